"""The winner, told calmly above the ranking."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament.views.finishing import Standings
from td_app.ui.figures import whole
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.words.language import current_language, fr_en
from td_app.words.money import won_text

MARK = 40


class WinnerCard(QFrame):
    """Hidden until one player alone is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Name nobody yet."""
        super().__init__(parent)
        dress(self, kind="banner", tone="accent")
        self._over = label("", Say.SMALL)
        self._name = CutLabel("", Say.DECISION, tone=Tone.ACCENT)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._over)
        words.addWidget(self._name)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
        row.setSpacing(Space.NORMAL)
        row.addWidget(icon_label("winner", "accent_text", MARK))
        row.addLayout(words, 1)
        self.hide()

    def show_winner(self, standings: Standings) -> None:
        """Name the winner, if there is one."""
        self.setVisible(standings.winner is not None)
        if standings.winner is None:
            return
        first = next((row for row in standings.rows if row.place == 1), None)
        facts = [
            fr_en("Vainqueur", "Winner"),
            fr_en("{0} joueurs", "{0} players").format(whole(standings.entrants)),
            first.club if first else "",
            won_text(first.won, current_language()) if first else "",
        ]
        self._over.setText(" · ".join(fact for fact in facts if fact))
        self._name.say(standings.winner)
        self.setAccessibleName(
            fr_en("Vainqueur\u00a0: {0}", "Winner: {0}").format(standings.winner)
        )
