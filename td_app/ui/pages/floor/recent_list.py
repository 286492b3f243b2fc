"""What a floor is called for most: what happened lately first, then what happens often."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.floor.finding import first_offered
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.found_list import NUMBERED, FoundList, FoundRow, op_row
from td_app.words.asking import question_title
from td_app.words.language import fr_en


class RecentList(FoundList):
    """Nine lines by figure; a situation left half-way comes before them, to be taken up again."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """List for the open tournament."""
        super().__init__("", parent)
        self.setAccessibleName(
            fr_en("Situations récentes et fréquentes", "Recent and frequent situations")
        )
        self._live = live
        self._left = ""
        self.refresh()

    def set_left(self, op: str) -> None:
        """Offer to take up a question left half-way; none with an empty name."""
        if op != self._left:
            self._left = op
            self.refresh()

    def refresh(self) -> None:
        """List what is offered now; the line lit up stays where nothing changed."""
        asked = tuple(row.op for row in reversed(self._live.incidents()))
        rows = [op_row(op, short=True) for op in first_offered(asked)[:NUMBERED]]
        if self._left:
            words = fr_en("Reprendre\u00a0: {0}", "Go on: {0}").format(question_title(self._left))
            rows = [FoundRow("resume", self._left, words), *rows[: NUMBERED - 1]]
        if tuple((row.kind, row.key) for row in rows) != self.keys():
            self.show_rows(rows)
