"""A hand of a table in words: who has which position, how long ago it was noted."""

from __future__ import annotations

from PySide6.QtCore import Qt

from td_app.tournament.state.chips import StackRecord
from td_app.ui.figures import whole
from td_app.ui.theme import dress
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.number_field import number_typed
from td_app.words.language import fr_en


def counted_words(stack: StackRecord) -> str:
    """Return a stack with the level it was counted at.

    From before a player went out at that table it is only near.
    """
    counted, near = (
        fr_en("{0} (niv. {1})", "{0} (level {1})"),
        fr_en("env. {0} (niv. {1})", "about {0} (level {1})"),
    )
    return (counted if stack.sure else near).format(whole(stack.chips), stack.level)


WIDTH = 168


class StackField(LineField):
    """Takes figures with or without separators; ``stack()`` is ``None`` while empty."""

    def __init__(self, name: str) -> None:
        """Ask for the stack of the player ``name``."""
        super().__init__()
        self.setFixedWidth(WIDTH)
        self.setPlaceholderText(fr_en("Tapis avant la main", "Stack before the hand"))
        words = fr_en("Tapis avant la main de {0}", "Stack of {0} before the hand")
        self.setAccessibleName(words.format(name))
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.editingFinished.connect(self._write)
        self.textEdited.connect(lambda _text: self.set_wrong(False))

    def stack(self) -> int | None:
        """Return the chips typed, ``None`` when there is no number."""
        return number_typed(self.text())

    def show_stack(self, stack: int | None) -> None:
        """Write a stack that is known, or nothing."""
        self.setText("" if stack is None else whole(stack))

    def offer(self, counted: StackRecord, level: int) -> None:
        """Write a stack counted in this level, or only recall one that is older."""
        if counted.sure and counted.level == level:
            self.show_stack(counted.chips)
        else:
            self.setPlaceholderText(counted_words(counted))

    def set_wrong(self, wrong: bool) -> None:
        """Ring the field in red, or not."""
        dress(self, wrong="true" if wrong else "false")

    def _write(self) -> None:
        stack = self.stack()
        if stack is not None:
            self.setText(whole(stack))
