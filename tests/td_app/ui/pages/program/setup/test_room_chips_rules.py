"""The room, the chips and the rules of a tournament, written in their sections."""

from __future__ import annotations

import pytest
from builders import a_session
from page_builders import a_setup_page, written
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from td_app.tournament.state.chips import Chip
from td_app.tournament.state.setup import DeclaredHouseRule, TableSetup

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


class TestTheRoom:
    def test_tables_are_counted_numbered_and_kept_usable(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        tables = page.form.tables
        tables.count.setValue(6)
        tables.model.typed.emit(5, "table", "12")
        tables.model.typed.emit(0, "seats", "9")
        tables._cells.turned.emit(1, 8)
        assert page.form.draft.tables[5] == TableSetup(12)
        assert page.form.draft.tables[0] == TableSetup(1, 9)
        assert page.form.draft.tables[1] == TableSetup(2, None, (8,))
        assert page.save.isEnabled()

    def test_a_number_twice_is_told_in_red(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.show_section("tables")
        page.form.tables.model.typed.emit(0, "table", "2")
        assert page.form.tables.said.isVisible() and "deux fois" in page.form.tables.said.text()

    def test_the_breaking_order_is_moved_and_put_back(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        tables = page.form.tables
        assert not tables.usual.isEnabled()
        borders = {one.property("rank") for one in (tables.up, tables.down, tables.usual)}
        assert len(borders) == 1, "its words begin where the others’ borders do"
        tables.order.setCurrentRow(3)
        tables.up.click()
        assert page.form.draft.breaking_order == (4, 3, 1, 2)
        assert tables.order.currentRow() == 2
        tables.usual.click()
        assert page.form.draft.breaking_order == ()

    def test_a_click_on_a_place_puts_it_out_of_use(self, qtbot: QtBot) -> None:
        from td_app.ui.pages.program.setup.tables_section import box_of

        page = a_setup_page(a_session(), qtbot)
        page.form.show_section("tables")
        grid = page.form.tables.grid
        cell = grid.visualRect(grid.model().index(0, 2))
        where = box_of(cell, 4).center()
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert page.form.draft.tables[0].out_of_use == (4,)


class TestChipsAndRules:
    def test_a_value_twice_is_told(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.chips.model.typed.emit(0, "value", "100")
        assert "Deux jetons" in page.form.chips.said.text() and not page.save.isEnabled()

    def test_a_chip_is_added_in_a_free_colour(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        page.form.chips.add_chip()
        added = page.form.draft.chips.chips[-1]
        assert added == Chip(25_000, "white") and page.save.isEnabled()
        model = page.form.chips.model
        assert model.words(5, "quantity") == "non précisé" and model.soft(5, "quantity")
        assert model.typed_from(5, "quantity") == "", "typing starts from nothing"
        model.typed.emit(5, "quantity", "40")
        assert page.form.draft.chips.chips[-1].quantity == 40
        assert model.typed_from(5, "quantity") == "40" and not model.soft(5, "quantity")

    def test_the_final_table_follows_the_rulebook_or_the_director(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        rules = page.form.rules
        assert "9 joueurs" in rules.final.buttons["ropta"].text()
        page.form.evening.seats.setValue(6)
        assert "7 joueurs" in rules.final.buttons["ropta"].text()
        rules.final.buttons["own"].click()
        rules.final_players.setValue(8)
        assert page.form.draft.final_size == 8
        rules.final.buttons["ropta"].click()
        assert page.form.draft.final_size is None

    def test_a_house_rule_names_its_article(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        house = page.form.house
        house.written.add.click()
        row = house.written._rows[0]
        written(row.short, "1.3")
        written(row.text, "Téléphones rangés")
        assert page.form.draft.house_rules == (DeclaredHouseRule("1.3", "Téléphones rangés"),)
        house.written.remove(row)
        assert page.form.draft.house_rules == ()

    def test_each_regime_is_explained(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        told = [b.accessibleDescription() for b in page.form.rules.regime.buttons.values()]
        assert len(set(told)) == 3 and all(told)
