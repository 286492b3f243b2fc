"""Training: the page, a dispute before and after one ruled, an evening under way, its report."""

from __future__ import annotations

from dataclasses import replace

from td_app.club.club import Apart
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.ports.seals import Evening, Seal, SealAnswer
from td_app.tournament import commands as cmd
from td_app.training.room import Wish
from td_app.ui.destinations import ToPage
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.pages.program.seals.page import SealPage
from td_app.ui.pages.program.training.page import TrainingPage
from td_app.ui.windows.training_window import opened_training
from td_app.words.language import fr_en

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
    yield from _seals(stage)


def _seals(stage: Stage) -> Scenes:
    """Two papers of an evening, whose journal was written anew between them."""
    evening = Evening(3, fr_en("Coupe du printemps", "Spring Cup"), "2026-03-14", 221)
    found = (
        SealAnswer(str(Seal("3fa29c1b" * 4, 120)), "longer", evening, 120, 101, covered_from=1),
        SealAnswer(str(Seal("77de0142" * 4, 212)), "altered", evening, 212, between=(120, 212)),
    )
    desk, window = stage.window()
    window.go(ToPage("seals"))
    assert window.front is not None
    page = window.front.page
    assert isinstance(page, SealPage)
    page.show_answers(found)
    yield "seals", window
    stage.close(desk, window)


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
