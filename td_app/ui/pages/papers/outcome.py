"""What came of printing or saving, in one line on the page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QVBoxLayout, QWidget

from td_app.ports import StorageTrouble
from td_app.ui.figures import whole
from td_app.ui.pages.papers.paper_printer import PaperPrinter
from td_app.ui.pages.papers.saving import Saving
from td_app.ui.theme import Tone
from td_app.ui.widgets.banner import Banner, BannerFacts
from td_app.ui.wording import trouble_sentence


class Outcome(QWidget):
    """Empty until something was printed or saved, or could not be."""

    def __init__(self, saving: Saving, printer: PaperPrinter) -> None:
        """Tell what becomes of ``saving`` and ``printer``."""
        super().__init__()
        self._folder: Path | None = None
        self.banner = Banner(BannerFacts("", closable=True))
        self.banner.closed.connect(self.hide)
        self.banner.acted.connect(lambda _: self._open_folder())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.banner)
        saving.saved.connect(self.tell_saved)
        saving.failed.connect(self.tell_trouble)
        printer.printed.connect(self.tell_printed)
        printer.failed.connect(self.tell_not_printed)
        self.hide()

    @property
    def text(self) -> str:
        """Return what is said, empty when nothing is."""
        return "" if self.isHidden() else self.banner.accessibleName()

    def tell_saved(self, paths: Sequence[Path]) -> None:
        """Say which file was written, or how many, and where."""
        self._folder = paths[0].parent if paths else None
        if len(paths) == 1:
            text = self.tr("{0} est enregistré.").format(paths[0].name)
        else:
            text = self.tr("{0} fichiers sont enregistrés.").format(whole(len(paths)))
        self._say(text, str(self._folder or ""), Tone.ACCENT, (self.tr("Ouvrir le dossier"),))

    def tell_printed(self, pages: int) -> None:
        """Say how many pages went to the printer."""
        if pages == 1:
            self._say(self.tr("Une page est partie à l'imprimante."), "", Tone.ACCENT)
        else:
            text = self.tr("{0} pages sont parties à l'imprimante.")
            self._say(text.format(whole(pages)), "", Tone.ACCENT)

    def tell_not_printed(self) -> None:
        """Say that the printer did not take it, and what else may be done."""
        self._say(
            self.tr("L'imprimante n'a pas pris le papier."),
            self.tr("Vérifiez qu'elle est allumée, ou enregistrez le papier en PDF."),
            Tone.RED,
        )

    def tell_trouble(self, trouble: StorageTrouble) -> None:
        """Say what stood in the way of saving."""
        self._say(trouble_sentence(trouble), "", Tone.RED)

    def _say(self, text: str, detail: str, tone: Tone, actions: tuple[str, ...] = ()) -> None:
        self.banner.set_facts(BannerFacts(text, detail, tone, actions, closable=True))
        self.show()

    def _open_folder(self) -> None:
        if self._folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
