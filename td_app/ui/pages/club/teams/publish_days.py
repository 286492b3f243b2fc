"""The season of the teams given out: printed, in files, or copied as a text to send."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from td_app.meeting.days import DaysSummed
from td_app.printing.days import (
    days_paper,
    days_text,
    issue_of,
    published_days,
    ranking_of_teams,
)
from td_app.printing.season import Issue
from td_app.program.atomic_files import write_file
from td_app.season.repository import Season
from td_app.ui.desk import Desk
from td_app.ui.printing.outcome import Outcome, Saving
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en


class Host(Protocol):
    """Where a ranking of teams is shown."""

    summed: DaysSummed

    @property
    def desk(self) -> Desk:
        """Return the desk whose club it is of."""
        ...

    @property
    def season(self) -> Season | None:
        """Return the season that is shown."""
        ...


class PublishButton(Button):
    """Opens the ways to publish the ranking; ``outcome`` is the line with the result."""

    def __init__(self, host: Host) -> None:
        """Give out what ``host`` shows."""
        words = fr_en("Publier…", "Publish…")
        super().__init__(words, Rank.PRIMARY, icon="export", does=self.open)
        explained(
            self,
            "Imprime le classement, l’enregistre dans un dossier, ou copie son texte.",
            "Prints the standings, saves them to a folder, or copies their text.",
        )
        self._host = host
        self.saving = Saving(self)
        self.printer = PaperPrinter(self)
        self.outcome = Outcome(self.saving, self.printer)
        self.menu_open: QMenu | None = None

    def ways(self) -> QMenu:
        """Return the ways there are to give it out."""
        menu = QMenu(self)
        files = fr_en(
            "Dossier… (papier, page du site, CSV, texte)", "Folder… (PDF, page, CSV, text)"
        )
        ways: Sequence[tuple[str, Callable[[], object]]] = (
            (fr_en("Imprimer…", "Print…"), self.print),
            (files, self.save),
            (fr_en("Copier le texte", "Copy the text"), self.copy),
        )
        for words, does in ways:
            menu_line(menu, words, does)
        return menu

    def open(self) -> None:
        """Open the ways."""
        self.menu_open = self.ways()
        self.menu_open.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def issue(self) -> Issue:
        """Return the ranking to publish now."""
        season = self._host.season
        return issue_of(season.name if season else "", self._host.desk.stationery())

    def print(self) -> None:
        """Print the ranking."""
        pdf = days_paper(self.issue(), self._host.summed, datetime.now())
        title = fr_en("Classement des équipes", "Team standings")
        if not self.printer.ask(pdf, title):
            self.outcome.tell_no_printer(self.save)

    def save(self) -> None:
        """Ask for a folder, and write every file there."""
        self.saving.ask_folder(lambda folder: self.saving.save_all(folder, self.write))

    def write(self, folder: Path) -> Sequence[Path]:
        """Write every file into a folder; return where they are."""
        # Loaded with the first page given out.
        from td_app.publishing.site.by_itself import teams_file

        issue = self.issue()
        summed = self._host.summed
        page = teams_file(self._host.desk.club, issue, ranking_of_teams(issue, summed))
        files = (
            *published_days(issue, summed, datetime.now()),
            ("classement_equipes.html", page),
        )
        for name, content in files:
            write_file(folder / name, content)
        return [folder / name for name, _ in files]

    def copy(self) -> None:
        """Copy the text to send."""
        QGuiApplication.clipboard().setText(days_text(self.issue(), self._host.summed))
        copied = fr_en(
            "Le texte est copié\u00a0: collez-le dans la conversation.",
            "Text copied: paste it into the conversation.",
        )
        self.outcome.tell(copied)
