"""What is told over the director's window: notes, refusals, troubles of the file, dialogs.

A refusal or a trouble is told in the club's space while one is there, in the tournament that is
open, else in a dialog. An act that was not written always has its dialog: it may be tried again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.live.computer_hour import DOUBTS, ComputerHour
from td_app.ports.trouble import StorageTrouble
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.trouble_dialogs import TRY_AGAIN, TroubleDialog, trouble_title
from td_app.ui.widgets.buttons import Rank
from td_app.ui.windows.page_stack import FrontStack
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.tournament_view import TournamentView

TOLD_ASIDE = frozenset({"DISK_SLOW"})
"""Told while an act is asked for, though nothing is wrong with the act."""


class MessageWindow(Protocol):
    """The window, by what of it is in sight."""

    desk: Desk
    layers: FrontStack
    view: TournamentView | None


class WindowMessages(QObject):
    """``dialog`` is the one that is open over the window, None for none."""

    def __init__(self, window: MessageWindow, over: QWidget) -> None:
        """Tell what concerns ``window``; dialogs open ``over`` it."""
        super().__init__(over)
        self._window = window
        self._over = over
        self.dialog: HouseDialog | None = None

    def note(self, words: str) -> None:
        """Say something worth knowing at the foot."""
        if self._window.layers.in_club:
            self._window.layers.club_space().note(words)
        elif self._window.view is not None:
            self._window.view.foot.note(words)

    def ask(self, make: Callable[[QWidget], HouseDialog], chosen: Callable[[str], object]) -> None:
        """Open a question made over the window; its answer goes to ``chosen``."""
        dialog = make(self._over)
        dialog.chosen.connect(chosen)
        self.show_dialog(dialog)

    def show_article(self, number: str) -> None:
        """Open an article of the rulebook in a few words."""
        from td_app.ui.dialogs.article_dialog import ArticleDialog

        self.show_dialog(ArticleDialog(number, self._over))

    def show_dialog(self, dialog: HouseDialog) -> None:
        """Open a dialog over the window."""
        self.dialog = dialog
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    def ask_hour(self, refusal: Refused) -> bool:
        """Return whether an act was refused by what time it is: the director is asked then."""
        clock = self._window.desk.club.clock
        if refusal.code not in DOUBTS or not isinstance(clock, ComputerHour):
            return False
        if self.dialog is None:
            from td_app.ui.dialogs.hour_dialog import HourDialog

            self.show_dialog(HourDialog(clock, refusal, self._over))
        return True

    def tell_refusal(self, refusal: Refused) -> None:
        """Tell why something asked of the desk is refused."""
        if self.ask_hour(refusal):
            return
        if self._window.layers.in_club:
            self.note(refusal_sentence(refusal))
        elif self._window.view is not None:
            self._window.view.foot.refuse(refusal)
        else:
            title = fr_en("Ce n’est pas possible", "This is not possible")
            self._tell(title, refusal_sentence(refusal), "stop")

    def tell_trouble(self, trouble: StorageTrouble) -> None:
        """Tell a trouble of the file; where an act was not written, offer to try again."""
        live = self._window.desk.live
        asked = None
        if live is not None:
            asked = live.asking
        if asked is None or live is None or trouble.code in TOLD_ASIDE:
            if self._window.layers.in_club:
                self.note(trouble_sentence(trouble))
            if self._window.view is not None:
                self._window.view.warn(trouble)
            elif self.dialog is None:
                self._tell(trouble_title(trouble), trouble_sentence(trouble), "warning")
            return
        dialog = TroubleDialog(trouble, self._over)
        live.done.connect(dialog.settled)
        dialog.chosen.connect(lambda name: live.dispatch(asked) if name == TRY_AGAIN else None)
        self.show_dialog(dialog)

    def _tell(self, title: str, words: str, icon: str) -> None:
        dialog = HouseDialog(title, words, self._over, icon=icon)
        dialog.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)
        self.show_dialog(dialog)

    def _dialog_closed(self) -> None:
        self.dialog = None
