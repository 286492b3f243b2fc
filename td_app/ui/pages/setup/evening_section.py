"""The tournament itself: name, day, place, format, late entry, who is kept apart."""

from __future__ import annotations

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QCheckBox, QDateEdit, QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import KeepApart, TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.setup.section import Section
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_parts import FormRow, FormRows, ScrolledColumn
from td_app.ui.widgets.typed_fields import CountField, HourField, NumberField
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

NO_DATE = QDate(2000, 1, 1)
DEFAULT_LATE_LEVEL = 2
"""What 1.8 says where the organiser says nothing."""


class EveningSection(Section):
    """The first thing a director fills in; everything but the name has a sensible value."""

    codes = ("SETUP_NAME", "SETUP_DATE", "SETUP_SEATS", "SETUP_STACK", "SETUP_DRAWN", "TEXT_",
             "SETUP_LATE_ENTRY", "SETUP_CLOSES_AT", "SETUP_NO_SHOWS")  # fmt: skip

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show empty settings."""
        super().__init__(parent)
        self._late_given: int | None = None
        self.name = QLineEdit()
        self.name.setMaxLength(200)
        self.date = QDateEdit()
        self.date.setCalendarPopup(True)
        self.date.setMinimumDate(NO_DATE)
        self.date.setSpecialValueText(fr_en("sans date", "no date"))
        self.date.setDisplayFormat("dd/MM/yyyy")
        self.place = QLineEdit()
        self.place.setMaxLength(200)
        self.seats = CountField(8, least=2, most=10)
        self.stack = NumberField(10_000, least=1, most=1_000_000_000, step=1_000)
        self.late = CountField(DEFAULT_LATE_LEVEL, least=0, most=60)
        self.late.setSpecialValueText(fr_en("aucune", "none"))
        self.no_shows = CountField(0, least=0, most=60)
        self.no_shows.setSpecialValueText(fr_en("jamais", "never"))
        self.apart = ChoiceField(
            (
                (
                    KeepApart.CLUBS.value,
                    fr_en("Les membres d'un même club", "Members of the same club"),
                ),
                (
                    KeepApart.TEAMS.value,
                    fr_en("Les membres d'une même équipe", "Members of the same team"),
                ),
                (KeepApart.NOBODY.value, fr_en("Personne", "Nobody")),
            )
        )
        self.closes = HourField(none=fr_en("sans limite", "no limit"))
        self.announced = QCheckBox(
            fr_en("Y dire l'heure de fin estimée", "Say there when play should end")
        )
        self._rows = self._lay_out()
        self.name.textEdited.connect(self.edited)
        self.place.textEdited.connect(self.edited)
        self.date.dateChanged.connect(self.edited)
        self.seats.valueChanged.connect(self.edited)
        self.stack.valueChanged.connect(self.edited)
        self.late.valueChanged.connect(self.edited)
        self.no_shows.valueChanged.connect(self.edited)
        self.apart.choiceChanged.connect(self.edited)
        self.closes.hourChanged.connect(self.edited)
        self.announced.toggled.connect(self.edited)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings."""
        self.blockSignals(True)
        _write(self.name, setup.name)
        _write(self.place, setup.place)
        date = QDate.fromString(setup.date, "yyyy-MM-dd")
        self.date.setDate(date if date.isValid() else NO_DATE)
        self.seats.setValue(setup.seats_per_table)
        self.stack.setValue(setup.starting_stack)
        self._late_given = setup.late_entry_until
        given = setup.late_entry_until
        self.late.setValue(DEFAULT_LATE_LEVEL if given is None else given)
        self.no_shows.setValue(setup.no_shows_out_after or 0)
        self.apart.choose(setup.keep_apart.value)
        self.closes.set_hour(setup.closes_at)
        self.announced.setChecked(setup.end_announced)
        self._fix(self.seats, fixed, "SETUP_DRAWN_SEATS")
        self._fix(self.stack, fixed, "SETUP_DRAWN_STACK")
        self.blockSignals(False)

    def values(self) -> dict[str, object]:
        """Return what was written."""
        date = self.date.date()
        late: int | None = self.late.value()
        if late == DEFAULT_LATE_LEVEL and self._late_given is None:
            late = None
        return {
            "name": self.name.text().strip(),
            "date": "" if date == NO_DATE else date.toString("yyyy-MM-dd"),
            "place": self.place.text().strip(),
            "seats_per_table": self.seats.value(),
            "starting_stack": self.stack.value(),
            "late_entry_until": late,
            "no_shows_out_after": self.no_shows.value() or None,
            "keep_apart": KeepApart(self.apart.chosen()),
            "closes_at": self.closes.hour(),
            "end_announced": self.announced.isChecked(),
        }

    def follow(self, setup: TournamentSetup) -> None:
        """Show the stack that a structure was made for."""
        self.stack.blockSignals(True)
        self.stack.setValue(setup.starting_stack)
        self.stack.blockSignals(False)

    def show_refusal(self, refused: Refused | None) -> None:
        """Say under its field what is wrong."""
        wrong = self._row_of(refused) if refused is not None else None
        for row in self._rows.values():
            told = refusal_sentence(refused) if refused is not None and row is wrong else None
            row.set_error(told)

    def mends(self, refused: Refused) -> bool:
        """Tell whether a refusal is to be mended here; a table's seats are mended there."""
        return super().mends(refused) and self._row_of(refused) is not None

    def _row_of(self, refused: Refused) -> FormRow | None:
        match refused.code:
            case "SETUP_NAME":
                return self._rows["name"]
            case "SETUP_DATE":
                return self._rows["date"]
            case "SETUP_SEATS" if refused.params.get("seats") == self.seats.value():
                return self._rows["seats"]
            case "SETUP_DRAWN_SEATS":
                return self._rows["seats"]
            case "SETUP_STACK" | "SETUP_DRAWN_STACK":
                return self._rows["stack"]
            case "SETUP_CLOSES_AT":
                return self._rows["closes"]
            case "SETUP_LATE_ENTRY":
                return self._rows["late"]
            case "SETUP_NO_SHOWS":
                return self._rows["no_shows"]
            case "TEXT_TOO_LONG" | "TEXT_UNREADABLE":
                longer = len(self.place.text()) > len(self.name.text())
                return self._rows["place" if longer else "name"]
        return None

    def _fix(self, field: QWidget, fixed: Fixed, code: str) -> None:
        field.setEnabled(not fixed.drawn)
        row = self._rows["seats" if field is self.seats else "stack"]
        hint = refusal_sentence(Refused(code)) if fixed.drawn else ""
        row.set_hint(hint)
        field.setToolTip(hint)

    def _lay_out(self) -> dict[str, FormRow]:
        form = FormRows()
        rows = {**self._the_day(form), **self._the_entries(form)}
        rows["announced"] = form.add(fr_en("Affichage public", "Public display"), self.announced)
        scrolled = ScrolledColumn()
        scrolled.column.addWidget(form)
        scrolled.column.addStretch(1)
        column(scrolled, on=self, margins=0)
        return rows

    def _the_day(self, form: FormRows) -> dict[str, FormRow]:
        return {
            "name": form.add(fr_en("Nom", "Name"), self.name),
            "date": form.add(fr_en("Date", "Date"), self.date, width=176),
            "place": form.add(fr_en("Lieu", "Place"), self.place),
            "closes": form.add(
                fr_en("La salle ferme à", "The hall closes at"),
                self.closes,
                fr_en(
                    "La page Horloge dit si l'on finira avant.",
                    "The Clock page says whether play ends before.",
                ),
                width=112,
            ),
        }

    def _the_entries(self, form: FormRows) -> dict[str, FormRow]:
        return {
            "seats": form.add(fr_en("Places par table", "Seats a table"), self.seats, width=112),
            "stack": form.add(fr_en("Tapis de départ", "Starting stack"), self.stack, width=176),
            "late": form.add(
                fr_en(
                    "Entrées tardives jusqu'à la fin du niveau", "Late entry until the end of level"
                ),
                self.late,
                fr_en(
                    "Niveau 2 quand rien n'est dit (§\u00a01.8).",
                    "Level 2 when nothing is said (§\u00a01.8).",
                ),
                width=112,
            ),
            "no_shows": form.add(
                fr_en(
                    "Retirer qui n'est jamais venu, après le niveau",
                    "Withdraw no-shows after level",
                ),
                self.no_shows,
                fr_en(
                    "Jamais\u00a0: ses jetons restent et paient les blindes (§\u00a01.9).",
                    "Never: the chips stay and pay the blinds (§\u00a01.9).",
                ),
                width=112,
            ),
            "apart": form.add(
                fr_en("Séparer au tirage", "Keep apart in the draw"),
                self.apart,
                fr_en(
                    "À des tables différentes, autant que les nombres le permettent.",
                    "At different tables, as far as the numbers allow.",
                ),
                width=304,
            ),
        }


def _write(field: QLineEdit, text: str) -> None:
    if field.text().strip() != text:
        field.setText(text)
        field.setCursorPosition(0)
