"""Where the button and the blinds stand in the next hand (ROPTA 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rules_ropta.citing import applies
from rules_ropta.ruling import Reason, Refused, Ruling


@dataclass(frozen=True, slots=True)
class Positions:
    """Three *places* of one hand, occupied or not; no small blind was posted when None.

    Heads-up the button and the small blind are one place.
    """

    button: int
    small_blind: int | None
    big_blind: int

    @property
    def heads_up(self) -> bool:
        """Return whether these are the positions of a hand between two."""
        return self.button == self.small_blind


@dataclass(frozen=True, slots=True)
class NextHand:
    """The positions of the next hand, and who deals; nobody sits at a dead button."""

    positions: Positions
    button_dead: bool
    dealer: int


@dataclass(frozen=True, slots=True)
class HeadsUp:
    """Who does what between two: posts, first and last to speak, first card (4.4)."""

    small_blind: int | str
    big_blind: int | str

    @property
    def first_preflop(self) -> int | str:
        """Return who speaks first before the flop."""
        return self.small_blind

    @property
    def last_postflop(self) -> int | str:
        """Return who speaks last from the flop on."""
        return self.small_blind

    @property
    def first_card_to(self) -> int | str:
        """Return who is dealt the first card."""
        return self.big_blind


@applies("4.3", "4.4")
def next_positions(
    prev: Positions,
    players_before: Collection[int],
    eliminated: Collection[int],
    bb_history: Sequence[int] = (),
) -> Ruling[NextHand]:
    """Return the positions of the next hand, nobody having sat down in between.

    Places clockwise from 1. ``bb_history`` holds the places that paid the big blind, the
    latest last; it matters when two players are left and the last one to pay is out. Without
    it, the blinds are taken to have gone round from place to place. Where the small blind of
    ``prev`` is None, the dead button of the next hand is given at the empty place just
    before the big blind. Refused: ``TOO_FEW_TO_PLAY``, ``BUTTON_AND_BIG_BLIND_MEET``.

    >>> after = Positions(button=1, small_blind=2, big_blind=3)
    >>> next_positions(after, players_before=range(1, 7), eliminated=[2]).decision
    NextHand(positions=Positions(button=2, small_blind=3, big_blind=4), button_dead=True, dealer=1)
    """
    live = frozenset(players_before) - frozenset(eliminated)
    if len(live) < 2:
        raise Refused("TOO_FEW_TO_PLAY", cites=("4.4",), players=len(live))
    if len(live) == 2:
        return _heads_up(prev, live, bb_history)
    return positions_of_three_or_more(prev, live)


@applies("4.3")
def positions_of_three_or_more(prev: Positions, live: Collection[int]) -> Ruling[NextHand]:
    """Return the next positions when three or more are dealt in: ``live``, newcomers included.

    The button goes to the place of the last small blind, the small blind to that of the last
    big blind, the big blind to the next player. Refused: ``BUTTON_AND_BIG_BLIND_MEET``.

    >>> after = Positions(button=2, small_blind=None, big_blind=4)
    >>> positions_of_three_or_more(after, [1, 2, 4, 5, 6]).decision.positions
    Positions(button=3, small_blind=4, big_blind=5)
    """
    big_blind = next_after(prev.big_blind, live)
    button = prev.small_blind if prev.small_blind is not None else _dead_place(prev)
    small_blind = prev.big_blind if prev.big_blind in live else None
    if button == big_blind and prev.heads_up:
        # Newcomers sat down between two players: the one who had the button pays the big
        # blind, and the last newcomer before the small blind speaks last.
        button = last_before(prev.big_blind, live)
    if button == big_blind:
        raise Refused("BUTTON_AND_BIG_BLIND_MEET", cites=("4.3",), place=button)
    positions = Positions(button, small_blind, big_blind)
    dead = button not in live
    return Ruling(
        NextHand(positions, dead, _dealer(positions, live)),
        cites=("4.3",),
        because=_why_three_or_more(positions, dead),
    )


def _why_three_or_more(positions: Positions, dead: bool) -> Reason:
    params = {
        "button": positions.button,
        "small_blind": positions.small_blind,
        "big_blind": positions.big_blind,
    }
    if dead:
        return Reason("BUTTON_DEAD", params)
    if positions.small_blind is None:
        return Reason("NO_SMALL_BLIND", params)
    return Reason("POSITIONS_ADVANCE", params)


def _heads_up(prev: Positions, live: frozenset[int], bb_history: Sequence[int]) -> Ruling[NextHand]:
    """Two left: whoever paid the big blind last takes the button, so nobody pays it twice."""
    button, code = last_to_pay_big_blind(prev, live, bb_history)
    (big_blind,) = live - {button}
    return Ruling(
        NextHand(Positions(button, button, big_blind), button_dead=False, dealer=button),
        cites=("4.4",),
        because=Reason(code, {"button": button, "big_blind": big_blind}),
    )


def last_to_pay_big_blind(
    prev: Positions, live: Collection[int], bb_history: Sequence[int] = ()
) -> tuple[int, str]:
    """Return the player still in who paid the big blind last, and the reason's code (4.4).

    >>> last_to_pay_big_blind(Positions(1, 2, 3), live=[1, 2])
    (2, 'HEADS_UP_LAST_BIG_BLIND_BY_ROTATION')
    """
    if prev.big_blind in live:
        return prev.big_blind, "HEADS_UP_LAST_BIG_BLIND"
    for place in reversed(bb_history):
        if place in live:
            return place, "HEADS_UP_LAST_BIG_BLIND"
    return last_before(prev.big_blind, live), "HEADS_UP_LAST_BIG_BLIND_BY_ROTATION"


@applies("4.3", "4.4")
def dealer_at_dead_button(
    prev: Positions, players_before: Collection[int], eliminated: Collection[int]
) -> Ruling[int]:
    """Return who deals the next hand: at a dead button the player before it, never a blind.

    >>> dealer_at_dead_button(Positions(1, 2, 3), range(1, 6), [2]).decision
    1
    """
    ruling = next_positions(prev, players_before, eliminated)
    code = "DEALS_FOR_DEAD_BUTTON" if ruling.decision.button_dead else "DEALS_AT_BUTTON"
    dealer = ruling.decision.dealer
    return Ruling(dealer, cites=("4.3",), because=Reason(code, {"dealer": dealer}))


@applies("4.4")
def heads_up(button: int | str, other: int | str) -> Ruling[HeadsUp]:
    """Return the parts between two: the button posts the small blind, is dealt last.

    >>> heads_up("A", "B").decision.first_card_to
    'B'
    """
    return Ruling(
        HeadsUp(button, other),
        cites=("4.4",),
        because=Reason("HEADS_UP_BUTTON_IS_SMALL_BLIND", {"button": button}),
    )


def next_after(place: int, live: Collection[int]) -> int:
    """Return the first player clockwise after a place, that place itself last.

    >>> next_after(5, [1, 3, 5])
    1
    """
    return min(live, key=lambda p: (p <= place, p))


def last_before(place: int, live: Collection[int]) -> int:
    """Return the first player counter-clockwise before a place, that place itself last.

    >>> last_before(1, [1, 3, 5])
    5
    """
    return max(live, key=lambda p: (p < place, p))


def between(after: int, place: int, before: int) -> bool:
    """Return whether a place lies strictly between two others, going clockwise.

    >>> between(8, 1, 2), between(2, 2, 4), between(2, 1, 4)
    (True, False, False)
    """
    if place in (after, before):
        return False
    if after < before:
        return after < place < before
    return place > after or place < before


def _dealer(positions: Positions, live: Collection[int]) -> int:
    if positions.button in live:
        return positions.button
    blinds = (positions.small_blind, positions.big_blind)
    return last_before(positions.button, [p for p in live if p not in blinds])


def _dead_place(prev: Positions) -> int:
    """Where nobody posted a small blind: an empty place before the big blind, if one is known."""
    before = prev.big_blind - 1
    if before >= 1 and before != prev.button:
        return before
    return prev.button + 1
