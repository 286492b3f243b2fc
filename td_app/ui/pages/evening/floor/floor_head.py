"""Where a floor says what happened and at which table, as long as it is being settled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.post_settings import post_settings
from td_app.ui.theme import Height, Space, dress
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.keys import ENTER, digit_of, figure_with_alt, step_of
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import at, column, row
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.tips import explained, set_tip
from td_app.wall.words import blinds_words
from td_app.words.language import fr_en

TABLE = "floor/table"
PLACE = "floor/window"

SAME_NUMBER_MS = 900
"""Figures typed within this time, in milliseconds, write one table's number."""

NO_TABLE = ""
WIDTH = 128
UP_OR_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


def kept_table(tournament: int) -> str:
    """Return the number of the table chosen last in that tournament, empty without one."""
    of, _, table = str(post_settings().value(TABLE, "")).partition(":")
    if of == str(tournament):
        return table
    return ""


def keep_table(tournament: int, table: str) -> None:
    """Remember the table chosen."""
    post_settings().setValue(TABLE, f"{tournament}:{table}")


def kept_place() -> QByteArray:
    """Return where the floor's window was, as ``restoreGeometry`` takes it; empty at first."""
    place = post_settings().value(PLACE)
    if isinstance(place, QByteArray):
        return place
    return QByteArray()


def keep_place(place: QByteArray) -> None:
    """Remember where the floor's window is."""
    post_settings().setValue(PLACE, place)


class FloorField(SearchField):
    """``stepped(by)`` on Up and Down, ``numbered(figure)`` on Alt and a figure,
    ``went_right()`` on Right in an empty field.

    ``back`` is asked first on Escape, and on Backspace in an empty field: whether there was
    anything to go back to.
    """

    stepped = Signal(int)
    numbered = Signal(int)
    went_right = Signal()

    def __init__(self, back: Callable[[], bool], parent: QWidget | None = None) -> None:
        """Invite to say what happened; ``back`` takes one step back."""
        asked = fr_en(
            "Que se passe-t-il\u00a0? jeton unique, string, 9.12…",
            "What happened? single chip, string, 9.12…",
        )
        super().__init__(asked, parent, quiet_for=0)
        self._back = back
        dress(self, scale="floor")
        self.setAccessibleName(
            fr_en("Que se passe-t-il à la table\u00a0?", "What happened at the table?")
        )
        explained(
            self,
            "Décrivez en deux mots ce qui se passe, ou tapez un article : les situations proches "
            "s’affichent.",
            "Type a word or two about what happened, or an article number, to see the closest "
            "situations.",
        )
        self.setMinimumHeight(Height.FLOOR_CONTROL)

    def begin(self) -> None:
        """Take the keyboard, what was typed ready to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drive the lines; everything else writes."""
        key = event.key()
        empty = not self.text()
        figure = figure_with_alt(event)
        leaving = key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and empty)
        if figure is not None:
            self.numbered.emit(figure)
        elif key in UP_OR_DOWN:
            self._search()
            self.stepped.emit(step_of(event))
        elif key == Qt.Key.Key_Right and empty:
            self.went_right.emit()
        elif not (leaving and self._back()):
            super().keyPressEvent(event)


class TableChoice(ChoiceField):
    """The tables in play; figures typed choose one. ``choiceChanged(key)``: its number.

    ``settled()`` on Enter, or on a click in the list: whoever chose wants to go on.
    """

    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer no table yet."""
        super().__init__((), parent)
        dress(self, scale="floor")
        self.setAccessibleName(fr_en("Table qui appelle", "Calling table"))
        explained(
            self,
            "La table qui appelle : ses joueurs et ses blindes sont alors connus.",
            "The calling table: its players and blinds are then known.",
        )
        set_tip(
            self,
            fr_en(
                "La table qui appelle\u00a0: tapez son numéro.",
                "The calling table: type its number.",
            ),
        )
        self.setMinimumWidth(WIDTH)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
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
        if self.chosen():
            return int(self.chosen())
        return None

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
        tournament = live.session.tournament
        self.choice = TableChoice()
        self.level = label("", Say.SMALL)
        self.blinds = label("", Say.STRONG)
        level = at(self.level, Qt.AlignmentFlag.AlignBottom)
        blinds = at(self.blinds, Qt.AlignmentFlag.AlignTop)
        words = column(level, blinds, spacing=0)
        row(self.choice, words, on=self, spacing=Space.NORMAL, margins=0)
        self.choice.choiceChanged.connect(lambda key: keep_table(tournament, key))
        self.choice.settled.connect(self.settled)
        self.refresh()
        self.choice.choose(kept_table(tournament))

    @property
    def table(self) -> int | None:
        """Return the table where the floor stands."""
        return self.choice.table

    def stand_at(self, table: str) -> None:
        """Stand at a table, by its number."""
        self.choice.choose(table)
        keep_table(self._live.session.tournament, table)

    def leave(self) -> None:
        """Stand at no table: the next dispute is most often at another."""
        self.choice.choose(NO_TABLE)
        keep_table(self._live.session.tournament, NO_TABLE)

    def refresh(self) -> None:
        """Offer the tables in play now."""
        self.choice.offer(tuple(table.number for table in self._live.open_tables()))
        self.tick()

    def tick(self) -> None:
        """Say the level as it is now; once play has ended there is none."""
        view = self._live.clock()
        if view.look == "winner":
            for words in (self.level, self.blinds):
                words.clear()
            return
        paused = fr_en("Niveau {0} · pause", "Level {0} · break")
        if view.in_break:
            level = paused
        else:
            level = fr_en("Niveau {0}", "Level {0}")
        blinds, ante = blinds_words(view, view.ante_format)
        if ante:
            both = f"{blinds} · {ante}"
        else:
            both = blinds
        for words, said in ((self.level, level.format(view.level)), (self.blinds, both)):
            if words.text() != said:
                words.setText(said)
