"""The ranking: who is still in, then the places, ties shown as ties (1.9, 1.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules_ropta.table_layout import Seat
from td_app.tournament.planning.bounties import bounties_won
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.planning.prizes import (
    Finishing,
)
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.flights import Bag
from td_app.tournament.state.person import Person
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.state.tournament import Entrant, Standing, TournamentState
from td_app.tournament.views.knockouts import NO_KILLS, kills
from td_app.tournament.views.naming import KeptOrder, Names
from td_app.tournament.views.prizes import Won, winnings


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One entrant's place. ``place`` is None while playing; ``tied`` when it is shared.

    ``won`` is what the place wins him, None for nothing. ``kills``: players knocked out, alone
    or with others; ``bounties``: what bounties paid, in cents. ``bag``: of whoever is through to a
    day 2, at the end of a day 1. ``counted``: the stack of who still plays, once it was counted.
    """

    entrant: int
    name: str
    club: str
    place: int | None
    tied: bool
    seat: Seat | None
    level: int | None
    out_at_ms: int | None
    withdrew: bool
    disqualified: bool
    prize: str
    won: Won | None = None
    kills: int = 0
    bounties: int = 0
    bag: Bag | None = None
    counted: StackRecord | None = None


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole ranking: players still in by name, then the places from the best.

    ``winners``: who took the first place, several at a satellite, in a deal or tied; nobody
    before the end. ``knockouts``: it was said of somebody who knocked them out; ``bounties``:
    there are some.
    """

    rows: tuple[StandingRow, ...]
    entrants: int
    players_left: int
    over: bool
    winners: tuple[str, ...]
    prizes: bool
    knockouts: bool = False
    bounties: bool = False

    @property
    def counted(self) -> tuple[StandingRow, ...]:
        """Return those whose stack was counted, the largest first."""
        found = [row for row in self.rows if row.counted is not None]
        return tuple(sorted(found, key=lambda row: -row.counted.chips if row.counted else 0))

    @property
    def winner(self) -> str | None:
        """Return the first winner, None while there is no winner."""
        return next(iter(self.winners), None)


#: A place (None while playing), and whether it is shared.
Placed = tuple[int | None, bool]
#: What an entrant without a place has of one.
UNPLACED: Placed = (None, False)


def places(state: TournamentState) -> Mapping[int, tuple[int, bool]]:
    """Return place and tie of everyone ranked; the winner is ranked once alone.

    Counted from those left: a late entrant after an elimination lowers every place.
    """
    ranked = _RANKED.places(state.finishing, state.players_left)
    last = state.last_places
    if not last:
        return ranked
    # The winner alone, or those who made a deal: told as those out are, nobody left before them.
    return {**_places_of(tuple(reversed(last)), 0), **ranked}


class _Ranked:
    """Caches the latest places: the next eliminations do not change them."""

    def __init__(self) -> None:
        self._last: tuple[Finishing, int, Mapping[int, tuple[int, bool]]] = ((), 0, {})

    def places(self, finishing: Finishing, players_left: int) -> Mapping[int, tuple[int, bool]]:
        """Return place and tie by entrant, the best place first."""
        before, left, found = self._last
        if finishing is not before or players_left != left:
            new = finishing[len(before) :]
            on = finishing[: len(before)] == before and left == players_left + sum(map(len, new))
            found = (
                {**_places_of(new, players_left), **found}
                if on
                else _places_of(finishing, players_left)
            )
            self._last = finishing, players_left, found
        return found


_RANKED = _Ranked()


def _places_of(groups: Finishing, players_left: int) -> dict[int, tuple[int, bool]]:
    """Place and tie of these groups, the last of them the best."""
    found: dict[int, tuple[int, bool]] = {}
    place = players_left + 1
    for group in reversed(groups):
        placed = (place, len(group) > 1)
        found.update(dict.fromkeys(sorted(group), placed))
        place += len(group)
    return found


def places_by(state: TournamentState, finishing: Finishing) -> Mapping[int, tuple[int, bool]]:
    """Return place and tie of everyone as another order would rank them."""
    return places(replace(state, finishing=finishing))


def standings(
    state: TournamentState, names: Names, kept: KeptOrder[StandingRow] | None = None
) -> Standings:
    """Return the ranking as it stands; ``kept`` saves making the same rows again."""
    kept = kept or KeptOrder()
    ranked = places(state)
    won = winnings(state)
    done = kills(state.knockouts)
    paid = bounties_won(state)
    bags = {bag.entrant: bag for bag in state.bagged.bags} if state.bagged else {}
    told = (state.entrants, ranked, state.outs, won, done, paid, bags, state.stacks)
    for who in kept.changes.since(*told):
        entrant = state.entrants.get(who)
        if entrant is None or (entrant.seat is None and who not in ranked):
            kept.drop(who)
            continue
        person = names.person(who)
        placed = ranked.get(who, UNPLACED)
        out = state.outs.get(who)
        row = _standing_row(entrant, person, placed, out, won.get(who), state.stacks.get(who))
        if who in done or who in paid:
            taken = done.get(who, NO_KILLS)[0]
            cents = paid.get(who, 0)
            row = replace(row, kills=taken, bounties=cents)
        if who in bags:
            row = replace(row, bag=bags[who])
        kept.put(who, (placed[0] or 0, person.sort_key, who), row)
    rows = kept.rows()
    return Standings(
        rows=rows,
        entrants=len(rows),
        players_left=state.players_left,
        over=state.over,
        winners=tuple(row.name for row in rows if row.place == 1) if state.over else (),
        prizes=bool(prize_plan(state)),
        knockouts=bool(state.knockouts),
        bounties=state.setup.has_bounties,
    )


def _standing_row(
    entrant: Entrant,
    person: Person,
    placed: Placed,
    record: OutRecord | None,
    won: Won | None,
    counted: StackRecord | None,
) -> StandingRow:
    return StandingRow(
        entrant=entrant.id,
        name=person.display_name,
        club=person.club,
        place=placed[0],
        tied=placed[1],
        seat=entrant.seat,
        level=record.level if record else None,
        out_at_ms=record.at_ms if record else None,
        withdrew=entrant.standing is Standing.WITHDRAWN,
        disqualified=entrant.standing is Standing.DISQUALIFIED,
        prize=" · ".join(text.text for text in won.texts) if won else "",
        won=won,
        counted=counted if entrant.seat is not None and placed[0] is None else None,
    )
