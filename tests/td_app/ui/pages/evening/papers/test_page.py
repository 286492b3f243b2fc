"""The papers page: what is ready, what it looks like, what is the one thing to do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_session, a_tournament, everyone, out, played_down_to, registered
from papers_builders import ShownPapers
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from td_app.printing.document import Stationery
from td_app.printing.register import PARTS, document, offered
from td_app.tournament import commands as cmd
from td_app.ui.destinations import Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.papers import page as papers_page
from td_app.ui.pages.evening.papers.page import QUIET_FOR, PapersPage
from td_app.ui.widgets.buttons import Button, Rank
from td_app.words.papers import waiting_sentence


def main_buttons(shown: ShownPapers) -> list[str]:
    buttons = shown.page.findChildren(Button)
    return [b.text() for b in buttons if b._rank is Rank.PRIMARY and b.isVisibleTo(shown.page)]


class TestTheEveningInOneList:
    def test_parts_of_the_evening_head_their_papers(self, shown: ShownPapers) -> None:
        lines = shown.page.papers.table.rows.rows
        headings = [line.title for line in lines if line.state is None]
        assert headings == ["Avant", "Pendant", "Après"]
        papers = [line.name for line in lines if line.state is not None]
        assert papers == [paper.name for paper in offered(shown.session)]
        assert len(headings) == len(PARTS)

    def test_the_ranking_is_offered_first_once_it_is_over(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament(3, 1)
        live = LiveTournament(session)
        page = PapersPage(live, Stationery)
        qtbot.addWidget(page)
        assert page.shown == "presence_sheet", "made ahead, nothing of it seen"
        out(session, 1, 2)
        page.refresh()
        assert page.shown == "ranking"
        page.show_document("structure")
        page.refresh()
        assert page.shown == "structure", "what was chosen stays"

    def test_arrows_go_from_paper_to_paper_over_the_headings(
        self, shown: ShownPapers, qtbot: QtBot
    ) -> None:
        before = [paper.name for paper in offered(shown.session) if paper.part == "before"]
        during = [paper.name for paper in offered(shown.session) if paper.part == "during"]
        shown.page.show_document(before[-1])
        table = shown.page.papers.table
        table.setFocus()
        qtbot.keyClick(table, Qt.Key.Key_Down)
        assert shown.page.shown == during[0]
        qtbot.keyClick(table, Qt.Key.Key_Up)
        assert shown.page.shown == before[-1]

    def test_a_heading_is_never_chosen(self, shown: ShownPapers, qtbot: QtBot) -> None:
        here = shown.page.shown
        table = shown.page.papers.table
        where = table.visualRect(table.model().index(0, 0)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert shown.page.shown == here

    def test_enter_prints_the_line(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.show_document("ranking")
        qtbot.keyClick(shown.page.papers.table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: shown.page.room.printer.dialog is not None)
        dialog = shown.page.room.printer.dialog
        assert dialog is not None and dialog.windowTitle() == "Classement"
        dialog.reject()
        assert not shown.page.room.busy


class TestWhatIsReady:
    def test_before_the_draw_what_needs_no_seat(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = ShownPapers(qtbot, a_session())
        ready = [d.name for d in offered(shown.session) if not shown.waits(d.name)]
        assert shown.page.shown == ready[0]
        assert {"structure", "tournament_rules"} <= set(ready)
        assert not {"seat_slips", "list_by_table", "ranking"} & set(ready)
        assert shown.told("seat_slips") == "Pas encore"
        assert shown.told("structure") == "Prêt"

    def test_a_paper_that_is_not_ready_says_why_and_cannot_be_printed(
        self, shown: ShownPapers
    ) -> None:
        shown.page.show_document("moves_sheet")
        assert not shown.page.print.isEnabled()
        assert shown.page.print.toolTip() == waiting_sentence("NO_MOVE_YET")
        assert shown.page.print.toolTip().endswith(".")
        assert not shown.page.view.save.isEnabled()
        assert not shown.page.view.preview.isVisible()

    def test_it_becomes_ready_under_the_eyes(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.show_document("moves_sheet")
        shown.session.dispatch(cmd.BreakTable(3))
        assert shown.waits("moves_sheet") == ""
        assert shown.page.print.isEnabled()
        shown.preview_has(1)
        qtbot.waitUntil(shown.page.view.preview.isVisible)

    def test_once_over_nobody_needs_what_was_not_printed(
        self, shown: ShownPapers, qtbot: QtBot
    ) -> None:
        room = shown.page.room
        room.memory.note([room.order(document("list_by_table"))], "printer", "HP")
        played_down_to(shown.session, 1)
        shown.page.comparing.compare_all()
        assert shown.told("seat_slips") == "Inutile"
        assert shown.told("podium") == "Prêt"
        assert shown.told("list_by_table").startswith("Imprimé")
        shown.page.show_document("list_by_table")
        assert shown.page.view.state.whole.startswith("Imprimé à")
        words = shown.page.view.stack.currentWidget()
        said = [label.text() for label in words.findChildren(QLabel)]
        assert "Liste par table\u00a0: plus besoin" in said
        assert "Inutiles\u00a0: " in shown.page.one_click.buttons["before"].toolTip()

    def test_there_is_no_ranking_to_export_before_the_draw(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = ShownPapers(qtbot, a_session())
        lines = shown.page.exports.forms
        assert not lines["csv"].isEnabled() and not lines["xlsx"].isEnabled()
        assert lines["csv"].toolTip() == waiting_sentence("NOT_DRAWN_YET")
        assert lines["jsonl"].isEnabled()
        registered(shown.session, 8)
        shown.session.dispatch(cmd.DrawSeats())
        assert lines["csv"].isEnabled() and lines["xlsx"].isEnabled()

    def test_the_poster_waits_for_phones_and_says_so_on_the_screen(
        self, shown: ShownPapers
    ) -> None:
        shown.page.show_document("room_poster")
        assert shown.told("room_poster") == "Pas encore"
        assert "téléphones" in waiting_sentence(shown.waits("room_poster"))
        assert not shown.page.print.isEnabled()
        shown.stationery = replace(shown.stationery, phones="http://192.168.1.20:8123")
        shown.page.refresh()
        assert shown.waits("room_poster") == "" and shown.page.print.isEnabled()
        shown.preview_has(1)

    def test_every_code_has_its_sentence(self, in_french: None) -> None:
        assert waiting_sentence("") == ""
        assert waiting_sentence("NOT_DRAWN_YET").endswith(".")


class TestThePreview:
    def test_the_paper_chosen_is_shown_with_its_pages(self, shown: ShownPapers) -> None:
        shown.page.show_document("seat_slips")
        shown.preview_has(4)
        assert shown.page.view.turner.told.text() == "Page 1 / 4"
        shown.page.show_document("structure")
        shown.preview_has(1)
        assert shown.page.view.heading.whole == "Structure"
        assert shown.page.view.turner.told.text() == "1 page"

    def test_pages_are_turned(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.show_document("seat_slips")
        shown.preview_has(4)
        turner = shown.page.view.turner
        assert not turner.before.isEnabled()
        for page in (2, 3):
            qtbot.mouseClick(turner.after, Qt.MouseButton.LeftButton)
            assert turner.told.text() == f"Page {page} / 4"
        qtbot.mouseClick(turner.before, Qt.MouseButton.LeftButton)
        assert turner.told.text() == "Page 2 / 4"

    def test_the_keyboard_is_seen_and_goes_to_both_ends(
        self, shown: ShownPapers, qtbot: QtBot
    ) -> None:
        preview = shown.page.view.preview
        shown.page.show_document("seat_slips")
        shown.page.papers.table.setFocus()
        without = preview.grab().toImage()
        preview.setFocus()
        assert preview.grab().toImage() != without
        qtbot.keyClick(preview, Qt.Key.Key_End)
        assert preview.page == preview.pages - 1 > 0
        qtbot.keyClick(preview, Qt.Key.Key_Home)
        assert preview.page == 0

    def test_a_page_is_seen_whole(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.show_document("structure")
        shown.preview_has(1)
        preview = shown.page.view.preview
        assert preview.verticalScrollBar().maximum() > 0
        qtbot.mouseClick(shown.page.view.turner.fit, Qt.MouseButton.LeftButton)
        (room,) = preview.page_rooms()
        assert room.height() <= preview.viewport().height()
        assert preview.verticalScrollBar().maximum() == 0
        assert abs(room.center().x() - preview.viewport().rect().center().x()) <= 2
        assert shown.page.view.turner.fit.text() == "Pleine largeur"
        qtbot.mouseClick(shown.page.view.turner.fit, Qt.MouseButton.LeftButton)
        assert preview.verticalScrollBar().maximum() > 0

    def test_it_follows_the_tournament(
        self, shown: ShownPapers, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(papers_page, "SLOW", 3_600.0)  # a busy machine is no slow paper
        shown.page.show_document("seat_slips")
        shown.preview_has(4)
        out(shown.session, *list(everyone(shown.session))[:4])
        shown.preview_has(3)

    def test_a_slow_paper_waits_to_be_asked(
        self, shown: ShownPapers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(papers_page, "SLOW", 0.0)
        shown.page.show_document("seat_slips")
        shown.preview_has(4)
        out(shown.session, *list(everyone(shown.session))[:4])
        stale = shown.page.view.stale
        qtbot.waitUntil(stale.isVisible)
        assert shown.page.view.preview.pages == 4
        qtbot.mouseClick(stale.buttons[0], Qt.MouseButton.LeftButton)
        shown.preview_has(3)
        assert not stale.isVisible()

    def test_nothing_is_made_again_when_nothing_changed(
        self, shown: ShownPapers, qtbot: QtBot
    ) -> None:
        shown.page.show_document("structure")
        shown.preview_has(1)
        held = shown.page.view.preview._held
        shown.page.refresh()
        qtbot.wait(QUIET_FOR + 100)
        assert shown.page.view.preview._held is held

    def test_another_sheet_shows_at_once(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.show_document("structure")
        shown.preview_has(1)
        preview = shown.page.view.preview
        assert round(preview.document.pagePointSize(0).width()) == 595
        shown.stationery = replace(shown.stationery, size="A5")
        shown.page.refresh()
        qtbot.waitUntil(lambda: round(preview.document.pagePointSize(0).width()) == 420)


class TestTheOneThingToDo:
    def test_once_drawn_everything_for_the_beginning(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = ShownPapers(qtbot, a_tournament(12, tables=2, started=False))
        assert main_buttons(shown) == ["Tout pour le début"]
        shown.session.dispatch(cmd.StartClock())
        assert main_buttons(shown) == ["Imprimer…"]

    def test_once_over_everything_for_the_end(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament(4, tables=1)
        out(session, *list(everyone(session))[:3])
        assert main_buttons(ShownPapers(qtbot, session)) == ["Tout pour la fin"]

    def test_while_it_is_played_the_paper_chosen(self, shown: ShownPapers) -> None:
        assert main_buttons(shown) == ["Imprimer…"]


class TestSizes:
    def test_a_sheet_chosen_is_kept_with_the_club(self, shown: ShownPapers, qtbot: QtBot) -> None:
        sizes = shown.page.sizes
        assert (sizes.sheets.chosen(), sizes.slips.chosen()) == ("A4", "A6")
        sizes.sheets.setFocus()
        qtbot.keyClick(sizes.sheets, Qt.Key.Key_Down)
        assert shown.stationery.size == "A5"
        assert sizes.sheets.chosen() == "A5"

    def test_the_club_is_asked_for_in_the_settings(self, shown: ShownPapers, qtbot: QtBot) -> None:
        with qtbot.waitSignal(shown.page.asked) as asked:
            qtbot.mouseClick(shown.page.club, Qt.MouseButton.LeftButton)
        assert asked.args == [Spot.CLUB_SETTINGS]


class TestLayout:
    @pytest.mark.parametrize("size", [(926, 680), (860, 620), (1424, 992)])
    @pytest.mark.parametrize("name", ["structure", "moves_sheet"])
    def test_nothing_is_cut(self, shown: ShownPapers, name: str, size: tuple[int, int]) -> None:
        shown.page.show_document(name)
        shown.page.resize(*size)
        QCoreApplication.processEvents()
        page = shown.page
        assert page.width() == size[0]
        for button in page.findChildren(Button):
            if button.isVisible() and button.width():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
        assert not page.papers.table.horizontalScrollBar().isVisible()

    def test_everything_is_named_for_those_who_do_not_see(self, shown: ShownPapers) -> None:
        page = shown.page
        assert page.papers.table.accessibleName() == "Papiers"
        assert page.sizes.sheets.accessibleName() == "Papier"
        unnamed = [
            button
            for button in page.findChildren(Button)
            if button.isVisible() and not (button.text() or button.accessibleName())
        ]
        assert unnamed == []


def test_what_is_seldom_wanted_is_listed_by_the_heads_menu(shown: ShownPapers) -> None:
    page = shown.page
    page._season = lambda: "2026-2027 de la fédération"
    page.refresh()
    page.head.more.list_now()
    listed = [line.text() for line in page.head.more.lines.actions()]
    rest = (page.exports, page.season, page.training, page.club)
    assert listed == [button.accessibleName() or button.text() for button in rest]
    assert page.season.accessibleName() == "Papiers de la saison 2026-2027 de la fédération"
