"""The figures beside the clock: players, average, chips, the next break, late entry."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from td_app.tournament.views.clock import ClockView
from td_app.ui.public.wall_words import blinds_words
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.words.figures import lasting, tenths, whole
from td_app.words.language import fr_en

ACROSS = 3
NOTHING = "–"


class ClockFigures(QWidget):
    """Six figures, each under a few small words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing before :meth:`tick`."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.NORMAL)
        self._grid.setVerticalSpacing(0)
        self._pairs: dict[str, tuple[QLabel, CutLabel]] = {}
        for place, key in enumerate(("players", "average", "chips", "break", "late", "next")):
            caption, figure = label("", Say.SMALL), CutLabel("", Say.STRONG)
            row, column = place // ACROSS * 3, place % ACROSS
            self._grid.addWidget(caption, row, column)
            self._grid.addWidget(figure, row + 1, column)
            self._grid.setColumnStretch(column, 1)
            self._pairs[key] = (caption, figure)
        self._grid.setRowMinimumHeight(2, Space.TIGHT)

    def tick(self, view: ClockView) -> None:
        """Show the figures of this moment."""
        nobody = view.players_left == 0
        players = f"{whole(view.players_left)} / {whole(view.entrants)}"
        blinds = fr_en("{0} BB", "{0} BB").format(tenths(view.average_bb_tenths / 10))
        average = f"{whole(view.average_stack)} · {blinds}"
        self._say(
            "players", fr_en("Joueurs en jeu", "Players left"), NOTHING if nobody else players
        )
        self._say("average", fr_en("Tapis moyen", "Average stack"), NOTHING if nobody else average)
        chips = whole(view.chips_in_play)
        self._say("chips", fr_en("Jetons en jeu", "Chips in play"), NOTHING if nobody else chips)
        self._say("break", fr_en("Prochaine pause", "Next break"), self._next_break(view))
        self._say("late", fr_en("Entrées tardives", "Late entry"), self._late(view))
        self._say("next", fr_en("Niveau suivant", "Next level"), self._coming(view))

    def figure(self, key: str) -> str:
        """Return a figure as shown: players, average, chips, break, late or next."""
        return self._pairs[key][1].whole

    def _next_break(self, view: ClockView) -> str:
        if view.next_break_ms is None:
            return fr_en("aucune", "none")
        return fr_en("dans {0}", "in {0}").format(lasting(-(-view.next_break_ms // 60_000)))

    def _late(self, view: ClockView) -> str:
        if not view.late_entry_open or view.late_entry_until == 0:
            return fr_en("closes", "closed")
        return fr_en("fin du niveau {0}", "end of level {0}").format(view.late_entry_until)

    def _coming(self, view: ClockView) -> str:
        if view.next_level is None:
            return fr_en("aucun", "none")
        return blinds_words(view.next_level, view.ante_format)[0]

    def _say(self, key: str, caption: str, figure: str) -> None:
        named, said = self._pairs[key]
        if (named.text(), said.whole) != (caption, figure):
            named.setText(caption)
            said.say(figure)
            said.setAccessibleName(f"{caption}\u00a0: {figure}")
