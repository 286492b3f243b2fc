"""A table with all that finds a row of it: typed words, filters, and why no row is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.ui.theme import Space
from td_app.ui.widgets.choices import Answer, FilterChips
from td_app.ui.widgets.layout import Part, column, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.searching import SearchField

R = TypeVar("R")

#: Why a list is empty, the words of what mends it, and what that does.
Why = tuple[str, str, Callable[[], object] | None]

NO_REASON: Final[Why] = ("", "", None)


class ListBox(QWidget, Generic[R]):
    """``found()`` once what was typed, or a chip, has changed which rows are shown.

    Down in the field goes to the table, a letter typed on the table begins a search, Escape
    empties the field.
    """

    found = Signal()

    def __init__(
        self, table: RowTable[R], hint: str, *, no_match: str = "", show_all: str = ""
    ) -> None:
        """Find in ``table``; ``no_match`` is told where no row matches, ``show_all`` mends it."""
        super().__init__()
        self.table = table
        self.search = SearchField(hint)
        self.why = WhyEmpty()
        self.no_match: Why = (no_match, show_all, self.search.clear)
        self.none_kept = NO_REASON
        self._nothing = ""
        self._why = NO_REASON
        self._kept: Mapping[str, Callable[[R], bool] | None] = {}
        self.search.went_down.connect(table.choose_first)
        self.search.attach_search(table)
        self.search.searched.connect(self._find)

    def filters(
        self, name: str, answers: Sequence[Answer], kept: Mapping[str, Callable[[R], bool] | None]
    ) -> FilterChips:
        """Return chips that count and keep rows as ``kept`` says by key; all for ``None``."""
        self._kept = kept
        self.chips = FilterChips(answers, name)
        self.chips.picked.connect(self.keep)
        self.table.filter.set_kept(kept[self.chips.chosen()])
        return self.chips

    def lay_out(
        self,
        *head: Part,
        under: Sequence[Part] = (),
        shown: QWidget | None = None,
        spacing: int = Space.TIGHT,
    ) -> None:
        """Put ``head``, if any, in a row over ``under`` and the table, or what ``shown`` holds.

        ``why`` stands above it, unless ``shown`` holds that too.
        """
        top: Sequence[Part] = (row(*head, spacing=Space.TIGHT),) if head else ()
        listed: list[Part] = [wide(shown or self.table)]
        if self.why.parentWidget() is None:
            listed.insert(0, self.why)
        column(*top, *under, *listed, on=self, spacing=spacing, margins=0)

    def show_rows(self, rows: Sequence[R], *, nothing: str = "", why: Why = NO_REASON) -> None:
        """Show rows, and tell about them as :meth:`tell` does."""
        self.table.set_rows(rows)
        self.tell(nothing=nothing, why=why)

    def tell(self, *, nothing: str = "", why: Why = NO_REASON) -> None:
        """Count the rows; tell ``nothing`` where there is none, ``why`` whatever there is."""
        self._nothing = nothing
        self._why = why
        if self._kept:
            self.chips.set_counts({key: self._counted(key) for key in self._kept})
        self._say_why()

    def _counted(self, key: str) -> int:
        keeps = self._kept[key]
        return sum(keeps is None or keeps(row) for row in self.table.rows.rows)

    def _find(self, typed: str) -> None:
        self.table.find_rows(typed)
        self._say_why()
        self.found.emit()

    def keep(self, key: str) -> None:
        """Keep the rows of a chip, which is chosen."""
        self.chips.choose(key)
        self.table.filter.set_kept(self._kept[key])
        self._say_why()
        self.found.emit()

    def _say_why(self) -> None:
        if self._why[0]:
            self.why.say(*self._why)
        elif not self.table.rows.rows:
            self.why.say(self._nothing)
        elif not self.table.filter.rowCount() and self.search.text().strip():
            self.why.say(*self.no_match)
        elif not self.table.filter.rowCount():
            self.why.say(*self.none_kept)
        else:
            self.why.say("")
