"""What every section of the settings is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import Fixed


class Section(QWidget):
    """A part of the settings. ``edited()`` when the director changed something in it."""

    edited = Signal()

    #: The beginnings of the refusals' codes that are to be mended here.
    codes: tuple[str, ...] = ()

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings as they are, what is fixed in grey with why."""
        raise NotImplementedError

    def values(self) -> dict[str, object]:
        """Return the fields of ``TournamentSetup`` that this section decides."""
        raise NotImplementedError

    def follow(self, setup: TournamentSetup) -> None:
        """Take note of what another section changed."""

    def show_refusal(self, refused: Refused | None) -> None:
        """Show what is wrong where it is to be mended, or nothing."""

    def mends(self, refused: Refused) -> bool:
        """Tell whether a refusal is to be mended here."""
        return refused.code.startswith(self.codes) if self.codes else False
