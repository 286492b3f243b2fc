"""Other posts wrote since: what, and whether the last of it is to be undone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import label
from td_app.words.language import fr_en

UNDO_ANYWAY, LEAVE_IT = "undo_anyway", "leave_it"

#: Lines shown, the latest; of more, how many there are.
MOST_LINES = 5


class OthersSinceDialog(HouseDialog):
    """``chosen`` gives ``undo_anyway`` or ``leave_it``."""

    def __init__(
        self, lines: Sequence[str], post: str, undone: str, parent: QWidget | None = None
    ) -> None:
        """Tell the ``lines`` of the minutes since, the last by ``post``, which is ``undone``."""
        title = fr_en("Un autre poste a écrit depuis", "Another post wrote since")
        if post:
            title = fr_en("Le poste «\u00a0{0}\u00a0» a écrit depuis", "Post “{0}” wrote since")
        super().__init__(
            title.format(post),
            fr_en(
                "Rien n’est annulé. Depuis ce que vous voyiez\u00a0:",
                "Nothing is undone. Since what you were looking at:",
            ),
            parent,
            icon="undo",
            width=560,
        )
        if len(lines) > MOST_LINES:
            more = fr_en("… et {0} autres lignes, plus anciennes.", "… and {0} earlier lines.")
            self.body.addWidget(label(more.format(len(lines) - MOST_LINES), wraps=True))
        for words in lines[-MOST_LINES:]:
            self.body.addWidget(label(f"– {words}", wraps=True))
        takes = fr_en(
            "Annuler reprendrait la dernière\u00a0: {0}.", "Undo would take the last back: {0}."
        )
        self.body.addWidget(label(takes.format(undone), wraps=True))
        self.add_button(UNDO_ANYWAY, fr_en("Annuler quand même", "Undo all the same"))
        self.add_button(LEAVE_IT, fr_en("Laisser", "Leave it"), Rank.PRIMARY)
