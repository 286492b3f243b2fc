"""Substantial action, and the hand that goes on because of it (ROPTA 6.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import Whole
from rules_ropta.incidents.possible import someone
from rules_ropta.registry import incident
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling

Action = Literal["check", "bet", "call", "raise", "fold"]

PUTS_CHIPS_IN = frozenset({"bet", "call", "raise"})


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsSoFar:
    """What players did since, in order; posting a blind is not an action."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class SubstantialAction:
    """Whether there was substantial action."""

    substantial: bool


@incident("substantial_action", "6.7")
def substantial_action(case: ActionsSoFar) -> Ruling[SubstantialAction]:
    """Return whether these actions are substantial: three, or two with chips in one of them.

    >>> substantial_action(ActionsSoFar(actions=("call", "fold"))).decision.substantial
    True
    >>> substantial_action(ActionsSoFar(actions=("fold", "fold"))).decision.substantial
    False
    """
    count = len(case.actions)
    with_chips = any(action in PUTS_CHIPS_IN for action in case.actions)
    if count >= 3:
        code = "THREE_ACTIONS"
    elif count == 2 and with_chips:
        code = "TWO_ACTIONS_WITH_CHIPS"
    else:
        code = "TOO_LITTLE_ACTION"
    return Ruling(
        SubstantialAction(code != "TOO_LITTLE_ACTION"),
        cites=("6.7",),
        because=Reason(code, {"count": count}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsHeld:
    """How many cards each player holds, substantial action having taken place."""

    cards: Mapping[str, Annotated[int, Whole("cards", at_most=52)]]

    def __post_init__(self) -> None:
        someone("cards", self.cards)


@dataclass(frozen=True, slots=True)
class HandsThatPlay:
    """Whose hands play on, and whose are dead."""

    live: tuple[str, ...]
    dead: tuple[str, ...]


@incident("misdeal_after_substantial_action", "6.7")
def misdeal_after_substantial_action(case: CardsHeld) -> Ruling[HandsThatPlay] | DirectorDecides:
    """Return whose hands play after a misdeal seen too late: those of exactly two cards.

    The board comes as the deck lies. Where nobody holds two cards, the text is silent.

    >>> misdeal_after_substantial_action(CardsHeld(cards={"A": 2, "B": 3})).decision
    HandsThatPlay(live=('A',), dead=('B',))
    """
    live = tuple(player for player, held in case.cards.items() if held == 2)
    dead = tuple(player for player, held in case.cards.items() if held != 2)
    hands = HandsThatPlay(live, dead)
    if not live:
        return DirectorDecides(
            question=Reason("NOBODY_HOLDS_TWO_CARDS"),
            options=(
                Option("CANCEL_AND_RETURN_ALL", (Reason("WEIGHS_NOBODY_CAN_WIN"),)),
                Option("SHARE_THE_POT", (Reason("WEIGHS_ACTION_IS_NOT_UNDONE"),)),
            ),
            cites=("6.7",),
            settled=hands,
        )
    code = "ONE_HAND_OF_TWO_CARDS" if len(live) == 1 else "HANDS_OF_TWO_CARDS_PLAY"
    return Ruling(
        hands,
        cites=("6.7",),
        because=Reason(code),
        announce=Reason("SAY_TWO_CARDS_PLAY"),
    )
