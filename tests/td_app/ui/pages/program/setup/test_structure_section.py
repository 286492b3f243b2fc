"""The structure's editor: typed in, inserted, moved, foreseen."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_session, a_structure, a_tournament, clock_of
from page_builders import a_setup_page
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from reports.marks import ACCENT, Area
from td_app.tournament.planning.ready_structures import StructureKind
from td_app.tournament.state.structure import AnteFormat, Break, Level, Structure
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.structure_section import StructureSection
from td_app.ui.widgets.structure_rows import ANTE, BIG, MINUTES, REMARK, SMALL

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


class TestTheStructure:
    def test_a_ready_structure_is_made_from_stack_and_chips(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        structure = page.form.structure
        lengths = []
        for kind in StructureKind:
            structure.kinds[kind].trigger()
            lengths.append(structure.structure.levels[0].minutes)
        assert lengths == [20, 25, 12] and page.save.isEnabled()

    def test_a_stack_the_chips_cannot_make_is_told(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.evening.stack.setValue(1_010)
        page.form.structure.make_ready(StructureKind.FAST)
        assert page.form.structure.said.text()

    def test_a_wrong_row_is_red_with_the_reason_beside_it(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        structure = page.form.structure
        structure.model.typed.emit(1, BIG, "10")
        structure.model.typed.emit(2, ANTE, "99999")
        assert structure.model.wrong_rows == (1, 2)
        assert structure.model.words(1, REMARK).startswith("Ligne 2")
        structure.grid.go_to(2, ANTE)
        assert structure.said.text().startswith("Ligne 3")
        assert not page.save.isEnabled()

    def test_blinds_the_chips_cannot_pay_are_only_remarked(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.structure.model.typed.emit(0, SMALL, "30")
        assert "ne se paie pas exactement" in page.form.structure.model.words(0, REMARK)
        assert page.save.isEnabled()

    def test_rows_are_inserted_moved_and_removed_by_the_keys(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(structure=a_structure(3)), qtbot)
        page.form.show_section("structure")
        structure = page.form.structure
        structure.grid.go_to(1, SMALL)
        structure.grid.setFocus()
        qtbot.keyClick(structure.grid, Qt.Key.Key_Insert)
        assert len(structure.structure.steps) == 4 and structure.grid.current_row() == 2
        structure.editor.insert(pause=True)
        assert structure.structure.steps[3] == Break()
        qtbot.keyClick(structure.grid, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert structure.structure.steps[2] == Break() and structure.grid.current_row() == 2
        qtbot.keyClick(structure.grid, Qt.Key.Key_Delete)
        assert len(structure.structure.steps) == 4

    def test_figures_are_typed_in_the_cell_though_the_window_has_keys(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.show_section("structure")
        stolen: list[int] = []
        shortcut = QShortcut(Qt.Key.Key_3, page)
        shortcut.activated.connect(lambda: stolen.append(3))
        grid = page.form.structure.grid
        grid.go_to(0, MINUTES)
        grid.setFocus()
        qtbot.waitUntil(grid.hasFocus)
        qtbot.keyClick(grid, Qt.Key.Key_3)
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit) and field.text() == "3"
        qtbot.keyClicks(field, "5")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: page.form.draft.structure.steps[0].minutes == 35)
        assert not stolen and grid.current_row() == 1

    def test_no_ante_takes_the_antes_away(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        structure = page.form.structure
        structure.ante.choose(AnteFormat.NONE.value)
        structure.ante.choiceChanged.emit(AnteFormat.NONE.value)
        assert {level.ante for level in page.form.draft.structure.levels} == {0}
        assert page.form.draft.ante_format is AnteFormat.NONE

    def test_colour_ups_are_put_at_the_best_breaks(self, qtbot: QtBot) -> None:
        steps = (Level(75, 150), Break(10), Level(100, 200), Level(200, 400))
        page = a_setup_page(a_session(structure=Structure(steps)), qtbot)
        page.form.structure.colour_up.click()
        assert page.form.draft.structure.steps[1] == Break(10, (25,))

    def test_the_forecast_follows_stack_players_and_rows(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        forecast = page.form.structure.forecast
        assert "2 h 50" in forecast.told.text().replace("\u00a0", " ")
        page.form.structure.model.typed.emit(0, MINUTES, "80")
        assert "3 h 50" in forecast.told.text().replace("\u00a0", " ")
        page.form.structure.model.typed.emit(0, BIG, "1")
        assert not forecast.told.text()

    @pytest.mark.parametrize(("height", "least"), [(540, 160), (400, 96)])
    def test_the_blinds_are_drawn_larger_where_the_list_leaves_room(
        self, qtbot: QtBot, height: int, least: int
    ) -> None:
        structure = StructureSection()
        qtbot.addWidget(structure)
        structure.show_setup(a_session().state.setup, Fixed(started=True, played=2, minutes=47))
        structure.resize(700, height)
        structure.show()
        QApplication.processEvents()
        played = [mark for mark in structure.forecast.chart.marks() if isinstance(mark, Area)]
        assert [mark.colour for mark in played] == [ACCENT]
        assert structure.forecast.chart.height() >= least
        assert structure.grid.viewport().height() >= 64

    def test_what_is_played_ends_where_the_clock_is_and_follows_it(self, qtbot: QtBot) -> None:
        session = a_tournament(8, tables=1)
        page = a_setup_page(session, qtbot)
        chart = page.form.structure.forecast.chart
        ends = []
        for _ in range(2):
            clock_of(session).forward(7 * MINUTE)
            page.tick()
            (played,) = [mark for mark in chart.marks() if isinstance(mark, Area)]
            ends.append(max(x for x, _ in played.points))
        begin = min(x for x, _ in played.points)
        assert ends[1] - begin == pytest.approx(2 * (ends[0] - begin))

    def test_the_average_foreseen_is_drawn_until_play_should_end(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_tournament(32, tables=4), qtbot)
        part = page.form.structure.forecast
        said = part.chart.accessibleDescription()
        (*_, end) = part.told.text().split(" après ")
        assert end.split(",")[0] in said, "the hour of the text is that of the dot"
        assert ",0 BB" not in said, "from ten on no tenth is told"

    def test_without_any_level_it_says_what_to_do(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(structure=Structure((Level(25, 50),))), qtbot)
        structure = page.form.structure
        structure.grid.go_to(0, SMALL)
        structure.editor.remove_row()
        assert "aucun niveau" in structure.said.text() and not page.save.isEnabled()
