"""A flop dealt wrong: no burn, two burns, four cards, or too soon (ROPTA 7.1, 7.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import Seldom, asked_when
from rules_ropta.incidents.possible import as_many_as
from rules_ropta.registry import incident
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling
from rules_ropta.situation import each_once

Kind = Literal["no_burn", "two_burns", "four_cards", "premature"]

BURNED = {"no_burn": 0, "two_burns": 2, "four_cards": 1, "premature": 1}
ON_THE_TABLE = {"no_burn": 3, "two_burns": 3, "four_cards": 4, "premature": 3}


@dataclass(frozen=True, slots=True, kw_only=True)
class FlopError:
    """What is wrong with the flop, and which cards can be told.

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
    burns: Annotated[tuple[str, ...], Seldom(), asked_when(kind=("two_burns", "four_cards"))] = ()
    out: Annotated[
        tuple[str, ...], Seldom(), asked_when(kind=("no_burn", "two_burns", "four_cards"))
    ] = ()
    stub_top: Annotated[str, Seldom(), asked_when(kind="no_burn", identifiable=True)] = "stub_top"

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
class FlopMended:
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


@incident("flop_error", "7.1", "7.2")
def flop_error(case: FlopError) -> Ruling[FlopMended] | DirectorDecides:
    """Return how a flop dealt wrong is put right, by what can be told of its cards.

    After substantial action it stays as it is.

    >>> error = FlopError(kind="no_burn", out=("a", "b", "c"), identifiable=True, stub_top="d")
    >>> flop_error(error).decision.flop
    ('b', 'c', 'd')
    """
    if case.substantial_action:
        return Ruling(
            FlopMended(continue_as_is=True),
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


def _cards_told_apart(case: FlopError) -> Ruling[FlopMended]:
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
        FlopMended(burn=order[0], flop=order[1:4], turn_burn=turn_burn),
        cites=("7.2",),
        because=Reason(code),
        announce=Reason("SAY_FLOP_PUT_IN_ORDER"),
    )


def _cards_drawn(case: FlopError) -> Ruling[FlopMended]:
    """Return which cards are shuffled, and what is drawn from them."""
    if case.kind == "no_burn":
        mended = FlopMended(shuffle_count=3, draw=("burn",), then_from_stub=("flop",))
    elif case.kind == "two_burns":
        mended = FlopMended(shuffle_count=5, draw=("burn", "flop", "turn_burn"))
    else:
        mended = FlopMended(burn=case.burned[0], shuffle_count=4, draw=("flop", "turn_burn"))
    return Ruling(
        mended,
        cites=("7.2",),
        because=Reason("FLOP_ORDER_LOST", {"count": mended.shuffle_count}),
        announce=Reason("SAY_FLOOR_SHUFFLES_FLOP"),
    )


def _too_soon(case: FlopError) -> Ruling[FlopMended]:
    if case.burn_identifiable:
        mended = FlopMended(reshuffle=("flop", "stub"), new_burn=False)
        code = "EARLY_FLOP_BURN_KEPT"
    else:
        mended = FlopMended(reshuffle=("burn", "flop", "stub"), new_burn=True)
        code = "EARLY_FLOP_BURN_LOST"
    return Ruling(
        mended, cites=("7.2",), because=Reason(code), announce=Reason("SAY_EARLY_FLOP_TAKEN_BACK")
    )
