"""The standings of a season: every evening's points, the best that count, ties broken.

An evening is worth the same wherever it is counted: in the season, or in a part of it. Equal points
are broken by more first places, then more second places and so on, over every evening played; then
by the best evening, its bonuses included; then by fewer evenings; those still equal share their
rank (`club_life.md`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Final

from rules_ropta.ruling import Refused
from td_app.season.formula import bounded_work
from td_app.season.scale import NOTHING, Scale, SpecialTarget, Target

#: After every place that somebody may hold.
NO_PLACE: Final = 10**9

#: What names an evening and orders the season: its date, its name such that 10 follows 9, its name.
EveningKey = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One player on one evening. ``evening`` orders the season; places are from 1.

    ``victims``: whom the player knocked out, as far as it was said. ``sure``: still playing, and
    sure of that place at least, which is not shared.
    """

    evening: EveningKey
    player: str
    place: int
    kills: int = 0
    guest: bool = False
    reentries: int = 0
    victims: tuple[str, ...] = ()
    disqualified: bool = False
    sure: bool = False


@dataclass(frozen=True, slots=True)
class EveningPoints:
    """The points of one player on an evening, by source; ``malus`` is deducted from the season.

    ``total``: the points of the evening, bonuses included; ``tied``: how many hold that place.
    """

    evening: EveningKey
    entrants: int
    place: int
    kills: int
    by_place: Fraction
    by_presence: Fraction
    by_kills: Fraction
    by_streak: Fraction
    by_target: Fraction = NOTHING
    malus: Fraction = NOTHING
    total: Fraction = NOTHING
    tied: int = 1


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in the standings: ``counted`` evenings kept of those played.

    ``points`` are those of the evenings kept, less ``malus``, plus ``correction``.
    """

    rank: int
    player: str
    points: Fraction
    played: tuple[EveningPoints, ...]
    counted: int
    malus: Fraction = NOTHING
    correction: Fraction = NOTHING

    @property
    def evenings(self) -> int:
        """Return the evenings played, kept or not."""
        return len(self.played)

    @property
    def kills(self) -> int:
        """Return the kills of every evening played."""
        return sum(evening.kills for evening in self.played)

    @property
    def best(self) -> Fraction:
        """Return the best evening, its bonuses included."""
        return max((evening.total for evening in self.played), key=_plain)


#: Every evening's points of every player, in the order of the season.
SeasonPoints = Mapping[str, Sequence[EveningPoints]]


def season_points(
    scale: Scale,
    results: Iterable[Played],
    *,
    scale_of: Callable[[EveningKey], Scale] | None = None,
    guests: Collection[str] = (),
    faults: list[Refused] | None = None,
    entrants: Mapping[EveningKey, int] | None = None,
) -> SeasonPoints:
    """Return the points of every evening for every player, in any order of the results.

    ``scale_of`` tells the scale of an evening where a part has its own; who leads is told by
    ``scale``, ``guests`` apart. A formula without a value is refused; with ``faults`` it is noted
    there, and brings nothing; one too long to work out (``FORMULA_TOO_HEAVY``) is refused at once.
    ``entrants`` of an evening where more played than have a result.
    """
    evenings: dict[EveningKey, list[Played]] = defaultdict(list)
    for row in results:
        evenings[row.evening].append(row)
    season = _Season(scale, frozenset(guests), faults)
    with bounded_work():
        for key, rows in sorted(evenings.items()):
            played = max(len(rows), (entrants or {}).get(key, 0))
            season.count(scale_of(key) if scale_of is not None else scale, rows, played)
    return season.points


class _Season:
    def __init__(
        self, ranking: Scale, guests: frozenset[str], faults: list[Refused] | None
    ) -> None:
        self._faults = faults
        self.points: dict[str, list[EveningPoints]] = defaultdict(list)
        self._ranking = ranking
        self._guests = guests
        self._in_a_row: Counter[str] = Counter()
        self._last_winners: frozenset[str] = frozenset()
        self._scales: dict[int, Scale] = {}
        self._worth: dict[tuple[int, int, int, int, int, int], tuple[Fraction, Fraction]] = {}

    def count(self, scale: Scale, rows: Sequence[Played], entrants: int) -> None:
        """Count the next evening, of so many players, for every player with a known result."""
        present = {row.player for row in rows}
        for player in [player for player in self._in_a_row if player not in present]:
            del self._in_a_row[player]
        self._in_a_row.update(present)
        tied = Counter(row.place for row in rows if not row.sure)
        targets = self._targets(scale.target, rows)
        for row in rows:
            evening = self._evening(
                scale, row, entrants, 1 if row.sure else tied[row.place], targets
            )
            self.points[row.player].append(evening)
        self._last_winners = frozenset(row.player for row in rows if row.place == 1)

    def _evening(
        self, scale: Scale, row: Played, entrants: int, tied: int, targets: Collection[str]
    ) -> EveningPoints:
        self._scales[id(scale)] = scale  # kept, so that no other takes its number
        key = (id(scale), entrants, row.place, tied, row.kills, row.reentries)
        if key not in self._worth:
            self._worth[key] = self._place_and_kill_points(scale, row, entrants, tied)
        by_place, kill = self._worth[key]
        streak = scale.streak
        target = scale.target
        lasts = streak is not None and self._in_a_row[row.player] >= streak.evenings
        knocked = sum(victim in targets for victim in set(row.victims)) if targets else 0
        by_kills = kill * row.kills if row.kills else NOTHING
        by_streak = streak.points if streak is not None and lasts else NOTHING
        by_target = target.points * knocked if target is not None and knocked else NOTHING
        brought = (by_place, scale.presence, by_kills, by_streak, by_target)
        return EveningPoints(
            row.evening,
            entrants,
            row.place,
            row.kills,
            *brought,
            scale.maluses.of_evening(row.reentries, row.disqualified),
            _added(brought),
            tied,
        )

    def _place_and_kill_points(
        self, scale: Scale, row: Played, entrants: int, tied: int
    ) -> tuple[Fraction, Fraction]:
        told = (row.kills, row.reentries)
        try:
            kill = scale.kill_worth(entrants, row.place, *told) if row.kills else NOTHING
            return scale.place_points(entrants, row.place, tied, *told), kill
        except Refused as fault:
            if self._faults is None or fault.code == "FORMULA_TOO_HEAVY":
                raise
            self._faults.append(fault)
            return NOTHING, NOTHING

    def _targets(self, target: SpecialTarget | None, rows: Sequence[Played]) -> frozenset[str]:
        if target is None or not any(row.victims for row in rows):
            return frozenset()
        if target.who is Target.LAST_WINNER:
            return self._last_winners
        everyone = replace(self._ranking, minimum_evenings=0)
        ranked = standings_of(everyone, self.points, guests=self._guests)
        return frozenset(one.player for one in ranked if one.rank == 1)


def standings(scale: Scale, results: Iterable[Played]) -> tuple[Standing, ...]:
    """Return the standings after these evenings, first to last; their order does not matter.

    A guest (marked once, a guest all season) counts among the entrants and is not ranked; nor is
    anybody under the least number of evenings.
    """
    rows = tuple(results)
    guests = {row.player for row in rows if row.guest and not scale.guests_ranked}
    return standings_of(scale, season_points(scale, rows, guests=guests), guests=guests)


def standings_of(
    scale: Scale,
    points: SeasonPoints,
    *,
    guests: Collection[str] = (),
    corrections: Mapping[str, Fraction] | None = None,
) -> tuple[Standing, ...]:
    """Return the standings that these evenings make, ``guests`` left out, points put right."""
    calendar = sorted({evening.evening for played in points.values() for evening in played})
    put_right = corrections or {}
    ranked = [
        _standing(scale, player, played, calendar, put_right.get(player, NOTHING))
        for player, played in points.items()
        if played and player not in guests and len(played) >= scale.minimum_evenings
    ]
    keyed = sorted(((_key(standing), standing) for standing in ranked), key=_by_key_and_name)
    told: list[Standing] = []
    for _, group in groupby(keyed, key=lambda pair: pair[0]):
        rank = len(told) + 1
        told.extend(replace(one, rank=rank) for _, one in group)
    return tuple(told)


def counted_of(played: Sequence[EveningPoints], best: int | None) -> Sequence[EveningPoints]:
    """Return the evenings that count: the best ones, of equal ones those played first."""
    return sorted(played, key=lambda evening: _plain(evening.total), reverse=True)[:best]


def _standing(
    scale: Scale,
    player: str,
    played: Sequence[EveningPoints],
    calendar: Sequence[EveningKey],
    correction: Fraction,
) -> Standing:
    all_count = scale.best is None or len(played) <= scale.best
    best = played if all_count else counted_of(played, scale.best)
    malus = _added(evening.malus for evening in played)
    if scale.maluses.absence:
        since = len(calendar) - calendar.index(played[0].evening)
        malus += scale.maluses.absence * (since - len(played))
    points = _added(evening.total for evening in best) - malus + correction
    return Standing(0, player, points, tuple(played), len(best), malus, correction)


def _key(standing: Standing) -> tuple[object, ...]:
    """Order by points, then the ties broken."""
    held = (evening.place for evening in standing.played)
    best = _plain(standing.best)
    return -_plain(standing.points), places_held(held), -best, standing.evenings


def _plain(points: Fraction) -> Fraction | int:
    """Return points as what compares fastest: most are whole."""
    return points.numerator if points.denominator == 1 else points


def _added(several: Iterable[Fraction]) -> Fraction:
    """Return the sum of points, the whole ones added as such."""
    whole = 0
    rest = NOTHING
    for points in several:
        if points.denominator == 1:
            whole += points.numerator
        else:
            rest += points
    return rest + whole


#: What tells two of equal points apart: a number of places (which), or a word.
Parted = tuple[str, int]


def parted_by(above: Standing, below: Standing) -> Parted | None:
    """Return what set one before another of equal points; None where the points differ.

    ``("PLACES", 2)``: more second places; ``("BEST", 0)``, ``("EVENINGS", 0)``, ``("SHARED", 0)``.
    """
    if above.points != below.points:
        return None
    one = _key(above)
    other = _key(below)
    if one[1] != other[1]:
        often = [Counter(evening.place for evening in held.played) for held in (above, below)]
        places = sorted({*often[0], *often[1]})
        return "PLACES", next(at for at in places if often[0][at] != often[1][at])
    if one[2] != other[2]:
        return "BEST", 0
    return ("EVENINGS", 0) if one[3] != other[3] else ("SHARED", 0)


def places_held(places: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Return the places somebody held, such that the better list is the lesser.

    More first places come before, then more second places, and so on.

    >>> places_held([1, 4]) < places_held([1]) < places_held([2, 2, 2])
    True
    """
    often = Counter(places)
    return (*((place, -often[place]) for place in sorted(often)), (NO_PLACE, 0))


def _by_key_and_name(pair: tuple[tuple[object, ...], Standing]) -> tuple[object, ...]:
    return (*pair[0], pair[1].player)
