"""Which place, which player: on the plan of the table, else by numbers or letters."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy

from td_app.floor.question_steps import NAMELESS, Asked
from td_app.ui.pages.evening.floor.answers.answer_number import IN_A_ROW
from td_app.ui.pages.evening.floor.answers.answer_pad import (
    AnswerButton,
    AnswerPad,
    NumberButton,
    floor_button,
    go_round,
)
from td_app.ui.theme import Height, Space, TypeSize, typeface
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, digit_of, keep, letter_of, step_of
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, fill, row, wide
from td_app.ui.widgets.plan_geometry import (
    FLAT,
    LARGEST,
    SHORT_NAMES,
    PlanLayout,
    PlanMode,
    PlanSeat,
    TablePlanFacts,
    lay_out,
)
from td_app.ui.widgets.plan_painting import PlanMoment, paint_plan
from td_app.ui.widgets.table_plan import TablePlan
from td_app.words.language import fr_en

USUAL_SEATS = 10
TALLEST = 560
AROUND_NAME = 44
"""The highest plan, and what a seat is wider than its name, in pixels."""


class AskedPlan(TablePlan):
    """A plan where places are asked for: Enter and figures are left to the question.

    ``low``: as wide as it may be, and no higher than its names need then.
    """

    low = False

    def layout_now(self) -> PlanLayout:
        """Return where everything is drawn: seats only as wide as their names ask."""
        measure = QFontMetricsF(typeface(TypeSize.BODY)).horizontalAdvance
        names = max((measure(seat.name) for seat in self.facts.players), default=0.0)
        widest = min(LARGEST, max(SHORT_NAMES, names + AROUND_NAME))
        return lay_out(self.width(), self.height(), self.facts.seats, self.mode, widest)

    def sizeHint(self) -> QSize:
        """Return a comfortable size in pixels."""
        if self.low:
            return FLAT
        return super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size in pixels."""
        if self.low:
            return FLAT
        return super().minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round with the arrows, choose on Space."""
        if event.key() == Qt.Key.Key_Space and self.chosen is not None:
            self.seatClicked.emit(self.facts.number, self.chosen)
        elif event.key() in (*ENTER, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Space from the window while a place is ringed: it chooses that place."""
        return keep(event, self._chooses) or super().event(event)

    def _chooses(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Space and self.chosen is not None

    @property
    def chosen(self) -> int | None:
        """Return the place that is ringed."""
        return self._chosen

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table, without a count in its middle."""
        moment = PlanMoment(
            heading="",
            pointed=self._pointed,
            chosen=self._chosen,
            keyboard=self.hasFocus(),
            selected=self.hasFocus() and self._chosen is None,
            asking=True,
            bare=True,
        )
        painter = QPainter(self)
        paint_plan(painter, self.facts, self.layout_now(), moment)
        painter.end()


class SeatsPad(AnswerPad):
    """Places or players. ``many``: a tap puts one in or takes it out, Enter answers.

    ``told`` makes the plain value of a place number, ``people`` asks for players: only
    places that are taken, and letters where no table was named; ``among``, only these.
    """

    def __init__(
        self,
        asked: Asked,
        *,
        many: bool = False,
        people: bool = False,
        told: Callable[[int], object] = int,
        among: Collection[object] | None = None,
    ) -> None:
        """Ask for one, or for several."""
        super().__init__(asked)
        self._many = many
        self._people = people
        self._told = told
        self._among = among
        self.chosen: list[int] = []
        self.plan: AskedPlan | None = None
        self.buttons: list[AnswerButton] = []
        self.nobody: AnswerButton | None = None
        self._count = asked.facts.seats or USUAL_SEATS
        named = asked.facts.table is not None
        self._cells = QGridLayout()
        self._cells.setSpacing(Space.TIGHT)
        places = wide(self._make_plan(), 1000) if named else self._cells
        if not named:
            self._make_buttons()
        self.line = label("", Say.LEAD, wraps=True)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        fill(self._lines, places, self._foot(), spacing=Space.TIGHT, margins=0)
        # The plan is as high as the room left; numbers keep to the top.
        lines = wide(self._lines, 1000) if named else self._lines
        column(lines, STRETCH, on=self, spacing=Space.TIGHT, margins=0)
        if many and isinstance(asked.first, list | tuple):
            every = range(1, self._count + 1)
            self.chosen = [rank for rank in every if self.value(rank) in asked.first]
        self._tell()

    @property
    def lettered(self) -> bool:
        """Return whether players go by letters here."""
        return self._people and self.asked.facts.table is None

    def _make_plan(self) -> AskedPlan:
        self.plan = AskedPlan(self._facts(), mode=PlanMode.FULL)
        self.plan.setMaximumHeight(TALLEST)
        self.plan.ask_place(True)
        self.plan.seatClicked.connect(lambda _table, place: self.choose(place))
        return self.plan

    def stand_low(self) -> None:
        """Stand places in one row, lower; beside the plan, what follows it."""
        if self.plan is not None:
            self.plan.low = True
            self.plan.updateGeometry()
            self._lines.setDirection(QBoxLayout.Direction.LeftToRight)
            self._ends.setDirection(QBoxLayout.Direction.TopToBottom)
        for button in (*self.buttons, self.nobody):
            if button is not None:
                button.tall = Height.FLOOR_CONTROL
        self._set_out(USUAL_SEATS)

    def _make_buttons(self) -> None:
        for rank in range(1, self._count + 1):
            if self.lettered:
                words = NAMELESS[rank - 1]
            else:
                words = str(rank)
            button = NumberButton(words, partial(self.choose, rank), checkable=self._many)
            button.setEnabled(rank in self._usable())
            self.buttons.append(button)
        self._set_out(IN_A_ROW)

    def _set_out(self, across: int) -> None:
        """Put the places in rows of so many."""
        for place, button in enumerate(self.buttons):
            self._cells.addWidget(button, place // across, place % across)
        for place in range(USUAL_SEATS + 1):
            self._cells.setColumnStretch(place, 1 if place == across else 0)

    def _foot(self) -> QBoxLayout:
        parts: list[Button | AnswerButton] = []
        if self.asked.shape.nullable:
            none = self.asked.choice(None)
            self.nobody = AnswerButton(none, "N", lambda: self.given.emit(None))
            self.nobody.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            parts.append(self.nobody)
        if self._many:
            self.all = floor_button(fr_en("Tous", "All"), self._choose_all, Rank.SECONDARY)
            self.ok = floor_button(fr_en("Valider", "OK"), self._give)
            parts += (self.all, self.ok)
        self._ends = row(wide(self.line), *parts, spacing=Space.TIGHT)
        return self._ends

    def begin(self) -> None:
        """Take the keyboard, on the place lit up if there is one."""
        ranks = [r for r in self._usable() if self.value(r) == self.asked.first]
        if self.asked.first is None and self.nobody is not None:
            self.nobody.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.plan is not None:
            if ranks:
                self.plan.choose_place(ranks[0])
            else:
                self.plan.choose_place(None)
            self.plan.setFocus(Qt.FocusReason.OtherFocusReason)
        elif ranks:
            self.buttons[ranks[0] - 1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().begin()

    def value(self, rank: int) -> object:
        """Return the plain value of a place, or of the player of that rank."""
        if self.lettered:
            return NAMELESS[rank - 1]
        return self._told(rank)

    def choose(self, rank: int) -> None:
        """Answer with this one, or put it in or take it out of several."""
        if rank not in self._usable():
            return
        if not self._many:
            self.given.emit(self.value(rank))
            return
        if rank in self.chosen:
            self.chosen.remove(rank)
        else:
            self.chosen.append(rank)
        self._tell()

    def take_back(self) -> bool:
        """Take out the last one put in."""
        if not self.chosen:
            return False
        self.chosen.pop()
        self._tell()
        return True

    def hint(self) -> str:
        """Return what the keys do."""
        figure = fr_en("Le chiffre de la place", "The seat’s number")
        if self.lettered:
            keys = fr_en("Une lettre", "A letter")
        else:
            keys = figure
        if self._many:
            words = fr_en(
                "{0} ajoute ou retire, * choisit tout le monde",
                "{0} adds or removes, * selects everyone",
            )
        elif self.lettered:
            words = fr_en(
                "Sans table choisie\u00a0: une lettre par joueur, au choix",
                "No table selected: one letter per player, as you like",
            )
        elif self._count < USUAL_SEATS:
            words = fr_en("{0} répond", "{0} answers")
        else:
            words = fr_en("{0} répond\u00a0; 0 pour la place 10", "{0} answers; 0 for seat 10")
        return words.format(keys)

    def keyed(self, event: QKeyEvent) -> bool:
        """Choose by a figure or a letter, answer on Enter, go round with the arrows."""
        if event.key() in ENTER:
            return event.isAutoRepeat() or self._entered()
        if event.isAutoRepeat():
            return False
        rank = self._rank_of(event)
        if rank is not None:
            self.choose(rank)
        elif event.text() == "*" and self._many:
            self._choose_all()
        elif letter_of(event) == "n" and self.nobody is not None:
            self.nobody.click()
        elif step_of(event) and self.buttons:
            go_round([button for button in self.buttons if button.isEnabled()], step_of(event))
        else:
            return False
        return True

    def _rank_of(self, event: QKeyEvent) -> int | None:
        if self.lettered and letter_of(event):
            rank = NAMELESS.lower().find(letter_of(event)) + 1
        else:
            figure = digit_of(event)
            if figure == 0:
                rank = USUAL_SEATS
            else:
                rank = figure or 0
        if rank in self._usable():
            return rank
        return None

    def _usable(self) -> tuple[int, ...]:
        facts = self.asked.facts
        taken = self._people and facts.table is not None
        ranks = facts.places if taken else range(1, self._count + 1)
        return tuple(r for r in ranks if self._among is None or self.value(r) in self._among)

    def _choose_all(self) -> None:
        taken = self.asked.facts.places
        usable = self._usable()
        self.chosen = [rank for rank in usable if rank in taken or not taken] or list(usable)
        self._tell()

    def _entered(self) -> bool:
        if not self._many and self.plan is not None and self.plan.chosen is not None:
            self.choose(self.plan.chosen)
            return True
        return self._many and self._give()

    def _give(self) -> bool:
        if not self.chosen and not self.asked.assumed:
            return False
        self.given.emit([self.value(rank) for rank in self.chosen])
        return True

    def _tell(self) -> None:
        if self.plan is not None:
            self.plan.set_facts(self._facts())
        for rank, button in enumerate(self.buttons, 1):
            button.setChecked(rank in self.chosen)
        if self._many:
            nobody = fr_en("Personne n’est choisi", "Nobody selected")
            if self.chosen or self.asked.assumed:
                self.ok.set_refusal(None)
            else:
                self.ok.set_refusal(nobody)
            self.line.setText(", ".join(self._shortly(rank) for rank in self.chosen))

    def _shortly(self, rank: int) -> str:
        """A place or a player in a list: the number and the name, else the letter."""
        words = self.asked.player(self.value(rank))
        return words.partition(" ")[2] or words

    def _facts(self) -> TablePlanFacts:
        facts = self.asked.facts
        tell = self.asked.tellable
        players = tuple(
            PlanSeat(one.place, tell.name(one.entrant), marked=one.place in self.chosen)
            for one in facts.players
        )
        return TablePlanFacts(
            number=facts.table or 0, seats=self._count, players=players, button=facts.button
        )
