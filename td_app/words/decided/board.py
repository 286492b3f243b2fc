"""Decisions about the board, in one line (7.1 to 7.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules_ropta.situation import RANKS, SUITS
from td_app.words.decided.line import Line
from td_app.words.decided.players import of_players
from td_app.words.speaking import Table

LINES: Final[Table] = {
    "BOARD_STANDS": (
        "Le tableau reste ainsi, le coup continue",
        "The board stays as it is, the hand goes on",
    ),
    "PREFLOP_BETS_STAND": (
        "Tableau corrigé ; les mises d'avant le flop restent",
        "The board is put right; the bets before the flop stand",
    ),
    "BETS_TO_FLOP_STAND": (
        "Tableau corrigé ; les mises jusqu'au flop restent",
        "The board is put right; the bets up to the flop stand",
    ),
    "BETS_TO_TURN_STAND": (
        "Tableau corrigé ; les mises jusqu'à la turn restent",
        "The board is put right; the bets up to the turn stand",
    ),
    "EARLY_TURN_GOES_BACK": (
        "La turn retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The turn goes back into the stub, shuffled; its burn stays burned",
    ),
    "EARLY_RIVER_GOES_BACK": (
        "La river retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The river goes back into the stub, shuffled; its burn stays burned",
    ),
    "BOARD_PUT_BACK": (
        "Le tableau est remis en place, le coup continue",
        "The board goes back in place, the hand goes on",
    ),
    "DEALER_MAY_BE_SANCTIONED": (
        "sanction possible du donneur",
        "the dealer may be penalised",
    ),
    "FLOP_STANDS": (
        "Le flop reste ainsi, le coup continue",
        "The flop stays as it is, the hand goes on",
    ),
    "NO_BURN_TOLD": (
        "La première carte du flop devient la brûlée, le talon donne la dernière",
        "The first card of the flop becomes the burn, the stub gives the last one",
    ),
    "NO_BURN_NAMED": (
        "{burn:card} devient la brûlée, le talon donne la dernière carte du flop",
        "{burn:card} becomes the burn, the stub gives the last card of the flop",
    ),
    "NO_BURN_DRAWN": (
        "On mélange les trois : une brûlée, deux au flop, la dernière vient du talon",
        "All three are shuffled: one burn, two on the flop, the stub gives the last",
    ),
    "TWO_BURNS_TOLD": (
        "La seconde brûlée ouvre le flop, dont la dernière devient la brûlée de la turn",
        "The second burn opens the flop, whose last card becomes the turn burn",
    ),
    "TWO_BURNS_NAMED": (
        "La seconde brûlée ouvre le flop ; {turn_burn:card} devient la brûlée de la turn",
        "The second burn opens the flop; {turn_burn:card} becomes the turn burn",
    ),
    "TWO_BURNS_DRAWN": (
        "On mélange les cinq : une brûlée, trois au flop, une brûlée de la turn",
        "All five are shuffled: one burn, three on the flop, one turn burn",
    ),
    "FOUR_CARDS_TOLD": (
        "Les trois premières font le flop, la dernière devient la brûlée de la turn",
        "The first three make the flop, the last one becomes the turn burn",
    ),
    "FOUR_CARDS_NAMED": (
        "Flop {first:card} {second:card} {third:card} ; "
        "{turn_burn:card} devient la brûlée de la turn",
        "Flop {first:card} {second:card} {third:card}; {turn_burn:card} becomes the turn burn",
    ),
    "FOUR_CARDS_DRAWN": (
        "On mélange les quatre : trois au flop, une brûlée de la turn",
        "All four are shuffled: three on the flop, one turn burn",
    ),
    "FOUR_CARDS_BURN_LOST": (
        "Au directeur de décider : mélanger les cinq cartes, ou tout avec le talon",
        "The director decides: shuffle all five cards, or everything with the stub",
    ),
    "EARLY_FLOP_BURN_STAYS": (
        "Flop et talon mélangés ; après les mises, nouveau flop sans rebrûler",
        "Flop and stub are shuffled; after the bets, a new flop without a new burn",
    ),
    "EARLY_FLOP_NEW_BURN": (
        "Brûlée, flop et talon mélangés ; après les mises, nouvelle brûlée et nouveau flop",
        "Burn, flop and stub are shuffled; after the bets, a new burn and a new flop",
    ),
}

Plain = Mapping[str, Any]

LAST_KEPT: Final = {
    "preflop": "PREFLOP_BETS_STAND",
    "flop": "BETS_TO_FLOP_STAND",
    "turn": "BETS_TO_TURN_STAND",
}
STEMS: Final = {"no_burn": "NO_BURN", "two_burns": "TWO_BURNS", "four_cards": "FOUR_CARDS"}


def bets_kept(decision: Plain, _: Plain) -> Line:
    """Return which bets stand after an error on the board."""
    if decision["continue_as_is"]:
        return Line("BOARD_STANDS")
    return Line(LAST_KEPT[decision["kept_streets"][-1]])


def too_soon(decision: Plain, given: Plain) -> Line:
    """Return what becomes of a turn or a river dealt too soon."""
    if decision["continue_as_is"]:
        return Line("BOARD_STANDS")
    return Line(f"EARLY_{given['street'].upper()}_GOES_BACK")


def taken_away(decision: Plain, _: Plain) -> Line:
    """Return whether the hand goes on without its board, else who shares the pot."""
    sanction = decision.get("dealer_sanction_possible")
    then = (Line("DEALER_MAY_BE_SANCTIONED"),) if sanction else ()
    if decision["continue_hand"]:
        return Line("BOARD_PUT_BACK", then=then)
    shared = of_players("POT_SHARED", decision["split_between"])
    return Line(shared.code, shared.params, then=then)


def flop(decision: Plain, given: Plain) -> Line:
    """Return how a flop dealt wrong is put right."""
    if "options" in decision:
        return Line("FOUR_CARDS_BURN_LOST")
    if decision["continue_as_is"]:
        return Line("FLOP_STANDS")
    if "reshuffle" in decision:
        return Line("EARLY_FLOP_NEW_BURN" if decision["new_burn"] else "EARLY_FLOP_BURN_STAYS")
    stem = STEMS[given["kind"]]
    if "draw" in decision:
        return Line(f"{stem}_DRAWN")
    return _in_order(stem, decision)


def _in_order(stem: str, decision: Plain) -> Line:
    """Each card in its place; the cards themselves where they were named."""
    first, second, third = decision["flop"]
    told = {
        "NO_BURN": {"burn": decision["burn"]},
        "TWO_BURNS": {"turn_burn": decision.get("turn_burn")},
        "FOUR_CARDS": {
            "first": first,
            "second": second,
            "third": third,
            "turn_burn": decision.get("turn_burn"),
        },
    }[stem]
    named = all(_is_card(card) for card in told.values())
    return Line(f"{stem}_NAMED", told) if named else Line(f"{stem}_TOLD")


def _is_card(name: str | None) -> bool:
    return name is not None and len(name) == 2 and name[0] in RANKS and name[1] in SUITS


TELL: Final[dict[str, Callable[[Plain, Plain], Line]]] = {
    "board_error": bets_kept,
    "board_removed_early": taken_away,
    "early_turn_or_river": too_soon,
    "flop_error": flop,
}
