"""A paper of the training: printed, or saved as a PDF, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.ui.printing.outcome import Outcome, Saving
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import row
from td_app.words.language import fr_en


class PaperButtons(QWidget):
    """``outcome`` is the line with the result, to be placed where there is room."""

    def __init__(
        self,
        title: str,
        file: str,
        made: Callable[[], bytes],
        trouble: Callable[[StorageTrouble], object] = lambda _trouble: None,
    ) -> None:
        """Offer the paper ``title``; ``made`` gives its PDF when it is wanted, or ``trouble``."""
        super().__init__()
        self._trouble = trouble
        self._title = title
        self._file = file
        self.made = made
        self.saving = Saving(self)
        self.printer = PaperPrinter(self)
        self.outcome = Outcome(self.saving, self.printer)
        self.print = Button(
            fr_en("Imprimer…", "Print…"), Rank.SECONDARY, icon="print", does=self._print
        )
        self.save = Button(
            fr_en("Enregistrer en PDF…", "Save as PDF…"), Rank.QUIET, icon="save", does=self._save
        )
        for button in (self.print, self.save):
            button.setAccessibleName(f"{button.text()} {title}")
        row(self.print, self.save, on=self, spacing=Space.HAIR, margins=0)

    def refuse(self, why: str | None) -> None:
        """Say why there is no such paper now; None where there is."""
        self.print.set_refusal(why)
        self.save.set_refusal(why)

    def _print(self) -> None:
        pdf = self._pdf()
        if pdf is not None and not self.printer.ask(pdf, self._title):
            self.outcome.tell_no_printer(self._save)

    def _save(self) -> None:
        pdf = self._pdf()
        if pdf is not None:
            self.saving.ask_file(self._file, "PDF (*.pdf)", lambda: pdf)

    def _pdf(self) -> bytes | None:
        try:
            return self.made()
        except StorageTrouble as trouble:
            self._trouble(trouble)
            return None
