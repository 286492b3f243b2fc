"""Réglages: those of the tournament that is open, and those of a new one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.chips import CLUB_CHIPS, ChipSet
from td_app.tournament.state.setup import TournamentSetup, check_setup
from td_app.tournament.views.progress import NOTHING_FIXED
from td_app.ui.dialogs.house_dialog import KEEP, STAY, UnkeptDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.pages.program.setup.form import SetupForm, merged
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.page_parts import REACH
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

READING_WIDTH = 1060


def asks_to_keep(event: QKeyEvent) -> bool:
    """Return whether Ctrl and Enter are pressed, which saves the form."""
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return enter and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


class SetupPage(Page):
    """The settings; changes wait for "Enregistrer", which sends them in one command."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the settings of ``live``."""
        super().__init__(live, parent)
        self._saved = live.setup()
        self._fixed = NOTHING_FIXED
        self.form = SetupForm(lambda setup: self.live.can(cmd.ChangeSetup(setup)))
        self.save = Button(fr_en("Enregistrer", "Save"), Rank.PRIMARY, icon="save")
        self.drop = explained(
            Button(fr_en("Abandonner les changements", "Discard the changes"), Rank.QUIET),
            "Revient aux réglages enregistrés.",
            "Goes back to the saved settings.",
        )
        self.told = CutLabel("", Say.SOFT)
        _lay_out(self, self.form, self.told, (self.drop, self.save))
        self.form.edited.connect(self._show_foot)
        self.save.clicked.connect(self._save)
        self.drop.clicked.connect(self._drop)
        self.form.show_setup(self._saved, self.live.fixed())
        self._show_foot()

    @property
    def unsaved(self) -> bool:
        """Return whether something written is not kept yet."""
        return self.form.draft != self._saved or self.form.unread() is not None

    def keep(self) -> bool:
        """Take the structure composed, and save; whether all is saved."""
        self.form.take_untaken()
        self.save.click()
        return not self.unsaved

    def refresh(self) -> None:
        """Show the settings as they are now; what is being written is not lost."""
        now = self.live.setup()
        before = self._saved
        draft = merged(self.form.draft, before, now)
        self._saved = now
        self._fixed = self.live.fixed()
        self.form.show_setup(draft, self._fixed)
        self._show_foot()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save on Ctrl and Enter."""
        if asks_to_keep(event):
            self.save.click()
        else:
            super().keyPressEvent(event)

    def tick(self) -> None:
        """Grey the row that has just been played out; draw what is played each minute."""
        if not self.live.progress().started:
            return
        fixed = self.live.fixed()
        if fixed.played != self._fixed.played:
            self.refresh()
        elif fixed.minutes != self._fixed.minutes:
            self._fixed = fixed
            self.form.show_minutes(fixed)

    def _show_foot(self) -> None:
        refused = None
        if self.unsaved:
            refused = self.form.refused
        if self.unsaved:
            nothing = None
        else:
            nothing = fr_en("Tout est enregistré.", "Everything is saved.")
        told = None
        if refused:
            told = refusal_sentence(refused)
        self.save.set_refusal(nothing or told)
        self.drop.setVisible(self.unsaved)
        waiting = fr_en("Changements non enregistrés", "Unsaved changes")
        tone = Tone.NEUTRAL
        if refused is not None:
            tone = Tone.RED
        elif self.unsaved:
            tone = Tone.AMBER
        dress(self.told, tone=tone.value)
        self.told.say(told or nothing or waiting)

    def _save(self) -> None:
        if self.unsaved and self.live.dispatch(cmd.ChangeSetup(self.form.draft)) is not None:
            self.refresh()

    def _drop(self) -> None:
        self.form.forget_unread()
        self.form.show_setup(self._saved, self.live.fixed())
        self._show_foot()


class NewTournamentPage(QWidget):
    """A tournament being prepared; ``on_create`` gets its settings once they can be played."""

    def __init__(
        self,
        on_create: Callable[[TournamentSetup], object],
        initial: TournamentSetup | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Start from ``initial``, else from a club evening of today."""
        super().__init__(parent)
        dress(on_page(self, "new"), kind="page")
        self._on_create = on_create
        self.form = SetupForm(_playable, folds=True)
        # A name not written yet is no fault.
        self.form.unalarming = frozenset({"SETUP_NAME"})
        self.make = explained(
            Button(fr_en("Créer le tournoi", "Create the tournament"), Rank.PRIMARY, icon="check"),
            "Crée le tournoi avec ces réglages, encore modifiables ensuite (Ctrl+Entrée).",
            "Creates the tournament with these settings, which can still be changed (Ctrl+Enter).",
        )
        self.told = CutLabel("", Say.SOFT)
        _lay_out(self, self.form, self.told, (self.make,), centred=True)
        self.form.edited.connect(self._show_foot)
        self.make.clicked.connect(self._create)
        self.form.show_setup(initial or usual_setup(), NOTHING_FIXED)
        self._begun = self.form.draft
        self._show_foot()
        self.form.evening.name.setPlaceholderText(fr_en("Open d’automne", "Autumn Open"))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on the name."""
        super().showEvent(event)
        self.form.evening.name.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Create on Ctrl and Enter."""
        if asks_to_keep(event):
            self.make.click()
        else:
            super().keyPressEvent(event)

    def _show_foot(self) -> None:
        refused = self.form.refused
        told = None
        if refused:
            told = refusal_sentence(refused)
        self.make.set_refusal(told)
        alarming = refused is not None and refused.code not in self.form.unalarming
        dress(self.told, tone=(Tone.RED if alarming else Tone.NEUTRAL).value)
        ready = fr_en(
            "Tout se change encore ensuite, jusqu’au tirage des places.",
            "Everything can still be changed later, until the seat draw.",
        )
        self.told.say(told or ready)

    def unsaved_changes(self) -> str:
        """Return that a tournament is being prepared, "" while it is unchanged."""
        preparing = fr_en("Le tournoi en préparation", "The tournament being prepared")
        if self.form.draft != self._begun or self.form.untaken:
            return preparing
        return ""

    def _create(self) -> None:
        if self.form.refused is not None:
            return
        if not self.form.untaken:
            self._on_create(self.form.draft)
            return
        asking = UnkeptDialog(
            fr_en("Créer le tournoi\u00a0?", "Create the tournament?"),
            (fr_en("La structure composée", "The structure built"),),
            self,
            keep=fr_en("L’utiliser et créer", "Use it and create"),
            without=fr_en("Créer sans elle", "Create without it"),
        )
        asking.chosen.connect(self._create_anyway)
        asking.open()

    def _create_anyway(self, way: str) -> None:
        if way == STAY:
            self.form.show_section("structure")
            return
        if way == KEEP:
            self.form.take_untaken()
        if self.form.refused is None:
            self._on_create(self.form.draft)


def usual_setup(chips: ChipSet = CLUB_CHIPS, knockouts_noted: bool = False) -> TournamentSetup:
    """Return the settings a new tournament starts from: a club evening, today.

    Chips that a starting stack cannot be made of leave the usual structure as it is.
    """
    base = replace(TournamentSetup(), date=date.today().isoformat(), chips=chips)
    base = replace(base, knockouts_noted=knockouts_noted)
    places = base.seats_per_table * len(base.tables)
    try:
        structure = ready_structure(
            StructureKind.CLUB_EVENING, base.starting_stack, chips, base.ante_format, places
        )
    except Refused:
        return base
    return replace(base, structure=structure)


def _playable(setup: TournamentSetup) -> Refused | None:
    """Return why settings cannot be played; the missing name comes last."""
    for tried in (replace(setup, name=setup.name or "?"), setup):
        try:
            check_setup(tried)
        except Refused as refused:
            return refused
    return None


def _lay_out(
    page: QWidget,
    form: SetupForm,
    told: CutLabel,
    buttons: tuple[Button, ...],
    *,
    centred: bool = False,
) -> None:
    inside = QWidget(page)
    inside.setMaximumWidth(READING_WIDTH + REACH)
    column(form, on=inside, margins=0)
    middle = row(margins=(GUTTER, Space.NORMAL, GUTTER - REACH, 0))
    if centred:
        middle.addStretch(1)
    middle.addWidget(inside, 1000)
    middle.addStretch(1)
    foot = QFrame()
    dress(foot, kind="foot-bar")
    row(
        wide(told),
        *buttons,
        on=foot,
        spacing=Space.TIGHT,
        margins=(GUTTER, Space.TIGHT),
    )
    column(wide(middle), foot, on=page, spacing=Space.SNUG, margins=0)
