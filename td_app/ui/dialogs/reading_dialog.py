"""The announcements in large type, to be read out to the room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from td_app.tournament.views.public import MoveRow, OrderRow
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words import cites_text, enters_text, seat_text
from td_app.words.language import fr_en
from td_app.words.spoken import ORDER_ARTICLE, order_text, order_title

WIDTH, HEIGHT = 880, 620


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
            width=WIDTH,
        )
        inside = QWidget()
        dress(inside, kind="scrolled")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, Space.TIGHT, 0)
        column.setSpacing(Space.SNUG)
        if order is not None:
            told = cites_text((ORDER_ARTICLE,))
            column.addWidget(_large(order_title(), order_text(order.tables), told))
        for move in moves:
            column.addWidget(_move(move))
        column.addStretch(1)
        self._column = column
        area = self._area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(fr_en("Annonces", "Announcements"))
        area.setWidget(inside)
        self.body.addWidget(area, 1)
        screen = QGuiApplication.primaryScreen().availableGeometry()
        self.setFixedHeight(min(HEIGHT, screen.height() - Space.VAST))
        self.add_button("close", fr_en("Fermer", "Close"))
        self.add_button("announced", fr_en("Tout annoncé", "All read"), Rank.PRIMARY).setFocus()
        self.chosen.connect(self._told)

    def showEvent(self, event: QShowEvent) -> None:
        """Show a scroll bar only when some move is out of sight."""
        super().showEvent(event)
        seen = self._area.viewport().size()
        if self._column.totalHeightForWidth(seen.width()) <= seen.height():
            self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _told(self, name: str) -> None:
        if name == "announced":
            self.announced.emit()


def _move(move: MoveRow) -> QFrame:
    seats = f"{seat_text(move.from_seat)}  →  {seat_text(move.to_seat)}"
    besides = (enters_text(move.enters), cites_text(move.cites))
    return _large(move.name, seats, " · ".join(filter(None, besides)))


def _large(title: str, told: str, beside: str) -> QFrame:
    card = QFrame()
    dress(card, kind="card")
    column = QVBoxLayout(card)
    column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
    column.setSpacing(Space.HAIR)
    column.addWidget(label(title, Say.DECISION, wraps=True))
    column.addWidget(label(told, Say.TITLE, wraps=True))
    if beside:
        column.addWidget(label(beside, Say.LEAD, wraps=True))
    return card
