"""The fields of a scale: what a place is worth, what adds to it, what counts, the final."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from td_app.season.scale_typed import BLANK
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import FormRow, FormRows
from td_app.words.language import fr_en
from td_app.words.scale_changes import CHOICES, LABELS
from td_app.words.speaking import say

SHOWN_FOR = {"rows": ("grid", "table"), "points": ("list",), "formula": ("formula",)}
SHORT = 110
GRID_HEIGHT = 168
LONGEST_LINE = 10_000
"""Characters: the points of a list of several hundred places, stacks by rank."""


class ScaleForm(QWidget):
    """``edited()`` as anything is typed; what is typed is judged elsewhere."""

    edited = Signal()

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.setProperty(FORM, True)
        told_as(self, fr_en("Le barème", "The scale"))
        self.rows: dict[str, FormRow] = {}
        self._fields: dict[str, QLineEdit | QPlainTextEdit | ChoiceField | QCheckBox] = {}
        self._quiet = False
        sections = (self._place(), self._bonus(), self._malus(), self._season(), self._final())
        column(*sections, on=self, spacing=Space.NORMAL, margins=0)
        for field in self._fields.values():
            if isinstance(field, QPlainTextEdit | QLineEdit):
                field.textChanged.connect(self._changed)
            elif isinstance(field, ChoiceField):
                field.choiceChanged.connect(self._changed)
            else:
                field.toggled.connect(self._changed)
        self.show_typed(BLANK)

    def typed(self) -> Mapping[str, str]:
        """Return the texts typed, field by field."""
        return {name: self._text(name) for name in BLANK}

    def show_typed(self, typed: Mapping[str, str]) -> None:
        """Show texts typed elsewhere."""
        self._quiet = True
        for name, field in self._fields.items():
            text = typed.get(name, "")
            if isinstance(field, QPlainTextEdit):
                field.setPlainText(text)
            elif isinstance(field, QLineEdit):
                field.setText(text)
                field.setCursorPosition(0)
            elif isinstance(field, ChoiceField):
                field.choose(text)
            else:
                field.setChecked(bool(text))
        self._quiet = False
        self._changed()

    def show_wrong(self, wrong: Mapping[str, str]) -> None:
        """Show each error at its field; clear those of the others."""
        for name, row in self.rows.items():
            row.set_error(wrong.get(name))

    def _text(self, name: str) -> str:
        field = self._fields[name]
        if isinstance(field, QPlainTextEdit):
            return field.toPlainText()
        if isinstance(field, QLineEdit):
            return field.text()
        if isinstance(field, ChoiceField):
            return field.chosen()
        if field.isChecked():
            return "1"
        return ""

    def _changed(self, *_: object) -> None:
        kind = self._text("kind")
        for name, kinds in SHOWN_FOR.items():
            self.rows[name].set_shown(kind in kinds)
        self.rows["rest"].set_shown(kind != "formula")
        by_table = fr_en(
            "Une ligne par taille de table, comme 8\u00a0: 18 12 9 6 4 3 2 1",
            "A line per size of table, as in 8: 18 12 9 6 4 3 2 1",
        )
        by_entrants = fr_en(
            "Une ligne jusqu’à tant d’inscrits, comme 15\u00a0: 26 18 12 8 6 5",
            "A line up to so many entrants, as in 15: 26 18 12 8 6 5",
        )
        if kind == "table":
            self.rows["rows"].set_hint(by_table)
        else:
            self.rows["rows"].set_hint(by_entrants)
        if not self._quiet:
            self.edited.emit()

    def _part(self, words: str) -> FormRows:
        form = FormRows(label_width=150)
        self._headings = [*getattr(self, "_headings", []), label(words, Say.STRONG)]
        return form

    def _with_heading(self, form: FormRows) -> QWidget:
        holder = QWidget()
        column(self._headings[-1], form, on=holder, spacing=Space.TIGHT, margins=0)
        return holder

    def _line(self, form: FormRows, name: str, hint: str = "", width: int = 0) -> None:
        field = QLineEdit()
        field.setMaxLength(LONGEST_LINE)
        self._fields[name] = field
        self.rows[name] = form.add(say(LABELS[name]), field, hint, width=width)

    def _choice(self, form: FormRows, name: str) -> None:
        field = ChoiceField([(key, say(words)) for key, words in CHOICES[name].items()])
        self._fields[name] = field
        self.rows[name] = form.add(say(LABELS[name]), field)

    def _place(self) -> QWidget:
        form = self._part(fr_en("Le rang", "The rank"))
        self._line(form, "name")
        self._choice(form, "kind")
        grid = QPlainTextEdit()
        grid.setFixedHeight(GRID_HEIGHT)
        grid.setTabChangesFocus(True)
        grid.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._fields["rows"] = grid
        self.rows["rows"] = form.add(say(LABELS["rows"]), grid, " ")
        listed = fr_en("À partir du premier\u00a0: 10 6 4 3", "From the winner down: 10 6 4 3")
        self._line(form, "points", listed)
        letters = fr_en(
            "N inscrits, P rang, K éliminations, R re-entries\u00a0; round, sqrt, min, max, "
            "floor, ceil",
            "N entrants, P rank, K knock-outs, R re-entries; round, sqrt, min, max, floor, ceil",
        )
        self._line(form, "formula", letters)
        self._line(form, "rest", width=SHORT)
        return self._with_heading(form)

    def _bonus(self) -> QWidget:
        form = self._part(fr_en("En plus", "Besides"))
        self._line(form, "presence", width=SHORT)
        kill = fr_en("Un nombre, ou une formule", "A number, or a formula")
        self._line(form, "kill", kill)
        self._line(form, "streak_evenings", "", SHORT)
        self._line(form, "streak_points", "", SHORT)
        self._choice(form, "target")
        self._line(form, "target_points", "", SHORT)
        return self._with_heading(form)

    def _malus(self) -> QWidget:
        form = self._part(fr_en("En moins", "Taken away"))
        self._line(form, "reentry", "", SHORT)
        self._line(form, "disqualified", "", SHORT)
        hint = fr_en(
            "Depuis sa première soirée. Ces points sont toujours retirés, même hors des "
            "meilleures soirées.",
            "Since one’s first evening. These points are always taken away, best evenings or not.",
        )
        self._line(form, "absence", hint, SHORT)
        return self._with_heading(form)

    def _season(self) -> QWidget:
        form = self._part(fr_en("La saison", "The season"))
        all_of_them = fr_en("Vide\u00a0: toutes", "Empty: all of them")
        self._line(form, "best", all_of_them, SHORT)
        self._line(form, "minimum")
        self.rows["minimum"].field.setFixedWidth(SHORT)
        ranked = QCheckBox(fr_en("Les invités sont classés", "Guests are ranked"))
        self._fields["guests"] = ranked
        self.rows["guests"] = form.add(say(LABELS["guests"]), ranked)
        self._choice(form, "ties")
        return self._with_heading(form)

    def _final(self) -> QWidget:
        form = self._part(fr_en("Tapis de la finale", "Stacks of the final"))
        none = fr_en("En jetons\u00a0; vide\u00a0: pas de finale", "In chips; empty: no final")
        self._line(form, "final_start", none, SHORT)
        self._line(form, "per_point", "", SHORT)
        listed = fr_en("Du premier rang\u00a0: 6000 4000 2000", "From the first rank: 6000 4000")
        self._line(form, "by_rank", listed)
        self._line(form, "step", "", SHORT)
        self._line(form, "most", "", SHORT)
        self._line(form, "players", "", SHORT)
        return self._with_heading(form)
