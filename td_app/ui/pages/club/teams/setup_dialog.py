"""The settings of a meeting: asked when it is created, and changed later."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from rules_ropta.ruling import Refused
from td_app.meeting.setup import MOST_TABLES, Absents, Clocks, MeetingSetup, check_meeting
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.chips import ChipSet
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Structure
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.bound_form import BoundForm
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField, NumberField
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

WIDTH = 620
FIELD = 180
KEPT = "kept"


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


def in_sight(rows: QWidget) -> QScrollArea:
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
            title = fr_en("Nouvelle rencontre", "New team match")
        else:
            title = setup.name
        super().__init__(title, "", parent, icon="final-table", width=WIDTH)
        self._setup = setup
        self._chips = chips
        self.form: BoundForm[MeetingSetup] = BoundForm()
        self._ask(new)
        self.form.show_value(setup)
        self.body.addWidget(in_sight(self.form))
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.body.addWidget(self.wrong)
        explained(
            self.add_button("cancel", fr_en("Annuler", "Cancel")),
            "Ferme sans rien enregistrer de ce qui est saisi ici (Échap).",
            "Closes this; nothing is saved or changed (Esc).",
        )
        if new:
            verb = fr_en("Créer", "Create")
        else:
            verb = fr_en("Enregistrer", "Save")
        self.confirm = self.add_button("confirm", verb, Rank.PRIMARY)
        self.when_confirmed(lambda: self.decided.emit(self.setup()))
        self.form.typed.connect(self._update_confirm)
        self.name.setFocus()
        self._update_confirm()
        # What is still to be typed is no error yet: the button tells what it waits for.
        self.wrong.setText("")
        self._first = self.setup()

    def typed(self) -> bool:
        """Return whether some setting is not what it was."""
        return self.setup() != self._first

    def setup(self) -> MeetingSetup:
        """Return the settings as they are written."""
        written = self.form.read(self._setup)
        kind = self.structure.chosen()
        if kind == KEPT:
            return written
        stack = written.starting_stack
        made = _ready(StructureKind(kind), stack, self._chips, written.seats)
        return replace(written, structure=made or written.structure)

    def _structures(self, new: bool) -> list[tuple[str, str]]:
        kept = (KEPT, fr_en("l’actuelle, inchangée", "the current one, unchanged"))
        ready = [
            (StructureKind.FAST.value, fr_en("niveaux de 12 minutes", "12-minute levels")),
            (StructureKind.CLUB_EVENING.value, fr_en("niveaux de 20 minutes", "20-minute levels")),
            (StructureKind.DEEP.value, fr_en("niveaux de 25 minutes", "25-minute levels")),
        ]
        if new:
            return ready
        return [kept, *ready]

    def _ask(self, new: bool) -> None:
        bind = self.form.bind
        # As it stands, to be written on at its end.
        self.name = bind("name", QLineEdit(self._setup.name), fr_en("Nom", "Name"))
        self.date = bind("date", DateField(), fr_en("Date", "Date"), width=FIELD)
        rounds = fr_en("Manches", "Rounds")
        self.rounds = bind("rounds", CountField(least=1, most=12), rounds, width=FIELD)
        seats = fr_en("Places par table", "Seats per table")
        self.seats = bind("seats", CountField(least=2, most=10), seats, width=FIELD)
        none = fr_en("le moins possible", "as few as possible")
        self.tables = bind(
            "tables",
            CountField(most=MOST_TABLES, none=none),
            fr_en("Tables", "Tables"),
            fr_en(
                "Si un club a plus de joueurs que de tables, certains se rencontrent forcément.",
                "If a club has more players than there are tables, some are bound to meet.",
            ),
            width=FIELD,
        )
        stack = fr_en("Tapis de départ", "Starting stack")
        self.stack = bind("starting_stack", NumberField(least=1), stack, width=FIELD)
        self.structure = ChoiceField(self._structures(new))
        self.form.form.add(fr_en("Structure", "Structure"), self.structure)
        together = fr_en("une pour toutes les tables", "one for all tables")
        apart = fr_en("une par table", "one per table")
        clocks = ((Clocks.TOGETHER.value, together), (Clocks.APART.value, apart))
        self.clocks = bind("clocks", ChoiceField(clocks), fr_en("Horloges", "Clocks"))
        left_out = fr_en(
            "la table compte un joueur de moins", "the table counts as one player smaller"
        )
        last = fr_en("ils tiennent les derniers rangs", "they take the last places")
        absents = ((Absents.LEFT_OUT.value, left_out), (Absents.LAST.value, last))
        self.absents = bind(
            "absents",
            ChoiceField(absents),
            fr_en("Absents", "Absent players"),
            fr_en(
                "Un absent ne marque aucun point. Ce choix ne change plus une fois une manche "
                "tirée.",
                "An absent player scores nothing. This cannot be changed once a round is drawn.",
            ),
        )

    def _update_confirm(self) -> None:
        why: str | None = None
        try:
            check_meeting(self.setup())
        except Refused as refusal:
            why = refusal_sentence(refusal)
        self.wrong.setText(why or "")
        self.confirm.set_refusal(why)
