"""The base of every section of the settings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.theme import Tone
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.page_parts import REACH, Area
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words import refusal_sentence


class Section(QWidget):
    """A part of the settings. ``edited()`` when the director changed something in it."""

    edited = Signal()

    #: The beginnings of the refusals' codes that are to be mended here.
    codes: tuple[str, ...] = ()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without an error; the section itself places ``said``."""
        super().__init__(parent)
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        # Never a window of its own, wherever the section places it.
        self.said.setParent(self)
        self.said.hide()

    def stand_at_gutter(self) -> None:
        """Keep out of the gutter, but for the scroll bar of what scrolls as a whole."""
        whole = self.layout()
        area = self.findChild(Area, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if area is not None and whole is not None and whole.count() == 1:
            area.reach_into_gutter()
        else:
            self.setContentsMargins(0, 0, REACH, 0)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings as they are, what is fixed in grey with why."""
        raise NotImplementedError

    def values(self) -> dict[str, object]:
        """Return the fields of ``TournamentSetup`` that this section decides."""
        raise NotImplementedError

    def follow(self, setup: TournamentSetup) -> None:
        """Take note of what another section changed."""

    def show_refusal(self, refused: Refused | None) -> None:
        """Show a refusal where it is corrected (``mends``), or hide it."""
        if refused is not None:
            self.say(refusal_sentence(refused))
        else:
            self.say("")

    def unread(self) -> NumberField | None:
        """Return the first field asked for here that holds no number, ``None`` without one."""
        fields = self.findChildren(NumberField)
        return next((field for field in fields if field.bad and field.isVisibleTo(self)), None)

    def say(self, words: str) -> None:
        """Show an error in red; an empty text hides it."""
        self.said.setText(words)
        self.said.setVisible(bool(words))

    def mends(self, refused: Refused) -> bool:
        """Return whether a refusal is corrected here."""
        if refused.code == "NUMBER_UNREAD":
            return self.unread() is not None
        if self.codes:
            return refused.code.startswith(self.codes)
        return False
