"""The settings of a tournament as one form, for a new one and for the one that is open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import check_chip_set
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.desk import Offered
from td_app.ui.pages.setup.chips_section import ChipsSection
from td_app.ui.pages.setup.evening_section import EveningSection
from td_app.ui.pages.setup.format_section import FormatSection
from td_app.ui.pages.setup.house_rules_section import HouseRulesSection
from td_app.ui.pages.setup.prizes_section import PrizesSection
from td_app.ui.pages.setup.rules_section import RulesSection
from td_app.ui.pages.setup.section import Section
from td_app.ui.pages.setup.structure_section import StructureSection
from td_app.ui.pages.setup.tables_section import TablesSection
from td_app.ui.theme import SCROLL_BAR, Space, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words.language import fr_en

Judge = Callable[[TournamentSetup], Refused | None]
NAV_WIDTH = 152
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


class SetupForm(QWidget):
    """``edited()`` when the draft changed; ``draft`` is what is written, ``refused`` what it lacks.

    ``judge`` says why settings cannot be kept; codes in ``unalarming`` are left to whoever
    holds the form.
    """

    edited = Signal()

    def __init__(self, judge: Judge, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        on_page(self, "setup")
        self._judge = judge
        self.draft = TournamentSetup()
        self.refused: Refused | None = None
        self.unalarming: frozenset[str] = frozenset()
        self._fixed = NOTHING_FIXED
        self.evening = EveningSection()
        self.format = FormatSection()
        self.tables = TablesSection()
        self.structure = StructureSection()
        self.chips = ChipsSection()
        self.rules = RulesSection()
        self.prizes = PrizesSection()
        self.house = HouseRulesSection()
        self.sections: dict[str, Section] = {
            "evening": self.evening,
            "format": self.format,
            "tables": self.tables,
            "structure": self.structure,
            "chips": self.chips,
            "rules": self.rules,
            "prizes": self.prizes,
            "house": self.house,
        }
        self.nav: dict[str, Button] = {}
        self._group = QButtonGroup(self)
        self._stack = QStackedWidget()
        self._lay_out()
        for section in self.sections.values():
            section.edited.connect(lambda section=section: self._on_edited(section))
        for field in self.findChildren(NumberField):
            field.badChanged.connect(self._on_unread)
        self.show_section("evening")

    def offer(self, offered: Offered) -> None:
        """Offer what the club allows or asks for; what a tournament has already stays shown."""
        self.offer_money(offered.money)
        self.evening.offer(games=offered.games, knockouts=offered.knockouts)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings, with what play has fixed."""
        self.draft, self._fixed = setup, fixed
        for section in self.sections.values():
            section.show_setup(setup, fixed)
        self.judge()

    def offer_money(self, allowed: bool) -> None:
        """Offer amounts, or not: what the tournament has of them stays in sight."""
        self.format.offer_money(allowed)
        self.prizes.offer_money(allowed)

    def show_section(self, key: str) -> None:
        """Show a section: evening, format, tables, structure, chips, rules, prizes or house."""
        self.nav[key].setChecked(True)
        self._names.ensureWidgetVisible(self.nav[key])
        self._stack.setCurrentWidget(self.sections[key])

    def _on_section(self, key: str) -> None:
        """Show a section clicked: Tab goes on from its name into its fields."""
        self.show_section(key)
        self.nav[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def judge(self) -> None:
        """Say where the draft is wrong, if it is."""
        unread = self.unread()
        self.refused = unread or chips_refusal(self.draft) or self._judge(self.draft)
        mended = False
        for key, section in self.sections.items():
            here = not mended and self._told_in(section)
            section.show_refusal(self.refused if here else None)
            mended = mended or here
            button = self.nav[key]
            give_icon(button, "warning" if here else ICONS[key], "red_text" if here else "text")

    def unread(self) -> Refused | None:
        """Return that a number cannot be read, ``None`` when all can."""
        found = (section.unread() for section in self.sections.values())
        field = next((field for field in found if field is not None), None)
        return (
            None
            if field is None
            else Refused("NUMBER_UNREAD", typed=field.text().strip(), such_as=9_000)
        )

    def forget_unread(self) -> None:
        """Leave what was typed and cannot be read."""
        for field in self.findChildren(NumberField):
            field.forget_unread()

    def _on_unread(self) -> None:
        self.judge()
        self.edited.emit()

    def _told_in(self, section: Section) -> bool:
        refused = self.refused
        if refused is None or refused.code in self.unalarming:
            return False
        return section.mends(refused)

    def _on_edited(self, edited: Section) -> None:
        changed: dict[str, Any] = edited.values()
        self.draft = replace(self.draft, **changed)
        for section in self.sections.values():
            if section is edited:
                section.show_setup(self.draft, self._fixed)
            else:
                section.follow(self.draft)
        self.judge()
        self.edited.emit()

    def _lay_out(self) -> None:
        words = section_words()
        whole = column(spacing=Space.HAIR, margins=0)
        for key in self.sections:
            button = Button(words[key], Rank.QUIET, icon=ICONS[key])
            button.setCheckable(True)
            dress(button, kind="rail-entry")
            button.clicked.connect(lambda _on, key=key: self._on_section(key))
            self._group.addButton(button)
            self.nav[key] = button
            whole.addWidget(button)
        whole.addStretch(1)
        width = max(NAV_WIDTH, *(button.sizeHint().width() for button in self.nav.values()))
        for button in self.nav.values():
            button.setFixedWidth(width)
        names = QWidget()
        dress(names, kind="scrolled")
        names.setLayout(whole)
        # On a small screen the sections scroll rather than push the foot out of sight.
        self._names = scrolled(names)
        self._names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._names.setFixedWidth(width + SCROLL_BAR)
        row(self._names, wide(self._stack), on=self, spacing=Space.TIGHT, margins=0)
        for section in self.sections.values():
            self._stack.addWidget(section)


def section_words() -> dict[str, str]:
    """Return what each section is called, by its key, in the order shown."""
    return {
        "evening": fr_en("Le tournoi", "The tournament"),
        "format": fr_en("Le format", "The format"),
        "tables": fr_en("La salle", "The room"),
        "structure": fr_en("La structure", "The structure"),
        "chips": fr_en("Les jetons", "The chips"),
        "rules": fr_en("Les règles", "The rules"),
        "prizes": fr_en("Lots et prix", "Prizes"),
        "house": fr_en("Règles maison", "House rules"),
    }


def chips_refusal(setup: TournamentSetup) -> Refused | None:
    """Return what is wrong with the chips of these settings, or ``None``."""
    try:
        check_chip_set(setup.chips)
    except Refused as refused:
        return refused
    return None


def merged(
    draft: TournamentSetup, before: TournamentSetup, now: TournamentSetup
) -> TournamentSetup:
    """Return the draft with what others changed since, where the draft itself changed nothing."""
    taken = {
        field.name: getattr(now, field.name)
        for field in fields(TournamentSetup)
        if getattr(draft, field.name) == getattr(before, field.name)
    }
    return replace(draft, **taken)
