"""Evenings told in a director's words: through the session, then through the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import SteppedClock, a_club
from PySide6.QtCore import QEvent, QLocale, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from told_evenings import PROPOSALS, Told, ToldEvening, told

from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.language import set_current_language
from td_app.ui.windows.main_window import MainWindow

FILES = sorted(Path(__file__).parent.glob("*.toml"))
SHOWN = ("players", "clock", "floor", "chips", "ranking", "room")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_through_the_session(path: Path) -> None:
    story = told(path)
    evening = ToldEvening(story)
    for step in story["etapes"]:
        evening.play(step)
    assert evening.session.history.sequence > len(story["etapes"])


class SeenEvening(ToldEvening):
    """The same evening in the director's window, the wall open, every page shown each time."""

    window: MainWindow

    def show_on(self, qtbot: QtBot, desk: Desk) -> None:
        desk.open(self.session.tournament)
        assert desk.live is not None
        self.desk, self.live = desk, desk.live
        self.session = desk.live.session
        self.refusals: list[object] = []
        self.live.refused.connect(self.refusals.append)
        self.window = MainWindow(desk)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.toggle_public_display()

    def dispatch(self, command: cmd.Command) -> None:
        if not hasattr(self, "live"):
            super().dispatch(command)
            return
        assert self.live.dispatch(command) is not None, self.refusals

    def do(self, step: Told) -> None:
        plain_out = step["faire"] == "sortie" and "joueur" in step and "tapis" not in step
        if plain_out and "." in step["joueur"]:
            self._type_out(step["joueur"])
        elif step["faire"] == "accepter":
            self._press_proposal(PROPOSALS[step["quoi"]])
        else:
            super().do(step)
        assert not self.refusals, step

    def _type_out(self, seat: str) -> None:
        who = self.who(seat)
        assert self.window.view is not None
        self.window.view.eliminate()
        line = self.window.view.pages.page("room").floor.entry.field  # type: ignore[attr-defined]
        QTest.keyClicks(line, seat)
        QTest.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()
        gone = self.state.entrants[who].standing.left
        noted = self.state.hand_for_hand and who in self.state.hand_for_hand.noted_entrants()
        assert gone or noted, seat

    def _press_proposal(self, kind: str) -> None:
        assert self.window.view is not None
        todo = self.window.view.side.todo
        key = next(p.key for p in todo.proposals if p.kind == kind)
        button = todo.cards[key].primary
        assert button is not None and button.isEnabled()
        button.click()

    def check(self, step: Told) -> None:
        super().check(step)
        view = self.window.view
        assert view is not None and self.window.public is not None
        self.live._on_tick()
        assert self.live.gap is None
        for key in SHOWN:
            page = view.show_page(key)
            page.refresh()
            assert page.isVisible()
        QApplication.processEvents()
        assert not self.window.public.grab().isNull()


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


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_through_the_window(path: Path, qtbot: QtBot, desk: Desk) -> None:
    story = told(path)
    evening = SeenEvening(story, desk.club)
    evening.show_on(qtbot, desk)
    for step in story["etapes"]:
        evening.play(step)
    if evening.window.walls is not None:
        evening.window.walls.close()
    evening.window.close()
