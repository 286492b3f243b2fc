"""The rest of the deck: fallen, mixed up, or seen (ROPTA 6.4, 7.1, 7.5, 7.6, 7.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import AtLeast, asked_when
from rules_ropta.incidents.possible import CARDS_OF_A_DECK
from rules_ropta.registry import incident
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling

U12 = "U12-A"


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedStub:
    """The stub has fallen; ``mixed_with_…``: it cannot be told from these any more."""

    order_restorable: bool
    mixed_with_muck: Annotated[bool, asked_when(order_restorable=False)] = False
    mixed_with_burns: Annotated[bool, asked_when(order_restorable=False)] = False


@dataclass(frozen=True, slots=True)
class StubRestored:
    """What is shuffled together, nothing where the order is found again, and who cuts."""

    shuffle: tuple[str, ...]
    cut_by: Literal["right_of_dealer"] | None = None


@incident("dropped_stub", "6.4", "7.5")
def dropped_stub(case: DroppedStub) -> Ruling[StubRestored]:
    """Return what is shuffled after the stub fell: nothing, the stub, or what it fell into.

    >>> dropped_stub(DroppedStub(order_restorable=False)).decision.shuffle
    ('stub',)
    """
    if case.order_restorable:
        return Ruling(
            StubRestored(()),
            cites=("6.4", "7.5"),
            because=Reason("STUB_ORDER_RESTORED"),
            readings=(U12,),
            announce=Reason("SAY_PLAY_ON"),
        )
    muck = ("muck",) if case.mixed_with_muck else ()
    burns = ("burns",) if case.mixed_with_burns else ()
    code = "STUB_MIXED_UP" if muck or burns else "STUB_ORDER_LOST"
    return Ruling(
        StubRestored(("stub", *muck, *burns), cut_by="right_of_dealer"),
        cites=("6.4", "7.5"),
        because=Reason(code),
        readings=(U12,),
        announce=Reason("SAY_STUB_SHUFFLED"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedStub:
    """Cards of the stub were seen: how many, and can anyone still bet?"""

    count: Annotated[int, CARDS_OF_A_DECK]
    bets_possible: Annotated[bool, asked_when(count=AtLeast(2), required=True)] = False


@dataclass(frozen=True, slots=True)
class StubSeen:
    """Whether the hand falls, and what is shuffled and cut."""

    cancel: bool | None = None
    card: Literal["dead"] | None = None
    reshuffle: Literal["stub_only"] | None = None
    cut_by: Literal["right_of_dealer"] | None = None
    may_cancel: bool | None = None


@incident("exposed_stub", "5.4", "7.1", "7.6", "7.7")
def exposed_stub(case: ExposedStub) -> Ruling[StubSeen] | DirectorDecides:
    """Return what cards of the stub seen by the table lead to.

    One is set aside. From two, and no bet possible, the stub alone is shuffled and cut;
    while bets are possible, the hand may be cancelled.

    >>> exposed_stub(ExposedStub(count=2, bets_possible=False)).decision.reshuffle
    'stub_only'
    """
    if case.count == 1:
        return Ruling(
            StubSeen(cancel=False, card="dead"),
            cites=("5.4",),
            because=Reason("BOXED_CARD_ALONE"),
            announce=Reason("SAY_CARD_SET_ASIDE"),
        )
    if not case.bets_possible:
        return Ruling(
            StubSeen(cancel=False, reshuffle="stub_only", cut_by="right_of_dealer"),
            cites=("7.1", "7.6"),
            because=Reason("STUB_SEEN_NO_MORE_BETS", {"count": case.count}),
            readings=(U12,),
            announce=Reason("SAY_STUB_SHUFFLED"),
        )
    return DirectorDecides(
        question=Reason("STUB_SEEN_BETS_POSSIBLE", {"count": case.count}),
        options=(
            Option("CANCEL_AND_RETURN_ALL", (Reason("WEIGHS_CARDS_TELL_THE_BETTORS"),)),
            Option("SHUFFLE_STUB_PLAY_ON", (Reason("WEIGHS_CARDS_TELL_LITTLE"),)),
        ),
        cites=("7.1", "7.7"),
        readings=(U12,),
        settled=StubSeen(may_cancel=True),
    )
