"""Nothing moves where nobody wants it to."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from wall_scenes import STATES, every_turn

from td_app.ui import motion
from td_app.ui.public.scene_view import SceneView
from td_app.wall.composing import Turn, composed
from td_app.wall.scene import Clothes
from td_app.wall.themes import NOIR


@pytest.fixture
def wall(dressed: QApplication, qtbot: QtBot) -> SceneView:
    view = SceneView()
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show()
    view.show_scene(composed(STATES["running"](), Clothes(NOIR), 640, 360))
    view.grab()
    return view


def turned(view: SceneView) -> bool:
    """Show another panel, and return whether it fades in."""
    facts = STATES["running"]()
    last = len(list(every_turn(facts))) - 1
    view.show_scene(composed(facts, Clothes(NOIR), 640, 360, Turn(side=last)), fades=True)
    return view._before is not None


def test_a_panel_fades_into_the_next_and_is_then_alone(wall: SceneView, qtbot: QtBot) -> None:
    assert turned(wall)
    qtbot.waitUntil(lambda: wall._before is None, timeout=60_000)


def test_still_it_is_there_at_once(wall: SceneView) -> None:
    motion.keep_still(True)
    assert motion.keeps_still() and not motion.may_move()
    assert not turned(wall)
    motion.keep_still(False)


def test_a_system_that_reduces_motion_is_obeyed(
    wall: SceneView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "_system_reduces", lambda: True)
    assert not turned(wall)
