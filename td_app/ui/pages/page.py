"""The base of every page of the director's window, of a tournament or of the club."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from td_app.club.club import Club
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination
from td_app.ui.widgets.keys import in_tab_order
from td_app.ui.widgets.searching import SearchField
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.live.meeting_reading import LiveMeeting
    from td_app.ui.live_tournament import LiveTournament


TO_DRAW_HELP: Final = (
    "Ouvre la salle, où les places se tirent.",
    "Opens the room, where the seats are drawn.",
)


def to_draw() -> str:
    """Return what a page that waits for the draw offers."""
    return fr_en("Aller au tirage", "Go to the draw")


def to_ranking() -> str:
    """Return what a page offers once the tournament is over."""
    return fr_en("Voir le classement", "See the ranking")


class Page(QWidget):
    """A page shows its view of the live tournament and sends commands.

    ``refresh`` is called after every change while the page is shown, and when it is shown;
    ``tick`` at each second while seen, for what shows time. A page never decides,
    never reads the journal's rows, never repeats a rule. ``asked(destination)`` to go elsewhere:
    another page, a paper, an article.
    """

    asked = Signal(object)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.live = live

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802 - as Qt names them
        """Go from the page itself, just shown, to the first thing Tab stops at on it."""
        for here in in_tab_order(self.window()) if next and self.hasFocus() else ():
            stops = here.focusPolicy() & Qt.FocusPolicy.TabFocus and here.isEnabled()
            if stops and here.isVisible() and self.isAncestorOf(here):
                here.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().focusNextPrevChild(next)

    def refresh(self) -> None:
        """Show the state as it is now."""

    def tick(self) -> None:
        """Show the time as it is now."""

    def go(self, destination: Destination) -> None:
        """Show a destination of this page; the page itself needs no more."""

    def find_text(self, text: str) -> None:
        """Put the page's own search on this text (Ctrl+F); pages without one ignore it."""

    def part_seen(self) -> str:
        """Return the part of the page the guide opens at, empty for the page as a whole."""
        return ""

    def stays_put(self) -> bool:
        """Return whether nothing of the page may move by itself: banners lie over its foot."""
        return False

    def cover_foot(self, pixels: int) -> None:
        """Know how much of the foot banners cover, in pixels; most pages need not."""

    def escaped(self) -> bool:
        """Put away what an Escape that nothing else wanted closes; return whether it did."""
        return False

    def unsaved_changes(self) -> str:
        """Return the unsaved work in a few words, "" when there is none."""
        return ""

    def keep(self) -> bool:
        """Save what is typed here, where it can be; return whether no unsaved work is left."""
        return not self.unsaved_changes()

    def made_ahead(self) -> Iterator[object]:
        """Return the steps that build the hidden parts; a part asked for earlier is built then."""
        return iter(())


class ClubPage(QWidget):
    """A page of the club's space shows what the club keeps, and changes it through the club.

    ``refresh`` is called when the page is shown, and by the page itself once it has changed
    something. ``asked(destination)`` to go elsewhere, ``noted(words)`` to say at the foot what
    was done. A trouble with the file is given to ``desk.trouble``; where ``club.read_only`` is
    set, nothing is written and its buttons say so.
    """

    asked = Signal(object)
    noted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk

    @property
    def club(self) -> Club:
        """Return the club of the desk."""
        return self.desk.club

    def refresh(self) -> None:
        """Show the club as it is now."""

    def go(self, destination: Destination) -> None:
        """Show a destination of this page; the page itself needs no more."""

    def find_text(self, text: str) -> None:
        """Put the page's own search on this text (Ctrl+F); pages without one ignore it."""

    def meeting(self) -> LiveMeeting | None:
        """Return the meeting of teams that is open here, which the hall may be shown."""
        return None

    def unsaved_changes(self) -> str:
        """Return the unsaved work in a few words, "" when there is none."""
        return ""

    def made_ahead(self) -> Iterator[object]:
        """Return the steps that build the hidden parts; a part asked for earlier is built then."""
        return iter(())


def written_in(part: QWidget) -> bool:
    """Return whether somebody typed in a field of ``part`` that it shows; searches do not count."""
    lines = part.findChildren(QLineEdit)
    typed: list[QWidget] = [
        line
        for line in lines
        if line.isModified() and line.text().strip() and not isinstance(line, SearchField)
    ]
    typed += [
        text
        for text in part.findChildren(QPlainTextEdit)
        if text.document().isModified() and text.toPlainText().strip()
    ]
    return any(field.isVisibleTo(part) for field in typed)
