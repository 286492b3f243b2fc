"""The board: a flop dealt wrong, cards taken away too soon (ROPTA 7.1, 7.2, 7.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Who, asked_when
from rules_ropta.incidents.input_checks import as_many_as, check_two_players
from rules_ropta.incidents.shared_pots import (
    C44,
    PotLeft,
    PotParted,
    SmallestChip,
    parted,
    pots_line,
    sound_pots,
)
from rules_ropta.question import incident, line_of_players
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling
from rules_ropta.situation import each_once, is_card, seats_among


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardGone:
    """The board was taken away before the end.

    ``discernible``: it can be told from the rest without turning a card over;
    ``stub_shown_or_dropped``: the dealer let the stub be seen, or fall. ``pots``: the main one,
    then those outside it, where there are several and their chips are to be told.
    """

    discernible: bool
    live: Annotated[tuple[Who, ...], asked_when(discernible=False, required=True)] = ()
    several_pots: Annotated[bool, asked_when(discernible=False)] = False
    pots: Annotated[
        tuple[PotLeft, ...], Advanced(), asked_when(discernible=False, several_pots=True)
    ] = ()
    smallest_chip: Annotated[SmallestChip, asked_when(discernible=False, several_pots=True)] = 1
    stub_shown_or_dropped: Annotated[bool, Advanced()] = False

    def __post_init__(self) -> None:
        if not self.discernible:
            check_two_players("live", self.live)
            sound_pots(self.pots)
            for pot in self.pots:
                seats_among("pots", pot.eligible, self.live)


@dataclass(frozen=True, slots=True)
class BoardRemovedDecision:
    """Whether the hand goes on; else who shares the pot, or each pot (``each_pot``) of several."""

    continue_hand: bool
    split_between: tuple[Who, ...] | None = None
    dealer_sanction_possible: bool | None = None
    each_pot: bool | None = None
    pots: tuple[PotParted, ...] | None = None


def _board_gone_line(decision: Plain, _: Plain) -> Line:
    sanction = decision.get("dealer_sanction_possible")
    then = (Line("DEALER_MAY_BE_SANCTIONED"),) if sanction else ()
    if decision["continue_hand"]:
        return Line("BOARD_PUT_BACK", then=then)
    if decision.get("each_pot"):
        return pots_line(decision.get("pots", ()), then)
    return replace(line_of_players("POT_SHARED", decision["split_between"]), then=then)


@incident("board_removed_early", "7.4", "10.7", "10.8", moment="board", line=_board_gone_line)
def board_removed_early(case: BoardGone) -> Ruling[BoardRemovedDecision]:
    """Return the effect of a board removed too soon: the pot is shared if the cards are lost.

    Of several pots each is, between those who may win it (C44).

    >>> board_removed_early(BoardGone(discernible=False, live=("A", "B"))).decision.split_between
    ('A', 'B')
    """
    sanction = True if case.stub_shown_or_dropped else None
    if case.discernible:
        return Ruling(
            BoardRemovedDecision(True, dealer_sanction_possible=sanction),
            cites=("7.4",),
            because=Reason("BOARD_CAN_BE_TOLD"),
            force=Force.SANCTION_POSSIBLE if sanction else Force.AUTOMATIC,
            announce=Reason("SAY_BOARD_PUT_BACK"),
        )
    if case.several_pots or case.pots:
        shares = parted(case.pots, case.smallest_chip) or None
        return Ruling(
            BoardRemovedDecision(False, case.live, sanction, each_pot=True, pots=shares),
            cites=("7.4", "10.7", "10.8"),
            because=Reason("BOARD_LOST"),
            readings=(C44,),
            announce=Reason("SAY_EACH_POT_SHARED"),
        )
    return Ruling(
        BoardRemovedDecision(False, case.live, sanction),
        cites=("7.4",),
        because=Reason("BOARD_LOST"),
        announce=Reason("SAY_POT_SHARED", {"players": len(case.live)}),
    )


Kind = Literal["no_burn", "two_burns", "four_cards", "premature"]


BURNED = {"no_burn": 0, "two_burns": 2, "four_cards": 1, "premature": 1}


ON_THE_TABLE = {"no_burn": 3, "two_burns": 3, "four_cards": 4, "premature": 3}


@dataclass(frozen=True, slots=True, kw_only=True)
class FlopError:
    """What is wrong with the flop, and which of its cards can be identified.

    ``burns`` and ``out`` name the cards burned and the cards on the table, in the order
    dealt, ``stub_top`` the next one of the stub: any names will do, and they go by rank
    where none are given. ``identifiable``: that order is known.
    """

    kind: Kind
    substantial_action: bool = False
    identifiable: Annotated[
        bool,
        asked_when(kind=("no_burn", "two_burns"), substantial_action=False, required=True),
        asked_when(kind="four_cards", substantial_action=False),
    ] = False
    burn_identifiable: Annotated[
        bool,
        asked_when(kind="premature", substantial_action=False, required=True),
        asked_when(kind="four_cards", identifiable=False, substantial_action=False),
    ] = True
    burns: Annotated[tuple[str, ...], Advanced(), asked_when(kind=("two_burns", "four_cards"))] = ()
    out: Annotated[
        tuple[str, ...], Advanced(), asked_when(kind=("no_burn", "two_burns", "four_cards"))
    ] = ()
    stub_top: Annotated[str, Advanced(), asked_when(kind="no_burn", identifiable=True)] = "stub_top"

    def __post_init__(self) -> None:
        as_many_as("burns", self.burns, BURNED[self.kind])
        as_many_as("out", self.out, ON_THE_TABLE[self.kind])
        each_once("out", (*self.burned, *self.flopped, self.stub_top))

    @property
    def burned(self) -> tuple[str, ...]:
        """Return the names of the cards burned, in order."""
        return self.burns or tuple(f"burn_{n}" for n in range(1, BURNED[self.kind] + 1))

    @property
    def flopped(self) -> tuple[str, ...]:
        """Return the names of the cards on the table, in order."""
        return self.out or tuple(f"flop_{n}" for n in range(1, ON_THE_TABLE[self.kind] + 1))


@dataclass(frozen=True, slots=True)
class FlopCorrection:
    """How the flop is put right; a field that does not apply is None.

    Cards told apart take their place: ``burn``, ``flop``, ``turn_burn``. Otherwise
    ``shuffle_count`` cards are shuffled, and ``draw`` says what is drawn from them, in order;
    ``then_from_stub`` is what the stub still gives. Too soon, ``reshuffle`` says what goes
    back together, and ``new_burn`` whether a card is burned again. Folded cards never return.
    """

    continue_as_is: bool = False
    burn: str | None = None
    flop: tuple[str, ...] | None = None
    turn_burn: str | None = None
    reshuffle: tuple[str, ...] | None = None
    new_burn: bool | None = None
    shuffle_count: int | None = None
    draw: tuple[str, ...] | None = None
    then_from_stub: tuple[str, ...] | None = None


def _flop_line(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        return Line("FOUR_CARDS_BURN_LOST")
    if decision["continue_as_is"]:
        return Line("FLOP_STANDS")
    if "reshuffle" in decision:
        return Line("EARLY_FLOP_NEW_BURN" if decision["new_burn"] else "EARLY_FLOP_BURN_STAYS")
    kind = given["kind"]
    return Line(f"{kind.upper()}_DRAWN") if "draw" in decision else _in_order_line(kind, decision)


def _in_order_line(kind: str, decision: Plain) -> Line:
    """Each card in its place; the cards themselves where they were named."""
    turn_burn = {"turn_burn": decision.get("turn_burn")}
    cards = {
        "no_burn": {"burn": decision["burn"]},
        "two_burns": turn_burn,
        "four_cards": dict(zip(("first", "second", "third"), decision["flop"], strict=True))
        | turn_burn,
    }[kind]
    named = all(card is not None and is_card(card) for card in cards.values())
    stem = kind.upper()
    return Line(f"{stem}_NAMED", cards) if named else Line(f"{stem}_TOLD")


@incident("flop_error", "7.1", "7.2", moment="board", line=_flop_line)
def flop_error(case: FlopError) -> Ruling[FlopCorrection] | DirectorDecides:
    """Return how a wrong flop is corrected, depending on which cards can be identified.

    After substantial action it stays as it is.

    >>> error = FlopError(kind="no_burn", out=("a", "b", "c"), identifiable=True, stub_top="d")
    >>> flop_error(error).decision.flop
    ('b', 'c', 'd')
    """
    if case.substantial_action:
        return Ruling(
            FlopCorrection(continue_as_is=True),
            cites=("7.1",),
            because=Reason("BOARD_ERROR_SEEN_TOO_LATE"),
            announce=Reason("SAY_BOARD_STANDS"),
        )
    if case.kind == "premature":
        return _too_soon(case)
    if case.identifiable:
        return _cards_told_apart(case)
    if case.kind == "four_cards" and not case.burn_identifiable:
        return DirectorDecides(
            question=Reason("FOUR_CARD_FLOP_BURN_LOST"),
            options=(
                Option("SHUFFLE_ALL_FIVE", (Reason("WEIGHS_AS_WITH_TWO_BURNS"),)),
                Option("SHUFFLE_FLOP_AND_STUB", (Reason("WEIGHS_AS_WITH_EARLY_FLOP"),)),
            ),
            cites=("7.2",),
        )
    return _cards_drawn(case)


def _cards_told_apart(case: FlopError) -> Ruling[FlopCorrection]:
    """Return each card in its right place: the order dealt is the order due."""
    order = (*case.burned, *case.flopped)
    if case.kind == "no_burn":
        order = (*order, case.stub_top)
    turn_burn = order[4] if len(order) > 4 else None
    code = {
        "no_burn": "FLOP_WITHOUT_BURN",
        "two_burns": "FLOP_AFTER_TWO_BURNS",
        "four_cards": "FLOP_OF_FOUR_CARDS",
    }[case.kind]
    return Ruling(
        FlopCorrection(burn=order[0], flop=order[1:4], turn_burn=turn_burn),
        cites=("7.2",),
        because=Reason(code),
        announce=Reason("SAY_FLOP_PUT_IN_ORDER"),
    )


def _cards_drawn(case: FlopError) -> Ruling[FlopCorrection]:
    """Return which cards are shuffled, and what is drawn from them."""
    if case.kind == "no_burn":
        mended = FlopCorrection(shuffle_count=3, draw=("burn",), then_from_stub=("flop",))
    elif case.kind == "two_burns":
        mended = FlopCorrection(shuffle_count=5, draw=("burn", "flop", "turn_burn"))
    else:
        mended = FlopCorrection(burn=case.burned[0], shuffle_count=4, draw=("flop", "turn_burn"))
    return Ruling(
        mended,
        cites=("7.2",),
        because=Reason("FLOP_ORDER_LOST", {"count": mended.shuffle_count}),
        announce=Reason("SAY_FLOOR_SHUFFLES_FLOP"),
    )


def _too_soon(case: FlopError) -> Ruling[FlopCorrection]:
    if case.burn_identifiable:
        mended = FlopCorrection(reshuffle=("flop", "stub"), new_burn=False)
        code = "EARLY_FLOP_BURN_KEPT"
    else:
        mended = FlopCorrection(reshuffle=("burn", "flop", "stub"), new_burn=True)
        code = "EARLY_FLOP_BURN_LOST"
    return Ruling(
        mended, cites=("7.2",), because=Reason(code), announce=Reason("SAY_EARLY_FLOP_TAKEN_BACK")
    )
