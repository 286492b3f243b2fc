"""A foul deck, or one whose rest falls or is seen (ROPTA 5.4, 5.5, 6.4, 7.5 to 7.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules_ropta.field_types import Advanced, AtLeast, Count, Street, Unasked, Who, asked_when
from rules_ropta.incidents.input_checks import CARDS_OF_A_DECK, check_two_players
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

C12 = "C12-bets"


C13 = "C13-deck"


C16 = "C16-share"


C34 = "C34-hand-over"


C35 = "C35-one-stub-card"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxedCards:
    """Cards that lie face up inside the deck; ``bets_possible``: someone can still bet."""

    phase: Literal["initial_deal", "after_initial"]
    count: Annotated[int, CARDS_OF_A_DECK]
    bets_possible: Annotated[
        bool, asked_when(phase="after_initial", count=AtLeast(2), required=True)
    ] = False


@dataclass(frozen=True, slots=True)
class BoxedCardsDecision:
    """Whether the deal or the hand is void; ``may_cancel`` is set once the first deal is over."""

    misdeal: bool
    card: Literal["dead"] | None = None
    may_cancel: bool | None = None
    reshuffle: Literal["stub_only"] | None = None
    cut_by: Literal["right_of_dealer"] | None = None


def _boxed_cards_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("CANCEL_SHARE_OR_PLAY")
    return Line("ALL_DEALT_AGAIN") if decision["misdeal"] else _cards_seen_line(decision)


def _cards_seen_line(decision: Plain) -> Line:
    return Line("CARD_SET_ASIDE" if decision.get("card") == "dead" else "STUB_ALONE_SHUFFLED")


@incident("boxed_cards", "5.4", "7.6", "7.7", moment="deal", line=_boxed_cards_line)
def boxed_cards(case: BoxedCards) -> Ruling[BoxedCardsDecision] | DirectorDecides:
    """Return what cards found face up in the deck lead to.

    One counts for nothing. Two or more in the first deal make a misdeal; later the hand may
    be cancelled while bets are possible, else the stub alone is shuffled again.

    >>> boxed_cards(BoxedCards(count=1, phase="initial_deal")).decision.card
    'dead'
    """
    if case.count == 1:
        later = None if case.phase == "initial_deal" else False
        return Ruling(
            BoxedCardsDecision(misdeal=False, card="dead", may_cancel=later),
            cites=("5.4",),
            because=Reason("BOXED_CARD_ALONE"),
            announce=Reason("SAY_CARD_SET_ASIDE"),
        )
    if case.phase == "initial_deal":
        return Ruling(
            BoxedCardsDecision(misdeal=True),
            cites=("5.4",),
            because=Reason("BOXED_CARDS_IN_DEAL", {"count": case.count}),
            announce=Reason("SAY_MISDEAL"),
        )
    if not case.bets_possible:
        return Ruling(
            BoxedCardsDecision(
                misdeal=False,
                may_cancel=False,
                reshuffle="stub_only",
                cut_by="right_of_dealer",
            ),
            cites=("5.4", "7.6"),
            because=Reason("STUB_SEEN_NO_MORE_BETS", {"count": case.count}),
            announce=Reason("SAY_STUB_SHUFFLED"),
        )
    return DirectorDecides(
        question=Reason("BOXED_CARDS_BETS_POSSIBLE", {"count": case.count}),
        options=(
            Option("CANCEL_AND_RETURN_ALL", (Reason("WEIGHS_CARDS_TELL_THE_BETTORS"),)),
            Option("SHARE_THE_POT", (Reason("WEIGHS_FOLDS_NOT_INFLUENCED"),)),
            Option("PLAY_ON", (Reason("WEIGHS_CARDS_TELL_LITTLE"),)),
        ),
        cites=("5.4", "7.7"),
        readings=(C12,),
        settled=BoxedCardsDecision(misdeal=False, may_cancel=True),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class FoulDeck:
    """A foul deck (joker, duplicate, another back): how far the hand is, and who was misled.

    ``influenced_folds``: whether what was wrong weighed on those who folded; null when it
    cannot be told. ``equal_stakes``: those left have put in the same; ``several_pots``: they have
    in each of them, an all-in parting them, which ``pots`` tells, the main one first.
    """

    finished: bool = False
    street: Annotated[Street | None, Unasked()] = None
    folds_before: Annotated[Count, asked_when(finished=False)] = 0
    influenced_folds: Annotated[
        bool | None, asked_when(finished=False, folds_before=AtLeast(1))
    ] = None
    equal_stakes: Annotated[
        bool,
        asked_when(finished=False, folds_before=AtLeast(1), influenced_folds=False, required=True),
    ] = True
    live: Annotated[
        tuple[Who, ...],
        asked_when(
            finished=False,
            folds_before=AtLeast(1),
            influenced_folds=False,
            equal_stakes=True,
            required=True,
        ),
    ] = ()

    several_pots: Annotated[
        bool,
        asked_when(
            finished=False, folds_before=AtLeast(1), influenced_folds=False, equal_stakes=False
        ),
    ] = False
    pots: Annotated[
        tuple[PotLeft, ...], Advanced(), asked_when(equal_stakes=False, several_pots=True)
    ] = ()
    smallest_chip: Annotated[SmallestChip, asked_when(equal_stakes=False, several_pots=True)] = 1

    def __post_init__(self) -> None:
        if self.shared and self.equal_stakes:
            check_two_players("live", self.live)
        sound_pots(self.pots)

    @property
    def shared(self) -> bool:
        """Return whether those left share the pot: the folds owe nothing to the fault."""
        weighed_not = self.folds_before > 0 and self.influenced_folds is False
        return not self.finished and weighed_not and (self.equal_stakes or self.by_pots)

    @property
    def by_pots(self) -> bool:
        """Return whether stakes that differ are equal pot by pot."""
        return not self.equal_stakes and (self.several_pots or bool(self.pots))


@dataclass(frozen=True, slots=True)
class FoulDeckDecision:
    """Whether the hand is cancelled and bets returned; else who shares the pot, or each pot."""

    cancel: bool
    return_all: bool
    split_between: tuple[Who, ...] | None = None
    each_pot: bool | None = None
    pots: tuple[PotParted, ...] | None = None


def _foul_deck_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("RETURN_OR_SHARE")
    if decision.get("each_pot"):
        return pots_line(decision.get("pots", ()))
    if "split_between" in decision:
        return line_of_players("POT_SHARED", decision["split_between"])
    return Line("HAND_CANCELLED" if decision["cancel"] else "HAND_OVER_STANDS")


@incident("foul_deck", "5.5", "7.7", "10.7", "10.8", moment="deal", line=_foul_deck_line)
def foul_deck(case: FoulDeck) -> Ruling[FoulDeckDecision] | DirectorDecides:
    """Return what a deck found irregular does to the hand, and never to those before it.

    Everything comes back, even at the river; but those left share the pot where the folds
    owe nothing to the fault (C16), each pot where there are several (C44).

    >>> foul_deck(FoulDeck(street="river")).decision.return_all
    True
    """
    if case.finished:
        return Ruling(
            FoulDeckDecision(cancel=False, return_all=False),
            cites=("5.5",),
            because=Reason("FOUL_DECK_HAND_OVER"),
            readings=(C34,),
            announce=Reason("SAY_HAND_STANDS"),
        )
    if case.shared and case.by_pots:
        shares = parted(case.pots, case.smallest_chip) or None
        return Ruling(
            FoulDeckDecision(cancel=False, return_all=False, each_pot=True, pots=shares),
            cites=("7.7", "10.7", "10.8"),
            because=Reason("FOUL_DECK_FOLDS_STAND", {"folds": case.folds_before}),
            force=Force.DIRECTOR,
            readings=(C16, C44),
            announce=Reason("SAY_EACH_POT_SHARED"),
        )
    if case.shared:
        return Ruling(
            FoulDeckDecision(cancel=False, return_all=False, split_between=case.live),
            cites=("7.7",),
            because=Reason("FOUL_DECK_FOLDS_STAND", {"folds": case.folds_before}),
            force=Force.DIRECTOR,
            readings=(C16,),
            announce=Reason("SAY_POT_SHARED", {"players": len(case.live)}),
        )
    if case.folds_before and not case.influenced_folds:
        return _folds_to_weigh(case)
    return Ruling(
        FoulDeckDecision(cancel=True, return_all=True),
        cites=("5.5", "7.7"),
        because=Reason("FOUL_DECK_IN_PLAY"),
        readings=(C13, C16) if case.folds_before else (C13,),
        announce=Reason("SAY_HAND_CANCELLED"),
    )


def _folds_to_weigh(case: FoulDeck) -> DirectorDecides:
    """Return the choice where folds may owe nothing to the fault, or the stakes differ."""
    told = case.influenced_folds is False
    code = "FOUL_DECK_STAKES_DIFFER" if told else "FOUL_DECK_FOLDS_UNKNOWN"
    return DirectorDecides(
        question=Reason(code),
        options=(
            Option("CANCEL_AND_RETURN_ALL", (Reason("WEIGHS_FOLDS_INFLUENCED"),)),
            Option("SHARE_THE_POT", (Reason("WEIGHS_FOLDS_NOT_INFLUENCED"),)),
        ),
        cites=("5.5", "7.7"),
        readings=(C16,),
    )


U12 = "U12-A"


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedStub:
    """The stub was dropped; the ``mixed_with_…`` fields name cards it cannot be separated from."""

    order_restorable: bool
    mixed_with_muck: Annotated[bool, asked_when(order_restorable=False)] = False
    mixed_with_burns: Annotated[bool, asked_when(order_restorable=False)] = False


@dataclass(frozen=True, slots=True)
class StubRestored:
    """The parts shuffled together (empty where the order is restored), and who cuts."""

    shuffle: tuple[str, ...]
    cut_by: Literal["right_of_dealer"] | None = None


_SHUFFLED: Final[Mapping[tuple[str, ...], str]] = {
    (): "STUB_AS_IT_WAS",
    ("stub",): "STUB_ALONE_SHUFFLED",
    ("stub", "muck"): "STUB_AND_MUCK_SHUFFLED",
    ("stub", "burns"): "STUB_AND_BURNS_SHUFFLED",
    ("stub", "muck", "burns"): "STUB_MUCK_AND_BURNS_SHUFFLED",
}


@incident(
    "dropped_stub",
    "6.4",
    "7.5",
    moment="board",
    line=lambda decision, _: Line(_SHUFFLED[tuple(decision["shuffle"])]),
)
def dropped_stub(case: DroppedStub) -> Ruling[StubRestored]:
    """Return what is shuffled after the stub was dropped: none, the stub, or all it mixed with.

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
    """The decision: whether the hand is cancelled, and what is shuffled and cut."""

    cancel: bool | None = None
    card: Literal["dead"] | None = None
    reshuffle: Literal["stub_only"] | None = None
    cut_by: Literal["right_of_dealer"] | None = None
    may_cancel: bool | None = None


def _exposed_stub_line(decision: Plain, _: Plain) -> Line:
    return Line("CANCEL_SHARE_OR_SHUFFLE") if "options" in decision else _cards_seen_line(decision)


@incident("exposed_stub", "5.4", "7.1", "7.6", "7.7", moment="board", line=_exposed_stub_line)
def exposed_stub(case: ExposedStub) -> Ruling[StubSeen] | DirectorDecides:
    """Return what cards of the stub seen by the table lead to.

    One is set aside, as a boxed card is (C35). From two, and no bet possible, the stub alone is
    shuffled and cut; while bets are possible, the hand may be cancelled, or the pot shared
    where the folds owe nothing to what was seen, as with boxed cards.

    >>> exposed_stub(ExposedStub(count=2, bets_possible=False)).decision.reshuffle
    'stub_only'
    """
    if case.count == 1:
        return Ruling(
            StubSeen(cancel=False, card="dead"),
            cites=("5.4",),
            because=Reason("STUB_CARD_ALONE"),
            readings=(C35,),
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
            Option("SHARE_THE_POT", (Reason("WEIGHS_FOLDS_NOT_INFLUENCED"),)),
            Option("SHUFFLE_STUB_PLAY_ON", (Reason("WEIGHS_CARDS_TELL_LITTLE"),)),
        ),
        cites=("7.1", "7.7"),
        readings=(U12,),
        settled=StubSeen(may_cancel=True),
    )
