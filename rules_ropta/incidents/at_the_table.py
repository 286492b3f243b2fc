"""Being there for the deal, devices, and a blind posted by mistake (ROPTA 1.9, 4.1, 4.5, 11.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from rules_ropta.field_types import Advanced, Chips, Unasked, Whole, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, DEVICE_WARNINGS, HouseRules
from rules_ropta.incidents.input_checks import agree
from rules_ropta.incidents.silent_bets import Push, read_in_order
from rules_ropta.incidents.wagers import announcement_of, call, wager_line
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Plain, Reason, Ruling, applies

C1 = "C1-dealt"

HandState = Literal["live", "dead"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Away:
    """A player away from their seat: as the first card leaves the deck, or holding cards."""

    leaves_with_cards: bool = False
    event: Annotated[
        Literal["first_card"] | None, Advanced(), asked_when(leaves_with_cards=False)
    ] = None
    at_seat: Annotated[bool, asked_when(leaves_with_cards=False, required=True)] = True
    all_in: Annotated[bool, asked_when(leaves_with_cards=True, required=True)] = False
    busted: Annotated[bool, asked_when(leaves_with_cards=True, all_in=True)] = False

    def __post_init__(self) -> None:
        seated = self.at_seat or not self.leaves_with_cards
        agree("at_seat", seated, "away for the first card, he has no cards to leave with")
        agree("busted", self.all_in or not self.busted, "nobody busts without being all-in")


@dataclass(frozen=True, slots=True)
class Presence:
    """The effect on the hand; a field that does not apply is None.

    ``sanction`` is imposed, ``sanction_possible`` is the director's to give.
    """

    hand: HandState
    posts_taken: bool | None = None
    may_see_cards: bool | None = None
    sanction: bool | None = None
    sanction_possible: bool | None = None


def _presence_line(decision: Plain, given: Plain) -> Line:
    live = decision["hand"] == "live"
    if not given.get("leaves_with_cards"):
        return Line("HAND_LIVE_AT_SEAT" if live else "HAND_DEAD_AWAY")
    if not live:
        return Line("HAND_DEAD_LEFT")
    return Line("HAND_LIVE_LEFT_ALL_IN" if decision["sanction"] else "HAND_LIVE_LEFT_BUSTED")


@incident("presence", "1.9", "4.1", "11.1", moment="deal", line=_presence_line)
def presence(case: Away) -> Ruling[Presence]:
    """Return what becomes of the hand of a player away from their seat.

    Walking away with cards kills the hand. All-in, it stays live, and he is sanctioned if he
    is still in the tournament.

    >>> presence(Away(leaves_with_cards=True, all_in=True)).decision.sanction
    True
    """
    if not case.leaves_with_cards:
        return at_the_deal(case.at_seat)
    if not case.all_in:
        return Ruling(
            Presence("dead", sanction_possible=True),
            cites=("4.1", "11.1"),
            because=Reason("LEFT_WITH_CARDS"),
            announce=Reason("SAY_HAND_DEAD"),
        )
    code = "LEFT_ALL_IN_BUSTED" if case.busted else "LEFT_ALL_IN"
    return Ruling(
        Presence("live", sanction=not case.busted),
        cites=("4.1",),
        because=Reason(code),
        force=Force.AUTOMATIC if case.busted else Force.SANCTION_IMPOSED,
        readings=(C1,),
    )


@applies("1.9", "4.1")
def at_the_deal(at_seat: bool) -> Ruling[Presence]:
    """Return what becomes of a hand whose player is seated, or not, as the first card is dealt.

    Absent, his blinds and antes are taken, his cards go unseen, and he wins nothing, even
    all-in by his posts (C1).

    >>> at_the_deal(at_seat=False).decision.hand
    'dead'
    """
    if at_seat:
        return Ruling(
            Presence("live", posts_taken=True, may_see_cards=True),
            cites=("4.1",),
            because=Reason("AT_SEAT_FOR_FIRST_CARD"),
        )
    return Ruling(
        Presence("dead", posts_taken=True, may_see_cards=False),
        cites=("1.9", "4.1"),
        because=Reason("ABSENT_FOR_FIRST_CARD"),
        readings=(C1,),
        announce=Reason("SAY_HAND_DEAD"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceUsed:
    """A player in the hand uses a device: for the nth time, all-in or not."""

    offence: Annotated[int, Whole("times", at_least=1, at_most=1000)]
    all_in: Annotated[bool, Unasked()] = False


@dataclass(frozen=True, slots=True)
class DeviceUse:
    """The effect of using a device during the hand."""

    hand: HandState
    warning: bool
    sanction_possible: bool


def _device_line(decision: Plain, given: Plain) -> Line:
    if decision["hand"] == "live":
        return Line("DEVICE_WARNED")
    return Line("DEVICE_HAND_DEAD_ALL_IN" if given.get("all_in") else "DEVICE_HAND_DEAD")


@incident(
    "device_in_hand",
    "4.1",
    "11.1",
    moment="behaviour",
    line=_device_line,
    departs=(DEVICE_WARNINGS,),
)
def device_in_hand(case: DeviceUsed, house: HouseRules = BY_THE_BOOK) -> Ruling[DeviceUse]:
    """Return what the nth use of a device by a player in the hand leads to.

    A warning the first time, or as many times as the house says; then the hand is dead,
    all-in or not.

    >>> device_in_hand(DeviceUsed(offence=2, all_in=True)).decision.hand
    'dead'
    """
    offence = case.offence
    departures = house.obeyed(DEVICE_WARNINGS)
    warnings = house.number(DEVICE_WARNINGS)
    own = Reason("HOUSE_DEVICE_WARNINGS", {"offence": offence, "warnings": warnings})
    if offence <= warnings:
        return Ruling(
            DeviceUse("live", warning=True, sanction_possible=True),
            cites=("4.1", "11.1"),
            because=own if departures else Reason("DEVICE_FIRST_TIME"),
            announce=Reason("SAY_DEVICE_WARNING"),
            departures=departures,
        )
    code = "DEVICE_AGAIN_ALL_IN" if case.all_in else "DEVICE_AGAIN"
    return Ruling(
        DeviceUse("dead", warning=False, sanction_possible=True),
        cites=("4.1", "11.1"),
        because=own if departures else Reason(code, {"offence": offence}),
        announce=Reason("SAY_HAND_DEAD"),
        departures=departures,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PostedByMistake:
    """The player under the gun has posted a blind they did not owe.

    ``chips``: what he posted, an ante included; ``bb``: the big blind he faces.
    """

    after_cards: bool
    substantial_after: Annotated[bool, asked_when(after_cards=False, required=True)] = False
    bb: Annotated[
        Chips, Advanced(), asked_when(after_cards=True), asked_when(substantial_after=True)
    ] = 0
    chips: Annotated[
        tuple[Chips, ...],
        Advanced(),
        asked_when(after_cards=True),
        asked_when(substantial_after=True),
    ] = ()


@dataclass(frozen=True, slots=True)
class MispostedBlind:
    """What the chips count as; ``warning`` is True only where they are taken back.

    ``put_right``: what is done at the table. Where the chips are known, they count as
    ``action``, ``total`` in front of him, with what he adds or takes back; one chip below the
    big blind leaves him ``options``.
    """

    ruling: Literal["action_stands", "chips_committed", "take_back"]
    put_right: Literal["judged_as_pushed", "made_a_call_or_a_raise", "given_back"]
    warning: bool | None = None
    action: str | None = None
    total: int | None = None
    must_add: int | None = None
    refund: int | None = None
    options: tuple[str, ...] | None = None
    raise_allowed: bool | None = None
    chip_committed: bool | None = None


_MISPOSTED_LINES: Final = {
    "action_stands": "BLIND_IS_AN_ACTION",
    "chips_committed": "BLIND_COMMITTED",
    "take_back": "BLIND_TAKEN_BACK",
}


def _misposted_line(decision: Plain, given: Plain) -> Line:
    if decision.get("action"):
        return wager_line(decision, {**given, "bet_level": given["bb"]})
    return Line(_MISPOSTED_LINES[decision["ruling"]])


@incident(
    "blind_posted_by_mistake", "4.5", "6.7", "9.2", moment="before_deal", line=_misposted_line
)
def blind_posted_by_mistake(case: PostedByMistake) -> Ruling[MispostedBlind] | DirectorDecides:
    """Return what becomes of a blind posted by mistake under the gun, and what is put right.

    Posted once he had his cards, it is a call or a raise by its chips. Otherwise a
    substantial action after it commits it, completed to a call or a raise where it is neither;
    else it comes back, with a warning.

    >>> blind_posted_by_mistake(PostedByMistake(after_cards=False)).decision.ruling
    'take_back'
    """
    if case.after_cards:
        stands = Ruling(
            MispostedBlind("action_stands", "judged_as_pushed"),
            cites=("4.5",),
            because=Reason("POSTED_AFTER_CARDS"),
            announce=Reason("SAY_CHIPS_ARE_AN_ACTION"),
        )
        return _with_its_chips(case, stands)
    if case.substantial_after:
        committed = Ruling(
            MispostedBlind("chips_committed", "made_a_call_or_a_raise"),
            cites=("4.5", "6.7"),
            because=Reason("POSTED_AND_ACTED_ON"),
            announce=Reason("SAY_CHIPS_STAY"),
        )
        return _with_its_chips(case, committed)
    return Ruling(
        MispostedBlind("take_back", "given_back", warning=True),
        cites=("4.5", "6.7"),
        because=Reason("POSTED_NOTICED_IN_TIME"),
        announce=Reason("SAY_TAKE_BLIND_BACK"),
    )


def _with_its_chips(
    case: PostedByMistake, found: Ruling[MispostedBlind]
) -> Ruling[MispostedBlind] | DirectorDecides:
    """The same, told in chips where they are known: read as chips pushed without a word."""
    if not (case.chips and case.bb):
        return found
    read = read_in_order(
        Push(
            bet_level=case.bb,
            min_increment=case.bb,
            prior=0,
            chips=case.chips,
            players_in_hand=3,
            least_bet=case.bb,
            street="preflop",
        )
    )
    committed = found.decision.ruling == "chips_committed"
    if isinstance(read, DirectorDecides) and not committed:
        return replace(read, cites=(*found.cites, "9.2"), settled=found.decision)
    if isinstance(read, DirectorDecides) or (committed and read.decision.total is None):
        wager = call(case.bb, sum(case.chips))
        read = Ruling(wager, (), found.because, announce=announcement_of(wager))
    wager = read.decision
    decision = replace(
        found.decision,
        action=wager.action,
        total=wager.total,
        must_add=wager.must_add,
        refund=wager.refund,
        options=wager.options,
        raise_allowed=wager.raise_allowed,
        chip_committed=wager.chip_committed,
    )
    return replace(
        found,
        decision=decision,
        cites=(*found.cites, "9.2"),
        readings=read.readings,
        announce=read.announce,
    )
