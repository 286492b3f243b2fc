"""Who ruled, the hands, the reason, and the button; a disqualification is confirmed first."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.record_parts import RuledBy
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField, StackField, not_a_number
from td_app.ui.widgets.typed_lines import LineField
from td_app.words import place_text
from td_app.words.figures import whole
from td_app.words.language import fr_en

HANDS_WIDTH = 72
MARGINS = (Space.WIDE, Space.SNUG)


class PenaltyFoot(QFrame):
    """``giveAsked()`` or ``disqualifyAsked()`` by the verb, ``edited()`` when something changes."""

    giveAsked = Signal()  # noqa: N815 - Qt signals among Qt's own
    disqualifyAsked = Signal()  # noqa: N815
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without a question."""
        super().__init__(parent)
        dress(self, kind="foot-bar")
        self.ruled_by = explained(
            RuledBy(fr_en("Qui a décidé", "Who decided")),
            "Qui a donné la sanction ; inscrit au journal.",
            "Who gave the penalty; recorded in the log.",
        )
        hands = fr_en("Mains à manquer", "Hands to miss")
        self.hands = CountField(1, least=1)
        self.hands.setAccessibleName(hands)
        explained(
            self.hands,
            "Combien de mains le joueur manquera.",
            "How many hands the player must miss.",
        )
        self.hands.setFixedWidth(HANDS_WIDTH)
        self._hands_title = label(hands, Say.SOFT)
        why = fr_en("Motif ou note, pour le journal", "Reason or note, for the log")
        self.reason = explained(
            LineField(hint=why, name=why),
            "Inscrit au journal et sur l’avis ; exigé quand vous décidez autrement.",
            "Recorded in the log and on the slip; required when you override.",
        )
        give = fr_en("Donner la sanction", "Give the penalty")
        self.give = explained(
            Button(give, Rank.PRIMARY, does=self.giveAsked),
            "Note la sanction ; les mains à manquer se comptent ensuite.",
            "Records the penalty; the hands to miss are counted from then on.",
        )
        disqualify = fr_en("Disqualifier…", "Disqualify…")
        self.disqualify = explained(
            Button(disqualify, Rank.DANGER, does=self.disqualifyAsked),
            "Après confirmation, le joueur quitte le tournoi.",
            "After confirmation, the player leaves the tournament.",
        )
        self.wrong = CutLabel("", Say.SMALL, tone=Tone.AMBER)
        asked = (self.ruled_by, self._hands_title, self.hands, wide(self.reason))
        foot = row(*asked, self.give, self.disqualify, spacing=Space.SNUG)
        column(self.wrong, foot, on=self, spacing=Space.HAIR, margins=MARGINS)
        self.ruled_by.setSizePolicy(self.give.sizePolicy())
        self.ruled_by.picked.connect(lambda _key: self.edited.emit())
        self.hands.valueChanged.connect(lambda _hands: self.edited.emit())
        self.reason.textChanged.connect(lambda _text: self.edited.emit())
        self.reason.returnPressed.connect(lambda: self.verb.click())

    @property
    def verb(self) -> Button:
        """Return the button that gives the sanction chosen."""
        if self.disqualify.isHidden():
            return self.give
        return self.disqualify

    def begin(self) -> None:
        """Begin with nothing written, the floor ruling."""
        with QSignalBlocker(self.reason), QSignalBlocker(self.hands):
            self.reason.clear()
            self.hands.setValue(1)
        self.ruled_by.choose("floor")
        self.show()

    def show_step(self, step: str) -> None:
        """Ask for what this step needs."""
        for part in (self.hands, self._hands_title):
            part.setVisible(step == "hands")
        self.give.setVisible(step != "disqualification")
        self.disqualify.setVisible(step == "disqualification")

    def set_refusal(self, refusal: str | None, *, told: bool = True) -> None:
        """Disable the buttons and show why, or enable them with ``None``."""
        self.give.set_refusal(refusal)
        self.disqualify.set_refusal(refusal)
        if refusal and told:
            self.wrong.say(refusal)
        else:
            self.wrong.say("")
        self.wrong.setVisible(bool(self.wrong.whole))

    def take_keyboard(self, *, director_needed: bool = False) -> None:
        """Put the keyboard on the verb, else on what it waits for: the director, or the reason."""
        if self.verb.isEnabled():
            to: QWidget = self.verb
        elif director_needed and self.ruled_by.who != "director":
            to = self.ruled_by.buttons["director"]
        else:
            to = self.reason
        to.setFocus(Qt.FocusReason.OtherFocusReason)


class DisqualifyQuestion(QFrame):
    """The second asking before a disqualification: who leaves, at which place, with which chips.

    ``confirmed()`` or ``refused()``; ``edited()`` as the stack is typed.
    """

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
        no = fr_en("Ne pas disqualifier", "Do not disqualify")
        self.no = explained(
            Button(no, scale="floor", does=self.refused),
            "Revient à la sanction, sans rien noter.",
            "Goes back to the penalty; nothing is recorded.",
        )
        yes = fr_en("Oui, disqualifier", "Yes, disqualify")
        self.yes = explained(
            Button(yes, Rank.DANGER, scale="floor", does=self.confirmed),
            "Le joueur quitte le tournoi ; le motif est inscrit au journal.",
            "The player leaves the tournament; the reason is recorded in the log.",
        )
        words = column(self.title, self.detail, spacing=0)
        head = row(wide(words), self.no, self.yes, spacing=Space.SNUG)
        chips = row(self.stack, wide(self.chips), spacing=Space.SNUG)
        column(head, chips, on=self, spacing=Space.TIGHT, margins=MARGINS)
        self.stack.textChanged.connect(self._on_stack)
        self.stack.returnPressed.connect(lambda: self.yes.setFocus())

    def ask(self, entrant: int) -> None:
        """Ask to confirm for this player; the keyboard goes to their stack, never to the yes."""
        person = self._live.last_known(entrant)
        name = ""
        if person:
            name = person.display_name
        self.title.say(fr_en("Disqualifier {0}\u00a0?", "Disqualify {0}?").format(name))
        words = fr_en(
            "Ce joueur quitte le tournoi, classé {0}. Ses jetons sortent du jeu (§\u00a011.2).",
            "This player leaves the tournament in {0} place, and their chips leave play "
            "(§\u00a011.2).",
        )
        self.detail.say(words.format(place_text(self._live.progress().players_left)))
        with QSignalBlocker(self.stack):
            self.stack.clear()
        self._on_stack()
        self.stack.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_allowed(self, may: bool) -> None:
        """Allow the confirmation, or refuse it: the number typed cannot be right."""
        why = fr_en(
            "Le tapis dépasse les jetons en jeu\u00a0: comptez-le de nouveau.",
            "The stack is larger than the chips in play. Count it again.",
        )
        if self.stack.bad:
            may = False
            why = not_a_number(self.stack.text())
        if may:
            self.yes.set_refusal(None)
        else:
            self.yes.set_refusal(why)
        self.stack.set_wrong(not may)
        if not may:
            self.chips.say(why)

    def _on_stack(self) -> None:
        """Say what becomes of the chips in play when so many leave it."""
        if self.stack.bad:
            self.chips.say(not_a_number(self.stack.text()))
            return
        stack = self.stack.stack()
        words = fr_en(
            "Tapis non compté\u00a0: le total des jetons en jeu ne change pas.",
            "Stack not counted: the total chips in play does not change.",
        )
        if stack is not None:
            leaving = fr_en(
                "Jetons qui sortent du jeu\u00a0: {0}. Il en reste {1}.",
                "Chips leaving play: {0}. Still in play: {1}.",
            )
            left = self._live.progress().chips_in_play - stack
            words = leaving.format(whole(stack), whole(left))
        self.chips.say(words)
        self.edited.emit()
