"""Winners of each pot from the cards shown: halves, ties and odd chips (ROPTA 10.7, 10.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import starmap
from typing import Annotated, Final

from rules_ropta.field_types import Advanced, Cards, Chips, Whole
from rules_ropta.games.dealt import CITED, Game, check_hands
from rules_ropta.games.hand_order import Category, Five, best_high, best_low
from rules_ropta.question import line_of_players, procedure
from rules_ropta.ruling import Amount, Line, Plain, Reason, Ruling
from rules_ropta.situation import Malformed, each_once

SEVERAL_ODD_CHIPS: Final = "HO-odd-chips"
"""The reading under which several odd chips go one each, from the left of the button."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PotShown:
    """A pot, and who may win it."""

    amount: Chips
    eligible: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsShown:
    """The hands shown, the board, the pots, and the players clockwise from the button's left.

    ``smallest_chip``: the value under which a pot cannot be divided.
    """

    game: Game
    holes: Mapping[str, Cards]
    board: Cards = ()
    pots: tuple[PotShown, ...]
    from_button: tuple[str, ...]
    smallest_chip: Annotated[int, Whole("chip value", at_least=1), Advanced()] = 1

    def __post_init__(self) -> None:
        """Refuse cards that no deal gives, a pot nobody may win, a player unknown or untold."""
        if not self.holes:
            raise Malformed("TOO_FEW", "whose cards are shown?", "holes")
        check_hands(self.game, self.holes, self.board)
        for i, pot in enumerate(self.pots):
            field = f"pots[{i}].eligible"
            if not pot.eligible:
                raise Malformed("TOO_FEW", "who may win this pot?", field)
            each_once(field, pot.eligible)
            _known(pot.eligible, self.holes, field)
        each_once("from_button", self.from_button)
        _known(self.from_button, self.holes, "from_button")
        if len(self.from_button) != len(self.holes):
            raise Malformed("TOO_FEW", "the place of each is needed", "from_button")


def _known(names: Sequence[str], holes: Mapping[str, Cards], field: str) -> None:
    for name in names:
        if name not in holes:
            raise Malformed("UNKNOWN_PLAYER", "whose cards are not shown", field)


@dataclass(frozen=True, slots=True)
class HandTold:
    """A hand: its kind and its five cards; the low's, where there is one."""

    category: Category
    cards: str
    low: str | None = None


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """A pot: who wins it, or its high half; who wins its low half, if anybody does.

    ``shares`` are what this pot gives each of them, ``odd`` the chips among those that could
    not be divided.
    """

    amount: int
    high: tuple[str, ...]
    low: tuple[str, ...]
    shares: Mapping[str, int]
    odd: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Awards:
    """The chips each player wins, zero included; each pot; each hand."""

    awards: Mapping[str, int]
    pots: tuple[PotAwarded, ...]
    hands: Mapping[str, HandTold]


def _showdown_line(decision: Plain, _: Plain) -> Line:
    won = {name: chips for name, chips in decision["awards"].items() if chips}
    if not won:
        # No chips to give: the best hand is named, and the low where there is one.
        pots = decision["pots"]
        if not pots:
            return Line("POT_EMPTY")
        high = pots[0]["high"]
        low = pots[0]["low"]
        best = _line_of_hands("HAND_WINS" if len(high) == 1 else "HANDS_EQUAL", high)
        return replace(best, then=(_line_of_hands("LOW_WINS", low),) if low else ())
    place = all(name.isdigit() for name in won)
    amount = "AMOUNT_AWARD_SEAT" if place else "AMOUNT_AWARD"
    amounts = tuple(
        Amount(amount, chips, {"place": int(name)} if place else {"entrant": name})
        for name, chips in won.items()
    )
    code = "SHOWDOWN_WON" if len(won) == 1 else "SHOWDOWN_SHARED"
    return replace(_line_of_hands(code, won, chips=sum(won.values())), amounts=amounts)


def _line_of_hands(code: str, players: Iterable[str], **params: object) -> Line:
    """Return a line about players; ``code_LETTERS`` where a letter stands for each."""
    named = tuple(players)
    if all(len(name) == 1 and name.isalpha() for name in named):
        code = f"{code}_LETTERS"
    return line_of_players(code, named, **params)


@procedure(
    "cards_showdown",
    "help hands",
    "help omaha",
    "help omaha hi lo",
    "help six plus",
    "help stud 5",
    "help stud 7",
    moment="showdown",
    line=_showdown_line,
    text="help",
    elsewhere=("10.7", "10.8"),
)
def cards_showdown(case: HandsShown) -> Ruling[Awards]:
    """Return what each player wins: the strongest of those who may win a pot takes it.

    Equal hands share; at hi-lo the best low takes half, the odd chip staying with the high. The
    chips that do not divide go one each to the winners, from the left of the button.

    >>> shown = HandsShown(
    ...     game="stud5",
    ...     holes={"A": ("As", "Ad", "Kc", "Qd", "2h"), "B": ("Ks", "Kd", "Ac", "Qc", "2c")},
    ...     pots=(PotShown(amount=150, eligible=("A", "B")),),
    ...     from_button=("B", "A"),
    ... )
    >>> cards_showdown(shown).decision.awards
    {'A': 150, 'B': 0}
    """
    high = {name: best_high(case.game, hole, case.board) for name, hole in case.holes.items()}
    low = _lows(case)
    pots = tuple(_awarded(pot, high, low, case) for pot in case.pots)
    awards = {name: sum(pot.shares.get(name, 0) for pot in pots) for name in case.holes}
    hands = {name: _shown_hand(high[name], low.get(name)) for name in case.holes}
    odd = _most_odd_chips(pots, case.smallest_chip)
    return Ruling(
        Awards(awards, pots, hands),
        cites=(
            *CITED[case.game],
            *(("10.7",) if len(pots) > 1 else ()),
            *(("10.8",) if odd else ()),
        ),
        because=_because(case, pots),
        readings=(SEVERAL_ODD_CHIPS,) if odd > 1 else (),
    )


def _lows(case: HandsShown) -> dict[str, Five]:
    if case.game != "omaha_hi_lo":
        return {}
    lows = {name: best_low(case.game, hole, case.board) for name, hole in case.holes.items()}
    return {name: low for name, low in lows.items() if low is not None}


def _awarded(
    pot: PotShown, high: Mapping[str, Five], low: Mapping[str, Five], case: HandsShown
) -> PotAwarded:
    in_order = [name for name in case.from_button if name in pot.eligible]
    best = _strongest(in_order, high)
    best_low_hands = _strongest([name for name in in_order if name in low], low)
    halves = parts(pot.amount, 2 if best_low_hands else 1, case.smallest_chip)
    shares: dict[str, int] = {}
    odd: dict[str, int] = {}
    for half, winners in zip(halves, (best, best_low_hands), strict=False):
        given = parts(half, len(winners), case.smallest_chip)
        for name, part in zip(winners, given, strict=True):
            shares[name] = shares.get(name, 0) + part
            if part > given[-1]:
                odd[name] = odd.get(name, 0) + part - given[-1]
    if len(halves) > 1 and halves[0] > halves[1] and len(best) == 1:
        odd[best[0]] = odd.get(best[0], 0) + halves[0] - halves[1]
    return PotAwarded(pot.amount, best, best_low_hands, shares, odd)


def _strongest(names: Sequence[str], hands: Mapping[str, Five]) -> tuple[str, ...]:
    top = max((hands[name].strength for name in names), default=None)
    return tuple(name for name in names if hands[name].strength == top)


def parts(amount: int, among: int, chip: int = 1) -> list[int]:
    """Return chips divided as evenly as ``chip`` allows; what is left goes one each, first first.

    >>> parts(1001, 3), parts(725, 2, 25)
    ([334, 334, 333], [375, 350])
    """
    chips, dust = divmod(amount, chip)
    each, odd = divmod(chips, among)
    shares = [(each + (rank < odd)) * chip for rank in range(among)]
    return [shares[0] + dust, *shares[1:]]


def _most_odd_chips(pots: Sequence[PotAwarded], chip: int) -> int:
    """The most chips that one share of a pot could not divide."""

    def left(amount: int, among: int) -> int:
        return -(-amount // chip) % among if among else 0

    odd = [0]
    for pot in pots:
        halves = parts(pot.amount, 2 if pot.low else 1, chip)
        odd.append(left(pot.amount, len(halves)))
        odd.extend(starmap(left, zip(halves, (len(pot.high), len(pot.low)), strict=False)))
    return max(odd)


def _shown_hand(high: Five, low: Five | None) -> HandTold:
    return HandTold(high.category, "".join(high.cards), "".join(low.cards) if low else None)


def _because(case: HandsShown, pots: Sequence[PotAwarded]) -> Reason:
    if case.game == "omaha_hi_lo":
        return Reason("LOW_TAKES_HALF" if any(pot.low for pot in pots) else "NO_LOW_HAND")
    shared = any(len(pot.high) > 1 for pot in pots)
    return Reason("EQUAL_HANDS_SHARE" if shared else "STRONGEST_HAND_WINS")
