"""Charts in a page: every role of a mark is a colour of the theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from reports.charts import ON_DARK, ON_LIGHT
from reports.marks import (
    ACCENT,
    BAR,
    GROUND,
    INK,
    LINES,
    PALE,
    RED,
    RULE,
    SOFT,
    Area,
    Bar,
    Disc,
    Said,
    Stroke,
)
from td_app.ui.theme.active_theme import set_theme
from td_app.ui.theme.tokens import THEMES, Colours
from td_app.ui.widgets.chart import Chart

#: The first line of a race, by theme.
LINE = {"light": ON_LIGHT[LINES[0]], "dark": ON_DARK[LINES[0]]}


def drawn(qtbot: QtBot, *marks: Area | Bar | Disc | Said | Stroke) -> set[str]:
    """Return the colours of a chart of these marks, 40 pixels each way."""
    chart = Chart("Course", QSize(40, 40), 40)
    qtbot.addWidget(chart)
    chart.resize(40, 40)
    chart.show_chart(lambda *room: marks, "Une course.")
    picture = chart.grab().toImage()
    return {QColor(picture.pixel(x, y)).name() for x in range(40) for y in range(40)}


@pytest.mark.parametrize("name", THEMES)
def test_a_role_is_a_colour_of_the_theme(qtbot: QtBot, name: str) -> None:
    before = THEMES["light"]
    theme: Colours = THEMES[name].colours
    meant = {
        INK: theme.text,
        SOFT: theme.text_soft,
        RULE: theme.line,
        BAR: theme.focus,
        PALE: theme.felt_line,
        ACCENT: theme.focus,
        RED: theme.red_text,
        LINES[0]: LINE[name],
        GROUND: theme.page,
    }
    try:
        set_theme(THEMES[name])
        for role, colour in meant.items():
            assert colour in drawn(qtbot, Bar(5, 5, 30, 30, role))
    finally:
        set_theme(before)


def test_a_share_of_a_colour_lets_what_is_under_it_through(qtbot: QtBot) -> None:
    under = Bar(0, 0, 40, 40, "#ffffff")
    square = ((5.0, 5.0), (35.0, 5.0), (35.0, 35.0), (5.0, 35.0))
    line = ((0.0, 20.0), (40.0, 20.0))
    for over in (Area(square, "#000000", 0.5), Stroke(line, "#000000", 10, share=0.5)):
        assert drawn(qtbot, under, over) & {"#7f7f7f", "#808080"}
        assert "#000000" not in drawn(qtbot, under, over)


def test_what_a_chart_says_is_read_out(qtbot: QtBot) -> None:
    chart = Chart("Course", QSize(40, 40), 40)
    qtbot.addWidget(chart)
    assert chart.marks() == ()
    chart.show_chart(lambda *room: (), "Une course.")
    assert (chart.accessibleName(), chart.accessibleDescription()) == ("Course", "Une course.")
