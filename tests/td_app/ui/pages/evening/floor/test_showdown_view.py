"""Who wins: typed straight through or tapped, the ruling at once, noted like any other."""

from __future__ import annotations

import json

import pytest
from builders import a_tournament
from page_builders import a_floor_page, an_incidents_page, press, typed
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from room_builders import click, cut_in

from td_app.floor.question_steps import answered_lines
from td_app.floor.showdown import BOARD
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.game import Betting, Game
from td_app.ui.acts import Act
from td_app.ui.keys import Keyboard
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.pages.evening.floor.showdown.showdown_view import ShowdownView
from td_app.ui.windows.act_table import ACTS
from td_app.words.language import set_current_language
from td_app.words.ruling_text import told_ruling

Key = Qt.Key


@pytest.fixture
def session() -> TournamentSession:
    """Return an evening with two tables, the button of table 1 followed."""
    session = a_tournament(entrants=12, tables=2)
    places = sorted(session.state.tables[1].places)
    session.dispatch(cmd.SetPositions(1, places[3], places[4], places[5]))
    return session


@pytest.fixture
def page(
    dressed: QApplication, in_french: None, qtbot: QtBot, session: TournamentSession
) -> FloorPage:
    """Return the floor's page of that evening."""
    return a_floor_page(session, qtbot)


def shown(page: FloorPage) -> ShowdownView:
    """Return the showdown, found by its words."""
    typed(page, "qui gagne")
    press(page, Key.Key_Return)
    view = page.showdown
    assert view is not None and page.views.currentWidget() is view
    return view


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


class TestTyped:
    def test_a_board_and_two_hands_straight_through(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "Ks9h4d2tAs AdKt QsQh".replace(" ", ""))
        assert view.result.told is not None and view.result.told.line == "Le joueur A gagne"
        assert [hand.kind for hand in view.result.hands] == [
            "Deux paires, as et rois",
            "Paire de dames",
        ]
        assert [hand.wins for hand in view.result.hands] == [True, False]
        assert not view.grid.isVisible() and view.record.isVisible()

    def test_the_cards_that_make_no_winning_hand_are_pale(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "Ks9h4d2tAsAdKtQsQh")
        pale = {line: block.slots.dimmed() for line, block in view.lines.blocks.items()}
        assert pale == {BOARD: ("4d", "2c"), 0: (), 1: ("Qs", "Qh")}
        press(page, Key.Key_Backspace)
        assert not any(block.slots.dimmed() for block in view.lines.blocks.values())

    def test_a_space_between_two_cards_leaves_the_clock_alone(self, page: FloorPage) -> None:
        asked: list[Act] = []
        Keyboard(page, ACTS, asked.append)
        view = shown(page)
        typed(page, "10k 7t")
        assert view.draft.cards_of(BOARD) == ("Td", "7c")
        assert asked == []

    def test_enter_moves_on_and_the_pot_comes_last(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "rp9h4k2tap")
        press(page, Key.Key_Return)
        typed(page, "akrt")
        press(page, Key.Key_Return)
        typed(page, "dpdh")
        press(page, Key.Key_Return)
        assert view.chips.pot.hasFocus()
        typed(page, "12k")
        press(page, Key.Key_Return)
        assert view.hasFocus()
        assert view.result.told is not None
        assert plain(view.result.told.line) == "Le joueur A gagne 12 000"

    def test_what_is_missing_is_said(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "Ks9h4d2t")
        assert plain(view.missing.text()) == "Tableau : il manque 1 carte"
        typed(page, "AsA")
        assert plain(view.missing.text()) == "Joueur A : il manque 2 cartes"

    def test_backspace_takes_back_the_rank_then_the_card(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "Ks9")
        press(page, Key.Key_Backspace, Key.Key_Backspace)
        assert view.draft.board == ()

    def test_a_card_twice_is_said_and_nothing_moves(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "KsKs")
        assert plain(view.said.text()).startswith("R♠ est déjà au tableau")
        assert view.draft.board == ("Ks",)
        typed(page, "9h")
        assert not view.said.isVisible()

    def test_a_jack_of_c_waits_for_its_suit(self, page: FloorPage) -> None:
        view = shown(page)
        typed(page, "VC")
        assert plain(view.said.text()).startswith("« Vc » peut être un cœur")
        assert view.grid.keys["Jh"].isEnabled() and not view.grid.keys["Js"].isEnabled()
        typed(page, "H")
        assert view.draft.board == ("Jh",)
        assert not view.said.isVisible()

    def test_what_was_copied_is_put_down(self, page: FloorPage) -> None:
        view = shown(page)
        QApplication.clipboard().setText("Ks 9h 4d 2t As Ad Kt Qs Qh")
        press(page, Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
        assert view.result.told is not None and view.result.told.line == "Le joueur A gagne"

    @pytest.mark.parametrize(
        ("copied", "said"), [("AhK Qd", "Une carte s’écrit"), ("Ap AK", "« AK » peut être A♦")]
    )
    def test_what_cannot_be_read_whole_is_told_and_nothing_is_put_down(
        self, page: FloorPage, copied: str, said: str
    ) -> None:
        view = shown(page)
        QApplication.clipboard().setText(copied)
        press(page, Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
        assert plain(view.said.text()).startswith(said)
        assert view.draft.board == ()


class TestTapped:
    def test_a_card_used_is_grey_and_a_tap_on_it_takes_it_back(self, page: FloorPage) -> None:
        view = shown(page)
        click(view.grid.keys["Ks"])
        assert not view.grid.keys["Ks"].isEnabled()
        view.lines.blocks[-1].slots.tapped.emit("Ks")
        assert view.grid.keys["Ks"].isEnabled() and view.draft.board == ()

    def test_a_hand_more_and_one_taken_out(self, page: FloorPage) -> None:
        view = shown(page)
        click(view.lines.more)
        assert [hand.who for hand in view.draft.hands] == ["A", "B", "C"]
        click(view.lines.blocks[1].remove)
        assert [hand.who for hand in view.draft.hands] == ["A", "C"]

    def test_nothing_is_cut(self, page: FloorPage) -> None:
        view = shown(page)
        page.where.choice.choose("1")
        view.show_table(page.facts)
        typed(page, "Ks9h4d2tAsAdKtQsQh")
        QApplication.processEvents()
        assert cut_in(page) == []

    def test_in_a_low_window_the_line_that_takes_a_card_is_whole(self, page: FloorPage) -> None:
        view = shown(page)
        page.where.choice.choose("1")
        view.show_table(page.facts)
        page.resize(860, 520)
        for cards, line in (("Ks9h4d2tAs", 0), ("AdKt", 1)):
            typed(page, cards)
            for _ in range(3):
                QApplication.processEvents()
            block = view.lines.blocks[line]
            area = view._area.viewport()
            assert view.at == line
            assert area.height() >= block.height(), "there is room for one"
            top = block.mapTo(area, QPoint(0, 0)).y()
            assert 0 <= top <= area.height() - block.height()


class TestATable:
    def test_players_are_named_and_the_button_is_known(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        page.where.choice.choose("1")
        view = shown(page)
        places = sorted(session.state.tables[1].places)
        assert view.draft.button == places[3]
        for place in (places[0], places[4]):
            click(view.who.buttons[place])
        assert [hand.who for hand in view.draft.hands] == [str(places[0]), str(places[4])]
        view.setFocus()
        typed(page, "Ks9h4d2tAsAdKtAhKd")
        view.chips.told.emit({"pot": 725})
        told = view.result.told
        assert told is not None
        assert plain(told.line) == f"Les places {places[0]} et {places[4]} se partagent 725"
        # The first place left of the button has the odd chip, one of those in play.
        assert view.draft.smallest_chip == 25
        assert told.amounts == (
            (f"Pour la place {places[0]}", 350),
            (f"Pour la place {places[4]}", 375),
        )
        assert "10.8" in told.cites

    def test_pots_are_those_of_the_all_ins(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        page.where.choice.choose("1")
        view = shown(page)
        first, second, third = sorted(session.state.tables[1].places)[:3]
        click(view.lines.more)
        for place in (first, second, third):
            click(view.who.buttons[place])
        view.setFocus()
        typed(page, "Ks4h4d2tAsAdKtQsQh9d9t")
        view.chips.ways.buttons["stakes"].click()
        for line, chips in ((0, "1000"), (1, "3000"), (2, "5000")):
            view.lines.blocks[line].put.setText(chips)
            view.lines.blocks[line].put.textEdited.emit(chips)
        told = view.result.told
        assert told is not None
        amounts = dict(told.amounts)
        assert amounts == {f"Pour la place {first}": 3_000, f"Pour la place {second}": 4_000}
        assert view.draft.refunds == {str(third): 2_000}

    def test_it_is_noted_in_the_minutes(self, page: FloorPage, session: TournamentSession) -> None:
        page.where.choice.choose("1")
        view = shown(page)
        typed(page, "Ks9h4d2tAsAdKtQsQh")
        press(page, Key.Key_Return, Key.Key_Return, Key.Key_Return)
        (incident,) = session.state.incidents.values()
        assert (incident.event.op, incident.event.table) == ("cards_showdown", 1)
        assert json.loads(incident.event.given)["holes"] == {"A": "AdKc", "B": "QsQh"}
        assert view.record.done.isVisible()
        row = page.live.incidents()[0]
        assert told_ruling(row.op, row.given, row.outcome).line == "Le joueur A gagne"
        press(page, Key.Key_Return)
        assert page.finding


class TestOtherGames:
    def test_a_federation_floor_is_offered_none(self, page: FloorPage) -> None:
        assert not shown(page).games.isVisible()

    def test_the_tournaments_game_is_chosen_already(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        setup = {"game": Game.OMAHA_HI_LO, "betting": Betting.POT_LIMIT}
        page = a_floor_page(a_tournament(entrants=12, tables=2, **setup), qtbot)
        view = shown(page)
        assert view.games.isVisible() and view.games.chosen() == "omaha_hi_lo"
        typed(page, "3h4h8dqtjh qdqsktkh as2skd9d".replace(" ", ""))
        assert view.result.told is not None
        assert plain(view.result.told.line) == "Le joueur A gagne ; main basse : joueur B"

    def test_ten_hands_of_omaha_are_said_not_to_be(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        page = a_floor_page(a_tournament(entrants=12, tables=2, game=Game.OMAHA), qtbot)
        view = shown(page)
        for _ in range(7):
            click(view.lines.more)
        assert len(view.draft.hands) == 9 and not view.said.isVisible()
        click(view.lines.more)
        assert len(view.draft.hands) == 9
        assert plain(view.said.text()).startswith("Omaha se joue à 9 au plus")

    def test_pot_limit_bring_in_and_ultimate_are_asked_step_by_step(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_tournament(entrants=12, tables=2, game=Game.STUD_7, final_size=8)
        page = a_floor_page(session, qtbot)
        page.choose("ultimate")
        typed(page, "asad")
        typed(page, "ksqh9d7t4h")
        typed(page, "10")
        press(page, Key.Key_Return)
        typed(page, "5")
        typed(page, "2t3d")
        assert page.questioning is not None
        given = page.questioning.given
        assert (given["player"], given["dealer"], given["play"]) == ("AsAd", "2c3d", 4)
        page.choose("bring_in")
        for sign in ("a", "7k", "b", "7t"):
            typed(page, sign)
        press(page, Key.Key_Return)
        assert page.questioning.given == {"up": {"A": "7d", "B": "7c"}}


def test_an_incident_noted_so_is_read_again_with_its_cards(
    dressed: QApplication, in_french: None, qtbot: QtBot, session: TournamentSession
) -> None:
    given = {
        "game": "holdem",
        "holes": {"2": "AdKc", "4": "QsQh"},
        "board": "Ks9h4d2cAs",
        "pots": [{"amount": 500, "eligible": ["2", "4"]}],
        "from_button": ["2", "4"],
    }
    session.dispatch(cmd.RecordIncident("cards_showdown", json.dumps(given), table=1))
    lines = dict(answered_lines("cards_showdown", given))
    assert "R♠ 9♥ 4♦ 2♣ A♠" in lines.values()
    page = an_incidents_page(session, qtbot)
    assert "Livret des jeux, mains" in [chip.text() for chip in page.findChildren(QPushButton)]


def test_going_back_leads_to_the_search_and_typing_searches(page: FloorPage) -> None:
    view = shown(page)
    typed(page, "Ks")
    press(page, Key.Key_Escape)
    assert page.finding
    assert view.draft.board == ("Ks",)
    assert shown(page).draft.board == ()


def test_another_window_takes_the_cards_over(
    page: FloorPage, session: TournamentSession, qtbot: QtBot
) -> None:
    shown(page)
    typed(page, "Ks9h")
    other = a_floor_page(session, qtbot)
    other.take_over(page)
    assert other.showdown is not None and other.showdown.draft.board == ("Ks", "9h")


def test_it_speaks_english(dressed: QApplication, qtbot: QtBot, session: TournamentSession) -> None:
    set_current_language("en")
    try:
        page = a_floor_page(session, qtbot)
        page.choose("cards_showdown")
        view = page.showdown
        assert view is not None
        typed(page, "Ks9h4d2cAsAdKcQsQh")
        words = [b.text() for b in view.findChildren(QPushButton)]
        assert "Start again" in words
        assert view.result.told is not None and view.result.told.line == "Player A wins"
        assert view.result.hands[0].kind == "Two pair, aces and kings"
    finally:
        set_current_language("fr")
