"""The journal page reads like minutes, and never loses what was undone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import MINUTE, a_session, a_tournament, clock_of, everyone, out, registered
from incident_builders import OUT_OF_TURN, noted
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.journal import page as journal_page
from td_app.ui.pages.evening.journal.minute_list import MinuteRow, height_of
from td_app.ui.pages.evening.journal.page import JournalPage


class Shown:
    """A session and its minutes, in a window of the size pages have at 1366 × 768."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.live = LiveTournament(session)
        self.page = JournalPage(self.live)
        self.live.changed.connect(self.page.refresh)
        self.page.resize(926, 680)
        qtbot.addWidget(self.page, before_close_func=lambda _: self.live.close())
        self.page.show()

    @property
    def lines(self) -> list[MinuteRow]:
        """The lines in sight of the filter, headings left out."""
        kept = self.page.list.filter
        rows = [kept.row_at(kept.index(place, 0)) for place in range(kept.rowCount())]
        return [row for row in rows if not row.heading]

    def search(self, typed: str, qtbot: QtBot) -> None:
        with qtbot.waitSignal(self.page.search.searched):
            self.page.search.setText(typed)


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None) -> Shown:
    return Shown(qtbot, a_tournament(20, tables=3))


class TestReadingLikeMinutes:
    def test_every_entry_is_a_sentence_in_order(self, shown: Shown) -> None:
        told = [row.sentence for row in shown.lines]
        assert len(told) == shown.session.history.sequence
        assert told[0].startswith("Création du tournoi")
        assert told[-1] == "L’horloge tourne, niveau 1."
        assert all(sentence.endswith(".") for sentence in told)

    def test_an_incident_tells_what_was_decided(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament()
        noted(session, "out_of_turn", OUT_OF_TURN)
        said = Shown(qtbot, session).lines[-1].sentence
        assert said.startswith("Incident n°\u00a01")
        assert said.endswith(" Tenu à son annonce\u00a0: call.")

    def test_articles_operator_and_post_stand_beside(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament(20, tables=3)
        session.operator, session.post = "marie", "ACCUEIL"
        shown = Shown(qtbot, session)
        out(session, next(everyone(session)))
        last = shown.lines[-1]
        assert last.articles == "§\u00a01.9"
        assert last.who == "marie · ACCUEIL"

    def test_a_note_goes_with_its_line(self, shown: Shown) -> None:
        who = next(everyone(shown.session))
        shown.session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),), note="Parti sans un mot"))
        assert shown.lines[-1].note == "Parti sans un mot"
        assert "Parti sans un mot" in shown.lines[-1].text

    def test_a_new_day_is_told(self, shown: Shown) -> None:
        clock_of(shown.session).forward(24 * 60 * MINUTE)
        shown.session.dispatch(cmd.PauseClock())
        headings = [row.heading for row in shown.page.list.rows.rows if row.heading]
        assert len(headings) == 2
        assert headings[0] != headings[1]
        assert headings[0][0].isupper()
        first = shown.page.list.filter.index(0, 0)
        assert shown.page.list.visualRect(first).height() == 32, (
            "a low line, its words in the middle"
        )


class TestWhatWasUndone:
    def test_it_stays_struck_and_says_so(self, shown: Shown) -> None:
        who = next(everyone(shown.session))
        out(shown.session, who)
        told = shown.lines[-1].sentence
        shown.session.dispatch(cmd.Undo())
        undone, undoing = shown.lines[-2:]
        assert (undone.sentence, undone.undone) == (told, True)
        assert "Annulé :" in undone.text
        assert undoing.sentence.startswith("Annulation")
        assert not undoing.undone

    def test_done_again_it_counts_again(self, shown: Shown) -> None:
        out(shown.session, next(everyone(shown.session)))
        shown.session.dispatch(cmd.Undo())
        shown.session.dispatch(cmd.Redo())
        assert not any(row.undone for row in shown.lines)


class TestFinding:
    def test_by_name_accents_and_case_apart(self, shown: Shown, qtbot: QtBot) -> None:
        who = next(everyone(shown.session))
        name = shown.session.person(who).display_name
        out(shown.session, who)
        shown.search(name.lower(), qtbot)
        assert [name in row.sentence for row in shown.lines] == [True]

    def test_by_article(self, shown: Shown, qtbot: QtBot) -> None:
        out(shown.session, next(everyone(shown.session)))
        shown.search("1.9", qtbot)
        assert shown.lines and all("1.9" in row.articles for row in shown.lines)

    def test_what_was_undone(self, shown: Shown, qtbot: QtBot) -> None:
        out(shown.session, next(everyone(shown.session)))
        shown.session.dispatch(cmd.Undo())
        shown.search("annulé :", qtbot)
        undone, undoing = shown.lines
        assert undone.undone
        assert undoing.sentence.startswith("Annulation")

    def test_nothing_found_is_said(self, shown: Shown, qtbot: QtBot) -> None:
        shown.search("xylophone", qtbot)
        assert shown.page.nothing.isVisible()
        shown.search("", qtbot)
        assert not shown.page.nothing.isVisible()

    def test_the_window_puts_the_keyboard_in_the_field(self, shown: Shown) -> None:
        shown.page.find_text("table 2")
        assert shown.page.search.text() == "table 2"


class TestLongEvenings:
    def test_the_latest_lines_then_all_of_them(
        self,
        dressed: QApplication,
        qtbot: QtBot,
        in_french: None,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(journal_page, "LATEST", 5)
        session = a_tournament(20, tables=3)
        out(session, *list(everyone(session))[:6])
        shown = Shown(qtbot, session)
        assert len(shown.lines) == 5
        assert shown.page.count.text() == "5 dernières lignes sur 10"
        qtbot.mouseClick(shown.page.everything, Qt.MouseButton.LeftButton)
        assert len(shown.lines) == 10
        assert shown.page.count.text() == "10 lignes"
        assert not shown.page.everything.isVisible()

    def test_with_all_of_them_shown_new_ones_come_and_old_ones_are_struck(
        self, shown: Shown
    ) -> None:
        shown.page.show_all()
        who = list(everyone(shown.session))[:2]
        out(shown.session, *who)
        assert [row.undone for row in shown.lines[-2:]] == [False, False]
        shown.session.dispatch(cmd.Undo())
        assert [row.undone for row in shown.lines[-3:]] == [False, True, False]
        assert len(shown.lines) == shown.session.history.sequence

    def test_the_last_line_stays_in_sight(self, shown: Shown) -> None:
        for who in list(everyone(shown.session))[:15]:
            out(shown.session, who)
        QCoreApplication.processEvents()
        bar = shown.page.list.verticalScrollBar()
        assert bar.maximum() > 0
        assert bar.value() == bar.maximum()

    def test_one_who_reads_further_up_is_left_there(self, shown: Shown) -> None:
        for who in list(everyone(shown.session))[:15]:
            out(shown.session, who)
        QCoreApplication.processEvents()
        bar = shown.page.list.verticalScrollBar()
        bar.setValue(0)
        out(shown.session, next(everyone(shown.session)))
        QCoreApplication.processEvents()
        assert bar.value() == 0

    def test_a_sentence_is_made_once(self, shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
        before = {row.key: row for row in shown.lines}
        registered(shown.session, 1)
        assert all(before[row.key] is row for row in shown.lines if row.key in before)

    def test_a_name_put_right_is_put_right_in_the_minutes(self, shown: Shown) -> None:
        who = next(everyone(shown.session))
        out(shown.session, who)
        person = shown.session.person(who)
        shown.session.dispatch(cmd.CorrectEntrant(who, replace(person, last_name="Évrard")))
        assert "ÉVRARD" in shown.lines[-2].sentence.upper()


class TestTheList:
    def test_a_long_sentence_takes_the_lines_it_needs(self, dressed: QApplication) -> None:
        short = MinuteRow(("line", 1), "14:20", "Sortie de MARTIN Léa.")
        long = MinuteRow(("line", 2), "14:20", "Sortie de MARTIN Léa. " * 12)
        assert height_of(long, 878) > height_of(short, 878)
        assert height_of(long, 500) > height_of(long, 878)

    def test_words_go_as_far_as_what_stands_at_the_right_of_their_line(
        self, dressed: QApplication
    ) -> None:
        words = "Création du tournoi « Coupe du printemps » : 4 tables de 9 places, tapis 10 000."
        alone = MinuteRow(("line", 1), "14:20", words, who="Direction")
        short = MinuteRow(("line", 2), "14:20", "Sortie de MARTIN Léa.", who="Direction")
        assert height_of(alone, 800) == height_of(short, 800)

    @pytest.mark.parametrize("size", [(912, 512), (600, 300), (1200, 900)])
    def test_the_last_line_stays_in_sight_at_another_size(
        self, shown: Shown, size: tuple[int, int]
    ) -> None:
        for who in list(everyone(shown.session))[:6]:
            out(shown.session, who)
        shown.page.resize(*size)
        QApplication.processEvents()
        view = shown.page.list
        last = view.visualRect(view.filter.index(view.filter.rowCount() - 1, 0))
        assert last.bottom() <= view.viewport().rect().bottom()

    def test_ctrl_c_copies_the_line(self, shown: Shown, qtbot: QtBot) -> None:
        view = shown.page.list
        view.setCurrentIndex(view.filter.index(view.filter.rowCount() - 1, 0))
        qtbot.keySequence(view, QKeySequence(QKeySequence.StandardKey.Copy))
        assert QGuiApplication.clipboard().text().endswith("L’horloge tourne, niveau 1.")

    def test_space_is_left_to_the_clock(self, shown: Shown, qtbot: QtBot) -> None:
        view = shown.page.list
        view.setCurrentIndex(view.filter.index(1, 0))
        qtbot.keyClick(view, Qt.Key.Key_Space)
        assert view.currentIndex().row() == 1

    @pytest.mark.parametrize("dressed", ["light", "dark"], indirect=True)
    def test_it_paints(self, shown: Shown) -> None:
        out(shown.session, next(everyone(shown.session)))
        shown.session.dispatch(cmd.Undo())
        assert not shown.page.grab().isNull()

    def test_an_empty_tournament_has_its_first_line(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = Shown(qtbot, a_session())
        assert [row.sentence[:8] for row in shown.lines] == ["Création"]
        assert shown.page.count.text() == "1 ligne"
