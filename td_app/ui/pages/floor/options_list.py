"""The ways out left to the director, numbered, each with what weighs for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldOption, quoted


class OptionsList(QWidget):
    """``picked(code)`` when the director chooses; the digits choose too."""

    picked = Signal(str)

    def __init__(self, options: Sequence[ToldOption]) -> None:
        """Offer ``options``, none of them chosen."""
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons: dict[str, Button] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        for number, option in enumerate(options, start=1):
            column.addWidget(self._option(number, option))

    def chosen(self) -> str:
        """Return the code chosen, empty without one."""
        return next((code for code, b in self.buttons.items() if b.isChecked()), "")

    def press(self, text: str) -> bool:
        """Choose by a digit typed; tell whether it was one of ours."""
        if not text.isdigit() or not 1 <= int(text) <= len(self.buttons):
            return False
        list(self.buttons.values())[int(text) - 1].click()
        return True

    def _option(self, number: int, option: ToldOption) -> QWidget:
        button = Button(f"{number}   {option.text}", Rank.SECONDARY, scale="floor")
        button.setCheckable(True)
        dress(button, layout="line")
        button.setAccessibleName(f"{number}. {option.text}")
        button.setAccessibleDescription(". ".join(option.weighs))
        button.clicked.connect(lambda: self.picked.emit(option.code))
        self._group.addButton(button)
        self.buttons[option.code] = button
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addWidget(button)
        for words in option.weighs:
            weighs = label(f"·\u00a0{words}", Say.SOFT, wraps=True)
            weighs.setContentsMargins(Space.WIDE + Space.NORMAL, 0, 0, 0)
            column.addWidget(weighs)
        if option.say:
            aloud = fr_en("À dire\u00a0: {0}", "To say: {0}").format(quoted(option.say))
            said = label(aloud, Say.STRONG, tone=Tone.ACCENT, wraps=True)
            said.setContentsMargins(Space.WIDE + Space.NORMAL, 0, 0, 0)
            column.addWidget(said)
        return holder
