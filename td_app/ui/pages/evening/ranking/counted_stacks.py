"""Those left with their stacks, typed, and figures beside each: for a deal, for a settlement."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QWidget

from td_app.tournament.views.deals import DealPlayer
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column as column_of
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words.figures import signed, whole
from td_app.words.language import fr_en

NAME = 0
STACK = 1
FIRST = 2
STACK_WIDTH = 110
LINE_HEIGHT = 40
LEAST_WINDOW = 600
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CountedStacks(QWidget):
    """A line a player: name, stack, then as many figures as there are ``titles``.

    ``changed`` when a stack is typed. Stacks known from the last count stand there already.
    """

    changed = Signal()

    def __init__(
        self, players: Sequence[DealPlayer], in_play: int, titles: Sequence[QWidget]
    ) -> None:
        """Ask for the stacks of ``players``, which make ``in_play`` chips; ``titles`` on top."""
        super().__init__()
        self._players = tuple(players)
        self._in_play = in_play
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(Space.NORMAL)
        self._lines.setVerticalSpacing(Space.HAIR)
        self._lines.setColumnStretch(NAME, 1)
        self._lines.addWidget(label(fr_en("Joueur", "Player"), Say.SMALL), 0, NAME)
        self._lines.addWidget(label(fr_en("Tapis", "Stack"), Say.SMALL), 0, STACK, RIGHT)
        for column, title in enumerate(titles, FIRST):
            self._lines.addWidget(title, 0, column, RIGHT)
        self.fields: dict[int, NumberField] = {}
        self._figures: dict[tuple[int, int], QLabel] = {}
        self._beneath: dict[tuple[int, int], QLabel] = {}
        for line, player in enumerate(self._players, 1):
            self._add(line, player, len(titles))
        self.total = label("", Say.SMALL, wraps=True)
        self._lines.addWidget(self.total, len(self._players) + 1, NAME, 1, FIRST)
        self._tell_total()

    def stacks(self) -> tuple[tuple[int, int], ...]:
        """Return each stack as (entrant, chips)."""
        return tuple((who, field.value()) for who, field in self.fields.items())

    @property
    def add_up(self) -> bool:
        """Return whether the stacks make all the chips in play."""
        return sum(chips for _, chips in self.stacks()) == self._in_play

    def put(self, column: int, widgets: Sequence[QWidget]) -> None:
        """Put a widget a player in a column of figures, counted from 0."""
        for line, widget in enumerate(widgets, 1):
            self._lines.addWidget(widget, line, FIRST + column)

    def show_figures(
        self, column: int, texts: Sequence[str], beneath: Sequence[str] | None = None
    ) -> None:
        """Show a figure for each player in a column, counted from 0, with a line under each."""
        for line, text in enumerate(texts, 1):
            self._figures[line, column].setText(text)
            tell(self._beneath[line, column], beneath[line - 1] if beneath else "")

    def _add(self, line: int, player: DealPlayer, columns: int) -> None:
        self._lines.setRowMinimumHeight(line, LINE_HEIGHT)
        self._lines.addWidget(label(player.name), line, NAME)
        field = NumberField(player.stack or 0, most=self._in_play * 2)
        field.setFixedWidth(STACK_WIDTH)
        field.setAccessibleName(fr_en("Tapis ({0})", "Stack ({0})").format(player.name))
        explained(field, "Tapez le tapis compté de ce joueur.", "Type this player’s counted stack.")
        field.valueChanged.connect(self._on_typed)
        self.fields[player.entrant] = field
        self._lines.addWidget(field, line, STACK)
        for column in range(columns):
            figure = label("")
            beneath = label("", Say.SMALL)
            self._figures[line, column] = figure
            self._beneath[line, column] = beneath
            for words in (figure, beneath):
                words.setAlignment(RIGHT)
            both = column_of(figure, beneath, spacing=0)
            self._lines.addLayout(both, line, FIRST + column, RIGHT)
            beneath.hide()

    def _on_typed(self, _: int) -> None:
        self._tell_total()
        self.changed.emit()

    def _tell_total(self) -> None:
        total = sum(chips for _, chips in self.stacks())
        said = fr_en("{0} sur {1} jetons en jeu", "{0} of {1} chips in play")
        text = said.format(whole(total), whole(self._in_play))
        if total != self._in_play:
            text += f" ({signed(total - self._in_play)})"
        tell(self.total, text)


def put_stacks(body: QBoxLayout, stacks: CountedStacks, whole: int, height: int) -> None:
    """Put them in ``body``; more than ``whole`` lines scroll, so high, over their total.

    These are of the smallest screen: a higher window shows so many lines more.
    """
    more = _spare(body.parentWidget()) // (LINE_HEIGHT + Space.HAIR)
    if len(stacks.fields) <= whole + more:
        body.addWidget(stacks)
        return
    scrolled = ScrolledColumn(stacks, margins=(0, 0, Space.TIGHT, 0))
    scrolled.setFixedHeight(height + more * (LINE_HEIGHT + Space.HAIR))
    body.addWidget(scrolled)
    body.addWidget(stacks.total)


def _spare(inside: QWidget | None) -> int:
    """Return how much higher the window under a dialog is than the smallest one, in pixels."""
    above = None
    if inside is not None:
        above = inside.window().parentWidget()
    if above is None:
        return 0
    return max(0, above.window().height() - LEAST_WINDOW)
