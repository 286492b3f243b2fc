"""The ranking page: ties as ties, prizes only when there are any, the winner named."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import a_session, a_tournament, everyone, out, seated_at
from papers_builders import with_a_printer
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from reports.marks import Bar, Said
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.finishing import StandingRow
from td_app.ui.destinations import Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.evening.ranking.ranking_table import (
    out_words,
    place_words,
    prize_words,
)
from td_app.ui.theme import Height, Space, Tone
from td_app.ui.widgets.page_head import PageHead
from td_app.ui.widgets.row_cells import CELL_ASIDE, LIFTED


class Shown:
    """A session and its ranking, in a window of the size pages have at 1366 × 768."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.live = LiveTournament(session)
        self.page = RankingPage(self.live, lambda: Stationery(club="Les As du Bocage"))
        self.live.changed.connect(self.page.refresh)
        self.page.resize(926, 680)
        qtbot.addWidget(self.page, before_close_func=lambda _: self.live.close())
        self.page.show()

    @property
    def rows(self) -> list[StandingRow]:
        kept = self.page.table.filter
        return [kept.row_at(kept.index(place, 0)) for place in range(kept.rowCount())]


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None) -> Shown:
    return Shown(qtbot, a_tournament(12, tables=2))


class TestTestimony:
    def test_those_still_in_come_before_those_ranked(self, shown: Shown) -> None:
        first, second, *_ = everyone(shown.session)
        out(shown.session, first)
        out(shown.session, second)
        told = [place_words(row) for row in shown.rows]
        assert told == [*["en jeu"] * 10, "11e", "12e"]
        assert [row.entrant for row in shown.rows][-2:] == [second, first]

    def test_stacks_counted_order_those_in_play_each_with_its_bar(self, shown: Shown) -> None:
        session = shown.session
        assert not shown.page.table.shows("stack")
        assert not shown.page.table.key.isVisible()
        first, *others, last = seated_at(session, 1)
        stacks = ((first, 19_500), *((who, 10_000) for who in others), (last, 500))
        session.dispatch(cmd.CountStacks(1, stacks))
        assert shown.page.table.shows("stack")
        assert [row.entrant for row in shown.rows][:1] == [first]
        column = shown.page.table.rows.columns[shown.page.table.rows.place_of("stack")]
        told = {row.entrant: column.shown(row).replace("\u202f", " ") for row in shown.rows}
        assert told[first] == "19 500" and told[others[0]] == "10 000"
        assert "jetons" in column.about and "moyenne" in column.about
        key = [mark.text for mark in shown.page.table.key.marks() if isinstance(mark, Said)]
        assert key[0] == "part du plus gros tapis" and key[1].startswith("moyenne ")
        assert shown.page.table.key.isVisible()
        name = shown.page.table.rows.columns[shown.page.table.rows.place_of("name")]
        assert name.under is not None
        by_entrant = {row.entrant: row for row in shown.rows}
        groove, whole, *_ = name.under(by_entrant[first], 195)
        same, part, *_ = name.under(by_entrant[others[0]], 195)
        assert groove == same and groove.width == 195, "what each is a share of"
        assert isinstance(whole, Bar) and isinstance(part, Bar)
        assert (whole.width, part.width, whole.height) == pytest.approx((195, 100, 8))
        sample = next(m for m in shown.page.table.key.marks() if isinstance(m, Bar))
        assert sample.height == whole.height
        uncounted = next(row for row in shown.rows if row.counted is None)
        assert name.under(uncounted, 195) == ()

    def test_all_words_of_a_row_stand_on_the_line_of_the_name_over_its_bar(
        self, shown: Shown
    ) -> None:
        session = shown.session
        stacks = tuple((who, 10_000) for who in seated_at(session, 1))
        session.dispatch(cmd.CountStacks(1, stacks))
        table = shown.page.table
        keys = ("name", "table", "stack")
        lifts = []
        for counted in (True, False):
            row = next(row for row in shown.rows if (row.counted is not None) is counted)
            found = set()
            for key in keys:
                index = table.filter.mapFromSource(table.rows.index_of(row.entrant))
                index = index.siblingAtColumn(table.rows.place_of(key))
                option = QStyleOptionViewItem()
                table.itemDelegateForIndex(index).initStyleOption(option, index)
                found.add(option.decorationSize.height() if _decorated(option) else 0)
            lifts.append(found)
        assert lifts == [{LIFTED}, {0}]

    def test_a_short_stack_is_told_in_big_blinds_too(self, shown: Shown) -> None:
        session = shown.session
        first, *others, last = seated_at(session, 1)
        session.dispatch(
            cmd.CountStacks(1, ((first, 19_525), *((who, 10_000) for who in others), (last, 475)))
        )
        table = shown.page.table
        column = table.rows.columns[table.rows.place_of("stack")]
        (row,) = (row for row in shown.rows if row.entrant == last)
        assert column.shown(row) == "475 · 9,5 BB" and column.tone(row) is Tone.RED
        name = table.rows.columns[table.rows.place_of("name")]
        _, bar, *_ = name.under(row, 195)
        assert bar.dashes, "not by its colour alone"

    def test_a_tie_is_shown_on_both_lines(self, shown: Shown) -> None:
        pair = (seated_at(shown.session, 1)[0], seated_at(shown.session, 2)[0])
        shown.session.dispatch(cmd.Eliminate(tuple(cmd.PlayerOut(who, 500) for who in pair)))
        assert [place_words(row) for row in shown.rows[-2:]] == ["11e ex æquo"] * 2

    def test_when_a_player_went_out_is_told(self, shown: Shown) -> None:
        out(shown.session, next(everyone(shown.session)))
        assert out_words(shown.rows[-1]).startswith("niveau 1, ")
        assert out_words(shown.rows[0]) == ""

    def test_a_disqualified_player_is_told_from_one_who_gave_up(self, shown: Shown) -> None:
        cheat, tired = list(everyone(shown.session))[:2]
        shown.session.dispatch(cmd.Withdraw(tired, 500))
        shown.session.dispatch(cmd.Disqualify(cheat, "collusion", note="jetons donnés"))
        assert [out_words(row).split(" · ")[-1] for row in shown.rows[-2:]] == [
            "disqualifié",
            "abandon",
        ]

    def test_an_abandon_is_told(self, shown: Shown) -> None:
        who = next(everyone(shown.session))
        shown.session.dispatch(cmd.Withdraw(who, chips=4_000))
        assert out_words(shown.rows[-1]).endswith("abandon")


class TestColumns:
    def test_no_prize_column_without_prizes(self, shown: Shown) -> None:
        assert not shown.page.table.shows("prize")
        assert not shown.page.table.shows("club")

    def test_prizes_have_theirs(self, dressed: QApplication, qtbot: QtBot, in_french: None) -> None:
        shown = Shown(qtbot, a_tournament(4, tables=1, prizes=("Un trophée",)))
        assert not shown.page.table.shows("prize"), "nobody has won one yet"
        out(shown.session, *list(everyone(shown.session))[:3])
        assert shown.page.table.shows("prize")
        assert [prize_words(row) for row in shown.rows] == ["Un trophée", "", "", ""]

    def test_sums_have_a_column_of_figures(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        money = MoneyPool(100, 10, (700, 300))
        setup = {"prize_kind": PrizeKind.MONEY, "prize_money": money}
        shown = Shown(qtbot, a_tournament(4, tables=1, **setup))
        out(shown.session, *list(everyone(shown.session))[:3])
        assert shown.page.table.shows("sum") and not shown.page.table.shows("prize")

    def test_the_filters_stand_in_the_head(self, shown: Shown) -> None:
        head = shown.page.findChild(PageHead)
        assert head is not None and head.isAncestorOf(shown.page.chips)
        top = shown.page.table.mapTo(shown.page, QPoint(0, 0)).y()
        assert top <= Height.HEAD + Space.SNUG, "nothing more between the head and the table"

    def test_a_name_is_whole_beside_prizes_to_come(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament(12, tables=2, prizes=("Un trophée",))
        shown = Shown(qtbot, session)
        who = Person("Hébert", "Jean-Baptiste", club="Poker Club des Deux Rives")
        session.dispatch(cmd.CorrectEntrant(next(everyone(session)), who))
        shown.page.resize(882, 640)
        QApplication.processEvents()
        table = shown.page.table
        room = table.columnWidth(table.rows.place_of("name")) - 2 * CELL_ASIDE
        assert QFontMetricsF(table.font()).horizontalAdvance(who.display_name) <= room


class TestFilters:
    def test_still_in_or_placed(self, shown: Shown, qtbot: QtBot) -> None:
        out(shown.session, *list(everyone(shown.session))[:2])
        chips = shown.page.chips.buttons
        assert [b.text().split("\u2002")[1] for b in chips.values()] == ["12", "10", "2"]
        for key, count in (("in", 10), ("placed", 2), ("all", 12)):
            qtbot.mouseClick(chips[key], Qt.MouseButton.LeftButton)
            assert len(shown.rows) == count

    def test_by_name(self, shown: Shown, qtbot: QtBot) -> None:
        with qtbot.waitSignal(shown.page.list.search.searched):
            shown.page.find_text("joueur0003")
        assert [row.name for row in shown.rows] == ["JOUEUR0003 Jean"]


def test_before_the_draw_it_leads_there_and_searches_nothing(
    dressed: QApplication, qtbot: QtBot, in_french: None
) -> None:
    page = Shown(qtbot, a_session()).page
    assert not page.list.search.isVisible() and not page.print.isVisible()
    asked: list[object] = []
    page.asked.connect(asked.append)
    page.none_yet.primary.click()
    assert asked == [Spot.DRAW]


class TestTheWinner:
    def test_nobody_is_named_before_the_end(self, shown: Shown) -> None:
        assert not shown.page.end.isVisible()

    def test_the_last_one_is_named(self, shown: Shown) -> None:
        out(shown.session, *list(everyone(shown.session))[:11])
        winner = shown.session.person(next(everyone(shown.session))).display_name
        assert shown.page.end.isVisible()
        assert shown.page.end.accessibleName() == f"Vainqueur : {winner}"
        assert place_words(shown.rows[0]) == "1er"

    def test_everybody_who_won_a_seat_is_named(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        seats = {"satellite": True, "prizes": ("Une place",) * 3, "late_entry_until": 0}
        session = a_tournament(6, 1, **seats)
        out(session, 1, 2, 3)
        session.dispatch(cmd.EndSatellite())
        page = Shown(qtbot, session).page
        named = "JOUEUR0004 Jean, JOUEUR0005 Jean et JOUEUR0006 Jean"
        assert page.end.accessibleName() == f"Vainqueurs\u00a0: {named} · Une place"
        shown = [words.text() for words in page.end.findChildren(QLabel)]
        assert "JOUEUR0004 Jean, JOUEUR0005 Jean et 1 autre" in shown

    def test_an_undone_end_names_nobody(self, shown: Shown) -> None:
        out(shown.session, *list(everyone(shown.session))[:11])
        shown.session.dispatch(cmd.Undo())
        assert not shown.page.end.isVisible()


class TestLeavingTheScreen:
    def test_before_the_draw_there_is_nothing_to_print(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        page = Shown(qtbot, a_session()).page
        assert not page.print.isEnabled() and page.print.toolTip()
        assert not page.table.isVisible()

    @pytest.mark.parametrize("form", ["csv", "xlsx"])
    def test_it_is_exported(self, shown: Shown, qtbot: QtBot, tmp_path: Path, form: str) -> None:
        shown.page.exports.forms[form].trigger()
        dialog = shown.page.saving.dialog
        assert dialog is not None
        dialog.fileSelected.emit(str(tmp_path / f"classement.{form}"))
        dialog.reject()
        assert (tmp_path / f"classement.{form}").stat().st_size > 100
        assert shown.page.outcome.text.startswith(f"classement.{form} est enregistré.")

    def test_it_is_printed_and_remembered(
        self, shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_a_printer(monkeypatch)
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        room = shown.page.room
        qtbot.waitUntil(lambda: room.printer.dialog is not None)
        dialog = room.printer.dialog
        assert dialog is not None and dialog.windowTitle() == "Classement"
        room.printer.printed.emit(1)
        dialog.close()
        assert room.memory.last("ranking") is not None


class TestLayout:
    @pytest.mark.parametrize("size", [(926, 680), (860, 620), (1424, 992)])
    def test_the_table_needs_no_sideways_scroll(
        self, dressed: QApplication, qtbot: QtBot, in_french: None, size: tuple[int, int]
    ) -> None:
        shown = Shown(qtbot, a_tournament(30, tables=4, prizes=("Un trophée en cristal",)))
        shown.page.resize(*size)
        QApplication.processEvents()
        assert not shown.page.table.horizontalScrollBar().isVisible()

    def test_tables_leave_their_room_to_prizes_once_play_is_over(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = Shown(qtbot, a_tournament(4, tables=1, prizes=("Un trophée en cristal",)))
        assert shown.page.table.shows("table")
        width = shown.page.table.columnWidth(shown.page.table.rows.place_of("prize"))
        out(shown.session, *list(everyone(shown.session))[:3])
        assert not shown.page.table.shows("table")
        assert shown.page.table.columnWidth(shown.page.table.rows.place_of("prize")) > width


def _decorated(option: QStyleOptionViewItem) -> bool:
    decoration = QStyleOptionViewItem.ViewItemFeature.HasDecoration
    return bool(option.features & decoration)
