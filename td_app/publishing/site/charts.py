"""Charts of the site's pages: drawn as wide as a page and, anew, for a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from reports.charts import attendance_marks, race_marks
from reports.marks import ChartMark, svg
from reports.season_standings import ATTENDANCE, RACE
from td_app.printing.season import (
    Issue,
    attendance_chart,
    attendance_sentence,
    race_chart,
    race_sentence,
)

#: Places the marks of a chart in a width and a height, its words of a size.
Placing = Callable[[float, float, float], tuple[ChartMark, ...]]
#: How wide a chart is drawn on a page and, anew, on a phone (pixels); how high its letters are,
#: of which a phone shows the seven eighths.
WEB_WIDTH: Final = 760
PHONE_WIDTH: Final = 340
LETTERS: Final = 12
PHONE_LETTERS: Final = 13
RACE_HEIGHT: Final = 320
ATTENDANCE_HEIGHT: Final = 180


def web_chart(place: Placing, height: float, told: str) -> str:
    """Return a chart as a page shows it and as a phone does; ``told`` is read out."""
    sizes = (("on-page", WEB_WIDTH, LETTERS), ("on-phone", PHONE_WIDTH, PHONE_LETTERS))
    return "".join(
        f'<div class="{name}">{svg(place(wide, height, letters), wide, height, told)}</div>'
        for name, wide, letters in sizes
    )


def season_charts(issue: Issue) -> Iterator[tuple[str, str]]:
    """Yield the charts of a season for a page, each after its title."""
    points = race_chart(issue)
    came = attendance_chart(issue)
    seen = attendance_sentence(issue)
    charts = (
        (RACE, partial(race_marks, points), RACE_HEIGHT, race_sentence(points)),
        (ATTENDANCE, partial(attendance_marks, came), ATTENDANCE_HEIGHT, seen),
    )
    for pair, place, height, sentence in charts:
        title = issue.say(pair)
        yield title, web_chart(place, height, f"{title}. {sentence}.")
