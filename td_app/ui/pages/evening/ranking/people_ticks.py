"""Players ticked out of many: found as one types, those ticked first, in the order of the ticks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from td_app.register.finding import folded, nearest_first, the_nearest
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.labels import NamesInList
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.tips import set_tip

SHOWN = 40
ROWS_SEEN = 4
EDGES = 6
LIST_HEIGHT = ROWS_SEEN * (Height.ROW - Space.HAIR) + EDGES
"""As high as whole lines, and the list's own edges, in pixels."""
ENTRANT = Qt.ItemDataRole.UserRole


class PeopleTicks(QWidget):
    """``ticked()`` when somebody is ticked, or no longer; ``chosen`` are the entrants ticked.

    ``several()`` on Enter where several of those not ticked may be meant.
    """

    ticked = Signal()
    several = Signal()

    def __init__(self, hint: str, name: str) -> None:
        """List nobody yet; ``hint`` stands in the search, ``name`` is read out."""
        super().__init__()
        self._people: tuple[tuple[int, str], ...] = ()
        self.chosen: tuple[int, ...] = ()
        self.search = SearchField(hint)
        self.list = QListWidget()
        self.list.setFixedHeight(LIST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._drawn = NamesInList(self.list)
        self.list.setAccessibleName(name)
        column(self.search, self.list, STRETCH, on=self, spacing=Space.TIGHT, margins=0)
        self.setFocusProxy(self.search)
        self.search.searched.connect(lambda _typed: self._show())
        self.search.went_down.connect(self.list.setFocus)
        self.search.chosen.connect(self._tick_nearest)
        self.list.itemChanged.connect(self._on_item)

    def show_people(self, people: Sequence[tuple[int, str]], chosen: tuple[int, ...]) -> None:
        """List these players by entrant and name, some of them ticked."""
        self._people = tuple(people)
        self._drawn.names = tuple(name for _who, name in people)
        self.chosen = chosen
        self.search.clear()
        self._show()

    def tick(self, entrant: int, on: bool = True) -> None:
        """Tick a player, or no longer."""
        kept = tuple(one for one in self.chosen if one != entrant)
        if on:
            self.chosen = (*kept, entrant)
        else:
            self.chosen = kept
        self._show()
        self.ticked.emit()

    def _tick_nearest(self) -> None:
        """Enter ticks who is meant among those not ticked yet, and goes on to the next name."""
        found = self._untouched()
        one = the_nearest(found)
        if one is not None and self.search.text().strip():
            self.search.clear()
            self.tick(one[0])
        elif len(found) > 1 and self.search.text().strip():
            self.several.emit()

    def _on_item(self, item: QListWidgetItem) -> None:
        on = item.checkState() is Qt.CheckState.Checked
        who = int(item.data(ENTRANT))
        if on != (who in self.chosen):
            self.tick(who, on)

    def _untouched(self) -> list[tuple[int, tuple[int, str]]]:
        """Return those not ticked who may be meant by what is typed, nearest first; all for
        nothing.
        """
        rest = [one for one in self._people if one[0] not in self.chosen]
        if not self.search.text().strip():
            return [(0, one) for one in rest]
        return nearest_first(self.search.text(), rest, lambda one: folded(one[1]))

    def _show(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        names = dict(self._people)
        first = [(who, names[who]) for who in self.chosen if who in names]
        found = [*first, *(one for _how_near, one in self._untouched())]
        for who, name in found[:SHOWN]:
            item = QListWidgetItem(name)
            item.setSizeHint(QSize(0, Height.ROW - Space.HAIR))
            item.setData(ENTRANT, who)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            on = who in self.chosen
            if on:
                item.setCheckState(Qt.CheckState.Checked)
            else:
                item.setCheckState(Qt.CheckState.Unchecked)
            set_tip(item, name)
            self.list.addItem(item)
        self.list.blockSignals(False)
