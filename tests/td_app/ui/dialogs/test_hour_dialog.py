"""The question of what time it is: at the start, and over a tournament in play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

import pytest
from builders import SteppedClock, a_setup
from help_builders import faults
from hour_builders import HOUR, IN_1971, TONIGHT, hour_of, opened_by, written
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.persistence.engine import ClubFile, memory_club
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui import application
from td_app.ui.desk import Desk
from td_app.ui.dialogs.hour_dialog import GIVEN, GO_ON, SET_RIGHT, HourDialog
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.windows.main_window import MainWindow
from td_app.words.figures import exactly

pytestmark = pytest.mark.usefixtures("judged")


@pytest.fixture
def file() -> Iterator[ClubFile]:
    with memory_club() as made:
        yield made


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock(IN_1971)


@pytest.fixture
def dialog(qtbot: QtBot, dressed: QApplication, file: ClubFile, clock: SteppedClock) -> HourDialog:
    """The question, of a computer in 1971."""
    hour = hour_of(opened_by(file, clock))
    doubt = hour.doubt(hour.now_ms())
    assert doubt is not None
    asked = HourDialog(hour, doubt)
    asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(asked)
    asked.open()
    return asked


def test_it_says_what_the_computer_says_and_explains_its_controls(dialog: HourDialog) -> None:
    assert "1971" in dialog.why.text()
    dialog.help.turn()
    assert not faults(dialog)


def test_a_clock_that_is_not_set_yet_is_told_again(dialog: HourDialog, clock: SteppedClock) -> None:
    clock.at += HOUR
    dialog.buttons[SET_RIGHT].click()
    assert dialog.isVisible() and exactly(clock.at) in dialog.why.text()
    clock.at = TONIGHT
    dialog.buttons[SET_RIGHT].click()
    assert not dialog.isVisible()
    assert dialog._clock.doubt(TONIGHT) is None


def test_an_hour_typed_is_followed(dialog: HourDialog) -> None:
    dialog.date.setText(f"{datetime.fromtimestamp(TONIGHT / 1000):%d/%m/%Y}")
    dialog.hour.setText("demain")
    dialog._update_buttons()
    dialog.buttons[GIVEN].click()
    assert dialog.isVisible() and "demain" in dialog.why.text()
    dialog.hour.setText(exactly(TONIGHT))
    dialog.buttons[GIVEN].click()
    assert not dialog.isVisible()
    assert dialog._clock.now_ms() == TONIGHT


def test_a_reason_goes_on(dialog: HourDialog) -> None:
    dialog.reason.setText("Panne voulue.")
    dialog.buttons[GO_ON].click()
    assert not dialog.isVisible()
    answer = dialog._clock.answer
    assert answer is not None and answer.reason == "Panne voulue."


def test_what_is_typed_is_not_thrown_away_by_one_key(dialog: HourDialog) -> None:
    dialog.reason.setText("Panne")
    dialog.reject()
    assert dialog.isVisible()


def test_an_hour_given_before_is_offered_again(
    qtbot: QtBot, dressed: QApplication, file: ClubFile
) -> None:
    opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
    before = opened_by(file, SteppedClock(TONIGHT - HOUR))
    hour_of(before).settle(written(TONIGHT))
    before.create(a_setup())
    hour = hour_of(opened_by(file, SteppedClock(TONIGHT + HOUR)))
    doubt = hour.doubt(hour.now_ms())
    assert doubt is not None
    dialog = HourDialog(hour, doubt)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.hour.hour() == exactly(TONIGHT + 2 * HOUR)
    dialog.buttons[GIVEN].click()
    assert hour.now_ms() == TONIGHT + 2 * HOUR


@contextmanager
def over(club: Club, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window on a club, its desk closed at the end."""
    desk = Desk(club)
    desk.dress()
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    yield window
    desk.close()
    desk.deleteLater()


class TestWhenItIsAsked:
    def test_at_the_start_before_anything(
        self, dressed: QApplication, file: ClubFile, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[HouseDialog] = []
        answered = application._answer

        def answer(dialog: HouseDialog) -> str:
            asked.append(dialog)
            assert isinstance(dialog, HourDialog)
            dialog.reason.setText("Essai.")
            QTimer.singleShot(0, dialog.buttons[GO_ON].click)
            return answered(dialog)

        monkeypatch.setattr(application, "_answer", answer)
        club = opened_by(file, SteppedClock(IN_1971))
        application.ask_hour(club)
        application.ask_hour(club)
        assert len(asked) == 1
        application.ask_hour(opened_by(file, SteppedClock(TONIGHT)))
        assert len(asked) == 1

    def test_left_unanswered_it_comes_again_with_the_act(
        self, qtbot: QtBot, dressed: QApplication, file: ClubFile
    ) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        club = opened_by(file, SteppedClock(TONIGHT - HOUR))
        with over(club, qtbot) as window:
            window.desk.open(1)
            live = window.desk.live
            assert live is not None
            act = cmd.RegisterEntrants((Person("ADAM"),))
            assert live.dispatch(act) is None
            dialog = window.messages.dialog
            assert isinstance(dialog, HourDialog)
            dialog.reason.setText("Essai.")
            dialog.buttons[GO_ON].click()
            assert window.messages.dialog is None
            entry = live.dispatch(act)
            assert entry is not None and entry.recorded_at == TONIGHT - HOUR

    def test_it_comes_before_a_tournament_is_made(
        self, qtbot: QtBot, dressed: QApplication, file: ClubFile
    ) -> None:
        with over(opened_by(file, SteppedClock(IN_1971)), qtbot) as window:
            window.desk.create(a_setup())
            assert isinstance(window.messages.dialog, HourDialog)
            assert not window.desk.club.tournaments()
