"""What the blinds and the ante are worth when stacks are short (ROPTA 4.2, 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules_ropta.citing import applies
from rules_ropta.ruling import Reason, Refused, Ruling

U4 = "U4-A"
U6 = "U6-A"
U7 = "U7-A"

AnteFormat = Literal["bb", "button", "classic"]


@dataclass(frozen=True, slots=True)
class BigBlindAnte:
    """What the big blind puts in, and what he plays for when that is all he has.

    ``max_win_per_opponent`` and ``max_win_ante`` are None unless he is all-in.
    """

    bb_posted: int
    ante_posted: int
    ante_in_play: bool
    all_in: bool
    min_call: int
    max_win_per_opponent: int | None = None
    max_win_ante: int | None = None

    def max_win(self, opposite: Sequence[int]) -> int:
        """Return the most he may take from a pot where others put these amounts, his included.

        >>> big_blind_ante(800, bb=1000, ante=1000).decision.max_win([1000, 500])
        2100
        """
        return self.ante_posted + self.bb_posted + sum(min(a, self.bb_posted) for a in opposite)


@dataclass(frozen=True, slots=True)
class ButtonAnte:
    """What the button pays of the ante, and how much of the ante he may win."""

    ante_posted: int
    max_win: int


@dataclass(frozen=True, slots=True)
class ClassicAnte:
    """What one player pays of an ante due from everybody, then of his blind if he has one.

    ``max_win_per_opponent`` is None while he still has chips.
    """

    ante_posted: int
    blind_posted: int
    all_in: bool
    max_win_per_opponent: int | None = None

    def max_win(self, players_in_hand: int) -> int | None:
        """Return the most he may take when so many paid as he did, himself included."""
        if self.max_win_per_opponent is None:
            return None
        return self.max_win_per_opponent * players_in_hand


@dataclass(frozen=True, slots=True)
class AnteDue:
    """Whether an ante is paid in this hand, and at which place; everybody pays when None."""

    in_play: bool
    payer: int | None


@applies("4.2")
def big_blind_ante(bb_stack: int, bb: int, ante: int) -> Ruling[BigBlindAnte]:
    """Return what a big blind of this stack posts: the blind first, the ante with what is left.

    The others still owe a whole big blind. Refused: ``NO_CHIPS``.

    >>> posted = big_blind_ante(1400, bb=1000, ante=1000).decision
    >>> posted.bb_posted, posted.ante_posted, posted.min_call
    (1000, 400, 1000)
    """
    _check_chips(bb_stack)
    blind = min(bb_stack, bb)
    paid = min(ante, bb_stack - blind)
    all_in = blind + paid == bb_stack
    if bb_stack <= bb:
        code = "BIG_BLIND_BEFORE_ANTE_NONE" if ante else "BIG_BLIND_SHORT"
    else:
        code = "BIG_BLIND_BEFORE_ANTE_PART" if paid < ante else "BIG_BLIND_AND_ANTE"
    return Ruling(
        BigBlindAnte(
            bb_posted=blind,
            ante_posted=paid,
            ante_in_play=paid > 0,
            all_in=all_in,
            min_call=bb,
            max_win_per_opponent=blind if all_in else None,
            max_win_ante=paid if all_in else None,
        ),
        cites=("4.2",),
        because=Reason(code, {"blind": blind, "ante": paid, "call": bb}),
        readings=(U4,),
    )


@applies("4.2")
def button_ante(ante: int, button_stack: int) -> Ruling[ButtonAnte]:
    """Return what the button pays of the ante; short of it, he plays for his own part only.

    >>> button_ante(ante=1000, button_stack=600).decision
    ButtonAnte(ante_posted=600, max_win=600)
    """
    _check_chips(button_stack)
    paid = min(ante, button_stack)
    code = "BUTTON_SHORT_OF_ANTE" if paid < ante else "BUTTON_PAYS_ANTE"
    return Ruling(
        ButtonAnte(paid, paid), cites=("4.2",), because=Reason(code, {"ante": paid, "due": ante})
    )


@applies("4.2")
def ante_for_all_in(ante_posted: int) -> Ruling[int]:
    """Return how much of a button ante an all-in player may win: all that was paid.

    >>> ante_for_all_in(1000).decision
    1000
    """
    return Ruling(
        ante_posted,
        cites=("4.2",),
        because=Reason("ALL_IN_PLAYS_FOR_WHOLE_ANTE", {"ante": ante_posted}),
    )


@applies("4.2")
def classic_ante(stack: int, ante: int, blind: int = 0) -> Ruling[ClassicAnte]:
    """Return what a player pays of an ante due from each: the ante first, then his blind.

    All-in, he takes from each opponent what he has himself put in. Refused: ``NO_CHIPS``.

    >>> classic_ante(stack=100, ante=100, blind=1000).decision.blind_posted
    0
    """
    _check_chips(stack)
    paid = min(ante, stack)
    posted = min(blind, stack - paid)
    all_in = paid + posted == stack
    if not all_in:
        code = "ANTE_AND_BLIND_PAID"
    else:
        code = "ANTE_BEFORE_BLIND" if blind and paid + posted < ante + blind else "ANTE_ALL_IN"
    return Ruling(
        ClassicAnte(paid, posted, all_in, paid + posted if all_in else None),
        cites=("4.2",),
        because=Reason(code, {"ante": paid, "blind": posted}),
        readings=(U6,) if blind else (),
    )


@applies("4.2", "4.3", "4.4")
def ante_due(
    ante_format: AnteFormat,
    button_dead: bool = False,
    heads_up: bool = False,
    bb_seat: int | None = None,
    button_seat: int | None = None,
) -> Ruling[AnteDue]:
    """Return whether an ante is due in this hand, and from which place.

    A dead button pays none. Between two the ante is due as before, from whoever the format
    names.

    >>> ante_due("button", button_dead=True).decision.in_play
    False
    """
    cites = ("4.2", "4.4") if heads_up else ("4.2",)
    readings = (U7,) if heads_up else ()
    if ante_format == "bb":
        return Ruling(
            AnteDue(True, bb_seat), cites, Reason("BIG_BLIND_OWES_ANTE"), readings=readings
        )
    if ante_format == "classic":
        return Ruling(AnteDue(True, None), cites, Reason("EVERYBODY_OWES_ANTE"), readings=readings)
    if button_dead:
        return Ruling(AnteDue(False, None), ("4.2", "4.3"), Reason("DEAD_BUTTON_OWES_NO_ANTE"))
    return Ruling(AnteDue(True, button_seat), cites, Reason("BUTTON_OWES_ANTE"), readings=readings)


def _check_chips(stack: int) -> None:
    if stack <= 0:
        raise Refused("NO_CHIPS", cites=("4.2",), stack=stack)
