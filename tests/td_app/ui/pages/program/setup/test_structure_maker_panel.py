"""Composing a structure in the settings: shown at once, taken, or refused with what lacks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_session, a_setup, a_structure, a_tournament
from page_builders import a_setup_page, cut_texts
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from td_app.tournament.state.chips import COLOURS, Chip, ChipSet
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.views.progress import NOTHING_FIXED
from td_app.ui.dialogs.house_dialog import KEEP, STAY, WITHOUT, UnkeptDialog
from td_app.ui.pages.program.setup.page import NewTournamentPage, SetupPage
from td_app.ui.pages.program.setup.structure_maker import MakerPanel
from td_app.ui.widgets.chip_disc import ChipDisc
from td_app.ui.widgets.page_parts import ScrolledColumn

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

VALUES = (25, 100, 500, 1000, 5000)


def cases(*counts: int | None) -> ChipSet:
    return ChipSet(tuple(map(Chip, VALUES, COLOURS, counts)))


def composing(page: SetupPage) -> MakerPanel:
    """Open the maker as the director does."""
    page.form.show_section("structure")
    page.form.structure.compose.click()
    assert page.form.structure.composing
    return page.form.structure.maker


def told(widget: QWidget) -> str:
    words = " ".join(label.text() for label in widget.findChildren(QLabel))
    return words.replace("\u00a0", " ").replace("\u202f", " ")


def test_on_a_low_screen_fields_scroll_beside_their_bar_and_none_is_cut(qtbot: QtBot) -> None:
    maker = MakerPanel()
    qtbot.addWidget(maker)
    maker.open_for(a_setup(), NOTHING_FIXED, 36)
    maker.resize(710, 380)
    maker.show()
    area = next(a for a in maker.findChildren(ScrolledColumn) if a.isAncestorOf(maker.fields))
    assert area.verticalScrollBar().maximum() > 0
    assert maker.fields.minimumSizeHint().width() <= area.viewport().width()


class TestComposing:
    def test_it_starts_from_the_tournaments_own_ways(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(tables=5, structure=a_structure(12, 25)), qtbot)
        page.form.structure.forecast.players.setValue(30)
        fields = composing(page).fields
        assert fields.players.value() == 30 and fields.late.value() == 3
        assert (fields.shortest.value(), fields.longest.value()) == (20, 30)
        assert fields.first_break.value() == 100

    def test_what_is_made_shows_at_once_and_follows_the_fields(self, qtbot: QtBot) -> None:
        maker = composing(a_setup_page(a_session(), qtbot))
        first = maker.made
        assert first is not None and "Tapis de départ" in told(maker.result)
        assert {disc.facts.value for disc in maker.result.findChildren(ChipDisc)} >= {25, 100}
        maker.fields.minutes.setValue(420)
        assert maker.made is not None and maker.made != first
        assert f"{len(maker.made.structure.levels)} niveaux" in told(maker.result)

    def test_every_choice_is_explained_in_the_page(self, qtbot: QtBot) -> None:
        maker = composing(a_setup_page(a_session(), qtbot))
        words = told(maker.result)
        for line in ("Hausse moyenne", "Fin attendue", "sortent à la pause", "Ante dès le niveau"):
            assert line in words
        assert "…" not in words

    def test_taking_it_replaces_structure_and_stack_in_the_draft(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(tables=8), qtbot)
        maker = composing(page)
        maker.fields.players.setValue(60)
        maker.fields.minutes.setValue(360)
        made = maker.made
        assert made is not None
        maker.take.click()
        assert not page.form.structure.composing
        assert page.form.draft.structure == made.structure
        assert page.form.draft.starting_stack == made.starting_stack
        assert page.form.evening.stack.value() == made.starting_stack
        assert page.form.structure.forecast.players.value() == 60
        page.save.click()
        assert page.live.state.setup.structure == made.structure
        assert page.live.state.setup.starting_stack == made.starting_stack

    def test_a_name_typed_afterwards_keeps_the_stack_taken(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(starting_stack=7_000), qtbot)
        maker = composing(page)
        maker.take.click()
        taken = page.form.draft.starting_stack
        assert taken != 7_000
        page.form.evening.name.setText("Nuit du poker")
        page.form.evening.name.textEdited.emit("Nuit du poker")
        assert page.form.draft.starting_stack == taken

    def test_leaving_changes_nothing(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        maker = composing(page)
        maker.fields.minutes.setValue(420)
        qtbot.keyClick(maker.fields, Qt.Key.Key_Escape)
        assert not page.form.structure.composing and not page.unsaved

    def test_chips_bought_meanwhile_are_counted(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(chips=cases(50, 50, 20, 20, 10)), qtbot)
        maker = composing(page)
        assert maker.made is None
        page.form.chips.model.chips = cases(500, 500, 500, 500, 100)
        page.form.chips.edited.emit()
        assert maker.made is not None


class TestRefused:
    def test_the_chips_that_lack_are_named_and_drawn(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(chips=cases(300, 300, 200, 200, 100)), qtbot)
        page.form.structure.forecast.players.setValue(44)
        maker = composing(page)
        assert maker.made is None and not maker.take.isEnabled()
        assert "il manque" in told(maker.result) and "Il manque" in told(maker.result)
        assert maker.result.findChildren(ChipDisc)
        assert "il manque" in maker.take.toolTip()
        maker.fields.players.setValue(24)
        assert maker.made is not None and maker.take.isEnabled()

    def test_an_evening_too_short_says_how_long_it_takes(self, qtbot: QtBot) -> None:
        maker = composing(a_setup_page(a_session(), qtbot))
        maker.fields.minutes.setValue(45)
        assert "il faut" in told(maker.result) and not maker.take.isEnabled()

    def test_a_level_range_the_wrong_way_round_is_told(self, qtbot: QtBot) -> None:
        maker = composing(a_setup_page(a_session(), qtbot))
        maker.fields.shortest.setValue(40)
        assert "la plus courte durée d’abord" in told(maker.result)


class TestWhatIsFixed:
    def test_once_seats_are_drawn_the_stack_is_kept(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_tournament(16, started=False), qtbot)
        maker = composing(page)
        assert maker.made is not None and maker.made.starting_stack == 10_000
        assert "tirées" in told(maker.result)
        maker.take.click()
        assert page.save.isEnabled()

    def test_once_play_has_begun_nothing_is_composed(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_tournament(16), qtbot)
        page.form.show_section("structure")
        compose = page.form.structure.compose
        assert not compose.isEnabled() and "commencé" in compose.toolTip()

    def test_without_ante_or_breaks_their_fields_rest(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_setup_page(session, qtbot)
        page.form.show_setup(replace(a_setup(), ante_format=AnteFormat.NONE), NOTHING_FIXED)
        fields = composing(page).fields
        assert not fields.ante.isEnabled() and fields.pause.isEnabled()
        fields.first_break.setValue(0)
        assert not fields.pause.isEnabled() and not fields.between.isEnabled()


class TestOnTheScreen:
    def test_no_word_is_cut_where_there_is_least_room(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        maker = composing(page)
        assert cut_texts(page) == []
        for column in (maker.result, maker.findChild(ScrolledColumn)):
            assert column is not None
            inside = column.widget()
            assert inside.minimumSizeHint().width() <= column.viewport().width()
        for field in maker.fields.fields.values():
            held = field.parentWidget()
            assert field.geometry().right() < held.width()

    def test_every_field_has_a_name_to_be_read(self, qtbot: QtBot) -> None:
        fields = composing(a_setup_page(a_session(), qtbot)).fields
        named = [field.accessibleName() for field in fields.fields.values()]
        assert all(named) and len(set(named)) == len(named)

    def test_the_keyboard_starts_on_the_players(self, qtbot: QtBot) -> None:
        maker = composing(a_setup_page(a_session(), qtbot))
        qtbot.waitUntil(maker.fields.players.hasFocus)
        assert maker.fields.players.hasFocus()


def test_creating_asks_about_a_structure_composed_and_not_taken(qtbot: QtBot) -> None:
    created: list[TournamentSetup] = []
    page = NewTournamentPage(created.append, a_setup())
    qtbot.addWidget(page)
    page.show()
    structure = page.form.structure
    assert page.unsaved_changes() == ""
    structure.compose.click()
    made = structure.maker.made
    assert made is not None and page.unsaved_changes()
    for way, kept in ((STAY, None), (WITHOUT, a_setup().structure), (KEEP, made.structure)):
        structure.open_maker()
        page.make.click()
        (asking,) = page.findChildren(UnkeptDialog)
        asking.buttons[way].click()
        assert (created.pop().structure if created else None) == kept
        qtbot.waitUntil(lambda: not page.findChildren(UnkeptDialog))
    # Taken, nothing is left to be asked.
    page.make.click()
    assert len(created) == 1
