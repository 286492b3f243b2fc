"""Tables not in play, quietly at the foot of the plan."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from td_app.tournament.views.room import Room
from td_app.ui.pages.room.facts import OPEN
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

NAMED = 12


class ReserveLine(QWidget):
    """``openAsked()`` when one of them is to be opened."""

    openAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self) -> None:
        """Start with nothing to say."""
        super().__init__()
        self.words = label("", Say.SMALL)
        self.button = Button(fr_en("Ouvrir une table…", "Open a table…"), Rank.QUIET, scale="small")
        self.button.clicked.connect(self.openAsked)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.TIGHT)
        line.addWidget(self.words)
        line.addWidget(self.button)
        line.addStretch(1)

    def set_room(self, room: Room, *, over: bool) -> None:
        """Say which tables wait and which are closed."""
        waiting = [t.number for t in room.tables if t.status == "waiting"]
        closed = [t.number for t in room.tables if t.status not in ("waiting", OPEN)]
        parts = []
        if waiting:
            parts.append(fr_en("En réserve\u00a0: {0}", "In reserve: {0}").format(_listed(waiting)))
        if closed:
            parts.append(fr_en("Fermées\u00a0: {0}", "Closed: {0}").format(_listed(closed)))
        self.words.setText(" · ".join(parts))
        final = any(t.final for t in room.tables)
        self.button.setVisible(bool(parts) and not final and not over)
        self.setVisible(bool(parts))


def _listed(numbers: list[int]) -> str:
    told = ", ".join(str(number) for number in numbers[:NAMED])
    return f"{told}…" if len(numbers) > NAMED else told
