"""The fields of a scale: what a place is worth, what adds to it, what counts, the final."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from td_app.season.scale_typed import BLANK, Typed
from td_app.ui.theme import Space
from td_app.ui.widgets.bound_form import BoundForm
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.labels import Say
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en
from td_app.words.scale_changes import CHOICES, HELP, LABELS
from td_app.words.speaking import say

TITLES = 180
SHORT = 110
GRID_HEIGHT = 168
LIST_HEIGHT = 62
"""Pixels in which the points of some thirty places are read."""
LONGEST_LINE = 10_000
"""Characters: the points of a list of several hundred places, stacks by rank."""

NONE_WHERE_EMPTY = frozenset(
    {"rest", "presence", "kill", "streak_points", "target_points", "reentry", "disqualified"}
    | {"absence", "per_point"}
)
"""Fields that are worth nothing while they are empty, which is shown in grey."""

When = Callable[[Typed], bool]


class ScalePart(BoundForm[Typed]):
    """Some fields of a scale, by their names, under a title."""

    def __init__(self, title: str) -> None:
        """Ask nothing yet."""
        super().__init__(title, say=Say.STRONG, label_width=TITLES)

    def ask(self, name: str, hint: str = "", *, width: int = 0, when: When | None = None) -> None:
        """Ask for a line."""
        field = QLineEdit()
        field.setMaxLength(LONGEST_LINE)
        if name in NONE_WHERE_EMPTY:
            field.setPlaceholderText("0")
        if name in HELP:
            explained(field, *HELP[name])
        self.bind(name, field, say(LABELS[name]), hint, width=width, when=when)

    def ask_short(self, *names: str) -> None:
        """Ask for a number in each of these fields."""
        for name in names:
            self.ask(name, width=SHORT)

    def ask_choice(self, name: str) -> None:
        """Ask for one of a few values."""
        choices = [(key, say(words)) for key, words in CHOICES[name].items()]
        explained(self.bind(name, ChoiceField(choices), say(LABELS[name])), *HELP[name])


class ScaleForm(QWidget):
    """``edited()`` as anything is typed; what is typed is judged elsewhere."""

    edited = Signal()

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.setProperty(FORM, True)
        explained(
            self,
            "Les points de chaque rang ; une case vide n’en donne aucun.",
            "The points for each place; an empty box gives none.",
        )
        self.parts = (
            rank_worth(),
            what_adds(),
            what_is_taken_away(),
            what_counts(),
            stacks_of_the_final(),
        )
        self.rows = {name: row for part in self.parts for name, row in part.rows.items()}
        column(*self.parts, on=self, spacing=Space.NORMAL, margins=0)
        for part in self.parts:
            part.typed.connect(self._on_typed)
        self.show_typed(BLANK)

    def typed(self) -> Typed:
        """Return the texts typed, field by field."""
        typed = BLANK
        for part in self.parts:
            typed = part.read(typed)
        return typed

    def show_typed(self, typed: Typed) -> None:
        """Show texts typed elsewhere."""
        for part in self.parts:
            part.show_value(typed)
        self._on_typed()

    def show_wrong(self, wrong: Mapping[str, str]) -> None:
        """Show each error at its field; clear those of the others."""
        for name, row in self.rows.items():
            row.set_error(wrong.get(name))

    def _on_typed(self) -> None:
        typed = self.typed()
        for part in self.parts:
            part.show_rows(typed)
        by_table = fr_en(
            "Une ligne par taille de table, comme 8\u00a0: 18 12 9 6 4 3 2 1",
            "One line per table size, e.g. 8: 18 12 9 6 4 3 2 1",
        )
        by_entrants = fr_en(
            "Une ligne par nombre maximum d’inscrits, comme 15\u00a0: 26 18 12 8 6 5",
            "One line per maximum number of players, e.g. 15: 26 18 12 8 6 5",
        )
        if typed["kind"] == "table":
            self.rows["rows"].set_hint(by_table)
        else:
            self.rows["rows"].set_hint(by_entrants)
        self.edited.emit()


def rank_worth() -> ScalePart:
    """Return the fields of what a rank is worth, those of its kind shown."""
    part = ScalePart(fr_en("Nom et rang", "Name and place"))
    part.ask("name")
    part.ask_choice("kind")
    grid = QPlainTextEdit()
    grid.setFixedHeight(GRID_HEIGHT)
    grid.setTabChangesFocus(True)
    grid.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    explained(grid, *HELP["rows"])
    part.bind("rows", grid, say(LABELS["rows"]), " ", when=_of_kind("grid", "table"))
    listed = fr_en(
        "Du premier au dernier, séparés par une espace", "From first to last, with spaces between"
    )
    places = QPlainTextEdit()
    places.setFixedHeight(LIST_HEIGHT)
    places.setTabChangesFocus(True)
    explained(places, *HELP["points"])
    part.bind("points", places, say(LABELS["points"]), listed, when=_of_kind("list"))
    letters = fr_en(
        "N inscrits, P rang, K éliminations, R réinscriptions\u00a0; round, sqrt, min, max, "
        "floor, ceil",
        "N players, P place, K knockouts, R re-entries; round, sqrt, min, max, floor, ceil",
    )
    part.ask("formula", letters, when=_of_kind("formula"))
    part.ask("rest", width=SHORT, when=_of_kind("grid", "table", "list"))
    return part


def _of_kind(*kinds: str) -> When:
    return lambda typed: typed["kind"] in kinds


def what_adds() -> ScalePart:
    """Return the fields of what is worth points besides the rank."""
    part = ScalePart(fr_en("En plus", "Bonuses"))
    part.ask("presence", width=SHORT)
    part.ask("kill", fr_en("Un nombre, ou une formule", "A number, or a formula"))
    part.ask_short("streak_evenings", "streak_points")
    part.ask_choice("target")
    part.ask_short("target_points")
    return part


def what_is_taken_away() -> ScalePart:
    """Return the fields of what costs points."""
    part = ScalePart(fr_en("En moins", "Deductions"))
    part.ask_short("reentry", "disqualified")
    hint = fr_en(
        "Depuis la première soirée du joueur. Ces points sont toujours retirés, même hors des "
        "meilleures soirées.",
        "Counted from a player’s first event. These points are always deducted, even from results "
        "that do not count.",
    )
    part.ask("absence", hint, width=SHORT)
    return part


def what_counts() -> ScalePart:
    """Return the fields of which evenings count, and for whom."""
    part = ScalePart(fr_en("La saison", "The season"))
    part.ask("best", fr_en("Vide\u00a0: toutes", "Empty: all of them"), width=SHORT)
    part.ask_short("minimum")
    part.bind(
        "guests",
        explained(
            QCheckBox(fr_en("Les invités sont classés", "Guests are ranked")), *HELP["guests"]
        ),
        say(LABELS["guests"]),
        show=bool,
        read=lambda ranked: "1" if ranked else "",
    )
    part.ask_choice("ties")
    return part


def stacks_of_the_final() -> ScalePart:
    """Return the fields of the chips that points give in a final."""
    part = ScalePart(fr_en("Tapis de la finale", "Stacks for the final"))
    none = fr_en("En jetons\u00a0; vide\u00a0: pas de finale", "In chips; empty: no final")
    part.ask("final_start", none, width=SHORT)
    part.ask_short("per_point")
    part.ask(
        "by_rank",
        fr_en("Du premier au dernier\u00a0: 6000 4000 2000", "From first to last: 6000 4000 2000"),
    )
    part.ask_short("step", "most", "players")
    return part
