"""A showdown built step by step: the board, the hands shown, the pots.

A value that the screen changes card by card. What it asks of the rulebook is a
:class:`Questioning` like any other: hands, halves and odd chips are ruled there, and there only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rules_ropta.games.dealt import DEALT, SHORT_DECK, Game
from rules_ropta.games.hand_order import best_high
from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused
from rules_ropta.situation import RANKS, Malformed
from td_app.floor.questioning import Questioning, begin

SUITS_DOWN: Final = "shdc"
"""Spades, hearts, diamonds, clubs: the rows of a pad of cards."""

BOARD: Final = -1
"""The line of the board, beside those of the hands from 0."""

FIRST_TWO: Final = ("A", "B")
NAMELESS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def make_ready() -> None:
    """Load the order of hands beforehand: the first ruling takes no longer than others."""
    best_high("holdem", ("As", "Kd"), ("2c", "3h", "4d", "9s", "Jc"))


@dataclass(frozen=True, slots=True)
class HandShown:
    """A player by place or by letter, the cards shown, and the chips put in during the hand."""

    who: str
    cards: tuple[str, ...] = ()
    put: int = 0
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Showdown:
    """The cards and the chips of one hand; ``pot`` counts unless ``by_stakes``.

    ``by_stakes``: the pots are those that what each put in makes; ``dead_ante`` is the ante one
    player paid for all, by ``ante_format``. ``button`` is a place, None where it is not known:
    hands are then told from its left.
    """

    game: Game = "holdem"
    board: tuple[str, ...] = ()
    hands: tuple[HandShown, ...] = tuple(HandShown(who) for who in FIRST_TWO)
    pot: int = 0
    by_stakes: bool = False
    dead_ante: int = 0
    ante_format: str | None = None
    button: int | None = None
    smallest_chip: int = 1

    @property
    def used(self) -> frozenset[str]:
        """Return the cards that lie somewhere already."""
        return frozenset(self.board).union(*(hand.cards for hand in self.hands))

    @property
    def deck(self) -> tuple[str, ...]:
        """Return every card of the game's deck, suit by suit from the ace down.

        >>> len(Showdown().deck), len(Showdown("six_plus").deck)
        (52, 36)
        """
        ranks = [r for r in reversed(RANKS) if self.game != "six_plus" or r in SHORT_DECK]
        return tuple(rank + suit for suit in SUITS_DOWN for rank in ranks)

    @property
    def lines(self) -> tuple[int, ...]:
        """Return the lines in the order in which they are filled; a stud's last card comes last."""
        hands = tuple(line for line, hand in enumerate(self.hands) if not hand.folded)
        return (*hands, BOARD) if self._stud else (BOARD, *hands)

    @property
    def _stud(self) -> bool:
        return self.game in ("stud5", "stud7")

    @property
    def showing(self) -> tuple[HandShown, ...]:
        """Return the hands that may win."""
        return tuple(hand for hand in self.hands if not hand.folded)

    @property
    def complete(self) -> bool:
        """Return whether no card is missing."""
        ways = DEALT[self.game].ways
        return bool(self.showing) and all(
            (len(hand.cards), len(self.board)) in ways for hand in self.showing
        )

    def cards_of(self, line: int) -> tuple[str, ...]:
        """Return the cards of a line."""
        return self.board if line == BOARD else self.hands[line].cards

    def room(self, line: int) -> int:
        """Return how many cards a line takes; a stud's board takes the last card of all."""
        ways = DEALT[self.game].ways
        if line == BOARD:
            return max(there for _, there in ways)
        return max(held for held, _ in ways)

    def missing(self, line: int) -> int:
        """Return how many cards a line still lacks for its hand to count."""
        held = len(self.cards_of(line))
        enough = [
            mine
            for hole, there in DEALT[self.game].ways
            for mine, other in [(there, hole) if line == BOARD else (hole, there)]
            if line == BOARD or other == len(self.board) or not self._stud
        ]
        return max(0, min((count - held for count in enough), default=0))

    def given(self, line: int, card: str) -> tuple[Showdown, int]:
        """Return the showdown with this card on a line, or on the next with room, and that line.

        After the last, a hand more is begun. Refused: ``CARD_NOT_IN_DECK``, ``CARD_LIES``,
        ``GAME_MOST_HANDS``.
        """
        if card not in self.deck:
            raise Refused("CARD_NOT_IN_DECK", game=self.game, card=card)
        for where in (BOARD, *range(len(self.hands))):
            if card in self.cards_of(where):
                lying = {} if where == BOARD else {"who": self.hands[where].who}
                raise Refused("CARD_LIES", card=card, **lying)
        where = self.line_with_room(line)
        if where is None:
            longer = self.with_hand()
            return longer.given(len(self.hands), card)
        return self._with_cards(where, (*self.cards_of(where), card)), where

    def line_with_room(self, line: int) -> int | None:
        """Return the first line from this one on that lacks a card, round the end; else None."""
        lines = self.lines
        start = lines.index(line) if line in lines else 0
        for where in (*lines[start:], *lines[:start]):
            if where == BOARD and self._stud and where != line:
                continue
            if len(self.cards_of(where)) < self.room(where):
                return where
        return None

    def without_last(self, line: int) -> Showdown:
        """Return the showdown without the last card of a line."""
        return self._with_cards(line, self.cards_of(line)[:-1])

    def without(self, card: str) -> Showdown:
        """Return the showdown without a card, wherever it lies."""
        hands = tuple(
            replace(hand, cards=tuple(c for c in hand.cards if c != card)) for hand in self.hands
        )
        return replace(self, board=tuple(c for c in self.board if c != card), hands=hands)

    def with_hand(self, who: str = "") -> Showdown:
        """Return the showdown with one more hand, named by the next letter unless ``who`` is
        given; ``GAME_MOST_HANDS``.
        """
        most = DEALT[self.game].most_hands
        if len(self.hands) >= most:
            raise Refused("GAME_MOST_HANDS", game=self.game, most=most)
        known = {hand.who for hand in self.hands}
        letter = next(letter for letter in NAMELESS if letter not in known)
        return replace(self, hands=(*self.hands, HandShown(who or letter)))

    def with_letters(self) -> Showdown:
        """Return the showdown with a letter for each hand without a name."""
        known = {hand.who for hand in self.hands}
        free = iter(letter for letter in NAMELESS if letter not in known)
        named = (hand if hand.who else replace(hand, who=next(free)) for hand in self.hands)
        return replace(self, hands=tuple(named))

    def without_hand(self, line: int) -> Showdown:
        """Return the showdown without one of its hands."""
        return replace(self, hands=(*self.hands[:line], *self.hands[line + 1 :]))

    def with_changed(self, line: int, **changes: Any) -> Showdown:
        """Return the showdown with a hand's name, chips or fold changed."""
        hands = list(self.hands)
        hands[line] = replace(hands[line], **changes)
        return replace(self, hands=tuple(hands))

    def of_game(self, game: Game) -> Showdown:
        """Return the same table at another game, the cards put back in the deck."""
        hands = tuple(replace(hand, cards=()) for hand in self.hands[: DEALT[game].most_hands])
        return replace(self, game=game, board=(), hands=hands)

    def _with_cards(self, line: int, cards: tuple[str, ...]) -> Showdown:
        if line == BOARD:
            return replace(self, board=cards)
        return self.with_changed(line, cards=cards)

    @property
    def from_button(self) -> tuple[str, ...]:
        """Return the players who show, clockwise from the button; in the order given if it is
        unknown.
        """
        told = tuple(hand.who for hand in self.showing)
        button = self.button
        if button is None or not all(who.isdigit() for who in told):
            return told
        return tuple(sorted(told, key=lambda who: (int(who) <= button, int(who))))

    @property
    def stakes(self) -> dict[str, Any]:
        """Return what the question of the pots is given."""
        return {
            "contributions": {hand.who: hand.put for hand in self.hands},
            "folded": [hand.who for hand in self.hands if hand.folded],
            "dead_ante": self.dead_ante,
            "format": self.ante_format,
        }

    @property
    def asked(self) -> Questioning | None:
        """Return the question for the rulebook, None while a card is missing.

        One hand alone is read; two or more are compared. Refused: what makes no pots.
        """
        if not self.complete:
            return None
        if len(self.showing) == 1:
            (hand,) = self.showing
            alone = {"game": self.game, "hole": "".join(hand.cards), "board": "".join(self.board)}
            return begin("best_hand", alone)
        return begin(
            "cards_showdown",
            {
                "game": self.game,
                "holes": {hand.who: "".join(hand.cards) for hand in self.showing},
                "board": "".join(self.board),
                "pots": self._pots(),
                "from_button": list(self.from_button),
                "smallest_chip": self.smallest_chip,
            },
        )

    @property
    def refunds(self) -> Mapping[str, int]:
        """Return what goes back to who put in more than anybody reached."""
        refund: Mapping[str, int] = self._made()["refund"] if self.by_stakes else {}
        return refund

    def _pots(self) -> list[dict[str, Any]]:
        if self.by_stakes:
            return [dict(pot) for pot in self._made()["pots"]]
        return [{"amount": self.pot, "eligible": [hand.who for hand in self.showing]}]

    def _made(self) -> Mapping[str, Any]:
        try:
            outcome = plain_outcome(ask("pots", self.stakes))
        except Malformed as malformed:
            raise Refused("STAKES_UNSOUND", field=malformed.field or "") from malformed
        made: Mapping[str, Any] = outcome["decision"]
        return made
