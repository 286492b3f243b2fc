"""Anything found and gone to (Ctrl+F), every act by its words (Ctrl+K), by the keyboard alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from finder_builders import CTRL, Key, a_player, find, panel, press, shown, write
from window_builders import Evening

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.floor.tabs import BOOK, RULE, FloorTabs
from td_app.ui.pages.evening.papers.page import PapersPage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.program.settings.page import SettingsTabs


@pytest.fixture
def evening(evening_of_pages: Evening) -> Evening:
    """Return the window with the pages of the application."""
    return evening_of_pages


class TestFinding:
    def test_a_player_in_play_is_shown_at_his_seat(self, evening: Evening) -> None:
        row = a_player(evening)
        assert row.seat is not None
        find(evening, row.person.last_name.lower())
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert evening.window.finder is None
        assert isinstance(page, RoomPage)
        assert page.floor.panels.popover.title.text() == row.name

    def test_of_two_as_near_enter_twice_opens_nobody(self, evening: Evening) -> None:
        first, second = [row for row in evening.live.players().rows if row.seat is not None][:2]
        for row, name in ((first, "Anne"), (second, "Luc")):
            evening.live.dispatch(cmd.CorrectEntrant(row.entrant, Person("Darcy", name)))
        find(evening, "darcy")
        for _ in range(2):
            press(evening, Key.Key_Return)
        assert "Plusieurs" in panel(evening).told.text()
        press(evening, Key.Key_Down)
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        assert page.floor.panels.popover.title.text() == "DARCY Anne"

    def test_a_player_who_is_out_is_shown_in_the_list(self, evening: Evening) -> None:
        row = a_player(evening, seated=False)
        find(evening, row.name)
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, PlayersPage)
        chosen = page.entrants.table.chosen()
        assert [line.entrant for line in chosen] == [row.entrant]

    @pytest.mark.parametrize("verb", ["remettre", "réintégrer", "reinstate"])
    def test_somebody_out_is_brought_back_by_a_word_and_a_name(
        self, evening: Evening, verb: str
    ) -> None:
        row = a_player(evening, seated=False)
        find(evening, f"{verb} {row.person.last_name}")
        assert shown(evening)[0] == f"Réintégrer {row.name}"
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, PlayersPage)
        assert page.entrants.panel.entrant == row.entrant
        assert page.entrants.panel.comes_back.seat.hasFocus()

    def test_the_word_alone_and_the_name_alone_find_it_too(self, evening: Evening) -> None:
        row = a_player(evening, seated=False)
        find(evening, "remettre")
        assert "Réintégrer un joueur sorti" in shown(evening)
        panel(evening).field.clear()
        write(evening, row.name)
        assert f"Réintégrer {row.name}" in shown(evening)

    def test_the_row_shows_whatever_was_filtered_before(self, evening: Evening) -> None:
        page = evening.view.show_page("players")
        assert isinstance(page, PlayersPage)
        page.find_text("zzzz")
        page.entrants.table.find_typed("zzzz")
        row = a_player(evening, seated=False)
        page.show_entrant(row.entrant)
        assert [line.entrant for line in page.entrants.table.chosen()] == [row.entrant]

    @pytest.mark.parametrize("known", ["pseudonym", "licence"])
    def test_a_player_is_known_by_pseudonym_and_licence(self, evening: Evening, known: str) -> None:
        row = a_player(evening)
        person = replace(row.person, pseudonym="Zorglub", licence="QX-4417")
        evening.live.dispatch(cmd.CorrectEntrant(row.entrant, person))
        find(evening, getattr(person, known))
        assert person.display_name in shown(evening)

    def test_accents_and_a_wrong_letter_are_forgiven(self, evening: Evening) -> None:
        names = [row.name for row in evening.live.players().rows]
        meant = next(name for name in names if name.startswith("LEMAÎTRE"))
        find(evening, "lemaitr")
        assert meant in shown(evening)
        panel(evening).field.clear()
        write(evening, "lemqitre")
        assert meant in shown(evening)

    def test_a_table_opens_its_panel(self, evening: Evening) -> None:
        find(evening, "table 4")
        assert shown(evening)[0] == "Table 4"
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        assert page.floor.panels.popover.title.text() == "Table 4"

    def test_a_seat_typed_is_who_sits_there(self, evening: Evening) -> None:
        find(evening, "4.7")
        lit = panel(evening).list.lit()
        assert lit is not None
        assert lit.beside == "table 4, place 7"

    def test_a_situation_is_asked(self, evening: Evening) -> None:
        find(evening, "string bet")
        lit = panel(evening).list.lit()
        assert lit is not None and lit.group == "Situations"
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, FloorTabs)
        assert page.tabs.currentIndex() == RULE
        assert page.rule.questioning is not None
        assert f"situation.{page.rule.questioning.op}" == lit.name

    def test_an_article_opens_the_book(self, evening: Evening) -> None:
        find(evening, "§ 9.12")
        lit = panel(evening).list.lit()
        assert lit is not None and lit.beside == "§\u00a09.12"
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, FloorTabs)
        assert page.tabs.currentIndex() == BOOK
        assert page.book.number == "9.12"

    def test_a_paper_is_previewed(self, evening: Evening) -> None:
        find(evening, "talons")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, PapersPage)
        assert page.shown == "seat_slips"

    @pytest.mark.parametrize(
        ("typed", "key"),
        [
            ("antes", "structure"),
            ("règles maison", "house"),
            ("jetons", "chips"),
            ("recave", "format"),
        ],
    )
    def test_a_setting_is_found_by_what_is_set(
        self, evening: Evening, typed: str, key: str
    ) -> None:
        find(evening, typed)
        found = panel(evening).list.offers()
        setting = next(offer for offer in found if offer.name == f"setting.{key}")
        panel(evening).take(setting)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, SettingsTabs)
        assert page.setup.form.sections[key].isVisible()

    def test_the_language_is_in_the_settings_of_the_application(self, evening: Evening) -> None:
        find(evening, "langue")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, SettingsTabs)
        assert page.on_application

    def test_what_answers_nothing_says_so(self, evening: Evening) -> None:
        find(evening, "zzzzqqqq")
        assert "Rien" in panel(evening).told.text()
        assert shown(evening) == ["Chercher dans la page Salle"]

    def test_ctrl_f_again_searches_the_page_itself(self, evening: Evening) -> None:
        find(evening, "roux")
        press(evening, Key.Key_F, CTRL)
        page = evening.view.pages.currentWidget()
        assert evening.window.finder is None
        assert isinstance(page, RoomPage)
        assert page.floor.entry.field.text() == "roux"

    def test_a_page_without_a_search_offers_none(self, evening: Evening) -> None:
        evening.view.show_page("clock")
        press(evening, Key.Key_F, CTRL)
        assert shown(evening) == []
        press(evening, Key.Key_F, CTRL)
        assert panel(evening).field.hasFocus()
