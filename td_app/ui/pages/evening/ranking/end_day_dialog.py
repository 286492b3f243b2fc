"""The end of a day 1: every stack counted, the number of each bag's seal, the day over (types)."""

from __future__ import annotations

import re
from itertools import chain, pairwise

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.flights import LONGEST_SEAL
from td_app.tournament.views.deals import DealPlayer
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.counted_stacks import CountedStacks, put_stacks
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import row, wide
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

WIDTH = 640
SEAL_WIDTH = 140
#: Lines shown whole; beyond, the list scrolls.
SHOWN_WHOLE = 4
SCROLLED_HEIGHT = 240
LONGEST_NOTE = 300
NUMBERED = re.compile(r"(.*?)(\d+)")


class EndDayDialog(HouseDialog):
    """``decided(command)`` once every stack is counted and every bag has its seal."""

    help_page = "ranking"

    decided = Signal(object)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask for the bags of those left, by table and place, their stacks as last counted."""
        self._live = live
        self._view = live.flights()
        told = fr_en(
            "{0} joueurs passent au jour 2 de «\u00a0{1}\u00a0». Comptez chaque tapis, scellez le "
            "sachet et relevez le numéro du scellé.",
            "{0} players go through to Day 2 of “{1}”. Count each stack, seal the bag and enter "
            "its seal number.",
        )
        super().__init__(
            fr_en("Finir la journée", "End the day"),
            told.format(len(self._view.bags), self._view.of),
            parent,
            icon="save",
            width=WIDTH,
        )
        players = [DealPlayer(b.entrant, b.name, b.seat, b.stack) for b in self._view.bags]
        title = label(fr_en("Scellé n°", "Seal no."), Say.SMALL)
        self.stacks = CountedStacks(players, live.chips().in_play, (title,))
        self.seals = self._seal_fields(players)
        put_stacks(self.body, self.stacks, SHOWN_WHOLE, SCROLLED_HEIGHT)
        self._ask_besides()
        self.add_button("back", fr_en("Continuer à jouer", "Keep playing"))
        words = fr_en("Finir la journée", "End the day")
        self.confirm = self.add_button("confirm", words, Rank.PRIMARY)
        self.stacks.changed.connect(self._update_confirm)
        self.when_confirmed(lambda: self.decided.emit(self.command()))
        self._update_confirm()

    def command(self) -> cmd.EndDay:
        """Return the end of the day as typed."""
        accepts = self.accepts.isChecked() and not self.stacks.add_up
        return cmd.EndDay(
            stacks=self.stacks.stacks(),
            seals=tuple((who, field.text()) for who, field in self.seals.items()),
            accepted=accepts,
            note=self.reason.text().strip() if accepts else "",
        )

    def number_on(self) -> None:
        """Number the seals after the first in sequence, where they are empty."""
        first, *others = self.seals.values()
        found = NUMBERED.fullmatch(first.text().strip())
        if found is None:
            first.setFocus()
            return
        before, figures = found.groups()
        for more, field in enumerate(others, 1):
            if not field.text().strip():
                # Judged once, when all have theirs.
                blocked = QSignalBlocker(field)
                field.setText(f"{before}{int(figures) + more:0{len(figures)}}")
                blocked.unblock()
        self._update_confirm()

    def _seal_fields(self, players: list[DealPlayer]) -> dict[int, QLineEdit]:
        fields = {player.entrant: QLineEdit() for player in players}
        for player in players:
            field = fields[player.entrant]
            field.setFixedWidth(SEAL_WIDTH)
            field.setMaxLength(LONGEST_SEAL)
            field.setAccessibleName(fr_en("Scellé ({0})", "Seal ({0})").format(player.name))
            explained(
                field,
                "Le numéro du scellé sur le sachet de ce joueur.",
                "The seal number on this player’s bag.",
            )
            field.textChanged.connect(self._update_confirm)
        self.stacks.put(0, tuple(fields.values()))
        # One bag after the other: its stack, then its seal.
        each = [(self.stacks.fields[who], field) for who, field in fields.items()]
        for one, following in pairwise(chain.from_iterable(each)):
            QWidget.setTabOrder(one, following)
        return fields

    def _ask_besides(self) -> None:
        words = fr_en("Numéroter à la suite du premier", "Number the rest in sequence")
        self.on = explained(
            Button(words, Rank.QUIET, scale="small", does=self.number_on),
            "Remplit les numéros qui suivent celui du premier scellé.",
            "Fills in the numbers that follow the first seal.",
        )
        words = fr_en("Accepter l’écart", "Accept the difference")
        self.accepts = explained(
            QCheckBox(words),
            "Termine la journée malgré l’écart, avec votre motif.",
            "Ends the day even though the count does not balance, with your reason.",
        )
        self.reason = QLineEdit()
        self.reason.setMaxLength(LONGEST_NOTE)
        why = fr_en("Pourquoi", "Why")
        self.reason.setAccessibleName(why)
        explained(
            self.reason,
            "Votre motif, inscrit au journal.",
            "Your reason, recorded in the log.",
        )
        self.reason.setPlaceholderText(why)
        self.accepts.toggled.connect(self._update_confirm)
        self.reason.textChanged.connect(self._update_confirm)
        for field in (self.accepts, self.reason):
            # What comes when the stacks do not add up has its place already.
            policy = field.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            field.setSizePolicy(policy)
        self.body.addLayout(row(self.accepts, wide(self.reason), self.on, spacing=Space.TIGHT))
        self.missing = label("", Say.SMALL, wraps=True)
        self.body.addWidget(self.missing)

    def _update_confirm(self, _: object = None) -> None:
        counted = all(chips for _, chips in self.stacks.stacks())
        self.accepts.setVisible(counted and not self.stacks.add_up)
        self.reason.setVisible(self.accepts.isVisibleTo(self) and self.accepts.isChecked())
        why = why_not_plainly(self._live, self.command())
        self.confirm.set_refusal(why)
        self.missing.setText(why or "")
