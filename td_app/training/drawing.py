"""Answers drawn as a club would hear them, and situations that hold together.

What a question of the rulebook can be asked is wider than what happens at a table: a blind of 200
with one of 1 000, a bet below the big blind, a raise from 200 to 1 000 that would be none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from rules_ropta.situation import Shape
from td_app.floor.flows import NAMES, possible

BIG_BLINDS: Final = (100, 200, 400)
IN_HALF_BLINDS: Final = (0, 2, 2, 3, 4, 4, 5, 6, 8, 10, 12, 16, 20)
COINS: Final = (100, 500, 1000, 5000)
OF_COINS: Final = frozenset({"chips", "chip", "first_part", "second_part", "smallest_chip"})
ONE_BIG_BLIND: Final = frozenset({"bb", "min_increment"})
FEW: Final = (1, 2, 3, 4, 5, 6)
AT_MOST: Final[Mapping[str, int]] = {"dead_cards_before": 1}
"""What a deal cannot hold more of: a second dead card would have ended it."""

SPOKEN: Final = (1, 2, 3, 4, 5, 6, 8, 10)
"""What is said for short: « cinq »."""
CARDS_HELD: Final = (1, 2, 2, 2, 3)
BLIND_ONLY: Final = ("limper", "checker")
UNKNOWN: Final = 0.15
"""How often what a floor may not know is not known."""


def likely(shape: Shape, name: str, chance: Random, big_blind: int) -> object:
    """Return an answer as a club would hear it: chips that go with the blinds, few of anything."""
    if shape.kind == "int" and shape.whole is not None:
        if shape.nullable and chance.random() < UNKNOWN:
            return None
        return _count(shape, name, chance, big_blind)
    if shape.kind == "map" and name == "cards":
        return {who: chance.choice(CARDS_HELD) for who in NAMES[: chance.randint(2, 3)]}
    if name == "actions" and shape.items is not None:
        return _in_turn(shape.items, chance)
    if name == "blinds":
        return [big_blind // 2, big_blind]
    if shape.kind == "list" and shape.items is not None and shape.items.kind == "int":
        of_chips = shape.items.whole is not None and shape.items.whole.unit == "chips"
        if of_chips:
            many = chance.randint(1, 3)
            return [likely(shape.items, name, chance, big_blind) for _ in range(many)]
    return possible(shape, chance)


def _count(shape: Shape, name: str, chance: Random, big_blind: int) -> object:
    assert shape.whole is not None
    least = shape.whole.at_least
    most = shape.whole.at_most
    if shape.whole.unit != "chips":
        few = [count for count in (0, *FEW) if least <= count <= AT_MOST.get(name, most)]
        return chance.choice(few)
    if name in ONE_BIG_BLIND:
        return big_blind
    if name == "opening":
        return max(least, big_blind * chance.randint(1, 3) // 4)
    if name == "spoken":
        return chance.choice(SPOKEN)
    if name in OF_COINS:
        return chance.choice(COINS)
    some = [many for many in IN_HALF_BLINDS if many >= least]
    return big_blind // 2 * chance.choice(some)


def _in_turn(shape: Shape, chance: Random) -> list[str]:
    """Return actions in turn: a bet or a check first, where there are no blinds."""
    told: list[str] = []
    facing = chance.random() < 0.5
    for _ in range(chance.randint(1, 3)):
        may = ("fold", "call", "raise") if facing else ("check", "check", "bet")
        told.append(chance.choice([one for one in may if one in shape.allowed]))
        facing = facing or told[-1] == "bet"
    return told


def holds_together(given: Mapping[str, Any]) -> bool:
    """Return whether a situation may happen at a table, by its amounts and its actions.

    >>> holds_together({"bet_level": 1000, "last_raise": 200, "raised_from": 100})
    False
    >>> holds_together({"bet_level": 250, "last_raise": 200, "raised_from": 100})
    True
    """
    told = {name: value or 0 for name, value in given.items()}
    return all(one(told) for one in (_is_bet, _is_raised, _is_his, _is_over, _in_order))


def _is_bet(given: Mapping[str, Any]) -> bool:
    """A bet is of a big blind at least, a pot of a chip."""
    blinds = given.get("blinds") or [0]
    level = given.get("bet_level", 0)
    big_blind = given.get("bb", blinds[-1])
    # Nothing to raise yet, where the blinds are asked for.
    enough = bool(level >= big_blind) if level or "blinds" in given else True
    fits = "pot" not in given or bool(given["pot"] >= max(1, given.get("smallest_chip", 0)))
    return enough and fits and _is_short(given, level)


def _is_short(given: Mapping[str, Any], level: int) -> bool:
    """Return whether the player has less in front than the bet to call, if there is a raise."""
    prior = given.get("prior", 0)
    said = given.get("announced")
    if given.get("announced_before_touch") and prior:
        # Whether the raise is of the chip, or of all that is before them, is not told (9.11).
        return False
    more = not isinstance(said, int) or said > prior
    raised = "bet_level" in given and given.get("raised_from")
    return more and bool(prior < level or (prior == level and not raised))


def _is_raised(given: Mapping[str, Any]) -> bool:
    """An all-in over the last full raise is less than another one."""
    start = given.get("raised_from", 0)
    now = given.get("level_now", given.get("raiser_total", given.get("bet_level", 0)))
    raised = given.get("last_raise", now)
    if given.get("role") in BLIND_ONLY or not raised:
        return True
    if given.get("role") == "raiser":
        raised = given.get("own_bet", 0)
    return bool(start < raised <= now < max(2 * raised - start, now + (now == raised)))


def _is_his(given: Mapping[str, Any]) -> bool:
    """Return whether a player's chips match their action; one all-in has come since."""
    now, own, big_blind = (given.get(name, 0) for name in ("level_now", "own_bet", "bb"))
    match given.get("role"):
        case "limper":
            return bool(own == big_blind < now < 2 * big_blind)
        case "checker":
            return bool(own == 0 < now < big_blind)
        case "caller":
            return bool(own == given.get("last_raise") < now)
        case "raiser":
            return bool(own < now)
        case _:
            return True


def _is_over(given: Mapping[str, Any]) -> bool:
    """Return whether each amount exceeds the one it must exceed; a re-raise doubles the raise."""
    if "raiser_total" in given and given["all_in"] <= given["raiser_total"]:
        return False
    if "second_part" in given and given["first_part"] < given["bet_level"]:
        return False
    raised = given.get("raise_to") if "opening" in given else 0
    return not raised or bool(raised >= 2 * given["opening"])


def _in_order(given: Mapping[str, Any]) -> bool:
    """Return whether the actions are possible: no bet or check after a bet, no call after a
    check.
    """
    actions: Sequence[str] = given.get("actions") or ()
    put = next((n for n, one in enumerate(actions) if one in ("bet", "raise", "call")), None)
    if put is None:
        return True
    none_yet = "check" in actions[:put] and actions[put] != "bet"
    return not none_yet and not {"bet", "check"} & set(actions[put + 1 :])
