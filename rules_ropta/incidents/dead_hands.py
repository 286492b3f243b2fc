"""Hands that die or are thrown away, by someone's fault (ROPTA 8.1 to 8.5, 9.22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Chips, Street, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, OPEN_MUCK_BIG_BLIND, HouseRules
from rules_ropta.incidents.input_checks import agree, no_more_than
from rules_ropta.incidents.showdown import (
    MuckFacingAllIn,
    muck_facing_all_in,
    muck_facing_all_in_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import (
    Amount,
    DirectorDecides,
    Force,
    Line,
    Option,
    Plain,
    Reason,
    Ruling,
    decided,
)

U13 = "U13-A"
C18 = "C18-director"
C23 = "C23-raised-is-paid"

HandState = Literal["live", "dead"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MuckedHand:
    """A hand has gone into the muck.

    ``last_action`` is its player's last in this round (``none``: he has not acted in it, even
    with a blind posted); ``called``: another has matched or raised it, or is all-in for less
    (``called_up_to``, the most any such all-in comes to), or ``raised`` it rather than matched
    it (C23); ``amount`` is the total he bet or raised to, ``previous_bet`` the total he raised,
    ``prior_streets`` all he put in on the streets before. ``thrown_by``: ``taken`` by the
    dealer or another player, or thrown by ``himself``: against an all-in without a raise to
    face (``opponent_all_in``), or else ``opponent_at_fault`` says whether another certainly
    made him do it. ``identifiable``: it can still be told from the muck.
    """

    thrown_by: Literal["taken", "himself"] = "taken"
    opponent_all_in: Annotated[bool, asked_when(thrown_by="himself")] = False
    opponent_at_fault: Annotated[
        bool, asked_when(thrown_by="himself", opponent_all_in=False, required=True)
    ] = False
    identifiable: Annotated[
        bool,
        asked_when(thrown_by="taken"),
        asked_when(thrown_by="himself", opponent_all_in=True, required=True),
        asked_when(thrown_by="himself", opponent_at_fault=True, required=True),
    ] = False
    last_action: Annotated[
        Literal["none", "check", "call", "bet", "raise"],
        asked_when(thrown_by="taken", required=True),
    ] = "none"
    called: Annotated[
        bool, asked_when(thrown_by="taken", last_action=("bet", "raise"), required=True)
    ] = False
    amount: Annotated[
        Chips,
        asked_when(thrown_by="taken", last_action=("bet", "raise"), called=False, required=True),
    ] = 0
    called_up_to: Annotated[
        Chips | None,
        Advanced(),
        asked_when(thrown_by="taken", last_action=("bet", "raise"), called=True),
    ] = None
    raised: Annotated[
        bool, Advanced(), asked_when(thrown_by="taken", last_action=("bet", "raise"), called=True)
    ] = False
    previous_bet: Annotated[
        Chips,
        asked_when(thrown_by="taken", last_action="raise", called=False, required=True),
    ] = 0
    prior_streets: Annotated[
        Chips | None,
        Advanced(),
        asked_when(thrown_by="taken", last_action=("bet", "raise"), called=False),
    ] = None

    def __post_init__(self) -> None:
        if self.thrown_by == "himself" or (self.called and self.called_up_to is None):
            return
        if self.last_action in ("bet", "raise"):
            under = self.previous_bet if self.last_action == "raise" else 0
            agree("amount", self.amount > under, "a bet or a raise goes above what was there")
            no_more_than("called_up_to", self.called_up_to or 0, self.amount)

    @property
    def unpaid(self) -> int:
        """Return the part of the player's last bet or raise that nobody matched, in chips."""
        short = self.called_up_to if self.called else 0
        if short is None or self.last_action not in ("bet", "raise"):
            return 0
        under = self.previous_bet if self.last_action == "raise" else 0
        return self.amount - max(under, short)

    @property
    def lost(self) -> int | None:
        """Return the chips the player leaves in the pot; None where their earlier bets are not
        known.
        """
        if self.prior_streets is None:
            return None
        return self.prior_streets + self.amount - self.unpaid


@dataclass(frozen=True, slots=True)
class MuckedHandDecision:
    """The chips returned to the player, and what becomes of the hand and of the offender.

    ``lost`` is what he leaves in the pot, told where the bets of earlier streets are known;
    ``sanction`` and ``may_win`` where he threw it against an all-in.
    """

    refund: int
    hand: HandState | None = None
    lost: int | None = None
    offender_sanction: bool | None = None
    sanction: Literal[True, "heavier"] | None = None
    may_win: bool | None = None


@dataclass(frozen=True, slots=True)
class TakenHand:
    """For either choice: the chips returned if the hand is dead, a warning if it is given back."""

    refund_if_dead: int
    warning_if_given_back: bool = True


def _mucked_line(decision: Plain, _: Plain) -> Line:
    if (refund := decision.get("refund_if_dead")) is not None:
        code = "TAKEN_DEAD_OR_GIVEN_BACK" if refund else "TAKEN_DEAD_FOR_NOTHING_OR_GIVEN_BACK"
        return Line(code, {"refund": refund})
    if "options" in decision:
        return Line("HAND_DEAD_OR_GIVEN_BACK")
    if "may_win" in decision:
        return muck_facing_all_in_line(decision["may_win"])
    if decision.get("offender_sanction"):
        return Line("HAND_DEAD_OFFENDER_WARNED")
    refund = decision["refund"]
    lost = decision.get("lost")
    if not refund:
        return Line("HAND_DEAD_NO_REFUND")
    code = "HAND_DEAD_ALL_BACK" if lost == 0 else "HAND_DEAD_REFUND"
    stays = (Amount("LABEL_STAYS_IN_POT", lost),) if lost else ()
    return Line(code, {"refund": refund}, (Amount("LABEL_COMES_BACK", refund), *stays))


@incident(
    "unprotected_hand_mucked",
    "8.1",
    "8.2",
    "8.3",
    "8.4",
    "10.4",
    moment="betting",
    line=_mucked_line,
)
def unprotected_hand_mucked(case: MuckedHand) -> Ruling[MuckedHandDecision] | DirectorDecides:
    """Return what comes back to a player whose hand went into the muck; the hand is dead.

    Taken from him: only what nobody matched of his own last bet or raise of this round; one
    that can still be told may come back with a warning, as two articles disagree (C18).
    Thrown by himself: nothing (U13), but another's certain fault may give him back a hand
    that can be told, and against an all-in without a raise to face it plays (10.4).

    >>> raised = MuckedHand(last_action="raise", called=False, amount=1200, previous_bet=400)
    >>> unprotected_hand_mucked(raised).decision.refund
    800
    """
    if case.thrown_by == "himself":
        return _thrown_away(case)
    if case.identifiable:
        return _taken_but_told(case)
    if case.unpaid:
        return _comes_back(case)
    aggressive = case.last_action in ("bet", "raise")
    code = "BET_WAS_PAID" if aggressive else "NOTHING_TO_COME_BACK"
    return Ruling(
        MuckedHandDecision(0, "dead"),
        cites=("8.2",),
        because=Reason(code),
        readings=(C23,) if aggressive and case.raised else (),
        announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
    )


def _taken_but_told(case: MuckedHand) -> DirectorDecides:
    """Leave it to the director: 8.2 kills the hand, 8.1 returns an identifiable one (C18)."""
    refund = case.unpaid
    dead = Reason("SAY_HAND_DEAD_REFUND", {"refund": refund})
    return DirectorDecides(
        question=Reason("TAKEN_BUT_TOLD"),
        options=(
            Option(
                "GIVE_THE_HAND_BACK",
                (Reason("WEIGHS_HAND_CAN_BE_TOLD"),),
                announce=Reason("SAY_HAND_BACK_WITH_WARNING"),
            ),
            Option(
                "HAND_STAYS_DEAD",
                (Reason("WEIGHS_NO_RECOURSE"),),
                announce=dead if refund else Reason("SAY_HAND_DEAD_PLAY_ON"),
            ),
        ),
        cites=("8.1", "8.2"),
        readings=(C18,),
        settled=TakenHand(refund),
    )


def _comes_back(case: MuckedHand) -> Ruling[MuckedHandDecision]:
    code = "UNPAID_BET_COMES_BACK" if case.last_action == "bet" else "UNPAID_RAISE_COMES_BACK"
    return Ruling(
        MuckedHandDecision(case.unpaid, "dead", case.lost),
        cites=("8.2",),
        because=Reason(code, {"refund": case.unpaid}),
        announce=Reason("SAY_HAND_DEAD_REFUND", {"refund": case.unpaid}),
    )


def _thrown_away(case: MuckedHand) -> Ruling[MuckedHandDecision] | DirectorDecides:
    if case.opponent_all_in:
        thrown = muck_facing_all_in(MuckFacingAllIn(recoverable=case.identifiable))
        found = thrown.decision
        return decided(
            thrown,
            MuckedHandDecision(0, found.hand, sanction=found.sanction, may_win=found.may_win),
        )
    if case.opponent_at_fault and case.identifiable:
        return DirectorDecides(
            question=Reason("THROWN_BY_ANOTHERS_FAULT"),
            options=(
                Option("HAND_STAYS_DEAD", (Reason("WEIGHS_THE_RULE_IS_DEAD"),)),
                Option("GIVE_THE_HAND_BACK", (Reason("WEIGHS_FAULT_IS_CERTAIN"),)),
            ),
            cites=("8.4",),
            readings=(U13,),
            settled=MuckedHandDecision(0, offender_sanction=True),
        )
    sanction = True if case.opponent_at_fault else None
    code = "THROWN_AND_LOST" if case.opponent_at_fault else "THROWN_BY_HIMSELF"
    return Ruling(
        MuckedHandDecision(0, "dead", offender_sanction=sanction),
        cites=("8.3",) if case.opponent_at_fault else ("8.3", "8.4"),
        because=Reason(code),
        force=Force.SANCTION_IMPOSED if sanction else Force.AUTOMATIC,
        readings=(U13,),
        announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsThrown:
    """Cards thrown onto an unprotected hand; can that hand be identified?"""

    identifiable: bool


@dataclass(frozen=True, slots=True)
class CardsThrownDecision:
    """What becomes of the covered hand, and who is penalised."""

    victim_hand: HandState
    victim_sanction: bool
    offender_sanction: bool


def _cards_thrown_line(decision: Plain, _: Plain) -> Line:
    live = decision["victim_hand"] == "live"
    return Line("COVERED_HAND_PLAYS" if live else "COVERED_HAND_DEAD")


@incident(
    "cards_thrown_on_unprotected_hand", "8.1", "8.5", moment="behaviour", line=_cards_thrown_line
)
def cards_thrown_on_unprotected_hand(case: CardsThrown) -> Ruling[CardsThrownDecision]:
    """Return the effect of cards thrown onto an unprotected hand: dead unless identifiable.

    Whoever threw is sanctioned either way; a hand given back costs its player one as well.

    >>> cards_thrown_on_unprotected_hand(CardsThrown(identifiable=True)).decision.victim_hand
    'live'
    """
    if case.identifiable:
        return Ruling(
            CardsThrownDecision("live", victim_sanction=True, offender_sanction=True),
            cites=("8.1", "8.5"),
            because=Reason("COVERED_HAND_TOLD"),
            force=Force.SANCTION_IMPOSED,
            announce=Reason("SAY_HAND_GIVEN_BACK"),
        )
    return Ruling(
        CardsThrownDecision("dead", victim_sanction=False, offender_sanction=True),
        cites=("8.5",),
        because=Reason("COVERED_HAND_LOST"),
        force=Force.SANCTION_IMPOSED,
        announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
    )


U21 = "U21-A"


C8 = "C8-special"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenMuck:
    """A player threw their cards although they could check.

    ``posted_bb``: he had posted it, which counts before the flop only.

    ``opponent_all_in``: against an all-in; is the hand then ``recoverable``?
    """

    opponent_all_in: bool = False
    posted_bb: Annotated[bool, asked_when(opponent_all_in=False, required=True)] = False
    street: Annotated[
        Street | None, Advanced(), asked_when(opponent_all_in=False, posted_bb=True)
    ] = None
    recoverable: Annotated[bool, asked_when(opponent_all_in=True, required=True)] = False


@dataclass(frozen=True, slots=True)
class OpenMuckDecision:
    """What becomes of the hand and of the blind, and whether the player is penalised.

    ``sanction`` and ``may_win`` are told against an all-in only.
    """

    hand: HandState
    penalty: bool
    blind_lost: bool
    sanction: Literal[True, "heavier"] | None = None
    may_win: bool | None = None


def _open_muck_line(decision: Plain, _: Plain) -> Line:
    if "may_win" in decision:
        return muck_facing_all_in_line(decision["may_win"])
    if not decision["penalty"]:
        return Line("MUCKED_BLIND_LOST")
    return Line("MUCKED_BLIND_LOST_PUNISHED" if decision["blind_lost"] else "MUCKED_PUNISHED")


@incident(
    "open_muck",
    "9.22",
    "10.4",
    moment="betting",
    line=_open_muck_line,
    departs=(OPEN_MUCK_BIG_BLIND,),
)
def open_muck(case: OpenMuck, house: HouseRules = BY_THE_BOOK) -> Ruling[OpenMuckDecision]:
    """Return what throwing one's cards costs where nothing was to be matched.

    The hand is dead and the player punished; the big blind only loses what was posted (U21),
    unless the house punishes it too. Against an all-in the hand plays if it is found (10.4).

    >>> open_muck(OpenMuck(posted_bb=True)).decision.penalty
    False
    """
    if case.opponent_all_in:
        thrown = muck_facing_all_in(MuckFacingAllIn(recoverable=case.recoverable))
        found = thrown.decision
        lost = case.posted_bb and found.hand == "dead"
        return decided(
            thrown, OpenMuckDecision(found.hand, True, lost, found.sanction, found.may_win)
        )
    # The blind was posted before the flop: on a later street it is no bet of this round.
    posted = case.posted_bb and case.street in (None, "preflop")
    departures = house.obeyed(OPEN_MUCK_BIG_BLIND) if posted else ()
    if posted and not departures:
        return Ruling(
            OpenMuckDecision("dead", penalty=False, blind_lost=True),
            cites=("9.22",),
            because=Reason("BIG_BLIND_THREW_ITS_CARDS"),
            readings=(U21, C8),
            announce=Reason("SAY_HAND_DEAD_BLIND_STAYS"),
        )
    settles = Reason("HOUSE_RULE_SETTLES", {"article": "9.22"})
    return Ruling(
        OpenMuckDecision("dead", penalty=True, blind_lost=posted),
        cites=("9.22",),
        because=settles if departures else Reason("THREW_CARDS_COULD_CHECK"),
        force=Force.SANCTION_IMPOSED,
        readings=(C8,) if departures else (U21, C8),
        announce=Reason("SAY_HAND_DEAD_PENALTY"),
        departures=departures,
    )
