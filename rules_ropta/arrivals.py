"""Late entries, newcomers at a table, and which players are dealt in (ROPTA 1.8, 1.9, 2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.button import between, next_after
from rules_ropta.field_types import Level, Unasked, asked_when
from rules_ropta.hand_after_arrivals import Enters
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    LATE_ENTRY_UNTIL,
    NO_SHOWS_OUT_AFTER,
    HouseRules,
)
from rules_ropta.question import either, incident, procedure
from rules_ropta.ruling import Line, Plain, Reason, Refused, Ruling, applies, decided
from rules_ropta.table_layout import Seat, TableLayout


@applies("1.8")
def late_entry_allowed(
    level: int, until_level: int | None, house: HouseRules = BY_THE_BOOK
) -> Ruling[bool]:
    """Return whether an entrant may come in during ``level`` (0 before the first).

    ``until_level`` is the last level open to late entrants by the tournament's own rules;
    None leaves it to the house rules, or to the rulebook: to the end of the second.

    >>> late_entry_allowed(2, None).decision, late_entry_allowed(3, None).decision
    (True, False)
    """
    if level < 0:
        raise Refused("NO_SUCH_LEVEL", cites=("1.8",), level=level)
    departures = house.obeyed(LATE_ENTRY_UNTIL) if until_level is None else ()
    until = house.number(LATE_ENTRY_UNTIL) if until_level is None else until_level
    by_default = until_level is None and not departures
    allowed = level <= until
    return Ruling(
        allowed,
        cites=("1.8",),
        because=Reason(
            "LATE_ENTRY_OPEN" if allowed else "LATE_ENTRY_CLOSED",
            {"level": level, "until": until, "by_default": by_default},
        ),
        departures=departures,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LateEntrant:
    """Someone comes during a level; ``rule`` is the tournament's own last level, or null."""

    level: Level
    rule: Level | None = None


@dataclass(frozen=True, slots=True)
class LateEntry:
    """The decision: whether the player may still enter."""

    allowed: bool


@procedure(
    "late_entry",
    "1.8",
    moment="clock",
    line=either("allowed", "MAY_COME_IN", "TOO_LATE_TO_COME_IN"),
    departs=(LATE_ENTRY_UNTIL,),
)
def late_entry(case: LateEntrant, house: HouseRules) -> Ruling[LateEntry]:
    """Return whether an entrant may still come in during this level."""
    ruling = late_entry_allowed(case.level, case.rule, house)
    return decided(ruling, LateEntry(ruling.decision))


@applies("1.8", "1.9")
def no_show_leaves(level: int, house: HouseRules = BY_THE_BOOK) -> Ruling[bool]:
    """Return whether a seated player who never came is withdrawn during ``level``.

    By the text his chips stay and pay the blinds until none is left; a tournament may set a
    level after which he is withdrawn.

    >>> no_show_leaves(9).decision
    False
    """
    departures = house.obeyed(NO_SHOWS_OUT_AFTER)
    if not departures:
        return Ruling(False, cites=("1.8", "1.9"), because=Reason("NO_SHOW_CHIPS_STAY"))
    until = house.number(NO_SHOWS_OUT_AFTER)
    leaves = level > until
    return Ruling(
        leaves,
        cites=("1.8", "1.9"),
        because=Reason(
            "NO_SHOW_LEAVES" if leaves else "NO_SHOW_AWAITED", {"level": level, "until": until}
        ),
        departures=departures,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class QualifiedAbsent:
    """A player who qualified is not there on day 2: what did they say, is there a time limit?

    ``deadline``: that by which this tournament's own rules want them there.
    """

    notice: Literal["none", "late", "not_coming"]
    deadline: Annotated[
        Literal["none", "running", "passed"], asked_when(notice=("none", "late"))
    ] = "none"


@dataclass(frozen=True, slots=True)
class DayTwo:
    """The decision: whether the player is withdrawn, dealt in, and pays the blinds."""

    withdrawn: bool
    dealt_in: bool
    blinds_taken: bool


@incident(
    "day2_absent",
    "1.8",
    "1.9",
    "4.1",
    moment="before_deal",
    line=either("withdrawn", "ABSENT_WITHDRAWN", "ABSENT_BLINDED_OFF"),
)
def day2_absent(case: QualifiedAbsent) -> Ruling[DayTwo]:
    """Return whether a qualified player who is absent is withdrawn.

    Not before the chips run out, unless they said they would not come, or the tournament sets a
    time and it has passed. Until then they are dealt in, their hands dead (4.1).

    >>> day2_absent(QualifiedAbsent(notice="none")).decision.withdrawn
    False
    """
    if case.notice == "not_coming":
        because = Reason("ABSENT_GAVE_NOTICE")
        return Ruling(DayTwo(True, False, False), ("1.8", "1.9"), because)
    if case.deadline == "passed":
        return Ruling(DayTwo(True, False, False), ("1.8",), Reason("ABSENT_PAST_THE_TIME_SET"))
    code = "ABSENT_TIME_STILL_RUNS" if case.deadline == "running" else "ABSENT_KEEPS_CHIPS"
    return Ruling(DayTwo(False, True, True), ("1.8", "4.1"), Reason(code))


@dataclass(frozen=True, slots=True)
class Arrival:
    """A seat and how its player comes into the next hand.

    ``depends``: it turns on where the button and the small blind are; ask for them.
    ``hands_before_big_blind`` counts the hands dealt before the one where he pays it, if
    nobody else comes or goes.
    """

    seat: Seat
    enters: Enters
    hands_before_big_blind: int


@applies("1.8", "2.3")
def seat_for_arrival(layout: TableLayout) -> Ruling[Arrival]:
    """Return the free place that pays the big blind soonest, for a moved or late player.

    ``layout.big_blind`` is its place in the hand in progress or just played, still marked
    when its player has gone out; the button and the small blind sharpen how the newcomer
    comes in. Refused: ``TABLE_FULL``, ``BIG_BLIND_UNKNOWN``.

    >>> table = TableLayout(number=3, seats=9, occupied=frozenset({1, 2, 4, 5, 8}), big_blind=5)
    >>> seat_for_arrival(table).decision
    Arrival(seat=Seat(table=3, number=6), enters='big_blind', hands_before_big_blind=0)
    """
    if layout.big_blind is None:
        raise Refused("BIG_BLIND_UNKNOWN", cites=("2.3",), table=layout.number)
    free = layout.free_after(layout.big_blind)
    if not free:
        raise Refused("TABLE_FULL", cites=("2.3",), table=layout.number)
    return arrival_at(layout, free[0])


@applies("2.3")
def arrival_at(layout: TableLayout, place: int, code: str = "BIG_BLIND_SOONEST") -> Ruling[Arrival]:
    """Return how somebody comes in at this free place; ``code`` says why it is this one.

    >>> table = TableLayout(number=3, seats=9, occupied=frozenset({1, 2, 4, 5, 8}), big_blind=5)
    >>> arrival_at(table, 9).decision.hands_before_big_blind
    1
    """
    assert layout.big_blind is not None
    enters = _enters(layout, layout.big_blind, place)
    hands = _players_between(layout, layout.big_blind, place)
    return Ruling(
        Arrival(Seat(layout.number, place), enters, hands),
        cites=("2.3",),
        because=Reason(
            code, {"table": layout.number, "place": place, "enters": enters, "hands": hands}
        ),
    )


def _players_between(layout: TableLayout, after: int, place: int) -> int:
    return sum(1 for p in layout.occupied if between(after, p, place))


def _enters(layout: TableLayout, big_blind: int, place: int) -> Enters:
    """Return how a newcomer at this place comes in, judged by the places of the last hand."""
    if place == big_blind:
        return "small_blind"
    if _players_between(layout, big_blind, place) == 0:
        return "big_blind"
    small_blind = layout.small_blind
    if small_blind is None:
        small_blind = _small_blind_between(layout, big_blind, place)
    if small_blind is None:
        return "depends"
    if place == small_blind:
        return "button"
    if between(small_blind, place, big_blind):
        return "waits"
    return "plays"


def _small_blind_between(layout: TableLayout, big_blind: int, place: int) -> int | None:
    """Return the place of the last small blind, as far as the players and the button show it.

    Nobody was dealt in between the small and the big blind. A player between the newcomer's
    place and the big blind is therefore the small blind, or sits before it; so does a player
    between the button and the big blind. Failing both, the only usable place between button
    and big blind had it; when there is none, two played, and the button was the small blind.
    """
    behind = [p for p in layout.occupied if between(place, p, big_blind)]
    if behind:
        return next_after(place, behind)
    button = layout.button
    if button is None:
        return None
    zone = [p for p in layout.places_after(button) if between(button, p, big_blind)]
    players = [p for p in zone if p in layout.occupied]
    if players:
        return players[-1]
    usable = [p for p in zone if p not in layout.out_of_use]
    if not usable:
        return button
    return usable[0] if len(usable) == 1 else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Newcomer:
    """Someone who may play sits down as a hand is made ready."""

    deal_started: bool
    blinds_posted: Annotated[bool, asked_when(deal_started=False, required=True)] = False
    shuffled: Annotated[bool, Unasked()] = False


@dataclass(frozen=True, slots=True)
class DealtIn:
    """The decision: whether the player is dealt in, and whether posts already made are adjusted."""

    dealt_in: bool
    adjust_posts: bool


def _arrival_deal_line(decision: Plain, _: Plain) -> Line:
    if not decision["dealt_in"]:
        return Line("NOT_DEALT_IN")
    return Line("DEALT_IN_POSTS_CORRECTED" if decision["adjust_posts"] else "DEALT_IN")


@procedure("arrival_deal", "2.3", moment="before_deal", line=_arrival_deal_line)
def arrival_deal(case: Newcomer) -> Ruling[DealtIn]:
    """Return whether a newcomer who may play is dealt in: until a card has left the deck.

    Shuffled or blinds posted is no obstacle: the posts are put right.

    >>> arrival_deal(Newcomer(deal_started=False, blinds_posted=True)).decision
    DealtIn(dealt_in=True, adjust_posts=True)
    """
    started = case.deal_started
    return Ruling(
        DealtIn(not started, not started and case.blinds_posted),
        cites=("2.3",),
        because=Reason("DEAL_HAS_STARTED" if started else "DEALT_IN_POSTS_ADJUSTED"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrivalMisjudged:
    """Blinds were posted wrongly around an arrival."""

    substantial_action: bool


@dataclass(frozen=True, slots=True)
class BlindsCorrected:
    """The decision: whether the blinds are corrected."""

    blinds_corrected: bool


@procedure(
    "arrival_error",
    "2.3",
    moment="before_deal",
    line=either("blinds_corrected", "ARRIVAL_BLINDS_CORRECTED", "ARRIVAL_BLINDS_STAND"),
)
def arrival_error(case: ArrivalMisjudged) -> Ruling[BlindsCorrected]:
    """Return whether blinds wrongly posted around an arrival are still put right.

    >>> arrival_error(ArrivalMisjudged(substantial_action=True)).decision.blinds_corrected
    False
    """
    code = "HAND_WAS_PLAYED" if case.substantial_action else "NO_ACTION_YET"
    corrected = BlindsCorrected(not case.substantial_action)
    return Ruling(corrected, cites=("2.3",), because=Reason(code))
