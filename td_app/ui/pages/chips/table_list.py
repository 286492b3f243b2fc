"""The tables beside a form of the chips' page: which are done, which wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from td_app.ui.theme import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.words.figures import whole
from td_app.words.language import fr_en

WIDTH = 248


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table, a figure about it (None: not known), and whether it is done."""

    table: int
    figure: int | None
    done: bool


class TableList(RowTable[TableLine]):
    """``figure`` titles the second column; the third says what is done, in these words."""

    def __init__(
        self, figure: str, done: str, waits: str, *, tip: str = "", width: int = WIDTH
    ) -> None:
        """Show no table yet, ``width`` pixels wide."""
        super().__init__(_columns(figure, done, waits), key=lambda line: line.table)
        self.setAccessibleName(fr_en("Tables", "Tables"))
        self.setFixedWidth(width)
        self.setToolTip(tip)

    def show_tables(self, lines: Sequence[TableLine], table: int | None) -> None:
        """Show these tables, one of them chosen."""
        self.set_rows(lines)
        if table is not None:
            self.choose(table)


def _columns(figure: str, done: str, waits: str) -> Sequence[Column[TableLine]]:
    pill: Callable[[TableLine], PillFacts] = lambda line: (  # noqa: E731
        PillFacts(done, Tone.ACCENT, Shape.TICK)
        if line.done
        else PillFacts(waits, Tone.NEUTRAL, Shape.RING)
    )
    return (
        Column(fr_en("Table", "Table"), lambda line: line.table, figures=True, width=60),
        Column(
            figure,
            lambda line: line.figure,
            lambda line: "" if line.figure is None else whole(line.figure),
            figures=True,
            width=72,
        ),
        Column("", lambda line: line.done, lambda _line: "", pill=pill, stretch=True),
    )
