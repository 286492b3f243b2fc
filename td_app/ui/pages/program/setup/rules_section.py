"""Rules of this tournament: sanctions, size of the final table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from td_app.tournament.state.setup import Regime, TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.typed_fields import CountField
from td_app.words.language import fr_en

UNDER_THE_BUTTON = 30


class Explained(QWidget):
    """Choices one under the other, each with a line that explains it; ``picked(key)``."""

    picked = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str, str]], name: str, *beside: QWidget
    ) -> None:
        """Offer ``choices``: a key, its words, the line under them ("" for no line).

        ``beside`` stands at the right of the last one.
        """
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        whole = column(on=self, spacing=0, margins=0)
        for key, words, explained in choices:
            button = self.buttons[key] = QRadioButton(words)
            button.setAccessibleDescription(explained)
            button.clicked.connect(lambda _on, key=key: self.picked.emit(key))
            self._group.addButton(button)
            if beside and key == choices[-1][0]:
                whole.addLayout(row(button, *beside, STRETCH, spacing=Space.TIGHT))
            else:
                whole.addWidget(button)
            if explained:
                below = label(explained, Say.SMALL, wraps=True)
                below.setContentsMargins(UNDER_THE_BUTTON, 0, 0, Space.HAIR)
                whole.addWidget(below)

    def chosen(self) -> str:
        """Return the key chosen, empty without one."""
        return next((key for key, b in self.buttons.items() if b.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose by key, without a signal."""
        self.buttons[key].setChecked(True)


class RulesSection(Section):
    """The choices the organiser makes and must announce (2.6, 11)."""

    codes = ("SETUP_FINAL_TABLE", "GAME_FINAL_TABLE")

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the usual rules."""
        super().__init__(parent)
        self.regime = Explained(self._regimes(), fr_en("Sanctions", "Penalties"))
        number = fr_en("Joueurs à la table finale", "Players at the final table")
        self.final_players = CountField(9, least=3, most=10, name=number)
        own = fr_en(
            "Autre nombre, par décision du directeur\u00a0:", "Another number, set by the director:"
        )
        final = fr_en("Table finale", "Final table")
        self.final = Explained((("ropta", "", ""), ("own", own, "")), final, self.final_players)
        area = ScrolledColumn(
            label(fr_en("Sanctions (§\u00a011)", "Penalties (§\u00a011)"), Say.SECTION),
            self.regime,
            Space.TIGHT,
            label(final, Say.SECTION),
            self.final,
            self.said,
            Space.TIGHT,
            spacing=Space.TIGHT,
            margins=0,
        )
        column(area, on=self, margins=0)
        self.regime.picked.connect(self.edited)
        self.final.picked.connect(self._on_final)
        self.final_players.valueChanged.connect(self.edited)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings."""
        self.regime.choose(setup.regime.value)
        if setup.final_size is not None:
            self.final.choose("own")
        else:
            self.final.choose("ropta")
        self.follow(setup)

    def follow(self, setup: TournamentSetup) -> None:
        """Say the size that 2.6 gives to another format."""
        self.blockSignals(True)
        self.final_players.setValue(setup.final_table_size)
        self.blockSignals(False)
        size = replace(setup, final_size=None).final_table_size
        words = fr_en(
            "Selon le règlement\u00a0: {0} joueurs (§\u00a02.6)",
            "By the rulebook: {0} players (§\u00a02.6)",
        ).format(size)
        self.final.buttons["ropta"].setText(words)
        self.final_players.setEnabled(self.final.chosen() == "own")

    def values(self) -> dict[str, object]:
        """Return the choices made."""
        return {
            "regime": Regime(self.regime.chosen() or Regime.NORMAL.value),
            "final_size": self.final_players.value() if self.final.chosen() == "own" else None,
        }

    def _on_final(self, _key: str) -> None:
        self.final_players.setEnabled(self.final.chosen() == "own")
        self.edited.emit()

    def _regimes(self) -> tuple[tuple[str, str, str], ...]:
        return (
            (
                Regime.LIGHT.value,
                fr_en("Légère", "Lenient"),
                fr_en(
                    "Avertissements expliqués\u00a0: tournois ouverts, habitués du club.",
                    "Warnings with an explanation: open tournaments, club regulars.",
                ),
            ),
            (
                Regime.NORMAL.value,
                fr_en("Normale", "Standard"),
                fr_en(
                    "Avertir ou sanctionner selon la faute et le niveau des joueurs.",
                    "Warn or penalise depending on the offence and the players’ level.",
                ),
            ),
            (
                Regime.HEAVY.value,
                fr_en("Lourde", "Strict"),
                fr_en(
                    "Sanction à chaque faute, sans avertissement\u00a0: compétitions.",
                    "A penalty for each offence, without warning: competitions.",
                ),
            ),
        )
