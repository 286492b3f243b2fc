"""The settings of a tournament as one form, for a new one and for the one that is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cached_property
from typing import Any, Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.planning.ready_formats import format_of
from td_app.tournament.state.chips import check_chip_set
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.desk import Offered
from td_app.ui.pages.program.setup.chips_section import ChipsSection
from td_app.ui.pages.program.setup.evening_section import EveningSection
from td_app.ui.pages.program.setup.format_section import FormatSection, format_words
from td_app.ui.pages.program.setup.house_rules_section import HouseRulesSection
from td_app.ui.pages.program.setup.prizes_section import PrizesSection
from td_app.ui.pages.program.setup.rules_section import RulesSection
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.pages.program.setup.structure_section import StructureSection
from td_app.ui.pages.program.setup.tables_section import TablesSection
from td_app.ui.preloading import unplaced
from td_app.ui.theme import SCROLL_BAR, Space, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words import regime_text
from td_app.words.language import Pair, fr_en

Judge = Callable[[TournamentSetup], Refused | None]
S = TypeVar("S", bound=Section)
NAV_WIDTH = 142
ICONS = {
    "evening": "spade",
    "format": "entry",
    "tables": "room",
    "structure": "clock",
    "chips": "chips",
    "rules": "floor",
    "prizes": "winner",
    "house": "club",
}

SECTION_HELP: Final[Mapping[str, Pair]] = {
    "evening": (
        "Nom, date, heures, tapis de départ, entrées tardives, tirage.",
        "Name, date, times, starting stack, late registration, draw.",
    ),
    "format": (
        "Réinscriptions, recaves, vagues, satellite : désactivés par défaut.",
        "Freezeout by default; or re-entries, rebuys, flights, satellite.",
    ),
    "tables": (
        "Les tables, leurs places et l’ordre de fermeture.",
        "Tables, their seats and the breaking order.",
    ),
    "structure": (
        "Les niveaux, les blindes, les antes et les pauses.",
        "Levels, blinds, antes and breaks.",
    ),
    "chips": (
        "Les valeurs de vos mallettes, et combien le club en possède.",
        "The values in your cases, and how many chips the club owns.",
    ),
    "rules": (
        "La gradation des sanctions, la taille de la table finale.",
        "How strict penalties are, the size of the final table.",
    ),
    "prizes": ("Ce que gagne chaque rang.", "What each place wins."),
    "house": (
        "Ce que le club modifie au règlement, rappelé sur les papiers.",
        "What the club changes in the rulebook, shown on printouts.",
    ),
}

#: Sections folded under one name in a new tournament, and the settings each decides.
FOLDED: dict[str, tuple[str, ...]] = {
    "format": FormatSection.decides,
    "rules": ("regime", "final_size"),
    "house": ("house_rules",),
}
UNDER_THE_NAME = 36
"""Pixels left of what is in force, under the name of what is folded."""

KINDS: dict[str, type[Section]] = {
    "evening": EveningSection,
    "format": FormatSection,
    "tables": TablesSection,
    "structure": StructureSection,
    "chips": ChipsSection,
    "rules": RulesSection,
    "prizes": PrizesSection,
    "house": HouseRulesSection,
}


class SetupForm(QWidget):
    """``edited()`` when the draft changed; ``draft`` is what is written, ``refused`` what it lacks.

    A section is made when it is first asked for, showing the draft. ``judge`` says why settings
    cannot be kept; codes in ``unalarming`` are left to whoever holds the form. ``folds``: the
    names of :data:`FOLDED` wait under one, which opens where one of them is not as usual, or wrong.
    """

    edited = Signal()

    def __init__(self, judge: Judge, parent: QWidget | None = None, *, folds: bool = False) -> None:
        """Start empty."""
        super().__init__(parent)
        self.setProperty(FORM, True)
        on_page(self, "setup")
        self._refusal_of = judge
        self.draft = TournamentSetup()
        self.refused: Refused | None = None
        self.unalarming: frozenset[str] = frozenset()
        self._fixed = NOTHING_FIXED
        self._money_allowed = False
        self._unplaced: dict[type[Section], Section] = {}
        self.nav: dict[str, Button] = {}
        self.fold = explained(
            Button(
                fr_en("Format et règles", "Format and rules"),
                Rank.QUIET,
                icon="chevron-down",
                does=lambda: self.unfold(not self.unfolded),
            ),
            "Affiche ou replie le format, les règles et les règles maison.",
            "Shows or folds away format, rules and house rules.",
        )
        self.in_force = label("", Say.SMALL, wraps=True)
        for part in (self.fold, self.in_force):
            part.setParent(self)
        self._folds = folds
        self.unfolded = not folds
        self._unusual: frozenset[str] = frozenset()
        self._group = QButtonGroup(self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self.show_section("evening")

    @cached_property
    def evening(self) -> EveningSection:
        """Return the fields of the day, the entries and the words."""
        return self._begun(EveningSection)

    @cached_property
    def format(self) -> FormatSection:
        """Return how one enters, and what it costs."""
        section = self._begun(FormatSection)
        section.offer_money(self._money_allowed)
        return section

    @cached_property
    def tables(self) -> TablesSection:
        """Return the tables of the room."""
        return self._begun(TablesSection)

    @cached_property
    def structure(self) -> StructureSection:
        """Return the levels and the breaks."""
        return self._begun(StructureSection)

    @cached_property
    def chips(self) -> ChipsSection:
        """Return the chips played with."""
        return self._begun(ChipsSection)

    @cached_property
    def rules(self) -> RulesSection:
        """Return what the organiser decides and must announce."""
        return self._begun(RulesSection)

    @cached_property
    def prizes(self) -> PrizesSection:
        """Return what the places are given."""
        section = self._begun(PrizesSection)
        section.offer_money(self._money_allowed)
        return section

    @cached_property
    def house(self) -> HouseRulesSection:
        """Return what the club decides otherwise."""
        return self._begun(HouseRulesSection)

    @property
    def sections(self) -> dict[str, Section]:
        """Return every section by its key, made now if it was not."""
        return {key: self.section(key) for key in ICONS}

    def section(self, key: str) -> Section:
        """Return a section by its key, made now if it was not."""
        section: Section = getattr(self, key)
        return section

    def made_ahead(self) -> Iterator[object]:
        """Make the sections that nobody saw yet; each has a step to be made, one to be placed."""
        for key, kind in KINDS.items():
            if key not in self.__dict__:
                self._unplaced[kind] = kind()
                yield unplaced(self._unplaced[kind])
                yield self.section(key)

    def _made(self) -> list[Section]:
        return [self.section(key) for key in ICONS if key in self.__dict__]

    def _begun(self, kind: type[S]) -> S:
        """A section in its place, showing the draft, and heard."""
        ahead = self._unplaced.pop(kind, None)
        if isinstance(ahead, kind):
            section = ahead
        else:
            section = kind()
        section.stand_at_gutter()
        self._stack.addWidget(section)
        section.edited.connect(lambda: self._on_edited(section))
        for field in section.findChildren(NumberField):
            field.badChanged.connect(self._on_unread)
        section.show_setup(self.draft, self._fixed)
        return section

    def offer(self, offered: Offered) -> None:
        """Offer what the club allows or asks for; what a tournament has already stays shown."""
        self.offer_money(offered.money)
        self.evening.offer(games=offered.games, knockouts=offered.knockouts)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings, with what play has fixed."""
        self.draft = setup
        self._fixed = fixed
        for section in self._made():
            section.show_setup(setup, fixed)
        self.update_refusals()

    def show_minutes(self, fixed: Fixed) -> None:
        """Show how far play is in the structure, a minute later."""
        self._fixed = fixed
        for section in self._made():
            if isinstance(section, StructureSection):
                section.show_minutes(fixed)

    def offer_money(self, allowed: bool) -> None:
        """Offer amounts, or not: what the tournament has of them stays in sight."""
        self._money_allowed = allowed
        for section in self._made():
            if isinstance(section, FormatSection | PrizesSection):
                section.offer_money(allowed)

    def unfold(self, unfolded: bool) -> None:
        """Show the names that wait under one, or fold them away again."""
        self.unfolded = unfolded or not self._folds
        for key in FOLDED:
            self.nav[key].setVisible(self.unfolded)
            if not self.unfolded and self.nav[key].isChecked():
                self.show_section("evening")
        self.fold.setVisible(self._folds)
        give_icon(self.fold, "chevron-up" if self.unfolded else "chevron-down", "text")
        self.in_force.setVisible(not self.unfolded)

    def _show_in_force(self, wrong: str) -> None:
        """Show a summary of each folded part; an error or an unusual value unfolds it."""
        usual = TournamentSetup()
        unusual = frozenset(
            key
            for key, names in FOLDED.items()
            if key == wrong or any(getattr(self.draft, n) != getattr(usual, n) for n in names)
        )
        if unusual - self._unusual:
            self.unfold(True)
        self._unusual = unusual
        rules = len(self.draft.house_rules)
        told = (
            format_words()[format_of(self.draft.entry_terms)],
            fr_en("Gradation {0}", "Ladder: {0}").format(regime_text(self.draft.regime.value)),
            house_rules_counted(rules),
        )
        self.in_force.setText("\n".join(told))
        self.fold.setAccessibleDescription(", ".join(told))

    def show_section(self, key: str) -> None:
        """Show a section: evening, format, tables, structure, chips, rules, prizes or house."""
        if key in FOLDED and not self.unfolded:
            self.unfold(True)
        self.nav[key].setChecked(True)
        self._names.ensureWidgetVisible(self.nav[key])
        self._stack.setCurrentWidget(self.section(key))

    def part_seen(self) -> str:
        """Return the section the guide has a chapter of, empty for another one."""
        if self.nav["format"].isChecked():
            return "format"
        return ""

    def _on_section(self, key: str) -> None:
        """Show a section clicked: Tab goes on from its name into its fields."""
        self.show_section(key)
        self.nav[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def update_refusals(self) -> None:
        """Show where the draft is refused, if it is, and clear it elsewhere."""
        unread = self.unread()
        self.refused = unread or chips_refusal(self.draft) or self._refusal_of(self.draft)
        refused = self.refused
        wrong = ""
        if refused is None or refused.code in self.unalarming:
            told = None
        else:
            told = refused
        for key, button in self.nav.items():
            # What says why is made for it; what has nothing to say need not be there yet.
            section = None
            if told is not None or key in self.__dict__:
                section = self.section(key)
            here = None
            if section is not None and told and section.mends(told):
                here = told
            if section is not None:
                section.show_refusal(here)
            if here:
                told = None
                wrong = key
            else:
                told = told
                wrong = wrong
            give_icon(button, "warning" if here else ICONS[key], "red_text" if here else "text")
        self._show_in_force(wrong)

    @property
    def untaken(self) -> bool:
        """Return whether a structure is composed, and not taken."""
        return "structure" in self.__dict__ and self.structure.untaken

    def take_untaken(self) -> None:
        """Take the structure composed, if there is one."""
        if self.untaken:
            self.structure.take_made()

    def unread(self) -> Refused | None:
        """Return that a number cannot be read, ``None`` when all can."""
        found = (section.unread() for section in self._made())
        field = next((field for field in found if field is not None), None)
        if field is None:
            return None
        return Refused("NUMBER_UNREAD", typed=field.text().strip(), such_as=9_000)

    def forget_unread(self) -> None:
        """Leave what was typed and cannot be read."""
        for field in self.findChildren(NumberField):
            field.forget_unread()

    def _on_unread(self) -> None:
        self.update_refusals()
        self.edited.emit()

    def _on_edited(self, edited: Section) -> None:
        changed: dict[str, Any] = edited.values()
        self.draft = replace(self.draft, **changed)
        for section in self._made():
            if section is edited:
                section.show_setup(self.draft, self._fixed)
            else:
                section.follow(self.draft)
        self.update_refusals()
        self.edited.emit()

    def _lay_out(self) -> None:
        words = section_words()
        whole = column(spacing=Space.HAIR, margins=0)
        dress(self.fold, kind="rail-entry")
        self.in_force.setContentsMargins(UNDER_THE_NAME, 0, 0, 0)
        if self._folds:
            last = tuple(FOLDED)
        else:
            last = ()
        for key in (*(key for key in ICONS if key not in last), *last):
            if last and key == last[0]:
                whole.addWidget(self.fold)
                whole.addWidget(self.in_force)
            button = Button(words[key], Rank.QUIET, icon=ICONS[key], explains=SECTION_HELP[key])
            button.setCheckable(True)
            dress(button, kind="rail-entry")
            button.clicked.connect(lambda _on, key=key: self._on_section(key))
            self._group.addButton(button)
            self.nav[key] = button
            whole.addWidget(button)
        whole.addStretch(1)
        names = QWidget()
        dress(names, kind="scrolled")
        names.setLayout(whole)
        # Tab goes from a name into its fields: what folds stands before the names.
        before = self.fold
        for button in self.nav.values() if self._folds else ():
            self.setTabOrder(before, button)
            before = button
        # Dressed as one: each measured alone would put a style sheet of its own on.
        names.ensurePolished()
        entries = (*self.nav.values(), self.fold)
        width = max(NAV_WIDTH, *(button.sizeHint().width() for button in entries))
        for entry in (*entries, self.in_force):
            entry.setFixedWidth(width)
        # On a small screen the sections scroll rather than push the foot out of sight.
        self._names = scrolled(names)
        self._names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._names.setFixedWidth(width + SCROLL_BAR)
        # With the room of the bar, the names stand a gutter away from what they open.
        gap = GUTTER - SCROLL_BAR
        row(self._names, wide(self._stack), on=self, spacing=gap, margins=0)
        self.unfold(False)


def house_rules_counted(count: int) -> str:
    """Return how many house rules are declared, in words."""
    if not count:
        return fr_en("Aucune règle maison", "No house rules")
    one = fr_en("1 règle maison", "1 house rule")
    if count == 1:
        return one
    return fr_en("{0} règles maison", "{0} house rules").format(count)


def section_words() -> dict[str, str]:
    """Return what each section is called, by its key, in the order shown."""
    return {
        "evening": fr_en("Le tournoi", "Tournament"),
        "format": fr_en("Le format", "Format"),
        "tables": fr_en("La salle", "Room"),
        "structure": fr_en("La structure", "Structure"),
        "chips": fr_en("Les jetons", "Chips"),
        "rules": fr_en("Les règles", "Rules"),
        "prizes": fr_en("Lots et prix", "Prizes"),
        "house": fr_en("Règles maison", "House rules"),
    }


def chips_refusal(setup: TournamentSetup) -> Refused | None:
    """Return the error in the chips of these settings, or ``None``."""
    try:
        check_chip_set(setup.chips)
    except Refused as refused:
        return refused
    return None


def merged(
    draft: TournamentSetup, before: TournamentSetup, now: TournamentSetup
) -> TournamentSetup:
    """Return the draft with the changes of others since, where the draft has none of its own."""
    taken = {
        field.name: getattr(now, field.name)
        for field in fields(TournamentSetup)
        if getattr(draft, field.name) == getattr(before, field.name)
    }
    return replace(draft, **taken)
