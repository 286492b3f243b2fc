"""The players of a team ticked in the club's register, instead of typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from td_app.register.member import Member
from td_app.tournament.state.person import plain_words
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.tips import explained
from td_app.words.figures import counted
from td_app.words.language import fr_en

WIDTH = 520
HEIGHT = 280
NUMBER = Qt.ItemDataRole.UserRole


#: Nobody plays anywhere yet.
NOWHERE: Mapping[str, str] = {}


class RegisterDialog(HouseDialog):
    """``picked(members)``: those ticked, by name."""

    help_page = "teams"

    picked = Signal(object)

    def __init__(
        self,
        members: Sequence[Member],
        club: str = "",
        parent: QWidget | None = None,
        *,
        there: Mapping[str, str] = NOWHERE,
    ) -> None:
        """Offer the ``members`` of today, those of ``club`` first.

        ``there``: the team in which a name, by its key, plays already; it is told.
        """
        super().__init__(
            fr_en("Joueurs du registre", "Players from the members list"),
            fr_en(
                "Cochez les joueurs de l’équipe\u00a0; ceux du club saisi viennent en tête.",
                "Tick the team’s players; those of the club you typed come first.",
            ),
            parent,
            icon="players",
            width=WIDTH,
        )
        ours = plain_words(club)
        here = [one for one in members if one.left is None]
        if ours:
            here.sort(key=lambda one: plain_words(one.person.club) != ours)
        self._members = {one.id: one for one in here}
        self.search = explained(
            SearchField(fr_en("Nom, licence, club", "Name, licence, club")),
            "N’affiche que les membres qui correspondent.",
            "Shows only matching members.",
        )
        self.list = QListWidget()
        self.list.setAccessibleName(fr_en("Membres", "Members"))
        self.list.setFixedHeight(HEIGHT)
        for one in here:
            self.list.addItem(_line(one, there.get(one.person.name_key, "")))
        self.body.addWidget(self.search)
        self.body.addWidget(self.list)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.confirm = self.add_button("confirm", "", Rank.PRIMARY, tells_why=True)
        self.search.searched.connect(self._find)
        self.search.attach_search(self.list)
        self.list.itemChanged.connect(lambda _item: self._update_confirm())
        self.when_confirmed(lambda: self.picked.emit(self.ticked()))
        self.search.setFocus()
        self._update_confirm()

    def ticked(self) -> tuple[Member, ...]:
        """Return the members ticked, in the order of the list."""
        items = (self.list.item(at) for at in range(self.list.count()))
        on = Qt.CheckState.Checked
        return tuple(self._members[item.data(NUMBER)] for item in items if item.checkState() == on)

    def typed(self) -> bool:
        """Return whether somebody is ticked."""
        return bool(self.ticked())

    def _find(self, typed: str) -> None:
        words = plain_words(typed).split()
        for at in range(self.list.count()):
            item = self.list.item(at)
            item.setHidden(not all(word in plain_words(item.text()) for word in words))

    def _update_confirm(self) -> None:
        one = fr_en("Ajouter {0} joueur", "Add {0} player")
        many = fr_en("Ajouter {0} joueurs", "Add {0} players")
        count = len(self.ticked())
        self.confirm.setText(counted(count, one, many))
        nobody = fr_en("Cochez au moins un joueur.", "Tick at least one player.")
        if count:
            self.confirm.set_refusal(None)
        else:
            self.confirm.set_refusal(nobody)


def _line(one: Member, team: str) -> QListWidgetItem:
    """A member to tick, and the team in which the name plays already, if any."""
    plays = ""
    if team:
        plays = fr_en("déjà dans {0}", "already in {0}").format(team)
    told = (one.name, one.person.club, one.person.licence, plays)
    item = QListWidgetItem(" · ".join(part for part in told if part))
    item.setData(NUMBER, one.id)
    item.setCheckState(Qt.CheckState.Unchecked)
    return item
