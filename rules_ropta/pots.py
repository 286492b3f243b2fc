"""The main pot, the side pots, who may win them, and in what order (ROPTA 4.2, 9.7, 10.7, 10.8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Annotated

from rules_ropta.blinds_and_antes import U4, AnteFormat, big_blind_first
from rules_ropta.button import next_after
from rules_ropta.field_types import Advanced, Chips, Place, Players, asked_when
from rules_ropta.incidents.input_checks import check_blinds, no_more_than
from rules_ropta.question import procedure
from rules_ropta.ruling import Amount, Line, Plain, Reason, Refused, Ruling, applies, decided
from rules_ropta.situation import Malformed, each_once, seats_among

U5 = "U5-A"

BTN = "BTN"
"""The button among those who put chips in, where positions name them."""


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


@applies("4.2", "9.7", "10.7")
def pots(
    contributions: Mapping[str, int],
    folded: Collection[str] = (),
    dead_ante: int = 0,
    ante_format: AnteFormat | None = None,
    blinds: Sequence[int] = (),
) -> Ruling[Pots]:
    """Return the pots made by what each player has put in over the whole hand.

    What nobody matched goes back, unless its player is the only one left: then everything
    there is his. Each all-in amount closes a pot among those who reached
    it; folded chips stay in the pots they had reached. ``dead_ante``, paid for all by one
    player, belongs to the main pot: the smallest stack plays for it whole (4.2), and who has
    nothing but an ante in (its last chips, never under a big blind's ante) plays for it alone.
    A blind given up to a player who is not short of his own stays in the pot (8.2, 9.22); for
    that the ``blinds`` must be known. Refused: ``NOBODY_IN_THE_HAND``, ``POT_WITHOUT_PLAYER``
    (chips folded above every live stake).

    >>> pots({"SB": 3000, "BB": 10_000}).decision.refund
    {'BB': 7000}
    >>> [p.amount for p in pots({"BTN": 3000, "SB": 9000, "BB": 9000}).decision.pots]
    [9000, 12000]
    """
    live = [who for who in contributions if who not in folded]
    if not live:
        raise Refused("NOBODY_IN_THE_HAND", cites=("9.7",))
    made: tuple[Pot, ...] = (Pot(sum(contributions.values()) + dead_ante, tuple(live)),)
    refund: Mapping[str, int] = {}
    if not _blind_given_up(contributions, live, blinds):
        called, refund = _uncalled(contributions, live)
        highest = max(called[who] for who in live)
        above = sorted(who for who in called if called[who] > highest)
        if above:
            raise Refused("POT_WITHOUT_PLAYER", cites=("9.7",), players=tuple(above), stake=highest)
        made = _layers(called, live, dead_ante, apart=ante_format != "bb")
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
    """Return the stakes called, and the part of the highest stake that goes back."""
    called = dict(contributions)
    top = max(contributions, key=lambda who: contributions[who])
    matched = max((put for who, put in contributions.items() if who != top), default=0)
    excess = contributions[top] - matched
    if excess == 0 or live == [top]:
        return called, {}
    called[top] = matched
    return called, {top: excess}


def _blind_given_up(
    contributions: Mapping[str, int], live: Sequence[str], blinds: Sequence[int]
) -> bool:
    """Return whether the highest stake is a folded blind, and the one player left covered it.

    A blind is no bet: nothing of it comes back (8.2, 9.22). Who is all-in below his own blind
    takes no more than he put in.
    """
    if len(live) != 1 or not blinds:
        return False
    top = max(contributions.values())
    here = contributions[live[0]]
    return blinds[0] <= here < top <= blinds[-1]


def _layers(
    called: Mapping[str, int], live: Sequence[str], dead_ante: int, apart: bool
) -> tuple[Pot, ...]:
    """One pot a level of live stakes, the dead ante in the lowest.

    ``apart``: where somebody has nothing in but an ante, it is a pot of its own, for all.
    """
    levels = [0, *sorted({called[who] for who in live if called[who] > 0})]
    made = []
    for below, level in pairwise(levels):
        amount = sum(min(put, level) - min(put, below) for put in called.values())
        eligible = tuple(sorted(who for who in live if called[who] >= level))
        made.append(Pot(amount, eligible))
    everybody = tuple(sorted(live))
    if dead_ante and (not made or (apart and made[0].eligible != everybody)):
        return (Pot(dead_ante, everybody), *made)
    if not made:
        return ()
    return (Pot(made[0].amount + dead_ante, made[0].eligible), *made[1:])


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesIn:
    """The chips each player has put in over the hand, and the players who folded.

    ``dead_ante`` was paid for everybody by one player, or by each (``classic``). ``bb_stack``
    is the big blind's stack before the hand: asked where everybody folded to him (``walk``).
    """

    contributions: Mapping[str, Chips]
    folded: tuple[str, ...]
    dead_ante: Chips
    walk: Annotated[bool, Advanced()] = False
    format: Annotated[AnteFormat | None, asked_when(walk=True)] = None
    blinds: Annotated[tuple[Chips, ...], Advanced()] = ()
    ante: Annotated[Chips, Advanced()] = 0
    bb_stack: Annotated[Chips | None, asked_when(walk=True)] = None

    def __post_init__(self) -> None:
        """Refuse a hand nobody is in, a walk where others are still in, an ante above its due."""
        each_once("folded", self.folded)
        check_blinds(self.blinds)
        seats_among("folded", self.folded, tuple(self.contributions))
        if self.ante and self.format in ("bb", "button"):
            no_more_than("dead_ante", self.dead_ante, self.ante)
        if not self.contributions:
            raise Malformed("MISSING_FIELD", "who has put chips in?", "contributions")
        if self.walk and len(self.live) != 1:
            raise Malformed("NOT_ALLOWED", "everybody else has folded in a walk", "walk")

    def posts_in_order(self) -> StakesIn:
        """Return these stakes with a short ante or a short big blind taken in posting order."""
        return self._button_ante_first() or self._blind_first() or self

    def _button_ante_first(self) -> StakesIn | None:
        """With all that a button put in, less than its ante, counted as that ante (4.2)."""
        put = self.contributions.get(BTN, 0)
        if self.format != "button" or self.dead_ante or not 0 < put < self.ante:
            return None
        return replace(self, contributions={**self.contributions, BTN: 0}, dead_ante=put)

    def _blind_first(self) -> StakesIn | None:
        """With a big blind short of blind and ante posting the blind first (4.2).

        None where nothing is short, or not enough is known. ``Malformed`` where he has more in
        than he had.
        """
        stack = self.bb_stack
        known = len(self.blinds) == 2 and "BB" in self.contributions
        if self.format != "bb" or stack is None or not known or not self.ante:
            return None
        blind, ante = big_blind_first(stack, self.blinds[1], self.ante)
        if blind + ante < stack:
            return None
        no_more_than("contributions", self.contributions["BB"] + self.dead_ante, stack)
        put = {**self.contributions, "BB": blind}
        if put == self.contributions and ante == self.dead_ante:
            return None
        return replace(self, contributions=put, dead_ante=ante)

    @property
    def live(self) -> tuple[str, ...]:
        """Return the players who have not folded."""
        return tuple(who for who in self.contributions if who not in self.folded)


@dataclass(frozen=True, slots=True)
class PotsMade:
    """The pots, the main one first, what goes back, and a walk's stack afterwards."""

    pots: tuple[Pot, ...]
    refund: Mapping[str, int]
    bb_stack_after: int | None = None


def _pots_line(decision: Plain, _: Plain) -> Line:
    pots = decision["pots"]
    refund = decision["refund"]
    after = decision.get("bb_stack_after")
    made = _pots_made_line(pots)
    amounts = [
        *_pot_amounts(pots),
        *(Amount("AMOUNT_REFUND", refund[who], {"entrant": who}) for who in refund),
    ]
    then = [Line("POT_REFUND", {"chips": refund[who], "entrant": who}) for who in refund]
    if after is not None:
        then.append(Line("STACK_AFTER_WALK", {"chips": after}))
    if after:
        amounts.append(Amount("AMOUNT_STACK_AFTER", after))
    return Line(made.code, made.params, tuple(amounts), tuple(then))


def _pots_made_line(pots: Sequence[Plain]) -> Line:
    if not pots:
        return Line("POT_EMPTY")
    main, *sides = (pot["amount"] for pot in pots)
    if sides:
        code = "POTS_TWO" if len(sides) == 1 else "POTS_MANY"
        return Line(code, {"main": main, "sides": tuple(sides)})
    if len(pots[0]["eligible"]) == 1:
        return Line("POT_WON", {"main": main, "entrant": pots[0]["eligible"][0]})
    return Line("POT_ALONE", {"main": main})


def _pot_amounts(pots: Sequence[Plain]) -> Iterator[Amount]:
    if len(pots) == 1:
        yield Amount("AMOUNT_POT", pots[0]["amount"])
        return
    for rank, pot in enumerate(pots):
        code = "AMOUNT_SIDE_POT" if rank else "AMOUNT_MAIN_POT"
        yield Amount(code, pot["amount"], {"entrants": tuple(pot["eligible"])})


@procedure("pots", "4.2", "9.7", "10.7", moment="showdown", line=_pots_line)
def pots_asked(asked: StakesIn) -> Ruling[PotsMade]:
    """Return the main pot, the side pots, and what goes back.

    A big blind short of blind and ante has posted the blind first, whatever was counted; a
    button that put in less than its ante has put in nothing else.
    """
    case = asked.posts_in_order()
    ruling = pots(case.contributions, case.folded, case.dead_ante, case.format, case.blinds)
    made = ruling.decision
    told = decided(ruling, PotsMade(made.pots, made.refund, _stack_after_walk(case, made)))
    if case is asked or case.format == "button":
        return told
    return replace(told, cites=("4.2", "9.7"), readings=(U4, U5))


def _stack_after_walk(case: StakesIn, made: Pots) -> int | None:
    if not case.walk or case.bb_stack is None:
        return None
    (winner,) = case.live
    spent = case.contributions[winner] + (case.dead_ante if case.format == "bb" else 0)
    taken = sum(pot.amount for pot in made.pots) + made.refund.get(winner, 0)
    return case.bb_stack - spent + taken


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedPot:
    """A pot, and how many players may win it."""

    name: str
    players: Players


@dataclass(frozen=True, slots=True, kw_only=True)
class PotsToAward:
    """The pots of a hand, in the order in which they were made."""

    pots: tuple[NamedPot, ...]

    def __post_init__(self) -> None:
        """Refuse a pot named twice."""
        each_once("pots", tuple(pot.name for pot in self.pots))


@dataclass(frozen=True, slots=True)
class AwardOrder:
    """The pots in the order in which they are awarded."""

    order: tuple[str, ...]


@procedure(
    "award_order",
    "10.7",
    moment="showdown",
    line=lambda decision, _: Line("AWARD_IN_ORDER", {"order": ", ".join(decision["order"])}),
)
def award_order(case: PotsToAward) -> Ruling[AwardOrder]:
    """Return in which order pots are awarded: from the outside in.

    The one that the fewest players may win comes first, and of two with as many, the one made
    last.

    >>> case = PotsToAward(pots=(NamedPot(name="main", players=4), NamedPot(name="A", players=2)))
    >>> award_order(case).decision.order
    ('A', 'main')
    """
    order = sorted(range(len(case.pots)), key=lambda i: (case.pots[i].players, -i))
    return Ruling(
        AwardOrder(tuple(case.pots[i].name for i in order)),
        cites=("10.7",),
        because=Reason("OUTER_POTS_FIRST", {"pots": len(order)}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PotShared:
    """Winners share a pot that does not divide evenly."""

    button: Place
    winners: tuple[Place, ...]

    def __post_init__(self) -> None:
        """Refuse a winner named twice."""
        each_once("winners", self.winners)


@dataclass(frozen=True, slots=True)
class OddChip:
    """The place that receives the odd chip."""

    receiver: int


@procedure(
    "odd_chip",
    "10.8",
    moment="showdown",
    line=lambda decision, _: Line("ODD_CHIP_TO", {"place": decision["receiver"]}),
)
def odd_chip(case: PotShared) -> Ruling[OddChip]:
    """Return the place that gets the odd chip: the first winner to the left of the button.

    Refused: ``NOBODY_IN_THE_HAND``.

    >>> odd_chip(PotShared(button=6, winners=(5, 6))).decision.receiver
    5
    """
    if not case.winners:
        raise Refused("NOBODY_IN_THE_HAND", cites=("10.8",))
    receiver = next_after(case.button, case.winners)
    return Ruling(
        OddChip(receiver),
        cites=("10.8",),
        because=Reason("FIRST_LEFT_OF_BUTTON", {"place": receiver, "button": case.button}),
    )
