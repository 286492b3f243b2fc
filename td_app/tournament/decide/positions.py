"""Button and blinds of a table that keeps them: set by hand, moved on by the rules (4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rules_ropta.blinds_and_antes import AnteFormat as AnteOwed
from rules_ropta.blinds_and_antes import ante_due
from rules_ropta.button import (
    NextHand,
    Positions,
    between,
    forward_in,
    last_before,
    next_positions,
)
from rules_ropta.hand_after_arrivals import Enters, arrival_positions
from rules_ropta.house_rules import BIG_BLIND_FORWARD
from rules_ropta.ruling import DirectorDecides, Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.decide.penalties import missed_in_the_hand
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.hands import HandRecord, last_hand
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.state.tournament import Table, TournamentState

OWED: Final[dict[AnteFormat, AnteOwed]] = {
    AnteFormat.BIG_BLIND: "bb",
    AnteFormat.BUTTON: "button",
    AnteFormat.CLASSIC: "classic",
}


def set_positions(
    state: TournamentState, command: cmd.SetPositions, context: Context
) -> ev.PositionsSet:
    """Note where the button and the blinds are; long after the last hand, count from one again."""
    checks.playing(state)
    table = checks.open_table(state, command.table)
    _check_places(table, command)
    places = Positions(command.button, command.sb, command.bb)
    live = frozenset(table.places)
    waiting = tuple(sorted(p for p in live if _not_dealt_in(places, p)))
    playing = live - set(waiting)
    if not playing:
        # Everybody sits between the button and the big blind, and nobody is the small blind.
        raise Refused("POSITIONS_OUT_OF_ORDER", cites=("4.3",))
    dead = places.button not in playing
    known = last_hand(state.hands, table.number)
    ante, payer = _ante(state, context, places, dead)
    return ev.PositionsSet(
        table=table.number,
        hand=known.number if known is not None and known.fresh(context.now_ms) else 1,
        button=places.button,
        button_dead=dead,
        dealer=_dealer(places, playing) if dead else places.button,
        sb=places.small_blind,
        bb=places.big_blind,
        waiting=waiting,
        ante=ante,
        ante_payer=payer,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("4.3", "4.4") if places.heads_up else ("4.3",),
    )


def _check_places(table: Table, command: cmd.SetPositions) -> None:
    if len(table.places) < 2:
        raise Refused("TOO_FEW_TO_PLAY", cites=("4.4",), players=len(table.places))
    for place in (command.button, command.bb, *([] if command.sb is None else [command.sb])):
        if not 1 <= place <= table.seats:
            raise Refused("NO_SUCH_PLACE", table=table.number, place=place, seats=table.seats)
        if place in table.out_of_use:
            raise Refused("SEAT_OUT_OF_USE", table=table.number, place=place)
    if command.bb in (command.button, command.sb):
        raise Refused("POSITIONS_MEET", cites=("4.3",), place=command.bb)
    if command.sb == command.button:
        if len(table.places) > 2:
            raise Refused("BUTTON_SMALL_BLIND_OF_TWO", cites=("4.4",), place=command.button)
    elif command.sb is not None and not between(command.button, command.sb, command.bb):
        raise Refused("POSITIONS_OUT_OF_ORDER", cites=("4.3",))


def _not_dealt_in(places: Positions, place: int) -> bool:
    """Return whether a player sat down in the zone that is not dealt in, the small blind apart
    (2.3).
    """
    in_zone = between(places.button, place, places.big_blind)
    return in_zone and place != places.small_blind


def _dealer(places: Positions, playing: Collection[int]) -> int:
    """Return the dealer at a dead button: the player before it, never a blind (4.3)."""
    blinds = (places.small_blind, places.big_blind)
    may_deal = [p for p in playing if p not in blinds] or list(playing)
    return last_before(places.button, may_deal)


def next_hand(state: TournamentState, command: cmd.NextHand, context: Context) -> ev.HandTapped:
    """Move the button and the blinds on, by who played, who is out and who has sat down.

    Whoever was sanctioned before the hand that ends has missed it (11.2).
    """
    checks.playing(state)
    table = checks.open_table(state, command.table)
    last = last_hand(state.hands, table.number)
    if last is None:
        raise Refused("POSITIONS_UNKNOWN", cites=("4.3",), table=table.number)
    moved = _moved_on(state, table, last)
    places = moved.hand.positions
    ante, payer = _ante(state, context, places, moved.hand.button_dead)
    # A hand that all tables play together is counted as missed when its table is done, whenever
    # that is tapped.
    going = state.hand_for_hand
    together = going is not None and going.round.hand and last.at_ms >= going.announced_ms
    missed = () if together else missed_in_the_hand(state, table.number, last.at_ms)
    return ev.HandTapped(
        table=table.number,
        hand=last.number + 1,
        button=places.button,
        button_dead=moved.hand.button_dead,
        dealer=moved.hand.dealer,
        sb=places.small_blind,
        sb_place=places.button if places.heads_up else moved.sb_place,
        bb=places.big_blind,
        entering=moved.entering,
        ante=ante,
        ante_payer=payer,
        because=moved.because,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=moved.cites,
        missed=missed,
    )


def entering_next_hand(
    state: TournamentState, table: Table, newcomers: Mapping[int, int], now_ms: int
) -> Mapping[int, str]:
    """Return by place how each newcomer (entrant by place) comes into the next hand (2.3).

    Nobody, where the positions of the table are not known now, or the director settles them.
    """
    last = last_hand(state.hands, table.number)
    if last is None or not last.fresh(now_ms):
        return {}
    seated = replace(table, places={**table.places, **newcomers})
    try:
        entering = _moved_on(state, seated, last).entering
    except Refused:
        return {}
    return {place: enters for place, enters in entering if place in newcomers}


@dataclass(frozen=True, slots=True)
class _Moved:
    """The next hand as the rules give it; ``sb_place`` is the small blind's, posted or not."""

    hand: NextHand
    entering: tuple[tuple[int, Enters], ...]
    sb_place: int | None
    because: tuple[str, ...]
    cites: tuple[str, ...]


def _moved_on(state: TournamentState, table: Table, last: HandRecord) -> _Moved:
    """Return the positions after the hand just played, for the players seated now."""
    now = table.places
    house = declared_house_rules(state.setup)
    stayed = {place for place, who in last.seated.items() if now.get(place) == who}
    waiting = stayed & set(last.waiting)
    dealt_in = set(last.seated) - set(last.waiting)
    gone = dealt_in - stayed
    arrivals = set(now) - stayed
    if not arrivals and not waiting:
        # Those who paid the big blind, the latest last, their player still there.
        history = tuple(
            hand.big_blind
            for hand in state.hands[table.number]
            if hand.seated.get(hand.big_blind) == table.places.get(hand.big_blind)
        )
        if house.obeyed(BIG_BLIND_FORWARD):
            forward = forward_in(house, last.positions, dealt_in - gone)
            return _moved_hand(forward.decision, (), last, forward.because.code, forward.cites)
        ruling = next_positions(last.positions, dealt_in, gone, history)
        return _moved_hand(ruling.decision, (), last, ruling.because.code, ruling.cites)
    answer = arrival_positions(
        last.positions, dealt_in, gone, arrivals, waiting, table.seats, house=house
    )
    if isinstance(answer, DirectorDecides):
        raise Refused("POSITIONS_UNDECIDED", cites=answer.cites, question=answer.question.code)
    found = answer.decision
    return _moved_hand(found.hand, found.entering, last, answer.because.code, answer.cites)


def _moved_hand(
    hand: NextHand,
    entering: tuple[tuple[int, Enters], ...],
    last: HandRecord,
    code: str,
    cites: tuple[str, ...],
) -> _Moved:
    """The next hand with all that the rules did, each under its code."""
    places = hand.positions
    codes = [code]
    if hand.button_dead:
        codes.append("BUTTON_DEAD")
    if places.small_blind is None:
        codes.append("NO_SMALL_BLIND")
    back = code == "BIG_BLIND_GOES_BACK" and places.small_blind is not None
    sb_place = places.small_blind if back and places.small_blind else last.big_blind
    if code == "BIG_BLIND_FORWARD":
        # Nobody posted it: the button stays, at any place it would have fallen on.
        return _Moved(hand, entering, places.small_blind, tuple(dict.fromkeys(codes)), cites)
    return _Moved(hand, entering, sb_place, tuple(dict.fromkeys(codes)), cites)


def _ante(
    state: TournamentState, context: Context, places: Positions, dead: bool
) -> tuple[str, int | None]:
    """Return the code of the ante in this hand, and the place that owes it if one alone does
    (4.2).
    """
    owed = OWED.get(state.setup.ante_format)
    level = read_clock(state.clock, state.setup.structure, context.now_ms).level
    if owed is None or not level.ante:
        return "", None
    ruling = ante_due(owed, dead, places.heads_up, places.big_blind, places.button)
    return ruling.because.code, ruling.decision.ante_payer


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.SetPositions: set_positions,
    cmd.NextHand: next_hand,
}
