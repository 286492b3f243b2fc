"""The order in which tables break, changed in play and told to the players (2.4)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.panel_form import PanelForm
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

ROWS_SHOWN, ROW = 6, 32
"""Tables in sight at once, and the height of a line in pixels."""


class BreakingOrderForm(PanelForm):
    """The open tables, the next to close first: dragged, or moved by two buttons."""

    def __init__(self, live: LiveTournament, chosen: int | None = None) -> None:
        """List the tables in play, ``chosen`` being the one that may move."""
        super().__init__(live, fr_en("Changer l'ordre", "Change the order"))
        words = fr_en(
            "La première de la liste ferme la première. Les joueurs en sont informés.",
            "The first of the list breaks first. The players are told.",
        )
        self.add(label(words, Say.SOFT, wraps=True))
        self.list = QListWidget()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setAccessibleName(
            fr_en("Tables, la prochaine à fermer d'abord", "Tables, the next to break first")
        )
        order = live.room().closing_order
        for number in order:
            item = QListWidgetItem(fr_en("Table {0}", "Table {0}").format(number))
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setSizeHint(QSize(0, ROW))
            self.list.addItem(item)
        self.list.setFixedHeight(min(ROWS_SHOWN, max(2, len(order))) * ROW + Space.HAIR)
        self.list.setCurrentRow(order.index(chosen) if chosen in order else 0)
        self.add(self.list)
        self.up = Button(fr_en("Plus tôt", "Sooner"), icon="arrow-up", scale="small")
        self.down = Button(fr_en("Plus tard", "Later"), icon="arrow-down", scale="small")
        self.add(self._moving())
        self.reason = self.reason_field()
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.list.currentRowChanged.connect(lambda _row: self._judge())
        self.list.model().rowsMoved.connect(lambda *_: self._judge())
        self._judge()

    def order(self) -> tuple[int, ...]:
        """Return the tables in the order shown."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return tuple(int(item.data(Qt.ItemDataRole.UserRole)) for item in items)

    def command(self) -> cmd.ChangeBreakingOrder:
        """Return the order shown."""
        return cmd.ChangeBreakingOrder(self.order(), self.reason.text())

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < self.list.count():
            item = self.list.takeItem(row)
            self.list.insertItem(row + by, item)
            self.list.setCurrentRow(row + by)
            self._judge()

    def _judge(self) -> None:
        row, last = self.list.currentRow(), self.list.count() - 1
        first_words = fr_en("C'est déjà la première à fermer.", "It is the first to break already.")
        last_words = fr_en("C'est déjà la dernière à fermer.", "It is the last to break already.")
        self.up.set_refusal(first_words if row <= 0 else None)
        self.down.set_refusal(last_words if row >= last else None)

    def _moving(self) -> QWidget:
        moving = QWidget()
        row = QHBoxLayout(moving)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.HAIR)
        for button in (self.up, self.down):
            row.addWidget(button)
        row.addStretch(1)
        return moving
