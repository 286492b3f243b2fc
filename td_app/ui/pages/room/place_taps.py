"""The button and the blinds of a table, given by three taps on its plan or three figures."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.one_table_plan import mark_at
from td_app.ui.pages.room.panel_form import said
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.plan_facts import PlanMark
from td_app.words.language import fr_en

ORDER = ("button", "small_blind", "big_blind")


class PlaceTaps(QWidget):
    """``finished()`` once written or given up, ``asked()`` when another place is asked for."""

    finished = Signal()
    asked = Signal()

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Ask nothing yet."""
        super().__init__()
        self._live, self._table = live, table
        self.given: list[int | None] = []
        self.step = label("", Say.SMALL)
        self.question = label("", Say.TITLE, wraps=True)
        self.hint = label(self._hint(), Say.SOFT, wraps=True)
        self.wrong = label("", Say.BODY, tone=Tone.RED, wraps=True)
        self.none = Button(fr_en("Pas de petite blinde", "No small blind"), Rank.SECONDARY)
        self.none.clicked.connect(lambda: self._give(None))
        self.back = Button(fr_en("Revenir", "Back"), Rank.QUIET)
        self.back.clicked.connect(self.go_back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        for widget in (self.step, self.question, self.hint, self.wrong, self.none, self.back):
            column.addWidget(widget)
        column.addStretch(1)

    def begin(self) -> None:
        """Ask for the first place."""
        self.given = []
        self._say_wrong("")
        self._ask()

    def answer(self, place: int, table: RoomTable) -> bool:
        """Take a place of the table for what is asked; tell whether it could be."""
        usable = 1 <= place <= table.seats and place not in table.out_of_use
        if usable:
            self._give(place)
        return usable

    def go_back(self) -> None:
        """Take back the last place; before the first one, give up."""
        self._say_wrong("")
        if self.given:
            self.given.pop()
            self._ask()
        else:
            self.finished.emit()

    def marks(self) -> tuple[PlanMark, ...]:
        """Return what was given so far, as the plan pins it."""
        pairs = zip(ORDER, self.given, strict=False)
        return tuple(mark_at(place, which) for which, place in pairs if place is not None)

    def _give(self, place: int | None) -> None:
        self._say_wrong("")
        self.given.append(place)
        if len(self.given) < len(ORDER):
            self._ask()
        else:
            self._send()

    def _send(self) -> None:
        button, small_blind, big_blind = self.given
        assert button is not None and big_blind is not None
        command = cmd.SetPositions(self._table, button, small_blind, big_blind)
        refused = self._live.can(command)
        if refused is not None:
            self.given = []
            self._ask()
            self._say_wrong(said(self._live, refused))
        elif self._live.dispatch(command) is not None:
            self.finished.emit()

    def _ask(self) -> None:
        step = len(self.given)
        self.step.setText(
            fr_en("Positions\u00a0: {0} sur 3", "Positions: {0} of 3").format(step + 1)
        )
        self.question.setText(
            (
                fr_en("Où est le bouton\u00a0?", "Where is the button?"),
                fr_en("Où est la petite blinde\u00a0?", "Where is the small blind?"),
                fr_en("Où est la grosse blinde\u00a0?", "Where is the big blind?"),
            )[step]
        )
        self.none.setVisible(ORDER[step] == "small_blind")
        self.setAccessibleName(self.question.text())
        self.asked.emit()

    def _hint(self) -> str:
        return fr_en(
            "Celles de la main en cours. Cliquez la place ou tapez son chiffre (0 pour la 10), "
            "vide ou non.",
            "Those of the hand being played. Click the seat or type its figure (0 for seat 10), "
            "empty or not.",
        )

    def _say_wrong(self, words: str) -> None:
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))
