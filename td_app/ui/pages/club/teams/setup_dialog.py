"""The settings of a meeting: asked when it is created, and changed later."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from rules_ropta.ruling import Refused
from td_app.meeting.setup import Absents, Clocks, MeetingSetup, check_meeting
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.chips import ChipSet
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Structure
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.page_parts import FormRows, scrolled
from td_app.ui.widgets.typed_fields import CountField, NumberField
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

WIDTH = 620
FIELD = 180
KEPT = "kept"
MOST_TABLES = 64


def new_setup(chips: ChipSet, today: str) -> MeetingSetup:
    """Return the settings a meeting starts from: eight a table, two rounds, one clock."""
    return replace(
        MeetingSetup("", Structure()),
        date=today,
        structure=_ready(StructureKind.FAST, 10_000, chips, 8) or TournamentSetup().structure,
    )


def _ready(kind: StructureKind, stack: int, chips: ChipSet, players: int) -> Structure | None:
    try:
        return ready_structure(kind, stack, chips, TournamentSetup().ante_format, players)
    except Refused:
        return None


HIGHEST = 380
"""Pixels that the fields of a dialog may take: beyond, they scroll, on the smallest screen too."""


def in_sight(rows: FormRows) -> QScrollArea:
    """Return the fields of a dialog, which scroll where they would not fit a small screen."""
    dress(rows, kind="scrolled")
    area = scrolled(rows)
    area.setFixedHeight(min(HIGHEST, rows.sizeHint().height() + Space.TIGHT))
    return area


class MeetingDialog(HouseDialog):
    """``decided(setup)`` with the settings written."""

    help_page = "teams"

    decided = Signal(object)

    def __init__(self, setup: MeetingSetup, chips: ChipSet, parent: QWidget | None = None) -> None:
        """Ask about ``setup``; a new meeting has no name yet."""
        new = not setup.name
        if new:
            title = fr_en("Nouvelle rencontre", "New meeting")
        else:
            title = setup.name
        super().__init__(title, "", parent, icon="final-table", width=WIDTH)
        self._setup = setup
        self._chips = chips
        self.name = QLineEdit(setup.name)
        self.date = DateField()
        self.date.set_date(setup.date)
        self.rounds = CountField(setup.rounds, least=1, most=12)
        self.seats = CountField(setup.seats, least=2, most=10)
        none = fr_en("le moins possible", "as few as possible")
        self.tables = CountField(setup.tables, most=MOST_TABLES, none=none)
        self.stack = NumberField(setup.starting_stack, least=1)
        self.structure = ChoiceField(self._structures(new))
        self._make_choices()
        self._lay_out()
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.body.addWidget(self.wrong)
        self.add_button("cancel", fr_en("Annuler", "Cancel"))
        if new:
            verb = fr_en("Créer", "Create")
        else:
            verb = fr_en("Enregistrer", "Save")
        self.confirm = self.add_button("confirm", verb, Rank.PRIMARY)
        self.chosen.connect(self._give)
        self.name.textChanged.connect(lambda _text: self._update_confirm())
        self.date.dateChanged.connect(self._update_confirm)
        self.name.setFocus()
        self._update_confirm()
        self._first = self.setup()

    def typed(self) -> bool:
        """Return whether some setting is not what it was."""
        return self.setup() != self._first

    def _make_choices(self) -> None:
        setup = self._setup
        self.clocks = ChoiceField(
            (
                (Clocks.TOGETHER.value, fr_en("une pour toutes les tables", "one for every table")),
                (Clocks.APART.value, fr_en("une par table", "one a table")),
            )
        )
        self.clocks.choose(setup.clocks.value)
        self.absents = ChoiceField(
            (
                (
                    Absents.LEFT_OUT.value,
                    fr_en("la table compte un joueur de moins", "the table counts one less"),
                ),
                (
                    Absents.LAST.value,
                    fr_en("ils tiennent les derniers rangs", "they take the last ranks"),
                ),
            )
        )
        self.absents.choose(setup.absents.value)

    def setup(self) -> MeetingSetup:
        """Return the settings as they are written."""
        kind = self.structure.chosen()
        stack = self.stack.value()
        seats = self.seats.value()
        structure = self._setup.structure
        if kind != KEPT:
            made = _ready(StructureKind(kind), stack, self._chips, seats)
            structure = made or structure
        return replace(
            self._setup,
            name=self.name.text().strip(),
            date=self.date.date(),
            rounds=self.rounds.value(),
            seats=seats,
            tables=self.tables.value(),
            starting_stack=stack,
            structure=structure,
            clocks=Clocks(self.clocks.chosen()),
            absents=Absents(self.absents.chosen()),
        )

    def _structures(self, new: bool) -> list[tuple[str, str]]:
        kept = (KEPT, fr_en("celle d’aujourd’hui, inchangée", "the present one, unchanged"))
        ready = [
            (StructureKind.FAST.value, fr_en("niveaux de 12 minutes", "12-minute levels")),
            (StructureKind.CLUB_EVENING.value, fr_en("niveaux de 20 minutes", "20-minute levels")),
            (StructureKind.DEEP.value, fr_en("niveaux de 25 minutes", "25-minute levels")),
        ]
        if new:
            return ready
        return [kept, *ready]

    def _lay_out(self) -> None:
        rows = FormRows()
        rows.add(fr_en("Nom", "Name"), self.name)
        rows.add(fr_en("Date", "Date"), self.date, width=FIELD)
        rows.add(fr_en("Manches", "Rounds"), self.rounds, width=FIELD)
        rows.add(fr_en("Places par table", "Seats a table"), self.seats, width=FIELD)
        hint = fr_en(
            "Un club qui a plus de joueurs que de tables s’y rencontre forcément.",
            "A club with more players than there are tables is bound to meet itself.",
        )
        rows.add(fr_en("Tables", "Tables"), self.tables, hint, width=FIELD)
        rows.add(fr_en("Tapis de départ", "Starting stack"), self.stack, width=FIELD)
        rows.add(fr_en("Structure", "Structure"), self.structure)
        rows.add(fr_en("Horloges", "Clocks"), self.clocks)
        absent_hint = fr_en(
            "Un absent ne marque pas. Cela ne change plus une fois une manche tirée.",
            "A missing player scores nothing. Fixed once a round is drawn.",
        )
        rows.add(fr_en("Absents", "Missing"), self.absents, absent_hint)
        self.body.addWidget(in_sight(rows))

    def _update_confirm(self) -> None:
        why: str | None = None
        try:
            check_meeting(self.setup())
        except Refused as refusal:
            why = refusal_sentence(refusal)
        self.wrong.setText(why or "")
        self.confirm.set_refusal(why)

    def _give(self, name: str) -> None:
        if name == "confirm":
            self.decided.emit(self.setup())
