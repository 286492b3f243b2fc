"""The result of a showdown: each best hand drawn, each pot and its odd chip."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from rules_ropta.outcome import plain_outcome
from rules_ropta.situation import cards_in
from td_app.floor.questioning import Questioning
from td_app.ui.pages.evening.floor.answers.card_grid import CardSlots
from td_app.ui.pages.evening.floor.showdown.hand_lines import Player
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, Part, at, column, emptied, framed, row, wide
from td_app.ui.widgets.ruling_parts import Cited
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.ruling_text import RulingText, told_ruling
from td_app.words.showdown import award_words, hand_words, low_words, pot_words
from td_app.words.speaking import listed

LARGE = 60
FLAT = 42
SMALL = 32
"""Widths of a card of the hand, in a window that is not high, and of the low, in pixels."""

HIGH = 860
"""Height of a window from which two hands are drawn large, in pixels."""

NAME = 172
STRIPE = 4
Named = Callable[[str], Player]
Plain = Mapping[str, Any]


class HandsShown(QWidget):
    """``articleAsked(number)``: an article is to be read in the book."""

    articleAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.told: RulingText | None = None
        self.hands: list[HandTold] = []
        self.cited: Cited | None = None
        self._column = column(on=self, spacing=Space.SNUG, margins=0)

    def show_result(
        self, questioning: Questioning, refunds: Mapping[str, int], named: Named
    ) -> None:
        """Show the answer; ``refunds`` go back, ``named`` returns a player."""
        outcome = questioning.outcome
        assert outcome is not None
        plain = plain_outcome(outcome)
        self.told = told_ruling(questioning.op, questioning.given, plain)
        emptied(self._column)
        for part in self._parts(self.told, plain, refunds, named):
            self._column.addWidget(part)
            part.show()
        self.setAccessibleName(self.told.line)

    @property
    def counting(self) -> frozenset[str]:
        """Return the cards that make a hand that wins."""
        return frozenset(card for hand in self.hands if hand.wins for card in hand.counts)

    def _parts(
        self, told: RulingText, plain: Plain, refunds: Mapping[str, int], named: Named
    ) -> Iterator[QWidget]:
        if told.kind == "ruling":
            tone = Tone.NEUTRAL
        else:
            tone = Tone.RED
        if told.kind == "ruling":
            say = Say.DECISION
        else:
            say = Say.TITLE
        yield label(told.line, say, tone=tone, wraps=True)
        self.hands = []
        if told.kind != "ruling":
            return
        decision = plain["decision"]
        self.hands = list(
            _hands(decision, named, LARGE if self.window().height() >= HIGH else FLAT)
        )
        yield from self.hands
        yield from _pots(decision.get("pots", ()), named)
        for who, chips in refunds.items():
            back = fr_en("Rendu à {0}\u00a0: {1}", "Returned to {0}: {1}")
            yield label(back.format(named(who).place_and_name, whole(chips)), Say.LEAD)
        self.cited = Cited(told)
        self.cited.opened.connect(self.articleAsked)
        foot = [wide(self.cited)]
        if told.why:
            foot.insert(0, wide(label(told.why[-1], Say.SOFT, wraps=True)))
        yield framed(row(*foot, spacing=Space.NORMAL))


def _hands(decision: Plain, named: Named, side: int) -> Iterator[HandTold]:
    """Each hand, the winners first, in the order of the pots that they win."""
    if "hands" not in decision:
        yield HandTold(None, (), decision, 0, side, wins=False)
        return
    pots = decision["pots"]
    winners = dict.fromkeys(who for pot in pots for who in (*pot["high"], *pot["low"]))
    others = (who for who in decision["hands"] if who not in winners)
    names = [named(who).name for who in decision["hands"]]
    for who in (*winners, *others):
        won = decision["awards"][who]
        hand = decision["hands"][who]
        yield HandTold(named(who), names, hand, won, side, wins=who in winners)


class HandTold(QFrame):
    """A hand: whose it is, what it wins, its five cards and its kind; its low, if there is one."""

    def __init__(
        self,
        player: Player | None,
        among: Sequence[str],
        hand: Plain,
        won: int,
        side: int,
        *,
        wins: bool,
    ) -> None:
        """Show a hand, ``side`` the width of its cards; ``wins``: a pot, or half of one.

        ``among``: the names of all the hands.
        """
        super().__init__()
        self.wins = wins
        stripe = QFrame()
        stripe.setFixedWidth(STRIPE)
        dress(stripe, kind="stripe", tone="must" if wins else "may")
        cards = cards_in(hand["cards"]) or ()
        self.kind = hand_words(hand["category"], cards)
        self.cards = CardSlots(side=side)
        self.cards.show_cards(cards)
        low = cards_in(hand.get("low") or "") or ()
        self.counts = (*cards, *low)
        if player is not None and not wins:
            self.cards.dim(())
        if player is not None:
            whose = self._whose(player, won, among)
        else:
            whose = framed(row())
        words = [label(self.kind, Say.LEAD if wins or player is None else Say.SOFT, wraps=True)]
        below: list[QWidget] = []
        if low:
            drawn = CardSlots(side=SMALL)
            drawn.show_cards(low)
            below = [label(low_words(low), Say.BODY), framed(row(drawn, STRETCH))]
        beside = column(STRETCH, *words, *below, STRETCH, spacing=Space.HAIR)
        middle = Qt.AlignmentFlag.AlignVCenter
        parts = (stripe, whose, at(self.cards, middle), Space.HAIR, wide(beside))
        row(*parts, on=self, spacing=Space.SNUG, margins=0)
        name = ""
        if player is not None:
            name = player.place_and_name
        self.setAccessibleName(f"{name} {self.kind} {whole(won) if won else ''}".strip())

    def _whose(self, player: Player, won: int, among: Sequence[str]) -> QWidget:
        """Return the player of the hand, over what it wins."""
        place = label(player.place, Say.SECTION)
        place.setVisible(bool(player.place))
        name = CutLabel(player.name, Say.SECTION, named=True, among=among)
        told: list[Part] = [row(place, wide(name), spacing=Space.TIGHT)]
        if won:
            told.append(CutLabel(f"+\u202f{whole(won)}", Say.TITLE, tone=Tone.ACCENT))
        whose = framed(column(STRETCH, *told, STRETCH, spacing=0))
        whose.setFixedWidth(NAME)
        return whose


def _pots(pots: list[Plain], named: Named) -> Iterator[QWidget]:
    """A line a pot, where there are several, halves, or a chip that does not divide."""
    plainly = len(pots) == 1 and not pots[0]["low"] and not pots[0]["odd"]
    if not pots or plainly or not any(pot["amount"] for pot in pots):
        return
    for rank, pot in enumerate(pots):
        name = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(
            pot_words(rank, len(pots)), whole(pot["amount"])
        )
        pair = fr_en("{0}\u00a0: {1}", "{0}: {1}")
        shares = [
            pair.format(named(who).place_and_name, award_words(chips, pot["odd"].get(who, 0)))
            for who, chips in pot["shares"].items()
        ]
        told = wide(label(listed(shares), Say.BODY, wraps=True))
        yield framed(row(label(name, Say.STRONG), told, spacing=Space.NORMAL))
