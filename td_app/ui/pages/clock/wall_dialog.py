"""Affichage public: what the hall sees, tried on a miniature while it is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.clock.wall_look import LookPart
from td_app.ui.pages.clock.wall_message import MessagePart
from td_app.ui.pages.clock.wall_screens import ScreensPart
from td_app.ui.public.hall import Hall
from td_app.ui.public.wall_view import WallView
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Rank
from td_app.words.language import fr_en

WIDTH = 1000
MINIATURE = (512, 288)
"""Pixels: 16:9, as in the hall."""


class WallDialog(HouseDialog):
    """Nothing waits for a button: the hall follows each change."""

    def __init__(self, live: LiveTournament, hall: Hall, parent: QWidget | None = None) -> None:
        """Show the wall of ``live`` in small, and what ``hall`` wants."""
        super().__init__(
            fr_en("Affichage public", "Public display"),
            parent=parent,
            icon="public-display",
            width=WIDTH,
        )
        self.miniature = WallView(live, hall)
        self.miniature.setFixedSize(*MINIATURE)
        self.miniature.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.miniature.setAccessibleName(fr_en("Ce que la salle voit", "What the hall sees"))
        self.message = MessagePart(hall, live.session.now_ms)
        self.look = LookPart(hall)
        self.screens = ScreensPart()
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, parts in (
            (left, (self.miniature, self.message)),
            (right, (self.look, self.screens)),
        ):
            column.setSpacing(Space.NORMAL)
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(Space.WIDE)
        both.addLayout(left)
        both.addLayout(right, 1)
        self.body.addLayout(both)
        self.add_button("close", fr_en("Fermer", "Close"), Rank.SECONDARY)
        self.message.text.setFocus()
