"""The list of entrants: who, where, in which state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.decide.moves import still_to_seat
from td_app.tournament.planning.amounts_due import entry_cost, to_pay
from td_app.tournament.state.buy_ins import FREEZEOUT, EntryTerms
from td_app.tournament.state.person import Person
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.tournament import (
    AbsenceRecord,
    Entrant,
    Majority,
    Standing,
    TournamentState,
)
from td_app.tournament.views.finishing import UNPLACED, Placed, places
from td_app.tournament.views.knockouts import NO_KILLS, bounties_on_heads, kills
from td_app.tournament.views.naming import KeptOrder, Names


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One entrant. ``standing``: registered, seated, out, withdrawn, disqualified; ``waits`` for
    a seat; ``absence`` from their seat (1.9); ``kills``: players knocked out, ``bounty`` on a
    player in play, in cents. ``stays`` (entries, the first one counted), ``rebuys`` and
    ``addons`` taken; ``owes``: cents still to pay, negative to be given back; ``answered``: the
    director covers all of it. ``own_stack``: chips to start with, where they are not those of
    everybody.
    """

    entrant: int
    name: str
    person: Person
    club: str
    present: bool
    majority: str
    standing: str
    seat: Seat | None
    place: int | None
    tied: bool
    need: Need | None
    never_moved: bool
    late: bool
    waits: bool
    absence: AbsenceRecord | None = None
    kills: int = 0
    bounty: int = 0
    stays: int = 1
    rebuys: int = 0
    addons: int = 0
    owes: int = 0
    answered: bool = False
    own_stack: int | None = None

    @property
    def unpaid(self) -> bool:
        """Return whether a debt is open that the director does not cover."""
        return self.owes > 0 and not self.answered


@dataclass(frozen=True, slots=True)
class Players:
    """Every entrant by name, with the counts a director reads at a glance.

    ``terms``: how one enters, and what may be bought.
    """

    rows: tuple[PlayerRow, ...]
    registered: int
    present: int
    unchecked: int
    seated: int
    out: int
    absent: int = 0
    terms: EntryTerms = FREEZEOUT


class KeptPlayers(KeptOrder[PlayerRow]):
    """The list shown last, with who was present, and whose age was still to be checked."""

    def __init__(self) -> None:
        super().__init__()
        self.present: set[int] = set()
        self.unchecked: set[int] = set()

    def put(self, key: int, order: object, row: PlayerRow) -> None:
        """Put a row in its place, instead of the one it had."""
        super().put(key, order, row)
        if row.present:
            self.present.add(key)
            if row.majority == Majority.UNCHECKED.value:
                self.unchecked.add(key)

    def drop(self, key: int) -> None:
        """Take the row of a key out, if it has one."""
        super().drop(key)
        self.present.discard(key)
        self.unchecked.discard(key)


def players(state: TournamentState, names: Names, kept: KeptPlayers | None = None) -> Players:
    """Return the list of entrants by name; ``kept`` saves making the same rows again."""
    kept = kept or KeptPlayers()
    ranked = places(state)
    waiting = dict.fromkeys(still_to_seat(state), True)
    done = kills(state.knockouts)
    heads = bounties_on_heads(state)
    sold = _sold(state)
    own = state.own_stacks
    away = state.away
    told = (state.entrants, ranked, waiting, away, done, heads, own, *sold)
    for who in kept.changes.since(*told):
        entrant = state.entrants.get(who)
        if entrant is None:
            kept.drop(who)
            continue
        person = names.person(who)
        row = _row(entrant, person, ranked.get(who, UNPLACED), away.get(who))
        row = replace(row, waits=True) if who in waiting else row
        if who in done or who in heads:
            row = replace(row, kills=done.get(who, NO_KILLS)[0], bounty=heads.get(who, 0))
        row = replace(row, own_stack=own[who]) if who in own else row
        row = _with_bought(row, state) if any(sold) else row
        kept.put(who, (person.sort_key, who), row)
    rows = kept.rows()
    return Players(
        rows=rows,
        registered=len(rows),
        present=len(kept.present),
        unchecked=len(kept.unchecked),
        seated=state.players_left,
        out=len(state.outs),
        absent=len(away),
        terms=state.setup.entry_terms,
    )


def _sold(state: TournamentState) -> tuple[Mapping[int, object], ...]:
    """Return the mappings that change purchases and debts: empty in a free freezeout."""
    terms = state.setup.entry_terms
    cash = state.cash
    if terms == FREEZEOUT and not cash.payments:
        return {}, {}, {}, {}
    asked = {}
    if terms.priced and len(state.entrants) > state.took_part:
        listed = (i for i, e in state.entrants.items() if e.standing is Standing.REGISTERED)
        asked = {i: entry_cost(state, i).total for i in listed}
    return state.stays.by_entrant, cash.paid, cash.answered, asked


def _with_bought(row: PlayerRow, state: TournamentState) -> PlayerRow:
    stays = state.stays.by_entrant[row.entrant]
    owes = to_pay(state, row.entrant)
    return replace(
        row,
        stays=len(stays),
        rebuys=sum(stay.times(RE_BUY) for stay in stays),
        addons=sum(stay.times(ADD_ON) for stay in stays),
        owes=owes,
        answered=0 < owes <= state.cash.answered.get(row.entrant, 0),
    )


def _row(
    entrant: Entrant, person: Person, placed: Placed, absence: AbsenceRecord | None
) -> PlayerRow:
    return PlayerRow(
        entrant=entrant.id,
        name=person.display_name,
        person=person,
        club=person.club,
        present=entrant.present,
        majority=entrant.majority.value,
        standing=entrant.standing.value,
        seat=entrant.seat,
        place=placed[0],
        tied=placed[1],
        need=entrant.need,
        never_moved=entrant.never_moved,
        late=entrant.late,
        waits=False,
        absence=absence,
    )


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A seat drawn and its entrant; ``rank`` is the place in the order of entrants, from 1."""

    rank: int
    entrant: int
    name: str
    club: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawView:
    """One draw: seed in hexadecimal, method, order of entrants, result."""

    sequence: int
    at_ms: int
    seed: str
    method: str
    final_table: bool
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    seats: tuple[DrawnSeat, ...]
    current: bool


def draws(state: TournamentState, names: Names) -> tuple[DrawView, ...]:
    """Return every draw that counts, the last one last."""
    found = []
    for record in state.draws:
        seats = dict(record.seats)
        found.append(
            DrawView(
                sequence=record.sequence,
                at_ms=record.at_ms,
                seed=record.seed,
                method=record.method,
                final_table=record.final_table,
                button_place=record.button_place,
                buttons=record.buttons,
                seats=tuple(
                    DrawnSeat(
                        rank=rank,
                        entrant=who,
                        name=names.person(who).display_name,
                        club=names.person(who).club,
                        seat=seats[who],
                    )
                    for rank, who in enumerate(record.order, 1)
                    if who in state.entrants
                ),
                current=record is state.draws[-1],
            )
        )
    return tuple(found)
