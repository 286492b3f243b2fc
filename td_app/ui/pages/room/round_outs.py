"""Those out in the hand that all tables play: gathered here, ranked together (1.10, 2.7)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.finishing_order import Out
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.hand_for_hand import HandForHandView, NotedRow
from td_app.ui.foreseen import foreseen
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.panel_form import said
from td_app.ui.pages.room.ranking_form import OrderAsked, RankingForm
from td_app.ui.pages.room.round_words import rank_words, ranked_words
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.stack_field import StackField
from td_app.words import seat_text
from td_app.words.language import fr_en


class _Row(QWidget):
    """One player out in the hand."""

    def __init__(self, row: NotedRow, live: LiveTournament) -> None:
        super().__init__()
        self.noted = row
        self.stack = StackField(row.name)
        counted = live.state.stacks.get(row.entrant)
        if row.stack is not None:
            self.stack.show_stack(row.stack)
        elif counted is not None:
            self.stack.offer(counted, live.clock().level)
        self.back = Button(rank=Rank.QUIET, icon="close", scale="small")
        self.back.setAccessibleName(fr_en("{0} joue encore", "{0} still plays").format(row.name))
        self.back.setToolTip(self.back.accessibleName())
        self.back.setFixedSize(28, 28)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SNUG)
        line.addWidget(label(row.name, Say.STRONG))
        line.addWidget(label(seat_text(row.seat), Say.SOFT), 1)
        line.addWidget(self.stack)
        line.addWidget(self.back)
        self.show_row(row)

    def show_row(self, row: NotedRow) -> None:
        """Show the stack as it is known now; one typed, or only offered, is left alone."""
        changed = row.stack != self.noted.stack
        self.noted = row
        self.stack.setVisible(row.together)
        if changed and not self.stack.hasFocus():
            self.stack.show_stack(row.stack)

    def given(self) -> int | None:
        """Return a stack that is seen and not noted yet."""
        stack = None if self.stack.isHidden() else self.stack.stack()
        return stack if stack != self.noted.stack else None


class RoundOuts(QWidget):
    """``ranked(Entry)`` once the hand is ranked, ``left()`` when the stacks asked are all typed;
    hidden while nobody is out in it.
    """

    ranked = Signal(object)
    left = Signal()

    def __init__(self, live: LiveTournament) -> None:
        """Show nobody yet."""
        super().__init__()
        self.live = live
        self._rows: dict[int, _Row] = {}
        self._list = QVBoxLayout()
        self._list.setSpacing(Space.HAIR)
        self.places = label("", Say.STRONG, wraps=True)
        self.wrong = label("", Say.SMALL, wraps=True)
        self.rank_button = Button("", Rank.PRIMARY, icon="check")
        self.rank_button.clicked.connect(self.rank)
        foot = QHBoxLayout()
        foot.setSpacing(Space.SNUG)
        foot.addWidget(self.rank_button)
        foot.addWidget(self.places, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addLayout(self._list)
        self._asked = OrderAsked()
        self._asked.answered.connect(self.rank)
        column.addLayout(self._asked)
        column.addWidget(self.wrong)
        column.addLayout(foot)
        self.hide()

    @property
    def order(self) -> RankingForm | None:
        """Return the form that asks the director's order, while it is asked."""
        return self._asked.form

    def stack_field(self, entrant: int) -> StackField:
        """Return where the stack of a player out is typed."""
        return self._rows[entrant].stack

    def take_back_button(self, entrant: int) -> Button:
        """Return what takes back a player noted by mistake."""
        return self._rows[entrant].back

    def ask_stacks(self) -> bool:
        """Put the keyboard in the first stack that is still to be typed; tell whether there is."""
        for row in self._rows.values():
            if row.stack.isVisibleTo(self) and row.stack.stack() is None:
                row.stack.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    def show_round(self, view: HandForHandView | None) -> None:
        """Show those noted in this hand, and whether they may be ranked."""
        noted = {row.entrant: row for row in view.noted} if view is not None else {}
        if set(noted) != set(self._rows):
            self._asked.drop()
        for entrant in [who for who in self._rows if who not in noted]:
            gone = self._rows.pop(entrant)
            gone.hide()
            gone.deleteLater()
        for entrant, row in noted.items():
            if entrant in self._rows:
                self._rows[entrant].show_row(row)
            else:
                self._add(row)
        self.setVisible(bool(noted))
        if view is not None and noted:
            self._judge(view)

    def rank(self) -> None:
        """Rank the hand, or ask what is missing: stacks, the director's order."""
        self._note_stacks()
        command = self._command()
        refused = self.live.can(command)
        if refused is None:
            entry = self.live.dispatch(command)
            if entry is not None:
                self.ranked.emit(entry)
        elif refused.code == "STACK_NEEDED":
            self._ask_stack(refused)
        elif refused.code == "DIRECTOR_RANKS":
            self._ask_order(refused)
        else:
            self._say(said(self.live, refused), Tone.RED)
            if self.order is not None and refused.code == "REASON_NEEDED":
                self.order.reason.setFocus()

    def _add(self, row: NotedRow) -> None:
        line = _Row(row, self.live)
        who = row.entrant
        line.back.clicked.connect(lambda: self.live.dispatch(cmd.TakeBackOut(who)))
        line.stack.editingFinished.connect(self._note_stacks)
        line.stack.returnPressed.connect(lambda: self._after(line))
        self._rows[who] = line
        self._list.addWidget(line)

    def _after(self, line: _Row) -> None:
        """Go to the next stack to type; after the last one rank, or leave it for the tables."""
        self._note_stacks()
        wanted = self._wanted()
        if wanted:
            wanted[0].stack.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.rank_button.isEnabled():
            self.rank()
        else:
            line.stack.clearFocus()

    def _wanted(self) -> list[_Row]:
        """Those whose stack is needed and not typed yet."""
        rows = self._rows.values()
        return [row for row in rows if row.noted.stack_needed and row.stack.stack() is None]

    def _on_stack(self) -> None:
        """Go to the next stack; after the last one rank the hand, if every table has ended it."""
        self._note_stacks()
        if self.ask_stacks():
            return
        if self.rank_button.isEnabled():
            self.rank()
        else:
            self.left.emit()

    def _note_stacks(self) -> None:
        """Note the stacks typed, together."""
        given = [(who, row.given()) for who, row in self._rows.items()]
        players = tuple(cmd.PlayerOut(who, stack) for who, stack in given if stack is not None)
        if players:
            self.live.dispatch(cmd.Eliminate(players))

    def _command(self) -> cmd.RankHand:
        if self.order is None:
            return cmd.RankHand()
        return cmd.RankHand(self.order.ranking(), self.order.note())

    def _judge(self, view: HandForHandView) -> None:
        waits = fr_en(
            "Attendez que toutes les tables aient fini.", "Wait until every table is done."
        )
        self.rank_button.setText(rank_words(view))
        self.rank_button.set_refusal(None if view.to_rank else waits)
        self.rank_button.set_rank(Rank.PRIMARY if view.to_rank else Rank.SECONDARY)
        self.places.setText("")
        self._say("")
        if self.order is not None or not view.to_rank:
            return
        event = foreseen(self.live, cmd.RankHand())
        if isinstance(event, ev.PlayersEliminated):
            self.places.setText(ranked_words(self.live, event))
        elif isinstance(event, Refused):
            self._say(said(self.live, event))

    def _ask_stack(self, refused: Refused) -> None:
        self._say(said(self.live, refused), Tone.RED)
        wanted = self._wanted()
        for row in self._rows.values():
            row.stack.set_wrong(row in wanted)
        if wanted:
            wanted[0].stack.setFocus(Qt.FocusReason.TabFocusReason)

    def _ask_order(self, refused: Refused) -> None:
        rows = self._rows.items()
        self._asked.ask(
            {who: row.noted.name for who, row in rows},
            [Out(who, row.noted.seat.table, row.stack.stack()) for who, row in rows],
            refused,
            self.live.state.players_left,
        )
        self._say("")

    def _say(self, words: str, tone: Tone = Tone.NEUTRAL) -> None:
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))
        dress(self.wrong, tone=tone.value)
