"""Pages are made before they are shown, in parts so small that the window answers between two.

What a part costs is counted in widgets: a clock would measure the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from builders import a_club
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.training.sample import sample_tournament
from td_app.ui import preloading
from td_app.ui.desk import Desk
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.preloading import MadeAhead, in_turns, loaded
from td_app.ui.widgets.page_parts import ScrolledColumn

#: Widgets of one part: the heaviest, a form of the settings, has fewer.
MOST_AT_ONCE = 300


@pytest.fixture
def settings(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> SettingsTabs:
    """Return the settings of the sample tournament, as they are made when first shown."""
    club = a_club()
    desk = a_desk(club)
    desk.open(sample_tournament(club, seed=b"x").tournament)
    assert desk.live is not None
    page = SettingsTabs(desk, desk.live)
    qtbot.addWidget(page)
    return page


def test_every_page_is_made_ahead_the_floor_s_first(evening: Evening) -> None:
    view, made = evening.view, list[str]()
    steps = 0
    for _ in view.made_ahead():
        steps += 1
        made += [key for key in view.pages.keys if view.pages.made(key) and key not in made]
    assert made[:2] == [view.pages.keys[0], "floor"], "the first page is shown already"
    assert set(made) == {page.key for page in evening.window.pages if page.there(evening.live)}
    assert steps >= len(made) + 8, "the rulebook in parts too"


def test_the_settings_are_made_in_small_parts(settings: SettingsTabs) -> None:
    counts = [0, len(settings.findChildren(QWidget))]
    counts += [len(settings.findChildren(QWidget)) for _ in settings.made_ahead()]
    parts = [after - before for before, after in pairwise(counts)]
    assert max(parts) < MOST_AT_ONCE < sum(parts) / 3
    assert list(settings.made_ahead()) == [], "nothing is made twice"


def test_a_section_asked_for_before_its_turn_shows_the_draft(settings: SettingsTabs) -> None:
    """Half made, the settings answer as whole: what is asked for is made then."""
    form = settings.setup.form
    settings.setup.form.evening.name.setText("Coupe d’hiver")
    settings.setup.form.evening.name.textEdited.emit("Coupe d’hiver")
    settings.show_section("tables")
    assert form.section("tables").isVisibleTo(settings)
    assert form.draft.name == "Coupe d’hiver"
    assert form.tables.values()["tables"] == form.draft.tables


def test_the_window_answers_between_two_parts(qtbot: QtBot) -> None:
    ahead, told = MadeAhead(), list[str]()
    ahead.begin(iter(told.append(part) for part in "abc"))
    ahead.step()
    assert told == ["a"] and ahead.waits, "one part, then the event loop"
    ahead.end()
    ahead.step()
    assert told == ["a"] and not ahead.waits


def test_a_package_is_loaded_module_by_module() -> None:
    names = [getattr(module, "__name__", "") for module in loaded("td_app.ui.pages.evening.clock")]
    assert names[0] == "td_app.ui.pages.evening.clock"
    assert "td_app.ui.pages.evening.clock.controls" in names


@pytest.mark.parametrize(("each_ms", "turns"), [(0, 0), (7, 3), (30, 10)])
def test_short_steps_are_taken_together_until_the_window_has_its_turn(
    monkeypatch: pytest.MonkeyPatch, each_ms: int, turns: int
) -> None:
    """Ten modules: the window waits for none of them longer than for one that is slow."""
    now, taken = [0.0], list[int]()

    def load(number: int) -> int:
        now[0] += each_ms / 1_000
        taken.append(number)
        return number

    monkeypatch.setattr(preloading, "monotonic", lambda: now[0])
    assert len(list(in_turns(load(number) for number in range(10)))) == turns
    assert taken == list(range(10))


def test_what_scrolls_is_dressed_once(qtbot: QtBot, dressed: QApplication) -> None:
    """Measured before it stands in a window, all of it would be dressed without the style too."""
    button = QPushButton("Un bouton")
    column = ScrolledColumn(button)
    assert not button.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
    assert column.isAncestorOf(button)
    qtbot.addWidget(column)
    column.show()
    assert column.widget().isAncestorOf(button) and button.isVisible()
