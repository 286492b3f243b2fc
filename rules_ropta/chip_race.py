"""A value leaves the tables: exact exchange, race for what is left, balance sheet (ROPTA 3.2).

1. Each player's chips of the value are exchanged exactly, as far as they go.
2. What is left is raced: cards decide who gets a chip of the next value, one a player.
3. Nobody goes out in a race: who loses his last chip is given one more.
4. The sheet shows where every chip went, and by how much the chips in play have changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm

from rules_ropta.ruling import Reason, Refused, Ruling, applies

RANKS = "23456789TJQKA"
SUITS = "cdhs"
"""From the weakest to the strongest."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Chips exchanged at the same amount: so many given for so many got, and those left."""

    low_given: int
    high_got: int
    low_left: int


@dataclass(frozen=True, slots=True)
class Racer:
    """A player in the race: place, odd chips, the rest of the stack, one card per odd chip."""

    seat: int
    odd: int
    other: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Race:
    """The places that win a chip, best card first, and those given one to stay in.

    ``survival_value``: what that chip is worth, the smallest value left in play; None where
    nobody needs one.
    """

    new_chips: int
    winners: tuple[int, ...]
    survival_chip: tuple[int, ...]
    survival_value: int | None = None


@dataclass(frozen=True, slots=True)
class StackChange:
    """One stack before and after the value has left: chips of the value, then amounts."""

    seat: int
    low_before: int
    exchanged: Exchange
    won: int
    survival: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ColourUpSheet:
    """Where every chip of the value went at one table.

    ``drift`` is what the chips in play have gained (or lost, below zero): the rounding of
    the race, and the chips given so that nobody goes out.
    """

    stacks: tuple[StackChange, ...]
    race: Race

    @property
    def before(self) -> int:
        """Return the chips on the table before, in amount."""
        return sum(stack.before for stack in self.stacks)

    @property
    def after(self) -> int:
        """Return the chips on the table after, in amount."""
        return sum(stack.after for stack in self.stacks)

    @property
    def drift(self) -> int:
        """Return by how much the amount in play changed, in chips; negative if it shrank."""
        return self.after - self.before


@applies("3.2")
def chip_race_count(low: int, high: int, odd_chips_total: int) -> Ruling[int]:
    """Return how many chips of ``high`` are raced for the odd chips of a table.

    Half a chip or more makes one. Refused: ``NOT_A_HIGHER_VALUE``, ``COUNT_NEGATIVE``.

    >>> [chip_race_count(100, 500, odd).decision for odd in (7, 8)]
    [1, 2]
    """
    _check_values(low, high)
    if odd_chips_total < 0:
        raise Refused("COUNT_NEGATIVE", cites=("3.2",), odd=odd_chips_total)
    total = odd_chips_total * low
    new_chips = (2 * total + high) // (2 * high)
    code = "RACE_ROUNDED_UP" if new_chips * high > total else "RACE_ROUNDED_DOWN"
    if new_chips * high == total:
        code = "RACE_EXACT"
    return Ruling(
        new_chips,
        cites=("3.2",),
        because=Reason(code, {"total": total, "high": high, "chips": new_chips}),
    )


@applies("3.2")
def chip_race(
    low: int, high: int, players: Sequence[Racer], smallest_left: int | None = None
) -> Ruling[Race]:
    """Return who wins the chips raced, and who is given one because they had no other chips.

    The highest card wins, suits from spades to hearts, diamonds and clubs; a player wins
    one chip at most, so never more chips are raced than there are racers. Who loses his last
    chip is given one of ``smallest_left``, the smallest value still in play (``high`` when
    None). Refused:
    ``NOT_A_HIGHER_VALUE``, ``EXCHANGE_FIRST`` (odd chips that make a higher one),
    ``CARDS_FOR_ODD_CHIPS`` (not a card for each), ``CARD_TWICE``, ``SEAT_TWICE``.

    >>> racers = [Racer(1, 1, 5000, ("Ah",)), Racer(4, 1, 5000, ("As",)), Racer(6, 1, 0, ("9c",))]
    >>> chip_race(100, 500, racers).decision
    Race(new_chips=1, winners=(4,), survival_chip=(6,), survival_value=500)
    """
    _check_racers(low, high, players)
    best = sorted(
        (racer for racer in players if racer.odd),
        key=lambda racer: max((RANKS.index(card[0]), SUITS.index(card[1])) for card in racer.cards),
        reverse=True,
    )
    by_amount = chip_race_count(low, high, sum(racer.odd for racer in players)).decision
    new_chips = min(by_amount, len(best))
    winners = tuple(racer.seat for racer in best[:new_chips])
    survivors = tuple(
        racer.seat
        for racer in players
        if racer.odd and racer.other == 0 and racer.seat not in winners
    )
    code = "RACE_WITH_SURVIVORS" if survivors else "RACE_WON_BY_CARDS"
    return Ruling(
        Race(new_chips, winners, survivors, (smallest_left or high) if survivors else None),
        cites=("3.2",),
        because=Reason(code, {"chips": new_chips, "winners": winners, "survivors": survivors}),
    )


@applies("3.2")
def exact_exchange(low: int, high: int, count: int) -> Ruling[Exchange]:
    """Return how far so many chips go exactly into the higher value, and what is left.

    Refused: ``NOT_A_HIGHER_VALUE``, ``COUNT_NEGATIVE``.

    >>> exact_exchange(25, 100, 7).decision
    Exchange(low_given=4, high_got=1, low_left=3)
    """
    _check_values(low, high)
    if count < 0:
        raise Refused("COUNT_NEGATIVE", cites=("3.2",), chips=count)
    amount = lcm(low, high)
    times = count // (amount // low)
    exchange = Exchange(times * amount // low, times * amount // high, count % (amount // low))
    code = "EXCHANGE_WITHOUT_REST" if exchange.low_left == 0 else "EXCHANGE_AND_REST"
    return Ruling(
        exchange,
        cites=("3.2",),
        because=Reason(
            code,
            {
                "given": exchange.low_given,
                "low": low,
                "got": exchange.high_got,
                "high": high,
                "left": exchange.low_left,
            },
        ),
    )


@applies("3.2")
def chips_found_after_race(low: int, high: int, found: int) -> Ruling[Exchange]:
    """Return how old chips found after the race are exchanged: the exact part only.

    What is left of them is taken off the table. Refused: as ``exact_exchange``.

    >>> chips_found_after_race(25, 100, 7).decision.low_left
    3
    """
    exchange = exact_exchange(low, high, found).decision
    code = "FOUND_ALL_EXCHANGED" if exchange.low_left == 0 else "FOUND_REST_REMOVED"
    return Ruling(
        exchange,
        cites=("3.2",),
        because=Reason(
            code, {"got": exchange.high_got, "high": high, "removed": exchange.low_left}
        ),
    )


@applies("3.2")
def colour_up(
    low: int, high: int, players: Sequence[Racer], smallest_left: int | None = None
) -> Ruling[ColourUpSheet]:
    """Return the whole colour-up of a table: ``odd`` counts every chip of the value held.

    The cards are those dealt for what the exact exchange leaves to each player. Refused: as
    ``chip_race``.

    >>> sheet = colour_up(100, 500, [Racer(1, 6, 0, ("As",)), Racer(2, 2, 0, ("Kd", "2c"))])
    >>> [(s.seat, s.before, s.after) for s in sheet.decision.stacks], sheet.decision.drift
    ([(1, 600, 1000), (2, 200, 500)], 700)
    """
    _check_seats(players)
    exchanges = {racer.seat: exact_exchange(low, high, racer.odd).decision for racer in players}
    left = [
        Racer(
            racer.seat,
            exchanges[racer.seat].low_left,
            racer.other + exchanges[racer.seat].high_got * high,
            racer.cards,
        )
        for racer in players
    ]
    race = chip_race(low, high, left, smallest_left).decision
    stacks = tuple(
        _stack_change(racer, exchanges[racer.seat], race, low, high) for racer in players
    )
    sheet = ColourUpSheet(stacks, race)
    return Ruling(
        sheet,
        cites=("3.2",),
        because=Reason(
            "COLOUR_UP_DONE",
            {"low": low, "before": sheet.before, "after": sheet.after, "drift": sheet.drift},
        ),
    )


def _stack_change(racer: Racer, exchange: Exchange, race: Race, low: int, high: int) -> StackChange:
    won = int(racer.seat in race.winners)
    survival = int(racer.seat in race.survival_chip)
    return StackChange(
        seat=racer.seat,
        low_before=racer.odd,
        exchanged=exchange,
        won=won,
        survival=survival,
        before=racer.other + racer.odd * low,
        after=racer.other
        + (exchange.high_got + won) * high
        + survival * (race.survival_value or 0),
    )


def _check_values(low: int, high: int) -> None:
    if not 0 < low < high:
        raise Refused("NOT_A_HIGHER_VALUE", cites=("3.2",), low=low, high=high)


def _check_seats(players: Sequence[Racer]) -> None:
    for seat, times in Counter(racer.seat for racer in players).items():
        if times > 1:
            raise Refused("SEAT_TWICE", cites=("3.2",), seat=seat)


def _check_racers(low: int, high: int, players: Sequence[Racer]) -> None:
    _check_values(low, high)
    _check_seats(players)
    for racer in players:
        if racer.odd * low >= high and exact_exchange(low, high, racer.odd).decision.high_got:
            raise Refused("EXCHANGE_FIRST", cites=("3.2",), seat=racer.seat, chips=racer.odd)
        if len(racer.cards) != racer.odd:
            raise Refused(
                "CARDS_FOR_ODD_CHIPS",
                cites=("3.2",),
                seat=racer.seat,
                cards=len(racer.cards),
                chips=racer.odd,
            )
    for card, times in Counter(card for racer in players for card in racer.cards).items():
        if times > 1:
            raise Refused("CARD_TWICE", cites=("3.2",), card=card)
