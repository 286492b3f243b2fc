"""Training: the page, a dispute before and after one ruled, an evening under way, its report."""

from __future__ import annotations

from dataclasses import replace

from td_app.club.club import Apart
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.tournament import commands as cmd
from td_app.training.room import Wish
from td_app.ui.destinations import ToPage
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.pages.program.training.page import TrainingPage
from td_app.ui.windows.training_window import opened_training

SEED = 12


def training_scenes(stage: Stage) -> Scenes:
    """Yield them; the evening is played on a club apart, as it would be in its own file."""
    desk, window = stage.window()
    window.go(ToPage("training"))
    assert window.front is not None
    page = window.front.page
    assert isinstance(page, TrainingPage)
    page.seed.setValue(SEED)
    yield "training", window
    page.rule.click()
    yield "training_dispute", window
    assert page.dispute is not None
    page.dispute.answer(0)
    yield "training_ruling", window
    stage.close(desk, window)
    yield from _evening(stage)


def _evening(stage: Stage) -> Scenes:
    def apart(clock: WallClock, chance: Shuffler) -> Apart:
        return Apart(replace(stage.club, clock=clock, shuffler=chance), lambda: None)

    window = opened_training(replace(stage.club, training=apart), Wish(SEED, 30))
    live = window.desk.live
    assert live is not None
    live.dispatch(cmd.DrawSeats())
    live.dispatch(cmd.StartClock())
    window.evening.go_on()
    yield "training_evening", window
    for _ in range(2):
        window.evening.go_on()
    window.show_report()
    yield "training_report", window
    stage.close(window.desk, window)
