"""One departure that the rulings obey: declared or not, and what the club says instead."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from rules_ropta.house_rules import Departure
from td_app.tournament.state.setup import DeclaredHouseRule
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, at, column, row, wide
from td_app.ui.widgets.typed_fields import CountField
from td_app.words.house_rules import (
    by_the_text,
    house_rule_changes,
    house_rule_title,
    house_rule_value,
)
from td_app.words.language import fr_en

UNDER_THE_TICK = 30
FIELD_WIDTH = 264
NUMBER_WIDTH = 112
SUFFIXES = {"seconds": "\u00a0s", "minutes": "\u00a0min"}


class DepartureRow(QWidget):
    """``edited()`` when the director declares it, takes it back, or gives another value."""

    edited = Signal()

    def __init__(self, departure: Departure, parent: QWidget | None = None) -> None:
        """Show a departure that is not declared."""
        super().__init__(parent)
        self.departure = departure
        code = departure.code
        self.tick = QCheckBox(house_rule_title(code))
        self._changes = label(house_rule_changes(code), Say.SMALL, wraps=True)
        text = fr_en("Règlement\u00a0: {0}", "Rulebook: {0}").format(by_the_text(code))
        self._text = label(text, Say.SMALL, wraps=True)
        for words in (self._changes, self._text):
            words.setContentsMargins(UNDER_THE_TICK, 0, 0, 0)
        self.same = label(
            fr_en(
                "Comme le règlement\u00a0: rien ne change.", "As in the rulebook: nothing changes."
            ),
            Say.SMALL,
            tone=Tone.AMBER,
        )
        self.tick.setAccessibleDescription(
            f"§\u00a0{departure.article}. {self._changes.text()} {text}"
        )
        self.number: CountField | None = None
        self.choice: ChoiceField | None = None
        self.field = self._made_field()
        self._lay_out()
        self._show_field()
        self.tick.toggled.connect(self._on_ticked)

    def show_value(self, rule: DeclaredHouseRule | None) -> None:
        """Show it declared as by ``rule``, or not declared; no signal is sent."""
        self.blockSignals(True)
        if rule is not None and self.number is not None and isinstance(rule.value, int):
            self.number.setValue(rule.value)
        if rule is not None and self.choice is not None:
            self.choice.choose(str(rule.value))
        self.tick.setChecked(rule is not None)
        self._show_field()
        self.blockSignals(False)

    def declared(self) -> DeclaredHouseRule | None:
        """Return what is declared, ``None`` when nothing is."""
        if not self.tick.isChecked():
            return None
        value: int | str | None = None
        if self.number is not None:
            value = self.number.value()
        elif self.choice is not None:
            value = self.choice.chosen()
        return DeclaredHouseRule(self.departure.article, "", self.departure.code, value)

    def _made_field(self) -> QWidget | None:
        departure, name = self.departure, self.tick.text()
        if departure.kind == "whole":
            start = departure.text if isinstance(departure.text, int) else departure.least
            self.number = CountField(start, least=departure.least, most=departure.most)
            self.number.setSuffix(SUFFIXES.get(departure.unit or "", ""))
            self.number.setFixedWidth(NUMBER_WIDTH)
            self.number.setAccessibleName(name)
            self.number.valueChanged.connect(self._on_value)
            return self.number
        if departure.kind == "choice":
            self.choice = ChoiceField(
                [(choice, house_rule_value(departure.code, choice)) for choice in departure.choices]
            )
            self.choice.choose(next(one for one in departure.choices if one != departure.text))
            self.choice.setFixedWidth(FIELD_WIDTH)
            self.choice.setAccessibleName(name)
            self.choice.choiceChanged.connect(self._on_value)
            return self.choice
        return None

    def _on_ticked(self, declared: bool) -> None:
        self._show_field()
        if declared and self.field is not None and self.tick.hasFocus():
            self.field.setFocus(Qt.FocusReason.TabFocusReason)
        self.edited.emit()

    def _on_value(self, _value: object) -> None:
        self._show_field()
        self.edited.emit()

    def _show_field(self) -> None:
        declared = self.declared()
        if self.field is not None:
            self.field.setVisible(declared is not None)
        text = self.departure.text
        self.same.setVisible(declared is not None and text is not None and declared.value == text)

    def _lay_out(self) -> None:
        words = column(
            row(
                self.tick,
                label(f"§\u00a0{self.departure.article}", Say.SMALL),
                STRETCH,
                spacing=Space.TIGHT,
            ),
            self._changes,
            self._text,
            STRETCH,
            spacing=0,
        )
        line = row(wide(words), on=self, spacing=Space.NORMAL, margins=(0, 0, 0, Space.TIGHT))
        if self.field is not None:
            line.addWidget(self._beside(self.field))

    def _beside(self, field: QWidget) -> QWidget:
        beside = QWidget()
        beside.setFixedWidth(FIELD_WIDTH)
        column(
            at(field, Qt.AlignmentFlag.AlignLeft),
            self.same,
            STRETCH,
            on=beside,
            spacing=Space.HAIR,
            margins=0,
        )
        return beside
