"""At which table the floor stands, and the blinds that are played there."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament.views.clock import ClockView
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.floor_post import keep_table, kept_table
from td_app.ui.public.wall_words import blinds_words
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.keys import ENTER, digit_of
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

SAME_NUMBER_MS = 900
"""Figures typed within this time, in milliseconds, write one table's number."""

NO_TABLE = ""
WIDTH = 128


class TableChoice(ChoiceField):
    """The tables in play; figures typed choose one. ``choiceChanged(key)``: its number.

    ``settled()`` on Enter, or on a click in the list: whoever chose wants to go on.
    """

    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer no table yet."""
        super().__init__((), parent)
        dress(self, scale="floor")
        self.setAccessibleName(fr_en("Table où l'on est appelé", "Table where one is called"))
        self.setToolTip(
            fr_en(
                "La table où l'on est appelé\u00a0: tapez son numéro.",
                "The table where one is called: type its number.",
            )
        )
        self.setFixedWidth(WIDTH)
        self._typed = ""
        self._since = QElapsedTimer()
        self.activated.connect(lambda _place: self.settled.emit())

    def offer(self, tables: tuple[int, ...]) -> None:
        """Offer these tables, keeping the choice where it still can be."""
        choices = [(NO_TABLE, fr_en("Sans table", "No table"))]
        choices += [
            (str(number), fr_en("Table {0}", "Table {0}").format(number)) for number in tables
        ]
        if choices != [(self.itemData(i), self.itemText(i)) for i in range(self.count())]:
            kept = self.chosen()
            self.set_choices(choices)
            self.choose(kept)

    @property
    def table(self) -> int | None:
        """Return the number of the table chosen."""
        return int(self.chosen()) if self.chosen() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the table whose number is typed."""
        figure = digit_of(event)
        if event.key() in ENTER:
            self.settled.emit()
            return
        if figure is None:
            super().keyPressEvent(event)
            return
        going_on = self._since.isValid() and self._since.elapsed() < SAME_NUMBER_MS
        self._since.start()
        for typed in ((self._typed + str(figure)) if going_on else str(figure), str(figure)):
            if self.choose(typed.lstrip("0") or NO_TABLE):
                self._typed = typed
                self.choiceChanged.emit(self.chosen())
                return


class WhereAndWhen(QWidget):
    """The table, and the level beside it; ``settled()`` once a table was chosen."""

    settled = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Stand where the floor stood last."""
        super().__init__(parent)
        self._live = live
        self.choice = TableChoice()
        self.level = label("", Say.SMALL)
        self.blinds = label("", Say.STRONG)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.level, 0, Qt.AlignmentFlag.AlignBottom)
        words.addWidget(self.blinds, 0, Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.NORMAL)
        row.addWidget(self.choice)
        row.addLayout(words)
        self.choice.choiceChanged.connect(self._on_chosen)
        self.choice.settled.connect(self.settled)
        self.refresh()
        self.choice.choose(kept_table(live.session.tournament))

    @property
    def table(self) -> int | None:
        """Return the table where the floor stands."""
        return self.choice.table

    def refresh(self) -> None:
        """Offer the tables in play now."""
        self.choice.offer(tuple(table.number for table in self._live.state.open_tables()))
        self.tick()

    def tick(self) -> None:
        """Say the level as it is now."""
        view = self._live.clock()
        for words, said in ((self.level, self._level(view)), (self.blinds, _blinds(view))):
            if words.text() != said:
                words.setText(said)

    def _level(self, view: ClockView) -> str:
        words = (
            fr_en("Niveau {0} · pause", "Level {0} · break")
            if view.in_break
            else fr_en("Niveau {0}", "Level {0}")
        )
        return words.format(view.level)

    def _on_chosen(self, key: str) -> None:
        keep_table(self._live.session.tournament, key)


def _blinds(view: ClockView) -> str:
    blinds, ante = blinds_words(view, view.ante_format)
    return f"{blinds} · {ante}" if ante else blinds
