"""Several players out in one hand: collected here, with their stacks when the rule needs them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.finishing_order import Out
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.ui.finding import Found
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import counted
from td_app.ui.pages.room.panel_form import said
from td_app.ui.pages.room.ranking_form import OrderAsked, RankingForm
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.stack_field import StackField
from td_app.words import seat_text
from td_app.words.language import fr_en


class _Row(QWidget):
    """One player of the hand."""

    def __init__(self, person: Found) -> None:
        super().__init__()
        self.person = person
        self.stack = StackField(person.name)
        self.stack.hide()
        self.remove = Button(rank=Rank.QUIET, icon="close", scale="small")
        self.remove.setAccessibleName(fr_en("Retirer {0}", "Remove {0}").format(person.name))
        self.remove.setFixedSize(28, 28)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SNUG)
        line.addWidget(label(person.name, Say.STRONG))
        line.addWidget(label(seat_text(person.seat), Say.SOFT), 1)
        line.addWidget(self.stack)
        line.addWidget(self.remove)


class HandTray(QFrame):
    """``sent(Entry)`` once the hand is written, ``handChanged()`` when players come or go,
    ``resized()`` when it needs another height.
    """

    sent = Signal(object)
    handChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own
    resized = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Start empty and hidden."""
        super().__init__(parent)
        self.live = live
        dress(self, kind="card")
        self._rows: dict[int, _Row] = {}
        self.title = label("", Say.SECTION)
        self.bubble = QCheckBox(fr_en("C'est la bulle", "This is the bubble"))
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.wrong.hide()
        self.send_button = Button("", Rank.PRIMARY, icon="eliminate")
        self.send_button.clicked.connect(self.send)
        self.cancel = Button(fr_en("Vider", "Clear"), Rank.QUIET)
        self.cancel.clicked.connect(self.empty)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.SNUG, Space.SNUG)
        column.setSpacing(Space.TIGHT)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.bubble)
        column.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(Space.HAIR)
        column.addLayout(self._list)
        self._asked = OrderAsked()
        self._asked.answered.connect(self.send)
        self._asked.resized.connect(self.resized)
        column.addLayout(self._asked)
        column.addWidget(self.wrong)
        foot = QHBoxLayout()
        foot.setSpacing(Space.TIGHT)
        foot.addWidget(self.send_button)
        foot.addWidget(self.cancel)
        foot.addStretch(1)
        column.addLayout(foot)

    @property
    def order(self) -> RankingForm | None:
        """Return the form that asks the director's order, while it is asked."""
        return self._asked.form

    @property
    def entrants(self) -> tuple[int, ...]:
        """Return the entrants of the hand, in the order they were named."""
        return tuple(self._rows)

    def stack_field(self, entrant: int) -> StackField:
        """Return where the stack of a player of the hand is typed."""
        return self._rows[entrant].stack

    def place(self, room: QRect) -> None:
        """Take as much of ``room`` (the parent's pixels) as the hand needs, from its top."""
        layout = self.layout()
        if layout is None or self.isHidden():
            return
        layout.invalidate()
        layout.activate()
        wraps = layout.hasHeightForWidth()
        wanted = layout.totalHeightForWidth(room.width()) if wraps else self.sizeHint().height()
        self.setGeometry(room.x(), room.y(), room.width(), wanted)
        self.raise_()

    def event(self, event: QEvent) -> bool:
        """Ask for another height when what it holds needs one."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return done

    def add(self, person: Found) -> None:
        """Add a player to the hand."""
        if person.entrant in self._rows:
            return
        row = _Row(person)
        row.remove.clicked.connect(lambda: self.remove(person.entrant))
        row.stack.returnPressed.connect(lambda: self._on_stack(person.entrant))
        self._rows[person.entrant] = row
        self._list.addWidget(row)
        self._hand_changed()

    def remove(self, entrant: int) -> None:
        """Take a player out of the hand."""
        row = self._rows.pop(entrant, None)
        if row is not None:
            row.hide()
            row.deleteLater()
            self._hand_changed()

    def empty(self) -> None:
        """Forget the hand."""
        for entrant in self.entrants:
            self.remove(entrant)

    def keep_only(self, seated: set[int]) -> None:
        """Drop those who no longer sit in the room."""
        for entrant in self.entrants:
            if entrant not in seated:
                self.remove(entrant)

    def command(self) -> cmd.Eliminate:
        """Return the elimination as it stands."""
        players = tuple(
            cmd.PlayerOut(who, row.stack.stack() if len(self._rows) > 1 else None)
            for who, row in self._rows.items()
        )
        ranking = self.order.ranking() if self.order else ()
        note = self.order.note() if self.order else ""
        return cmd.Eliminate(players, self.bubble.isChecked(), ranking, note)

    def send(self) -> None:
        """Write the hand, or ask what is missing: stacks, the director's order."""
        if not self._rows:
            return
        command = self.command()
        refused = self.live.can(command)
        if refused is None:
            self._say("")
            entry = self.live.dispatch(command)
            if entry is not None:
                self.empty()
                self.sent.emit(entry)
        elif refused.code == "STACK_NEEDED":
            self._ask_stacks(refused)
        elif refused.code == "DIRECTOR_RANKS":
            self._ask_order(refused)
        else:
            self._say(said(self.live, refused))
            if self.order is not None and refused.code == "REASON_NEEDED":
                self.order.reason.setFocus()

    def _hand_changed(self) -> None:
        self._asked.drop()
        count = len(self._rows)
        self.setVisible(bool(count))
        self._say("")
        several = fr_en("{0} joueurs dans la même main", "{0} players in the same hand")
        self.title.setText(
            counted(count, fr_en("Sortie dans la même main", "Out in the same hand"), several)
        )
        out = counted(
            count,
            fr_en("Sortir {0} joueur", "Put {0} player out"),
            fr_en("Sortir {0} joueurs", "Put {0} players out"),
        )
        self.send_button.setText(out)
        # Hand-for-hand the whole hand is ranked once every table is done (2.7).
        together = self.live.state.hand_for_hand is not None
        prizes = bool(self.live.state.setup.prize_plan)
        self.bubble.setVisible(count > 1 and prizes and not together)
        if not count:
            self.bubble.setChecked(False)
        self.handChanged.emit()

    def _ask_stacks(self, refused: Refused) -> None:
        """Ask the stacks of the table the rule speaks of; the others tie without them."""
        table = refused.params.get("table")
        for who, row in self._rows.items():
            row.stack.set_wrong(False)
            if table in (None, row.person.seat.table) or who == refused.params.get("entrant"):
                row.stack.show()
        self._chain_stacks()
        asked_before = not self.wrong.isHidden()
        self._say(said(self.live, refused), Tone.RED if asked_before else Tone.NEUTRAL)
        for row in self._rows.values():
            if row.stack.isVisibleTo(self) and row.stack.stack() is None:
                row.stack.setFocus(Qt.FocusReason.TabFocusReason)
                row.stack.set_wrong(asked_before)
                return

    def _chain_stacks(self) -> None:
        """Make Tab go from a stack to the next, then to sending, before what removes."""
        stacks = [row.stack for row in self._rows.values()]
        for one, following in pairwise([*stacks, self.send_button]):
            QWidget.setTabOrder(one, following)

    def _on_stack(self, entrant: int) -> None:
        """Go to the next stack; after the last one, send."""
        after = list(self._rows)[list(self._rows).index(entrant) + 1 :]
        waiting = [
            who
            for who in after
            if self._rows[who].stack.isVisibleTo(self) and self._rows[who].stack.stack() is None
        ]
        if waiting:
            self._rows[waiting[0]].stack.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.send()

    def _ask_order(self, refused: Refused) -> None:
        rows = self._rows.items()
        self._asked.ask(
            {who: row.person.name for who, row in rows},
            [Out(who, row.person.seat.table, row.stack.stack()) for who, row in rows],
            refused,
            self.live.state.players_left,
        )
        self._say("")

    def _say(self, words: str, tone: Tone = Tone.RED) -> None:
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))
        dress(self.wrong, tone=tone.value)
        self.resized.emit()
