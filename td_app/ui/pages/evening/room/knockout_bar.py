"""The question of who knocked out the players just gone: over the plan, never blocking."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from reports.names import abbreviations
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import emptied, row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en
from td_app.words.speaking import listed

ROOM_FOR_WORDS = 290
"""Pixels the question takes from the line beside it; beyond, its words are cut."""

SEVERAL = "several"
APART = "apart"
NOBODY = "nobody"
NOTE = "note"
LATER = "later"


class KnockoutBar(QFrame):
    """``ended()`` once it is answered, or left open; ``elsewhere()`` where the director must say
    where a bounty goes. One line, hidden without a question.
    """

    ended = Signal()
    elsewhere = Signal()

    def __init__(self, live: LiveTournament) -> None:
        """Start without a question."""
        super().__init__()
        dress(self, kind="banner", tone=Tone.ACCENT.value)
        self._live = live
        self._said = CutLabel("", Say.STRONG)
        self._row = row(spacing=0)
        parts = (wide(self._said), self._row)
        row(*parts, on=self, spacing=Space.TIGHT, margins=(Space.SNUG, 0, Space.HAIR, 0))
        self.buttons: dict[str, Button] = {}
        self.outs: tuple[int, ...] = ()
        self._next: tuple[tuple[int, ...], ...] = ()
        self.authors: tuple[int, ...] = ()
        self._several = False
        self._wrong = ""
        self._guard = ClickGuard(self)
        self.setFixedHeight(Height.CONTROL)
        self.hide()

    @property
    def asking(self) -> bool:
        """Return whether somebody is to be named."""
        return bool(self.outs)

    def ask_about(self, event: ev.Event) -> bool:
        """Ask who knocked out those who go out in an event, where it is asked; return whether so.

        Those of one table are asked about together: one player mostly did it. Once play is over
        the ranking asks.
        """
        if self._live.progress().over:
            self.leave()
            return False
        groups: dict[int, list[int]] = {}
        for entrant, table in _unsaid(event) if self._live.setup().asks_knockouts else ():
            groups.setdefault(table, []).append(entrant)
        if groups:
            first, *others = (tuple(group) for group in groups.values())
            self._next = tuple(others)
            self._begin(first)
        return bool(groups)

    def answer(self, entrant: int) -> None:
        """Take a player pointed at: it was this one, or one of several."""
        self._wrong = ""
        if not self._several:
            self._send((entrant,))
        elif entrant in self.authors:
            self.authors = tuple(one for one in self.authors if one != entrant)
            self._show()
        else:
            self.authors = (*self.authors, entrant)
            self._show()

    def take(self, act: str) -> None:
        """Do what a button says."""
        if act == SEVERAL:
            self._several = True
            self._show()
        elif act == APART:
            self._next = (*((one,) for one in self.outs[1:]), *self._next)
            self._begin(self.outs[:1])
        elif act == NOBODY:
            # A bounty then goes where the director says, with a reason.
            refused = self._live.can(self._command(()))
            if refused is not None and refused.code in ("BOUNTY_DIRECTOR_SAYS", "REASON_NEEDED"):
                self.leave()
                self.elsewhere.emit()
            else:
                self._send(())
        elif act == NOTE:
            self._send(self.authors)
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the question open: it can be answered later, from the ranking."""
        self._next = ()
        self._end()

    def refresh(self) -> None:
        """Drop the question about a player who is back, or answered elsewhere, or after the end."""
        if not self.asking:
            return
        if self._live.progress().over:
            self.leave()
            return
        waiting = self._waiting()
        left = tuple(who for who in self.outs if who in waiting)
        if not left:
            self._end()
        elif left != self.outs:
            self._begin(left)

    def _waiting(self) -> set[int]:
        """Return those of whom nobody has said it: out, or noted in the hand that all tables
        play.
        """
        view = self._live.knockouts()
        hand = self._live.hand_for_hand()
        if hand is not None:
            noted = {row.entrant for row in hand.noted if row.by is None}
        else:
            noted = set()
        return noted | {row.entrant for row in view.rows if not row.said}

    def _begin(self, outs: tuple[int, ...]) -> None:
        self.outs = outs
        self.authors = ()
        self._several = False
        self._wrong = ""
        self._show()
        self.show()

    def _end(self) -> None:
        if self._next:
            waiting = self._waiting()
        else:
            waiting = set()
        following = self._next
        for at, group in enumerate(following):
            left = tuple(who for who in group if who in waiting)
            if left:
                self._next = following[at + 1 :]
                self._begin(left)
                return
        self.outs = ()
        self._next = ()
        self.hide()
        self.ended.emit()

    def _send(self, authors: tuple[int, ...]) -> None:
        command = self._command(authors)
        refused = self._live.can(command)
        if refused is not None:
            self._wrong = refusal_with_articles(self._live, refused)
            self._show()
            return
        outs = self.outs
        self._live.dispatch(command)
        if self.outs == outs:
            self._end()

    def _command(self, authors: tuple[int, ...]) -> cmd.Command:
        hand = self._live.hand_for_hand()
        if hand is not None:
            noted = {row.entrant for row in hand.noted}
        else:
            noted = set()
        if noted.issuperset(self.outs):
            return cmd.Eliminate(tuple(cmd.PlayerOut(who, by=authors) for who in self.outs))
        return cmd.NameKnockouts(tuple(cmd.KnockoutSaid(who, authors) for who in self.outs))

    def _show(self) -> None:
        dress(self, tone=(Tone.AMBER if self._wrong else Tone.ACCENT).value)
        names = {who: self._live.person(who).display_name for who in (*self.outs, *self.authors)}
        short = abbreviations(tuple(names.values()))
        told = self._wrong or self._question(names)
        shorter = self._question({who: short[name].form for who, name in names.items()})
        self._said.say(told, "" if self._wrong else shorter)
        self._said.setMinimumWidth(min(self._said.sizeHint().width(), ROOM_FOR_WORDS))
        hint = fr_en(
            "Cliquez le joueur, ou tapez son nom. La sortie est déjà notée, rien ne presse.",
            "Click the player or type the name. The elimination is already recorded; this can "
            "wait.",
        )
        set_tip(self, hint)
        self.setAccessibleName(f"{told} {hint}")
        emptied(self._row)
        self._guard.renew()
        self.buttons = {act: self._button(act) for act in self._offered()}

    def _offered(self) -> tuple[str, ...]:
        if self._several:
            if self.authors:
                return (NOTE, LATER)
            return (LATER,)
        apart = (APART,) if len(self.outs) > 1 else ()
        return (SEVERAL, *apart, NOBODY, LATER)

    def _button(self, act: str) -> Button:
        if act == NOTE:
            rank = Rank.SECONDARY
        else:
            rank = Rank.QUIET
        button = Button(self._words(act), rank, scale="small", does=lambda: self.take(act))
        self._row.addWidget(button)
        return button

    def _question(self, names: Mapping[int, str]) -> str:
        outs = listed([names[who] for who in self.outs])
        if not self._several:
            return fr_en("Qui a éliminé {0}\u00a0?", "Who knocked out {0}?").format(outs)
        if not self.authors:
            words = fr_en(
                "{0}\u00a0: cliquez chaque joueur sorti, le premier d’abord.",
                "{0}: click each player out, the first one first.",
            )
            return words.format(outs)
        by = listed([names[who] for who in self.authors])
        return fr_en("{0} par {1}", "{0} by {1}").format(outs, by)

    def _words(self, act: str) -> str:
        return {
            SEVERAL: fr_en("Plusieurs…", "Several…"),
            APART: fr_en("Un par un", "One by one"),
            NOBODY: fr_en("Personne", "Nobody"),
            NOTE: fr_en("Noter", "Record"),
            LATER: fr_en("Plus tard", "Later"),
        }[act]


def _unsaid(event: ev.Event) -> tuple[tuple[int, int], ...]:
    """Return those who go out in an event without it being said by whom, each with the table."""
    match event:
        case ev.PlayersEliminated(outs=outs, knockouts=knockouts):
            said_of = {one.out for one in knockouts}
            return tuple((o.entrant, o.seat.table) for o in outs if o.entrant not in said_of)
        case ev.OutsNoted(outs=noted):
            return tuple((out.entrant, out.seat.table) for out in noted if out.by is None)
        case _:
            return ()
