"""The second asking before a disqualification: who leaves, at which place, with which chips."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.penalty_words import chips_words
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say
from td_app.ui.widgets.stack_field import StackField
from td_app.words import place_text
from td_app.words.language import fr_en


class DisqualifyQuestion(QFrame):
    """``confirmed()`` or ``refused()``; ``edited()`` as the stack is typed."""

    confirmed = Signal()
    refused = Signal()
    edited = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask about the players of ``live``."""
        super().__init__(parent)
        dress(self, kind="banner", tone=Tone.RED.value)
        self._live = live
        self.title = CutLabel("", Say.TITLE)
        self.detail = CutLabel()
        self.stack = StackField(fr_en("ce joueur", "this player"))
        self.chips = CutLabel("", Say.STRONG)
        self.no = Button(
            fr_en("Ne pas disqualifier", "Do not disqualify"), Rank.SECONDARY, scale="floor"
        )
        self.yes = Button(fr_en("Oui, disqualifier", "Yes, disqualify"), Rank.DANGER, scale="floor")
        self._lay_out()
        self.stack.textChanged.connect(self._on_stack)
        self.stack.returnPressed.connect(lambda: self.yes.setFocus())
        self.no.clicked.connect(self.refused)
        self.yes.clicked.connect(self.confirmed)

    def ask(self, entrant: int) -> None:
        """Ask about this player; the keyboard goes to his stack, never to the yes."""
        person = self._live.session.last_known(entrant)
        name = person.display_name if person else ""
        self.title.say(fr_en("Disqualifier {0}\u00a0?", "Disqualify {0}?").format(name))
        words = fr_en(
            "Il quitte le tournoi, classé {0}. Ses jetons sortent du jeu (§\u00a011.2).",
            "This player leaves the tournament, ranked {0}, and the chips leave play "
            "(§\u00a011.2).",
        )
        self.detail.say(words.format(place_text(self._live.state.players_left)))
        self.stack.blockSignals(True)
        self.stack.clear()
        self.stack.blockSignals(False)
        self._on_stack()
        self.stack.setFocus(Qt.FocusReason.OtherFocusReason)

    def judge(self, may: bool) -> None:
        """Let it be confirmed, or not: the number typed cannot be right."""
        why = fr_en(
            "Le tapis dépasse les jetons en jeu\u00a0: comptez-le de nouveau.",
            "The stack is larger than the chips in play: count it again.",
        )
        self.yes.set_refusal(None if may else why)
        self.stack.set_wrong(not may)
        if not may:
            self.chips.say(why)

    def _on_stack(self) -> None:
        self.chips.say(chips_words(self._live.state, self.stack.stack()))
        self.edited.emit()

    def _lay_out(self) -> None:
        head, chips = QHBoxLayout(), QHBoxLayout()
        for row in (head, chips):
            row.setSpacing(Space.SNUG)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        head.addLayout(words, 1)
        head.addWidget(self.no)
        head.addWidget(self.yes)
        chips.addWidget(self.stack)
        chips.addWidget(self.chips, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.WIDE, Space.SNUG, Space.WIDE, Space.SNUG)
        column.setSpacing(Space.TIGHT)
        column.addLayout(head)
        column.addLayout(chips)
