"""How long the wall takes to be drawn once, full size, in each of its states. Measured only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from builders import CountedChance, SteppedClock
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from td_app.club.club import Club
from td_app.persistence.engine import memory_club
from td_app.ui.gallery.floor_scenes import running_scenes
from td_app.ui.gallery.public_scenes import public_scenes
from td_app.ui.gallery.stage import Stage
from td_app.ui.windows.public_window import PublicWindow

SIZE = (1920, 1080)
STATES = (
    "running", "paused", "break", "last_minute", "last_seconds", "last_level", "overtime",
    "winner", "moves", "not_started", "message_full", "panel_chips", "panel_stacks", "logo",
    "seats_first", "background", "partners",
    "break_stopped", "time_called",
)  # fmt: skip

HANDS = ("hand_for_hand_announced", "hand_for_hand", "hand_for_hand_turned_up")


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    """A club kept in memory, its screens in French."""
    with memory_club() as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance())
        yield Stage(club, club.clock, "fr", "light")  # type: ignore[arg-type]


def test_the_wall_drawn_once(benchmark: Any, stage: Stage, wall_state: str) -> None:
    scenes = running_scenes(stage) if wall_state in HANDS else public_scenes(stage)
    wanted = (wall for name, wall in scenes if name == f"public_{wall_state}")
    wall = next(wanted)
    assert isinstance(wall, PublicWindow)
    wall.resize(*SIZE)
    wall.view.resize(*SIZE)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    benchmark.pedantic(lambda: wall.render(image), rounds=20, iterations=1, warmup_rounds=3)
    assert not image.isNull()


def test_a_frame_of_the_confetti(benchmark: Any, stage: Stage) -> None:
    """Over the picture kept; one every 16 ms is what a screen takes."""
    wanted = (wall for name, wall in public_scenes(stage) if name == "public_winner")
    wall = next(wanted)
    assert isinstance(wall, PublicWindow)
    wall.resize(*SIZE)
    wall.view.resize(*SIZE)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)

    def frame() -> None:
        wall.view.let_fall(1.5)
        wall.view.render(image)

    benchmark.pedantic(frame, rounds=40, iterations=1, warmup_rounds=3)
    assert not image.isNull()
