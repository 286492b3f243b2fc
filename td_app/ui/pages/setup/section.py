"""What every section of the settings is, and what is fixed once play has begun."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import TableStatus, TournamentState


@dataclass(frozen=True, slots=True)
class Fixed:
    """What can no longer change: after the draw, at the tables used, in the rows played.

    ``played`` counts the rows of the structure that are over; ``started`` when the clock is.
    """

    drawn: bool = False
    tables: frozenset[int] = frozenset()
    started: bool = False
    played: int = 0
    entrants: int = 0


NOTHING_FIXED = Fixed()


def fixed_by(state: TournamentState, now_ms: int) -> Fixed:
    """Return what play has fixed at ``now_ms`` (milliseconds since 1970)."""
    used = frozenset(
        table.number
        for table in state.tables.values()
        if state.drawn and table.status is not TableStatus.WAITING
    )
    steps = state.setup.structure.steps
    started = state.clock.started and bool(steps)
    step = read_clock(state.clock, state.setup.structure, now_ms).step if started else 0
    return Fixed(state.drawn, used, started, step, len(state.entrants))


class Section(QWidget):
    """A part of the settings. ``edited()`` when the director changed something in it."""

    edited = Signal()

    #: The beginnings of the refusals' codes that are to be mended here.
    codes: tuple[str, ...] = ()

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings as they are, what is fixed in grey with why."""
        raise NotImplementedError

    def values(self) -> dict[str, object]:
        """Return the fields of ``TournamentSetup`` that this section decides."""
        raise NotImplementedError

    def follow(self, setup: TournamentSetup) -> None:
        """Take note of what another section changed."""

    def show_refusal(self, refused: Refused | None) -> None:
        """Show what is wrong where it is to be mended, or nothing."""

    def mends(self, refused: Refused) -> bool:
        """Tell whether a refusal is to be mended here."""
        return refused.code.startswith(self.codes) if self.codes else False
