"""Rules of this tournament: sanctions, size of the final table, prizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rules_ropta.ruling import Refused
from td_app.tournament.setup import Regime, TournamentSetup
from td_app.ui.pages.setup.section import Fixed, Section
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.lines_editor import LinesEditor
from td_app.ui.widgets.number_field import CountField
from td_app.ui.wording import refusal_sentence


class Explained(QWidget):
    """Choices one under the other, each with a line that explains it; ``picked(key)``."""

    picked = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str, str]], name: str, parent: QWidget | None = None
    ) -> None:
        """Offer ``choices``: a key, its words, the line under them (none when empty)."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        for key, words, explained in choices:
            button = QRadioButton(words)
            button.setAccessibleDescription(explained)
            button.clicked.connect(lambda _on, key=key: self.picked.emit(key))
            self._group.addButton(button)
            self.buttons[key] = button
            self.column.addWidget(button)
            if explained:
                below = label(explained, Say.SMALL, wraps=True)
                below.setContentsMargins(30, 0, 0, Space.HAIR)
                self.column.addWidget(below)

    def chosen(self) -> str:
        """Return the key chosen, empty without one."""
        return next((key for key, b in self.buttons.items() if b.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose by key, without a signal."""
        self.buttons[key].setChecked(True)


STEPS_WIDTH = 168


def steps_typed(text: str) -> tuple[int, ...]:
    """Return the places typed, the largest first; 0 stands for what is no number.

    >>> steps_typed("5, 9"), steps_typed(""), steps_typed("bulle")
    ((9, 5), (), (0,))
    """
    parts = text.replace(",", " ").replace(";", " ").split()
    numbers = {
        int(part) if part.isascii() and part.isdigit() and len(part) < 5 else 0 for part in parts
    }
    return tuple(sorted(numbers, reverse=True))


class RulesSection(Section):
    """What the organiser decides and must announce (2.6, 11)."""

    codes = ("SETUP_FINAL_TABLE", "SETUP_PRIZE_STEPS")

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the usual rules."""
        super().__init__(parent)
        self.regime = Explained(self._regimes(), self.tr("Sanctions"))
        self.final = Explained(self._finals(), self.tr("Table finale"))
        self.final_players = CountField(9, least=3, most=10)
        self.final_players.setAccessibleName(self.tr("Joueurs à la table finale"))
        self.prize = Explained(self._prize_choices(), self.tr("Prix"))
        self.prizes = LinesEditor(
            self.tr("Le prix, par exemple un panier garni"),
            self.tr("Ajouter une place"),
            numbered=self.tr("Place {0}"),
        )
        self.steps = QLineEdit()
        self.steps.setMaximumWidth(STEPS_WIDTH)
        self.steps.setPlaceholderText(self.tr("le dernier prix"))
        self.steps_of = self._steps_row()
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        self.steps_said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.steps_said.hide()
        self._lay_out()
        self.regime.picked.connect(self.edited)
        self.final.picked.connect(self._on_final)
        self.final_players.valueChanged.connect(self.edited)
        self.prize.picked.connect(self._on_prize)
        self.prizes.edited.connect(self.edited)
        self.steps.textEdited.connect(lambda _text: self.edited.emit())

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings."""
        self.blockSignals(True)
        self.regime.choose(setup.regime.value)
        self.final.choose("own" if setup.final_size is not None else "ropta")
        self.final_players.setValue(setup.final_table_size)
        if self._prizes() != setup.prizes:
            self.prizes.set_lines([("", text) for text in setup.prizes])
        if setup.prizes or not self.prize.chosen():
            self.prize.choose("some" if setup.prizes else "none")
        if steps_typed(self.steps.text()) != setup.prize_steps:
            self.steps.setText(", ".join(map(str, setup.prize_steps)))
        self._show_parts(setup)
        self.blockSignals(False)

    def follow(self, setup: TournamentSetup) -> None:
        """Say the size that 2.6 gives to another format."""
        self.blockSignals(True)
        self.final_players.setValue(setup.final_table_size)
        self._show_parts(setup)
        self.blockSignals(False)

    def values(self) -> dict[str, object]:
        """Return what was decided."""
        return {
            "regime": Regime(self.regime.chosen() or Regime.NORMAL.value),
            "final_size": self.final_players.value() if self.final.chosen() == "own" else None,
            "prizes": self._prizes() if self.prize.chosen() == "some" else (),
            "prize_steps": steps_typed(self.steps.text()) if self.prize.chosen() == "some" else (),
        }

    def show_refusal(self, refused: Refused | None) -> None:
        """Say what is wrong with the final table, or the steps of the prizes."""
        mine = refused is not None and self.mends(refused)
        words = refusal_sentence(refused) if refused is not None and mine else ""
        of_steps = refused is not None and refused.code == "SETUP_PRIZE_STEPS"
        for told, here in ((self.said, not of_steps), (self.steps_said, of_steps)):
            told.setText(words if here else "")
            told.setVisible(mine and here)

    def _steps_row(self) -> QWidget:
        words = label(self.tr("Main par main avant la place (§\u00a02.7)"))
        words.setBuddy(self.steps)
        self.steps.setAccessibleName(words.text())
        tip = self.tr("Une place payée, ou plusieurs\u00a0: 9, 5")
        self.steps.setToolTip(tip)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.TIGHT)
        line.addWidget(words)
        line.addWidget(self.steps)
        line.addStretch(1)
        return row

    def _prizes(self) -> tuple[str, ...]:
        lines = [text for _, text in self.prizes.lines()]
        while lines and not lines[-1]:
            lines.pop()
        return tuple(lines)

    def _on_final(self, _key: str) -> None:
        self.final_players.setEnabled(self.final.chosen() == "own")
        self.edited.emit()

    def _on_prize(self, key: str) -> None:
        self.prizes.setVisible(key == "some")
        self.steps_of.setVisible(key == "some")
        if key == "some" and not self.prizes.lines():
            self.prizes.add.click()
        self.edited.emit()

    def _show_parts(self, setup: TournamentSetup) -> None:
        size = replace(setup, final_size=None).final_table_size
        words = self.tr("Selon le règlement\u00a0: {0} joueurs (§\u00a02.6)").format(size)
        self.final.buttons["ropta"].setText(words)
        self.final_players.setEnabled(self.final.chosen() == "own")
        self.prizes.setVisible(self.prize.chosen() == "some")
        self.steps_of.setVisible(self.prize.chosen() == "some")

    def _regimes(self) -> tuple[tuple[str, str, str], ...]:
        return (
            (
                Regime.LIGHT.value,
                self.tr("Légère"),
                self.tr("Avertissements expliqués\u00a0: tournois ouverts, habitués du club."),
            ),
            (
                Regime.NORMAL.value,
                self.tr("Normale"),
                self.tr("Avertir ou sanctionner selon la faute et le niveau des joueurs."),
            ),
            (
                Regime.HEAVY.value,
                self.tr("Lourde"),
                self.tr("Sanction à chaque faute, sans avertissement\u00a0: compétitions."),
            ),
        )

    def _finals(self) -> tuple[tuple[str, str, str], ...]:
        own = self.tr("Autre nombre, le directeur y déroge\u00a0:")
        return (("ropta", "", ""), ("own", own, ""))

    def _prize_choices(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("none", self.tr("Aucun prix\u00a0: le tournoi n'a pas de bulle"), ""),
            ("some", self.tr("Un prix par place"), ""),
        )

    def _lay_out(self) -> None:
        own = QHBoxLayout()
        own.setSpacing(Space.TIGHT)
        self.final.column.removeWidget(self.final.buttons["own"])
        own.addWidget(self.final.buttons["own"])
        own.addWidget(self.final_players)
        own.addStretch(1)
        self.final.column.addLayout(own)
        inside = QWidget()
        dress(inside, kind="scrolled")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, Space.SNUG, 0)
        column.setSpacing(Space.TIGHT)
        parts: tuple[tuple[str, tuple[QWidget, ...]], ...] = (
            (self.tr("Sanctions (§\u00a011)"), (self.regime,)),
            (self.tr("Table finale"), (self.final, self.said)),
            (self.tr("Prix"), (self.prize, self.prizes, self.steps_of, self.steps_said)),
        )
        for title, widgets in parts:
            column.addWidget(label(title, Say.SECTION))
            for widget in widgets:
                column.addWidget(widget)
            column.addSpacing(Space.TIGHT)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
