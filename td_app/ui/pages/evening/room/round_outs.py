"""Those out in the hand that all tables play: gathered here, ranked together (1.10, 2.7)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.hand_for_hand import HandForHandView, NotedRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.eliminations_form import OutLine, OutsOfHand
from td_app.ui.pages.evening.room.round_words import rank_words, ranked_words
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, put_away, row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en


class NotedLine(OutLine):
    """One player out in the hand, as noted at the table."""

    def __init__(self, noted: NotedRow, live: LiveTournament) -> None:
        """Show the stack noted, or offer the one that was counted."""
        away = fr_en("{0} joue encore", "{0} is still playing").format(noted.name)
        left = fr_en("{0} (a quitté le tournoi)", "{0} (left the tournament)").format(noted.name)
        super().__init__(left if noted.gone else noted.name, noted.seat, away)
        set_tip(self.away, away)
        self.away.setVisible(not noted.gone)
        self.noted = noted
        counted = live.stack_of(noted.entrant)
        if noted.stack is not None:
            self.stack.show_stack(noted.stack)
        elif counted is not None:
            self.stack.offer(counted, live.clock().level)
        self.show_noted(noted)

    def show_noted(self, noted: NotedRow) -> None:
        """Show the stack as it is known now; one typed, or only offered, is left alone."""
        changed = noted.stack != self.noted.stack
        self.noted = noted
        self.stack.setVisible(noted.together)
        if changed and not self.stack.hasFocus():
            self.stack.show_stack(noted.stack)

    def given(self) -> int | None:
        """Return a stack that is seen and not noted yet."""
        if self.stack.isHidden():
            stack = None
        else:
            stack = self.stack.stack()
        if stack != self.noted.stack:
            return stack
        return None


class RoundOuts(OutsOfHand):
    """``ranked(Entry)`` once the hand is ranked; hidden while nobody is out in it."""

    ranked = Signal(object)

    def __init__(self, live: LiveTournament, over: QWidget) -> None:
        """Lie over the room ``over``; start empty."""
        super().__init__(live, over)
        dress(self, kind="banner", tone=Tone.AMBER.value)
        self._lines: dict[int, NotedLine] = {}
        self.places = label("", Say.STRONG, wraps=True)
        self.rank_button = Button("", Rank.PRIMARY, icon="check", does=self.send)
        foot = row(self.rank_button, wide(self.places), spacing=Space.SNUG)
        parts = (self.lines_box, self.order_box, self.wrong, foot)
        column(*parts, on=self, spacing=Space.HAIR, margins=(Space.SNUG, Space.TIGHT))

    def lines(self) -> dict[int, NotedLine]:
        """Return the lines by entrant, in the order they were noted."""
        return self._lines

    def take_back_button(self, entrant: int) -> Button:
        """Return what takes back a player noted by mistake."""
        return self._lines[entrant].away

    def ask_stacks(self) -> bool:
        """Put the keyboard in the first stack that is still to be typed; return whether there
        is.
        """
        for line in self._lines.values():
            if line.stack.isVisibleTo(self) and line.stack.stack() is None:
                line.take_keyboard()
                return True
        return False

    def show_round(self, view: HandForHandView | None) -> None:
        """Show those noted in this hand, and whether they may be ranked."""
        if view is not None:
            noted = {one.entrant: one for one in view.noted}
        else:
            noted = {}
        if set(noted) != set(self._lines):
            self.drop_order()
        for entrant in [who for who in self._lines if who not in noted]:
            put_away(self._lines.pop(entrant))
        for entrant, one in noted.items():
            if entrant in self._lines:
                self._lines[entrant].show_noted(one)
            else:
                self._add(one)
        self.setVisible(bool(noted))
        if view is not None and noted:
            self._update_buttons(view)

    def send(self) -> None:
        """Rank the hand, or ask what is missing: stacks, the director's order."""
        if self.unread():
            return
        self._note_stacks()
        order = self.order
        if order:
            command = cmd.RankHand(order.ranking(), order.note())
        else:
            command = cmd.RankHand()
        entry = self.settle(command)
        if entry is not None:
            self.ranked.emit(entry)

    def _add(self, noted: NotedRow) -> None:
        line = NotedLine(noted, self.live)
        who = noted.entrant
        line.away.clicked.connect(lambda: self.live.dispatch(cmd.TakeBackOut(who)))
        line.stack.editingFinished.connect(self._note_stacks)
        line.stack.returnPressed.connect(lambda: self._after(line))
        self._lines[who] = line
        self.watch(line)
        self.lines_box.addWidget(line)

    def _after(self, line: NotedLine) -> None:
        """Go to the next stack to type; after the last one rank, or leave it for the tables."""
        if self.doubts(line):
            return
        self._note_stacks()
        wanted = self._wanted()
        if wanted:
            wanted[0].take_keyboard()
        elif self.rank_button.isEnabled():
            self.send()
        else:
            line.stack.clearFocus()

    def _wanted(self) -> list[NotedLine]:
        """Return those whose stack is needed and not typed yet."""
        lines = self._lines.values()
        return [one for one in lines if one.noted.stack_needed and one.stack.stack() is None]

    def _note_stacks(self) -> None:
        """Note the stacks typed, together."""
        lines = self._lines.items()
        given = [(who, line.given()) for who, line in lines if not self.odd(line)]
        players = tuple(cmd.PlayerOut(who, stack) for who, stack in given if stack is not None)
        if players:
            self.live.dispatch(cmd.Eliminate(players))

    def _update_buttons(self, view: HandForHandView) -> None:
        waits = fr_en(
            "Attendez que toutes les tables aient fini.", "Wait until every table has finished."
        )
        self.rank_button.setText(rank_words(view))
        if view.to_rank:
            self.rank_button.set_refusal(None)
        else:
            self.rank_button.set_refusal(waits)
        if view.to_rank:
            self.rank_button.set_rank(Rank.PRIMARY)
        else:
            self.rank_button.set_rank(Rank.SECONDARY)
        self.places.setText("")
        self.say("")
        if self.order is not None or not view.to_rank:
            return
        event = self.live.foresee(cmd.RankHand())
        if isinstance(event, ev.PlayersEliminated):
            self.places.setText(ranked_words(self.live, event))
        elif isinstance(event, Refused):
            self.say(refusal_with_articles(self.live, event), Tone.NEUTRAL)

    def ask_for_stacks(self, refused: Refused) -> None:
        """Ring the stacks that are missing, the keyboard in the first."""
        self.say(refusal_with_articles(self.live, refused))
        wanted = self._wanted()
        for line in self._lines.values():
            line.stack.set_wrong(line in wanted)
        if wanted:
            wanted[0].take_keyboard()
