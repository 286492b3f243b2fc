"""Colour-up and chip race (ROPTA 3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rules_ropta import chip_race as rules
from rules_ropta.chip_race import Race, Racer
from rules_ropta.field_types import Advanced, Card, Chips, Count, Place, Whole
from rules_ropta.incidents.input_checks import agree, no_more_than
from rules_ropta.question import procedure
from rules_ropta.ruling import Amount, Line, Plain, Ruling, decided
from rules_ropta.situation import Malformed, each_once

Value = Annotated[int, Whole("chip value", at_least=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class OddChips:
    """The odd chips of a table, to be raced for chips of the next value."""

    low: Value
    high: Value
    odd_chips_total: Count


@dataclass(frozen=True, slots=True)
class ChipsRaced:
    """How many chips of the higher value are raced."""

    new_chips: int


def _race_count_line(decision: Plain, given: Plain) -> Line:
    count = decision["new_chips"]
    high = given["high"]
    if not count:
        return Line("RACE_NO_CHIP", {"high": high})
    raced = Amount("AMOUNT_RACED", count * high)
    return Line("RACE_CHIPS", {"count": count, "high": high}, (raced,))


@procedure("chip_race_count", "3.2", moment="clock", line=_race_count_line)
def chip_race_count(case: OddChips) -> Ruling[ChipsRaced]:
    """Return how many chips of the higher value are raced."""
    ruling = rules.chip_race_count(case.low, case.high, case.odd_chips_total)
    return decided(ruling, ChipsRaced(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class RacePlayer:
    """A player in the race: odd chips, the rest of the stack, a card for each odd chip."""

    seat: Place
    odd: Count
    other: Chips
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceDealt:
    """The cards are dealt for the odd chips of a table.

    ``smallest_left``: the smallest value still in play afterwards, ``high`` when not said.
    """

    low: Value
    high: Value
    players: tuple[RacePlayer, ...]
    smallest_left: Annotated[Value | None, Advanced()] = None

    def __post_init__(self) -> None:
        """Refuse a seat or a card named twice, and cards that do not match the chips."""
        each_once("players", tuple(player.seat for player in self.players))
        each_once("players", tuple(card for player in self.players for card in player.cards))
        left = self.smallest_left
        if left is not None:
            agree("smallest_left", left != self.low, "that value leaves the table")
            no_more_than("smallest_left", left, self.high)
        for player in self.players:
            if len(player.cards) != player.odd:
                raise Malformed("CARDS", "one card for each odd chip", "players")


def _race_line(decision: Plain, given: Plain) -> Line:
    winners = tuple(decision["winners"])
    kept_in = tuple(decision["survival_chip"])
    code = ("RACE_NO_CHIP", "RACE_WINNER", "RACE_WINNERS")[min(len(winners), 2)]
    value = decision.get("survival_value", given["high"])
    survivors = Line("RACE_SURVIVORS", {"places": kept_in, "count": len(kept_in), "value": value})
    params = {"places": winners, "high": given["high"]}
    return Line(code, params, then=(survivors,) if kept_in else ())


@procedure("chip_race", "3.2", moment="clock", line=_race_line)
def chip_race(case: RaceDealt) -> Ruling[Race]:
    """Return the winners of the race, and the players given a chip to stay in."""
    players = [Racer(p.seat, p.odd, p.other, p.cards) for p in case.players]
    return rules.chip_race(case.low, case.high, players, case.smallest_left)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsFound:
    """Chips of a value already gone turn up."""

    low: Value
    high: Value
    found: Count


@dataclass(frozen=True, slots=True)
class FoundExchanged:
    """The chips given for them, and how many of them are taken off the table."""

    new_chips: int
    removed: int


def _found_line(decision: Plain, given: Plain) -> Line:
    got = decision["new_chips"]
    removed = decision["removed"]
    high = given["high"]
    if not got:
        return Line("FOUND_REMOVED" if removed else "FOUND_NOTHING", {"removed": removed})
    return Line(
        "FOUND_EXCHANGED_REST" if removed else "FOUND_EXCHANGED",
        {"got": got, "high": high, "removed": removed},
        (Amount("AMOUNT_EXCHANGED", got * high),),
    )


@procedure("chips_found_after_race", "3.2", moment="clock", line=_found_line)
def chips_found_after_race(case: ChipsFound) -> Ruling[FoundExchanged]:
    """Return what chips found after the race are worth."""
    ruling = rules.chips_found_after_race(case.low, case.high, case.found)
    exchange = ruling.decision
    return decided(ruling, FoundExchanged(exchange.high_got, exchange.low_left))
