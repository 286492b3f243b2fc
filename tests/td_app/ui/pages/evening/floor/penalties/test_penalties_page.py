"""Sanctions at the floor's page: what is suggested, given, counted down, printed (11)."""

from __future__ import annotations

import json

import pytest
from builders import a_session, a_tournament, out, seated_at
from page_builders import a_penalties_page, cut_texts, press, typed
from penalty_builders import (
    NARROW,
    TALL,
    WIDE,
    choose_step,
    decision,
    given,
    name,
    running,
)
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import click, cut_in

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Standing
from td_app.ui.keys import is_typing
from td_app.ui.pages.evening.floor.floor_head import keep_table
from td_app.ui.pages.evening.floor.penalties.penalties_page import PenaltiesPage
from td_app.ui.pages.evening.floor.penalties.penalty_suggestion import Ladder
from td_app.ui.theme import TypeSize, typeface

Key = Qt.Key

pytestmark = pytest.mark.usefixtures("dressed", "in_french")


@pytest.fixture
def session() -> TournamentSession:
    """Sixteen players at two tables of eight, the sanctions given by the normal regime."""
    return a_tournament(16, 2)


@pytest.fixture
def page(session: TournamentSession, qtbot: QtBot) -> PenaltiesPage:
    return a_penalties_page(session, qtbot, NARROW)


class TestByTheKeyboardAlone:
    def test_a_name_a_fault_and_enter_give_a_warning(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[2]
        typed(page, name(page, who).split()[0].lower())
        press(page, Key.Key_Return)
        assert page.form.entrant == who
        press(page, Key.Key_Return, Key.Key_Return)
        (record,) = given(page)
        assert (record.event.entrant, record.event.fault, record.event.step) == (
            who,
            "table_talk",
            "warning",
        )
        assert not page.who.list.isVisible()

    def test_a_digit_pressed_after_a_sanction_is_typed_nowhere(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[2], "table_talk")
        press(page, Key.Key_Return)
        assert len(given(page)) == 1 and not page.giving
        press(page, Key.Key_1)
        assert page.who.field.text() == "" and not is_typing(QApplication.focusWidget())

    def test_a_figure_chooses_the_fault(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[2]
        typed(page, "1.3")
        press(page, Key.Key_Return, Key.Key_2)
        lit = page.form.faults.lit()
        assert lit is not None and lit.key == page.form.fault == "out_of_turn"
        press(page, Key.Key_Return)
        assert [(r.event.entrant, r.event.fault) for r in given(page)] == [(who, "out_of_turn")]

    def test_escape_goes_back_a_step_at_a_time(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[0], "collusion")
        page.form.foot.ruled_by.buttons["director"].click()
        page.form.foot.reason.setText("jetons donnés")
        choose_step(page, "disqualification")
        click(page.form.foot.disqualify)
        assert page.form.question.isVisible()
        press(page, Key.Key_Escape)
        assert page.giving
        assert not page.form.question.isVisible()
        press(page, Key.Key_Escape)
        assert not page.giving
        assert given(page) == []

    def test_a_letter_for_the_window_is_kept_from_it_meanwhile(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[0])
        press(page, Key.Key_E, Key.Key_N)
        assert page.giving
        assert page.form.faults.hasFocus()

    def test_a_sanction_left_half_given_has_the_keyboard_again(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[0], "table_talk")
        page.form.foot.give.clearFocus()
        page.hide()
        page.show()
        assert page.focusWidget() is page.form.foot.give

    def test_the_players_of_the_floors_table_are_offered_at_once(
        self, session: TournamentSession, qtbot: QtBot
    ) -> None:
        keep_table(session.tournament, "2")
        page = a_penalties_page(session, qtbot, NARROW)
        assert {found.seat.table for found in page.who.list.found} == {2}
        assert page.who.list.isVisible()

    def test_the_keyboard_given_back_opens_no_list(
        self, session: TournamentSession, qtbot: QtBot
    ) -> None:
        keep_table(session.tournament, "2")
        page = a_penalties_page(session, qtbot, NARROW)
        page.who.list.hide()
        page.who.field.clearFocus()
        # As after time was called, above the page.
        page.who.field.setFocus(Qt.FocusReason.PopupFocusReason)
        assert page.who.field.hasFocus() and not page.who.list.isVisible()


class TestArticle_11_2:
    def test_the_fault_stays_in_sight_when_a_disqualification_is_asked_again(
        self, page: PenaltiesPage
    ) -> None:
        page.prefill(seated_at(page.live.session, 1)[0], "insult")
        page.form.foot.ruled_by.buttons["director"].click()
        page.form.foot.reason.setText("insulte le donneur")
        choose_step(page, "disqualification")
        click(page.form.foot.disqualify)
        faults = page.form.faults
        assert faults.lit() is not None
        assert faults.viewport().rect().contains(faults.visualItemRect(faults.currentItem()))

    def test_hands_come_at_the_second_time(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[2]
        page.prefill(who, "table_talk")
        assert decision(page) == "Avertissement"
        click(page.form.foot.give)
        page.prefill(who, "table_talk")
        ladder = page.form.suggestion.ladder.buttons
        assert ladder["warning"].reached
        assert ladder["hands"].offered
        assert "déjà donnée" in ladder["warning"].accessibleName()
        page.form.foot.hands.setValue(2)
        assert decision(page) == "Suspension de 2 mains"
        assert "peut rester à table" in page.form.suggestion.cost.text()
        click(page.form.foot.give)
        assert [(r.event.step, r.event.hands) for r in given(page)] == [
            ("warning", 0),
            ("hands", 2),
        ]
        assert running(page) == [(name(page, who), "2")]

    def test_another_step_asks_why(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[2], "table_talk")
        choose_step(page, "round_1")
        assert "Autre sanction" in page.form.suggestion.said.text()
        assert not page.form.foot.give.isEnabled()
        assert "motif" in page.form.foot.wrong.whole
        page.form.foot.reason.setText("quatrième fois ce soir")
        click(page.form.foot.give)
        (record,) = given(page)
        assert record.event.step == "round_1"
        assert page.live.session.note(record.event.number) == "quatrième fois ce soir"

    def test_an_act_on_purpose_is_for_the_director(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[2], "table_talk")
        click(page.form.deliberate)
        assert page.form.suggestion.said.text() == "Au directeur de choisir"
        assert "Seul le directeur" in page.form.foot.wrong.whole
        click(page.form.foot.ruled_by.buttons["director"])
        click(page.form.foot.give)
        (record,) = given(page)
        assert (record.event.deliberate, record.event.ruled_by) == (True, "director")

    def test_what_he_was_given_before_is_told_with_its_date(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[2]
        page.live.dispatch(cmd.GivePenalty(who, "out_of_turn", "warning"))
        page.prefill(who, "table_talk")
        told = " ".join(
            label.text()
            for label in page.form.suggestion.findChildren(type(page.form.suggestion.why))
        )
        assert "action hors tour" in told
        assert "niveau 1" in told
        assert not page.form.suggestion.ladder.buttons["warning"].reached

    def test_whether_the_text_imposes_it_is_said_in_words(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[2]
        page.prefill(who, "insult")
        assert page.form.suggestion.force.accessibleName() == "Imposée par le texte"
        page.prefill(who, "table_talk")
        assert page.form.suggestion.force.accessibleName() == "Permise par le texte"

    def test_an_article_is_opened_from_its_chip(self, page: PenaltiesPage, qtbot: QtBot) -> None:
        page.prefill(seated_at(page.live.session, 1)[2], "insult")
        cited = page.form.suggestion.cited
        assert cited is not None
        click(cited.chips["11.7"])
        with qtbot.waitSignal(page.articleAsked) as asked:
            click(cited.book)
        assert asked.args == ["11.7"]


class TestArticle_11_1:
    def test_rounds_are_counted_from_the_players_at_the_table_now(
        self, page: PenaltiesPage
    ) -> None:
        who, other, *_ = seated_at(page.live.session, 1)
        page.prefill(who, "insult")
        choose_step(page, "round_2")
        assert "8 joueurs × 2 tours = 16 mains" in page.form.suggestion.cost.text()
        out(page.live.session, other)
        assert page.form.entrant == who
        choose_step(page, "round_2")
        assert "7 joueurs × 2 tours = 14 mains" in page.form.suggestion.cost.text()
        page.form.foot.reason.setText("menaces")
        click(page.form.foot.give)
        assert given(page)[0].event.hands == 14
        assert running(page) == [(name(page, who), "14")]


class TestDisqualification:
    def asked(self, page: PenaltiesPage) -> int:
        """Ask for the disqualification of a player who gave chips away."""
        who = seated_at(page.live.session, 1)[4]
        page.prefill(who, "collusion")
        click(page.form.foot.ruled_by.buttons["director"])
        choose_step(page, "disqualification")
        page.form.foot.reason.setText("jetons donnés à son voisin")
        click(page.form.foot.disqualify)
        return who

    def test_the_floor_alone_cannot(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[4], "collusion")
        choose_step(page, "disqualification")
        page.form.foot.reason.setText("jetons donnés")
        assert not page.form.foot.disqualify.isEnabled()

    def test_it_is_asked_twice_and_the_chips_leave_play(self, page: PenaltiesPage) -> None:
        chips = page.live.state.chips_in_play
        who = self.asked(page)
        assert page.live.state.entrants[who].standing is Standing.SEATED
        assert name(page, who) in page.form.question.title.whole
        assert "16e" in page.form.question.detail.whole
        assert page.form.question.stack.hasFocus()
        typed(page, "14800")
        told = page.form.question.chips.whole.replace("\u202f", " ")
        assert "sortent du jeu\u00a0: 14 800." in told
        click(page.form.question.yes)
        assert page.live.state.entrants[who].standing is Standing.DISQUALIFIED
        assert page.live.state.chips_in_play == chips - 14_800
        assert not page.giving
        assert page.lists.over.table.rows.rows[0].step == "disqualification"

    def test_a_stack_not_counted_leaves_the_total(self, page: PenaltiesPage) -> None:
        chips = page.live.state.chips_in_play
        who = self.asked(page)
        assert "non compté" in page.form.question.chips.whole
        click(page.form.question.yes)
        assert page.live.state.entrants[who].standing is Standing.DISQUALIFIED
        assert page.live.state.chips_in_play == chips

    def test_more_chips_than_there_are_is_refused_where_it_is_typed(
        self, page: PenaltiesPage
    ) -> None:
        self.asked(page)
        typed(page, "99999999")
        assert not page.form.question.yes.isEnabled()
        assert "comptez-le" in page.form.question.chips.whole

    def test_no_leaves_him_in_play(self, page: PenaltiesPage) -> None:
        who = self.asked(page)
        click(page.form.question.no)
        assert page.live.state.entrants[who].standing is Standing.SEATED
        assert page.form.foot.disqualify.isVisible()


class TestFromAnIncident:
    def test_two_keys_give_it_with_the_incident(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        case = json.dumps({"speaker_in_hand": False})
        entry = page.live.dispatch(cmd.RecordIncident("talk_about_the_hand", case, table=1))
        assert entry is not None
        page.prefill(who, "table_talk", entry.sequence)
        assert (
            "incident n°\u00a01"
            in page.form.head.findChildren(type(page.form.suggestion.why))[-1].text()
        )
        press(page, Key.Key_Return)
        assert given(page)[0].event.incident == entry.sequence

    def test_without_a_fault_it_is_asked(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[0], "", None)
        assert page.form.faults.hasFocus()
        assert not page.form.foot.give.isEnabled()

    def test_a_warning_follows_a_player_out(self, page: PenaltiesPage) -> None:
        who = seated_at(page.live.session, 1)[0]
        out(page.live.session, who)
        typed(page, name(page, who).split()[0])
        press(page, Key.Key_Return)
        assert page.form.entrant == who
        page.prefill(who, "table_talk")
        press(page, Key.Key_Return)
        assert given(page)[0].event.table is None


class TestThePage:
    @pytest.mark.parametrize("size", [NARROW, TALL, WIDE])
    def test_no_word_of_a_button_is_cut(
        self, session: TournamentSession, qtbot: QtBot, size: tuple[int, int]
    ) -> None:
        page = a_penalties_page(session, qtbot, size)
        first, second = seated_at(session, 1)[:2]
        session.dispatch(cmd.GivePenalty(first, "insult", "round_4", note="menaces"))
        assert cut_texts(page) == []
        assert cut_in(page.lists.running) == []
        page.prefill(second, "collusion")
        page.form.foot.ruled_by.buttons["director"].click()
        assert cut_texts(page) == []
        page.form.foot.reason.setText("jetons donnés")
        choose_step(page, "disqualification")
        click(page.form.foot.disqualify)
        assert cut_texts(page) == []
        assert cut_in(page.form.question) == []
        assert (page.width(), page.height()) == size

    def test_the_ladder_stands_in_the_narrow_page(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[0], "insult")
        QApplication.processEvents()
        bar = page.form.suggestion.horizontalScrollBar()
        assert bar.maximum() == 0

    def test_everything_has_a_name(self, page: PenaltiesPage) -> None:
        page.prefill(seated_at(page.live.session, 1)[0], "insult")
        for part in (
            *page.form.suggestion.ladder.buttons.values(),
            *(page.form.faults, page.form.foot.hands, page.form.foot.reason),
            *(page.lists.over.table, page.lists.print_all, page.form.question.stack),
        ):
            assert part.accessibleName()

    def test_before_the_draw_it_says_what_comes_first(self, qtbot: QtBot) -> None:
        page = a_penalties_page(a_session(), qtbot, NARROW)
        assert page.before.isVisible()
        assert not page.who.isVisible()

    def test_forty_sanctions_stay_quick(self, qtbot: QtBot) -> None:
        session = a_tournament(48, 6)
        page = a_penalties_page(session, qtbot, NARROW)
        for table in range(1, 6):
            for who in seated_at(session, table):
                session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=9))
        rows = list(page.lists.running.rows.values())
        assert len(rows) == 40
        click(page.lists.all)
        assert {row.left.text() for row in rows} == {"8"}
        assert list(page.lists.running.rows.values()) == rows


def test_words_of_the_ladder_stay_off_its_border(dressed: QApplication, qtbot: QtBot) -> None:
    ladder = Ladder()
    qtbot.addWidget(ladder)
    ladder.resize(482, 80)
    ladder.show()
    assert ladder.minimumSizeHint().width() <= 482, "beside the faults at 1366 pixels"
    measure = QFontMetricsF(typeface(TypeSize.SMALL, strong=True)).horizontalAdvance
    for button in ladder.buttons.values():
        words = max(map(measure, button.text().split(" ")))
        assert button.width() - words >= 2 * 8, button.text()
