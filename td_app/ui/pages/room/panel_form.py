"""A form inside a panel: fields, what is wrong, one verb, and the way back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import names_of
from td_app.ui.pages.room.popover import PanelContent
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.words import cites_text, refusal_sentence
from td_app.words.language import fr_en


def said(live: LiveTournament, refused: Refused) -> str:
    """Return a refusal with its articles, as it stands under a field."""
    cites = cites_text(refused.cites)
    sentence = refusal_sentence(refused, names_of(live))
    return f"{sentence} {cites}" if cites else sentence


class PanelForm(PanelContent):
    """Sends what ``command`` makes of the fields; says under them why it is refused."""

    def __init__(
        self, live: LiveTournament, verb: str, back: Callable[[], None] | None = None
    ) -> None:
        """Put ``verb`` on the main button; ``back`` returns to what was shown before."""
        super().__init__()
        self.live = live
        self._first: QWidget | None = None
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.wrong.hide()
        self.main = Button(verb, Rank.PRIMARY)
        self.main.clicked.connect(self.send)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(Space.TIGHT)
        self._foot.addWidget(self.main)
        if back is not None:
            self.back = Button(fr_en("Retour", "Back"), Rank.QUIET)
            self.back.clicked.connect(back)
            self._foot.addWidget(self.back)
        self._foot.addStretch(1)
        self.column.addWidget(self.wrong)
        self.column.addSpacing(Space.HAIR)
        self.column.addLayout(self._foot)

    def add(self, widget: QWidget, title: str = "") -> None:
        """Add a field under its title, above the button."""
        place = self.column.indexOf(self.wrong)
        if title:
            words = label(title, Say.SMALL)
            words.setBuddy(widget)
            self.column.insertWidget(place, words)
            place += 1
            if not widget.accessibleName():
                widget.setAccessibleName(title)
        self.column.insertWidget(place, widget)
        if self._first is None and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._first = widget
        if isinstance(widget, QLineEdit):
            widget.returnPressed.connect(self.send)

    def reason_field(self) -> QLineEdit:
        """Add and return the line for the director's reason."""
        field = LineField()
        field.setPlaceholderText(fr_en("Écrite au procès-verbal", "Written in the minutes"))
        self.add(field, fr_en("Raison", "Reason"))
        return field

    def start(self) -> None:
        """Take the keyboard in the first field."""
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.TabFocusReason)

    def command(self) -> cmd.Command:
        """Return what the fields ask for."""
        raise NotImplementedError

    def send(self) -> None:
        """Ask for it; stay with the reason when it is refused."""
        command = self.command()
        refused = self.live.can(command)
        if refused is not None:
            self.say_wrong(said(self.live, refused))
            return
        if self.live.dispatch(command) is not None:
            self.finished.emit()

    def say_wrong(self, words: str) -> None:
        """Say under the fields what is wrong."""
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))
        self.resized.emit()
