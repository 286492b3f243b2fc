"""Which place, which player: on the plan of the table, else by numbers or letters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from td_app.floor.table_facts import TableFacts
from td_app.ui.pages.floor.answer_button import AnswerButton, NumberButton, floor_button
from td_app.ui.pages.floor.answer_choice import step
from td_app.ui.pages.floor.answer_number import IN_A_ROW, row_of
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked, Tellable
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.keys import ENTER, digit_of, letter_of, step_of
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.plan_facts import PlanSeat, TablePlanFacts
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.ui.widgets.plan_painting import PlanMoment, paint_plan
from td_app.ui.widgets.table_plan import TablePlan
from td_app.words.asking import choice_text
from td_app.words.language import fr_en

NAMELESS = "ABCDEFGHIJ"
"""What players are called where no table was named."""

USUAL_SEATS = 10
TALLEST = 420


def player_words(who: object, facts: TableFacts, tellable: Tellable) -> str:
    """Return a player as the floor knows him: the place and the name, else a letter."""
    seat = int(who) if isinstance(who, str) and who.isdigit() else who
    if not isinstance(seat, int):
        return fr_en("joueur {0}", "player {0}").format(who)
    entrant = next((s.entrant for s in facts.players if s.place == seat), None)
    name = "" if entrant is None else tellable.name(entrant)
    return fr_en("place {0} {1}", "seat {0} {1}").format(seat, name).strip()


class AskedPlan(TablePlan):
    """A plan where places are asked for: Enter and figures are left to the question."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round with the arrows, choose on Space."""
        if event.key() == Qt.Key.Key_Space and self.chosen is not None:
            self.seatClicked.emit(self.facts.number, self.chosen)
        elif event.key() in (*ENTER, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def chosen(self) -> int | None:
        """Return the place that is ringed."""
        return self._chosen

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table; a count in its middle would say nothing here."""
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
        self._many, self._people, self._told, self._among = many, people, told, among
        self.chosen: list[int] = []
        self.plan: AskedPlan | None = None
        self.buttons: list[AnswerButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.TIGHT)
        self._count = asked.facts.seats or USUAL_SEATS
        if asked.facts.table is None:
            self._column.addLayout(self._rows())
        else:
            self._column.addWidget(self._make_plan(), 1000)
        self.line = label("", Say.LEAD, wraps=True)
        self._column.addLayout(self._foot())
        self._column.addStretch(1)
        self._preset()
        self._tell()

    @property
    def lettered(self) -> bool:
        """Return whether players go by letters here."""
        return self._people and self.asked.facts.table is None

    def _preset(self) -> None:
        first = self.asked.first
        if self._many and isinstance(first, list | tuple):
            self.chosen = [rank for rank in range(1, self._count + 1) if self.value(rank) in first]

    def _make_plan(self) -> AskedPlan:
        self.plan = AskedPlan(self._facts(), mode=PlanMode.FULL)
        self.plan.setMaximumHeight(TALLEST)
        self.plan.ask_place(True)
        self.plan.seatClicked.connect(lambda _table, place: self.choose(place))
        return self.plan

    def _rows(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(Space.TIGHT)
        for rank in range(1, self._count + 1):
            button = NumberButton(NAMELESS[rank - 1] if self.lettered else str(rank))
            button.setCheckable(self._many)
            button.setEnabled(rank in self._usable())
            button.clicked.connect(lambda _=False, rank=rank: self.choose(rank))
            self.buttons.append(button)
        for start in range(0, self._count, IN_A_ROW):
            rows.addLayout(row_of(*self.buttons[start : start + IN_A_ROW]))
        return rows

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(Space.TIGHT)
        foot.addWidget(self.line, 1)
        self.nobody: AnswerButton | None = None
        if self.asked.shape.nullable:
            self.nobody = AnswerButton(choice_text(self.asked.op, self.asked.name, None), "N")
            self.nobody.clicked.connect(lambda: self.given.emit(None))
            self.nobody.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            foot.addWidget(self.nobody)
        if self._many:
            self.all = floor_button(fr_en("Tous", "All"), self._choose_all, Rank.SECONDARY)
            self.ok = floor_button(fr_en("Valider", "OK"), self._give, Rank.PRIMARY)
            foot.addWidget(self.all)
            foot.addWidget(self.ok)
        return foot

    def begin(self) -> None:
        """Take the keyboard, on the place lit up if there is one."""
        ranks = [r for r in self._usable() if self.value(r) == self.asked.first]
        if self.asked.first is None and self.nobody is not None:
            self.nobody.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.plan is not None:
            self.plan.choose_place(ranks[0] if ranks else None)
            self.plan.setFocus(Qt.FocusReason.OtherFocusReason)
        elif ranks:
            self.buttons[ranks[0] - 1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().begin()

    def value(self, rank: int) -> object:
        """Return the plain value of a place, or of the player of that rank."""
        return NAMELESS[rank - 1] if self.lettered else self._told(rank)

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

    def clear(self) -> None:
        """Put none in."""
        self.chosen.clear()
        self._tell()

    def hint(self) -> str:
        """Tell what the keys do."""
        keys = (
            fr_en("Une lettre", "A letter")
            if self.lettered
            else fr_en("Le chiffre de la place", "The seat's figure")
        )
        if self._many:
            return fr_en(
                "{0} met ou retire, * prend tout le monde",
                "{0} puts in or takes out, * takes everybody",
            ).format(keys)
        if self.lettered:
            return fr_en(
                "Sans table choisie\u00a0: une lettre par joueur, au choix",
                "No table chosen: one letter a player, as you like",
            )
        if self._count < USUAL_SEATS:
            return fr_en("{0} répond", "{0} answers").format(keys)
        return fr_en("{0} répond\u00a0; 0 pour la place 10", "{0} answers; 0 for seat 10").format(
            keys
        )

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
            usable = [button for button in self.buttons if button.isEnabled()]
            step(usable, step_of(event))
        else:
            return False
        return True

    def _rank_of(self, event: QKeyEvent) -> int | None:
        if self.lettered and letter_of(event):
            rank = NAMELESS.lower().find(letter_of(event)) + 1
        else:
            figure = digit_of(event)
            rank = USUAL_SEATS if figure == 0 else figure or 0
        return rank if rank in self._usable() else None

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
            refused = not self.chosen and not self.asked.assumed
            self.ok.set_refusal(
                fr_en("Personne n'est choisi", "Nobody is chosen") if refused else None
            )
            self.line.setText(self._chosen_words())

    def _chosen_words(self) -> str:
        tell, facts = self.asked.tellable, self.asked.facts
        return ", ".join(_chosen(self.value(r), facts, tell) for r in self.chosen)

    def _facts(self) -> TablePlanFacts:
        facts, tell = self.asked.facts, self.asked.tellable
        return TablePlanFacts(
            number=facts.table or 0,
            seats=self._count,
            players=tuple(_seats(facts, tell, self.chosen)),
            button=facts.button,
        )


def _seats(facts: TableFacts, tell: Tellable, chosen: list[int]) -> Iterable[PlanSeat]:
    for sitting in facts.players:
        name = tell.name(sitting.entrant)
        yield PlanSeat(sitting.place, name, marked=sitting.place in chosen)


def _chosen(value: object, facts: TableFacts, tell: Tellable) -> str:
    """A place or a player in a list: the number and the name, else the letter."""
    words = player_words(value, facts, tell)
    return words.partition(" ")[2] or words
