"""Who ruled, how many hands, why, and the verb; a disqualification is asked twice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament.state.tournament import TournamentState
from td_app.ui.figures import whole
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.filter_chips import FilterChips
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.number_field import CountField
from td_app.ui.widgets.stack_field import StackField
from td_app.words import place_text
from td_app.words.language import fr_en

HANDS_WIDTH = 72


class PenaltyFoot(QFrame):
    """``giveAsked()`` or ``disqualifyAsked()`` by the verb, ``edited()`` when something changes."""

    giveAsked = Signal()  # noqa: N815 - Qt signals among Qt's own
    disqualifyAsked = Signal()  # noqa: N815
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for nothing yet."""
        super().__init__(parent)
        dress(self, kind="foot-bar")
        self.ruled_by = FilterChips(
            (("floor", fr_en("Floor", "Floor")), ("director", fr_en("Directeur", "Director"))),
            fr_en("Qui a décidé", "Who decided"),
        )
        self.hands = CountField(1, least=1)
        self.hands.setAccessibleName(fr_en("Mains à manquer", "Hands to miss"))
        self.hands.setFixedWidth(HANDS_WIDTH)
        self._hands_title = label(fr_en("Mains à manquer", "Hands to miss"), Say.SOFT)
        self.reason = LineField()
        self.reason.setPlaceholderText(
            fr_en("Motif ou note, pour le procès-verbal", "Reason or note, for the minutes")
        )
        self.reason.setAccessibleName(self.reason.placeholderText())
        self.give = Button(
            fr_en("Donner la sanction", "Give the penalty"), Rank.PRIMARY, scale="floor"
        )
        self.disqualify = Button(fr_en("Disqualifier…", "Disqualify…"), Rank.DANGER, scale="floor")
        self.wrong = CutLabel("", Say.SMALL, tone=Tone.AMBER)
        self._lay_out()
        self.ruled_by.picked.connect(lambda _key: self.edited.emit())
        self.hands.valueChanged.connect(lambda _hands: self.edited.emit())
        self.reason.textChanged.connect(lambda _text: self.edited.emit())
        self.reason.returnPressed.connect(lambda: self.verb.click())
        self.give.clicked.connect(self.giveAsked)
        self.disqualify.clicked.connect(self.disqualifyAsked)

    @property
    def verb(self) -> Button:
        """Return the button that gives the sanction chosen."""
        return self.give if self.disqualify.isHidden() else self.disqualify

    def begin(self) -> None:
        """Begin with nothing written, the floor ruling."""
        for field in (self.reason, self.hands, self.ruled_by):
            field.blockSignals(True)
        self.reason.clear()
        self.hands.setValue(1)
        self.ruled_by.choose("floor")
        for field in (self.reason, self.hands, self.ruled_by):
            field.blockSignals(False)
        self.show()

    def show_step(self, step: str) -> None:
        """Ask for what this step needs."""
        for part in (self.hands, self._hands_title):
            part.setVisible(step == "hands")
        self.give.setVisible(step != "disqualification")
        self.disqualify.setVisible(step == "disqualification")

    def judge(self, refusal: str | None, *, told: bool = True) -> None:
        """Grey the verb and say why, or make it available with ``None``."""
        self.give.set_refusal(refusal)
        self.disqualify.set_refusal(refusal)
        self.wrong.say(refusal if refusal and told else "")
        self.wrong.setVisible(bool(self.wrong.whole))

    def take_keyboard(self, *, director_needed: bool = False) -> None:
        """Put the keyboard on the verb, else on what it waits for: the director, or the reason."""
        if self.verb.isEnabled():
            to: QWidget = self.verb
        elif director_needed and self.ruled_by.chosen() != "director":
            to = self.ruled_by.buttons["director"]
        else:
            to = self.reason
        to.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.SNUG)
        row.addWidget(self.ruled_by)
        row.addWidget(self._hands_title)
        row.addWidget(self.hands)
        row.addWidget(self.reason, 1)
        row.addWidget(self.give)
        row.addWidget(self.disqualify)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.WIDE, Space.SNUG, Space.WIDE, Space.SNUG)
        column.setSpacing(Space.HAIR)
        column.addWidget(self.wrong)
        column.addLayout(row)
        self.ruled_by.setSizePolicy(
            self.give.sizePolicy().horizontalPolicy(), self.give.sizePolicy().verticalPolicy()
        )


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


def chips_words(state: TournamentState, stack: int | None) -> str:
    """Return what becomes of the chips in play when so many leave it; None: not counted."""
    if stack is None:
        return fr_en(
            "Tapis non compté\u00a0: le total des jetons en jeu ne change pas.",
            "Stack not counted: the total of chips in play stays as it is.",
        )
    words = fr_en(
        "Jetons qui sortent du jeu\u00a0: {0}. Il en reste {1}.",
        "Chips leaving play: {0}. In play after: {1}.",
    )
    return words.format(whole(stack), whole(state.chips_in_play - stack))
