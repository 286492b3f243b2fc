"""Points put right by hand: how many, of which evening, and why."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.season.repository import SeasonEvening
from td_app.season.scale_typed import number_of
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

SEASON = "0"


class CorrectionDialog(HouseDialog):
    """``corrected(points, reason, evening)``; the evening is None for the season as a whole."""

    help_page = "season"

    corrected = Signal(object, str, object)

    def __init__(
        self, name: str, evenings: Sequence[tuple[SeasonEvening, str]], parent: QWidget
    ) -> None:
        """Ask for the correction of somebody's points."""
        super().__init__(
            fr_en("Corriger les points", "Correct points"),
            fr_en(
                "{0}\u00a0: la correction et son motif restent au procès-verbal de la saison, et "
                "s’annulent.",
                "{0}: the correction and its reason stay in the minutes of the season, and can be "
                "undone.",
            ).format(name),
            parent,
            icon="edit",
        )
        self.points = QLineEdit()
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        whole = (SEASON, fr_en("La saison", "The season"))
        told = [
            (str(one.id), " · ".join(filter(None, (day, one.name))))
            for one, day in reversed(evenings)
        ]
        self.evening = ChoiceField([whole, *told])
        form = FormRows(label_width=110)
        hint = fr_en("+5 pour en ajouter, −5 pour en retirer", "+5 to add some, −5 to take some")
        self._points = form.add(fr_en("Points", "Points"), self.points, hint, width=120)
        form.add(
            fr_en("De", "Of"),
            explained(
                self.evening,
                "La soirée corrigée, ou toute la saison.",
                "The evening corrected, or the whole season.",
            ),
        )
        form.add(fr_en("Motif", "Reason"), self.reason)
        self.body.addWidget(form)
        self.add_button("cancel", fr_en("Ne rien changer", "Change nothing"))
        self.confirm = explained(
            self.add_button("confirm", fr_en("Corriger", "Correct"), Rank.PRIMARY),
            "Garde cette correction ; le procès-verbal de la saison l’écrit.",
            "Keeps this correction; the season’s minutes say so.",
        )
        self.points.textChanged.connect(self._update_confirm)
        self.reason.textChanged.connect(self._update_confirm)
        self.chosen.connect(self._give)
        self.points.setFocus()
        self._update_confirm()

    def _typed(self) -> Fraction | Refused:
        try:
            return number_of(self.points.text())
        except Refused as refusal:
            return refusal

    def _update_confirm(self) -> None:
        typed = self._typed()
        wrong = isinstance(typed, Refused) and bool(self.points.text().strip())
        self._points.set_error(refusal_sentence(typed) if wrong else None)  # type: ignore[arg-type]
        missing = isinstance(typed, Refused) or not typed
        why = fr_en("Écrivez les points et le motif.", "Write the points and the reason.")
        if missing or not self.reason.text().strip():
            self.confirm.set_refusal(why)
        else:
            self.confirm.set_refusal(None)

    def _give(self, name: str) -> None:
        typed = self._typed()
        if name == "confirm" and isinstance(typed, Fraction):
            evening = self.evening.chosen()
            if evening == SEASON:
                chosen = None
            else:
                chosen = int(evening)
            self.corrected.emit(typed, self.reason.text().strip(), chosen)
