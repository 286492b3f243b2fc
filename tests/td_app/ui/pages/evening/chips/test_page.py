"""The chips' page by keyboard: a worksheet typed or dealt, stacks in a column, chips sent away."""

from __future__ import annotations

import re

import pytest
from builders import MINUTE, a_session, a_tournament, clock_of, everyone, out, seated_at
from chips_builders import at_the_break, counted, raced_everywhere
from page_builders import PAGE, cut_texts, press, typed
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from reports.marks import Bar, Said
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.chips.page import LEDGER, STACKS, ChipsPage
from td_app.ui.widgets.chained_fields import FigureField
from td_app.ui.widgets.labels import CutLabel
from td_app.ui.widgets.notices import EmptyPage
from td_app.ui.widgets.pill import pill_width
from td_app.ui.widgets.playing_card import CardsWritten, suit_ink
from td_app.ui.widgets.row_cells import CELL_ASIDE
from td_app.ui.widgets.row_table import RowTable

ENTER = Qt.Key.Key_Return


def a_chips_page(
    session: TournamentSession, qtbot: QtBot, size: tuple[int, int] = PAGE
) -> ChipsPage:
    """Return the page of the chips, shown."""
    live = LiveTournament(session)
    page = ChipsPage(live)
    live.setParent(page)
    live.changed.connect(page.refresh)
    qtbot.addWidget(page, before_close_func=lambda _page: live.close())
    page.resize(*size)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    return page


def cut_figures(shown: QWidget) -> list[str]:
    """Return the figures and states with less room than they need: in tables, fields, labels."""
    plain = [one for one in shown.findChildren(QLabel) if not isinstance(one, CutLabel)]
    cut = [
        one.text() for one in plain if one.width() < one.sizeHint().width() and not one.wordWrap()
    ]
    for field in shown.findChildren(FigureField):
        words = field.text() or field.placeholderText()
        if field.isVisible() and field.fontMetrics().horizontalAdvance(words) > field.width() - 20:
            cut.append(words)
    for table in shown.findChildren(RowTable):
        measure = QFontMetricsF(table.font()).horizontalAdvance
        for place, column in enumerate(table.rows.columns):
            for row in table.rows.rows:
                pill = column.pill and column.pill(row)
                if pill:
                    needs = pill_width(pill) + CELL_ASIDE
                else:
                    needs = measure(column.shown(row)) + 2 * CELL_ASIDE
                if (column.figures or pill) and needs > table.columnWidth(place):
                    cut.append(pill.text if pill else column.shown(row))
    return cut


def lines(page: ChipsPage, *entries: tuple[str, str]) -> None:
    """Type chips down the sheet, then the cards asked for, with Enter alone."""
    page.race.sheet.first()
    for chips, _ in entries:
        typed(page, chips)
        press(page, ENTER)
    for _, cards in entries:
        if cards:
            typed(page, cards)
            press(page, ENTER)


class TestTheWorksheet:
    def test_typed_with_enter_alone(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        page = a_chips_page(session, qtbot)
        lines(page, ("3", "7p 2k 9t"), ("2", "Ap 3k"), ("6", "Rt 10h"))
        (held,) = session.state.races
        race = held.event
        by_place = session.state.tables[1].places
        winners = [by_place[row.player.place] for row in page.race.sheet.rows[1:]]
        assert sorted(race.winners) == sorted(winners)
        assert race.stacks[2].cards == ("Kc", "Th")
        assert race.drift == 25
        # Recorded, its table has nothing left to press under what came of it.
        page.race.show_table(1)
        dead = (page.race.nobody, page.race.deal, page.race.record)
        assert not any(button.isVisibleTo(page) for button in dead)

    def test_cards_written_stand_in_the_colours_of_their_suits(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        lines(page, ("3", "7p 2k 9t"), ("2", "Ap 3k"), ("6", "Rt 10h"))
        page.race.show_table(1)
        told = [words.text() for words in page.race.findChildren(CardsWritten)]
        black, red = suit_ink("c"), suit_ink("h")
        assert black != red
        assert f'{black}">' in told[2] and f'{red}">10♥' in told[2]
        assert page.race.sheet.rows[0].result.text() == "–", "nothing came of three cards"

    def test_the_chips_in_play_are_told_before_and_after_with_the_reason(
        self, qtbot: QtBot, in_french: None
    ) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        lines(page, ("3", "7p 2k 9t"), ("2", "Ap 3k"), ("6", "Rt 10h"))
        page.race.show_table(1)
        told = page.race.result.text().replace("\u202f", " ").replace("\u00a0", " ")
        assert "Jetons en jeu : 30 000 → 30 025 (+25 : 175 avancés pour 200 gagnés" in told

    def test_a_chip_given_to_stay_in_is_told_too(self, qtbot: QtBot, in_french: None) -> None:
        session = at_the_break(3, 1)
        one, two, three = sorted(session.state.tables[1].places)
        page = a_chips_page(session, qtbot)
        racers = (
            cmd.RacerAsked(one, 1, 0, ("2c",)),
            cmd.RacerAsked(two, 1, cards=("Kd",)),
            cmd.RacerAsked(three, 2, cards=("As", "3d")),
        )
        page.live.dispatch(cmd.RaceChips(1, 25, racers))
        told = page.race.result.text().replace("\u202f", " ").replace("\u00a0", " ")
        assert "30 000 → 30 100 (+100 : 1 jeton de 100 pour rester en jeu)" in told

    def test_the_last_table_written_leaves_no_button_under_the_next_enter(
        self, qtbot: QtBot
    ) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        lines(page, ("3", "7p 2k 9t"), ("2", "Ap 3k"), ("6", "Rt 10h"))
        assert page.race.tables.hasFocus()

    def test_what_it_gives_is_told_before_it_is_written(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        rows = page.race.sheet.rows
        rows[0].chips.setText("3")
        assert rows[0].cards.placeholderText() == "3 cartes"
        assert not page.race.record.isEnabled()
        rows[0].cards.setText("7p 2k 9t")
        assert page.race.record.isEnabled()
        assert rows[0].result.text() == "1\u00a0×\u00a0100"
        assert "+25" in page.race.result.text()

    def test_a_card_that_is_none_says_so_at_its_place(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        row = page.race.sheet.rows[1]
        row.chips.setText("1")
        row.cards.setText("Zs")
        assert "«\u00a0Zs\u00a0»" in page.race.result.text()
        assert row.cards.property("wrong") == "true"
        row.cards.setText("V♠")
        assert row.cards.property("wrong") == "false"
        assert page.race.record.isEnabled()

    def test_a_jack_of_c_is_asked_about_and_never_guessed(
        self, qtbot: QtBot, in_french: None
    ) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        row = page.race.sheet.rows[1]
        row.chips.setText("1")
        row.cards.setText("Vc")
        assert "«\u00a0Vc\u00a0» peut être un cœur" in page.race.result.text()
        assert row.cards.property("wrong") == "true"
        assert not page.race.record.isEnabled()
        row.cards.setText("Vh")
        assert row.cards.property("wrong") == "false"
        assert page.race.record.isEnabled()

    def test_cards_dealt_here_leave_their_seed(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        page = a_chips_page(session, qtbot)
        assert not page.race.deal.isEnabled()
        page.race.sheet.rows[0].chips.setText("3")
        page.race.deal.setFocus()
        press(page, Qt.Key.Key_Space)
        (held,) = session.state.races
        race = held.event
        assert race.seed and len(race.stacks[0].cards) == 3
        assert not page.race.seed.isVisible()
        page.race.show_seed.click()
        assert page.race.seed.isVisible()
        assert "graine" in page.race.seed.text() and "…" not in page.race.seed.text()
        assert not page.race.record.isEnabled()

    def test_once_done_the_sheet_is_read_as_plain_words(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        page.race.sheet.rows[0].chips.setText("3")
        page.race.deal.click()
        QApplication.processEvents()
        row = page.race.sheet.rows[0]
        assert not any(part.isVisible() for part in (row.chips, row.alone, row.cards))
        told = [one.text() for one in page.race.sheet.findChildren(QLabel) if one.isVisible()]
        shown = {re.sub("<[^>]+>", "", words) for words in told}
        assert {"3", row.cards.text()} <= shown and row.cards.text()

    def test_nothing_else_means_a_chip_to_stay(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        page = a_chips_page(session, qtbot)
        row = page.race.sheet.rows[0]
        row.chips.setText("1")
        row.cards.setText("2t")
        row.alone.setChecked(True)
        assert "survie" in row.result.text()

    def test_the_largest_stack_is_proposed_to_gather_the_chips(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        who = seated_at(session, 1)
        stacks = tuple(zip(who, (9_000, 12_000, 9_000), strict=True))
        session.dispatch(cmd.CountStacks(1, stacks))
        page = a_chips_page(session, qtbot)
        assert page.race.collector.chosen() == str(who[1])

    def test_the_next_table_comes_up_then_the_value_is_closed(self, qtbot: QtBot) -> None:
        session = at_the_break(8, 2)
        page = a_chips_page(session, qtbot)
        assert not page.race.close_value.isEnabled()
        lines(page, *[("", "")] * 4)
        assert page.race.heading.text() == "Table 1"
        assert page.race.nobody.hasFocus()
        press(page, ENTER)
        assert page.race.heading.text() == "Table 2"
        lines(page, *[("", "")] * 4)
        press(page, ENTER)
        assert page.race.close_value.isEnabled()
        page.race.close_value.click()
        assert session.state.withdrawn_values == (25,)
        assert page.race.stack.currentIndex() == 1

    def test_it_opens_one_level_ahead_and_follows_the_clock(self, qtbot: QtBot) -> None:
        session = a_tournament(8, 1)
        page = a_chips_page(session, qtbot)
        assert page.race.stack.currentIndex() == 1
        clock_of(session).forward(61 * MINUTE)
        page.tick()
        assert page.race.stack.currentIndex() == 0
        assert "niveau 4" in page.race.told.text()
        assert "24 jetons de 100" in page.race.told.text()


class TestStacks:
    def test_a_table_typed_with_enter_alone_then_the_next(self, qtbot: QtBot) -> None:
        session = at_the_break(8, 2)
        page = a_chips_page(session, qtbot)
        page.show_stacks(1)
        for _ in range(8):
            typed(page, "10000")
            press(page, ENTER)
        assert sum(record.chips for record in session.state.stacks.values()) == 80_000
        assert page.live.chips().count.gap == 0
        assert page.stacks.leaders.gap.text() == "aucun"

    def test_the_total_is_told_as_it_is_typed(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        page.show_stacks(1)
        typed(page, "12500")
        assert page.stacks.total.text() == "Total\u00a0: 12\u202f500"
        assert page.stacks.told.text() == "2 tapis à saisir."

    def test_a_gap_asks_for_its_reason_before_it_is_taken(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        page = a_chips_page(session, qtbot)
        page.show_stacks(1)
        for chips in ("10000", "10000", "9900"):
            typed(page, chips)
            press(page, ENTER)
        assert not session.state.stacks
        assert page.stacks.reason.hasFocus()
        typed(page, "un jeton sous la table")
        press(page, ENTER)
        assert session.state.accepted_gap == -100
        assert page.stacks.leaders.gap.text() == "−100, accepté"

    def test_a_click_on_the_tab_or_on_a_table_is_enough_to_type(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(8, 2), qtbot)
        tab = page.tabs.tabRect(STACKS).center()
        QTest.mouseClick(page.tabs, Qt.MouseButton.LeftButton, pos=tab)
        assert page.stacks.fields[0][1].hasFocus()
        second = page.stacks.tables
        spot = second.visualRect(second.filter.index(1, 0)).center()
        QTest.mouseClick(second.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        typed(page, "10000")
        assert page.stacks.heading.text() == "Table 2"
        assert page.stacks.fields[0][1].number() == 10_000

    def test_enter_pressed_once_too_often_undoes_nothing(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        page = a_chips_page(session, qtbot)
        page.show_stacks(1)
        for _ in range(3):
            typed(page, "10000")
            press(page, ENTER)
        assert page.stacks.tables.hasFocus()
        written = session.history.sequence
        press(page, ENTER)
        assert session.history.sequence == written

    def test_a_table_counted_is_written_again_only_once_corrected(self, qtbot: QtBot) -> None:
        session = at_the_break(3, 1)
        session.dispatch(
            cmd.CountStacks(1, tuple((who, 9_900) for who in seated_at(session, 1)), True, "perdu")
        )
        page = a_chips_page(session, qtbot)
        page.show_stacks(1)
        assert "Table déjà comptée" in page.stacks.told.text()
        assert not page.stacks.record.isEnabled()
        typed(page, "9800")
        page.stacks.fields[1][1].setText("10000")
        assert page.stacks.told.text() == "L’écart est celui déjà accepté."
        page.stacks.fields[0][1].setText("10100")
        page.stacks.fields[1][1].setText("10000")
        assert page.stacks.told.text() != "L’écart est celui déjà accepté."
        page.stacks.fields[2][1].setText("9900")
        assert page.stacks.told.text() == "Le compte tombe juste."
        assert page.stacks.record.isEnabled()

    def test_what_waits_to_be_counted_is_read_whole(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(8, 2), qtbot)
        page.show_stacks()
        assert page.stacks.leaders.gap.text() == "2 à compter"
        assert page.stacks.leaders.gap.width() >= page.stacks.leaders.gap.sizeHint().width()

    def test_arrows_go_up_and_down_the_column(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        page.show_stacks(1)
        press(page, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
        assert page.stacks.fields[1][1].hasFocus()

    def test_after_an_elimination_the_others_are_marked(self, qtbot: QtBot) -> None:
        session = at_the_break(4, 1)
        counted(session, 1)
        page = a_chips_page(session, qtbot)
        page.show_stacks()
        out(session, seated_at(session, 1)[0])
        assert "~" in page.stacks.leaders.dated.text()

    def test_the_largest_stand_as_bars_with_the_average_and_a_sentence(self, qtbot: QtBot) -> None:
        session = at_the_break(4, 1)
        page = a_chips_page(session, qtbot)
        page.show_stacks()
        assert page.stacks.leaders.chart.isHidden(), "nothing to draw yet"
        counted(session, 1)
        chart = page.stacks.leaders.chart
        words = [mark.text for mark in chart.marks() if isinstance(mark, Said)]
        assert words[0] == "Plus gros tapis, en jetons"

        def bars() -> int:
            return sum(isinstance(mark, Bar) for mark in chart.marks())

        qtbot.waitUntil(lambda: bars() == 2 * 4, timeout=60_000)  # each in its groove
        told = chart.accessibleDescription()
        assert "10\u202f000" in told and "Tapis moyen" in told


class TestTheLedger:
    def test_every_amount_has_its_reason_and_the_last_is_what_is_in_play(
        self, qtbot: QtBot
    ) -> None:
        session = at_the_break(8, 2)
        raced_everywhere(session)
        session.dispatch(cmd.Withdraw(next(everyone(session)), 9_000))
        page = a_chips_page(session, qtbot)
        page.tabs.setCurrentIndex(LEDGER)
        page.ledger.value.choose("25")
        page.ledger.found_count.setFocus()
        typed(page, "7")
        press(page, ENTER)
        page.ledger.amount.setFocus()
        typed(page, "500")
        press(page, ENTER)
        typed(page, "sortis de la salle")
        press(page, ENTER)
        rows = page.live.chips_ledger()
        assert [row.code for row in rows] == [
            *("issued", "raced", "raced", "withdrew", "found", "carried_away")
        ]
        assert rows[-1].balance == session.state.chips_in_play == 80_000 - 9_000 - 75 - 500
        assert rows[-1].note == "sortis de la salle"

    def test_an_undone_line_is_gone(self, qtbot: QtBot) -> None:
        session = at_the_break(8, 2)
        session.dispatch(cmd.RaceChips(1, 25, nobody=True))
        session.dispatch(cmd.Undo())
        page = a_chips_page(session, qtbot)
        assert [row.code for row in page.live.chips_ledger()] == ["issued"]

    def test_removing_without_a_reason_is_grey_and_says_why(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(8, 2), qtbot)
        page.tabs.setCurrentIndex(LEDGER)
        assert not page.ledger.remove_button.isEnabled()
        page.ledger.amount.setText("500")
        assert "motif" in page.ledger.removal_told.text()


class TestLayout:
    def test_before_the_draw_there_is_nothing_to_count(self, qtbot: QtBot) -> None:
        page = a_chips_page(a_session(), qtbot)
        empty = page.findChild(QStackedWidget).currentWidget()
        assert isinstance(empty, EmptyPage)
        page.tick()
        asked: list[object] = []
        page.asked.connect(asked.append)
        empty.primary.click()
        assert asked == [Spot.DRAW]

    def test_before_a_value_leaves_its_break_is_named(self, qtbot: QtBot) -> None:
        page = a_chips_page(a_tournament(entrants=8, tables=1), qtbot)
        assert "Les 25 partiront à la pause après le niveau" in page.race.none.text.text()
        asked: list[object] = []
        page.asked.connect(asked.append)
        page.race.none.secondary.click()
        assert asked == [ToPage("clock")]

    @pytest.mark.parametrize("size", [PAGE, (1424, 992)])
    @pytest.mark.parametrize("tab", [0, STACKS, LEDGER])
    def test_nothing_is_cut(self, qtbot: QtBot, tab: int, size: tuple[int, int]) -> None:
        session = at_the_break(24, 3)
        page = a_chips_page(session, qtbot, size)
        page.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert page.width() == size[0]
        assert cut_texts(page) == []

    @pytest.mark.parametrize("survives", [False, True])
    def test_an_ordinary_name_is_whole_on_the_smallest_screen(
        self, qtbot: QtBot, survives: bool
    ) -> None:
        session = at_the_break(8, 1)
        who = next(iter(session.state.tables[1].places.values()))
        session.dispatch(cmd.CorrectEntrant(who, Person("KOWALCZYK", "Piotr")))
        page = a_chips_page(session, qtbot, PAGE)
        rows = page.race.sheet.rows
        rows[0].chips.setText("1")
        rows[0].cards.setText("2t")
        rows[0].alone.setChecked(survives)
        QApplication.processEvents()
        row = next(row for row in rows if row.player.entrant == who)
        assert row.name.text() == row.name.whole == "KOWALCZYK Piotr"

    @pytest.mark.parametrize("size", [PAGE, (916, 512), (1_024, 680)])
    @pytest.mark.parametrize("stack", [13_000, 131_250])
    @pytest.mark.parametrize("language", ["in_french", "in_english"])
    @pytest.mark.usefixtures("dressed")
    def test_no_figure_is_cut(
        self,
        qtbot: QtBot,
        request: pytest.FixtureRequest,
        language: str,
        stack: int,
        size: tuple[int, int],
    ) -> None:
        request.getfixturevalue(language)
        session = a_tournament(24, 3, 9, starting_stack=stack)
        counted(session, 1)
        page = a_chips_page(session, qtbot, size)
        page.tabs.setCurrentIndex(STACKS)
        page.stacks.show_table(1)
        QApplication.processEvents()
        assert page.width() == size[0] and cut_texts(page) == []
        assert cut_figures(page.stacks) == []
        marks = [mark for mark in page.stacks.leaders.chart.marks() if isinstance(mark, Said)]
        names = [mark.text for mark in marks if mark.text.startswith("JOUEUR00")]
        assert len(names) == len([m for m in marks if m.align == "right" and "." not in m.text])
        assert not [mark.text for mark in marks if mark.text.endswith("…")], "cut"
        page.tabs.setCurrentIndex(LEDGER)
        QApplication.processEvents()
        assert cut_figures(page.ledger) == []

    def test_every_field_has_a_name(self, qtbot: QtBot) -> None:
        page = a_chips_page(at_the_break(3, 1), qtbot)
        for row in page.race.sheet.rows:
            assert row.chips.accessibleName() and row.cards.accessibleName()
            assert row.alone.accessibleName()
        assert all(field.accessibleName() for _, field in page.stacks.fields)


@pytest.mark.usefixtures("dressed")
def test_a_colour_up_held_without_sheets_is_said_for_a_table_then_for_the_room(
    qtbot: QtBot,
) -> None:
    session = at_the_break(9, 3)
    page = a_chips_page(session, qtbot, (916, 512))
    race = page.race
    assert not cut_texts(page)
    race.done_here.click()
    assert [(one.event.table, one.event.unwritten) for one in session.state.races] == [(1, True)]
    race.show_table(1)
    assert race.result.text() == "Fait à la table, sans feuille."
    assert not race.done_here.isEnabled()
    race.done.click()
    assert session.state.withdrawn_values == (25,)
    page.show_stacks(1)
    QApplication.processEvents()
    leaders = page.stacks.leaders
    assert leaders.in_play_named.text() == "En jeu, env."
    assert leaders.average_named.text() == "Moyenne, env."
    assert leaders.dated.text().startswith("Jetons en jeu à confirmer par un comptage.")
    page.show_ledger()
    QApplication.processEvents()
    told = "Environ 90\u202f000 en jeu, à confirmer par un comptage"
    assert page.ledger.in_play.text() == told
    assert cut_figures(page.stacks) == cut_figures(page.ledger) == []
