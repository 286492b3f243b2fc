"""House rules: departures the rulings obey, and rules freely written, each with its article."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import (
    SET_ELSEWHERE,
    DeclaredHouseRule,
    TournamentSetup,
    departures_of_settings,
)
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.setup.departure_row import DepartureRow
from td_app.ui.pages.setup.section import Section
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.typed_lines import LinesEditor
from td_app.words import refusal_sentence
from td_app.words.house_rules import house_rule_text
from td_app.words.language import fr_en


class HouseRulesSection(Section):
    """What the club decides otherwise: declared before play, and shown as such (foreword)."""

    codes = ("HOUSE_RULE",)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show a tournament by the book."""
        super().__init__(parent)
        self._kept: tuple[DeclaredHouseRule, ...] = ()
        self.rows = {
            code: DepartureRow(departure)
            for code, departure in KNOWN_DEPARTURES.items()
            if code not in SET_ELSEWHERE
        }
        self.written = LinesEditor(
            fr_en("Ce qui change, en une phrase", "What changes, in a sentence"),
            fr_en("Écrire une règle maison", "Write a house rule"),
            short_name=fr_en("Article", "Article"),
            offered=tuple(load_rulebook().articles),
        )
        self.elsewhere = label("", Say.SOFT, wraps=True)
        self.begun = label(
            fr_en(
                "Le tournoi a commencé\u00a0: une règle maison se déclare avant. Annoncez ce "
                "changement aux joueurs.",
                "The tournament has begun: a house rule is declared before. Announce this change "
                "to the players.",
            ),
            Say.SOFT,
            tone=Tone.AMBER,
            wraps=True,
        )
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        self._lay_out()
        for row in self.rows.values():
            row.edited.connect(self.edited)
        self.written.edited.connect(self.edited)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings."""
        self.blockSignals(True)
        self._kept = setup.house_rules
        declared = {rule.code: rule for rule in setup.house_rules}
        for code, row in self.rows.items():
            row.show_value(declared.get(code))
        if self._house_rules() != setup.house_rules:
            lines = [(rule.article, rule.text) for rule in setup.house_rules if self._free(rule)]
            self.written.set_lines(lines)
        self.begun.setVisible(fixed.started)
        self._show_elsewhere(setup)
        self.blockSignals(False)

    def follow(self, setup: TournamentSetup) -> None:
        """Tell again what the other settings depart from."""
        self._show_elsewhere(setup)

    def values(self) -> dict[str, object]:
        """Return what was declared."""
        return {"house_rules": self._house_rules()}

    def show_refusal(self, refused: Refused | None) -> None:
        """Say what is wrong with a rule."""
        mine = refused is not None and self.mends(refused)
        self.said.setText(refusal_sentence(refused) if refused is not None and mine else "")
        self.said.setVisible(mine)

    def _free(self, rule: DeclaredHouseRule) -> bool:
        return rule.code not in self.rows

    def _house_rules(self) -> tuple[DeclaredHouseRule, ...]:
        known = {(rule.article, rule.text): rule for rule in self._kept if self._free(rule)}
        declared = (row.declared() for row in self.rows.values())
        return (
            *(rule for rule in declared if rule is not None),
            *(
                known.get((article, text)) or DeclaredHouseRule(article, text)
                for article, text in self.written.lines()
                if text
            ),
        )

    def _show_elsewhere(self, setup: TournamentSetup) -> None:
        told = [
            f"§\u00a0{rule.article}\u2002{house_rule_text(rule.code, value=rule.value)}"
            for rule in departures_of_settings(setup)
        ]
        self.elsewhere.setText("\n".join(told))
        self.elsewhere.setVisible(bool(told))

    def _groups(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (
            (fr_en("Le déroulement", "Running the tournament"), ("1", "2", "3")),
            (fr_en("Les mains", "The hands"), ("4", "5", "6", "7", "8", "10")),
            (fr_en("Les mises", "The bets"), ("9",)),
            (fr_en("La conduite", "Conduct"), ("11",)),
        )

    def _lay_out(self) -> None:
        area = ScrolledColumn()
        column = area.column
        column.setContentsMargins(0, 0, Space.SNUG, 0)
        column.setSpacing(Space.HAIR)
        column.addWidget(self._words())
        column.addWidget(self.begun)
        column.addWidget(self.said)
        column.addSpacing(Space.TIGHT)
        for title, chapters in self._groups():
            column.addWidget(label(title, Say.SECTION))
            for row in self.rows.values():
                if row.departure.article.split(".")[0] in chapters:
                    column.addWidget(row)
            column.addSpacing(Space.TIGHT)
        column.addWidget(label(fr_en("Dans vos propres mots", "In your own words"), Say.SECTION))
        column.addSpacing(Space.HAIR)
        column.addWidget(self.written)
        column.addSpacing(Space.NORMAL)
        column.addWidget(
            label(
                fr_en("Déjà dit par les autres réglages", "Already said by the other settings"),
                Say.SECTION,
            )
        )
        column.addWidget(self.elsewhere)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _words(self) -> QWidget:
        words = fr_en(
            "Chaque écart au règlement se déclare avant le début, avec l'article dont il "
            "s'écarte. Les décisions du floor en tiennent compte et le disent\u00a0; il figure "
            "sur les papiers.",
            "Each departure from the rulebook is declared before the start, with the article it "
            "departs from. The floor's rulings follow it and say so; it stands on the papers.",
        )
        return label(words, Say.SOFT, wraps=True)
