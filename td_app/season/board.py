"""The standings of a season as faces show them: ranks, movement, tie-breaks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import accumulate

from rules_ropta.ruling import Refused
from td_app.season.people import Appearance
from td_app.season.repository import Correction, Mark, SeasonEvening
from td_app.season.scale import NOTHING, ByList, Scale
from td_app.season.standings import (
    EveningKey,
    EveningPoints,
    Parted,
    Played,
    Standing,
    parted_by,
    season_points,
    standings_of,
)
from td_app.tournament.state.public_name import PublicName

#: A season whose scale has not been chosen pays nothing.
NO_SCALE = Scale(ByList(()))


@dataclass(frozen=True, slots=True)
class Who:
    """A person in a season: their name, their licence, and their pseudonym.

    ``short`` is their first name and initial, empty once erased; ``in_public``: how they chose to
    be named there.
    """

    key: str
    name: str
    licence: str = ""
    public: str = ""
    in_public: PublicName = PublicName.UNASKED
    short: str = ""

    @property
    def unpublished(self) -> bool:
        """Return whether they refuse that their name stands in public."""
        return self.in_public.refused


@dataclass(frozen=True, slots=True)
class EveningFacts:
    """An evening of the season, and how many took part; ``over`` when it has its last place.

    ``day_one``: it is a flight, which counts with its day 2 alone.
    """

    kept: SeasonEvening
    key: EveningKey
    entrants: int
    guests: int = 0
    over: bool = True
    day_one: bool = False


@dataclass(frozen=True, slots=True)
class SeasonFacts:
    """All that a season's standings are made of; players by their key.

    ``known``: by which name and licence each was there. ``days_one``: the evenings that are a
    day 1, counted with their day 2.
    """

    evenings: tuple[EveningFacts, ...]
    played: tuple[Played, ...]
    people: Mapping[str, Who]
    guests: frozenset[str] = frozenset()
    corrections: tuple[tuple[str, Correction], ...] = ()
    marks: Mapping[Mark, str] = field(default_factory=dict)
    known: tuple[Appearance, ...] = ()
    days_one: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Scales:
    """The scale of a season, and those of the parts that have their own, by the part's number.

    ``fault``: one that was kept and cannot be read, which pays nothing.
    """

    season: Scale = NO_SCALE
    parts: Mapping[int, Scale] = field(default_factory=dict)
    fault: Refused | None = None

    def of_part(self, part: int | None) -> Scale:
        """Return the scale that ranks a part of the season, or the whole season for ``None``.

        A part without a scale of its own takes the season's, counting every one of its evenings.
        """
        if part is None:
            return self.season
        whole = replace(self.season, best=None, minimum_evenings=0)
        return self.parts.get(part, whole)


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A player's line. ``moved``: ranks won since the evening before, None for a newcomer.

    ``parted``: what set them after the line above, of equal points; ``stack``: their chips in the
    final, None without one.
    """

    rank: int
    who: Who
    points: Fraction
    moved: int | None
    evenings: int
    counted: int
    kills: int
    wins: int
    best: Fraction
    malus: Fraction
    correction: Fraction
    played: tuple[EveningPoints, ...]
    parted: Parted | None = None
    stack: int | None = None
    corrections: Mapping[int | None, Fraction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Board:
    """Standings after ``last``, the evening played last; who is ``left_out``, and why.

    ``GUEST``, or ``MINIMUM``: too few evenings yet; ``apart`` is what those earned, by their keys.
    ``fault``: a formula that has no value for somebody, who got nothing for it; a scale that
    cannot be read or worked out, which pays nobody.
    """

    rows: tuple[BoardRow, ...]
    evenings: tuple[EveningFacts, ...]
    left_out: tuple[tuple[Who, str, int], ...] = ()
    scale: Scale = NO_SCALE
    fault: Refused | None = None
    apart: Mapping[str, tuple[EveningPoints, ...]] = field(default_factory=dict)

    @property
    def everyone(self) -> tuple[Who, ...]:
        """Return the people ranked, then those left out."""
        return (*(row.who for row in self.rows), *(who for who, _, _ in self.left_out))

    @property
    def refused(self) -> frozenset[str]:
        """Return the keys of the people who refuse to be named in public."""
        return frozenset(who.key for who in self.everyone if who.unpublished)

    @property
    def last(self) -> EveningFacts | None:
        """Return the evening played last, None before the first."""
        return self.evenings[-1] if self.evenings else None


def board_of(
    facts: SeasonFacts, scales: Scales, part: int | None = None, *, strict: bool = False
) -> Board:
    """Return the standings of a season, or of a part of it.

    ``strict``: refused (``FORMULA_FAILS``, ``FORMULA_TOO_HEAVY``) where a formula has no value.
    """
    faults: list[Refused] = []
    counting = {facts.key: facts.kept for facts in facts.evenings if facts.kept.counts}
    own = {key: scales.parts.get(kept.part or 0, scales.season) for key, kept in counting.items()}
    guests = frozenset() if scales.season.guests_ranked else facts.guests
    try:
        points = season_points(
            scales.season,
            (row for row in facts.played if row.evening in counting),
            scale_of=own.__getitem__,
            guests=guests,
            faults=None if strict else faults,
            entrants={one.key: one.entrants for one in facts.evenings},
        )
    except Refused as too_heavy:
        if strict:
            raise
        # Nobody is paid, rather than those who were counted first.
        return board_of(facts, Scales(fault=too_heavy), part)
    evenings = tuple(
        one
        for one in facts.evenings
        if one.key in counting and (part is None or one.kept.part == part)
    )
    scale = scales.of_part(part)
    shown = {one.key for one in evenings}
    put_right = _put_right(facts, evenings if part is not None else None)
    ranking = _Ranking(scale, _only(points, shown), guests, put_right)
    left_out = _left_out(ranking, facts)
    return Board(
        _rows(ranking, facts, evenings),
        evenings,
        left_out,
        scale,
        next(iter(faults), scales.fault),
        {who.key: tuple(ranking.points[who.key]) for who, _, _ in left_out},
    )


def race(board: Board, players: int = 10) -> tuple[tuple[BoardRow, tuple[Fraction, ...]], ...]:
    """Return the first players, each with their points after every evening, best evenings kept."""
    best = board.scale.best
    order = [one.key for one in board.evenings]
    told = []
    for row in board.rows[:players]:
        by_evening = {evening.evening: evening for evening in row.played}
        earned = [by_evening.get(key) for key in order]
        totals = [one.total for one in earned if one is not None]
        kept: list[Fraction] = []
        if best is None:
            kept = list(accumulate(one.total if one else NOTHING for one in earned))
        else:
            seen = list(accumulate(one is not None for one in earned))
            kept = [sum(sorted(totals[:count], reverse=True)[:best], NOTHING) for count in seen]
        taken = accumulate(one.malus if one else NOTHING for one in earned)
        told.append((row, tuple(sum_ - malus for sum_, malus in zip(kept, taken, strict=True))))
    return tuple(told)


@dataclass(frozen=True, slots=True)
class _Ranking:
    scale: Scale
    points: Mapping[str, Sequence[EveningPoints]]
    guests: Collection[str]
    put_right: Mapping[str, Mapping[int | None, Fraction]]

    def after(self, evenings: Collection[EveningKey] | None = None) -> tuple[Standing, ...]:
        points = self.points if evenings is None else _only(self.points, evenings)
        added = {who: sum(found.values(), NOTHING) for who, found in self.put_right.items()}
        return standings_of(self.scale, points, guests=self.guests, corrections=added)


def _only(
    points: Mapping[str, Sequence[EveningPoints]], evenings: Collection[EveningKey]
) -> Mapping[str, Sequence[EveningPoints]]:
    return {
        player: [evening for evening in played if evening.evening in evenings]
        for player, played in points.items()
    }


def _put_right(
    facts: SeasonFacts, evenings: Sequence[EveningFacts] | None
) -> Mapping[str, Mapping[int | None, Fraction]]:
    """Return the points that corrections add to each player, by evening."""
    here = None if evenings is None else {one.kept.id for one in evenings}
    found: dict[str, dict[int | None, Fraction]] = {}
    for player, correction in facts.corrections:
        if not correction.undone and (here is None or correction.evening in here):
            of_player = found.setdefault(player, {})
            before = of_player.get(correction.evening, NOTHING)
            of_player[correction.evening] = before + correction.points
    return found


def _rows(
    ranking: _Ranking, facts: SeasonFacts, evenings: Sequence[EveningFacts]
) -> tuple[BoardRow, ...]:
    now = ranking.after()
    before = {one.player: one.rank for one in ranking.after({one.key for one in evenings[:-1]})}
    stacks = _stacks(ranking, now, evenings)
    rows: list[BoardRow] = []
    for place, one in enumerate(now):
        then = before.get(one.player)
        rows.append(
            BoardRow(
                one.rank,
                facts.people[one.player],
                one.points,
                None if then is None else then - one.rank,
                one.evenings,
                one.counted,
                one.kills,
                sum(evening.place == 1 for evening in one.played),
                one.best,
                one.malus,
                one.correction,
                one.played,
                parted_by(now[place - 1], one) if place else None,
                stacks.get(one.player),
                ranking.put_right.get(one.player, {}),
            )
        )
    return tuple(rows)


def _stacks(
    ranking: _Ranking, now: Sequence[Standing], evenings: Sequence[EveningFacts]
) -> Mapping[str, int | None]:
    """The stack of each for the final: by the standings before it."""
    final = ranking.scale.final
    if final is None:
        return {}
    before = {one.key for one in evenings if not one.kept.final}
    ranked = now if len(before) == len(evenings) else ranking.after(before)
    return {one.player: final.stack(one.rank, one.points) for one in ranked}


def _left_out(ranking: _Ranking, facts: SeasonFacts) -> tuple[tuple[Who, str, int], ...]:
    """Return the players without a rank, by name: the reason, and their number of evenings."""
    told = []
    for player, played in ranking.points.items():
        if player in ranking.guests and played:
            told.append((facts.people[player], "GUEST", len(played)))
        elif 0 < len(played) < ranking.scale.minimum_evenings:
            told.append((facts.people[player], "MINIMUM", len(played)))
    return tuple(sorted(told, key=lambda one: (one[0].name, one[0].key)))
