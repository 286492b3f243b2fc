"""``td-app standings``: a season's standings from its results and a scale, for other programs."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from td_app.cli.answers import complaining
from td_app.cli.answers import say as say_json
from td_app.cli.mistakes import trouble_of
from td_app.season.formula import half_up
from td_app.season.results_file import read_results
from td_app.season.scale_file import read_scale
from td_app.season.standings import Played, Standing, standings
from td_app.words.figures import rank
from td_app.words.language import set_current_language
from td_app.words.season import NOTICES
from td_app.words.speaking import say


@complaining
def print_standings(options: argparse.Namespace) -> int:
    """Print the standings: a JSON list with ``--json``, a line a player without."""
    if options.lang:
        set_current_language(options.lang)
    try:
        results = read_results(options.results)
        scale = read_scale(options.scale)
    except OSError as fault:
        raise trouble_of(fault) from fault
    told = [standing_json(standing) for standing in standings(scale, results)]
    _warn(results)
    if options.json:
        say_json(told)
        return 0
    for row in told:
        print(f"{rank(row['rank'])}\t{row['player']}\t{row['points']}\t{row['evenings']}")
    return 0


def standing_json(standing: Standing) -> dict[str, Any]:
    """Return a row of the standings as scripts read it."""
    return {
        "rank": standing.rank,
        "player": standing.player,
        "points": points_json(standing.points),
        "evenings": standing.evenings,
        "counted": standing.counted,
        "kills": standing.kills,
    }


def points_json(points: Fraction) -> int | float:
    """Return points with two decimals at most, halves up.

    >>> points_json(Fraction(50)), points_json(Fraction(50, 3))
    (50, 16.67)
    """
    shown = half_up(points, 2)
    return int(shown) if shown.denominator == 1 else float(shown)


def _warn(results: Iterable[Played]) -> None:
    """Say on standard error what may be a line that is missing."""
    rows = list(results)
    entrants = Counter(row.evening for row in rows)
    for row in rows:
        if row.place > entrants[row.evening]:
            day, _, name = row.evening
            evening = " ".join(part for part in (day, name) if part)
            params = {
                "player": row.player,
                "evening": evening,
                "place": row.place,
                "entrants": entrants[row.evening],
            }
            print(say(NOTICES["PLACE_ABOVE_ENTRANTS"], params), file=sys.stderr)
