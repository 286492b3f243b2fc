"""Places and what they win: the ranking, ties shown as ties, the table of prizes (1.9, 1.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from rules_ropta.table_layout import Seat
from td_app.tournament.planning.prizes import Placing, award_of, placings, unfilled_places
from td_app.tournament.state.person import Person
from td_app.tournament.state.prizes import (
    PrizeKind,
    PrizePlan,
    amounts,
    cents_shared,
    places_covered,
    points_shared,
    texts_covered,
)
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.state.tournament import Entrant, Standing, TournamentState
from td_app.tournament.views.naming import KeptOrder, Names


@dataclass(frozen=True, slots=True)
class WonText:
    """The prize of ``place`` as it is written; ``among`` players share it."""

    place: int
    text: str
    among: int = 1


@dataclass(frozen=True, slots=True)
class Won:
    """What one player wins; ``among`` is how many hold his place.

    ``cents`` of money, ``points`` the exact average, ``texts`` the prizes written. With
    ``awaits`` those are at stake between the tied: the director has not said whose they are.
    """

    kind: PrizeKind
    place: int
    among: int
    cents: int = 0
    points: Fraction = Fraction(0)
    texts: tuple[WonText, ...] = ()
    awaits: bool = False


@dataclass(frozen=True, slots=True)
class PrizeWinner:
    """A player who holds a place that wins something; disqualified ones are told so.

    The rulebook says nothing of the prize of a player who left or was disqualified: he has
    his place, and the organiser decides.
    """

    entrant: int
    name: str
    club: str
    won: Won
    withdrew: bool
    disqualified: bool


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """A place paid: what it wins alone, and the names of those who cover it.

    ``text`` in kind or honorary, ``points``, or ``euros`` with ``share`` in tenths of a
    percent. ``shared``: several cover it; ``awaits``: the director is still to decide.
    """

    place: int
    text: str
    points: int
    euros: int
    share: int
    holders: tuple[str, ...]
    shared: bool
    awaits: bool


@dataclass(frozen=True, slots=True)
class PrizesView:
    """The prizes from the best place; ``rows`` is empty in a tournament without any.

    ``pool`` and ``unit`` in euros, ``given_cents`` what the holders of places have won so far.
    ``unfilled``: the places paid beyond the players who took part, 0 before the draw.
    """

    kind: PrizeKind
    paid: int
    rows: tuple[PrizeRow, ...]
    winners: tuple[PrizeWinner, ...]
    pool: int
    unit: int
    given_cents: int
    unfilled: int
    over: bool

    def __bool__(self) -> bool:
        """Return whether anything is won."""
        return bool(self.rows)


def prizes_view(state: TournamentState, names: Names) -> PrizesView:
    """Return the prizes: before the end the table, then with the names of those who won."""
    plan = state.setup.prize_plan
    won = winnings(state)
    covered = _covered(state, plan)
    money = plan.money if plan.kind is PrizeKind.MONEY else None
    return PrizesView(
        kind=plan.kind,
        paid=plan.paid,
        rows=tuple(_row(plan, place, covered.get(place), won, names) for place in _paid(plan)),
        winners=tuple(_winner(state, who, one, names) for who, one in won.items()),
        pool=money.pool if money else 0,
        unit=money.unit if money else 0,
        given_cents=sum(one.cents for one in won.values()),
        unfilled=unfilled_places(state),
        over=state.over,
    )


def winnings(state: TournamentState) -> dict[int, Won]:
    """Return what each entrant who holds a place wins, the best place first."""
    plan = state.setup.prize_plan
    won: dict[int, Won] = {}
    for placing in placings(state):
        if placing.place > plan.paid:
            break
        won.update(_of_placing(state, plan, placing))
    return won


def _of_placing(state: TournamentState, plan: PrizePlan, placing: Placing) -> dict[int, Won]:
    place, tied = placing.place, placing.entrants
    among = len(tied)
    match plan.kind:
        case PrizeKind.MONEY:
            each = cents_shared(plan, place, among)
            return {
                who: Won(plan.kind, place, among, cents=cents)
                for who, cents in zip(tied, each, strict=True)
            }
        case PrizeKind.POINTS:
            points = points_shared(plan, place, among)
            return {who: Won(plan.kind, place, among, points=points) for who in tied}
        case _:
            return _texts(state, plan, placing)


def _texts(state: TournamentState, plan: PrizePlan, placing: Placing) -> dict[int, Won]:
    place, tied = placing.place, placing.entrants
    among = len(tied)
    covered = texts_covered(plan, place, among)
    if not covered:
        return {}
    if among == 1:
        alone = WonText(place, plan.texts[place - 1])
        return {tied[0]: Won(plan.kind, place, among, texts=(alone,))}
    award = award_of(state, placing)
    if award is None:
        at_stake = tuple(WonText(n, plan.texts[n - 1], among) for n in covered)
        return {who: Won(plan.kind, place, among, texts=at_stake, awaits=True) for who in tied}
    won: dict[int, Won] = {}
    for who in tied:
        texts = tuple(
            WonText(given.prize, plan.texts[given.prize - 1], len(given.to))
            for given in award.given
            if who in given.to
        )
        if texts:
            won[who] = Won(plan.kind, place, among, texts=texts)
    return won


def _paid(plan: PrizePlan) -> range:
    return range(1, plan.paid + 1)


def _covered(state: TournamentState, plan: PrizePlan) -> dict[int, Placing]:
    """The players whose places cover each place paid."""
    found: dict[int, Placing] = {}
    for placing in placings(state):
        if placing.place > plan.paid:
            break
        for place in places_covered(placing.place, len(placing.entrants)):
            found[place] = placing
    return found


def _row(
    plan: PrizePlan, place: int, held: Placing | None, won: dict[int, Won], names: Names
) -> PrizeRow:
    at = place - 1
    holders = held.entrants if held else ()
    awaits = any(who in won and won[who].awaits for who in holders)
    if held and plan.kind.worded and not awaits:
        holders = tuple(
            who for who in holders if who in won and place in {t.place for t in won[who].texts}
        )
    return PrizeRow(
        place=place,
        text=plan.texts[at] if plan.kind.worded else "",
        points=plan.points[at] if plan.kind is PrizeKind.POINTS else 0,
        euros=amounts(plan.money)[at] if plan.kind is PrizeKind.MONEY else 0,
        share=plan.money.shares[at] if plan.kind is PrizeKind.MONEY else 0,
        holders=tuple(names.person(who).display_name for who in holders),
        shared=len(holders) > 1,
        awaits=awaits,
    )


def _winner(state: TournamentState, who: int, won: Won, names: Names) -> PrizeWinner:
    person, standing = names.person(who), state.entrants[who].standing
    return PrizeWinner(
        entrant=who,
        name=person.display_name,
        club=person.club,
        won=won,
        withdrew=standing is Standing.WITHDRAWN,
        disqualified=standing is Standing.DISQUALIFIED,
    )


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One entrant's place. ``place`` is None while playing; ``tied`` when it is shared.

    ``won`` is what the place wins him, None for nothing.
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


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole ranking: players still in by name, then the places from the best."""

    rows: tuple[StandingRow, ...]
    entrants: int
    players_left: int
    over: bool
    winner: str | None
    prizes: bool


#: A place (None while playing), and whether it is shared.
Placed = tuple[int | None, bool]
#: What an entrant without a place has of one.
UNPLACED: Placed = (None, False)


def places(state: TournamentState) -> Mapping[int, tuple[int, bool]]:
    """Return place and tie of everyone ranked; the winner is ranked once alone.

    Counted from those left: a late entrant after an elimination lowers every place.
    """
    alone = (who for table in state.open_tables() for who in table.places.values())
    return _places(state.finishing, state.players_left, next(alone) if state.over else None)


@lru_cache(maxsize=8)
def _places(
    finishing: tuple[tuple[int, ...], ...], players_left: int, winner: int | None
) -> Mapping[int, tuple[int, bool]]:
    found: dict[int, tuple[int, bool]] = {} if winner is None else {winner: (1, False)}
    place = players_left + 1
    for group in reversed(finishing):
        placed = (place, len(group) > 1)
        for who in sorted(group):
            found[who] = placed
        place += len(group)
    return found


def places_by(
    state: TournamentState, finishing: tuple[tuple[int, ...], ...]
) -> Mapping[int, tuple[int, bool]]:
    """Return place and tie of everyone as another order would rank them."""
    return places(replace(state, finishing=finishing))


def standings(
    state: TournamentState, names: Names, kept: KeptOrder[StandingRow] | None = None
) -> Standings:
    """Return the ranking as it stands; ``kept`` saves making the same rows again."""
    kept = kept or KeptOrder()
    ranked, won = places(state), winnings(state)
    for who in kept.changes.since(state.entrants, ranked, state.outs, won):
        entrant = state.entrants.get(who)
        if entrant is None or (entrant.seat is None and who not in ranked):
            kept.drop(who)
            continue
        person, placed = names.person(who), ranked.get(who, UNPLACED)
        row = _standing_row(entrant, person, placed, state.outs.get(who), won.get(who))
        kept.put(who, (placed[0] or 0, person.sort_key, who), row)
    rows = kept.rows()
    return Standings(
        rows=rows,
        entrants=len(rows),
        players_left=state.players_left,
        over=state.over,
        winner=next((r.name for r in rows if r.place == 1), None) if state.over else None,
        prizes=bool(state.setup.prize_plan),
    )


def _standing_row(
    entrant: Entrant, person: Person, placed: Placed, record: OutRecord | None, won: Won | None
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
    )
