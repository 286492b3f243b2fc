"""A day 1 ended from the ranking page, its day 2 prepared: bags counted, seals, who is who."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_club, people
from flight_builders import a_flight, bagged, two_flights
from page_builders import a_ranking_page, cut_texts
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament.views.clock import clock_view
from td_app.ui.dialogs.day_two_dialog import DayTwoDialog
from td_app.ui.pages.evening.ranking.counted_stacks import LINE_HEIGHT
from td_app.ui.pages.evening.ranking.end_day_dialog import EndDayDialog
from td_app.ui.pages.evening.ranking.ranking_table import out_words, place_words
from td_app.ui.theme import Space
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.wall.clock import clock_facts

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def ending(qtbot: QtBot) -> Iterator[tuple[TournamentSession, EndDayDialog]]:
    """A day 1 at its last level, the end of its day asked for."""
    _, session, _ = two_flights()
    page = a_ranking_page(session, qtbot)
    page.day.click()
    assert page.ending is not None
    yield session, page.ending
    for dialog in page.findChildren(QDialog):
        dialog.close()


def count(dialog: EndDayDialog, *chips: int) -> None:
    for field, stack in zip(dialog.stacks.fields.values(), chips, strict=True):
        field.setValue(stack)


def said(dialog: EndDayDialog) -> str:
    return dialog.missing.text().replace("\u00a0", " ").replace("\u202f", " ")


class TestTheEndOfADay:
    def test_stacks_then_seals_numbered_on(
        self, ending: tuple[TournamentSession, EndDayDialog]
    ) -> None:
        session, dialog = ending
        assert not dialog.confirm.isEnabled()
        count(dialog, 20_000, 5_000, 35_000)
        next(iter(dialog.seals.values())).setText("A-099")
        dialog.number_on()
        assert [field.text() for field in dialog.seals.values()] == ["A-099", "A-100", "A-101"]
        assert said(dialog) == "" and dialog.confirm.isEnabled() and cut_texts(dialog) == []
        dialog.confirm.click()
        assert session.state.bagged is not None

    def test_those_through_are_no_longer_told_to_be_in_play(self, qtbot: QtBot) -> None:
        _, session, _ = two_flights()
        bagged(session)
        page = a_ranking_page(session, qtbot)
        assert page.chips.buttons["in"].text().startswith("Qualifiés")

    def test_beyond_four_bags_the_list_scrolls_and_covers_nothing(self, qtbot: QtBot) -> None:
        page = a_ranking_page(a_flight(a_club(), "A", people(9), out=3), qtbot)
        page.window().resize(1024, 600)
        page.day.click()
        dialog = page.ending
        assert dialog is not None
        dialog.show()
        scrolled = dialog.findChildren(ScrolledColumn)
        (*_, list_of_bags) = [area for area in scrolled if area.isAncestorOf(dialog.stacks)]
        assert list_of_bags.geometry().bottom() < dialog.on.geometry().top()
        assert dialog.on.height() >= dialog.on.sizeHint().height()
        assert not list_of_bags.isAncestorOf(dialog.stacks.total), "the total stays in view"
        bottoms = {
            field.mapTo(list_of_bags.viewport(), QPoint()).y() + field.height()
            for field in dialog.stacks.fields.values()
        }
        seen = list_of_bags.viewport().height()
        cut = [low for low in bottoms if seen < low < seen + LINE_HEIGHT - 4]
        assert not cut and len([low for low in bottoms if low <= seen]) == 5
        count(dialog, *[1_000] * 6)
        next(iter(dialog.seals.values())).setText("1")
        dialog.number_on()

        def nothing_covered() -> None:
            assert dialog.missing.height() >= dialog.missing.heightForWidth(dialog.missing.width())
            assert list_of_bags.geometry().bottom() < dialog.on.geometry().top()

        qtbot.waitUntil(nothing_covered, timeout=10_000)
        dialog.close()

    def test_a_higher_window_shows_more_bags_before_they_scroll(self, qtbot: QtBot) -> None:
        page = a_ranking_page(a_flight(a_club(), "A", people(9), out=3), qtbot)
        page.window().resize(1366, 768)
        page.day.click()
        dialog = page.ending
        assert dialog is not None
        dialog.show()
        scrolled = dialog.findChildren(ScrolledColumn)
        (*_, nearest) = [area for area in scrolled if area.isAncestorOf(dialog.stacks)]
        assert nearest.isAncestorOf(dialog.stacks.total), "the bags do not scroll by themselves"
        assert dialog.height() <= 768 and cut_texts(dialog) == []
        dialog.close()

    def test_tab_goes_from_a_stack_to_its_seal_then_to_the_next_bag(
        self, ending: tuple[TournamentSession, EndDayDialog]
    ) -> None:
        _, dialog = ending
        stacks, seals = dialog.stacks.fields.values(), dialog.seals.values()
        fields = [field for bag in zip(stacks, seals, strict=True) for field in bag]
        found, at = [fields[0]], fields[0].nextInFocusChain()
        while at is not fields[0] and at is not None:
            found += [at] if at in fields else []
            at = at.nextInFocusChain()
        assert found == fields

    def test_a_difference_is_accepted_with_a_reason(
        self, ending: tuple[TournamentSession, EndDayDialog]
    ) -> None:
        session, dialog = ending
        count(dialog, 20_000, 5_000, 34_900)
        next(iter(dialog.seals.values())).setText("1")
        dialog.number_on()
        assert "écart de −100" in said(dialog)
        dialog.accepts.setChecked(True)
        assert not dialog.confirm.isEnabled()
        dialog.reason.setText("jeton perdu")
        dialog.confirm.click()
        assert session.state.bagged is not None and session.state.bagged.gap == -100

    def test_once_over_the_ranking_says_who_is_through_with_what(self, qtbot: QtBot) -> None:
        _, session, _ = two_flights()
        bagged(session, 20_000, 5_000)
        page = a_ranking_page(session, qtbot)
        assert page.end.day_two.isVisible() and not page.day.isVisible()
        rows = [row for row in page.live.standings().rows if row.bag is not None]
        assert {place_words(row) for row in rows} == {"qualifié"}
        assert out_words(rows[0]) == ""
        columns = {one.key: one for one in page.table.rows.columns}
        bag = [columns[key].shown(rows[0]).replace("\u202f", " ") for key in ("stack", "seal")]
        assert bag == ["20 000", "1-4"]
        wall = clock_facts(clock_view(session.state, session.now_ms()))
        assert (wall.heading, wall.words) == ("Tournoi", "Journée finie")


def test_nothing_of_it_is_offered_in_any_other_tournament(qtbot: QtBot) -> None:
    from builders import a_tournament

    page = a_ranking_page(a_tournament(12), qtbot)
    page.end_day()
    assert page.ending is None
    assert not page.day.isVisible() and not page.end.day_two.isVisible()


class TestDayTwo:
    def asked(self, qtbot: QtBot) -> tuple[Club, DayTwoDialog]:
        club, first, second = two_flights()
        bagged(first, 20_000, 5_000)
        bagged(second, 33_000)
        dialog = DayTwoDialog(club.ended_flights(), "Open")
        qtbot.addWidget(dialog)
        dialog.show()
        return club, dialog

    def test_whoever_may_be_one_person_is_asked_about(self, qtbot: QtBot) -> None:
        club, dialog = self.asked(qtbot)
        assert not dialog.confirm.isEnabled() and cut_texts(dialog) == []
        first, second = dialog.boxes.values()
        assert first.height() >= 2 * first.fontMetrics().lineSpacing() + 2 * Space.TIGHT
        assert second.y() > first.geometry().bottom()
        (pair,) = dialog.answers
        dialog.answers[pair].click()
        assert dialog.confirm.isEnabled()
        assert dialog.total.text().replace("\u202f", " ") == "3 joueurs, 75 000 jetons"
        with qtbot.waitSignal(dialog.decided) as decided:
            dialog.confirm.click()
        day = club.day_two(*decided.args)
        assert len(day.state.entrants) == 3 and day.state.setup.name == "Open"

    def test_the_flights_chosen_make_it(self, qtbot: QtBot) -> None:
        _, dialog = self.asked(qtbot)
        second = dialog.boxes[2]
        second.setChecked(False)
        assert dialog.total.text().replace("\u202f", " ") == "3 joueurs, 60 000 jetons"
        assert dialog.confirm.isEnabled() and not dialog.questions.isVisible()
        dialog.boxes[1].setChecked(False)
        assert not dialog.confirm.isEnabled()


def test_prizes_that_entries_make_are_locked_and_follow_again(qtbot: QtBot) -> None:
    from buy_in_builders import an_evening

    from td_app.tournament.state.prizes import MoneyPool, PrizeKind

    money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(from_entries=True)}
    session = an_evening(16, **money)
    page = a_ranking_page(session, qtbot)
    assert page.lock.isVisible() and page.lock.text() == "Figer les prix"
    assert page.lock.width() == page.lock.sizeHint().width(), "no wider than its words"
    page.lock.click()
    assert session.state.setup.prize_money.sums and page.lock.text() == "Recalculer les prix"
    page.lock.click()
    assert not session.state.setup.prize_money.sums
