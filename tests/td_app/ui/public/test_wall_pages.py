"""The panels that turn, the messages and the list of places, in situations of an evening."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from builders import MINUTE, a_tournament, clock_of, everyone, out
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.wall_band import PER_PAGE
from td_app.ui.public.wall_column import LINES
from td_app.ui.public.wall_view import WallView, wall_rooms
from td_app.wall.facts import TurningPage
from td_app.wall.panels import MAKERS
from td_app.wall.wishes import PANELS, PanelWish, WallMessage, WallWishes


class Shown:
    """A wall over a tournament, with what the hall wants."""

    def __init__(
        self, qtbot: QtBot, session: TournamentSession, *, seats_first: bool = False
    ) -> None:
        self.session, self.hall = session, Hall()
        self.live = LiveTournament(session)
        self.view = WallView(self.live, self.hall, seats_first=seats_first)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 720)
        self.view.show()

    def only(self, key: str, seconds: int = 10) -> tuple[TurningPage, ...]:
        """Turn one panel alone, and return its pages."""
        panels = tuple(PanelWish(panel, seconds, on=panel == key) for panel in PANELS)
        self.hall.wish(WallWishes(panels))
        return self.view.column.words.pages


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None) -> Iterator[Shown]:
    shown = Shown(qtbot, a_tournament(20, tables=3, prizes=("Un jambon", "", "Un livre")))
    yield shown
    shown.live.close()


class TestPanels:
    def test_every_panel_is_made(self) -> None:
        assert set(MAKERS) == set(PANELS)

    def test_the_last_out_come_first_with_their_places(self, shown: Shown) -> None:
        gone = list(everyone(shown.session))[:7]
        for who in gone:
            out(shown.session, who)
        (page,) = shown.only("ranking")
        assert page.title == "Derniers sortis"
        names = [shown.session.person(who).display_name for who in reversed(gone)]
        assert page.lines == tuple(zip(("14e", "15e", "16e", "17e"), names[:LINES], strict=True))

    def test_with_nobody_out_there_is_no_such_panel(self, shown: Shown) -> None:
        assert shown.only("ranking") == ()

    def test_prizes_without_words_are_left_out(self, shown: Shown) -> None:
        (page,) = shown.only("prizes")
        assert page.lines == (("1er", "Un jambon"), ("3e", "Un livre"))

    def test_moves_take_as_many_pages_as_they_need(self, shown: Shown) -> None:
        out(shown.session, *list(everyone(shown.session))[:4])
        shown.session.dispatch(cmd.BreakTable(3))
        pages = shown.only("moves")
        assert sum(len(page.moves) for page in pages) == len(shown.session.state.moves)
        assert pages[0].title == f"Changements de place 1/{len(pages)}"

    def test_a_page_stays_as_long_as_the_club_wants(self, shown: Shown) -> None:
        assert shown.only("chips", 25)[0].seconds == 25
        shown.view.column.show_page(shown.view.column.pages - 1)
        assert shown.view.column.stays() == 25_000

    def test_a_panel_not_wanted_does_not_turn(self, shown: Shown) -> None:
        panels = tuple(PanelWish(key, on=False) for key in PANELS)
        shown.hall.wish(WallWishes(panels))
        assert shown.view.column.words.pages == ()
        assert not shown.view.grab().isNull()

    @pytest.mark.parametrize("key", PANELS)
    def test_each_is_painted(self, shown: Shown, key: str) -> None:
        out(shown.session, *list(everyone(shown.session))[:4])
        shown.session.dispatch(cmd.BreakTable(3))
        bare = shown.view.column.grab().toImage()
        shown.only(key)
        shown.view.column.show_page(shown.view.column.pages - 1)
        turned = shown.view.column.grab().toImage()
        assert shown.view.column.words.pages
        assert turned != bare


class TestTheEstimatedEnd:
    def test_it_is_told_only_where_the_director_lets_it(self, shown: Shown) -> None:
        def captions() -> list[str]:
            return [figure.caption for figure in shown.view.column.words.figures]

        assert "Fin estimée" not in captions()
        setup = replace(shown.session.state.setup, end_announced=True)
        shown.session.dispatch(cmd.ChangeSetup(setup))
        assert captions()[-1] == "Fin estimée"


class TestMessages:
    def test_in_the_band_it_turns_with_the_moves(self, shown: Shown) -> None:
        out(shown.session, *list(everyone(shown.session))[:4])
        shown.session.dispatch(cmd.BreakTable(3))
        band = shown.view.band
        without = band.pages
        shown.hall.say(WallMessage("Buffet ouvert"))
        assert (band.words.message, band.pages, band.page) == ("Buffet ouvert", without + 1, 0)
        told = band.grab().toImage()
        band.turn()
        assert band.grab().toImage() != told

    def test_over_the_clock_the_time_is_still_told(self, shown: Shown) -> None:
        shown.hall.say(WallMessage("Buffet ouvert", full=True))
        words = shown.view.message.words
        assert shown.view.message.isVisible() and words is not None
        assert (words.text, words.clock) == ("Buffet ouvert", "20:00")
        assert shown.view.band.words.message == ""

    def test_it_leaves_by_itself(self, shown: Shown) -> None:
        now = shown.session.now_ms()
        shown.hall.say(WallMessage("Buffet ouvert", full=True, until_ms=now + MINUTE))
        clock_of(shown.session).forward(MINUTE)
        shown.live.ticked.emit()
        assert not shown.view.message.isVisible()

    def test_time_called_on_a_player_stands_over_it(self, shown: Shown) -> None:
        children = shown.view.children()
        assert children.index(shown.view.time_call) > children.index(shown.view.message)


class TestThePlacesBeforeTheStart:
    def test_names_stand_in_their_order_until_the_clock_starts(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        shown = Shown(qtbot, a_tournament(20, tables=3, started=False), seats_first=True)
        seats = shown.view.seats
        assert seats.isVisible()
        assert len(seats.words.seats) == 20
        name, table, place = seats.words.seats[0]
        row = shown.live.standings().rows[0]
        assert row.seat is not None
        assert (name, table, place) == (row.name, str(row.seat.table), str(row.seat.number))
        shown.session.dispatch(cmd.StartClock())
        assert not seats.isVisible()
        shown.live.close()

    def test_a_large_field_turns_over_without_losing_anybody(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        shown = Shown(qtbot, a_tournament(80, tables=10, started=False), seats_first=True)
        seats = shown.view.seats
        assert seats.pages == -(-80 // PER_PAGE)
        first = seats.grab().toImage()
        seats.turn()
        assert seats.grab().toImage() != first
        shown.live.close()

    def test_the_other_wall_keeps_the_clock(self, shown: Shown) -> None:
        assert not shown.view.seats.isVisible()
        shown.view.set_seats_first(True)
        assert not shown.view.seats.isVisible(), "play has begun"


class TestTheLogo:
    def test_it_stands_at_the_left_of_the_band(self, shown: Shown) -> None:
        from PySide6.QtGui import QColor, QImage

        logo = QImage(100, 100, QImage.Format.Format_RGB32)
        logo.fill(QColor("#ff00ff"))
        shown.view.band.set_logo(logo)
        _, _, band = wall_rooms(QRectF(shown.view.rect()))
        seen = shown.view.band.grab().toImage()
        assert seen.pixelColor(20, round(band.height() / 2)) == QColor("#ff00ff")
