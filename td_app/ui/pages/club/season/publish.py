"""Publier: the standings for everybody and, from the same act, for the federation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, Signal
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QCheckBox, QWidget

from td_app.printing.season import (
    Issue,
    published,
    season_csv,
    season_text,
    season_xlsx,
    standings_paper,
)
from td_app.printing.season_grid import grid_csv, grid_paper, published_grid
from td_app.program.atomic_files import write_file
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.season.season_tab import SeasonHost
from td_app.ui.printing.outcome import Outcome, Saving
from td_app.ui.printing.paper_printer import PaperPrinter, opened
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

PICTURE_WIDTH = 1240
"""Pixels across the picture of a page: read on a telephone."""


class Publishing(QObject):
    """Writes everything that is given out of the board that the page shows; ``copied(words)``."""

    copied = Signal(str)

    def __init__(self, host: SeasonHost, over: QWidget) -> None:
        """Ask over the page, which is ``host``."""
        super().__init__(over)
        self._host = host
        self._over = over
        self.saving = Saving(over)
        self.printer = PaperPrinter(over)
        self.outcome = Outcome(self.saving, self.printer)

    def issue(self, *, public: bool) -> Issue:
        """Return the standings to issue now, to everybody or to the federation."""
        page = self._host
        season = self._host.season
        name = ""
        if season is not None:
            name = season.name
        part = None
        if season:
            part = next((p for p in season.parts if p.id == page.part_shown), None)
        if part is not None:
            called = f"{name} – {part.name}"
        else:
            called = name
        return Issue(called, page.board, public, page.desk.stationery())

    def ask(self) -> None:
        """Ask what to publish."""
        dialog = PublishDialog(self._over)
        dialog.chosen.connect(lambda name: self._do(name, private=dialog.private.isChecked()))
        dialog.open()

    def print_grid(self) -> None:
        """Print the grid of the evenings, by the names that everybody may read."""
        pdf = grid_paper(self.issue(public=True), datetime.now())
        self._print(pdf, fr_en("Grille de la saison", "Season grid"), "grille_saison.pdf")

    def write(self, folder: Path, *, private: bool) -> Sequence[Path]:
        """Write the public files into a folder, the federation’s into one of their own."""
        public = self.issue(public=True)
        now = datetime.now()
        pdf = standings_paper(public, now)
        files = [*published(public, pdf), ("classement_saison.png", picture(pdf))]
        season = self._host.season
        if season is not None:
            # Loaded with the first page given out.
            from td_app.publishing.site.by_itself import season_file

            club = self._host.desk.club
            facts = self._host.seasons.facts(season)
            told = (season, public.board, facts, self._host.part_shown, public.language)
            files.append(("classement_saison.html", season_file(club, *told)))
        files += published_grid(public, grid_paper(public, now))
        if private:
            apart = fr_en(
                "pour la fédération, ne pas publier", "for the federation, not to be published"
            )
            private_too = self.issue(public=False)
            files += [
                (f"{apart}/classement_federation.csv", season_csv(private_too)),
                (f"{apart}/classement_federation.xlsx", season_xlsx(private_too)),
                (f"{apart}/classement_federation.pdf", standings_paper(private_too, now)),
                (f"{apart}/grille_federation.csv", grid_csv(private_too)),
            ]
        for name, content in files:
            write_file(folder / name, content)
        return [folder / name for name, _ in files]

    def _do(self, name: str, *, private: bool) -> None:
        if name == "files":
            self.saving.ask_folder(
                lambda folder: self.saving.save_all(
                    folder, lambda there: self.write(there, private=private)
                )
            )
        elif name == "print":
            pdf = standings_paper(self.issue(public=True), datetime.now())
            title = fr_en("Classement de la saison", "Season standings")
            self._print(pdf, title, "classement_saison.pdf")
        elif name == "copy":
            QGuiApplication.clipboard().setText(season_text(self.issue(public=True)))
            told = fr_en(
                "Le texte est copié\u00a0: collez-le dans la conversation.",
                "Text copied: paste it into the conversation.",
            )
            self.copied.emit(told)

    def _print(self, pdf: bytes, title: str, file: str) -> None:
        if not self.printer.ask(pdf, title):
            self.outcome.tell_no_printer(
                lambda: self.saving.ask_file(file, "PDF (*.pdf)", lambda: pdf)
            )


class PublishDialog(HouseDialog):
    """``chosen`` gives ``files``, ``print`` or ``copy``."""

    help_page = "season"

    def __init__(self, parent: QWidget) -> None:
        """Ask; the federation’s files go with the others unless unticked."""
        super().__init__(
            fr_en("Publier le classement", "Publish the standings"),
            fr_en(
                "Dans un dossier\u00a0: papier, page pour le site, image, texte, CSV et tableur, "
                "et la grille des soirées, sans licence, sous pseudo pour les joueurs qui l’ont "
                "demandé.",
                "Into a folder: printout, page for the site, picture, text, CSV and spreadsheet, "
                "and the season grid, without licence numbers, under a nickname for players who "
                "asked.",
            ),
            parent,
            icon="export",
            width=560,
        )
        self.private = explained(
            QCheckBox(
                fr_en(
                    "Aussi pour la fédération, licences comprises, dans un dossier à part",
                    "Also for the federation, with licence numbers, in a separate folder",
                )
            ),
            "Ajoute un dossier à part, licences comprises : à ne pas publier.",
            "Adds a separate folder with licence numbers: not to be published.",
        )
        self.private.setChecked(True)
        self.body.addWidget(self.private)
        self.add_button(
            "cancel",
            fr_en("Ne rien publier", "Cancel"),
            Rank.QUIET,
            explains=("Ne publie rien (Échap).", "Publishes nothing (Esc)."),
        )
        explained(
            self.add_button("copy", fr_en("Copier le texte", "Copy the text")),
            "Copie le classement, à coller dans un message.",
            "Copies the standings, to paste into a message.",
        )
        self.add_button("print", fr_en("Imprimer…", "Print…"))
        explained(
            self.add_button("files", fr_en("Dossier…", "Folder…"), Rank.PRIMARY),
            "Enregistre dans un dossier le papier, la page, l’image, le texte et les tableurs.",
            "Saves the printout, the page, the picture, the text and the spreadsheets to a folder.",
        )


def picture(pdf: bytes) -> bytes:
    """Return the first page of a PDF as a PNG on white."""
    document: QPdfDocument = opened(pdf)
    points = document.pagePointSize(0)
    high = round(PICTURE_WIDTH * points.height() / points.width())
    size = QSize(PICTURE_WIDTH, high)
    page = QImage(size, QImage.Format.Format_RGB32)
    page.fill(QColor("white"))
    painter = QPainter(page)
    painter.drawImage(0, 0, document.render(0, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    page.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
