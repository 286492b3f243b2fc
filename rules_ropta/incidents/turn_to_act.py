"""Acting before one's turn, and being passed over (ROPTA 9.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, OUT_OF_TURN_PUNISHED, HouseRules
from rules_ropta.question import incident
from rules_ropta.ruling import (
    DirectorDecides,
    Force,
    HouseRule,
    Line,
    Option,
    Plain,
    Reason,
    Ruling,
)

U15 = "U15-A"

Action = Literal["check", "call", "fold", "bet", "raise"]
Between = Literal["check", "call", "fold", "bet", "raise", "short_all_in"]
Sanction = Literal["imposed", "possible"]

SPOKEN = ("check", "call", "bet", "raise")
"""What is said before one's turn and may be void when the turn comes; a fold never is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfTurn:
    """A player's announcement or act before their turn, and the actions until their turn came.

    ``rises``: he got up from the table. ``previous_not_done``: his turn was next, but the player
    before had not finished, the amount of a raise still to come. A ``short_all_in`` is above the
    bet, without being a raise. ``facing_bet``: there was a bet already that he said check to.
    """

    announced: Literal["check", "call", "fold", "bet", "raise", "rises"]
    previous_not_done: Annotated[
        bool, Advanced(), asked_when(announced=("check", "call", "fold", "bet", "raise"))
    ] = False
    actions_between: Annotated[
        tuple[Between, ...], asked_when(announced=SPOKEN, required=True)
    ] = ()
    facing_bet: Annotated[bool, asked_when(announced="check")] = False
    repeated: Annotated[bool, asked_when(announced=SPOKEN, previous_not_done=False)] = False

    @property
    def checked_a_bet(self) -> bool:
        """Return whether a check faces a bet, made before it or called in between."""
        return self.announced == "check" and (self.facing_bet or "call" in self.actions_between)


@dataclass(frozen=True, slots=True)
class OutOfTurnDecision:
    """Whether the player is bound by it, whether their chips come back, and the penalty.

    ``options``: what is left to him where he is held to something that cannot be done.
    """

    binding: bool
    chips_back: bool
    sanction: Sanction
    options: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class OutOfTurnPunished:
    """The penalty, whether the announcement is binding or not."""

    sanction: Sanction


def _out_of_turn_line(decision: Plain, given: Plain) -> Line:
    announced = given["announced"]
    if "binding" not in decision:
        return Line("HELD_OR_FREE")
    if announced == "rises":
        return Line("ROSE_BEFORE_TURN")
    if decision.get("options"):
        return Line("CHECK_IS_FOLD_OR_CALL")
    if announced != "fold" and not given.get("actions_between"):
        return Line("HELD_SO_FAR")
    return Line(f"HELD_TO_{announced.upper()}" if decision["binding"] else "NOT_HELD")


@incident(
    "out_of_turn",
    "9.3",
    "9.4",
    "9.15",
    "9.21",
    "11.1",
    moment="betting",
    line=_out_of_turn_line,
    departs=(OUT_OF_TURN_PUNISHED,),
)
def out_of_turn(
    case: OutOfTurn, house: HouseRules = BY_THE_BOOK
) -> Ruling[OutOfTurnDecision] | DirectorDecides:
    """Return whether a player is bound by an announcement out of turn, and the penalty.

    A fold always holds; anything else holds unless a bet or a raise came in between. An all-in
    in between that is no raise is left open. A fold, getting up and a habit are punished; the
    rest may be (U15), or is too where the house says so.

    >>> out_of_turn(OutOfTurn(announced="call", actions_between=("raise",))).decision.binding
    False
    """
    sanction, departures = punished(case, house)
    imposed = sanction == "imposed"
    by = Ruling(
        OutOfTurnDecision(binding=True, chips_back=False, sanction=sanction),
        cites=("9.3",) if imposed and not departures else ("9.3", "11.1"),
        because=Reason("ACTION_UNCHANGED"),
        force=Force.SANCTION_IMPOSED if imposed else Force.AUTOMATIC,
        readings=() if departures else (U15,),
        departures=departures,
    )
    if case.announced in ("fold", "rises"):
        return _gave_up_or_rose(case, by)
    changed = any(action in ("bet", "raise") for action in case.actions_between)
    if not changed and "short_all_in" in case.actions_between:
        return _short_all_in(by)
    fold_or_call = case.checked_a_bet and not changed
    options = ("fold", "call") if fold_or_call else None
    return replace(
        by,
        decision=OutOfTurnDecision(not changed, changed, sanction, options),
        cites=(*by.cites, "9.4") if fold_or_call else by.cites,
        because=Reason(_why(case, changed=changed)),
        announce=Reason(_announcement_code(case, changed=changed)),
    )


def _gave_up_or_rose(case: OutOfTurn, by: Ruling[OutOfTurnDecision]) -> Ruling[OutOfTurnDecision]:
    """Return the ruling on a fold out of turn, always binding, or on getting up, no action."""
    if case.announced == "rises":
        return replace(
            by,
            decision=replace(by.decision, binding=False),
            because=Reason("ROSE_BEFORE_HIS_TURN"),
            announce=Reason("SAY_WAIT_FOR_YOUR_TURN"),
        )
    sure = by.decision.sanction == "imposed"
    because = Reason("FOLD_OUT_OF_TURN_HOLDS" if sure else "FOLD_BEFORE_DONE_HOLDS")
    return replace(by, because=because, announce=Reason("SAY_FOLD_HOLDS"))


def _short_all_in(by: Ruling[OutOfTurnDecision]) -> DirectorDecides:
    """No raise (9.21), yet said all-in it is a bet (9.15), and a bet sets free (9.3)."""
    return DirectorDecides(
        question=Reason("SHORT_ALL_IN_IN_BETWEEN"),
        options=(
            Option("HELD_TO_IT", (Reason("WEIGHS_NO_RAISE_WAS_MADE"),)),
            Option("FREE_TO_ACT", (Reason("WEIGHS_MORE_IS_TO_BE_CALLED"),)),
        ),
        cites=(*by.cites, "9.15", "9.21"),
        readings=by.readings,
        settled=OutOfTurnPunished(by.decision.sanction),
        departures=by.departures,
    )


def punished(case: OutOfTurn, house: HouseRules) -> tuple[Sanction, tuple[HouseRule, ...]]:
    """Return how acting out of turn is punished, and the house rule obeyed, if any.

    >>> punished(OutOfTurn(announced="fold"), BY_THE_BOOK)
    ('imposed', ())
    """
    sure = case.repeated or case.announced in ("fold", "rises")
    if sure and not case.previous_not_done:
        return "imposed", ()
    departures = house.obeyed(OUT_OF_TURN_PUNISHED)
    return ("imposed" if departures else "possible"), departures


def _why(case: OutOfTurn, *, changed: bool) -> str:
    if changed:
        return "ACTION_CHANGED"
    return "CHECK_FACING_A_BET" if case.checked_a_bet else "ACTION_UNCHANGED"


def _announcement_code(case: OutOfTurn, *, changed: bool) -> str:
    """Return the code of the announcement to make; one form supposes that nobody acted between."""
    if not changed and case.checked_a_bet:
        return "SAY_FOLD_OR_CALL_LAST_BET"
    if not case.actions_between:
        return "SAY_HOLDS_UNLESS_RAISED"
    return "SAY_FREE_TO_ACT" if changed else "SAY_ANNOUNCEMENT_HOLDS"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """A player was skipped; ``held_up``: shuffling, or others acting too fast, kept them from
    acting.

    ``facing_bet``: somebody has bet in this round, a blind included.
    """

    substantial_action: bool
    facing_bet: Annotated[bool, asked_when(substantial_action=True)] = True
    held_up: Annotated[bool, asked_when(substantial_action=True)] = False


@dataclass(frozen=True, slots=True)
class SkippedPlayerOptions:
    """The options left to the player: all, or a fold or a call of the last bet, or a check."""

    options: Literal["full"] | tuple[str, ...]


def _skipped_line(decision: Plain, _: Plain) -> Line:
    options = decision["options"]
    if options == "full":
        return Line("SKIPPED_FULL_RIGHTS")
    if "check" in options:
        return Line("SKIPPED_CHECK")
    return Line("SKIPPED_FOLD_OR_CALL" if "fold" in options else "SKIPPED_OPEN")


@incident("skipped", "9.3", "6.7", "9.22", moment="betting", line=_skipped_line)
def skipped(case: Skipped) -> Ruling[SkippedPlayerOptions] | DirectorDecides:
    """Return what a player passed over may still do.

    After substantial action he only folds or calls; where nobody has bet that is a check, as
    cards are not thrown away with nothing to call (9.22).

    >>> skipped(Skipped(substantial_action=True)).decision.options
    ('fold', 'call_last_bet')
    """
    if not case.substantial_action:
        return Ruling(
            SkippedPlayerOptions("full"),
            cites=("9.3", "6.7"),
            because=Reason("SKIPPED_SPOKE_IN_TIME"),
            announce=Reason("SAY_FREE_TO_ACT"),
        )
    if case.held_up:
        return DirectorDecides(
            question=Reason("SKIPPED_NOT_AT_FAULT"),
            options=(
                Option("FULL_RIGHTS", (Reason("WEIGHS_DID_NOT_DAWDLE"),)),
                Option(
                    "FOLD_OR_CALL_LAST_BET" if case.facing_bet else "CHECK_NO_BET",
                    (Reason("WEIGHS_OTHERS_HAVE_ACTED"),),
                ),
            ),
            cites=("9.3", "6.7"),
        )
    if not case.facing_bet:
        return Ruling(
            SkippedPlayerOptions(("check",)),
            cites=("9.3", "6.7", "9.22"),
            because=Reason("SKIPPED_NOBODY_HAS_BET"),
            announce=Reason("SAY_CHECK"),
        )
    return Ruling(
        SkippedPlayerOptions(("fold", "call_last_bet")),
        cites=("9.3", "6.7"),
        because=Reason("SKIPPED_SPOKE_TOO_LATE"),
        announce=Reason("SAY_FOLD_OR_CALL_LAST_BET"),
    )
