"""The main pot, the side pots, who may win them, and in what order (ROPTA 4.2, 9.7, 10.7, 10.8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rules_ropta.button import next_after
from rules_ropta.citing import applies
from rules_ropta.ruling import DirectorDecides, Option, Reason, Refused, Ruling

ONE_EACH = "ODD_CHIPS_ONE_EACH"
ALL_TO_FIRST = "ODD_CHIPS_ALL_TO_FIRST"


@dataclass(frozen=True, slots=True)
class Pot:
    """An amount of chips, and the players who may win it, in alphabetical order."""

    amount: int
    eligible: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pots:
    """The pots from the main one outwards, and the chips nobody called, by player."""

    pots: tuple[Pot, ...]
    refund: Mapping[str, int] = field(default_factory=dict)

    @property
    def chips(self) -> int:
        """Return every chip accounted for: the pots and the refund."""
        return sum(pot.amount for pot in self.pots) + sum(self.refund.values())


@applies("4.2", "9.7", "10.7")
def pots(
    contributions: Mapping[str, int], folded: Collection[str] = (), dead_ante: int = 0
) -> Ruling[Pots]:
    """Return the pots made by what each player has put in over the whole hand.

    What nobody matched goes back, unless its player is the only one left: then everything
    there is his. Each all-in amount closes a pot among those who reached
    it; folded chips stay in the pots they had reached. ``dead_ante``, paid for all by one
    player, belongs to the main pot: the smallest stack plays for it whole (4.2). Refused:
    ``NOBODY_IN_THE_HAND``, ``POT_WITHOUT_PLAYER`` (chips folded above every live stake).

    >>> pots({"SB": 3000, "BB": 10_000}).decision.refund
    {'BB': 7000}
    >>> [p.amount for p in pots({"BTN": 3000, "SB": 9000, "BB": 9000}).decision.pots]
    [9000, 12000]
    """
    live = [who for who in contributions if who not in folded]
    if not live:
        raise Refused("NOBODY_IN_THE_HAND", cites=("9.7",))
    called, refund = _uncalled(contributions, live)
    highest = max(called[who] for who in live)
    above = sorted(who for who in called if called[who] > highest)
    if above:
        raise Refused("POT_WITHOUT_PLAYER", cites=("9.7",), players=tuple(above), stake=highest)
    made = _layers(called, live, dead_ante)
    return Ruling(
        Pots(made, refund),
        cites=("4.2", "9.7") if dead_ante else ("9.7",),
        because=Reason(
            "SIDE_POTS_MADE" if len(made) > 1 else "ONE_POT",
            {"pots": len(made), "refund": sum(refund.values()), "ante": dead_ante},
        ),
    )


def _uncalled(
    contributions: Mapping[str, int], live: Sequence[str]
) -> tuple[dict[str, int], dict[str, int]]:
    """What is called, and what goes back: the part of the highest stake that nobody reached."""
    called = dict(contributions)
    top = max(contributions, key=lambda who: contributions[who])
    matched = max((put for who, put in contributions.items() if who != top), default=0)
    excess = contributions[top] - matched
    if excess == 0 or live == [top]:
        return called, {}
    called[top] = matched
    return called, {top: excess}


def _layers(called: Mapping[str, int], live: Sequence[str], dead_ante: int) -> tuple[Pot, ...]:
    """One pot a level of live stakes, the dead ante in the lowest."""
    levels = [0, *sorted({called[who] for who in live if called[who] > 0})]
    made = []
    for below, level in pairwise(levels):
        amount = sum(min(put, level) - min(put, below) for put in called.values())
        eligible = tuple(sorted(who for who in live if called[who] >= level))
        made.append(Pot(amount, eligible))
    if not made:
        return (Pot(dead_ante, tuple(sorted(live))),) if dead_ante else ()
    main = made[0]
    return (Pot(main.amount + dead_ante, main.eligible), *made[1:])


@applies("10.7")
def award_order(players: Sequence[int]) -> Ruling[tuple[int, ...]]:
    """Return in which order pots are awarded, by their index: from the outside in.

    ``players`` counts those who may win each pot; the one with the fewest comes first, and
    of two with as many, the one made last.

    >>> award_order([4, 3, 2]).decision
    (2, 1, 0)
    """
    order = sorted(range(len(players)), key=lambda i: (players[i], -i))
    return Ruling(
        tuple(order), cites=("10.7",), because=Reason("OUTER_POTS_FIRST", {"pots": len(order)})
    )


@applies("10.8")
def odd_chip(button: int, winners: Collection[int]) -> Ruling[int]:
    """Return who takes the chip that cannot be shared: the first winner left of the button.

    Refused: ``NOBODY_IN_THE_HAND``.

    >>> odd_chip(6, [5, 6]).decision
    5
    """
    if not winners:
        raise Refused("NOBODY_IN_THE_HAND", cites=("10.8",))
    receiver = next_after(button, winners)
    return Ruling(
        receiver,
        cites=("10.8",),
        because=Reason("FIRST_LEFT_OF_BUTTON", {"place": receiver, "button": button}),
    )


@applies("10.8")
def shares(
    amount: int, winners: Collection[int], button: int, smallest_chip: int = 1
) -> Ruling[tuple[tuple[int, int], ...]] | DirectorDecides:
    """Return what each winning place takes, from the left of the button.

    One odd chip has its receiver in the text; for several the director chooses between one
    each and all to the first (``shares_by_option`` gives each). Refused:
    ``NOBODY_IN_THE_HAND``, ``AMOUNT_NOT_IN_CHIPS``.

    >>> shares(2500, [2, 5], button=1, smallest_chip=100).decision
    ((2, 1300), (5, 1200))
    """
    if not winners:
        raise Refused("NOBODY_IN_THE_HAND", cites=("10.8",))
    if amount % smallest_chip:
        raise Refused("AMOUNT_NOT_IN_CHIPS", cites=("10.8",), amount=amount, chip=smallest_chip)
    odd = amount // smallest_chip % len(winners)
    if odd <= 1:
        return Ruling(
            shares_by_option(ALL_TO_FIRST, amount, winners, button, smallest_chip),
            cites=("10.8",),
            because=Reason("POT_SHARED", {"winners": len(winners), "odd": odd}),
        )
    return DirectorDecides(
        Reason("SEVERAL_ODD_CHIPS", {"odd": odd, "winners": len(winners)}),
        options=(Option(ONE_EACH), Option(ALL_TO_FIRST)),
        cites=("10.8",),
    )


def shares_by_option(
    option: str, amount: int, winners: Collection[int], button: int, smallest_chip: int = 1
) -> tuple[tuple[int, int], ...]:
    """Return the shares that one of the director's options stands for.

    >>> shares_by_option("ODD_CHIPS_ONE_EACH", 500, [1, 2, 3], button=1, smallest_chip=100)
    ((2, 200), (3, 200), (1, 100))
    """
    in_order = sorted(winners, key=lambda place: (place <= button, place))
    each, odd = divmod(amount // smallest_chip, len(in_order))
    extra = {0: odd} if option == ALL_TO_FIRST else dict.fromkeys(range(odd), 1)
    return tuple(
        (place, (each + extra.get(rank, 0)) * smallest_chip) for rank, place in enumerate(in_order)
    )
