"""A season begun: its name, its dates, its parts, the scale it starts from."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.season.repository import Part, Season
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.scale_choice import ScaleChoice
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

FIRST_MONTH = 8
"""Begun from August on, a season is that of the year that comes."""

LEAVE_HELP = (
    "Ferme sans rien enregistrer de ce qui est saisi ici (Échap).",
    "Closes this; nothing is saved or changed (Esc).",
)


class BeginDialog(HouseDialog):
    """``begun(season)``, its number still 0; or ``changed(season)`` for one there already."""

    help_page = "season"

    begun = Signal(object)

    def __init__(
        self, last: Season | None, parent: QWidget, *, changing: Season | None = None
    ) -> None:
        """Ask for a season after ``last``; or for what changes of one."""
        title = fr_en("Nouvelle saison", "New season")
        if changing is not None:
            title = fr_en("Nom, dates et phases", "Name, dates and phases")
        super().__init__(title, "", parent, icon="winner")
        self._changing = changing
        held = changing or _usual(last)
        self.name = QLineEdit(held.name)
        self.parts = QLineEdit()
        self.parts.setText(", ".join(part.name for part in held.parts))
        self.begins = DateField()
        self.ends = DateField()
        self.begins.set_date(held.begins)
        self.ends.set_date(held.ends)
        form = FormRows(label_width=110)
        form.add(
            fr_en("Nom", "Name"), explained(self.name, "Le nom de la saison.", "The season’s name.")
        )
        form.add(
            fr_en("Du", "From"),
            explained(self.begins, "Le premier jour de la saison.", "The season’s first day."),
            width=190,
        )
        form.add(
            fr_en("Au", "To"),
            explained(self.ends, "Le dernier jour de la saison.", "The season’s last day."),
            width=190,
        )
        hint = fr_en(
            "Facultatif\u00a0: Automne, Hiver, Printemps", "Optional: Autumn, Winter, Spring"
        )
        form.add(
            fr_en("Phases", "Phases"),
            explained(
                self.parts,
                "Facultatif : des noms, séparés par des virgules.",
                "Optional: names, separated by commas.",
            ),
            hint,
        )
        self.scale = ScaleChoice(last)
        if changing is None:
            form.add(fr_en("Barème", "Points system"), self.scale)
        self.body.addWidget(form)
        if changing is None:
            leave = fr_en("Annuler", "Cancel")
            verb = fr_en("Commencer", "Begin")
        else:
            leave = fr_en("Ne rien changer", "Cancel")
            verb = fr_en("Enregistrer", "Save")
        explained(self.add_button("cancel", leave), *LEAVE_HELP)
        self.confirm = self.add_button("confirm", verb, Rank.PRIMARY)
        self.name.textChanged.connect(self._update_confirm)
        for field in (self.begins, self.ends):
            field.dateChanged.connect(self._update_confirm)
        self.when_confirmed(lambda: self.begun.emit(self.season()))
        self.name.setFocus()

    def season(self) -> Season:
        """Return the season as it is typed; parts of the same name stay what they were."""
        if self._changing:
            held = {part.name: part for part in self._changing.parts}
        else:
            held = {}
        names = [name.strip() for name in self.parts.text().split(",") if name.strip()]
        parts = tuple(held.get(name) or Part(0, name) for name in dict.fromkeys(names))
        number = 0
        if self._changing:
            number = self._changing.id
        dates = self.begins.date(), self.ends.date()
        if self._changing:
            scale = self._changing.scale
        else:
            scale = self.scale.text()
        return Season(number, self.name.text(), *dates, scale, parts)

    def _update_confirm(self) -> None:
        why = None
        (begins, ends) = (self.begins.date(), self.ends.date())
        if not self.name.text().strip():
            why = fr_en("Donnez un nom à la saison.", "Name the season.")
        elif begins and ends and ends < begins:
            why = refusal_sentence(Refused("SEASON_ENDS_BEFORE"))
        self.confirm.set_refusal(why)


def _usual(last: Season | None) -> Season:
    """The season of this year, from September to July; the next one where that is there."""
    today = date.today()
    if today.month >= FIRST_MONTH:
        year = today.year
    else:
        year = today.year - 1
    if last is not None and last.ends > f"{year}-09-01":
        year = int(last.ends[:4])
    return Season(0, f"{year}-{year + 1}", f"{year}-09-01", f"{year + 1}-07-31")
