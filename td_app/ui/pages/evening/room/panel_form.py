"""A form inside a panel: fields, what is wrong, one verb, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from td_app.register.finding import folded, nearest_first, the_nearest
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.popover import PanelContent
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Height, Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import NamesInList, Say, label, tell
from td_app.ui.widgets.layout import column, row
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.tips import set_tip
from td_app.ui.widgets.typed_fields import NumberField, unread
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en


class PanelForm(PanelContent):
    """Sends the ``command`` made from the fields; shows a refusal under them."""

    def __init__(
        self, live: LiveTournament, verb: str, back: Callable[[], None] | None = None
    ) -> None:
        """Put ``verb`` on the main button; ``back`` returns to what was shown before."""
        super().__init__()
        self.live = live
        self._first: QWidget | None = None
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.wrong.hide()
        self.main = Button(verb, Rank.PRIMARY, does=self.send)
        self._foot = row(self.main, spacing=Space.TIGHT)
        if back is not None:
            self.back = Button(fr_en("Retour", "Back"), Rank.QUIET)
            self.back.clicked.connect(back)
            self._foot.addWidget(self.back)
        self._foot.addStretch(1)
        self.column.addWidget(self.wrong)
        self.column.addSpacing(Space.HAIR)
        self.column.addLayout(self._foot)

    def add(self, widget: QWidget, title: str = "") -> None:
        """Add a field under its title, above the button."""
        place = self.column.indexOf(self.wrong)
        if title:
            words = label(title, Say.SMALL)
            words.setBuddy(widget)
            self.column.insertWidget(place, words)
            place += 1
            if not widget.accessibleName():
                widget.setAccessibleName(title)
        self.column.insertWidget(place, widget)
        if self._first is None and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._first = widget
        if isinstance(widget, QLineEdit):
            widget.returnPressed.connect(self.send)
            # What was wrong with the answer before says nothing of the one being written.
            widget.textEdited.connect(lambda _text: self.say_wrong(""))

    def explain(self, words: str) -> None:
        """Add a paragraph above the fields to come."""
        self.add(label(words, Say.SOFT, wraps=True))

    def reason_field(self) -> LineField:
        """Add and return the line for the director's reason."""
        field = LineField(hint=fr_en("Inscrit au journal", "Recorded in the log"))
        self.add(field, fr_en("Motif", "Reason"))
        return field

    def start(self) -> None:
        """Take the keyboard in the first field."""
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.TabFocusReason)

    def command(self) -> cmd.Command:
        """Return what the fields ask for."""
        raise NotImplementedError

    def send(self) -> None:
        """Ask for it; stay with the reason when it is refused."""
        bad = next((field for field in self.findChildren(NumberField) if field.bad), None)
        if bad is not None:
            self.say_wrong(unread(bad.text()))
            bad.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        command = self.command()
        refused = self.live.can(command)
        if refused is not None:
            self.say_wrong(refusal_with_articles(self.live, refused))
            return
        if self.live.dispatch(command) is not None:
            self.finished.emit()

    def say_wrong(self, words: str) -> None:
        """Say under the fields what is wrong."""
        tell(self.wrong, words)
        self.resized.emit()


SHOWN = 60
LIST_HEIGHT = 186


@dataclass(frozen=True, slots=True)
class Pickable:
    """A player who may be picked; ``figures`` stand before the name: a place, or 4.7."""

    entrant: int
    name: str
    figures: str = ""


class PersonPick(QWidget):
    """``picked()`` on Enter or a double click; ``chosen`` is the entrant of the line chosen.

    ``several()`` on Enter where nobody is chosen and several may be meant.
    """

    picked = Signal()
    several = Signal()

    def __init__(self, people: Sequence[Pickable], hint: str, name: str) -> None:
        """List ``people`` in their order; ``hint`` stands in the search, ``name`` is read out."""
        super().__init__()
        self._people = tuple(people)
        self._plain = {one.entrant: folded(f"{one.name} {one.figures}") for one in people}
        self.search = SearchField(hint)
        self.list = QListWidget()
        self.list.setFixedHeight(LIST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        NamesInList(self.list).names = tuple(one.name for one in people)
        self.list.setAccessibleName(name)
        # Tab goes on to the next field: a reason typed over the list would play the room's keys.
        self.list.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column(self.search, self.list, on=self, spacing=Space.TIGHT, margins=0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.search)
        self.search.searched.connect(self._show)
        self.search.went_down.connect(self._into_list)
        self.search.chosen.connect(self._on_enter)
        self.list.itemActivated.connect(lambda _item: self.picked.emit())
        self._show("")

    @property
    def chosen(self) -> int | None:
        """Return the entrant chosen, if there is one."""
        item = self.list.currentItem()
        if item is None:
            return None
        return int(item.data(Qt.ItemDataRole.UserRole))

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

    def _into_list(self) -> None:
        self.list.setFocus()
        self.list.setCurrentRow(max(0, self.list.currentRow()))

    def _on_enter(self) -> None:
        if self.chosen is None and self.list.count() > 1:
            self.several.emit()
        else:
            self.picked.emit()

    def _show(self, typed: str) -> None:
        """List who may be meant, nearest first; one nearer than the others is chosen."""
        found = nearest_first(typed, self._people, lambda one: self._plain[one.entrant])
        if not typed.strip():
            found = [(0, one) for one in self._people]
        self.list.clear()
        for _how_near, one in found[:SHOWN]:
            self.list.addItem(_item(one))
        if the_nearest(found) is not None:
            self.list.setCurrentRow(0)


def _item(one: Pickable) -> QListWidgetItem:
    item = QListWidgetItem(f"{one.figures}   {one.name}" if one.figures else one.name)
    item.setSizeHint(QSize(0, Height.ROW - Space.HAIR))
    item.setData(Qt.ItemDataRole.UserRole, one.entrant)
    set_tip(item, one.name)
    return item
