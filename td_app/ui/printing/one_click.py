"""Everything for the beginning or the end of the evening: printed, or saved, in one click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from td_app.live.session import TournamentSession
from td_app.printing.document import Part, Stationery
from td_app.printing.print_history import together
from td_app.ui.printing.print_room import PrintRoom, left_out_sentence
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.layout import TurningRow, row, wide
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en

BOTH_ENDS: tuple[Part, ...] = ("before", "after")


def whole_words(part: Part) -> str:
    """Return what everything for a part of the evening is called."""
    if part == "after":
        return fr_en("Tout pour la fin", "All for the end")
    return fr_en("Tout pour le début", "All for the start")


class OneClick(QWidget):
    """A button for each of these parts of the evening, each with three ways out."""

    def __init__(self, room: PrintRoom, parts: tuple[Part, ...] = BOTH_ENDS) -> None:
        """Send papers out through ``room``."""
        super().__init__()
        self._room = room
        self.buttons: dict[Part, Button] = {}
        self.actions_of: dict[Part, tuple[QAction, ...]] = {}
        for part in parts:
            button = self.buttons[part] = Button(whole_words(part))
            button.setMenu(self._menu(part))
        buttons = tuple(self.buttons.values())
        if len(buttons) == 2:
            row(TurningRow(*buttons, share=1), on=self, margins=0)
        else:
            row(*map(wide, buttons), on=self, margins=0)

    def refresh(self, session: TournamentSession, stationery: Stationery, busy: str) -> None:
        """Show the number of papers of each now; ``busy`` is why none can be asked for."""
        for part, button in self.buttons.items():
            found = together(session, part, stationery)
            left_out = left_out_sentence(found.left_out, "\n")
            count = len(found.papers)
            if count > 1:
                told = fr_en("{0} papiers prêts.", "{0} printouts ready.")
            else:
                told = fr_en("{0} papier prêt.", "{0} printout ready.")
            words = "\n".join(part for part in (told.format(count), left_out) if part)
            button.set_refusal(busy or (None if count else left_out))
            if button.isEnabled():
                set_tip(button, words)
                button.setAccessibleDescription(words)

    def _menu(self, part: Part) -> QMenu:
        menu = QMenu(self)
        room = self._room
        words = whole_words(part)
        if part == "before":
            file = fr_en("papiers_du_debut.pdf", "papers_for_the_start.pdf")
        else:
            file = fr_en("papiers_de_la_fin.pdf", "papers_for_the_end.pdf")
        ways: tuple[tuple[str, str, Callable[[], object]], ...] = (
            (fr_en("Imprimer…", "Print…"), "print", lambda: room.print_part(part, words)),
            (
                fr_en("Enregistrer en un seul PDF…", "Save as one PDF…"),
                "save",
                lambda: room.save_part(part, file),
            ),
            (
                fr_en("Enregistrer dans un dossier…", "Save in a folder…"),
                "open",
                lambda: room.save_part_apart(part),
            ),
        )
        self.actions_of[part] = tuple(
            menu_line(menu, told, send, icon=icon) for told, icon, send in ways
        )
        return menu
