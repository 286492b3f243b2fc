"""House rules: departures the rulings obey, and rules freely written, each with its article."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from rules_ropta.house_rules import KNOWN_DEPARTURES, OF_A_ROOM, Departure
from rules_ropta.rulebook import load_rulebook
from td_app.tournament.state.setup import (
    SET_ELSEWHERE,
    DeclaredHouseRule,
    TournamentSetup,
    departures_of_settings,
)
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, at, column, row, wide
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.typed_fields import CountField
from td_app.ui.widgets.typed_lines import LinesEditor
from td_app.words.house_rules import (
    by_the_text,
    house_rule_changes,
    house_rule_text,
    house_rule_title,
    house_rule_value,
)
from td_app.words.language import fr_en

UNDER_THE_TICK = 30
FIELD_WIDTH = 264
NUMBER_WIDTH = 112
SUFFIXES = {"seconds": "\u00a0s", "minutes": "\u00a0min"}


class HouseRulesSection(Section):
    """The club's departures from the rules: declared before play, and shown as such (foreword)."""

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
            fr_en("Ce qui change, en une phrase", "What changes, in one sentence"),
            fr_en("Écrire une règle maison", "Write a house rule"),
            short_name=fr_en("Article", "Article"),
            offered=tuple(load_rulebook().articles),
        )
        said = fr_en(
            "Déjà déclaré par les autres réglages", "Already declared by the other settings"
        )
        self.elsewhere_title = label(said, Say.SECTION)
        self.elsewhere = label("", Say.SOFT, wraps=True)
        begun = fr_en(
            "Le tournoi a commencé\u00a0: une règle maison se déclare avant. Annoncez ce "
            "changement aux joueurs.",
            "The tournament has begun, and house rules are declared before the start. Announce "
            "this change to the players.",
        )
        self.begun = label(begun, Say.SOFT, tone=Tone.AMBER, wraps=True)
        self._lay_out()
        for departure in self.rows.values():
            departure.edited.connect(self.edited)
        self.written.edited.connect(self.edited)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings."""
        self.blockSignals(True)
        self._kept = setup.house_rules
        declared = {rule.code: rule for rule in setup.house_rules}
        for code, departure in self.rows.items():
            departure.show_value(declared.get(code))
        if self._house_rules() != setup.house_rules:
            lines = [(rule.article, rule.text) for rule in setup.house_rules if self._free(rule)]
            self.written.set_lines(lines)
        self.begun.setVisible(fixed.started)
        self.follow(setup)
        self.blockSignals(False)

    def follow(self, setup: TournamentSetup) -> None:
        """Show which articles the other settings depart from."""
        told = [
            f"§\u00a0{rule.article}\u2002{house_rule_text(rule.code, value=rule.value)}"
            for rule in departures_of_settings(setup)
        ]
        self.elsewhere.setText("\n".join(told))
        self.elsewhere.setVisible(bool(told))
        self.elsewhere_title.setVisible(bool(told))

    def values(self) -> dict[str, object]:
        """Return the house rules declared."""
        return {"house_rules": self._house_rules()}

    def _free(self, rule: DeclaredHouseRule) -> bool:
        return rule.code not in self.rows

    def _house_rules(self) -> tuple[DeclaredHouseRule, ...]:
        known = {(rule.article, rule.text): rule for rule in self._kept if self._free(rule)}
        declared = (departure.declared() for departure in self.rows.values())
        return (
            *(rule for rule in declared if rule is not None),
            *(
                known.get((article, text)) or DeclaredHouseRule(article, text)
                for article, text in self.written.lines()
                if text
            ),
        )

    def _groups(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (
            (fr_en("Le déroulement", "Running the tournament"), ("1", "2", "3")),
            (fr_en("Les mains", "Hands"), ("4", "5", "6", "7", "8", "10")),
            (fr_en("Les mises", "Bets"), ("9",)),
            (fr_en("La conduite", "Conduct"), ("11",)),
        )

    def _lay_out(self) -> None:
        own = fr_en("Dans vos propres mots", "In your own words")
        words = fr_en(
            "Chaque écart au règlement se déclare avant le début, avec l’article dont il "
            "s’écarte. Les décisions du floor en tiennent compte et le précisent\u00a0; il figure "
            "sur les papiers.",
            "Each departure from the rulebook is declared before the start, with the article it "
            "departs from. The floor’s rulings follow it and say so; it appears on the printouts.",
        )
        parts: list[QWidget | int] = [
            label(words, Say.SOFT, wraps=True),
            self.begun,
            self.said,
            Space.TIGHT,
        ]
        for title, chapters in self._groups():
            known = [
                row
                for code, row in self.rows.items()
                if code not in OF_A_ROOM and row.departure.article.split(".")[0] in chapters
            ]
            parts += [label(title, Say.SECTION), *known, Space.TIGHT]
        room = fr_en("Comme dans d’autres salles", "As in other rooms")
        parts += [label(room, Say.SECTION), *(self.rows[code] for code in OF_A_ROOM), Space.TIGHT]
        parts += [label(own, Say.SECTION), Space.HAIR, self.written, Space.NORMAL]
        parts += [self.elsewhere_title, self.elsewhere]
        area = ScrolledColumn(*parts, spacing=Space.HAIR, margins=0)
        column(area, on=self, margins=0)


class DepartureRow(QWidget):
    """``edited()`` when the director declares it, takes it back, or gives another value."""

    edited = Signal()

    def __init__(self, departure: Departure, parent: QWidget | None = None) -> None:
        """Show a departure that is not declared."""
        super().__init__(parent)
        self.departure = departure
        code = departure.code
        self.tick = QCheckBox(house_rule_title(code))
        changes = house_rule_changes(code)
        text = fr_en("Règlement\u00a0: {0}", "Rulebook: {0}").format(by_the_text(code))
        same = fr_en(
            "Comme le règlement\u00a0: rien ne change.", "As in the rulebook: nothing changes."
        )
        self.same = label(same, Say.SMALL, tone=Tone.AMBER)
        # Without a field it stands in no layout, and would be a window of its own.
        self.same.setParent(self)
        self.tick.setAccessibleDescription(f"§\u00a0{departure.article}. {changes} {text}")
        self.number: CountField | None = None
        self.choice: ChoiceField | None = None
        self.field = self._made_field()
        self._lay_out(changes, text)
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
        """Return the house rule declared, ``None`` when it is not."""
        if not self.tick.isChecked():
            return None
        value: int | str | None = None
        if self.number is not None:
            value = self.number.value()
        elif self.choice is not None:
            value = self.choice.chosen()
        return DeclaredHouseRule(self.departure.article, "", self.departure.code, value)

    def _made_field(self) -> QWidget | None:
        departure = self.departure
        name = self.tick.text()
        if departure.kind == "whole":
            if isinstance(departure.text, int):
                start = departure.text
            else:
                start = departure.least
            self.number = CountField(start, least=departure.least, most=departure.most, name=name)
            self.number.setSuffix(SUFFIXES.get(departure.unit or "", ""))
            self.number.setFixedWidth(NUMBER_WIDTH)
            self.number.valueChanged.connect(self._on_value)
            return self.number
        if departure.kind == "choice":
            words = [(one, house_rule_value(departure.code, one)) for one in departure.choices]
            self.choice = ChoiceField(words, name=name)
            self.choice.choose(next(one for one in departure.choices if one != departure.text))
            self.choice.setFixedWidth(FIELD_WIDTH)
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
            self._beside.setVisible(declared is not None)
        text = self.departure.text
        self.same.setVisible(declared is not None and text is not None and declared.value == text)

    def _lay_out(self, *explained: str) -> None:
        article = label(f"§\u00a0{self.departure.article}", Say.SMALL)
        heading = row(self.tick, article, STRETCH, spacing=Space.TIGHT)
        below = [label(words, Say.SMALL, wraps=True) for words in explained]
        for words in below:
            words.setContentsMargins(UNDER_THE_TICK, 0, 0, 0)
        parts = [wide(column(heading, *below, STRETCH, spacing=0))]
        if self.field is not None:
            beside = QWidget()
            beside.setFixedWidth(FIELD_WIDTH)
            left = at(self.field, Qt.AlignmentFlag.AlignLeft)
            column(left, self.same, STRETCH, on=beside, spacing=Space.HAIR, margins=0)
            # Words take its room while the rule is not declared.
            self._beside = beside
            beside.hide()
            parts.append(wide(beside, 0))
        row(*parts, on=self, spacing=Space.NORMAL, margins=(0, 0, 0, Space.TIGHT))
