"""The screen kept awake: asked once, let go once, whatever the system answers."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from td_app.ui.public.screens import ScreenAwake, ways_here


class A:
    """A system that agrees, and counts."""

    def __init__(self) -> None:
        self.held = self.released = 0

    def way(self, reason: str):
        self.held += 1
        return self.release

    def release(self) -> None:
        self.released += 1


def test_held_once_and_let_go_once() -> None:
    system = A()
    awake = ScreenAwake((system.way,))
    assert awake.hold("Affichage public") and awake.hold("Affichage public")
    awake.release()
    awake.release()
    assert (system.held, system.released, awake.keeps_awake) == (1, 1, False)


def test_the_next_way_is_tried_when_one_refuses() -> None:
    system = A()
    awake = ScreenAwake((lambda reason: None, system.way))
    assert awake.hold("Affichage public")
    assert system.held == 1


def test_a_system_that_offers_nothing_is_told_as_such() -> None:
    awake = ScreenAwake(())
    assert not awake.hold("Affichage public")
    awake.release()
    assert not awake.keeps_awake


def test_without_a_screen_nothing_is_asked(qapp: QApplication) -> None:
    assert ways_here() == ()
