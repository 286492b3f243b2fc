"""Several players out in one hand: collected here, with their stacks when the rule needs them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from rules_ropta.ruling import Refused
from td_app.register.finding import Found
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.eliminations_form import OutLine, OutsOfHand
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.words.figures import counted
from td_app.words.language import fr_en


class HandTray(OutsOfHand):
    """``sent(Entry)`` once the hand is written, ``handChanged()`` when players come or go."""

    sent = Signal(object)
    handChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Start empty and hidden."""
        super().__init__(live, parent)
        dress(self, kind="card")
        self._lines: dict[int, OutLine] = {}
        self.title = label("", Say.SECTION)
        self.bubble = QCheckBox(fr_en("C’est la bulle", "This is the bubble"))
        self.send_button = Button("", Rank.PRIMARY, icon="eliminate", does=self.send)
        self.cancel = Button(fr_en("Vider", "Clear"), Rank.QUIET, does=self.empty)
        column(
            row(wide(self.title), self.bubble),
            self.lines_box,
            self.order_box,
            self.wrong,
            row(self.send_button, self.cancel, STRETCH, spacing=Space.TIGHT),
            on=self,
            spacing=Space.TIGHT,
            margins=(Space.NORMAL, Space.SNUG, Space.SNUG, Space.SNUG),
        )

    def lines(self) -> dict[int, OutLine]:
        """Return the lines by entrant, in the order they were named."""
        return self._lines

    @property
    def entrants(self) -> tuple[int, ...]:
        """Return the entrants of the hand, in the order they were named."""
        return tuple(self._lines)

    def add(self, person: Found) -> None:
        """Add a player to the hand."""
        who = person.entrant
        if who in self._lines:
            return
        away = fr_en("Retirer {0}", "Remove {0}").format(person.name)
        line = self._lines[who] = OutLine(person.name, person.seat, away)
        line.stack.hide()
        line.away.clicked.connect(lambda: self.remove(who))
        line.stack.returnPressed.connect(lambda: self._on_stack(who))
        self.watch(line)
        self.lines_box.addWidget(line)
        self._hand_changed()

    def remove(self, entrant: int) -> None:
        """Take a player out of the hand."""
        line = self._lines.pop(entrant, None)
        if line is not None:
            put_away(line)
            self._hand_changed()

    def empty(self) -> None:
        """Forget the hand."""
        self.keep_only(set())

    def keep_only(self, seated: set[int]) -> None:
        """Remove the players who no longer sit in the room."""
        for entrant in self.entrants:
            if entrant not in seated:
                self.remove(entrant)

    def command(self) -> cmd.Eliminate:
        """Return the elimination as it stands."""
        players = tuple(
            cmd.PlayerOut(who, line.stack.stack() if len(self._lines) > 1 else None)
            for who, line in self._lines.items()
        )
        if self.order:
            ranking = self.order.ranking()
        else:
            ranking = ()
        note = ""
        if self.order:
            note = self.order.note()
        return cmd.Eliminate(players, self.bubble.isChecked(), ranking, note)

    def send(self) -> None:
        """Write the hand, or ask what is missing: stacks, the director's order."""
        entry = None
        if self._lines:
            entry = self.settle(self.command())
        if entry is not None:
            self.empty()
            self.sent.emit(entry)

    def _hand_changed(self) -> None:
        self.drop_order()
        count = len(self._lines)
        self.setVisible(bool(count))
        self.say("")
        several = fr_en("{0} joueurs dans la même main", "{0} players in the same hand")
        one = fr_en("Sortie dans la même main", "Out in the same hand")
        self.title.setText(counted(count, one, several))
        several = fr_en("Sortir {0} joueurs", "Eliminate {0} players")
        one = fr_en("Sortir {0} joueur", "Eliminate {0} player")
        self.send_button.setText(counted(count, one, several))
        # Hand-for-hand the whole hand is ranked once every table is done (2.7).
        together = self.live.hand_for_hand() is not None
        prizes = bool(self.live.prizes())
        self.bubble.setVisible(count > 1 and prizes and not together)
        if not count:
            self.bubble.setChecked(False)
        self.handChanged.emit()

    def ask_for_stacks(self, refused: Refused) -> None:
        """Ask for the stacks of the table that the rule compares; the others tie without them."""
        table = refused.params.get("table")
        for who, line in self._lines.items():
            line.stack.set_wrong(False)
            if table in (None, line.seat.table) or who == refused.params.get("entrant"):
                line.stack.show()
        # Tab goes from a stack to the next, then to sending, before what removes.
        for one, following in pairwise(
            [*(a.stack for a in self._lines.values()), self.send_button]
        ):
            QWidget.setTabOrder(one, following)
        asked_before = not self.wrong.isHidden()
        self.say(
            refusal_with_articles(self.live, refused), Tone.RED if asked_before else Tone.NEUTRAL
        )
        waiting = self._waiting(self.entrants)
        if waiting:
            waiting[0].take_keyboard()
            waiting[0].stack.set_wrong(asked_before)

    def _waiting(self, entrants: tuple[int, ...]) -> list[OutLine]:
        """The lines of these players whose stack is asked for and not typed yet."""
        lines = (self._lines[who] for who in entrants)
        return [a for a in lines if a.stack.isVisibleTo(self) and a.stack.stack() is None]

    def _on_stack(self, entrant: int) -> None:
        """Go to the next stack; after the last one, send."""
        if self.doubts(self._lines[entrant]):
            return
        waiting = self._waiting(self.entrants[self.entrants.index(entrant) + 1 :])
        if not waiting:
            self.send()
        elif not (waiting[0].stack.bad and self.unread()):
            waiting[0].take_keyboard()
