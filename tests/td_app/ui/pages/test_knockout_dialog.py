"""Who knocked out whom, said from the ranking: names ticked, nobody, where a bounty goes."""

from __future__ import annotations

from builders import a_tournament, out, seated_at
from flight_builders import bagged, two_flights
from knockout_builders import a_bounty_evening, a_noted_evening, cash, knocked
from page_builders import a_ranking_page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from room_builders import cut_in

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.bounties import to_pool
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.ranking.knockout_dialog import BACK, NOBODY, POOL, TO, KnockoutDialog
from td_app.ui.pages.evening.ranking.page import RankingPage


def opened(session: TournamentSession, qtbot: QtBot) -> tuple[RankingPage, KnockoutDialog]:
    page = a_ranking_page(session, qtbot)
    page.say_knockouts()
    dialog = page.naming
    assert dialog is not None
    QApplication.processEvents()
    return page, dialog


def by_whom(session: TournamentSession) -> dict[int, tuple[int, ...]]:
    return {one.out: one.by for one in session.state.knockouts}


class TestKills:
    def test_the_page_has_nothing_of_it_where_nobody_asked(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_tournament(16, 2)
        out(session, seated_at(session, 1)[0])
        page = a_ranking_page(session, qtbot)
        assert not page.knockouts.isVisible()
        assert not page.table.shows("kills") and not page.table.shows("bounties")

    def test_a_column_counts_them(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_noted_evening()
        a, b = seated_at(session, 1)[:2]
        knocked(session, a, b)
        page = a_ranking_page(session, qtbot)
        assert page.table.shows("kills")
        assert not page.table.shows("bounties")

    def test_no_reason_is_asked_where_there_is_no_bounty(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        for session, asked in ((a_noted_evening(), False), (a_bounty_evening(), True)):
            first, second = seated_at(session, 1)[:2]
            knocked(session, first, second)
            _, dialog = opened(session, qtbot)
            assert dialog.reason.isVisibleTo(dialog) is asked

    def test_the_last_unsaid_is_asked_first_then_the_one_before(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_noted_evening()
        a, b, c = seated_at(session, 1)[:3]
        out(session, a, b)
        _, dialog = opened(session, qtbot)
        assert dialog.table.chosen_row().entrant == b  # type: ignore[union-attr]
        dialog.people.tick(c)
        dialog.note.click()
        assert by_whom(session) == {b: (c,)}
        assert dialog.isVisible()
        assert dialog.table.chosen_row().entrant == a  # type: ignore[union-attr]

    def test_a_name_typed_and_enter_ticks_it(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_noted_evening()
        a, b = seated_at(session, 1)[:2]
        out(session, a)
        _, dialog = opened(session, qtbot)
        QTest.keyClicks(dialog.people.search, session.person(b).last_name)
        QTest.keyClick(dialog.people.search, Qt.Key.Key_Return)
        assert dialog.people.chosen == (b,)

    def test_darcy_p_is_patrice_and_of_two_as_near_enter_ticks_nobody(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_noted_evening()
        gone, first, second = seated_at(session, 1)[:3]
        session.dispatch(cmd.CorrectEntrant(min(first, second), Person("Darcy", "Jean-Baptiste")))
        session.dispatch(cmd.CorrectEntrant(max(first, second), Person("Darcy", "Patrice")))
        out(session, gone)
        _, dialog = opened(session, qtbot)
        QTest.keyClicks(dialog.people.search, "darcy")
        for _ in range(2):
            QTest.keyClick(dialog.people.search, Qt.Key.Key_Return)
        assert dialog.people.chosen == ()
        assert "Plusieurs" in dialog.wrong.text()
        QTest.keyClicks(dialog.people.search, " p")
        QTest.keyClick(dialog.people.search, Qt.Key.Key_Return)
        assert dialog.people.chosen == (max(first, second),)

    def test_it_is_put_right(self, dressed: QApplication, in_french: None, qtbot: QtBot) -> None:
        session = a_noted_evening()
        a, b, c = seated_at(session, 1)[:3]
        knocked(session, a, b)
        _, dialog = opened(session, qtbot)
        assert dialog.people.chosen == (b,)
        assert not dialog.note.isEnabled()
        dialog.people.tick(c)
        dialog.note.click()
        assert by_whom(session) == {a: (b, c)}

    def test_nobody_did_it(self, dressed: QApplication, in_french: None, qtbot: QtBot) -> None:
        session = a_noted_evening()
        gone = seated_at(session, 1)[0]
        session.dispatch(cmd.Withdraw(gone, 10))
        _, dialog = opened(session, qtbot)
        dialog.how.choose(NOBODY)
        dialog.how.choiceChanged.emit(NOBODY)
        dialog.note.click()
        assert by_whom(session) == {gone: ()}

    def test_what_is_missing_is_said(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        session = a_noted_evening()
        out(session, seated_at(session, 1)[0])
        _, dialog = opened(session, qtbot)
        assert "Cochez" in dialog.wrong.text()
        assert cut_in(dialog) == []


class TestBounties:
    def given(self, way: str, qtbot: QtBot) -> TournamentSession:
        session = a_bounty_evening()
        gone, other = seated_at(session, 1)[:2]
        session.dispatch(cmd.Withdraw(gone, 10))
        _, dialog = opened(session, qtbot)
        dialog.how.choose(way)
        dialog.how.choiceChanged.emit(way)
        if way == TO:
            dialog.people.tick(other)
        assert not dialog.note.isEnabled(), "a reason is needed"
        dialog.reason.setText("parti")
        dialog.note.click()
        return session

    def test_to_the_pool(self, dressed: QApplication, in_french: None, qtbot: QtBot) -> None:
        assert to_pool(self.given(POOL, qtbot).state) == 500

    def test_given_back(self, dressed: QApplication, in_french: None, qtbot: QtBot) -> None:
        session = self.given(BACK, qtbot)
        assert list(cash(session).values()) == [500]
        assert set(cash(session)) == set(session.state.outs)

    def test_to_somebody_named(self, dressed: QApplication, in_french: None, qtbot: QtBot) -> None:
        session = self.given(TO, qtbot)
        assert by_whom(session) == dict.fromkeys(session.state.outs, ())
        assert not set(cash(session)) & set(session.state.outs)


def test_the_bounty_of_a_bag_left_behind_is_given_by_the_director(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    club, first, second = two_flights(entry_terms=EntryTerms(cost=Cost(2_000, 0, 500)))
    bagged(first, 20_000, 5_000)
    bagged(second, 12_000)
    day = club.day_two(club.ended_flights(), {})
    day.dispatch(cmd.DrawSeats())
    _, dialog = opened(day, qtbot)
    ways = [dialog.how.itemData(at) for at in range(dialog.how.count())]
    assert ways == [TO, POOL, BACK], "nobody knocked it out"
    dialog.how.choose(POOL)
    dialog.reason.setText("sachet abandonné")
    assert dialog.note.isEnabled() and not cut_in(dialog)
    dialog.note.click()
    assert to_pool(day.state) == 500
    dialog.close()


def test_authors_without_room_are_told_by_their_initials(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    session = a_noted_evening()
    a, b, c = seated_at(session, 1)[:3]
    knocked(session, a, b, c)
    _, dialog = opened(session, qtbot)
    (row,) = dialog.table.rows.rows
    shorter = dialog.table.rows.columns[dialog.table.rows.place_of("by")].shorter
    assert shorter is not None
    families = [session.person(one).last_name.upper() for one in (b, c)]
    assert all(family in shorter(row).upper() for family in families)
    assert len(shorter(row)) < len(" et ".join(row.authors))
