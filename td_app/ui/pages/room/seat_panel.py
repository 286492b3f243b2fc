"""What can be done with the player of a seat, and with an empty seat."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.views.standings import StandingRow
from td_app.ui.forgiving_search import folded, matches
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.keyboard import LineField
from td_app.ui.pages.room.panel_form import PanelForm, said
from td_app.ui.pages.room.popover import PanelContent
from td_app.ui.theme import Height, Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.search_field import SearchField
from td_app.ui.wording import place_text

OUTS_SHOWN = 60
LIST_HEIGHT = 186


class SeatPanel(PanelContent):
    """``asked(what)``: out, same_hand, move, penalty, departure, name or need."""

    asked = Signal(str)

    def __init__(self, live: LiveTournament, entrant: int) -> None:
        """Offer what can be done with this player."""
        super().__init__()
        self.buttons: dict[str, Button] = {}
        rows = (
            ("out", self.tr("Sortie"), Rank.PRIMARY, "eliminate"),
            ("same_hand", self.tr("Sortie à plusieurs dans la main…"), Rank.QUIET, "players"),
            ("move", self.tr("Changer de place…"), Rank.QUIET, "move"),
            ("penalty", self.tr("Sanctionner…"), Rank.QUIET, "warning"),
            ("departure", self.tr("Départ définitif…"), Rank.QUIET, "arrow-right"),
            ("name", self.tr("Corriger le nom…"), Rank.QUIET, "edit"),
            ("need", self.tr("Besoin, ne jamais déplacer…"), Rank.QUIET, "seat"),
        )
        self.column.setSpacing(Space.HAIR)
        for key, words, rank, icon in rows:
            self._add(key, words, rank, icon)
        self.main = self.buttons["out"]
        for key, command in (
            ("out", cmd.Eliminate((cmd.PlayerOut(entrant),))),
            ("same_hand", cmd.Eliminate((cmd.PlayerOut(entrant),))),
            ("departure", cmd.Withdraw(entrant, 0)),
        ):
            refused = live.can(command)
            self.buttons[key].set_refusal(said(live, refused) if refused else None)

    def _add(self, key: str, words: str, rank: Rank, icon: str) -> None:
        button = Button(words, rank, icon=icon)
        if rank is Rank.QUIET:
            dress(button, layout="line")
        button.clicked.connect(lambda: self.asked.emit(key))
        self.buttons[key] = button
        self.column.addWidget(button)
        if rank is Rank.PRIMARY:
            self.column.addSpacing(Space.HAIR)


class EmptySeatPanel(PanelContent):
    """``reinstateAsked()`` and ``lateAsked(entrant)`` for a free seat."""

    reinstateAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    lateAsked = Signal(int)  # noqa: N815

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Offer to bring somebody back here, or to seat a late entrant at this table."""
        super().__init__()
        waiting = [row for row in live.players().rows if row.waits]
        anybody_out = bool(live.state.outs)
        self.reinstate = Button(
            self.tr("Réintégrer un joueur ici…"),
            Rank.SECONDARY if waiting else Rank.PRIMARY,
            icon="undo",
        )
        self.reinstate.set_refusal(None if anybody_out else self.tr("Personne n'est encore sorti."))
        self.reinstate.clicked.connect(self.reinstateAsked)
        if waiting:
            self.column.addWidget(label(self.tr("Retardataires sans place"), Say.SMALL))
        self.late: list[Button] = []
        for row in waiting[:5]:
            words = self.tr("Placer {0} à la table {1}…").format(row.name, table)
            button = Button(words, Rank.SECONDARY, icon="late", tip=row.name)
            button.clicked.connect(lambda _=False, who=row.entrant: self.lateAsked.emit(who))
            self.column.addWidget(button)
            self.late.append(button)
        self.column.addWidget(self.reinstate)
        self.main = self.reinstate


class ReinstateForm(PanelForm):
    """Who comes back at this seat: those out, the last ones first."""

    def __init__(self, live: LiveTournament, seat: Seat) -> None:
        """List those who are out."""
        super().__init__(live, self.tr("Réintégrer"))
        self._seat = seat
        self._rows = sorted(
            (row for row in live.standings().rows if row.entrant in live.state.outs),
            key=lambda row: -(row.out_at_ms or 0),
        )
        self._plain = {row.entrant: folded(row.name) for row in self._rows}
        self.search = SearchField(self.tr("Nom du joueur sorti"))
        self.list = QListWidget()
        self.list.setFixedHeight(LIST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setAccessibleName(self.tr("Joueurs sortis, le dernier d'abord"))
        self.reason = LineField()
        self.reason.setPlaceholderText(self.tr("Facultative"))
        self.add(self.search)
        self.add(self.list)
        self.add(self.reason, self.tr("Raison"))
        self.search.searched.connect(self._show)
        self.search.went_down.connect(self.list.setFocus)
        self.search.chosen.connect(self.send)
        self.list.itemActivated.connect(lambda _item: self.send())
        self._show("")

    def _show(self, typed: str) -> None:
        self.list.clear()
        wanted = folded(typed)
        for row in self._rows:
            if self.list.count() == OUTS_SHOWN:
                break
            if not wanted or matches(wanted, self._plain[row.entrant]):
                self.list.addItem(self._item(row))
        if self.list.count():
            self.list.setCurrentRow(0)

    def _item(self, row: StandingRow) -> QListWidgetItem:
        place = place_text(row.place, row.tied) if row.place else ""
        item = QListWidgetItem(f"{place}   {row.name}")
        item.setSizeHint(QSize(0, Height.ROW - Space.HAIR))
        item.setData(Qt.ItemDataRole.UserRole, row.entrant)
        item.setToolTip(row.name)
        return item

    def send(self) -> None:
        """Bring back the one chosen."""
        if self.list.currentItem() is None:
            self.say_wrong(self.tr("Choisissez d'abord un joueur."))
            return
        super().send()

    def command(self) -> cmd.Reinstate:
        """Return the reinstatement."""
        item = self.list.currentItem()
        return cmd.Reinstate(item.data(Qt.ItemDataRole.UserRole), self._seat, self.reason.text())
