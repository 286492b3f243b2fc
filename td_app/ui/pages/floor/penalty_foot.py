"""Who ruled, how many hands, why, and the verb that gives the sanction."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.filter_chips import FilterChips
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.number_field import CountField
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
