"""Training in a window of its own: the real pages, nothing of it in the club's file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from builders import SteppedClock, a_club
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from training_builders import PerfectDirector
from wall_scenes import told

from td_app.club.club import Apart, Club
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.training.disputes import dispute
from td_app.training.happenings import Kind
from td_app.training.leitner import Boxes, Card
from td_app.training.room import Wish
from td_app.ui.application import Trainings
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.program.training.dispute_view import DisputeView
from td_app.ui.pages.program.training.page import TrainingPage
from td_app.ui.pages.program.training.report_view import ReportView
from td_app.ui.public.wall_view import WallView
from td_app.ui.widgets.buttons import Button
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.training_window import TrainingWindow


@dataclass
class Trained:
    """A club's window, the training opened beside it, whether its file was let go of."""

    club: Club
    clock: SteppedClock
    window: MainWindow
    trainings: Trainings
    closed: list[bool]

    def begin(self, seed: int = 12, *, goes_on: bool = False) -> TrainingWindow:
        self.window.desk.training_asked.emit(Wish(seed, 30, goes_on))
        training = self.trainings.open
        assert training is not None
        return training


@pytest.fixture
def trained(
    dressed: QApplication, qtbot: QtBot, a_desk: Callable[[Club], Desk], tmp_path: Path
) -> Iterator[Trained]:
    clock, closed, own = SteppedClock(), list[bool](), replace(a_club(), folder=tmp_path)

    def training(paced: WallClock, chance: Shuffler) -> Apart:
        return Apart(replace(own, clock=paced, shuffler=chance), lambda: closed.append(True))

    club = replace(a_club(), clock=clock, training=training, training_folder=tmp_path)
    window = MainWindow(a_desk(club))
    qtbot.addWidget(window)
    yield Trained(club, clock, window, Trainings(window), closed)
    window.close()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_it_is_reached_from_the_empty_start_the_palette_and_the_list_of_keys(
    trained: Trained,
) -> None:
    window = trained.window

    def shown() -> bool:
        there = window.front is not None and isinstance(window.front.page, TrainingPage)
        window.layers.leave_front()
        return there

    start = window.start
    assert start is not None
    words = ("S’entraîner", "Diriger une soirée d’entraînement…")
    for button in [b for b in start.findChildren(Button) if b.text() in words]:
        button.click()
        assert shown()
    next(act for act in window.acts if act.name == "train").take(window)
    assert shown()
    window.show_keys()
    assert window.messages.dialog is not None
    window.messages.dialog.choose("train")
    assert shown()


def test_it_says_that_it_is_no_real_evening(trained: Trained) -> None:
    training = trained.begin()
    said = "ceci n’est pas une vraie soirée"
    assert said in training.windowTitle()
    assert training.strip is not None and said in training.strip.accessibleName()
    live = training.desk.live
    assert live is not None and live.setup().name.startswith("ENTRAÎNEMENT")
    wall = WallView(live, training.desk.hall)
    assert wall.scene is not None and said in told(wall.scene)
    assert not trained.window.desk.hall.mark()


def test_nothing_of_it_reaches_the_club(trained: Trained) -> None:
    training = trained.begin()
    director = PerfectDirector(training.evening)
    for _ in range(12):
        director.act()
    assert training.evening.verdicts
    assert not trained.club.tournaments(archived=True)
    training.close()
    assert trained.closed == [True]
    assert trained.trainings.open is None


def test_ctrl_q_in_it_leaves_the_application(trained: Trained, qtbot: QtBot) -> None:
    trained.window.show()
    training = trained.begin()
    training.activateWindow()
    qtbot.waitUntil(training.isActiveWindow)
    qtbot.keyClick(training, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not trained.window.isVisible()
    assert trained.closed == [True], "the training is kept, and its file let go of"


def test_closed_in_the_middle_it_goes_on_where_it_stood_with_its_report(trained: Trained) -> None:
    training = trained.begin()
    director = PerfectDirector(training.evening)
    for _ in range(20):
        director.act()
    stood, verdicts = training.evening.happening, list(training.evening.verdicts)
    left_ms = training.evening.session.now_ms()
    training.close()
    trained.window.go(ToPage("training"))
    assert trained.window.front is not None
    page = trained.window.front.page
    assert isinstance(page, TrainingPage)
    assert "12" in page.resume.text() and page.resume.isVisibleTo(page)
    assert page.report.made().startswith(b"%PDF")
    # Days later, its clock has not moved on, and it asks nothing about the time gone by.
    trained.clock.forward(3 * 24 * 3_600_000)
    page.resume.click()
    again = trained.trainings.open
    assert again is not None and again.evening.seed == 12
    assert (again.evening.happening, list(again.evening.verdicts)) == (stood, verdicts)
    assert again.evening.session.now_ms() - left_ms < 60_000
    assert again.evening.session.gap is None
    again.close()


def test_another_evening_gives_up_the_one_before(trained: Trained) -> None:
    trained.begin().close()
    trained.begin(7).close()
    again = trained.begin(goes_on=True)
    assert again.evening.seed == 7
    again.go(ToPage("training"))
    assert again.front is not None and isinstance(again.front.page, ReportView)


def test_the_strip_tells_what_happens_then_how_it_was_noted(trained: Trained) -> None:
    training = trained.begin()
    strip = training.strip
    assert strip is not None
    assert "Tirez les places" in strip.fact.text() and strip.next.text() == "Passer"
    live = training.desk.live
    assert live is not None
    live.dispatch(cmd.DrawSeats())
    assert "Places tirées" in strip.answer.text()
    assert "s’installent" in strip.fact.text() and strip.next.text() == "Tout de suite"
    director = PerfectDirector(training.evening)
    while (happening := training.evening.happening) is None or happening.kind is not Kind.ABSENT:
        director.act()
    # Done otherwise than asked: how it is done again is told, not how it is done.
    assert "Noter l’absence" in strip.how.text() and happening.entrant is not None
    live.dispatch(cmd.Eliminate((cmd.PlayerOut(happening.entrant),)))
    assert "Annuler" in strip.how.text() and strip.next.text() == "Continuer"


def test_f8_goes_on(trained: Trained, qtbot: QtBot) -> None:
    training = trained.begin()
    live = training.desk.live
    assert live is not None
    live.dispatch(cmd.DrawSeats())
    training.activateWindow()
    qtbot.waitUntil(training.isActiveWindow)
    QTest.keyClick(training, Qt.Key.Key_F8)
    happening = training.evening.happening
    assert happening is not None and happening.kind is Kind.START


def test_a_press_meant_for_the_wait_passes_over_nothing(trained: Trained) -> None:
    training = trained.begin()
    live, strip = training.desk.live, training.strip
    assert live is not None and strip is not None
    live.dispatch(cmd.DrawSeats())
    for _ in range(2):
        trained.clock.forward(60_000)
        strip.tick()
    assert training.evening.happening is not None
    training.go_on()
    assert not training.evening.sure
    trained.clock.forward(1_000)
    training.go_on()
    assert training.evening.sure


def test_on_a_small_screen_the_strip_leaves_the_page_its_room(
    trained: Trained, qtbot: QtBot
) -> None:
    training = trained.begin()
    training.setWindowState(Qt.WindowState.WindowNoState)
    training.resize(1024, 528)
    strip = training.strip
    assert strip is not None
    director = PerfectDirector(training.evening)
    seen = 0
    while seen < 3:
        happening = training.evening.happening
        if happening is not None and happening.kind in (Kind.FLOOR, Kind.OUTS, Kind.RACE):
            seen += 1
            qtbot.waitUntil(lambda: strip.height() < 130, timeout=60_000)
        number = happening.number if happening is not None else 0
        while (
            training.evening.happening is not None and training.evening.happening.number == number
        ):
            director.act()
        if training.evening.happening is None:
            director.act()


def test_a_file_that_cannot_be_opened_is_told(trained: Trained) -> None:
    def training(_clock: WallClock, _chance: Shuffler) -> Apart:
        raise StorageTrouble("FOLDER_FORBIDDEN", path="club training")

    desk = trained.window.desk
    desk.club = replace(desk.club, training=training)
    desk.training_asked.emit(Wish(12, 30))
    assert trained.trainings.open is None and trained.window.messages.dialog is not None


def test_the_report_tells_the_difference_with_its_article(trained: Trained) -> None:
    training = trained.begin()
    training.evening.go_on()
    training.evening.go_on()
    training.show_report()
    front = training.front
    assert front is not None and isinstance(front.page, ReportView)
    assert front.page.papers.made().startswith(b"%PDF")


def test_closing_the_club_s_window_closes_the_training(trained: Trained) -> None:
    trained.begin()
    trained.window.close()
    assert trained.closed == [True]


def test_another_language_keeps_the_strip(trained: Trained) -> None:
    training = trained.begin()
    training.desk.set_language("en")
    assert training.strip is not None and "Draw the seats" in training.strip.fact.text()
    training.desk.set_language("fr")


def test_a_sitting_of_disputes_by_the_keyboard(trained: Trained) -> None:
    window = trained.window
    window.show()
    window.go(ToPage("training"))
    assert window.front is not None
    page = window.front.page
    assert isinstance(page, TrainingPage)
    page.rule.click()
    view = page.dispute
    assert view is not None and view.card is not None
    card = view.card
    if card.amount is None:
        right = card.offered.index(card.case)
        QTest.keyClicks(view, str(right + 1))
    else:
        assert view.typed is not None
        QTest.keyClicks(view.typed, str(card.amount[1]))
        QTest.keyClick(view.typed, Qt.Key.Key_Return)
    assert (view.right, view.answered) == (1, 1)
    assert page.boxes().in_boxes() == (0, 1, 0, 0, 0)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.card is not card
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert page.dispute is None
    # Back goes where Escape goes: to where the cards were taken.
    page.rule.click()
    window.front.back.click()
    assert window.front is not None and page.dispute is None
    window.front.back.click()
    assert window.front is None


def test_what_goes_on_follows_what_is_read_and_is_never_below_the_fold(qtbot: QtBot) -> None:
    shown = next(seed for seed in range(20) if dispute("misdeal", seed).amount is None)
    view = DisputeView(Boxes({"misdeal": Card(seen=shown)}), ("misdeal",), 740_000)
    view.setStyleSheet("* { margin: 0; }")
    qtbot.addWidget(view)
    view.resize(1366, 1000)
    view.show()
    view.answer(0)
    assert view.go_on is not None and view.cited is not None

    def gap() -> int:
        QApplication.processEvents()
        assert view.go_on is not None and view.cited is not None
        low = view.cited.mapTo(view, view.cited.rect().bottomLeft()).y()
        return view.go_on.mapTo(view, view.go_on.rect().topLeft()).y() - low

    assert gap() <= 32, "a void between the article and the button"
    view.resize(1366, 300)
    gap()
    assert view.rect().contains(view.go_on.mapTo(view, view.go_on.rect().bottomRight()))


def test_an_amount_is_typed_and_entered(trained: Trained, qtbot: QtBot) -> None:
    typed = next(seed for seed in range(20) if dispute("min_raise", seed).amount is not None)
    boxes = Boxes({"min_raise": Card(seen=typed)})
    view = DisputeView(boxes, ("min_raise",), 740_000)
    qtbot.addWidget(view)
    card = view.card
    assert card is not None and card.amount is not None and view.typed is not None
    field = view.typed
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert view.answered == 0, "nothing was typed"
    field.selectAll()
    QTest.keyClicks(field, str(card.amount[1] + 100))
    there: list[bool] = []
    field.returnPressed.connect(lambda: there.append(isValid(field)))
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert there == [True], "gone while it still heard its key: the application died of it"
    assert (view.right, view.answered) == (0, 1)
    # Missed, it comes once more before the end.
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.card is not None and view.card.op == "min_raise"
