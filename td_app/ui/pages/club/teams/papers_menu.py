"""The papers of a meeting, by round and of all of it: printed, or saved as a PDF."""

from __future__ import annotations

import json
from functools import partial

from PySide6.QtWidgets import QMenu

from td_app.meeting.draw_record import as_json
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import stationery_of
from td_app.printing.meetings import PAPERS, MeetingPaper
from td_app.ui.desk import Desk
from td_app.ui.dialogs.draw_dialog import VerifyDrawDialog
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.printing.outcome import Outcome, Saving
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en, in_language


class PapersButton(Button):
    """Opens the list of papers; ``outcome`` is the line with the result of printing."""

    def __init__(self, held: HeldMeeting, desk: Desk) -> None:
        """Print what is true of ``held`` on the club's paper."""
        super().__init__(fr_en("Papiers", "Print"), Rank.QUIET, icon="papers", does=self.open)
        explained(
            self,
            "Imprime ou enregistre les papiers de la rencontre, et ses tirages.",
            "Prints or saves the team match’s printouts and draws.",
        )
        self._held = held
        self._desk = desk
        self.saving = Saving(self)
        self.printer = PaperPrinter(self)
        self.outcome = Outcome(self.saving, self.printer)
        self.menu_open: QMenu | None = None
        self.verifying: VerifyDrawDialog | None = None

    def papers_menu(self) -> QMenu:
        """Return the papers there are now: those of each round drawn, then of all of them."""
        menu = QMenu(self)
        told = fr_en("Manche {0}", "Round {0}")
        for number in range(1, self._held.live.rounds_drawn() + 1):
            part = menu.addMenu(told.format(number))
            for paper in PAPERS:
                self._offer(part, paper, number, self._title(paper))
        verify = fr_en("Vérifier les tirages…", "Verify the draws…")
        menu_line(menu, verify, self._verify)
        keep = fr_en("Enregistrer les tirages (JSON)…", "Save the draws (JSON)…")
        menu_line(menu, keep, self._keep_draws)
        menu.addSeparator()
        overall = fr_en("Classement général", "Overall standings")
        self._offer(menu, PAPERS[-1], 0, overall)
        return menu

    def open(self) -> None:
        """Open the list."""
        self.menu_open = self.papers_menu()
        self.menu_open.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def made(self, paper: MeetingPaper, number: int) -> bytes:
        """Return a paper of a round (0: of all) as it is now. Raises :class:`StorageTrouble`."""
        desk = self._desk
        return paper.make(self._held.live, stationery_of(desk.club, desk.language), number)

    def print(self, paper: MeetingPaper, number: int) -> None:
        """Print a paper of a round, 0 for all of them."""
        try:
            pdf = self.made(paper, number)
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        if not self.printer.ask(pdf, self._title(paper)):
            self.outcome.tell_no_printer(lambda: self.save(paper, number))

    def save(self, paper: MeetingPaper, number: int) -> None:
        """Ask where a paper goes as a PDF."""
        if number:
            name = f"{paper.file}_{number}.pdf"
        else:
            name = f"{paper.file}.pdf"
        self.saving.ask_file(name, "PDF (*.pdf)", lambda: self.made(paper, number))

    def _verify(self) -> None:
        self.verifying = VerifyDrawDialog(self._held.live.draws(), self)
        self.verifying.open()

    def _keep_draws(self) -> None:
        def made() -> bytes:
            draws = [as_json(draw) for draw in self._held.live.draws()]
            return json.dumps(draws, indent=1).encode()

        self.saving.ask_file("tirages.json", "JSON (*.json)", made)

    def _offer(self, menu: QMenu, paper: MeetingPaper, number: int, title: str) -> None:
        part = menu.addMenu(title)
        menu_line(part, fr_en("Imprimer…", "Print…"), partial(self.print, paper, number))
        words = fr_en("Enregistrer en PDF…", "Save as PDF…")
        menu_line(part, words, partial(self.save, paper, number))

    def _title(self, paper: MeetingPaper) -> str:
        return in_language(paper.titles, self._desk.language)
