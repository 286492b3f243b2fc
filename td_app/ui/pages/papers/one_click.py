"""Everything for the beginning, everything for the end: printed in one job, or saved."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from td_app.printing.document import Part, Stationery
from td_app.printing.printed import together
from td_app.session import TournamentSession
from td_app.ui.pages.papers.left_out import left_out_sentence
from td_app.ui.pages.papers.print_room import PrintRoom
from td_app.ui.theme import Space
from td_app.ui.theme.icons import give_icon
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.layout import row
from td_app.words.language import fr_en

BOTH_ENDS: tuple[Part, ...] = ("before", "after")

FILES: dict[Part, str] = {
    "before": "papiers_du_debut.pdf",
    "after": "papiers_de_la_fin.pdf",
}


def whole_words(part: Part) -> str:
    """Return what everything for a part of the evening is called."""
    if part == "after":
        return fr_en("Tout pour la fin", "All for the end")
    return fr_en("Tout pour le début", "All for the start")


class OneClick(QWidget):
    """Two buttons, each with three ways out."""

    def __init__(self, room: PrintRoom) -> None:
        """Send papers out through ``room``."""
        super().__init__()
        self._room = room
        self.buttons: dict[Part, Button] = {}
        self.actions_of: dict[Part, tuple[QAction, ...]] = {}
        line = row(on=self, spacing=Space.TIGHT, margins=0)
        for part in BOTH_ENDS:
            button = self.buttons[part] = Button(whole_words(part))
            button.setMenu(self._menu(part))
            line.addWidget(button, 1)

    def refresh(self, session: TournamentSession, stationery: Stationery, busy: str) -> None:
        """Tell how many papers each takes now; ``busy`` is why none can be asked for."""
        for part, button in self.buttons.items():
            found = together(session, part, stationery)
            left_out = left_out_sentence(found.left_out, "\n")
            count = len(found.papers)
            told = (
                fr_en("{0} papiers prêts.", "{0} papers ready.")
                if count > 1
                else fr_en("{0} papier prêt.", "{0} paper ready.")
            )
            words = "\n".join(part for part in (told.format(count), left_out) if part)
            button.set_refusal(busy or (None if count else left_out))
            if button.isEnabled():
                button.setToolTip(words)
                button.setAccessibleDescription(words)

    def _menu(self, part: Part) -> QMenu:
        menu = QMenu(self)
        room, words, file = self._room, whole_words(part), FILES[part]
        printed = menu.addAction(fr_en("Imprimer…", "Print…"))
        printed.triggered.connect(lambda: room.print_part(part, words))
        give_icon(printed, "print")
        whole = menu.addAction(fr_en("Enregistrer en un seul PDF…", "Save as one PDF…"))
        whole.triggered.connect(lambda: room.save_part(part, file))
        give_icon(whole, "save")
        apart = menu.addAction(fr_en("Enregistrer dans un dossier…", "Save in a folder…"))
        apart.triggered.connect(lambda: room.save_part_apart(part))
        give_icon(apart, "open")
        self.actions_of[part] = (printed, whole, apart)
        return menu
