"""An act of the director's window: one row for its key, the list of keys and the palette.

The acts themselves stand in ``windows/act_table.py``, the keys that one page alone hears in
``windows/page_keys.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.live.meeting_reading import LiveMeeting


class Group(Enum):
    """The subject of an act; the list of keys and the palette follow this order."""

    CLOCK = "clock"
    PLAY = "play"
    FLOOR = "floor"
    WINDOW = "window"
    SCREEN = "screen"
    CLUB = "club"
    PAGES = "pages"


class Window(Protocol):
    """The window as acts and offers use it."""

    @property
    def desk(self) -> Desk:
        """Return the desk the window shows."""
        ...

    @property
    def acts(self) -> tuple[Act, ...]:
        """Return every act, those of the pages last."""
        ...

    @property
    def showing(self) -> bool:
        """Return whether a tournament is shown, with no page in front of it."""
        ...

    @property
    def covered(self) -> bool:
        """Return whether a page stands in front of everything."""
        ...

    def meeting(self) -> LiveMeeting | None:
        """Return the meeting of teams shown, None where none is."""
        ...

    def out_of_place(self) -> str:
        """Return why nothing can be done in a tournament here, empty when it can."""
        ...

    def go(self, destination: Destination) -> None:
        """Show a destination of the open tournament, or of the window."""
        ...

    def note(self, words: str) -> None:
        """Say something worth knowing at the foot."""
        ...

    def ask(self, make: Callable[[QWidget], HouseDialog], chosen: Callable[[str], object]) -> None:
        """Open a question made over the window; its answer goes to ``chosen``."""
        ...

    def search_here(self) -> tuple[str, Callable[[str], None]] | None:
        """Return the name of the page that is shown and its own search, when it has one."""
        ...

    def show_start(self) -> None:
        """Show the list of tournaments."""
        ...

    def turn_over(self) -> None:
        """Show the club's space, or what it stands before again."""
        ...

    def show_new(self) -> None:
        """Show the page where a new tournament is prepared."""
        ...

    def show_keys(self) -> None:
        """Open the list of keys."""
        ...

    def turn_help(self) -> None:
        """Explain every control of the page in sight, or leave that."""
        ...

    def find_anything(self) -> None:
        """Open the search over everything, or go on with it."""
        ...

    def show_palette(self) -> None:
        """Open the list of every act, or close it."""
        ...

    def leave_application(self) -> None:
        """Close the application, once what closing asks is answered."""
        ...


def _allowed(window: Window) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Act:
    """Something the window can be asked for, by a key or by its words.

    ``do`` does it; ``why_not`` is a sentence while it cannot be done, empty when it can; without
    ``anywhere`` it needs an open tournament with nothing in front of it. ``keys`` are heard (as Qt
    writes them), ``shown`` those of them that the list of keys tells, where it is not all: an act
    with keys to show and none to hear is only listed. ``while_typing``: heard then too.
    """

    group: Group
    icon: str
    name: str
    words: Callable[[], str]
    do: Callable[[Window], object]
    why_not: Callable[[Window], str] = _allowed
    keys: tuple[str, ...] = ()
    shown: tuple[str, ...] | None = None
    anywhere: bool = False
    while_typing: bool = False
    in_palette: bool = True

    @property
    def caps(self) -> tuple[str, ...]:
        """Return its keys as they are written on a keyboard, to be listed."""
        return tuple(cap_words(key) for key in (self.keys if self.shown is None else self.shown))

    def refusal(self, window: Window) -> str:
        """Return why it cannot be done now, empty when it can."""
        return ("" if self.anywhere else window.out_of_place()) or self.why_not(window)

    def take(self, window: Window) -> None:
        """Run the act; one that needs a tournament waits for one."""
        if self.anywhere or not window.out_of_place():
            self.do(window)


def group_words(group: Group) -> str:
    """Return what a group of acts is called, in the language of the screens."""
    return {
        Group.CLOCK: fr_en("Horloge", "Clock"),
        Group.PLAY: fr_en("Joueurs et tables", "Players and tables"),
        Group.FLOOR: fr_en("Floor", "Floor"),
        Group.WINDOW: fr_en("Partout", "Everywhere"),
        Group.SCREEN: fr_en("Écrans", "Screens"),
        Group.CLUB: fr_en("Club", "Club"),
        Group.PAGES: fr_en("Pages", "Pages"),
    }[group]


def cap_words(key: str) -> str:
    """Return a key, as Qt names it, as it is written on a keyboard.

    >>> cap_words("Ctrl+F"), cap_words("Down")
    ('Ctrl+F', '↓')
    """
    named = {
        "Space": fr_en("Espace", "Space"),
        "Esc": fr_en("Échap", "Esc"),
        "Return": fr_en("Entrée", "Enter"),
        "Delete": fr_en("Suppr", "Del"),
        "Insert": fr_en("Inser", "Ins"),
        "Backspace": fr_en("Retour", "Back"),
        "Shift": fr_en("Maj", "Shift"),
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
    }
    if len(key) > 1:
        parts = key.split("+")
    else:
        parts = [key]
    return "+".join(named.get(part, part) for part in parts)
