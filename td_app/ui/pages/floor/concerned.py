"""Who a ruling is about: the players of the table, by place, any number of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.floor.table_facts import Sitting
from td_app.tournament.state.person import Person
from td_app.ui.pages.floor.answer_flow import FlowLayout, empty
from td_app.ui.theme import dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

LETTERS = 7
"""Letters of a name shown: the place tells who, the name makes sure."""


LAST_PLACE = 10


class Concerned(QWidget):
    """``changed()`` when another player is chosen, or no longer."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nobody yet."""
        super().__init__(parent)
        self.buttons: dict[int, Button] = {}
        self._at: dict[int, Button] = {}
        self._flow = FlowLayout(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_players(self, players: Sequence[Sitting], person: Callable[[int], Person]) -> None:
        """Offer these players, none of them chosen; nothing is shown without any."""
        empty(self._flow)
        self.buttons, self._at = {}, {}
        self._flow.addWidget(label(fr_en("Concernés", "Concerned"), Say.SOFT))
        for sitting in players:
            button = self._button(sitting, person(sitting.entrant))
            self.buttons[sitting.entrant] = self._at[sitting.place] = button
            self._flow.addWidget(button)
        self.setVisible(bool(players))

    def chosen(self) -> tuple[int, ...]:
        """Return the entrants chosen, by place."""
        return tuple(entrant for entrant, b in self.buttons.items() if b.isChecked())

    def press(self, figure: int | None) -> bool:
        """Choose the player at that place, 0 for place 10, or no longer; tell whether one is."""
        button = self._at.get(LAST_PLACE if figure == 0 else figure or 0)
        if button is not None:
            button.click()
        return button is not None

    def choose(self, entrant: int) -> None:
        """Choose a player, without a signal."""
        if entrant in self.buttons:
            self.buttons[entrant].setChecked(True)

    def _button(self, sitting: Sitting, person: Person) -> Button:
        name = person.display_name
        button = Button(
            f"{sitting.place}\u2002{_short(person)}", Rank.QUIET, scale="small", tip=name
        )
        button.setCheckable(True)
        button.setAccessibleName(
            fr_en("Place {0}, {1}", "Seat {0}, {1}").format(sitting.place, name)
        )
        dress(button, kind="filter-chip")
        button.clicked.connect(self.changed)
        return button


def _short(person: Person) -> str:
    """A family name in a few letters."""
    name = person.last_name or person.display_name
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1].rstrip()}…"
