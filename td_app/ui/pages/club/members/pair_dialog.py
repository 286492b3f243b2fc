"""Two cards merged by hand as one person's, without any likeness between them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.register.member import Member
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import row, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.words.language import fr_en

WIDTH = 820
HEIGHT = 280


def _cards(title: str, cards: Sequence[Member]) -> ListBox[Member]:
    """Return the register with its search, to choose one card of."""
    table: RowTable[Member] = RowTable(
        (
            Column("name", fr_en("Nom", "Name"), lambda card: card.name, fills=True, named=True),
            Column(
                "licence",
                fr_en("Licence", "Licence"),
                lambda card: card.person.licence,
                width=96,
                hides_without=lambda card: card.person.licence,
            ),
            Column(
                "club",
                fr_en("Club", "Club"),
                lambda card: card.person.club,
                width=120,
                hides_without=lambda card: card.person.club,
            ),
        ),
        key=lambda card: card.id,
    )
    table.setAccessibleName(title)
    table.setFixedHeight(HEIGHT)
    box = ListBox(table, fr_en("Nom, licence, club", "Name, licence, club"))
    box.search.setAccessibleName(title)
    box.lay_out(label(title, Say.STRONG), under=(box.search,))
    box.show_rows(cards)
    return box


class PairDialog(HouseDialog):
    """``merged(member, into)``: the other card, and the one that is kept."""

    merged = Signal(int, int)

    def __init__(
        self,
        cards: Sequence[Member],
        met: Collection[tuple[int, int]],
        parent: QWidget | None = None,
    ) -> None:
        """Offer ``cards``; those of a pair in ``met`` played one evening together."""
        super().__init__(
            fr_en("Fusionner deux fiches", "Merge two profiles"),
            fr_en(
                "Mariage, nom d’usage\u00a0: vous seul le savez. Les deux fiches peuvent être "
                "séparées à tout moment.",
                "For example a married name, or a nickname the application cannot recognise. You "
                "can separate them again at any time.",
            ),
            parent,
            icon="players",
            width=WIDTH,
        )
        self._met = met
        self.kept = _cards(fr_en("Fiche gardée", "Profile kept"), cards)
        self.other = _cards(fr_en("L’autre fiche", "The other profile"), cards)
        self.body.addLayout(row(wide(self.kept), wide(self.other), spacing=Space.NORMAL))
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        words = fr_en("Fusionner ces deux fiches", "Merge these two profiles")
        self.confirm = self.add_button("confirm", words, Rank.PRIMARY, tells_why=True)
        for side in (self.kept, self.other):
            side.table.current_row.connect(lambda _card: self._update_confirm())
        self.chosen.connect(self._give)
        self.kept.search.setFocus()
        self._update_confirm()

    def _update_confirm(self) -> None:
        kept = self.kept.table.chosen_row()
        other = self.other.table.chosen_row()
        self.confirm.set_refusal(self._why_not(kept, other))

    def _why_not(self, kept: Member | None, other: Member | None) -> str | None:
        if kept is None or other is None or kept.id == other.id:
            return fr_en(
                "Choisissez deux fiches différentes, une de chaque côté.",
                "Select two different profiles, one on each side.",
            )
        if (min(kept.id, other.id), max(kept.id, other.id)) in self._met:
            return fr_en(
                "Elles ont joué une même soirée\u00a0: ce sont deux personnes.",
                "They played in the same tournament, so they are two people.",
            )
        return None

    def _give(self, name: str) -> None:
        kept = self.kept.table.chosen_row()
        other = self.other.table.chosen_row()
        if name == "confirm" and kept is not None and other is not None:
            self.merged.emit(other.id, kept.id)
