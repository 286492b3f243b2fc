"""Evenings told in a director's words: through the session, then through the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from builders import SteppedClock, a_club
from PySide6.QtCore import QEvent, QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from told_evenings import COMMANDS, Told, ToldEvening, told
from window_builders import Watcher
from window_gestures import GESTURES
from window_gestures_hands import GreyButtonError, Hands

from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.windows.main_window import MainWindow
from td_app.words import refusal_sentence
from td_app.words.language import set_current_language

FILES = sorted(Path(__file__).parent.glob("*.toml"))
#: The director's window, the wall, the names offered as one types: no other may be seen,
#: besides the questions that a step itself asks.
WINDOWS = {"MainWindow", "PublicWindow", "QListView"}
QUESTIONS = {"DealDialog", "CancelDialog", "ReasonDialog", "UndoClockDialog"}
QUESTIONS |= {"EndDayDialog", "DayTwoDialog"}
SHOWN = ("players", "clock", "floor", "chips", "ranking", "room")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_through_the_session(path: Path) -> None:
    story = told(path)
    evening = ToldEvening(story)
    for step in story["etapes"]:
        evening.play(step)
    assert evening.session.history.sequence > len(story["etapes"])


class SeenEvening(ToldEvening):
    """The same evening in the director's window, by mouse and keyboard, the wall open.

    Every page is brought up to date after each step, one in turn and the room are shown.
    """

    def show_on(self, qtbot: QtBot, desk: Desk) -> None:
        desk.open(self.session.tournament)
        assert desk.live is not None
        self.live = desk.live
        self.session = desk.live.session
        self.refusals: list[object] = []
        self.live.refused.connect(self.refusals.append)
        self.window = MainWindow(desk)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.go(Spot.PUBLIC_DISPLAY)
        self.turns = cycle(SHOWN)
        self.hands = Hands(self.window)
        self.hands.come_forward()

    def act(self, step: Told) -> None:
        here, before = self.session, self.session.history.sequence
        GESTURES[step["faire"]](self.hands, self, step)
        assert not self.refusals, step
        if self.session is not here:
            assert self.window.desk.live is not None
            self.live = self.window.desk.live
        else:
            assert self.session.history.sequence > before, step

    def refused(self, step: Told) -> None:
        """Meet a grey button that says why, in the words of the refusal."""
        before = self.session.history.sequence
        refused = self.live.can(self.command(step))
        assert refused is not None and refused.code == step["refus"]
        with pytest.raises(GreyButtonError) as grey:
            GESTURES[step["faire"]](self.hands, self, step)
        names = lambda who: self.session.person(who).display_name  # noqa: E731
        assert refusal_sentence(refused, names) in str(grey.value)
        assert self.session.history.sequence == before

    def check(self, step: Told) -> None:
        super().check(step)
        view = self.window.view
        assert view is not None and self.window.beside.public is not None
        self.live._on_tick()
        assert self.live.gap is None
        for key in SHOWN:
            page = view.pages.page(key)
            page.refresh()
            page.tick()
        for key in (next(self.turns), "room"):
            assert view.show_page(key).isVisible()
            QApplication.processEvents()
        assert not self.window.beside.public.grab().isNull()


def test_every_word_is_told_and_has_a_gesture() -> None:
    steps = [step for path in FILES for step in told(path)["etapes"]]
    words = {step["faire"] for step in steps if "faire" in step} - {"jouer jusqu’à"}
    assert words == set(COMMANDS) == set(GESTURES)


def test_the_evening_of_27_is_a_whole_evening() -> None:
    steps = told(Path(__file__).with_name("soiree_de_27.toml"))["etapes"]
    words = Counter(step.get("faire") for step in steps)
    assert (words["retardataire"], words["disqualification"]) == (2, 2)
    facts = [fact for step in steps for fact in step.get("verifier", {}).items()]
    for told_once in (
        *(("joueurs", 27), ("survivants", 1), ("main_par_main", True), ("table_finale", True)),
        *(("derniers_sortis", ["n° 11", "n° 4"]), ("termine", True)),
    ):
        assert told_once in facts


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[Desk]:
    form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    before, language = Path(QSettings(form, scope, "td-app", "td-app").fileName()), QLocale()
    QSettings.setPath(form, scope, str(tmp_path))
    desk = Desk(a_club(clock=SteppedClock()))
    desk.dress()
    yield desk
    desk.close()
    desk.deleteLater()
    set_current_language("fr")
    QLocale.setDefault(language)
    QSettings.setPath(form, scope, str(before.parents[1]))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def watcher(qapp: QApplication) -> Iterator[Watcher]:
    watching = Watcher()
    qapp.installEventFilter(watching)
    yield watching
    qapp.removeEventFilter(watching)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_through_the_window(path: Path, qtbot: QtBot, desk: Desk, watcher: Watcher) -> None:
    story = told(path)
    evening = SeenEvening(story, desk.club)
    evening.show_on(qtbot, desk)
    for step in story["etapes"]:
        evening.play(step)
    assert set(watcher.shown) <= WINDOWS | QUESTIONS
    if evening.window.beside.walls is not None:
        evening.window.beside.walls.close()
    evening.window.close()
