"""How the tournament runs: a day 1 of several, a start when full, breaks of the hour, a jackpot."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QLineEdit

from td_app.tournament.state.flights import Flight
from td_app.tournament.state.jackpot import EDITIONS
from td_app.tournament.state.person import LONGEST_FIELD
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.pages.program.setup.format_fields import COUNT, TitledFields
from td_app.ui.widgets.choices import ChoiceField
from td_app.words.jackpot import edition_text
from td_app.words.language import fr_en

WIDE = 304


class CourseFields(TitledFields):
    """Off as they stand: none of it is the federation's."""

    def __init__(self) -> None:
        """Show a tournament of one evening, that starts when the director says so."""
        super().__init__(fr_en("Déroulement", "Course of play"))
        self._add_flight()
        self.sit_and_go = self._box(fr_en("Commence quand c’est plein", "Starts when full"))
        on = fr_en(
            "Les places se tirent une fois toutes prises, puis l’horloge démarre.",
            "Seats are drawn once all are taken, then the clock starts.",
        )
        self.rows.add(fr_en("Sit & go", "Sit & go"), self.sit_and_go, on)
        words = fr_en("De la minute 55 à l’heure pleine", "From minute 55 to the full hour")
        self.breaks = self._box(words)
        on = fr_en(
            "À chaque heure, sauf pendant le premier niveau\u00a0; l’horloge s’arrête d’elle-même.",
            "Every hour, except during the first level; the clock stops by itself.",
        )
        self.rows.add(fr_en("Pauses synchronisées", "Synchronised breaks"), self.breaks, on)
        self._add_jackpot()

    def show_course(self, setup: TournamentSetup, *, money: bool) -> None:
        """Show how a tournament runs; a jackpot only where there is ``money``."""
        flight = setup.flight
        self.flight.setChecked(flight is not None)
        for row in self.of_flight:
            row.set_shown(flight is not None)
        if flight is not None:
            if self.of.text() != flight.of:
                self.of.setText(flight.of)
            self.after.setValue(flight.ends_after)
        self.sit_and_go.setChecked(setup.sit_and_go)
        self.breaks.setChecked(setup.synchronized_breaks)
        self.jackpot.choose(setup.jackpot)
        self.jackpots.set_shown(money or bool(setup.jackpot))

    def course(self, before: TournamentSetup) -> TournamentSetup:
        """Return the settings with what is written here."""
        levels = len(before.structure.levels)
        known = before.flight or Flight(before.name, max(1, levels // 2))
        if before.flight is not None:
            known = Flight(self.of.text().strip(), self.after.value())
        return replace(
            before,
            flight=known if self.flight.isChecked() else None,
            sit_and_go=self.sit_and_go.isChecked(),
            synchronized_breaks=self.breaks.isChecked(),
            jackpot=self.jackpot.chosen(),
        )

    def _box(self, words: str) -> QCheckBox:
        box = QCheckBox(words)
        box.toggled.connect(lambda _on: self.typed.emit())
        return box

    def _add_flight(self) -> None:
        self.flight = self._box(fr_en("Jour 1 d’une épreuve", "Day 1 of an event"))
        self.rows.add(fr_en("Vague", "Flight"), self.flight)
        self.of = QLineEdit()
        self.after = self._number(1, 99)
        self.of.setMaxLength(LONGEST_FIELD)
        self.of.textEdited.connect(lambda _text: self.typed.emit())
        told = fr_en(
            "Chaque vague est un tournoi\u00a0; le jour 2 prend les qualifiés des vagues choisies.",
            "Each flight is a tournament; day 2 takes the players qualified from those chosen.",
        )
        level = fr_en("Finit après le niveau", "Ends after level")
        self.of_flight = (
            self.rows.add(fr_en("Épreuve", "Event"), self.of, told, width=WIDE),
            self.rows.add(level, self.after, width=COUNT),
        )

    def _add_jackpot(self) -> None:
        tables = [(name, edition_text(name)) for name in EDITIONS]
        self.jackpot = ChoiceField([("", fr_en("non", "no")), *tables])
        self.jackpot.choiceChanged.connect(lambda _key: self.typed.emit())
        self.jackpot.setFixedWidth(WIDE)
        title = fr_en("Jackpot", "Jackpot")
        self.jackpot.setAccessibleName(title)
        told = fr_en(
            "À trois\u00a0: ce qui se joue est tiré du tableau, avec les tapis et les niveaux.",
            "For three: what is played for is drawn from the table, with stacks and levels.",
        )
        self.jackpots = self.rows.add(title, self.jackpot, told)
