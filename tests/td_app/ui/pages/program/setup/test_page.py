"""The settings, for the tournament that is open and for a new one."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from builders import a_club, a_session, a_setup, a_tournament, registered
from page_builders import a_setup_page, cut_texts, written
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.tournament.state.chips import Chip, ChipSet
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.state.setup import (
    DeclaredHouseRule,
    KeepApart,
    Regime,
    TableSetup,
    TournamentSetup,
    check_setup,
    departures_of_settings,
)
from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.views.progress import NOTHING_FIXED
from td_app.ui.pages.program.setup.form import merged
from td_app.ui.pages.program.setup.page import NewTournamentPage, usual_setup
from td_app.ui.widgets.cell_grid import CellGrid
from td_app.ui.widgets.structure_rows import BIG, MINUTES, SMALL

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def typed_in_grid(grid: CellGrid, text: str) -> None:
    """Type a text in the current cell, then Enter, as a director does."""
    grid.setFocus()
    grid.edit(grid.currentIndex())
    field = grid.findChildren(QLineEdit)[-1]
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def new_page(qtbot: QtBot, made: list[TournamentSetup]) -> NewTournamentPage:
    page = NewTournamentPage(made.append)
    qtbot.addWidget(page)
    page.resize(1366, 712)
    page.show()
    return page


def test_from_a_section_clicked_tab_goes_into_its_fields(qtbot: QtBot) -> None:
    page = new_page(qtbot, [])
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.mouseClick(page.form.nav["prizes"], Qt.MouseButton.LeftButton)
    QTest.keyClick(page.form.nav["prizes"], Qt.Key.Key_Tab)
    focus = page.focusWidget()
    assert focus is not None and page.form.sections["prizes"].isAncestorOf(focus)


def test_a_prize_added_by_enter_is_whole_in_sight(qtbot: QtBot) -> None:
    page = new_page(qtbot, [])
    prizes = page.form.prizes
    page.form.show_section("prizes")
    prizes.kinds.buttons[PrizeKind.IN_KIND.value].click()
    rows = prizes.texts._rows
    for _ in range(14):
        rows[-1].text.setText("Jambon")
        QTest.keyClick(rows[-1].text, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not rows[-1].visibleRegion().isEmpty()
    assert rows[-1].visibleRegion().boundingRect().height() == rows[-1].height()


class TestTheOpenTournament:
    def test_nothing_changed_is_nothing_to_save(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        assert not page.unsaved and not page.save.isEnabled()
        assert page.told.whole == "Tout est enregistré."

    def test_every_section_gives_back_what_it_was_shown(self, qtbot: QtBot) -> None:
        setup = replace(
            a_setup(5, 7),
            tables=(TableSetup(3), TableSetup(9, 8, (2, 5)), TableSetup(1)),
            breaking_order=(9, 1, 3),
            ante_format=AnteFormat.CLASSIC,
            late_entry_until=4,
            regime=Regime.HEAVY,
            final_size=8,
            keep_apart=KeepApart.TEAMS,
            prizes=("Un jambon", "", "Une bouteille"),
            chips=ChipSet((Chip(25, "white", 200), Chip(100, "red"))),
            house_rules=(DeclaredHouseRule("2.6", "Finale à huit", "FINAL_TABLE_SIZE"),),
        )
        page = a_setup_page(a_club().create(setup), qtbot)
        for section in page.form.sections.values():
            section.edited.emit()
        assert page.form.draft == page.live.state.setup and not page.unsaved

    def test_changes_go_in_one_command(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_setup_page(session, qtbot)
        before = len(session.history.entries)
        written(page.form.evening.name, "Open d'hiver")
        page.form.evening.late.setValue(4)
        page.form.rules.regime.buttons["heavy"].click()
        assert page.unsaved and page.told.whole == "Changements non enregistrés"
        page.save.click()
        setup = session.state.setup
        assert (setup.name, setup.late_entry_until, setup.regime) == (
            "Open d'hiver",
            4,
            Regime.HEAVY,
        )
        assert len(session.history.entries) == before + 1 and not page.unsaved

    def test_ctrl_and_enter_save_as_they_create(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        written(page.form.evening.name, "Open d'hiver")
        qtbot.keyClick(
            page.form.evening.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )
        assert page.live.setup().name == "Open d'hiver" and not page.unsaved

    def test_changes_are_abandoned(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        written(page.form.evening.name, "Open d'hiver")
        page.drop.click()
        assert not page.unsaved and page.form.evening.name.text() == "Open d’automne"

    def test_an_empty_name_is_told_under_it(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        written(page.form.evening.name, "  ")
        assert "pas de nom" in page.form.evening.form.rows["name"].error
        assert not page.save.isEnabled() and "pas de nom" in page.save.toolTip()

    def test_9k_as_a_stack_is_told_under_it_and_kept_until_it_is_mended(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_setup_page(session, qtbot)
        evening = page.form.evening
        written(evening.stack, "9k")
        assert "«\u00a09k\u00a0» n’est pas un nombre" in evening.form.rows["starting_stack"].error
        assert page.unsaved and not page.save.isEnabled() and "9k" in page.told.whole
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, place="Gymnase")))
        assert evening.stack.text() == "9k"
        written(evening.stack, "9 000")
        assert not evening.form.rows["starting_stack"].error and page.save.isEnabled()
        page.save.click()
        assert session.state.setup.starting_stack == 9_000

    def test_9k_is_abandoned_with_the_other_changes(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        before = page.form.evening.stack.text()
        written(page.form.evening.stack, "9k")
        page.drop.click()
        assert page.form.evening.stack.text() == before and not page.unsaved

    def test_what_another_post_changes_comes_in_beside_what_is_written(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_setup_page(session, qtbot)
        written(page.form.evening.name, "Open d'hiver")
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, place="Gymnase")))
        assert page.form.draft.place == "Gymnase" and page.form.draft.name == "Open d'hiver"
        assert page.unsaved

    def test_an_undo_shows_the_settings_before(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_setup_page(session, qtbot)
        written(page.form.evening.name, "Open d'hiver")
        page.save.click()
        session.dispatch(cmd.Undo())
        assert page.form.evening.name.text() == "Open d’automne" and not page.unsaved

    def test_typing_is_not_disturbed_by_what_goes_on(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 3)
        page = a_setup_page(session, qtbot)
        name = page.form.evening.name
        name.setFocus()
        qtbot.waitUntil(name.hasFocus)
        name.setCursorPosition(4)
        qtbot.keyClicks(name, " du")
        session.dispatch(cmd.MarkPresence((1,), present=False))
        assert name.text() == "Open du d’automne" and name.cursorPosition() == 7


class TestLettersInATable:
    @pytest.mark.parametrize(
        ("section", "column"),
        [("structure", BIG), ("chips", "value"), ("chips", "quantity"), ("tables", "seats")],
    )
    def test_9k_in_a_cell_changes_nothing_and_is_told(
        self, section: str, column: str, qtbot: QtBot
    ) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.show_section(section)
        shown = page.form.sections[section]
        grid = shown.findChild(CellGrid)
        assert grid is not None
        grid.go_to(0, column)
        typed_in_grid(grid, "9k")
        told = [words.text() for words in shown.findChildren(QLabel) if words.isVisible()]
        assert any("«\u00a09k\u00a0» n’est pas un nombre" in words for words in told)
        assert not page.unsaved
        grid.go_to(0, column)
        typed_in_grid(grid, "9")
        told = [words.text() for words in shown.findChildren(QLabel) if words.isVisible()]
        assert not any("9k" in words for words in told)

    def test_what_a_pause_removes_is_told_alike(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.show_section("structure")
        editor = page.form.structure.editor
        place = next(row for row in range(20) if editor.model.is_break(row))
        editor.grid.go_to(place, SMALL)
        typed_in_grid(editor.grid, "25 et cent")
        assert "«\u00a0cent\u00a0» n’est pas un nombre" in editor.said.text()


class TestAfterTheDraw:
    def test_stack_and_format_are_grey_and_say_why(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_tournament(16, started=False), qtbot)
        for field in (page.form.evening.stack, page.form.evening.seats):
            assert not field.isEnabled() and "tirées" in field.toolTip()

    def test_a_table_in_use_stays(self, qtbot: QtBot) -> None:
        session = a_tournament(16, tables=2, started=False)
        page = a_setup_page(session, qtbot)
        tables = page.form.tables
        tables.grid.go_to(0)
        assert not tables.remove.isEnabled() and "déjà servi" in tables.remove.toolTip()
        tables.count.setValue(0)
        assert len(page.form.draft.tables) == 2
        tables.count.setValue(3)
        page.save.click()
        assert len(session.state.setup.tables) == 3

    def test_a_seat_taken_is_not_put_out_of_use(self, qtbot: QtBot) -> None:
        session = a_tournament(16, tables=2, started=False)
        page = a_setup_page(session, qtbot)
        page.form.tables._cells.turned.emit(0, min(session.state.tables[1].places))
        assert "occupée" in page.form.tables.said.text() and not page.save.isEnabled()

    def test_rows_played_are_locked(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.GoToStep(2))
        page = a_setup_page(session, qtbot)
        structure = page.form.structure
        flags = structure.model.flags(structure.model.index(1, structure.model.place_of(BIG)))
        assert not flags & Qt.ItemFlag.ItemIsEditable
        structure.grid.go_to(1, BIG)
        assert (
            not structure.editor.remove.isEnabled() and "jouée" in structure.editor.remove.toolTip()
        )
        structure.grid.go_to(3, BIG)
        assert structure.editor.remove.isEnabled() and not structure.editor.up.isEnabled()
        assert not structure.ready.isEnabled() and structure.ready.toolTip()

    def test_the_row_that_has_just_been_played_turns_grey(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        page = a_setup_page(session, qtbot)
        assert not page.form.structure.model.played(0)
        session._clock.forward(21 * 60_000)  # type: ignore[attr-defined]
        page.tick()
        assert page.form.structure.model.played(0)

    def test_a_later_row_is_saved_while_the_clock_runs(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        page = a_setup_page(session, qtbot)
        page.form.structure.model.typed.emit(2, MINUTES, "30")
        page.save.click()
        assert session.state.setup.structure.steps[2].minutes == 30


class TestANewTournament:
    def test_nobody_is_kept_apart_and_nothing_departs_unless_asked(self, qtbot: QtBot) -> None:
        draft = new_page(qtbot, []).form.draft
        assert draft.keep_apart is KeepApart.NOBODY
        assert not departures_of_settings(draft)

    def test_a_name_is_enough(self, qtbot: QtBot) -> None:
        made: list[TournamentSetup] = []
        page = new_page(qtbot, made)
        assert not page.make.isEnabled() and not page.form.evening.form.rows["name"].error
        written(page.form.evening.name, "Open d’automne")
        page.make.click()
        (setup,) = made
        check_setup(setup)
        assert setup.name == "Open d’automne" and setup.date == date.today().isoformat()

    def test_what_else_is_wrong_is_told_before_the_name(self, qtbot: QtBot) -> None:
        page = new_page(qtbot, [])
        page.form.tables.count.setValue(0)
        assert "aucune table" in page.make.toolTip()

    def test_it_starts_from_other_settings_when_given(self, qtbot: QtBot) -> None:
        made: list[TournamentSetup] = []
        page = NewTournamentPage(made.append, a_setup(3, 6))
        qtbot.addWidget(page)
        page.make.click()
        assert made == [a_setup(3, 6)]

    def test_control_and_enter_create(self, qtbot: QtBot) -> None:
        made: list[TournamentSetup] = []
        page = new_page(qtbot, made)
        written(page.form.evening.name, "Open")
        qtbot.keyClick(
            page.form.evening.place, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )
        assert len(made) == 1

    def test_the_usual_settings_can_be_played(self) -> None:
        check_setup(replace(usual_setup(), name="x"))


class TestTheSections:
    def test_the_arrows_go_from_one_to_the_next(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        first = page.form.nav["evening"]
        first.setFocus()
        qtbot.waitUntil(first.hasFocus)
        qtbot.keyClick(first, Qt.Key.Key_Down)
        assert page.form.nav["format"].hasFocus() and page.form.format.isVisible()

    def test_format_and_rules_are_folded_in_a_new_tournament_while_as_usual(
        self, qtbot: QtBot
    ) -> None:
        page = new_page(qtbot, [])
        form = page.form
        folded = [form.nav[key] for key in ("format", "rules", "house")]
        assert not any(name.isVisible() for name in folded)
        told = form.in_force.text().split("\n")
        assert told == ["Freezeout (fédération)", "Gradation normale", "Aucune règle maison"]
        form.fold.setFocus()
        qtbot.keyClick(form.fold, Qt.Key.Key_Space)
        assert all(name.isVisible() for name in folded) and not form.in_force.isVisible()
        form.show_section("rules")
        form.fold.click()
        assert form.nav["evening"].isChecked() and not folded[0].isVisible()
        # Not as usual any more, it opens by itself, and may be folded again.
        changed = replace(form.draft, regime=Regime.HEAVY)
        form.show_setup(changed, NOTHING_FIXED)
        assert folded[0].isVisible()
        form.fold.click()
        assert "Gradation lourde" in form.in_force.text() and not folded[0].isVisible()
        form.show_setup(replace(changed, final_size=99), NOTHING_FIXED)
        assert form.nav["rules"].property("theme_icon_name") == "warning"
        form.show_section("format")
        assert folded[0].isVisible() and form.format.isVisible()

    def test_settings_that_are_not_as_usual_come_unfolded(self, qtbot: QtBot) -> None:
        page = NewTournamentPage(print, a_setup(final_size=6))
        qtbot.addWidget(page)
        page.show()
        assert page.form.nav["rules"].isVisible()
        settings = a_setup_page(a_session(), qtbot)
        assert settings.form.nav["house"].isVisible() and not settings.form.fold.isVisible()

    def test_the_section_to_mend_is_marked(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.structure.model.typed.emit(0, MINUTES, "0")
        marked = [
            key for key, b in page.form.nav.items() if b.property("theme_icon_name") == "warning"
        ]
        assert marked == ["structure"]


class TestGeometry:
    @pytest.mark.parametrize("size", [(910, 600), (914, 624), (1500, 900)])
    @pytest.mark.parametrize(
        "section", ["evening", "tables", "structure", "chips", "rules", "house"]
    )
    def test_nothing_is_cut(self, qtbot: QtBot, size: tuple[int, int], section: str) -> None:
        page = a_setup_page(a_tournament(24), qtbot)
        page.form.show_section(section)
        page.resize(*size)
        QApplication.processEvents()
        assert (page.width(), page.height()) == size
        assert not cut_texts(page)

    def test_the_levels_keep_their_room(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_tournament(24), qtbot)
        page.form.show_section("structure")
        QApplication.processEvents()
        assert page.form.structure.grid.viewport().height() >= 6 * 32


def test_a_merge_keeps_what_was_written_and_takes_what_changed_elsewhere() -> None:
    before = a_setup()
    draft = replace(before, name="Écrit ici", place="Ici")
    now = replace(before, name="Changé là", regime=Regime.LIGHT)
    assert merged(draft, before, now) == replace(
        before, name="Écrit ici", place="Ici", regime=Regime.LIGHT
    )
