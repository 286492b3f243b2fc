"""A program that writes a season again and again until it is killed: each act several rows."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from td_app.persistence.engine import open_club_file
from td_app.season.repository import By, RecordedEvening, RecordedResult


def main() -> None:
    """Record evenings of nine results and take every other one out, saying each that is done."""
    with open_club_file(Path(sys.argv[1])) as club:
        season = club.seasons.seasons()[0]
        results = tuple(RecordedResult(f"JOUEUR {place}", place) for place in range(1, 10))
        print("ready", flush=True)
        for number in count(len(club.seasons.evenings(season.id))):
            evening = RecordedEvening("2026-01-09", f"Soirée {number}", results)
            (made,) = club.seasons.record(season.id, [evening], By(number))
            print(made, flush=True)
            if number % 2:
                kept = next(one for one in club.seasons.evenings(season.id) if one.id == made)
                club.seasons.take_out(kept, By(number))


if __name__ == "__main__":
    main()
