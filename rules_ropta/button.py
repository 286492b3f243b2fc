"""Where the button and the blinds stand from one hand to the next (ROPTA 2.5, 4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Count, Place, SeatsOfTable, Unasked
from rules_ropta.house_rules import BIG_BLIND_FORWARD, HouseRules
from rules_ropta.incidents.input_checks import agree
from rules_ropta.question import either, procedure
from rules_ropta.ruling import Line, Plain, Reason, Refused, Ruling, applies, decided
from rules_ropta.situation import each_once, seats_among

U2 = "U2-A"


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


@applies("4.3", "4.4")
def next_positions(
    prev: Positions,
    players_before: Collection[int],
    eliminated: Collection[int],
    bb_history: Sequence[int] = (),
    seats: int | None = None,
) -> Ruling[NextHand]:
    """Return the positions of the next hand, nobody having sat down in between.

    Places clockwise from 1. ``bb_history`` holds the places that paid the big blind, the
    latest last; it matters when two players are left and the last one to pay is out. Without
    it, the blinds are taken to have gone round from place to place. Where the small blind of
    ``prev`` is None, the dead button of the next hand is given at the empty place just
    before the big blind, among the ``seats`` of the table (None: those named); if none lies
    there it stays where it was. Refused: ``TOO_FEW_TO_PLAY``, ``BUTTON_AND_BIG_BLIND_MEET``.

    >>> after = Positions(button=1, small_blind=2, big_blind=3)
    >>> next_positions(after, players_before=range(1, 7), eliminated=[2]).decision
    NextHand(positions=Positions(button=2, small_blind=3, big_blind=4), button_dead=True, dealer=1)
    """
    live = frozenset(players_before) - frozenset(eliminated)
    if len(live) < 2:
        raise Refused("TOO_FEW_TO_PLAY", cites=("4.4",), players=len(live))
    if len(live) == 2:
        # The last to pay the big blind gets the button, not the blind again.
        button, code = last_to_pay_big_blind(prev, live, bb_history)
        (big_blind,) = live - {button}
        return Ruling(
            NextHand(Positions(button, button, big_blind), button_dead=False, dealer=button),
            cites=("4.4",),
            because=Reason(code, {"button": button, "big_blind": big_blind}),
        )
    return positions_of_three_or_more(prev, live, seats or max(players_before))


@applies("4.3")
def positions_of_three_or_more(
    prev: Positions, live: Collection[int], seats: int = 0
) -> Ruling[NextHand]:
    """Return the next positions when three or more are dealt in: ``live``, newcomers included.

    The button goes to the place of the last small blind, the small blind to that of the last
    big blind, the big blind to the next player. ``seats``: the places of the table, those
    named here at least. Refused: ``BUTTON_AND_BIG_BLIND_MEET``.

    >>> after = Positions(button=2, small_blind=None, big_blind=4)
    >>> positions_of_three_or_more(after, [1, 2, 4, 5, 6]).decision.positions
    Positions(button=3, small_blind=4, big_blind=5)
    """
    big_blind = next_after(prev.big_blind, live)
    button = prev.small_blind
    if button is None:
        places = max(seats, prev.button, prev.big_blind, *live)
        button = next(iter(unposted_small_blind(prev, live, places)), prev.button)
    small_blind = prev.big_blind if prev.big_blind in live else None
    if button == big_blind and prev.heads_up:
        # Newcomers sat down between two players: the one who had the button pays the big
        # blind, and the last newcomer before the small blind speaks last.
        button = last_before(prev.big_blind, live)
    if button == big_blind:
        raise Refused("BUTTON_AND_BIG_BLIND_MEET", cites=("4.3",), place=button)
    positions = Positions(button, small_blind, big_blind)
    stays = prev.small_blind is None and button == prev.button
    dead = button not in live or stays
    return Ruling(
        NextHand(positions, dead, _dealer(positions, live)),
        cites=("4.3",),
        because=_why_three_or_more(positions, dead, stays),
    )


def _why_three_or_more(positions: Positions, dead: bool, stays: bool) -> Reason:
    params = {
        "button": positions.button,
        "small_blind": positions.small_blind,
        "big_blind": positions.big_blind,
    }
    if stays:
        return Reason("DEAD_BUTTON_STAYS", params)
    if dead:
        return Reason("BUTTON_DEAD", params)
    if positions.small_blind is None:
        return Reason("NO_SMALL_BLIND", params)
    return Reason("POSITIONS_ADVANCE", params)


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


def unposted_small_blind(prev: Positions, live: Collection[int], seats: int) -> tuple[int, ...]:
    """Return where the small blind nobody posted may lie, from the place before the big blind.

    It lies between the button and the big blind, at an empty place: who sat there would have
    posted it. Where all are taken, at the one taken last.

    >>> unposted_small_blind(Positions(8, None, 2), live=[2, 5, 8], seats=9)
    (1, 9)
    """
    clockwise = sorted(range(1, seats + 1), key=lambda p: (p <= prev.button, p))
    between_them = [p for p in clockwise if between(prev.button, p, prev.big_blind)]
    empty = tuple(p for p in reversed(between_them) if p not in live)
    return empty or tuple(reversed(between_them[-1:]))


@applies("room 46")
def big_blind_forward(prev: Positions, live: Collection[int]) -> Ruling[NextHand]:
    """Return the next positions by a room's rule: the big blind goes to the next player.

    The button goes to the last small blind's place if a player is there, else it stays, at the
    player before where nobody is left. No small blind where its player is out; heads-up the
    button posts it. Refused: ``TOO_FEW_TO_PLAY``.

    >>> big_blind_forward(Positions(1, 2, 3), live=[1, 4, 5]).decision.positions
    Positions(button=1, small_blind=None, big_blind=4)
    """
    if len(live) < 2:
        raise Refused("TOO_FEW_TO_PLAY", cites=("room 46",), players=len(live))
    big_blind = next_after(prev.big_blind, live)
    small_blind = prev.big_blind if prev.big_blind in live and len(live) > 2 else None
    others = [place for place in live if place not in (small_blind, big_blind)]
    candidates = (prev.small_blind, prev.button, last_before(prev.button, others))
    button = next(place for place in candidates if place is not None and place in others)
    if len(live) == 2:
        small_blind = button
    return Ruling(
        NextHand(Positions(button, small_blind, big_blind), button_dead=False, dealer=button),
        cites=("room 46",),
        because=Reason("BIG_BLIND_FORWARD", {"big_blind": big_blind, "button": button}),
    )


@applies("4.3", "room 46")
def forward_in(house: HouseRules, prev: Positions, live: Collection[int]) -> Ruling[NextHand]:
    """Return :func:`big_blind_forward` as a departure of the house, where it has declared it.

    >>> forward_in(HouseRules(), Positions(1, 2, 3), live=[1, 4, 5]).cites
    ('room 46',)
    """
    ruling = big_blind_forward(prev, live)
    departures = house.obeyed(BIG_BLIND_FORWARD)
    if not departures:
        return ruling
    return replace(ruling, cites=("4.3", "room 46"), departures=departures)


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionsBefore:
    """The three positions of the previous hand; ``sb`` is null where no small blind was posted."""

    button: Place
    sb: Place | None = None
    bb: Place

    def __post_init__(self) -> None:
        """Refuse a big blind at the place of the button or of the small blind."""
        agree(
            "prev.bb", self.bb not in (self.button, self.sb), "nobody is two of them but heads-up"
        )

    @property
    def positions(self) -> Positions:
        """Return these places as ``Positions``."""
        return Positions(self.button, self.sb, self.bb)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver:
    """A hand is over: who played it, who is out, and who has paid big blinds, latest last."""

    prev: PositionsBefore
    players_before: tuple[Place, ...]
    eliminated: tuple[Place, ...]
    bb_history: Annotated[tuple[Place, ...], Advanced()] = ()
    rule: Annotated[Literal["room 46"] | None, Unasked()] = None
    seats: Annotated[SeatsOfTable | None, Advanced()] = None

    def __post_init__(self) -> None:
        """Refuse a seat named twice, and an eliminated player who was not seated."""
        each_once("players_before", self.players_before)
        each_once("eliminated", self.eliminated)
        seats_among("eliminated", self.eliminated, self.players_before)


@dataclass(frozen=True, slots=True)
class PlacesNext:
    """The positions of the next hand; ``sb`` is null where no small blind is posted."""

    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    bb: int


def places_line(decision: Plain) -> Line:
    """Return the line of a hand's places, of a decision that names them."""
    params = {name: decision[name] for name in ("button", "sb", "bb")}
    if decision["button"] == decision["sb"]:
        return Line("PLACES_HEADS_UP", params)
    code = "PLACES_BUTTON_DEAD" if decision["button_dead"] else "PLACES"
    return Line(f"{code}_NO_SMALL_BLIND" if decision["sb"] is None else code, params)


def _next_positions_line(decision: Plain, _: Plain) -> Line:
    deals = Line("PLACE_DEALS", {"dealer": decision["dealer"]})
    return replace(places_line(decision), then=(deals,) if decision["button_dead"] else ())


@procedure(
    "next_positions",
    "4.3",
    "4.4",
    moment="before_deal",
    line=_next_positions_line,
    departs=(BIG_BLIND_FORWARD,),
    elsewhere=("room 46",),
)
def next_positions_asked(case: HandOver, house: HouseRules) -> Ruling[PlacesNext]:
    """Return the places of the next hand: by the federation's rule, or a room's where it says.

    It says so by its name (``rule``), or by the house that has declared it.
    """
    departures = house.obeyed(BIG_BLIND_FORWARD)
    if case.rule == "room 46" or departures:
        live = frozenset(case.players_before) - frozenset(case.eliminated)
        ruling = forward_in(house, case.prev.positions, live)
    else:
        ruling = next_positions(
            case.prev.positions, case.players_before, case.eliminated, case.bb_history, case.seats
        )
    hand = ruling.decision
    places = ruling.decision.positions
    return decided(
        ruling,
        PlacesNext(
            places.button, hand.button_dead, hand.dealer, places.small_blind, places.big_blind
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonMoved:
    """The button moved by so many places where one was due, or otherwise wrongly."""

    substantial_action: bool
    moved: Annotated[Count, Unasked()] = 0


@dataclass(frozen=True, slots=True)
class ButtonCorrection:
    """Whether the button is corrected now, and whether the next hand makes up for the error."""

    correct_now: bool
    restore_next_hand: bool


@procedure(
    "button_error",
    "2.5",
    moment="before_deal",
    line=either("correct_now", "BUTTON_PUT_RIGHT", "BUTTON_STAYS"),
)
def button_error(case: ButtonMoved) -> Ruling[ButtonCorrection]:
    """Return whether a button wrongly moved goes back; after a substantial action it stays.

    What stays is not made up for in the next hand either.

    >>> button_error(ButtonMoved(substantial_action=True, moved=2)).decision.correct_now
    False
    """
    stands = case.substantial_action
    return Ruling(
        ButtonCorrection(not stands, restore_next_hand=False),
        cites=("2.5",),
        because=Reason("BUTTON_ERROR_STANDS" if stands else "BUTTON_ERROR_CORRECTED"),
        readings=(U2,),
    )
