"""The players of the table, by place: a tap gives the next hand to one of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from td_app.floor.table_facts import Sitting
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.floor.record_parts import short_names
from td_app.ui.theme import dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import FlowLayout, emptied
from td_app.words.language import fr_en


class WhoShows(QWidget):
    """``picked(place)``: a player shows a hand, or no longer; hidden where no table is chosen."""

    picked = Signal(int)

    def __init__(self) -> None:
        """Start with an empty list."""
        super().__init__()
        self.buttons: dict[int, Button] = {}
        self._shown: tuple[tuple[int, str], ...] = ()
        self._flow = FlowLayout(self)

    def show_players(self, players: Sequence[Sitting], person: Callable[[int], Person]) -> None:
        """Offer these players."""
        names = short_names([person(one.entrant) for one in players])
        shown = tuple(zip((one.place for one in players), names, strict=True))
        self.setVisible(bool(shown))
        if shown == self._shown:
            return
        self._shown = shown
        emptied(self._flow)
        self._flow.addWidget(label(fr_en("Qui montre\u00a0?", "Who shows?"), Say.SOFT))
        self.buttons = {place: self._button(place, name) for place, name in shown}
        for button in self.buttons.values():
            self._flow.addWidget(button)

    def show_chosen(self, who: Collection[str]) -> None:
        """Highlight the players who show a hand."""
        for place, button in self.buttons.items():
            button.setChecked(str(place) in who)

    def _button(self, place: int, name: str) -> Button:
        button = Button(f"{place}\u2002{name}", Rank.QUIET, scale="small")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self._pick, place))
        dress(button, kind="filter-chip")
        return button

    def _pick(self, place: int, _checked: bool = False) -> None:
        self.picked.emit(place)
