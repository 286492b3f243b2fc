"""ANNONCES: the moves accepted and not yet read out, to be read, copied or printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.public import MoveRow, OrderRow
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, at, column, put_away, row, wide
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained
from td_app.words import cites_text, enters_text, seat_text
from td_app.words.language import fr_en, titled
from td_app.words.spoken import ORDER_ARTICLE, order_text, order_title

#: Rows shown in the column; the reading window shows them all.
SHOWN = 30
READING_WIDTH = 880
READING_LIST = 444


class AnnouncementRow(QFrame):
    """One change of seat, with the button that says it was read out."""

    announced = Signal(int)

    def __init__(self, move: MoveRow, *, aloud: str = "", read_only: bool = False) -> None:
        """Show ``move``; ``aloud`` is the name said in the hall, where it is another one."""
        super().__init__()
        dress(self, kind="card")
        ClickGuard(self)
        self.number = move.number
        lines = [
            label(move.name, Say.STRONG, wraps=True),
            label(f"→ {seat_text(move.to_seat)}", wraps=True),
            label(self._beside(move), Say.SMALL, wraps=True),
        ]
        if aloud:
            said = fr_en("à lire «\u00a0{0}\u00a0»", "read out “{0}”").format(aloud)
            lines.insert(1, label(said, Say.SMALL, tone=Tone.AMBER, wraps=True))
        self.setAccessibleName(announcement_text(move))
        self.button = _told_button(self, lines, move.name, read_only)
        self.button.clicked.connect(lambda: self.announced.emit(self.number))

    def _beside(self, move: MoveRow) -> str:
        told = fr_en("vient de la {0}", "comes from {0}").format(seat_text(move.from_seat))
        besides = (
            enters_text(move.enters) if move.enters else "",
            fr_en("absence\u00a0: portez son tapis", "away: move the stack") if move.absent else "",
        )
        for words in filter(None, besides):
            told = fr_en("{0}\u00a0; {1}", "{0}; {1}").format(told, words)
        return told


class OrderCard(QFrame):
    """A breaking order changed in play, with the button that marks it as announced (2.4)."""

    announced = Signal()

    def __init__(self, order: OrderRow, *, read_only: bool = False) -> None:
        """Show ``order``."""
        super().__init__()
        dress(self, kind="card")
        ClickGuard(self)
        title = order_title()
        lines = (
            label(title, Say.STRONG, wraps=True),
            label(order_text(order.tables), wraps=True),
            label(cites_text((ORDER_ARTICLE,)), Say.SMALL),
        )
        self.setAccessibleName(f"{title} {order_text(order.tables)}")
        self.button = _told_button(self, lines, title, read_only)
        self.button.clicked.connect(self.announced)


def _told_button(card: QFrame, lines: Sequence[QWidget], title: str, read_only: bool) -> Button:
    """The button that says it was read out, beside the lines of a card."""
    button = Button(rank=Rank.QUIET, icon="check", tip=fr_en("Annoncé", "Announced"))
    button.setFixedWidth(36)
    button.setAccessibleName(fr_en("Annoncé\u00a0: {0}", "Announced: {0}").format(title))
    explained(
        button,
        "Note que ce changement de place a été lu.",
        "Records that this seat change was read out.",
    )
    row(
        wide(column(*lines, spacing=0)),
        at(button, Qt.AlignmentFlag.AlignTop),
        on=card,
        spacing=Space.HAIR,
        margins=(Space.SNUG, Space.TIGHT, Space.HAIR, Space.TIGHT),
    )
    button.setVisible(not read_only)
    return button


class AnnouncementList(QWidget):
    """Rows by number, oldest first: the order in which they are read out.

    ``waiting`` is as it is said in the hall; the rows are the director's own, with every name.
    """

    def __init__(self, live: LiveTournament) -> None:
        """List the moves of ``live`` that were not read out."""
        super().__init__()
        self._live = live
        self.waiting: tuple[MoveRow, ...] = ()
        self.rows: dict[int, AnnouncementRow] = {}
        self._shown: dict[int, tuple[MoveRow, str]] = {}
        self.order: OrderCard | None = None
        self._order_shown: OrderRow | None = None
        self._nothing = label("", Say.SOFT, wraps=True)
        self._more = label("", Say.SMALL, wraps=True)
        self._on_acted = column()
        parts = (self._on_acted, self._nothing, self._more, STRETCH)
        self.column = column(*parts, on=self, spacing=Space.TIGHT, margins=0)

    @property
    def count(self) -> int:
        """Return how many announcements wait to be read out."""
        return len(self.waiting) + (self.order is not None)

    @property
    def order_waiting(self) -> OrderRow | None:
        """Return the breaking order still to announce, None when there is none."""
        return self._order_shown

    def refresh(self) -> None:
        """Show the moves as they are now; a row that stays is not made again."""
        said = self._live.announcements_in_public()
        self.waiting = tuple(move for move in reversed(said) if move.waits)
        known = {move.number: move for move in self._live.announcements()}
        wanted = {move.number: (known[move.number], move.name) for move in self.waiting[:SHOWN]}
        for number in [n for n in self.rows if wanted.get(n) != self._shown[n]]:
            gone = self.rows.pop(number)
            put_away(gone)
        for place, (number, told) in enumerate(wanted.items()):
            if number not in self.rows:
                self.rows[number] = self._row(*told)
                self.column.insertWidget(place + 1, self.rows[number])
        self._shown = wanted
        rest = len(self.waiting) - len(wanted)
        self._more.setText(
            fr_en(
                "{0} de plus\u00a0: cliquez sur «\u00a0Lire\u00a0».",
                "{0} more: press “Read”.",
            ).format(rest)
        )
        self._more.setVisible(rest > 0)
        self._nothing.setText(
            fr_en("Aucun changement de place à lire.", "No seat changes to read out.")
        )
        self._show_order()
        self._nothing.setVisible(not wanted and self.order is None)

    def announce(self, *numbers: int) -> None:
        """Mark moves as read out; none given: all that waits, the breaking order too."""
        if numbers or self.waiting:
            self._live.dispatch(cmd.AnnounceMoves(numbers))
        if not numbers and self.order is not None:
            self._live.dispatch(cmd.AnnounceBreakingOrder())

    def _show_order(self) -> None:
        order = self._live.new_breaking_order()
        waiting = None
        if order is not None and not order.announced:
            waiting = order
        if waiting == self._order_shown:
            return
        self._order_shown = waiting
        if self.order is not None:
            put_away(self.order)
            self.order = None
        if waiting is not None:
            self.order = OrderCard(waiting, read_only=self._live.read_only)
            self.order.announced.connect(lambda: self._live.dispatch(cmd.AnnounceBreakingOrder()))
            self._on_acted.addWidget(self.order)

    def _row(self, move: MoveRow, said: str) -> AnnouncementRow:
        if said == move.name:
            aloud = ""
        else:
            aloud = said
        shown = AnnouncementRow(move, aloud=aloud, read_only=self._live.read_only)
        shown.announced.connect(lambda number: self.announce(number))
        return shown


def seats_text(move: MoveRow) -> str:
    """Return from where to where a player goes."""
    return f"{seat_text(move.from_seat)} → {seat_text(move.to_seat)}"


def announcement_text(move: MoveRow) -> str:
    """Return a move as it is read out: who, from where, to where, how they come into play."""
    told = titled(move.name, seats_text(move))
    if move.enters:
        return f"{told}, {enters_text(move.enters)}"
    return told


def text_of_all(moves: Iterable[MoveRow], order: OrderRow | None = None) -> str:
    """Return the announcements as text for the clipboard, one a line, with their articles."""
    lines = []
    if order is not None:
        told = titled(order_title(), order_text(order.tables))
        lines.append(f"{told} ({cites_text((ORDER_ARTICLE,))})")
    lines += [
        f"{announcement_text(move)} ({cites_text(move.cites)})"
        if move.cites
        else announcement_text(move)
        for move in moves
    ]
    return "\n".join(lines)


class ReadingDialog(HouseDialog):
    """``announced()`` when the director says that they were read out."""

    announced = Signal()

    def __init__(
        self,
        moves: Sequence[MoveRow],
        parent: QWidget | None = None,
        *,
        order: OrderRow | None = None,
    ) -> None:
        """Show a breaking order changed in play, then ``moves`` in the order they are read."""
        super().__init__(
            fr_en("Annonces", "Announcements"),
            fr_en(
                "Lisez chaque annonce, puis confirmez.", "Read out each announcement, then confirm."
            ),
            parent,
            icon="announce",
            width=READING_WIDTH,
        )
        inside = QWidget()
        dress(inside, kind="scrolled")
        cards = [_move(move) for move in moves]
        if order is not None:
            told = cites_text((ORDER_ARTICLE,))
            cards.insert(0, _large(order_title(), order_text(order.tables), told))
        margins = (0, 0, Space.TIGHT, 0)
        self._column = column(*cards, STRETCH, on=inside, spacing=Space.SNUG, margins=margins)
        area = self._area = scrolled(inside, fr_en("Annonces", "Announcements"))
        self.body.addWidget(area, 1)
        area.setMinimumHeight(READING_LIST)
        self.add_button("close", fr_en("Fermer", "Close"))
        self.add_button("announced", fr_en("Tout annoncé", "All read"), Rank.PRIMARY).setFocus()
        self.chosen.connect(self._on_acted)

    def showEvent(self, event: QShowEvent) -> None:
        """Show a scroll bar only when some move is out of sight."""
        super().showEvent(event)
        seen = self._area.viewport().size()
        if self._column.totalHeightForWidth(seen.width()) <= seen.height():
            self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _on_acted(self, name: str) -> None:
        if name == "announced":
            self.announced.emit()


def _move(move: MoveRow) -> QFrame:
    seats = f"{seat_text(move.from_seat)}  →  {seat_text(move.to_seat)}"
    besides = (enters_text(move.enters), cites_text(move.cites))
    return _large(move.name, seats, " · ".join(filter(None, besides)))


def _large(title: str, told: str, beside: str) -> QFrame:
    card = QFrame()
    dress(card, kind="card")
    lines = [label(title, Say.DECISION, wraps=True), label(told, Say.TITLE, wraps=True)]
    if beside:
        lines.append(label(beside, Say.LEAD, wraps=True))
    margins = (Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
    column(*lines, on=card, spacing=Space.HAIR, margins=margins)
    return card
