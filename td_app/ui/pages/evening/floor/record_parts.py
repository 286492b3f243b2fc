"""The fields recorded with a ruling: reason, who ruled, players concerned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reports.names import abbreviations, named
from td_app.floor.table_facts import Sitting
from td_app.tournament.state.person import Person
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.keys import TENTH, keep, letter_with_alt
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import FlowLayout, emptied
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en

LETTERS = 14
"""Letters of a name shown: the place tells who, the name makes sure."""


REASON_LETTERS = "BCDEFGHIJKLMNOP"
"""A is deciding otherwise."""


class ReasonChoices(QWidget):
    """Reasons to take as they are, each by its letter; ``picked(words)``.

    What weighs for the decision comes first, then what any decision of one's own may rest on.
    """

    picked = Signal(str)

    def __init__(self) -> None:
        """Start without choices."""
        super().__init__()
        self.buttons: list[Button] = []
        self._flow = FlowLayout(self)
        self.setAccessibleName(fr_en("Motifs tout prêts", "Preset reasons"))
        explained(self, "Un clic utilise ce motif tel quel.", "Click to use this reason as it is.")

    def offer(self, weighs: Sequence[str]) -> None:
        """Offer these reasons, and those that are always good."""
        emptied(self._flow)
        offered = (*weighs, *always_good())
        self.buttons = [
            self._button(letter, words)
            for letter, words in zip(REASON_LETTERS, offered, strict=False)
        ]
        for button in self.buttons:
            self._flow.addWidget(button)

    def press(self, letter: str) -> bool:
        """Choose a reason by its letter; return whether there is one."""
        if letter:
            at = REASON_LETTERS.find(letter.upper())
        else:
            at = -1
        if not 0 <= at < len(self.buttons):
            return False
        self.buttons[at].click()
        return True

    def _button(self, letter: str, words: str) -> Button:
        button = Button(
            f"{letter}\u2002{words}",
            Rank.QUIET,
            scale="small",
            name=words,
            does=lambda: self.picked.emit(words),
        )
        dress(button, kind="filter-chip")
        return button


class ReasonField(LineField):
    """``lettered(letter)``: Alt and a letter take a ready-made reason while one writes."""

    lettered = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Keep Alt and a letter from the window's shortcuts."""
        return keep(event, lambda key: bool(letter_with_alt(key))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit a letter typed with Alt; write any other."""
        if letter := letter_with_alt(event):
            self.lettered.emit(letter)
        else:
            super().keyPressEvent(event)


def always_good() -> tuple[str, ...]:
    """Return what any decision of one's own may rest on, in the language of the screens."""
    return (
        fr_en("Équité du jeu (§\u00a01.1)", "Fairness of the game (§\u00a01.1)"),
        fr_en("Bonne foi du joueur", "The player’s good faith"),
        fr_en("Témoignage du donneur", "The dealer’s account"),
        fr_en("Déjà averti", "Already warned"),
    )


class RuledBy(FilterChips):
    """A choice between a ruling of the floor and one of the director."""

    def __init__(self, name: str) -> None:
        """Offer both, called ``name`` together."""
        floor = fr_en("Floor", "Floor")
        director = fr_en("Directeur", "Director")
        super().__init__((("floor", floor), ("director", director)), name)

    @property
    def who(self) -> Literal["floor", "director"]:
        """Return who ruled, as the journal stores it."""
        if self.chosen() == "director":
            return "director"
        return "floor"


class Concerned(QWidget):
    """The players of the table, by place, any number of them chosen; ``beside`` stands after them.

    ``changed()`` when another player is chosen, or no longer.
    """

    changed = Signal()

    def __init__(self, *beside: QWidget) -> None:
        """Start without players."""
        super().__init__()
        self._beside = beside
        self._shown: list[QWidget] = []
        self.buttons: dict[int, Button] = {}
        self._at: dict[int, Button] = {}
        self._whole = False
        self.more = Button(
            rank=Rank.QUIET,
            scale="small",
            explains=("Affiche les autres joueurs.", "Shows the other players."),
            does=self._unfold,
        )
        dress(self.more, kind="filter-chip")
        self._flow = FlowLayout(self)
        # They belong to it from the start: a form never shown leaves nothing behind.
        for part in (self.more, *beside):
            self._flow.addWidget(part)

    def fold(self, folded: bool) -> None:
        """Stand on one line, with « +3 » for those who have no room there, or show everyone."""
        away: list[Button] = []
        if folded and self.buttons and not self._whole:
            self.more.setText("+9")
            beside = [part for part in self._beside if not part.isHidden()]
            over = sum(map(_room, (*self._shown, *beside))) - Space.TIGHT - self.width()
            if over > 0:
                over += _room(self.more)
            for button in reversed(self.buttons.values()):
                if over > 0 and not button.isChecked():
                    away.append(button)
                    over -= _room(button)
        self.more.setText(f"+{len(away)}")
        hidden = ", ".join(one.accessibleName() for one in reversed(away))
        self.more.setAccessibleName(hidden)
        set_tip(self.more, hidden)
        self.more.setVisible(bool(away))
        for button in self.buttons.values():
            button.setVisible(button not in away)

    def _unfold(self) -> None:
        """Show everyone, until other players are offered."""
        self._whole = True
        self.fold(False)

    def show_players(self, players: Sequence[Sitting], person: Callable[[int], Person]) -> None:
        """Offer these players, none of them chosen; nothing is shown without any."""
        for shown in self._shown:
            self._flow.removeWidget(shown)
            shown.hide()
            shown.deleteLater()
        self.buttons = {}
        self._at = {}
        self._whole = False
        self.more.hide()
        people = [person(sitting.entrant) for sitting in players]
        for sitting, one, short in zip(players, people, short_names(people), strict=True):
            button = self._button(sitting, one, short)
            self.buttons[sitting.entrant] = self._at[sitting.place] = button
        if players:
            heading = fr_en("Concernés", "Involved")
        else:
            heading = nobody_known()
        self._shown = [label(heading, Say.SOFT), *self.buttons.values()]
        for part in (*self._shown, self.more, *self._beside):
            # One that is there already goes to the end.
            self._flow.removeWidget(part)
            self._flow.addWidget(part)

    def chosen(self) -> tuple[int, ...]:
        """Return the entrants chosen, by place."""
        return tuple(entrant for entrant, b in self.buttons.items() if b.isChecked())

    def press(self, figure: int | None) -> bool:
        """Choose the player at that place (0 for place 10), or unchoose them; return whether one
        is there.
        """
        button = self._at.get(TENTH if figure == 0 else figure or 0)
        if button is not None:
            button.click()
        return button is not None

    def _button(self, sitting: Sitting, person: Person, short: str) -> Button:
        name = person.display_name
        button = Button(
            f"{sitting.place}\u2002{short}",
            Rank.QUIET,
            scale="small",
            tip=name,
            name=fr_en("Place {0}, {1}", "Seat {0}, {1}").format(sitting.place, name),
            does=self.changed,
        )
        button.setCheckable(True)
        dress(button, kind="filter-chip")
        return button


def _room(part: QWidget) -> int:
    """Return the pixels that a part takes on the line, the space after it counted."""
    return part.sizeHint().boundedTo(part.maximumSize()).width() + Space.TIGHT


def nobody_known() -> str:
    """Return why nobody can be named, in the language of the screens."""
    return fr_en(
        "Choisissez la table, en haut, pour noter les joueurs concernés.",
        "Select the table, above, to record the players involved.",
    )


def short_names(people: Sequence[Person]) -> tuple[str, ...]:
    """Return the family names of a table, a long one cut; two alike begin their first names."""
    names = tuple(one.display_name for one in people)
    told = abbreviations(names)
    return tuple(
        told[name].form
        if told[name].alike
        else named((told[name].family,), lambda form: len(form) <= LETTERS)[0]
        for name in names
    )
