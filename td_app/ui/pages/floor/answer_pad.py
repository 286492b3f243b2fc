"""What every widget that answers one question shares: what is asked, keys, taking back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules_ropta.situation import REQUIRED, Shape
from td_app.floor.table_facts import TableFacts
from td_app.tournament.state.chips import CLUB_CHIPS, ChipSet

__all__ = ["AnswerPad", "Asked", "Tellable"]


Names = Callable[[int], str]


Given = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Tellable:
    """How things at the tables are shown: entrants' names, and the colours of chips."""

    names: Names | None = None
    chips: ChipSet = CLUB_CHIPS

    def name(self, entrant: int) -> str:
        """Return an entrant's name, empty where it is not known."""
        return self.names(entrant) if self.names else ""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question put: its place in the rulebook's case, its shape, and what is known.

    ``name`` is dotted within an object. ``first`` is the answer to light up, ``REQUIRED``
    where none may be assumed. ``given`` holds the answers before, as plain values.
    """

    op: str
    name: str
    shape: Shape
    facts: TableFacts
    first: object = REQUIRED
    tellable: Tellable = field(default_factory=Tellable)
    given: Given = field(default_factory=lambda: MappingProxyType({}))

    @property
    def assumed(self) -> bool:
        """Return whether Enter alone answers, with ``first``."""
        return self.first is not REQUIRED

    def part(self, name: str, shape: Shape, first: object = REQUIRED) -> Asked:
        """Return a question about a part of this one."""
        return replace(self, name=name, shape=shape, first=first)


class AnswerPad(QWidget):
    """``given(value)``: the answer, a plain value as the rulebook's door takes it; ``moved()``
    when another part of it is asked.

    The keyboard goes to what ``begin`` chooses; a key that nothing inside wants comes to
    ``keyed``, from here or from what holds this pad.
    """

    given = Signal(object)
    moved = Signal()

    def __init__(self, asked: Asked) -> None:
        """Ask that."""
        super().__init__()
        self.asked = asked
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def begin(self) -> None:
        """Take the keyboard, on the answer lit up if there is one."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> bool:
        """Take back the last thing put in; tell whether there was any."""
        return False

    def keyed(self, event: QKeyEvent) -> bool:
        """Do what a key asks; tell whether it was for this pad."""
        return False

    def clear(self) -> None:
        """Forget what was put in: the same is asked once more."""

    def hint(self) -> str:
        """Return what the keys do here, in a few words; empty where digits are enough."""
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key asks, else leave it to what holds this pad."""
        if not self.keyed(event):
            event.ignore()
