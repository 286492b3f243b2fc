"""What short stacks post and play for, how pots are made and given: decided, in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from td_app.words.decided.line import Amount, Line
from td_app.words.speaking import Table

Plain = Mapping[str, Any]

LINES: Final[Table] = {
    "NO_ANTE_DEAD_BUTTON": (
        "Pas d'ante ce coup-ci : le bouton est mort",
        "No ante this hand: the button is dead",
    ),
    "ANTE_FROM_BIG_BLIND": ("La grosse blinde paie l'ante", "The big blind pays the ante"),
    "ANTE_FROM_BIG_BLIND_PLACE": (
        "La grosse blinde, place {payer}, paie l'ante",
        "The big blind, seat {payer}, pays the ante",
    ),
    "ANTE_FROM_BUTTON": ("Le bouton paie l'ante", "The button pays the ante"),
    "ANTE_FROM_BUTTON_PLACE": (
        "Le bouton, place {payer}, paie l'ante",
        "The button, seat {payer}, pays the ante",
    ),
    "ANTE_FROM_EVERYBODY": ("Chaque joueur paie son ante", "Every player pays his ante"),
    "POSTS_BLIND_AND_ANTE": (
        "Il pose la grosse blinde {blind} et l'ante {ante}",
        "He posts the big blind {blind} and the ante {ante}",
    ),
    "POSTS_BLIND": ("Il pose la grosse blinde {blind}", "He posts the big blind {blind}"),
    "ALL_IN_BLIND_AND_ANTE": (
        "À tapis : grosse blinde {blind}, ante {ante} ; {call} pour suivre",
        "All-in: big blind {blind}, ante {ante}; {call} to call",
    ),
    "ALL_IN_BLIND_NO_ANTE": (
        "À tapis : grosse blinde {blind}, pas d'ante ; {call} pour suivre",
        "All-in: big blind {blind}, no ante; {call} to call",
    ),
    "ALL_IN_BLIND": (
        "À tapis : grosse blinde {blind} ; {call} pour suivre",
        "All-in: big blind {blind}; {call} to call",
    ),
    "BUTTON_POSTS_ANTE": ("Le bouton verse l'ante, {ante}", "The button pays the ante, {ante}"),
    "BUTTON_POSTS_PART": (
        "Le bouton verse {ante} sur {due} et ne joue que pour cette part d'ante",
        "The button pays {ante} of {due} and plays for that part of the ante only",
    ),
    "PLAYS_FOR_ANTE": (
        "Même à tapis, il joue pour toute l'ante versée : {ante}",
        "Even all-in, he plays for the whole ante paid: {ante}",
    ),
    "CLASSIC_ANTE_ONLY": ("Il verse l'ante, {ante}", "He pays the ante, {ante}"),
    "CLASSIC_ANTE_AND_BLIND": (
        "Il verse l'ante {ante} et la blinde {blind}",
        "He pays the ante {ante} and the blind {blind}",
    ),
    "CLASSIC_ALL_IN_ANTE": ("À tapis sur l'ante : {ante}", "All-in on the ante: {ante}"),
    "CLASSIC_ALL_IN_NO_BLIND": (
        "À tapis sur l'ante, {ante} : rien pour la blinde",
        "All-in on the ante, {ante}: nothing for the blind",
    ),
    "CLASSIC_ALL_IN_BOTH": (
        "À tapis : ante {ante}, puis blinde {blind}",
        "All-in: ante {ante}, then blind {blind}",
    ),
    "POT_EMPTY": ("Rien au pot", "Nothing in the pot"),
    "POT_ALONE": ("Un seul pot : {main}", "One pot only: {main}"),
    "POT_WON": ("{entrant} prend le pot : {main}", "{entrant} takes the pot: {main}"),
    "POTS_TWO": (
        "Pot principal {main} ; pot extérieur {sides}",
        "Main pot {main}; side pot {sides}",
    ),
    "POTS_MANY": (
        "Pot principal {main} ; pots extérieurs {sides}",
        "Main pot {main}; side pots {sides}",
    ),
    "POT_REFUND": ("{chips} rendus à {entrant}", "{chips} back to {entrant}"),
    "STACK_AFTER_WALK": (
        "tapis de la grosse blinde {chips}",
        "the big blind's stack {chips}",
    ),
    "AWARD_IN_ORDER": ("Dans l'ordre : {order}", "In this order: {order}"),
    "ODD_CHIP_TO": (
        "Le jeton indivisible va à la place {place}",
        "The odd chip goes to seat {place}",
    ),
    "AMOUNT_BIG_BLIND": ("Grosse blinde", "Big blind"),
    "AMOUNT_BLIND": ("Blinde", "Blind"),
    "AMOUNT_ANTE": ("Ante", "Ante"),
    "AMOUNT_TO_CALL": ("Pour suivre", "To call"),
    "AMOUNT_PER_OPPONENT": ("Gain au plus, par adversaire", "Most to win, each opponent"),
    "AMOUNT_MOST": ("Gain au plus, en tout", "Most to win, in all"),
    "AMOUNT_ANTE_TO_WIN": ("Ante à gagner", "Ante to be won"),
    "AMOUNT_POT": ("Pot", "Pot"),
    "AMOUNT_MAIN_POT": ("Pot principal : {entrants}", "Main pot: {entrants}"),
    "AMOUNT_SIDE_POT": ("Pot extérieur : {entrants}", "Side pot: {entrants}"),
    "AMOUNT_REFUND": ("Rendu à {entrant}", "Back to {entrant}"),
    "AMOUNT_STACK_AFTER": ("Tapis de la grosse blinde", "The big blind's stack"),
}


def _amounts(*asked: tuple[str, int | None]) -> tuple[Amount, ...]:
    """The amounts that there are: nothing is said of one that does not apply, or is zero."""
    return tuple(Amount(code, chips) for code, chips in asked if chips)


def _ante_due(decision: Plain, given: Plain) -> Line:
    if not decision["ante_in_play"]:
        return Line("NO_ANTE_DEAD_BUTTON")
    if given["format"] == "classic":
        return Line("ANTE_FROM_EVERYBODY")
    code = "ANTE_FROM_BIG_BLIND" if given["format"] == "bb" else "ANTE_FROM_BUTTON"
    payer = decision.get("ante_payer")
    return Line(code) if payer is None else Line(f"{code}_PLACE", {"payer": payer})


def _big_blind_ante(decision: Plain, given: Plain) -> Line:
    blind, ante, call = (decision[name] for name in ("bb_posted", "ante_posted", "min_call"))
    short = decision["all_in"]
    code = "ALL_IN_BLIND" if short else "POSTS_BLIND"
    if ante:
        code += "_AND_ANTE"
    elif short and given["blinds"]["ante"]:
        code += "_NO_ANTE"
    return Line(
        code,
        {"blind": blind, "ante": ante, "call": call},
        _amounts(
            ("AMOUNT_BIG_BLIND", blind),
            ("AMOUNT_ANTE", ante),
            ("AMOUNT_TO_CALL", call if short else None),
            ("AMOUNT_PER_OPPONENT", decision.get("max_win_per_opponent")),
            ("AMOUNT_MOST", decision.get("max_win_total")),
        ),
    )


def _button_ante(decision: Plain, given: Plain) -> Line:
    ante, due = decision["ante_posted"], given["ante"]
    return Line(
        "BUTTON_POSTS_PART" if ante < due else "BUTTON_POSTS_ANTE",
        {"ante": ante, "due": due},
        _amounts(("AMOUNT_ANTE", ante), ("AMOUNT_ANTE_TO_WIN", decision["max_win"])),
    )


def _button_ante_for_others(decision: Plain, given: Plain) -> Line:
    ante = decision["ante_winnable_by_all_in"]
    return Line("PLAYS_FOR_ANTE", {"ante": ante}, _amounts(("AMOUNT_ANTE_TO_WIN", ante)))


def _classic_ante(decision: Plain, given: Plain) -> Line:
    ante, blind = decision["ante_posted"], decision["blind_posted"]
    if not decision["all_in"]:
        code = "CLASSIC_ANTE_AND_BLIND" if blind else "CLASSIC_ANTE_ONLY"
    elif blind:
        code = "CLASSIC_ALL_IN_BOTH"
    else:
        owes_blind = given.get("position") is not None
        code = "CLASSIC_ALL_IN_NO_BLIND" if owes_blind else "CLASSIC_ALL_IN_ANTE"
    return Line(
        code,
        {"ante": ante, "blind": blind},
        _amounts(
            ("AMOUNT_ANTE", ante),
            ("AMOUNT_BLIND", blind),
            ("AMOUNT_PER_OPPONENT", decision.get("max_win_per_opponent")),
            ("AMOUNT_MOST", decision.get("max_win")),
        ),
    )


def _pots(decision: Plain, given: Plain) -> Line:
    pots, refund = decision["pots"], decision["refund"]
    after = decision.get("bb_stack_after")
    back = [Line("POT_REFUND", {"chips": refund[who], "entrant": who}) for who in refund]
    if after is not None:
        back.append(Line("STACK_AFTER_WALK", {"chips": after}))
    made = _pots_made(pots)
    return Line(
        made.code,
        made.params,
        (
            *_pot_amounts(pots),
            *(Amount("AMOUNT_REFUND", refund[who], {"entrant": who}) for who in refund),
            *_amounts(("AMOUNT_STACK_AFTER", after)),
        ),
        tuple(back),
    )


def _pots_made(pots: list[Plain]) -> Line:
    if not pots:
        return Line("POT_EMPTY")
    main, *sides = (pot["amount"] for pot in pots)
    if sides:
        code = "POTS_TWO" if len(sides) == 1 else "POTS_MANY"
        return Line(code, {"main": main, "sides": tuple(sides)})
    if len(pots[0]["eligible"]) == 1:
        return Line("POT_WON", {"main": main, "entrant": pots[0]["eligible"][0]})
    return Line("POT_ALONE", {"main": main})


def _pot_amounts(pots: list[Plain]) -> Iterator[Amount]:
    if len(pots) == 1:
        yield Amount("AMOUNT_POT", pots[0]["amount"])
        return
    for rank, pot in enumerate(pots):
        code = "AMOUNT_SIDE_POT" if rank else "AMOUNT_MAIN_POT"
        yield Amount(code, pot["amount"], {"entrants": tuple(pot["eligible"])})


def _award_order(decision: Plain, given: Plain) -> Line:
    return Line("AWARD_IN_ORDER", {"order": ", ".join(decision["order"])})


def _odd_chip(decision: Plain, given: Plain) -> Line:
    return Line("ODD_CHIP_TO", {"place": decision["receiver"]})


TELL: Final[dict[str, Callable[[Plain, Plain], Line]]] = {
    "ante_due": _ante_due,
    "big_blind_ante": _big_blind_ante,
    "button_ante": _button_ante,
    "button_ante_for_others": _button_ante_for_others,
    "classic_ante": _classic_ante,
    "pots": _pots,
    "award_order": _award_order,
    "odd_chip": _odd_chip,
}
