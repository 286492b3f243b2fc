"""The format: one entry a person or several, chips bought in place, what each costs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QWidget

from td_app.tournament.planning.ready_formats import (
    Format,
    Part,
    closing_with_prizes,
    format_of,
    parts_of,
    ready_terms,
    with_part,
)
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.format_fields import (
    WIDE,
    AddOnFields,
    BountyFields,
    CourseFields,
    EntryFields,
    FieldOfEntries,
    FormatFields,
    PoolFields,
    ReBuyFields,
    ReEntryFields,
)
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.page_parts import FormRows, ScrolledColumn
from td_app.words.language import fr_en


class FormatSection(Section):
    """Amounts are offered once :meth:`offer_money` says that the club allows them."""

    codes = (
        *("TERMS_", "BOUNTY_", "MONEY_NOT_ALLOWED", "SETUP_DRAWN_PRICE"),
        *("FLIGHT_", "JACKPOT_", "SETUP_DRAWN_FORMAT"),
    )

    #: The settings it decides.
    decides = (
        "entry_terms",
        "bounty",
        "flight",
        "sit_and_go",
        "synchronized_breaks",
        "jackpot",
    )

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the federation's freezeout."""
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._money_allowed = False
        self._showing = False
        self.formats = ChoiceField(name=fr_en("Format", "Format"))
        self.explained = label("", Say.SMALL, wraps=True)
        self.parts = {part: QCheckBox(words) for part, words in part_words().items()}
        self.entry = EntryFields()
        self.reentry = ReEntryFields()
        self.rebuy = ReBuyFields()
        self.addon = AddOnFields()
        self.bounty = BountyFields()
        self.field = FieldOfEntries()
        self.pool = PoolFields()
        self.course = CourseFields()
        self.groups: tuple[FormatFields, ...] = (
            self.entry,
            self.reentry,
            self.rebuy,
            self.addon,
            self.bounty,
            self.field,
            self.pool,
            self.course,
        )
        self._lay_out()
        self.formats.choiceChanged.connect(
            lambda key: self._keep(
                replace(self._setup, entry_terms=ready_terms(Format(key), self._setup))
            )
        )
        for part, box in self.parts.items():
            box.toggled.connect(lambda on, part=part: self._on_part(part, on))
        for group in self.groups:
            group.typed.connect(self._on_typed)
        self._show_parts()

    def offer_money(self, allowed: bool) -> None:
        """Offer amounts or not; a tournament that has some keeps them in sight."""
        self._money_allowed = allowed
        self._show_parts()

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings; the price is fixed once seats are drawn."""
        self.entry.fix(fixed.drawn)
        self.follow(setup)

    def follow(self, setup: TournamentSetup) -> None:
        """Show these settings: breaks and stacks may be others."""
        self._setup = setup
        self._show_parts()

    def values(self) -> dict[str, object]:
        """Return the format chosen."""
        return {name: getattr(self._setup, name) for name in self.decides}

    def _on_part(self, part: Part, on: bool) -> None:
        if not self._showing:
            terms = with_part(self._setup, part, on=on)
            self._keep(replace(self._setup, entry_terms=terms))

    def _on_typed(self) -> None:
        if self._showing:
            return
        written = self._setup
        for group in self.groups:
            written = group.read(written)
        self._keep(written)

    def _keep(self, written: TournamentSetup) -> None:
        terms = closing_with_prizes(self._setup.entry_terms, written.entry_terms)
        self._setup = replace(written, entry_terms=terms)
        self._show_parts()
        self.edited.emit()

    def _show_parts(self) -> None:
        terms = self._setup.entry_terms
        money = self._money_allowed or self._setup.of_money
        made = parts_of(terms)
        self._showing = True
        now = format_of(terms)
        known = [
            (one.value, words)
            for one, words in format_words().items()
            if (one is not Format.OTHER or now is one)
            and (one is not Format.MULTI or money or now is one)
        ]
        self.formats.set_choices(known)
        self.formats.choose(now.value)
        self.explained.setText(format_explained()[now])
        for part, box in self.parts.items():
            box.setChecked(part in made)
            box.setVisible(money or part is not Part.MULTI or part in made)
        for group in self.groups:
            group.money = money
            group.show_value(self._setup)
        self._showing = False

    def _lay_out(self) -> None:
        top = FormRows()
        parts = QWidget()
        row(*self.parts.values(), STRETCH, on=parts, spacing=Space.NORMAL, margins=0)
        chosen = QWidget()
        column(self.formats, self.explained, on=chosen, spacing=Space.HAIR, margins=0)
        self.formats.setFixedWidth(WIDE)
        top.add(fr_en("Format", "Format"), chosen)
        made = fr_en("Il comprend", "It includes")
        top.add(made, parts)
        area = ScrolledColumn(top, self.said, *self.groups, spacing=Space.NORMAL, margins=0)
        column(area, on=self, margins=0)


def format_words() -> dict[Format, str]:
    """Return what each format is called, in the order offered."""
    return {
        Format.FREEZEOUT: fr_en("Freezeout (fédération)", "Freezeout (federation)"),
        Format.REENTRY: fr_en("Réinscriptions", "Re-entries"),
        Format.REBUY: fr_en("Recaves et add-on", "Rebuys and add-on"),
        Format.REENTRY_ADD_ON: fr_en("Réinscriptions et add-on", "Re-entries and add-on"),
        Format.MULTI: fr_en("Entrée au choix", "Choice of buy-in"),
        Format.OTHER: fr_en("Personnalisé", "Custom"),
    }


def part_words() -> dict[Part, str]:
    """Return what each part of a format is called."""
    return {
        Part.REENTRY: fr_en("Réinscriptions", "Re-entries"),
        Part.REBUY: fr_en("Recaves", "Rebuys"),
        Part.ADD_ON: fr_en("Add-on", "Add-on"),
        Part.MULTI: fr_en("Entrée au choix", "Choice of buy-in"),
    }


def format_explained() -> dict[Format, str]:
    """Return a line under each format."""
    return {
        Format.FREEZEOUT: fr_en(
            "Une entrée par personne\u00a0: un joueur sans jetons est éliminé.",
            "One entry per person. A player with no chips left is out.",
        ),
        Format.REENTRY: fr_en(
            "Un joueur sorti peut se réinscrire, à une place tirée au sort, avec un tapis complet.",
            "A player who busts may re-enter, at a newly drawn seat with a full stack.",
        ),
        Format.REBUY: fr_en(
            "Un joueur à court de jetons peut en reprendre sans quitter sa place\u00a0; à une "
            "pause, chacun peut prendre un add-on.",
            "A player short of chips may rebuy without leaving the seat; at a break everyone may "
            "take an add-on.",
        ),
        Format.REENTRY_ADD_ON: fr_en(
            "Un joueur sorti peut se réinscrire\u00a0; à une pause, chacun peut prendre un add-on.",
            "A player who busts may re-enter; at a break everyone may take an add-on.",
        ),
        Format.MULTI: fr_en(
            "Chacun choisit le prix de son entrée\u00a0; le tapis est en proportion.",
            "Each player chooses their buy-in; the stack is in proportion.",
        ),
        Format.OTHER: fr_en(
            "Les éléments cochés ci-dessous, combinés.", "The elements ticked below, combined."
        ),
    }
