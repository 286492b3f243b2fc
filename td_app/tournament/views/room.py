"""Where the button was drawn, for as long as no hand has moved it (2.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from rules_ropta.balancing import table_stop
from rules_ropta.button import Positions, next_after
from td_app.tournament.decide.penalties import hands_to_miss, served_now
from td_app.tournament.state.hands import HandRecord
from td_app.tournament.state.tournament import (
    AbsenceRecord,
    Entrant,
    Table,
    TableStatus,
    TournamentState,
)
from td_app.tournament.views.hand_for_hand import where_in_hand
from td_app.tournament.views.knockouts import bounties_on_heads
from td_app.tournament.views.naming import Changes, KeptOrder, Names, RowCache


def first_buttons(state: TournamentState) -> dict[int, int]:
    """Return the place drawn for the button by table, while the first hand has not begun."""
    if not state.draws:
        return {}
    last = state.draws[-1]
    fresh = state.players_left == len(last.seats) if last.final_table else not state.clock.started
    return dict(last.buttons) if fresh else {}


@dataclass(frozen=True, slots=True)
class TableHands:
    """The last hands, the latest first. ``age_ms`` since the latest; ``fresh``: under five
    minutes. ``offered``: the positions of the first hand, from the button that was drawn.
    """

    table: int
    hands: tuple[HandRecord, ...]
    age_ms: int
    fresh: bool
    offered: Positions | None

    @property
    def latest(self) -> HandRecord | None:
        """Return the hand being played, as far as it was noted."""
        return self.hands[0] if self.hands else None


def table_hands(state: TournamentState, table: int, now_ms: int) -> TableHands:
    """Return the hands recorded at a table, as of ``now_ms``."""
    kept = tuple(reversed(state.hands.get(table, ())))
    return TableHands(
        table=table,
        hands=kept,
        age_ms=max(0, now_ms - kept[0].at_ms) if kept else 0,
        fresh=bool(kept) and kept[0].fresh(now_ms),
        offered=None if kept else _from_the_draw(state, table),
    )


def _from_the_draw(state: TournamentState, table: int) -> Positions | None:
    """The first hand's positions: blinds after the drawn button, itself a blind of two (4.4)."""
    button = first_buttons(state).get(table)
    live = frozenset(state.tables[table].places) if table in state.tables else frozenset()
    if button not in live or len(live) < 2:
        return None
    after = next_after(button, live)
    if len(live) == 2:
        return Positions(button, button, after)
    return Positions(button, after, next_after(after, live))


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """A place with its player. ``away``: sanctioned, and not to sit there meanwhile (11.2).

    ``absence``: not there, his blinds taken, still counted (1.9, 2.3). ``noted_out``: out in
    the hand that all tables play, to be ranked with it (2.7). ``bounty`` on the head, in cents.
    ``stack``: the chips to start with, where they are not everybody's, until the clock starts.
    ``won``: they took the first place, alone or with others.
    """

    place: int
    entrant: int
    name: str
    first_name: str
    last_name: str
    club: str
    never_moved: bool
    hands_to_miss: int = 0
    away: bool = False
    noted_out: bool = False
    absence: AbsenceRecord | None = None
    bounty: int = 0
    stack: int | None = None
    won: bool = False


#: Hands still to miss, and whether the player has to leave the table meanwhile.
Missing = tuple[int, bool]

PLAYS: Missing = (0, False)


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A table of the room. ``short_by`` counts players fewer than the fullest, when it
    is enough to stop (else 0); ``button`` is the place drawn at the start, until play;
    ``in_hand`` where it is hand-for-hand: awaited, all_in or done (else empty)."""

    number: int
    seats: int
    out_of_use: tuple[int, ...]
    status: str
    stopped: bool
    short_by: int
    players: tuple[RoomSeat, ...]
    free_places: tuple[int, ...]
    button: int | None
    final: bool
    closing_rank: int
    in_hand: str = ""

    @property
    def count(self) -> int:
        """Return how many sit here."""
        return len(self.players)


@dataclass(frozen=True, slots=True)
class Room:
    """All tables; those open first, by number."""

    tables: tuple[RoomTable, ...]
    players_left: int
    largest: int
    smallest: int
    closing_order: tuple[int, ...]


class RoomViewCache:
    """The tables shown last, each kept while nothing it shows has changed."""

    def __init__(self) -> None:
        self.entrants = Changes()
        self.tables = Changes()
        self.around: object = None
        self.seats: dict[int, tuple[RoomSeat, ...]] = {}
        self.rows: RowCache[RoomTable] = RowCache()
        self.shown: KeptOrder[RoomTable] = KeptOrder()


def room(state: TournamentState, names: Names, kept: RoomViewCache | None = None) -> Room:
    """Return the room as it is; ``kept`` saves making the same tables again."""
    kept = kept or RoomViewCache()
    counts = state.counts()
    largest = max(counts.values(), default=0)
    order = state.closing_order()
    _show(state, names, kept, largest, order)
    return Room(
        tables=kept.shown.rows(),
        players_left=state.players_left,
        largest=largest,
        smallest=min(counts.values(), default=0),
        closing_order=order,
    )


def _show(
    state: TournamentState, names: Names, kept: RoomViewCache, largest: int, order: tuple[int, ...]
) -> None:
    """Make again the tables that changed, or all once what they are measured by has."""
    touched = _seats_now(state, names, kept)
    buttons = first_buttons(state)
    now = state.hand_for_hand
    around = (largest, order, buttons, state.final_table, state.tables_have_closed, now)
    if around != kept.around:
        kept.around = around
        touched = set(state.tables)
    closing_rank = {number: rank for rank, number in enumerate(order, 1)} if touched else {}
    short = _shortage(state, largest)
    noted = now.noted_entrants() if now is not None else frozenset()
    for number in touched:
        table = state.tables.get(number)
        if table is None:
            kept.shown.drop(number)
            continue
        # Players out in the hand being played are told as such.
        players = kept.seats[number]
        if noted and any(seat.entrant in noted for seat in players):
            players = tuple(replace(seat, noted_out=seat.entrant in noted) for seat in players)
        button = buttons.get(number)
        rank = closing_rank.get(number, 0)
        row = _table(state, kept, table, short(table), players, button, rank)
        kept.shown.put(number, _open_first(table), row)


def _open_first(table: Table) -> tuple[int, int]:
    status = table.status
    rank = 0 if status is TableStatus.OPEN else 1 if status is TableStatus.WAITING else 2
    return rank, table.number


def _table(
    state: TournamentState,
    kept: RoomViewCache,
    table: Table,
    short_by: int,
    players: tuple[RoomSeat, ...],
    button: int | None,
    closing_rank: int,
) -> RoomTable:
    final = table.number == state.final_table
    in_hand = where_in_hand(state, table.number)
    return kept.rows.row(
        table.number,
        (table, players, short_by, button, closing_rank, final, in_hand),
        lambda: RoomTable(
            number=table.number,
            seats=table.seats,
            out_of_use=tuple(sorted(table.out_of_use)),
            status=table.status.value,
            stopped=table.stopped,
            short_by=short_by,
            players=players,
            free_places=table.free_places,
            button=button,
            final=final,
            closing_rank=closing_rank,
            in_hand=in_hand,
        ),
    )


def _seats_now(state: TournamentState, names: Names, kept: RoomViewCache) -> set[int]:
    """Read again the tables where somebody or something changed; return their numbers."""
    now = served_now(state)
    missing = {
        who: (hands, not now[who].event.may_stay) for who, hands in hands_to_miss(state).items()
    }
    heads = bounties_on_heads(state)
    own = {} if state.clock.started else state.own_stacks
    away = state.away
    won = dict.fromkeys(state.winners, True)
    changed = kept.entrants.since(state.entrants, missing, away, heads, own, won)
    touched = kept.tables.since(state.tables)
    for who in changed & state.entrants.keys():
        if (seat := state.entrants[who].seat) is not None:
            touched.add(seat.table)
    for number in touched & state.tables.keys():
        table = state.tables[number]
        entrants = tuple(state.entrants[who] for who in table.places.values())
        seats = _with_figures(_seats(table, names, entrants, missing, away), heads, own)
        if won:
            seats = tuple(replace(seat, won=seat.entrant in won) for seat in seats)
        kept.seats[number] = seats
    return touched


def _with_figures(
    seats: tuple[RoomSeat, ...], heads: Mapping[int, int], own: Mapping[int, int]
) -> tuple[RoomSeat, ...]:
    """The seats with the bounty on each head and the stack of one's own, where there are any."""
    if not heads and not own:
        return seats
    return tuple(
        replace(seat, bounty=heads.get(seat.entrant, 0), stack=own.get(seat.entrant))
        for seat in seats
    )


def _seats(
    table: Table,
    names: Names,
    entrants: tuple[Entrant, ...],
    missing: Mapping[int, Missing],
    absences: Mapping[int, AbsenceRecord],
) -> tuple[RoomSeat, ...]:
    seats = []
    for place, entrant in zip(table.places, entrants, strict=True):
        person = names.person(entrant.id)
        hands, away = missing.get(entrant.id, PLAYS)
        seats.append(
            RoomSeat(
                place=place,
                entrant=entrant.id,
                name=person.display_name,
                first_name=person.first_name,
                last_name=person.last_name,
                club=person.club,
                never_moved=entrant.never_moved,
                hands_to_miss=hands,
                away=away,
                absence=absences.get(entrant.id),
            )
        )
    return tuple(sorted(seats, key=lambda seat: seat.place))


def _shortage(state: TournamentState, largest: int) -> Callable[[Table], int]:
    """Return how many players fewer than the fullest, when the rule stops a table for it (2.3)."""

    @cache
    def short_of(players: int) -> int:
        stop = table_stop(
            players_here=players,
            largest_elsewhere=largest,
            tables_have_closed=state.tables_have_closed,
            big_blind_at_empty_place=True,
        )
        return largest - players if stop.decision else 0

    def short(table: Table) -> int:
        # A full table is never short: a smaller one has nobody to wait for.
        may_fill = table.status is TableStatus.OPEN and len(table.places) < table.capacity
        return short_of(len(table.places)) if may_fill else 0

    return short
