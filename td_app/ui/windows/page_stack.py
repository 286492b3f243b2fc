"""The layers of the window: tournament or list, the club's space, a page in front.

The tournament (or the list of tournaments) is at the bottom; the club's space stands before it
while one is there, and is kept as it was left; a page asked for stands in front of everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFrame, QStackedWidget, QWidget

from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.acts import Act
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, ToPage
from td_app.ui.keys import is_typing
from td_app.ui.sweeping import leave_behind
from td_app.ui.theme import Height, Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.ui.widgets.page_head import GUTTER, page_title
from td_app.ui.widgets.page_help import PAGE, explain_as_shown
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.live.meeting_reading import LiveMeeting
    from td_app.ui.windows.club_space import ClubSpace


class StackWindow(Protocol):
    """The window around the layers, as they use it."""

    @property
    def desk(self) -> Desk:
        """Return the desk the window shows."""
        ...

    def go(self, destination: Destination) -> None:
        """Show a destination."""
        ...

    def pressed(self, act: Act) -> None:
        """Do what a key asks."""
        ...

    def show_new(self, initial: TournamentSetup | None = None) -> None:
        """Show the page where a new tournament is prepared."""
        ...


class FrontStack(QStackedWidget):
    """``front`` is the page in front of everything, ``space`` the club's once it is made."""

    def __init__(
        self, window: StackWindow, may_put_away: Callable[[Callable[[], object]], bool]
    ) -> None:
        """Start empty. ``may_put_away`` says whether the page in front may go.

        Where it may not yet, what it is given follows once it may.
        """
        super().__init__()
        self._window = window
        self._may_put_away = may_put_away
        self._ground: QWidget | None = None
        self.space: ClubSpace | None = None
        self.in_club = False
        self.front: Foreground | None = None
        explain_as_shown(self)

    def put_down(self, shown: QWidget) -> None:
        """Show ``shown`` as tournament or list, without a page before it."""
        self.front = None
        self.in_club = False
        for place in reversed(range(self.count())):
            old = self.widget(place)
            if old is not None and old is not self.space:
                self.removeWidget(old)
                put_away(old)
                leave_behind()
        self._ground = shown
        self.addWidget(shown)
        self.setCurrentWidget(shown)

    def put_in_front(self, title: str, page: QWidget) -> None:
        """Show a page in front of everything; one that holds something unkept asks first."""
        again = partial(self.put_in_front, title, page)
        if self.front is not None and not self._may_put_away(again):
            return
        front = Foreground(title, page)
        front.backAsked.connect(self._on_back)
        self.leave_front()
        self.front = front
        self.addWidget(front)
        self.setCurrentWidget(front)

    def leave_front(self) -> None:
        """Take the page in front away: what was behind it is seen again."""
        front = self.front
        self.front = None
        if front is not None:
            self.removeWidget(front)
            front.deleteLater()
            self._show_behind()

    def club_space(self) -> ClubSpace:
        """Return the club's space, made now if it was never shown."""
        if self.space is None:
            from td_app.ui.windows.club_space import ClubSpace

            space = self.space = ClubSpace(self._window.desk)
            space.asked.connect(self._window.go)
            space.acted.connect(self._window.pressed)
            space.backAsked.connect(self.leave_club)
            self.addWidget(space)
        return self.space

    def made_ahead(self) -> Iterator[object]:
        """Make the club's space and its pages before they are shown, a part at a step."""
        yield self.club_space()
        yield from self.club_space().made_ahead()

    def show_club(self, destination: Destination | None = None) -> None:
        """Show the club's space where it was left, or a destination of it."""
        again = partial(self.show_club, destination)
        if self.front is not None and not self._may_put_away(again):
            return
        self.leave_front()
        self.in_club = True
        space = self.club_space()
        if destination is None:
            space.refresh()
        else:
            space.go(destination)
        self.setCurrentWidget(space)

    def leave_club(self) -> None:
        """Show again what the club's space stands before."""
        if self.in_club:
            self.in_club = False
            if self.front is None:
                self._show_behind()

    def meeting(self) -> LiveMeeting | None:
        """Return the meeting of teams shown, None where none is."""
        if self.space is not None and self.in_club:
            return self.space.meeting()
        return None

    def page_seen(self) -> str:
        """Return the key of the page shown; that of the guide's first page where it has no key."""
        if self.front is not None:
            return str(self.front.page.property(PAGE) or "application")
        if self.in_club:
            return self.club_space().key
        pages = getattr(self._ground, "pages", None)
        if pages is None:
            return "start"
        page = pages.made(pages.key)
        return page.part_seen() or str(pages.key)

    def turn_over(self) -> None:
        """Show the club's space, or what it stands before again."""
        if self.in_club and self.front is None:
            self.leave_club()
        else:
            self.show_club()

    def speaking_again(self) -> Callable[[], None]:
        """Put away what spoke another language; return what shows it again, over a new ground."""
        front = self.front
        was_there = self.in_club
        space = self.space
        key = ""
        if space is not None:
            key = space.key
        self.space = None
        if space is not None:
            self.removeWidget(space)
            put_away(space)

        def show_again() -> None:
            if was_there:
                self.show_club(ToPage(key))
            if front is not None:
                self._put_in_front_again(front)

        return show_again

    def _put_in_front_again(self, front: Foreground) -> None:
        from td_app.ui.pages.program.setup.page import NewTournamentPage

        if isinstance(front.page, NewTournamentPage):
            self._window.show_new(front.page.form.draft)
        else:
            self._window.go(ToPage(str(front.page.property(PAGE) or "application")))

    def escaped(self) -> bool:
        """Go back from the page in front on Escape; return whether it did: a field is left
        first.
        """
        focus = QApplication.focusWidget()
        if self.front is None or (focus is not None and is_typing(focus)):
            return False
        self._on_back()
        return True

    def _on_back(self) -> None:
        inside = None
        if self.front is not None:
            inside = getattr(self.front.page, "went_back", None)
        if inside is not None and inside():
            return
        if self._may_put_away(self.leave_front):
            self.leave_front()

    def _show_behind(self) -> None:
        behind = self.space if self.in_club else self._ground
        if behind is not None:
            self.setCurrentWidget(behind)


class Foreground(QWidget):
    """``backAsked()`` when the director goes back without finishing."""

    backAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, title: str, page: QWidget) -> None:
        """Show ``page`` under ``title``."""
        super().__init__()
        dress(self, kind="page")
        self.page = page
        tip = fr_en("Retour (Échap)", "Back (Esc)")
        self.back = Button(fr_en("Retour", "Back"), Rank.QUIET, icon="chevron-left", tip=tip)
        self.back.clicked.connect(self.backAsked)
        bar = QFrame()
        dress(bar, kind="top-bar")
        bar.setFixedHeight(Height.TOP_BAR)
        told = (self.back, page_title(title), STRETCH)
        row(*told, on=bar, spacing=Space.SNUG, margins=(GUTTER, 0))
        column(bar, wide(page), on=self, spacing=0, margins=0)
