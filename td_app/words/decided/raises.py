"""Decisions about short bets, all-ins, turns to act, cards thrown, in one line (9.3 to 9.23)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from td_app.words.decided.bets import must_choose, stands, to_call
from td_app.words.decided.line import Amount, Line
from td_app.words.speaking import Table

LINES: Final[Table] = {
    "OPENING_STAYS": ("Ouverture de {opening} maintenue", "The opening of {opening} stands"),
    "OPENING_AND_RAISE_STAY": (
        "Ouverture de {opening} et relance à {raised} maintenues",
        "The opening of {opening} and the raise to {raised} stand",
    ),
    "OPENING_LIFTED": ("Ouverture portée à {opening}", "The opening becomes {opening}"),
    "OPENING_LIFTED_RAISE_STAYS": (
        "Ouverture portée à {opening} ; la relance à {raised} reste",
        "The opening becomes {opening}; the raise to {raised} stands",
    ),
    "OPENING_AND_RAISE_LIFTED": (
        "Ouverture portée à {opening}, relance portée à {raised}",
        "The opening becomes {opening}, the raise {raised}",
    ),
    "OPENING_STAYS_RAISE_LIFTED": (
        "Le tapis de {opening} reste ; relance portée à {raised}",
        "The all-in of {opening} stands; the raise becomes {raised}",
    ),
    "UNDERCALLS_SETTLED": (
        "{first} complète à {total}",
        "{first} completes to {total}",
    ),
    "UNDERCALLS_FIRST_SETTLED": (
        "{first} complète à {total} ; le directeur décide pour {others}",
        "{first} completes to {total}; the director decides for {others}",
    ),
    "UNDERCALLS_OPEN": (
        "Au directeur de décider pour {others}",
        "The director decides for {others}",
    ),
    "RAISE_AT_LEAST": ("Relance à {total} au moins", "Raise to {total} at least"),
    "CALL_OR_RAISE": (
        "Suivre {call}, ou relancer à {total} au moins",
        "Call {call}, or raise to {total} at least",
    ),
    "ALL_IN_RAISES": (
        "Le tapis est une relance : suivre {call}, ou relancer à {total} au moins",
        "The all-in is a raise: call {call}, or raise to {total} at least",
    ),
    "ALL_IN_BLOCKS": (
        "Suivre {call}, ou relancer à {total} ; le relanceur est bloqué",
        "Call {call}, or raise to {total}; the raiser is blocked",
    ),
    "MAY_RAISE": ("Peut relancer, à {total} au moins", "May raise, to {total} at least"),
    "MAY_NOT_RAISE": ("Relance bloquée : call ou fold", "Raise blocked: call or fold"),
    "MAY_RAISE_OPEN": (
        "Au directeur de décider : peut-il relancer ?",
        "The director decides: may the player raise?",
    ),
    "HELD_TO_CHECK": ("Tenu à son annonce : check", "Held to what was said: check"),
    "HELD_TO_CALL": ("Tenu à son annonce : call", "Held to what was said: call"),
    "HELD_TO_FOLD": ("Le fold tient : main couchée", "The fold holds: the hand is folded"),
    "HELD_TO_BET": ("Tenu à son annonce : mise", "Held to what was said: bet"),
    "HELD_TO_RAISE": ("Tenu à son annonce : relance", "Held to what was said: raise"),
    "HELD_SO_FAR": (
        "L'annonce tient, sauf mise ou relance d'ici son tour",
        "What was said holds, unless there is a bet or a raise before the turn",
    ),
    "NOT_HELD": (
        "Annonce annulée : libre d'agir, reprend ses jetons",
        "What was said is void: free to act, takes the chips back",
    ),
    "SKIPPED_FULL_RIGHTS": (
        "Parle maintenant, avec tous ses droits",
        "Acts now, with full rights",
    ),
    "SKIPPED_FOLD_OR_CALL": (
        "Fold ou call de la dernière mise, sans relance",
        "Fold, or call the last bet: no raise",
    ),
    "SKIPPED_OPEN": (
        "Au directeur de décider : tous ses droits, ou seulement fold ou call",
        "The director decides: full rights, or only fold or call",
    ),
    "FORGOTTEN_CHIPS_COUNT": (
        "Ces jetons comptent : le tapis est recompté",
        "These chips count: the all-in is counted again",
    ),
    "FORGOTTEN_CHIPS_OPEN": (
        "Au directeur de décider : ces jetons comptent-ils ?",
        "The director decides: do these chips count?",
    ),
    "MUCKED_PUNISHED": ("Main morte, avec sanction", "Dead hand, with a penalty"),
    "MUCKED_BLIND_LOST_PUNISHED": (
        "Main morte, avec sanction ; sa blinde reste au pot",
        "Dead hand, with a penalty; the blind stays in the pot",
    ),
    "MUCKED_BLIND_LOST": (
        "Main morte, sans sanction ; sa blinde reste au pot",
        "Dead hand, no penalty; the blind stays in the pot",
    ),
    "LABEL_OPENING": ("Ouverture", "Opening"),
    "LABEL_RAISE_TO": ("Relance, au total", "Raise, in total"),
    "LABEL_RAISE_AT_LEAST": ("Relance, au moins à", "Raise, at least to"),
    "LABEL_CALL": ("À suivre", "To call"),
    "LABEL_FULL_RAISE": ("Relance entière, à partir de", "Full raise, from"),
}

Plain = Mapping[str, Any]


def opening(decision: Plain, given: Plain) -> Line:
    """Return the opening and the raise over it, as they stand."""
    made, raised = decision["opening"], decision.get("raise_to")
    amounts = (Amount("LABEL_OPENING", made),)
    lifted = made != given["opening"]
    if raised is None:
        return Line("OPENING_LIFTED" if lifted else "OPENING_STAYS", {"opening": made}, amounts)
    code = {
        (False, False): "OPENING_AND_RAISE_STAY",
        (False, True): "OPENING_STAYS_RAISE_LIFTED",
        (True, False): "OPENING_LIFTED_RAISE_STAYS",
        (True, True): "OPENING_AND_RAISE_LIFTED",
    }[lifted, raised != given["raise_to"]]
    params = {"opening": made, "raised": raised}
    return Line(code, params, (*amounts, Amount("LABEL_RAISE_TO", raised)))


def short_call(decision: Plain, given: Plain) -> Line:
    """Return what becomes of chips too few to call."""
    if decision["ruling"] == "must_choose":
        return must_choose(decision, given)
    if decision["ruling"] == "td_decides":
        return Line("COMPLETE_OR_FORFEIT", amounts=to_call(given))
    total = decision["total"]
    return stands("CALL", total, total - given["pushed"], None)


def short_calls(decision: Plain, given: Plain) -> Line:
    """Return who completes, and for whom the director decides."""
    first, *others = given["offenders"]
    params = {"first": first, "total": given["bet_level"], "others": tuple(others)}
    if decision[first] == "td_decides":
        open_for = {"others": tuple(given["offenders"])}
        return Line("UNDERCALLS_OPEN", open_for, to_call(given))
    code = "UNDERCALLS_FIRST_SETTLED" if others else "UNDERCALLS_SETTLED"
    return Line(code, params, (Amount("LABEL_IN_FRONT", given["bet_level"]),))


def smallest_raise(decision: Plain, given: Plain) -> Line:
    """Return the least total of a raise."""
    total = decision["min_raise_total"]
    least = Amount("LABEL_RAISE_AT_LEAST", total)
    return Line("RAISE_AT_LEAST", {"total": total}, (least, *to_call(given)))


def all_in_faced(decision: Plain, _: Plain) -> Line:
    """Return what the others face after the first all-in of a round."""
    call, total = decision["call"], decision["min_raise_total"]
    code = "ALL_IN_RAISES" if decision["is_raise"] else "CALL_OR_RAISE"
    return Line(code, {"call": call, "total": total}, _faced(call, total))


def all_in_over_raise(decision: Plain, _: Plain) -> Line:
    """Return whether an all-in raises a raise, and what the others face."""
    call, total = decision["call"], decision["min_raise_total"]
    amounts = _faced(call, total)
    if decision["is_raise"]:
        return Line("ALL_IN_RAISES", {"call": call, "total": total}, amounts)
    full = Amount("LABEL_FULL_RAISE", decision["full_raise_would_be"])
    return Line("ALL_IN_BLOCKS", {"call": call, "total": total}, (*amounts, full))


def _faced(call: int, total: int) -> tuple[Amount, ...]:
    return (Amount("LABEL_CALL", call), Amount("LABEL_RAISE_AT_LEAST", total))


def reopened(decision: Plain, given: Plain) -> Line:
    """Return whether a player may raise again."""
    level = Amount("LABEL_TO_CALL", given["level_now"])
    if "may_raise" not in decision:
        return Line("MAY_RAISE_OPEN", amounts=(level,))
    if not decision["may_raise"]:
        return Line("MAY_NOT_RAISE", amounts=(level,))
    total = decision["min_raise_total"]
    least = Amount("LABEL_RAISE_AT_LEAST", total)
    return Line("MAY_RAISE", {"total": total}, (least, level))


def before_the_turn(decision: Plain, given: Plain) -> Line:
    """Return whether a player is held to what was said before the turn, or will be."""
    if given["announced"] != "fold" and not given["actions_between"]:
        return Line("HELD_SO_FAR")
    return Line(f"HELD_TO_{given['announced'].upper()}" if decision["binding"] else "NOT_HELD")


def passed_over(decision: Plain, _: Plain) -> Line:
    """Return what is left to a player passed over."""
    options = decision["options"]
    if options == "full":
        return Line("SKIPPED_FULL_RIGHTS")
    return Line("SKIPPED_FOLD_OR_CALL" if "fold" in options else "SKIPPED_OPEN")


def found_late(decision: Plain, _: Plain) -> Line:
    """Return whether forgotten chips belong to the all-in."""
    return Line("FORGOTTEN_CHIPS_COUNT" if decision.get("counted") else "FORGOTTEN_CHIPS_OPEN")


def thrown(decision: Plain, _: Plain) -> Line:
    """Return what throwing one's cards cost."""
    if not decision["penalty"]:
        return Line("MUCKED_BLIND_LOST")
    return Line("MUCKED_BLIND_LOST_PUNISHED" if decision["blind_lost"] else "MUCKED_PUNISHED")


TELL: Final[dict[str, Callable[[Plain, Plain], Line]]] = {
    "consecutive_undercalls": short_calls,
    "forgotten_chips": found_late,
    "min_raise": smallest_raise,
    "open_muck": thrown,
    "out_of_turn": before_the_turn,
    "reopen": reopened,
    "short_all_in": all_in_faced,
    "short_all_in_over_raise": all_in_over_raise,
    "skipped": passed_over,
    "underbet": opening,
    "undercall": short_call,
}
