"""Every act by its words (Ctrl+K), and the keyboard in the field over the window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from finder_builders import CTRL, Key, ask, find, panel, press, shown
from papers_builders import with_a_printer
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.tournament import commands as cmd
from td_app.ui.pages.evening.papers.page import PapersPage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.seat_forms import SwapForm
from td_app.ui.pages.evening.room.table_panel import BreakingOrderForm, OpenTablePanel
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.widgets.entry_line import Purpose
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.finder.offers import Offer
from td_app.ui.windows.finder.sources import every_offer


@pytest.fixture
def evening(evening_of_pages: Evening) -> Evening:
    """Return the window with the pages of the application."""
    return evening_of_pages


class TestThePalette:
    @pytest.mark.parametrize("asked", ["à propos", "ce qui change dans", "licences de chaque"])
    def test_what_the_application_is_opens_over_the_window(
        self, evening: Evening, asked: str
    ) -> None:
        ask(evening, asked)
        press(evening, Key.Key_Return)
        dialog = evening.window.messages.dialog
        assert dialog is not None
        dialog.choose("close")
        assert evening.window.messages.dialog is None

    def test_an_act_is_done_by_its_words(self, evening: Evening) -> None:
        before = evening.live.clock().remaining_ms
        ask(evening, "minute de plus")
        press(evening, Key.Key_Return)
        assert evening.window.finder is None
        assert evening.live.clock().remaining_ms == before + 60_000

    def test_phones_are_found_by_their_name(self, evening: Evening) -> None:
        ask(evening, "téléphones")
        press(evening, Key.Key_Return)
        page = evening.view.pages.page("settings")
        assert isinstance(page, SettingsTabs) and page.on_application
        assert not page.application.phones.switch.visibleRegion().isEmpty()

    @pytest.mark.parametrize(
        ("asked", "names"),
        [
            ("langue", ["act.in_english", "act.in_french"]),
            ("logo", ["setting.club"]),
            ("volume", ["setting.screen"]),
        ],
    )
    def test_what_is_set_is_found_though_it_is_no_act(
        self, evening: Evening, asked: str, names: list[str]
    ) -> None:
        ask(evening, asked)
        assert sorted(offer.name for offer in panel(evening).list.offers()) == names

    @pytest.mark.parametrize("asked", ["niveau suivant", "passer au niveau"])
    def test_the_next_level_is_asked_as_one_says_it(self, evening: Evening, asked: str) -> None:
        ask(evening, asked)
        assert panel(evening).list.offers()[0].name == "act.next_level"

    def test_an_act_shows_its_key(self, evening: Evening) -> None:
        ask(evening, "horloge")
        first = panel(evening).list.offers()[0]
        assert first.keys == ("Espace",)

    def test_a_refused_act_says_why_and_stays(self, evening: Evening) -> None:
        ask(evening, "rétablir")
        lit = panel(evening).list.lit()
        assert lit is not None and lit.why_not
        press(evening, Key.Key_Return)
        assert panel(evening).told.text() == lit.why_not

    def test_what_the_rules_ask_for_comes_first(self, evening: Evening) -> None:
        press(evening, Key.Key_K, CTRL)
        assert shown(evening)[0] == "Arrêter la table 3"
        press(evening, Key.Key_Return)
        assert evening.live.state.tables[3].stopped

    def test_what_was_asked_lately_comes_first_the_next_time(self, evening: Evening) -> None:
        ask(evening, "minute de moins")
        press(evening, Key.Key_Return)
        press(evening, Key.Key_K, CTRL)
        first = panel(evening).list.offers()[0]
        assert (first.group, first.words) == ("Récentes", "Une minute de moins")

    def test_everything_for_the_beginning_is_printed_by_its_words(
        self, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_a_printer(monkeypatch)
        ask(evening, "tout pour le début")
        lit = panel(evening).list.lit()
        assert lit is not None and lit.name == "papers.before"
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, PapersPage)
        printer = page.room.printer
        qtbot.waitUntil(lambda: printer.dialog is not None)
        assert printer.dialog is not None
        assert printer.dialog.windowTitle() == "Tout pour le début"
        printer.dialog.reject()

    def test_a_paper_waits_with_its_reason(self, evening: Evening) -> None:
        ask(evening, "imprimer changements")
        lit = panel(evening).list.lit()
        assert lit is not None and lit.name == "paper.moves_sheet"
        assert "changé de place" in lit.why_not

    def test_english_words_are_spoken_after_asking_for_them(self, evening: Evening) -> None:
        ask(evening, "anglais")
        press(evening, Key.Key_Return)
        assert evening.desk.language == "en"
        press(evening, Key.Key_K, CTRL)
        assert panel(evening).field.hasFocus()

    def test_the_other_key_keeps_what_is_typed(self, evening: Evening) -> None:
        ask(evening, "structure")
        press(evening, Key.Key_F, CTRL)
        assert panel(evening).field.text() == "structure"
        assert "La structure" in shown(evening)

    def test_ctrl_k_again_goes_away(self, evening: Evening) -> None:
        ask(evening, "")
        press(evening, Key.Key_K, CTRL)
        assert evening.window.finder is None

    def test_every_act_of_the_table_is_offered(self, evening: Evening) -> None:
        names = {offer.name for offer in every_offer(evening.window)}
        wanted = {f"act.{act.name}" for act in ACTS if act.in_palette}
        assert wanted <= names
        there = {page.key for page in evening.window.pages if page.shown is None}
        assert {f"page.{key}" for key in there} <= names
        assert "page.cash" not in names, "a free tournament has no cash desk"

    def test_names_tell_the_offers_apart(self, evening: Evening) -> None:
        names = [offer.name for offer in every_offer(evening.window)]
        assert len(names) == len(set(names))

    def test_without_a_tournament_what_needs_one_says_so(self, evening: Evening) -> None:
        evening.window.show_start()
        offers = {offer.name: offer for offer in every_offer(evening.window)}
        assert offers["act.undo"].why_not == "Ouvrez d’abord un tournoi."
        assert not offers["act.new_tournament"].why_not
        opening = next(offer for name, offer in offers.items() if name.startswith("tournament."))
        opening.take()
        assert evening.live.state.drawn

    def test_behind_a_page_in_front_the_acts_wait(self, evening: Evening) -> None:
        evening.window.show_new()
        offers = {offer.name: offer for offer in every_offer(evening.window)}
        assert "par-dessus" in offers["act.toggle_clock"].why_not
        assert not any(name.startswith("proposal.") for name in offers)


def put_back(evening: Evening, tournament: int) -> None:
    """Close what an act opened, and open the tournament again if it left."""
    for widget in QApplication.topLevelWidgets():
        if widget is not evening.window and widget.isVisible():
            widget.close()
    for dialog in evening.window.findChildren(QDialog):
        dialog.close()
    evening.window.help.leave()
    evening.window.layers.leave_front()
    evening.window.layers.leave_club()
    if evening.desk.live is None:
        evening.desk.open(tournament)
    evening.desk.set_language("fr")


@pytest.mark.parametrize("drawn", [True, False])
def test_each_act_of_the_palette_is_done_or_refused_with_a_sentence(
    evening: Evening, drawn: bool
) -> None:
    tournament = evening.live.session.tournament
    if not drawn:
        evening.desk.create(replace(evening.live.state.setup, name="Avant le tirage"))
        tournament = evening.live.session.tournament
    offers = {offer.name: offer for offer in every_offer(evening.window)}
    done: list[Offer] = []
    for name in tuple(offers):
        offer = offers.get(name)
        if offer is None or name.startswith("tournament."):
            continue
        if offer.why_not:
            assert offer.why_not.endswith(".") and "Traceback" not in offer.why_not
            continue
        offer.take()
        done.append(offer)
        put_back(evening, tournament)
        offers = {offer.name: offer for offer in every_offer(evening.window)}
    assert len(done) > (40 if drawn else 20)


class TestTheKeyboard:
    def test_it_opens_while_one_types_and_gives_the_field_back(self, evening: Evening) -> None:
        page = evening.view.show_page("players")
        assert isinstance(page, PlayersPage)
        page.find_text("abc")
        press(evening, Key.Key_K, CTRL)
        assert panel(evening).field.hasFocus()
        press(evening, Key.Key_Escape)
        assert evening.window.finder is None
        assert page.entrants.door.field.hasFocus()
        assert page.entrants.door.field.text() == "abc"

    def test_no_key_acts_behind_it(self, evening: Evening) -> None:
        before = evening.live.session.history.sequence
        ask(evening, "")
        for key in (Key.Key_Space, Key.Key_N, Key.Key_Plus, Key.Key_2):
            press(evening, key)
        assert evening.live.session.history.sequence == before
        assert evening.view.pages.key == "room"

    def test_a_floor_called_meanwhile_has_the_screen(self, evening: Evening) -> None:
        find(evening, "rou")
        press(evening, Key.Key_F2)
        assert evening.window.finder is None
        assert evening.view.pages.key == "floor"

    def test_arrows_and_tab_go_round_the_lines(self, evening: Evening) -> None:
        ask(evening, "page")
        panel(evening).field.clear()
        QApplication.processEvents()
        first = panel(evening).list.lit()
        press(evening, Key.Key_Down)
        press(evening, Key.Key_Tab)
        press(evening, Key.Key_Up)
        press(evening, Key.Key_Up)
        assert panel(evening).list.lit() == first
        press(evening, Key.Key_Up)
        assert panel(evening).list.lit() == panel(evening).list.offers()[-1]
        assert panel(evening).field.hasFocus()

    def test_the_line_lit_is_told_to_those_who_do_not_see_it(self, evening: Evening) -> None:
        ask(evening, "minute de plus")
        assert panel(evening).field.accessibleDescription() == "Une minute de plus, Ctrl+↑"

    def test_a_click_beside_goes_away(self, evening: Evening) -> None:
        ask(evening, "")
        QTest.mouseClick(panel(evening), Qt.MouseButton.LeftButton, pos=QPoint(5, 300))
        assert evening.window.finder is None

    def test_a_click_on_a_line_takes_it(self, evening: Evening) -> None:
        ask(evening, "thème sombre")
        lines = panel(evening).list
        where = lines.visualItemRect(lines.item(0)).center()
        QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert evening.desk.theme == "dark"
        evening.desk.set_theme("light")

    def test_it_keeps_within_a_window_made_smaller(self, evening: Evening) -> None:
        ask(evening, "")
        evening.window.resize(1180, 680)
        QApplication.processEvents()
        over = panel(evening)
        assert over.geometry() == evening.window.rect()
        assert over.rect().contains(over.card.geometry())

    def test_nothing_typed_reaches_the_page(self, evening: Evening) -> None:
        find(evening, "qwx")
        press(evening, Key.Key_Escape)
        fields = evening.view.pages.currentWidget().findChildren(QLineEdit)
        assert not any("qwx" in field.text() for field in fields)


class TestTheRoom:
    def test_the_game_of_a_table_is_stopped_by_its_words(self, evening: Evening) -> None:
        ask(evening, "table 3 arreter")
        press(evening, Key.Key_Return)
        assert evening.live.state.tables[3].stopped

    def test_an_act_refused_at_a_table_says_why(self, evening: Evening) -> None:
        offers = {offer.name: offer for offer in every_offer(evening.window)}
        assert offers["table.1.hand"].why_not != ""

    def test_a_tables_page_is_opened(self, evening: Evening) -> None:
        ask(evening, "table 2 ouvrir sa page")
        press(evening, Key.Key_Return)
        assert evening.view.pages.key == "room"

    def test_the_stacks_are_counted_from_anywhere(self, evening: Evening) -> None:
        ask(evening, "compter les tapis")
        press(evening, Key.Key_Return)
        assert evening.view.pages.key == "chips"

    def test_the_structure_is_changed_from_anywhere(self, evening: Evening) -> None:
        ask(evening, "changer la structure")
        press(evening, Key.Key_Return)
        assert evening.view.pages.key == "clock"

    def test_two_seats_are_exchanged_from_the_words_alone(self, evening: Evening) -> None:
        ask(evening, "echanger deux")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        assert page.floor.entry.field.hasFocus()
        QTest.keyClicks(page.floor.entry.field, "1.1")
        press(evening, Key.Key_Return)
        form = page.floor.panels.popover.content
        assert isinstance(form, SwapForm)
        assert page.floor.wanted == ""

    def test_an_absence_is_noted_by_a_click_on_the_player(self, evening: Evening) -> None:
        ask(evening, "absence")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        place, who = min(evening.live.state.tables[1].places.items())
        page.floor.plan.seatClicked.emit(1, place)
        assert who in evening.live.state.absences
        page.floor.plan.seatClicked.emit(1, place)
        assert page.floor.panels.popover.isVisible()

    def test_escape_asks_for_nobody_any_more(self, evening: Evening) -> None:
        ask(evening, "mauvaise place")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        press(evening, Key.Key_Escape)
        assert page.floor.wanted == "" and page.floor.notice.isHidden()
        assert page.floor.entry.purpose is Purpose.OUT

    def test_the_breaking_order_is_changed_by_its_words(self, evening: Evening) -> None:
        ask(evening, "changer ordre de fermeture")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        assert isinstance(page.floor.panels.popover.content, BreakingOrderForm)

    def test_a_table_is_opened_by_its_words_once_one_is_closed(self, evening: Evening) -> None:
        ask(evening, "ouvrir une table")
        press(evening, Key.Key_Return)
        assert "Toutes les tables" in panel(evening).told.text()
        press(evening, Key.Key_Escape)
        for who in list(evening.live.state.entrants)[:12]:
            evening.live.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        evening.live.dispatch(cmd.BreakTable(4))
        ask(evening, "ouvrir une table")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RoomPage)
        assert isinstance(page.floor.panels.popover.content, OpenTablePanel)

    def test_the_order_of_those_out_is_put_right_by_its_words(self, evening: Evening) -> None:
        ask(evening, "corriger l’ordre")
        press(evening, Key.Key_Return)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, RankingPage)
        assert page.ordering is not None and page.ordering.isVisible()
        page.ordering.close()

    def test_every_command_of_the_room_has_its_words(self, evening: Evening) -> None:
        """What is done by a click anywhere in the room can be asked here too."""
        evening.live.dispatch(cmd.AnnounceHandForHand())
        names = {offer.name.rpartition(".")[2] for offer in every_offer(evening.window)}
        assert {
            *("away", "back", "never_came", "move", "swap", "wrong_seat", "departure", "name"),
            *("need", "reinstate", "announced", "open_tables", "change_order", "rank_hand"),
            *("stop", "hand", "break", "done", "all_in", "show_race", "show_stacks"),
            *("show_ledger", "edit", "make", "finish", "prepare"),
        } <= names
