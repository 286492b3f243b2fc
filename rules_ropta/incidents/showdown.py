"""The end of a hand: who shows, who asks to see, a pot given wrong (ROPTA 10.4, 10.5, 10.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Place, TurnedOn, Who, asked_when
from rules_ropta.incidents.input_checks import agree, check_two_players, needed
from rules_ropta.penalties import C37
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling, decided
from rules_ropta.situation import each_once, seats_among

C15 = "C15-special"


@dataclass(frozen=True, slots=True, kw_only=True)
class AllInShowdown:
    """The players in the hand, and those all-in; ``betting_closed``: no more bets are possible.

    That is sure where everybody is all-in, and needs saying where somebody else is still in.
    ``other_tables_playing``: it is hand-for-hand, and a hand goes on elsewhere.
    """

    live: tuple[Who, ...]
    all_in: tuple[Who, ...]
    betting_closed: Annotated[bool | None, Advanced(), TurnedOn()] = None
    other_tables_playing: Annotated[bool, Advanced()] = False

    def __post_init__(self) -> None:
        check_two_players("live", self.live)
        each_once("all_in", self.all_in)
        seats_among("all_in", self.all_in, self.live)
        everybody = len(self.all_in) == len(self.live)
        unsaid = bool(self.all_in) and not everybody and self.betting_closed is None
        needed("betting_closed", unsaid, "somebody who is not all-in may still bet")
        open_to_bets = everybody and self.betting_closed is False
        agree("betting_closed", not open_to_bets, "nobody is left with chips to bet")


@dataclass(frozen=True, slots=True)
class FaceUp:
    """The players who turn their cards face up now."""

    face_up: tuple[Who, ...]


def _face_up_line(decision: Plain, given: Plain) -> Line:
    if decision["face_up"]:
        return Line("ALL_HANDS_UP")
    if not given["all_in"]:
        return Line("NO_ALL_IN")
    closed = given.get("betting_closed") is not False
    return Line("HANDS_DOWN_UNTIL_OTHERS" if closed else "HANDS_STAY_DOWN")


@incident("all_in_showdown", "10.4", "10.5", "2.7", moment="showdown", line=_face_up_line)
def all_in_showdown(case: AllInShowdown) -> Ruling[FaceUp]:
    """Return the players who turn their cards face up: all, once an all-in closes the betting.

    In hand-for-hand nothing is turned up while other tables play (2.7).

    >>> all_in_showdown(AllInShowdown(live=("A", "B"), all_in=("A", "B"))).decision
    FaceUp(face_up=('A', 'B'))
    """
    players = {"players": len(case.live)}
    if not case.all_in:
        return Ruling(FaceUp(()), ("10.4", "10.5"), Reason("NOBODY_IS_ALL_IN"))
    if case.betting_closed is False:
        because = Reason("BETTING_GOES_ON", players)
        return Ruling(FaceUp(()), ("10.4",), because, announce=Reason("SAY_CARDS_STAY_DOWN"))
    if case.other_tables_playing:
        return Ruling(
            FaceUp(()),
            cites=("2.7", "10.4"),
            because=Reason("ALL_IN_WAITS_FOR_OTHER_TABLES", players),
            announce=Reason("SAY_CARDS_WAIT_FOR_OTHERS"),
        )
    return Ruling(
        FaceUp(case.live),
        cites=("10.4",),
        because=Reason("ALL_IN_CLOSES_THE_BETTING", players),
        announce=Reason("SAY_TURN_ALL_CARDS_UP"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class MuckFacingAllIn:
    """A hand thrown face down against an all-in, with no raise to face: can it be retrieved?"""

    recoverable: bool


@dataclass(frozen=True, slots=True)
class MuckFacingAllInDecision:
    """What becomes of the hand, the penalty of its player, and whether the hand may win."""

    hand: Literal["live", "dead"]
    sanction: Literal[True, "heavier"]
    may_win: bool


def muck_facing_all_in_line(may_win: bool) -> Line:
    """Return the line of a hand thrown against an all-in, found again or not."""
    return Line("THROWN_AT_ALL_IN_PLAYS" if may_win else "THROWN_AT_ALL_IN_LOST")


@incident(
    "muck_facing_all_in",
    "10.4",
    moment="showdown",
    line=lambda decision, _: muck_facing_all_in_line(decision["may_win"]),
)
def muck_facing_all_in(case: MuckFacingAllIn) -> Ruling[MuckFacingAllInDecision]:
    """Return what throwing one's cards face down against an all-in costs, no raise being faced.

    The hand is found again if it can be, plays, and may win; its player is punished, more
    heavily where the hand is lost.

    >>> muck_facing_all_in(MuckFacingAllIn(recoverable=False)).decision.sanction
    'heavier'
    """
    if case.recoverable:
        return Ruling(
            MuckFacingAllInDecision("live", sanction=True, may_win=True),
            cites=("10.4",),
            because=Reason("THROWN_AT_ALL_IN_FOUND"),
            force=Force.SANCTION_IMPOSED,
            announce=Reason("SAY_THROWN_HAND_PLAYS"),
        )
    return Ruling(
        MuckFacingAllInDecision("dead", sanction="heavier", may_win=False),
        cites=("10.4",),
        because=Reason("THROWN_AT_ALL_IN_NOT_FOUND"),
        force=Force.SANCTION_IMPOSED,
        announce=Reason("SAY_THROWN_HAND_LOST"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Showdown:
    """The river is over: the button's place, who is left, who bet or raised last on it.

    ``all_in``: one of them is all-in. What was bet on the turn is asked for nothing: it has no
    effect.
    """

    live: tuple[Place, ...]
    last_river_aggressor: Place | None
    button: Place
    all_in: bool = False
    last_turn_aggressor: Annotated[Place | None, Advanced()] = None

    def __post_init__(self) -> None:
        check_two_players("live", self.live)
        if self.last_river_aggressor is not None:
            seats_among("last_river_aggressor", (self.last_river_aggressor,), self.live)


@dataclass(frozen=True, slots=True)
class ShowingOrder:
    """The places in the order in which they show; ``all_face_up``: nobody may throw unseen."""

    order: tuple[int, ...]
    all_face_up: bool = False


def _showdown_line(decision: Plain, _: Plain) -> Line:
    first, *others = decision["order"]
    code = "ALL_SHOW_IN_ORDER" if decision["all_face_up"] else "SHOWING_ORDER"
    return Line(code, {"first": first, "others": tuple(others)})


@incident("showdown", "10.5", "10.4", moment="showdown", line=_showdown_line)
def showdown(case: Showdown) -> Ruling[ShowingOrder]:
    """Return in which order the places show, clockwise.

    From the last to bet or raise on the river; from the left of the button when it was
    checked. With an all-in every hand is shown, whenever it was made, side pots first (10.4).

    >>> showdown(Showdown(button=1, live=(2, 4, 6, 8), last_river_aggressor=6)).decision.order
    (6, 8, 2, 4)
    """
    aggressor = case.last_river_aggressor
    in_order = sorted(case.live)
    if aggressor is None:
        order = _clockwise(in_order, case.button + 1)
        because = Reason("RIVER_WAS_CHECKED", {"first": order[0]})
    else:
        order = _clockwise(in_order, aggressor)
        because = Reason("LAST_TO_BET_SHOWS_FIRST", {"first": order[0]})
    if case.all_in:
        return Ruling(
            ShowingOrder(order, all_face_up=True),
            cites=("10.4", "10.5"),
            because=Reason("ALL_IN_AT_SHOWDOWN", {"players": len(order)}),
            chain=(because,),
            announce=Reason("SAY_ALL_SHOW_SIDE_POTS_FIRST"),
        )
    say = Reason("SAY_SHOWS_FIRST", {"first": order[0]})
    return Ruling(ShowingOrder(order), ("10.5",), because, announce=say)


def _clockwise(places: list[int], first: int) -> tuple[int, ...]:
    return (*(p for p in places if p >= first), *(p for p in places if p < first))


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestToSee:
    """A player asks to see a hand: did they call on the river, and who holds the hand?

    ``all_in``: an all-in has closed the betting, so that every hand is to be turned up; was
    this one ``thrown`` instead? It may be too where nobody is all-in. ``cards_found``: cards
    already thrown can still be told from the others.
    """

    pot_awarded: bool
    all_in: Annotated[bool, asked_when(pot_awarded=False)] = False
    asker_called_river: Annotated[
        bool, asked_when(pot_awarded=False, all_in=False, required=True)
    ] = False
    target_is_last_aggressor: Annotated[
        bool,
        asked_when(pot_awarded=False, all_in=False, asker_called_river=True, required=True),
    ] = False
    thrown: Annotated[
        bool,
        Advanced(),
        asked_when(all_in=True, pot_awarded=False, required=True),
        asked_when(
            pot_awarded=False, all_in=False, asker_called_river=True, target_is_last_aggressor=True
        ),
    ] = False
    cards_found: Annotated[
        bool,
        asked_when(
            pot_awarded=False, all_in=False, asker_called_river=True, target_is_last_aggressor=True
        ),
        asked_when(all_in=True, pot_awarded=False, thrown=True, required=True),
    ] = True


@dataclass(frozen=True, slots=True)
class HandAskedFor:
    """Whether the hand must be shown, whether it is live again, and the penalty of its player.

    ``sanction_possible``: it was thrown though it could be asked for, and is found.
    """

    must_show: bool
    hand_live_again: bool
    sanction: bool | Literal["heavier"]
    sanction_possible: bool | None = None


def _request_line(decision: Plain, given: Plain) -> Line:
    if not decision["must_show"]:
        return Line("HAND_NEED_NOT_BE_SHOWN")
    live = decision["hand_live_again"]
    if given.get("all_in"):
        return muck_facing_all_in_line(live) if decision["sanction"] else Line("ALL_HANDS_UP")
    return Line("HAND_IS_SHOWN" if live else "HAND_ASKED_FOR_LOST")


@incident("request_to_see", "10.4", "10.5", "11.1", moment="showdown", line=_request_line)
def request_to_see(case: RequestToSee) -> Ruling[HandAskedFor]:
    """Return whether a hand must be shown to the one who asks.

    Only who called on the river may ask, only for the last to bet or raise, and before the
    pot is given. The hand then plays again, thrown or not (C15), though to throw it may be
    punished (11.1); lost in the muck, so that it cannot be shown, its player is for sure (C37).
    An all-in that has closed the betting has every hand shown, whoever asks, and punishes who
    threw it (10.4).

    >>> request_to_see(RequestToSee(asker_called_river=True, target_is_last_aggressor=True,
    ...                             pot_awarded=False)).decision.hand_live_again
    True
    """
    if case.all_in and not case.pot_awarded:
        return _shown_at_all_in(case)
    barred = _barred(case)
    if barred is not None:
        decision = HandAskedFor(must_show=False, hand_live_again=False, sanction=False)
        return Ruling(decision, ("10.5",), barred, announce=Reason("SAY_NOTHING_TO_SHOW"))
    if not case.cards_found:
        return Ruling(
            HandAskedFor(must_show=True, hand_live_again=False, sanction=True),
            cites=("10.5", "11.1"),
            because=Reason("CALLER_MAY_SEE_CARDS_LOST"),
            force=Force.SANCTION_IMPOSED,
            readings=(C37,),
            announce=Reason("SAY_CARDS_LOST_PENALTY"),
        )
    return Ruling(
        HandAskedFor(
            True, hand_live_again=True, sanction=False, sanction_possible=case.thrown or None
        ),
        cites=("10.5", "11.1") if case.thrown else ("10.5",),
        because=Reason("CALLER_MAY_SEE"),
        force=Force.SANCTION_POSSIBLE if case.thrown else Force.AUTOMATIC,
        readings=(C15, C37) if case.thrown else (C15,),
        announce=Reason("SAY_SHOW_THE_HAND"),
    )


def _shown_at_all_in(case: RequestToSee) -> Ruling[HandAskedFor]:
    if not case.thrown:
        return Ruling(
            HandAskedFor(must_show=True, hand_live_again=True, sanction=False),
            cites=("10.4",),
            because=Reason("ALL_IN_SHOWS_EVERY_HAND"),
            announce=Reason("SAY_TURN_ALL_CARDS_UP"),
        )
    thrown = muck_facing_all_in(MuckFacingAllIn(recoverable=case.cards_found))
    found = thrown.decision
    return decided(
        thrown,
        HandAskedFor(must_show=True, hand_live_again=found.may_win, sanction=found.sanction),
    )


def _barred(case: RequestToSee) -> Reason | None:
    """Return why the request cannot be granted; None when it can."""
    if case.pot_awarded:
        return Reason("POT_IS_GIVEN")
    if not case.asker_called_river:
        return Reason("ASKER_DID_NOT_CALL")
    if not case.target_is_last_aggressor:
        return Reason("ONLY_THE_LAST_AGGRESSOR")
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongAward:
    """The pot went to the wrong player, the hands having been misread.

    ``immediate``: somebody spoke at once; it matters only while the cards are there.
    """

    cards_collected: bool
    immediate: Annotated[bool, asked_when(cards_collected=False, required=True)] = False
    all_agree: Annotated[bool, Advanced()] = False


@dataclass(frozen=True, slots=True)
class AwardMayChange:
    """The decision: whether the pot may still go to another player."""

    may_change: bool


def _wrong_award_line(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        return Line("AWARD_FOR_DIRECTOR")
    if decision["may_change"]:
        return Line("POT_CHANGES_HANDS")
    return Line("AWARD_STANDS_ANYWAY" if given.get("all_agree") else "AWARD_STANDS")


@incident("wrong_award", "10.9", "3.1", moment="showdown", line=_wrong_award_line)
def wrong_award(case: WrongAward) -> Ruling[AwardMayChange] | DirectorDecides:
    """Return whether a pot given wrong may change hands: at once, the cards still there.

    Agreement of the whole table changes nothing. Spoken of later, while the cards are still
    there: the text asks for both, or explains the one by the other; the director decides.

    >>> wrong_award(WrongAward(immediate=True, cards_collected=True, all_agree=True)).decision
    AwardMayChange(may_change=False)
    """
    if case.cards_collected:
        because = Reason("CARDS_ARE_GATHERED")
        say = Reason("SAY_AWARD_STANDS")
        return Ruling(AwardMayChange(False), ("10.9",), because, announce=say)
    if case.immediate:
        because = Reason("CAUGHT_AT_ONCE")
        say = Reason("SAY_POT_IS_GIVEN_AGAIN")
        return Ruling(AwardMayChange(True), ("10.9", "3.1"), because, announce=say)
    return DirectorDecides(
        question=Reason("SPOKEN_OF_LATE_CARDS_THERE"),
        options=(
            Option(
                "POT_GOES_TO_THE_RIGHT_HAND",
                (Reason("WEIGHS_CARDS_ARE_STILL_THERE"),),
                Reason("SAY_POT_IS_GIVEN_AGAIN"),
            ),
            Option(
                "AWARD_IS_KEPT",
                (Reason("WEIGHS_NOBODY_SPOKE_AT_ONCE"),),
                Reason("SAY_AWARD_STANDS"),
            ),
        ),
        cites=("10.9", "3.1"),
    )
