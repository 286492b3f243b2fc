"""The settings, for the tournament that is open and for a new one."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from builders import a_club, a_session, a_setup, a_structure, a_tournament, registered
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.chip_set import Chip, ChipSet
from td_app.tournament.ready_structures import StructureKind
from td_app.tournament.setup import (
    DeclaredHouseRule,
    KeepApart,
    Regime,
    TableSetup,
    TournamentSetup,
    check_setup,
)
from td_app.tournament.structure import AnteFormat, Break, Level, Structure
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.setup.form import merged
from td_app.ui.pages.setup.structure_rows import ANTE, BIG, MINUTES, REMARK, SMALL
from td_app.ui.pages.setup_page import NewTournamentPage, SetupPage, usual_setup

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def page_on(session: TournamentSession, qtbot: QtBot) -> SetupPage:
    live = LiveTournament(session)
    page = SetupPage(live)
    live.setParent(page)
    live.changed.connect(page.refresh)
    qtbot.addWidget(page, before_close_func=lambda _page: live.close())
    page.resize(910, 624)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    return page


def new_page(qtbot: QtBot, made: list[TournamentSetup]) -> NewTournamentPage:
    page = NewTournamentPage(made.append)
    qtbot.addWidget(page)
    page.resize(1366, 712)
    page.show()
    return page


def write(field: QLineEdit, text: str) -> None:
    field.setText(text)
    field.textEdited.emit(text)


class TestTheOpenTournament:
    def test_nothing_changed_is_nothing_to_save(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
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
        page = page_on(a_club().create(setup), qtbot)
        for section in page.form.sections.values():
            section.edited.emit()
        assert page.form.draft == page.live.state.setup and not page.unsaved

    def test_changes_go_in_one_command(self, qtbot: QtBot) -> None:
        session = a_session()
        page = page_on(session, qtbot)
        before = len(session.history.entries)
        write(page.form.evening.name, "Open d'hiver")
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

    def test_changes_are_abandoned(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        write(page.form.evening.name, "Open d'hiver")
        page.drop.click()
        assert not page.unsaved and page.form.evening.name.text() == "Open d'automne"

    def test_an_empty_name_is_told_under_it(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        write(page.form.evening.name, "  ")
        assert "pas de nom" in page.form.evening._rows["name"].error
        assert not page.save.isEnabled() and "pas de nom" in page.save.toolTip()

    def test_what_another_post_changes_comes_in_beside_what_is_written(self, qtbot: QtBot) -> None:
        session = a_session()
        page = page_on(session, qtbot)
        write(page.form.evening.name, "Open d'hiver")
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, place="Gymnase")))
        assert page.form.draft.place == "Gymnase" and page.form.draft.name == "Open d'hiver"
        assert page.unsaved

    def test_an_undo_shows_the_settings_before(self, qtbot: QtBot) -> None:
        session = a_session()
        page = page_on(session, qtbot)
        write(page.form.evening.name, "Open d'hiver")
        page.save.click()
        session.dispatch(cmd.Undo())
        assert page.form.evening.name.text() == "Open d'automne" and not page.unsaved

    def test_typing_is_not_disturbed_by_what_goes_on(self, qtbot: QtBot) -> None:
        session = a_session()
        registered(session, 3)
        page = page_on(session, qtbot)
        name = page.form.evening.name
        name.setFocus()
        qtbot.waitUntil(name.hasFocus)
        name.setCursorPosition(4)
        qtbot.keyClicks(name, " du")
        session.dispatch(cmd.MarkPresence((1,), present=False))
        assert name.text() == "Open du d'automne" and name.cursorPosition() == 7


class TestAfterTheDraw:
    def test_stack_and_format_are_grey_and_say_why(self, qtbot: QtBot) -> None:
        page = page_on(a_tournament(16, started=False), qtbot)
        for field in (page.form.evening.stack, page.form.evening.seats):
            assert not field.isEnabled() and "tirées" in field.toolTip()

    def test_a_table_in_use_stays(self, qtbot: QtBot) -> None:
        session = a_tournament(16, tables=2, started=False)
        page = page_on(session, qtbot)
        tables = page.form.tables
        tables.grid.go_to(0, 0)
        assert not tables.remove.isEnabled() and "déjà servi" in tables.remove.toolTip()
        tables.count.setValue(0)
        assert len(page.form.draft.tables) == 2
        tables.count.setValue(3)
        page.save.click()
        assert len(session.state.setup.tables) == 3

    def test_a_seat_taken_is_not_put_out_of_use(self, qtbot: QtBot) -> None:
        session = a_tournament(16, tables=2, started=False)
        page = page_on(session, qtbot)
        page.form.tables._cells.turned.emit(0, min(session.state.tables[1].places))
        assert "occupée" in page.form.tables.said.text() and not page.save.isEnabled()

    def test_rows_played_are_locked(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.GoToStep(2))
        page = page_on(session, qtbot)
        structure = page.form.structure
        flags = structure.model.flags(structure.model.index(1, BIG))
        assert not flags & Qt.ItemFlag.ItemIsEditable
        structure.grid.go_to(1, BIG)
        assert not structure.remove.isEnabled() and "jouée" in structure.remove.toolTip()
        structure.grid.go_to(3, BIG)
        assert structure.remove.isEnabled() and not structure.up.isEnabled()
        assert not structure.ready.isEnabled() and structure.ready.toolTip()

    def test_the_row_that_has_just_been_played_turns_grey(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        page = page_on(session, qtbot)
        assert not page.form.structure.model.played(0)
        session._clock.forward(21 * 60_000)  # type: ignore[attr-defined]
        page.tick()
        assert page.form.structure.model.played(0)

    def test_a_later_row_is_saved_while_the_clock_runs(self, qtbot: QtBot) -> None:
        session = a_tournament(16)
        page = page_on(session, qtbot)
        page.form.structure.model.typed.emit(2, MINUTES, "30")
        page.save.click()
        assert session.state.setup.structure.steps[2].minutes == 30


class TestTheStructure:
    def test_a_ready_structure_is_made_from_stack_and_chips(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        structure = page.form.structure
        lengths = []
        for kind in StructureKind:
            structure.kinds[kind].trigger()
            lengths.append(structure.structure.levels[0].minutes)
        assert lengths == [20, 25, 12] and page.save.isEnabled()

    def test_a_stack_the_chips_cannot_make_is_told(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        page.form.evening.stack.setValue(1_010)
        page.form.structure.make_ready(StructureKind.FAST)
        assert page.form.structure.said.text()

    def test_a_wrong_row_is_red_with_the_reason_beside_it(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        structure = page.form.structure
        structure.model.typed.emit(1, BIG, "10")
        structure.model.typed.emit(2, ANTE, "99999")
        assert structure.model.wrong_rows == (1, 2)
        assert structure.model.words(1, REMARK).startswith("Ligne 2")
        structure.grid.go_to(2, ANTE)
        assert structure.said.text().startswith("Ligne 3")
        assert not page.save.isEnabled()

    def test_blinds_the_chips_cannot_pay_are_only_remarked(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        page.form.structure.model.typed.emit(0, SMALL, "30")
        assert "compte juste" in page.form.structure.model.words(0, REMARK)
        assert page.save.isEnabled()

    def test_rows_are_inserted_moved_and_removed_by_the_keys(self, qtbot: QtBot) -> None:
        page = page_on(a_session(structure=a_structure(3)), qtbot)
        page.form.show_section("structure")
        structure = page.form.structure
        structure.grid.go_to(1, SMALL)
        structure.grid.setFocus()
        qtbot.keyClick(structure.grid, Qt.Key.Key_Insert)
        assert len(structure.structure.steps) == 4 and structure.grid.current_row() == 2
        structure.insert(pause=True)
        assert structure.structure.steps[3] == Break()
        qtbot.keyClick(structure.grid, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert structure.structure.steps[2] == Break() and structure.grid.current_row() == 2
        qtbot.keyClick(structure.grid, Qt.Key.Key_Delete)
        assert len(structure.structure.steps) == 4

    def test_figures_are_typed_in_the_cell_though_the_window_has_keys(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
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
        page = page_on(a_session(), qtbot)
        structure = page.form.structure
        structure.ante.choose(AnteFormat.NONE.value)
        structure.ante.choiceChanged.emit(AnteFormat.NONE.value)
        assert {level.ante for level in page.form.draft.structure.levels} == {0}
        assert page.form.draft.ante_format is AnteFormat.NONE

    def test_colour_ups_are_put_at_the_best_breaks(self, qtbot: QtBot) -> None:
        steps = (Level(75, 150), Break(10), Level(100, 200), Level(200, 400))
        page = page_on(a_session(structure=Structure(steps)), qtbot)
        page.form.structure.colour_up.click()
        assert page.form.draft.structure.steps[1] == Break(10, (25,))

    def test_the_forecast_follows_stack_players_and_rows(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        forecast = page.form.structure.forecast
        assert "2 h 50" in forecast.told.text().replace("\u00a0", " ")
        page.form.structure.model.typed.emit(0, MINUTES, "80")
        assert "3 h 50" in forecast.told.text().replace("\u00a0", " ")
        page.form.structure.model.typed.emit(0, BIG, "1")
        assert not forecast.told.text()

    def test_without_any_level_it_says_what_to_do(self, qtbot: QtBot) -> None:
        page = page_on(a_session(structure=Structure((Level(25, 50),))), qtbot)
        structure = page.form.structure
        structure.grid.go_to(0, SMALL)
        structure.remove_row()
        assert "aucun niveau" in structure.said.text() and not page.save.isEnabled()


class TestTheRoom:
    def test_tables_are_counted_numbered_and_kept_usable(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        tables = page.form.tables
        tables.count.setValue(6)
        tables.model.typed.emit(5, 0, "12")
        tables.model.typed.emit(0, 1, "9")
        tables._cells.turned.emit(1, 8)
        assert page.form.draft.tables[5] == TableSetup(12)
        assert page.form.draft.tables[0] == TableSetup(1, 9)
        assert page.form.draft.tables[1] == TableSetup(2, None, (8,))
        assert page.save.isEnabled()

    def test_a_number_twice_is_told_in_red(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        page.form.show_section("tables")
        page.form.tables.model.typed.emit(0, 0, "2")
        assert page.form.tables.said.isVisible() and "deux fois" in page.form.tables.said.text()

    def test_the_breaking_order_is_moved_and_put_back(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        tables = page.form.tables
        assert not tables.usual.isEnabled()
        tables.order.setCurrentRow(3)
        tables.up.click()
        assert page.form.draft.breaking_order == (4, 3, 1, 2)
        assert tables.order.currentRow() == 2
        tables.usual.click()
        assert page.form.draft.breaking_order == ()

    def test_a_click_on_a_place_puts_it_out_of_use(self, qtbot: QtBot) -> None:
        from td_app.ui.pages.setup.places_cells import box_of

        page = page_on(a_session(), qtbot)
        page.form.show_section("tables")
        grid = page.form.tables.grid
        cell = grid.visualRect(grid.model().index(0, 2))
        where = box_of(cell, 4).center()
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert page.form.draft.tables[0].out_of_use == (4,)


class TestChipsAndRules:
    def test_a_value_twice_is_told(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        page.form.chips.model.typed.emit(0, 1, "100")
        assert "Deux jetons" in page.form.chips.said.text() and not page.save.isEnabled()

    def test_a_chip_is_added_in_a_free_colour(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        page.form.chips.add_chip()
        added = page.form.draft.chips.chips[-1]
        assert added == Chip(25_000, "white") and page.save.isEnabled()
        page.form.chips.model.typed.emit(5, 3, "40")
        assert page.form.draft.chips.chips[-1].quantity == 40

    def test_the_final_table_follows_the_rulebook_or_the_director(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        rules = page.form.rules
        assert "9 joueurs" in rules.final.buttons["ropta"].text()
        page.form.evening.seats.setValue(6)
        assert "7 joueurs" in rules.final.buttons["ropta"].text()
        rules.final.buttons["own"].click()
        rules.final_players.setValue(8)
        assert page.form.draft.final_size == 8
        rules.final.buttons["ropta"].click()
        assert page.form.draft.final_size is None

    def test_prizes_are_one_text_a_place_or_none(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        rules = page.form.rules
        rules.prize.buttons["some"].click()
        first = rules.prizes._rows[0].text
        write(first, "Un jambon")
        qtbot.keyClick(first, Qt.Key.Key_Return)
        write(rules.prizes._rows[1].text, "Une bouteille")
        assert page.form.draft.prizes == ("Un jambon", "Une bouteille")
        rules.prize.buttons["none"].click()
        assert page.form.draft.prizes == ()

    def test_a_house_rule_names_its_article(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        rules = page.form.rules
        rules.house.add.click()
        row = rules.house._rows[0]
        write(row.short, "1.3")
        write(row.text, "Téléphones rangés")
        assert page.form.draft.house_rules == (DeclaredHouseRule("1.3", "Téléphones rangés"),)
        rules.house.remove(row)
        assert page.form.draft.house_rules == ()

    def test_each_regime_is_explained(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        told = [b.accessibleDescription() for b in page.form.rules.regime.buttons.values()]
        assert len(set(told)) == 3 and all(told)


class TestANewTournament:
    def test_a_name_is_enough(self, qtbot: QtBot) -> None:
        made: list[TournamentSetup] = []
        page = new_page(qtbot, made)
        assert not page.make.isEnabled() and not page.form.evening._rows["name"].error
        write(page.form.evening.name, "Open d'automne")
        page.make.click()
        (setup,) = made
        check_setup(setup)
        assert setup.name == "Open d'automne" and setup.date == date.today().isoformat()

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
        write(page.form.evening.name, "Open")
        qtbot.keyClick(
            page.form.evening.place, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )
        assert len(made) == 1

    def test_the_usual_settings_can_be_played(self) -> None:
        check_setup(replace(usual_setup(), name="x"))


class TestTheSections:
    def test_the_arrows_go_from_one_to_the_next(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        first = page.form.nav["evening"]
        first.setFocus()
        qtbot.waitUntil(first.hasFocus)
        qtbot.keyClick(first, Qt.Key.Key_Down)
        assert page.form.nav["tables"].hasFocus() and page.form.tables.isVisible()

    def test_the_section_to_mend_is_marked(self, qtbot: QtBot) -> None:
        page = page_on(a_session(), qtbot)
        page.form.structure.model.typed.emit(0, MINUTES, "0")
        marked = [
            key for key, b in page.form.nav.items() if b.property("theme_icon_name") == "warning"
        ]
        assert marked == ["structure"]


class TestGeometry:
    @pytest.mark.parametrize("size", [(894, 600), (910, 624), (1500, 900)])
    @pytest.mark.parametrize("section", ["evening", "tables", "structure", "chips", "rules"])
    def test_nothing_is_cut(self, qtbot: QtBot, size: tuple[int, int], section: str) -> None:
        page = page_on(a_tournament(24), qtbot)
        page.form.show_section(section)
        page.resize(*size)
        QApplication.processEvents()
        assert (page.width(), page.height()) == size
        kinds: tuple[type[QWidget], ...] = (QPushButton, QCheckBox, QRadioButton)
        cut = [
            widget.text()  # type: ignore[attr-defined]
            for kind in kinds
            for widget in page.findChildren(kind)
            if widget.isVisible() and widget.width() < widget.sizeHint().width()
        ]
        assert not cut

    def test_the_levels_keep_their_room(self, qtbot: QtBot) -> None:
        page = page_on(a_tournament(24), qtbot)
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
