"""What charts are drawn in stands out 4.5 to one: on screens, on paper, on a site, on the wall."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reports.chart_drawing import INKS
from reports.charts import (
    DASHES,
    ON_DARK,
    ON_LIGHT,
    OTHERS,
    Attendance,
    Pointed,
    Race,
    RacingLine,
    attendance_marks,
    race_marks,
)
from reports.finish_chart import FinishCourse, Forecast, Hour, finish_marks
from reports.lettering import Ink
from reports.marks import (
    ACCENT,
    BAR,
    GROUND,
    INK,
    LINES,
    RED,
    RULE,
    SOFT,
    Area,
    ChartMark,
    Disc,
    Stroke,
)
from reports.places_chart import Finish, Finishes, finishes_marks
from reports.stacks_chart import Key, Measure, StackLine, Stacks, stacks_marks
from reports.structure_chart import AverageStack, RisingStep, StructureCourse, structure_marks
from td_app.publishing.site.frame import DARK, LIGHT, club_colours
from td_app.publishing.wishes import SiteWishes
from td_app.ui.theme.tokens import THEMES
from td_app.ui.widgets.painting import chart_colours
from td_app.wall import themes as wall

LEAST = 4.5
#: What tells something; rules only lead the eye.
TELLING = (INK, SOFT, BAR, ACCENT, RED, *LINES)
#: What charts lie on: a page, a card, the settings' forecast, the end's banner, a row pointed at.
GROUNDS = ("page", "surface", "sunken", "accent_soft", "hover")


def charts() -> Iterator[tuple[ChartMark, ...]]:
    """Yield every chart, with all it may draw."""
    room = (500.0, 220.0)
    lines = tuple(RacingLine(f"Joueur {n}", (n, 2.0 * n)) for n in range(len(LINES)))
    yield race_marks(Race(("12/09", "26/09"), lines), *room)
    yield race_marks(Race(("12/09", "26/09"), lines), *room, pointed=Pointed(1, 1), others=OTHERS)
    yield attendance_marks(Attendance(("12/09", "26/09"), (20, 10), (5, 0)), *room)
    hours = (Hour(8, "23:00"), Hour(9, "23:30"), Hour(10, "00:00"))
    course = ("Joueurs", Hour(0, "20:00"), 24, ((2, 20),), Hour(3, "21:00"), 20)
    yield finish_marks(FinishCourse(*course, Forecast(*hours), hours[1]), *room)
    yield finishes_marks(Finishes("Rangs", "rang moyen", (Finish("12/09", 2, 20),)), *room)
    stacks = (StackLine("Un", 48_000, "48 000", "1.1"), StackLine("Deux", 500, "500", "1.2"))
    key = Key("part", "moyenne", "court")
    yield stacks_marks(Stacks("Tapis", key, Measure(48_000, 12_000, 600), stacks), *room)
    steps = (RisingStep(20, 100), RisingStep(10), RisingStep(20, 200))
    averages = (AverageStack(0, 10_000, 100), AverageStack(20, 10_000, 50))
    told = ("Structure", "tapis moyen", 25, averages, "100 BB")
    yield structure_marks(StructureCourse(steps, *told), *room)


def test_charts_are_drawn_in_colours_that_themes_decide() -> None:
    drawn = {mark.colour for marks in charts() for mark in marks}
    assert drawn == {*TELLING, RULE, GROUND}


def test_what_is_paler_than_its_colour_lies_under_a_line_of_it_or_is_not_the_one_chosen() -> None:
    for number, marks in enumerate(charts()):
        pale = [m for m in marks if isinstance(m, Stroke | Area | Disc) and m.share < 1]
        for mark in pale:
            same = [m for m in marks if isinstance(m, Stroke) and m.share == 1]
            assert number == 1 or mark.colour in {m.colour for m in same}


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("role", TELLING)
def test_on_a_page(name: str, ground: str, role: str) -> None:
    theme = THEMES[name].colours
    assert wall.contrast(chart_colours(theme)[role], getattr(theme, ground)) >= LEAST


@pytest.mark.parametrize("role", TELLING)
def test_on_paper(role: str) -> None:
    assert wall.contrast(written(INKS[role]), "#ffffff") >= LEAST


@pytest.mark.parametrize(
    "ground", [{**LIGHT, **ON_LIGHT}, {**DARK, **ON_DARK}], ids=["light", "dark"]
)
@pytest.mark.parametrize("role", TELLING)
def test_on_a_site(ground: dict[str, str], role: str) -> None:
    colours = {**ground, **club_colours(SiteWishes().colours, ground["page"])}
    assert wall.contrast(colours[role], colours["page"]) >= LEAST


@pytest.mark.parametrize("name", wall.THEMES)
@pytest.mark.parametrize("ground", ["inner", "outer", "panel"])
@pytest.mark.parametrize("colour", ["accent_text", "red_text", "ink", "soft"])
def test_on_the_wall(name: str, ground: str, colour: str) -> None:
    theme = wall.THEMES[name]
    assert wall.contrast(getattr(theme, colour), getattr(theme, ground)) >= LEAST


def test_two_lines_of_one_dash_have_colours_apart() -> None:
    for colours in (chart_colours(theme.colours) for theme in THEMES.values()):
        assert len({colours[line] for line in LINES}) == len(LINES)
    assert len(LINES) > len(DASHES)


def written(ink: Ink) -> str:
    """Return an ink as ``#rrggbb``."""
    parts = (ink.red, ink.green, ink.blue)
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)
