"""Affichage public: the hall follows each change, tried on the miniature."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import MINUTE, a_tournament, clock_of
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.pages.evening.clock.wall_dialog import FULL, MINIATURE, SEATS, WallDialog
from td_app.ui.pages.wall_pictures import PicturesDialog
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import NOT_SHOWN, second_place, wall_place
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField
from td_app.wall.themes import CLUB
from td_app.wall.wishes import MOST_MESSAGES, WallWishes


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    kept: dict[str, str] = {}
    return Hall(lambda name: kept.get(name, ""), kept.__setitem__, tmp_path / "club")


@pytest.fixture
def live(dressed: QApplication, in_french: None) -> Iterator[LiveTournament]:
    live = LiveTournament(a_tournament(20, tables=3))
    yield live
    live.close()


@pytest.fixture
def dialog(live: LiveTournament, hall: Hall, qtbot: QtBot) -> WallDialog:
    dialog = WallDialog(live, hall)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def picked(field: ChoiceField, key: str) -> None:
    """Choose a line as the director would."""
    assert field.choose(key), key
    field.activated.emit(field.currentIndex())


def pressed(button: Button, qtbot: QtBot) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


class TestMessages:
    def test_typed_and_entered_it_is_on_the_wall(self, dialog: WallDialog, qtbot: QtBot) -> None:
        qtbot.keyClicks(dialog.message.text, "Buffet ouvert")
        qtbot.keyClick(dialog.message.text, Qt.Key.Key_Return)
        assert dialog.miniature.facts.band.message == "Buffet ouvert"
        assert dialog.isVisible(), "Enter shows the message, it does not close"

    def test_over_the_clock_for_five_minutes(
        self, dialog: WallDialog, live: LiveTournament, qtbot: QtBot
    ) -> None:
        dialog.message.text.setText("Reprise dans cinq minutes")
        picked(dialog.message.where, FULL)
        picked(dialog.message.lasting, "5")
        pressed(dialog.message.show_it, qtbot)
        assert dialog.miniature.facts.message is not None
        clock_of(live.session).forward(5 * MINUTE)
        live.ticked.emit()
        assert dialog.miniature.facts.message is None

    def test_it_is_taken_down(self, dialog: WallDialog, qtbot: QtBot) -> None:
        assert not dialog.message.take_down.isEnabled()
        dialog.message.text.setText("Buffet ouvert")
        pressed(dialog.message.show_it, qtbot)
        pressed(dialog.message.take_down, qtbot)
        assert dialog.miniature.facts.band.message == ""

    def test_nothing_written_nothing_shown(self, dialog: WallDialog) -> None:
        assert dialog.message.show_it.toolTip() == "Écrivez d’abord le message."

    def test_kept_it_is_ready_another_evening_and_may_be_forgotten(
        self, dialog: WallDialog, hall: Hall, qtbot: QtBot
    ) -> None:
        part = dialog.message
        part.text.setText("Buffet ouvert")
        pressed(part.keep, qtbot)
        assert hall.wishes.messages == ("Buffet ouvert",)
        part.text.clear()
        picked(part.ready, "Buffet ouvert")
        assert part.text.text() == "Buffet ouvert"
        pressed(part.forget, qtbot)
        assert hall.wishes.messages == ()

    def test_the_list_of_ready_messages_ends(self, dialog: WallDialog, hall: Hall) -> None:
        hall.wish(WallWishes(messages=tuple(f"Message {n}" for n in range(MOST_MESSAGES))))
        dialog.message.text.setText("Un de plus")
        assert dialog.message.keep.toolTip().startswith("La liste est pleine")


class TestTheLook:
    def test_a_panel_unticked_turns_no_more(self, dialog: WallDialog, hall: Hall) -> None:
        dialog.look.panels["closing"].setChecked(False)
        assert not hall.wishes.panel("closing").on
        assert not dialog.look.seconds["closing"].isEnabled()
        titles = [page.title for page in dialog.miniature.facts.column.pages]
        assert "Ordre de fermeture" not in titles

    def test_a_panel_stays_as_long_as_asked(self, dialog: WallDialog, hall: Hall) -> None:
        dialog.look.seconds["chips"].setValue(20)
        assert hall.wishes.panel("chips").seconds == 20

    def test_another_colour_is_worn(self, dialog: WallDialog, hall: Hall) -> None:
        before = dialog.miniature.grab().toImage()
        picked(dialog.look.colours, "bordeaux")
        assert hall.wishes.colours == "bordeaux"
        assert dialog.miniature.grab().toImage() != before
        picked(dialog.look.colours, "noir")

    def test_the_clubs_theme_asks_for_a_logo_and_says_so(
        self, dialog: WallDialog, hall: Hall, tmp_path: Path
    ) -> None:
        place = dialog.look.colours.findData(CLUB)
        line = dialog.look.colours.model().index(place, 0)
        assert not line.flags() & Qt.ItemFlag.ItemIsEnabled
        assert "sans logo" in dialog.look.without_logo.text()
        assert "sans logo" in line.data(Qt.ItemDataRole.ToolTipRole)
        image = QImage(80, 80, QImage.Format.Format_RGB32)
        image.fill(QColor("#c8102e"))
        image.save(str(tmp_path / "blason.png"))
        hall.set_logo(tmp_path / "blason.png")
        assert line.flags() & Qt.ItemFlag.ItemIsEnabled
        assert not dialog.look.without_logo.isVisible()

    def test_pictures_are_chosen_in_a_window_of_their_own(
        self, dialog: WallDialog, qtbot: QtBot
    ) -> None:
        pressed(dialog.look.more, qtbot)
        (shown,) = dialog.findChildren(PicturesDialog)
        assert shown.isVisible()
        shown.close()


class TestScreens:
    def test_the_list_of_places_is_asked_for_the_first_wall(self, dialog: WallDialog) -> None:
        picked(dialog.screens.begins[1], SEATS)
        assert wall_place.seats_first

    def test_with_one_screen_there_is_no_second_wall(self, dialog: WallDialog) -> None:
        assert dialog.screens.screens[2].chosen() == NOT_SHOWN
        assert not dialog.screens.screens[2].isEnabled()
        assert not dialog.screens.begins[2].isEnabled()

    def test_a_projector_unplugged_is_said_to_be_awaited(
        self, live: LiveTournament, hall: Hall, qtbot: QtBot
    ) -> None:
        second_place.choose("HDMI-2|ABC")
        dialog = WallDialog(live, hall)
        qtbot.addWidget(dialog)
        field = dialog.screens.screens[2]
        assert (field.chosen(), field.isEnabled()) == ("HDMI-2|ABC", True)
        picked(field, NOT_SHOWN)
        assert not second_place.wanted


class TestTheDialog:
    def test_it_fits_a_laptop(self, dialog: WallDialog) -> None:
        assert dialog.width() <= 1366 and dialog.height() <= 700
        assert (dialog.miniature.width(), dialog.miniature.height()) == MINIATURE

    def test_everything_has_a_name(self, dialog: WallDialog) -> None:
        for field in dialog.findChildren(QComboBox):
            assert field.accessibleName()
        for button in dialog.findChildren(Button):
            assert button.accessibleName() or button.text()

    def test_the_clock_page_opens_it(self, live: LiveTournament, hall: Hall, qtbot: QtBot) -> None:
        page = ClockPage(live, hall=hall)
        qtbot.addWidget(page)
        page.show()
        pressed(page.wall.prepare, qtbot)
        assert page.dialog is not None and page.dialog.isVisible()
        page.dialog.choose("close")
        assert page.dialog is None
