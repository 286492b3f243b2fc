"""The announcement panel: moves accepted and whether they were read out (2.3, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.decide.buy_ins import add_on_now
from td_app.tournament.planning.amounts_due import waiting_list
from td_app.tournament.state.buy_ins import AddOn
from td_app.tournament.state.chips import ChipSet
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.hands import RoundOver
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.clock import ClockView, clock_view
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.hand_for_hand import HandForHandView, hand_for_hand_view, just_over
from td_app.tournament.views.knockouts import bounties_on_heads
from td_app.tournament.views.money import MoneyView, money_view
from td_app.tournament.views.naming import Names
from td_app.tournament.views.prizes import PrizesView, prizes_view


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One change of seat. ``why``: balancing, table_broken, final_table, by_hand, swapped,
    wrong_seat, left_there. ``absent``: the player's chips are carried to the new seat (2.3).
    ``overtaken``: they have moved again, are out, or play is over: the seat is no longer
    announced.
    """

    number: int
    entrant: int
    name: str
    from_seat: Seat
    to_seat: Seat
    why: str
    enters: str
    cites: tuple[str, ...]
    at_ms: int
    announced: bool
    absent: bool = False
    overtaken: bool = False

    @property
    def waits(self) -> bool:
        """Return whether this move is still to be read out."""
        return not self.announced and not self.overtaken


def announcements(state: TournamentState, names: Names, last: int = 200) -> tuple[MoveRow, ...]:
    """Return the latest moves, newest first; those of players since gone wait no longer."""
    latest = {m.entrant: m.number for m in state.moves}
    return tuple(
        MoveRow(
            number=m.number,
            entrant=m.entrant,
            name=names.person(m.entrant).display_name,
            from_seat=m.from_seat,
            to_seat=m.to_seat,
            why=m.why,
            enters=m.enters,
            cites=m.cites,
            at_ms=m.at_ms,
            announced=m.announced,
            absent=m.entrant in state.absences,
            overtaken=state.over
            or m.number != latest[m.entrant]
            or state.entrants[m.entrant].standing.left,
        )
        for m in reversed(state.moves[-last:])
    )


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A breaking order changed in play: the open tables, the next to close first (2.4)."""

    tables: tuple[int, ...]
    at_ms: int
    announced: bool


def new_breaking_order(state: TournamentState) -> OrderRow | None:
    """Return the breaking order as last changed in play, while several tables are open."""
    change = state.order_change
    tables = state.closing_order()
    if change is None or len(tables) < 2:
        return None
    return OrderRow(tables, change.at_ms, change.announced)


#: How long an announced move stays on the wall.
SHOWN_MS = 5 * 60_000

#: How long a time call that is over stays there, until the floor has said what became of it.
OVER_SHOWN_MS = 15_000


@dataclass(frozen=True, slots=True)
class TimeOnTheWall:
    """A countdown at a table (3.5), without a name: everybody reads the wall.

    ``seconds`` counted down in all, the last ``aloud_s`` aloud; ``ends_ms`` since 1970.
    """

    number: int
    table: int
    place: int | None
    seconds: int
    aloud_s: int
    ends_ms: int


@dataclass(frozen=True, slots=True)
class CallRow:
    """Somebody on the waiting list called to a seat."""

    name: str
    seat: Seat
    at_ms: int


@dataclass(frozen=True, slots=True)
class PublicView:
    """Clock, breaking order, last moves, and at the end who won: ``winners``, the first ``winner``.

    ``hands_over``: hand-for-hand has just ended (2.7). ``end_announced``: the hall may be told
    when play should end, once it has ``started``. ``money``: the entries and the pool;
    ``calls``: those called to a seat lately, the latest first; ``waiting``: how many wait for
    one. ``addon``: the add-on is still to come, or on now (``addon_now``). ``bounties``: what
    is on each head that bears one, in cents.
    """

    title: str
    place: str
    clock: ClockView
    closing_order: tuple[int, ...]
    moves: tuple[MoveRow, ...]
    winner: str | None
    prizes: PrizesView
    final_table: int | None
    entered: int
    drawn: bool
    started: bool
    chips: ChipSet
    end_announced: bool
    game: Game
    betting: Betting
    money: MoneyView
    time_calls: tuple[TimeOnTheWall, ...] = ()
    new_order: OrderRow | None = None
    hand_for_hand: HandForHandView | None = None
    hands_over: RoundOver | None = None
    calls: tuple[CallRow, ...] = ()
    waiting: int = 0
    addon: AddOn | None = None
    addon_now: bool = False
    bounties: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()


def public_view(state: TournamentState, names: Names, now_ms: int) -> PublicView:
    """Return the wall at ``now_ms``: moves not read out, or of the last five minutes."""
    recent = tuple(
        m
        for m in announcements(state, names, last=12)
        if not m.overtaken and (not m.announced or now_ms - m.at_ms <= SHOWN_MS)
    )
    addon = state.setup.entry_terms.addon
    won = standings(state, names).winners if state.over else ()
    kept = state.setup.entry_terms.greatest_field is not None or state.waiting
    row = new_breaking_order(state)
    shown = row is not None and (not row.announced or now_ms - row.at_ms <= SHOWN_MS)
    return PublicView(
        title=state.setup.name,
        place=state.setup.place,
        clock=clock_view(state, now_ms),
        closing_order=state.closing_order(),
        moves=recent,
        winner=next(iter(won), None),
        prizes=prizes_view(state, names),
        final_table=state.final_table,
        entered=len(state.entrants),
        drawn=state.drawn,
        started=state.clock.started,
        chips=state.setup.chips,
        end_announced=state.setup.end_announced,
        game=state.setup.game,
        betting=state.setup.betting,
        money=money_view(state),
        time_calls=time_on_the_wall(state, now_ms),
        hand_for_hand=hand_for_hand_view(state, names),
        hands_over=None if state.over else just_over(state, now_ms),
        new_order=row if shown else None,
        calls=_calls(state, names, now_ms),
        waiting=len(waiting_list(state)) if kept and not state.over else 0,
        addon=_addon_to_come(state, now_ms),
        addon_now=addon is not None and add_on_now(state, addon, now_ms),
        bounties=tuple(bounties_on_heads(state).values()),
        winners=won,
    )


def _calls(state: TournamentState, names: Names, now_ms: int) -> tuple[CallRow, ...]:
    """Return those called lately who sit where they were called, the latest first."""
    found = []
    for call in reversed(state.calls):
        if now_ms - call.at_ms > SHOWN_MS:
            break
        entrant = state.entrants.get(call.entrant)
        if entrant is not None and entrant.seat == call.seat:
            name = names.person(call.entrant).display_name
            found.append(CallRow(name, call.seat, call.at_ms))
    return tuple(found)


def _addon_to_come(state: TournamentState, now_ms: int) -> AddOn | None:
    """The add-on until its break is over; None in a tournament without one."""
    addon = state.setup.entry_terms.addon
    if addon is None or state.over:
        return None
    reading = read_clock(state.clock, state.setup.structure, now_ms)
    past = reading.level_number > addon.after and state.clock.started
    return None if past else addon


def time_on_the_wall(state: TournamentState, now_ms: int) -> tuple[TimeOnTheWall, ...]:
    """Return the countdowns the players see: the soonest to end first, those over at the end."""
    calls = [call for call in state.time_calls.values() if now_ms < call.ends_ms + OVER_SHOWN_MS]
    calls.sort(key=lambda call: (call.ends_ms <= now_ms, call.ends_ms, call.number))
    return tuple(
        TimeOnTheWall(
            call.number,
            call.table,
            _place_of(state, call.entrant),
            call.seconds,
            call.aloud_s,
            call.ends_ms,
        )
        for call in calls
    )


def _place_of(state: TournamentState, entrant: int | None) -> int | None:
    known = state.entrants.get(entrant) if entrant is not None else None
    return known.seat.number if known is not None and known.seat is not None else None
