"""One player out of many: a search over a list, by mouse or by keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from td_app.ui.forgiving_search import folded, matches
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.search_field import SearchField

SHOWN = 60
LIST_HEIGHT = 186


@dataclass(frozen=True, slots=True)
class Pickable:
    """A player who may be picked; ``figures`` stand before the name: a place, or 4.7."""

    entrant: int
    name: str
    figures: str = ""


class PersonPick(QWidget):
    """``picked()`` on Enter or a double click; ``chosen`` is the entrant of the line chosen."""

    picked = Signal()

    def __init__(self, people: Sequence[Pickable], hint: str, name: str) -> None:
        """List ``people`` in their order; ``hint`` stands in the search, ``name`` is read out."""
        super().__init__()
        self._people = tuple(people)
        self._plain = {one.entrant: folded(f"{one.figures} {one.name}") for one in people}
        self.search = SearchField(hint)
        self.list = QListWidget()
        self.list.setFixedHeight(LIST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setAccessibleName(name)
        # Tab goes on to the next field: a reason typed over the list would play the room's keys.
        self.list.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self.search)
        column.addWidget(self.list)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.search)
        self.search.searched.connect(self._show)
        self.search.went_down.connect(self.list.setFocus)
        self.search.chosen.connect(self.picked)
        self.list.itemActivated.connect(lambda _item: self.picked.emit())
        self._show("")

    @property
    def chosen(self) -> int | None:
        """Return the entrant chosen, if there is one."""
        item = self.list.currentItem()
        return None if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def choose(self, entrant: int) -> None:
        """Choose a player pointed at elsewhere; nothing happens for one who is not listed."""
        one = next((one for one in self._people if one.entrant == entrant), None)
        if one is None:
            return
        # Searched at once: a moment later the first line would be chosen again.
        with QSignalBlocker(self.search):
            self.search.setText(one.name)
        self._show(one.name)
        for line in range(self.list.count()):
            if self.list.item(line).data(Qt.ItemDataRole.UserRole) == entrant:
                self.list.setCurrentRow(line)
        self.picked.emit()

    def _show(self, typed: str) -> None:
        self.list.clear()
        wanted = folded(typed)
        for one in self._people:
            if self.list.count() == SHOWN:
                break
            if not wanted or matches(wanted, self._plain[one.entrant]):
                self.list.addItem(_item(one))
        if self.list.count():
            self.list.setCurrentRow(0)


def _item(one: Pickable) -> QListWidgetItem:
    item = QListWidgetItem(f"{one.figures}   {one.name}" if one.figures else one.name)
    item.setSizeHint(QSize(0, Height.ROW - Space.HAIR))
    item.setData(Qt.ItemDataRole.UserRole, one.entrant)
    item.setToolTip(one.name)
    return item
