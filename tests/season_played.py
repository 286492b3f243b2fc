"""A season of many evenings, recorded: for pages, papers, benchmarks and scenarios."""

from __future__ import annotations

import random
from datetime import date, timedelta

from season_builders import a_season, recorded

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.season.repository import RecordedEvening, Season
from td_app.season.scale_file import read_scale, ready_scales
from td_app.season.scale_text import scale_text
from td_app.training.sample import ENTRANTS

FIRST = date(2025, 9, 12)


def names(count: int) -> list[str]:
    """Return so many names, all different."""
    known = [f"{last.upper()} {first}" for last, first in ENTRANTS]
    return [known[at] if at < len(known) else f"JOUEUR{at} Camille" for at in range(count)]


def evenings(count: int, players: int, seed: int = 7) -> tuple[RecordedEvening, ...]:
    """Return evenings a fortnight apart, most of the players there, two guests, some tied."""
    chance, told = random.Random(seed), []
    everyone = names(players)
    for number in range(count):
        there = [one for one in everyone if chance.random() < 0.85] or everyone
        chance.shuffle(there)
        there.sort(key=lambda one: everyone.index(one) / players + chance.random() * 1.6)
        tied = chance.randrange(2, len(there) - 2)
        order: list[str | tuple[str, ...]] = [*there[:tied], tuple(there[tied : tied + 2])]
        order += there[tied + 2 :]
        kills = {who: chance.randrange(4) for who in there[: len(there) // 3]}
        day = FIRST + timedelta(days=14 * number)
        guests = everyone[-2:]
        told.append(recorded(day.isoformat(), *order, kills=kills, guests=guests))
    return tuple(told)


def a_played_season(
    club: Club, count: int = 12, players: int = 36, scale: str = "villelaure", name: str = ""
) -> Season:
    """Return a season already played, by a scale of the field."""
    path = next(path for path in ready_scales() if path.stem == scale)
    season = a_season(club, scale_text(read_scale(path)))
    seasons = ClubSeasons(club)
    seasons.record(season, evenings(count, players))
    return seasons.season(season.id)
