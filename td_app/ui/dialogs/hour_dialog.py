"""What time it is, asked before anything is dated by a computer's clock that is far off."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.live.computer_hour import ComputerHour
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import row
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import HourField
from td_app.words import refusal_sentence
from td_app.words.figures import exactly, short_day
from td_app.words.language import fr_en

GO_ON = "go_on"
GIVEN = "given"
SET_RIGHT = "set_right"


class HourDialog(HouseDialog):
    """Stays until the clock is settled, or left with Escape: acts are refused meanwhile."""

    def __init__(self, clock: ComputerHour, doubt: Refused, parent: QWidget | None = None) -> None:
        """Ask about ``clock``, for the reason that ``doubt`` gives."""
        title = fr_en("L’heure de l’ordinateur est douteuse", "The computer’s time is doubtful")
        super().__init__(title, "", parent, icon="clock", width=620)
        self._clock = clock
        self.why = label(refusal_sentence(doubt), wraps=True)
        today = fr_en("Date d’aujourd’hui", "Today’s date")
        now = fr_en("Heure exacte", "Right time")
        keeping = fr_en("Motif pour garder cette heure", "Reason to keep this time")
        self.date = explained(
            DateField(none=today),
            "La date d’aujourd’hui, si celle de l’ordinateur est fausse.",
            "Today’s date, where the computer’s is wrong.",
        )
        self.hour = explained(
            HourField(none=now),
            "L’heure qu’il est ; l’application la compte à partir de là.",
            "The time it is now; the application counts on from there.",
        )
        self.reason = explained(
            QLineEdit(),
            "Pourquoi continuer avec l’heure de l’ordinateur ; inscrit au journal.",
            "Why to go on with the computer’s time; recorded in the log.",
        )
        for field, name in ((self.date, today), (self.hour, now), (self.reason, keeping)):
            field.setAccessibleName(name)
            field.textChanged.connect(self._update_buttons)
        self.body.addWidget(self.why)
        self.body.addWidget(label(now, Say.STRONG))
        self.body.addLayout(row(self.date, self.hour))
        self.body.addWidget(label(keeping, Say.STRONG))
        self.body.addWidget(self.reason)
        keep = (
            "Continue avec l’heure de l’ordinateur ; le motif est inscrit au journal.",
            "Goes on with the computer’s time; the reason is recorded in the log.",
        )
        use = (
            "Date tout de l’heure donnée, jusqu’à ce que l’ordinateur soit à l’heure.",
            "Dates everything by the time entered, until the computer’s clock is right.",
        )
        read = (
            "Relit l’heure de l’ordinateur, une fois réglée dans le système.",
            "Reads the computer’s time again, once it is set in the system.",
        )
        self.add_button(GO_ON, fr_en("Garder cette heure", "Keep this time"), explains=keep)
        self.add_button(GIVEN, fr_en("Suivre l’heure donnée", "Use the time entered"), explains=use)
        right = fr_en("Relire l’heure de l’ordinateur", "Read the computer’s time")
        self.add_button(SET_RIGHT, right, Rank.PRIMARY, explains=read)
        if clock.likely_ms is not None:
            self.date.setText(short_day(datetime.fromtimestamp(clock.likely_ms / 1000)))
            self.hour.set_hour(exactly(clock.likely_ms))
        self._update_buttons()
        self.date.setFocus()

    def typed(self) -> bool:
        """Return whether an hour or a reason is typed."""
        return bool(self.hour.hour() or self.reason.text().strip())

    def choose(self, name: str) -> None:
        """Settle as the button says, and close; a clock that is still far off is told of here."""
        hour = f"{self.date.date()} {self.hour.hour()}" if name == GIVEN else ""
        reason = self.reason.text() if name == GO_ON else ""
        try:
            self._clock.settle(hour, reason)
        except Refused as refusal:
            tell(self.why, refusal_sentence(refusal), Tone.AMBER)
            return
        super().choose(name)

    def _update_buttons(self) -> None:
        hour = self.date.date() and self.hour.hour()
        unwritten = fr_en("Indiquez d’abord la date et l’heure.", "Enter the date and time first.")
        unsaid = fr_en("Indiquez d’abord un motif.", "Enter a reason first.")
        self.buttons[GIVEN].set_refusal(None if hour else unwritten)
        self.buttons[GO_ON].set_refusal(None if self.reason.text().strip() else unsaid)
