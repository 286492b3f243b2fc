"""Where the button and the blinds go, who sits where, who changes table: decided, in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules_ropta.balancing import RESUMES_WITH, STARTS_WITH
from td_app.words.decided.line import Line
from td_app.words.speaking import Table

Plain = Mapping[str, Any]

LINES: Final[Table] = {
    "PLACES": (
        "bouton place {button}, petite blinde place {sb}, grosse blinde place {bb}",
        "button seat {button}, small blind seat {sb}, big blind seat {bb}",
    ),
    "PLACES_BUTTON_DEAD": (
        "bouton place {button} (mort), petite blinde place {sb}, grosse blinde place {bb}",
        "button seat {button} (dead), small blind seat {sb}, big blind seat {bb}",
    ),
    "PLACES_NO_SMALL_BLIND": (
        "bouton place {button}, pas de petite blinde, grosse blinde place {bb}",
        "button seat {button}, no small blind, big blind seat {bb}",
    ),
    "PLACES_BUTTON_DEAD_NO_SMALL_BLIND": (
        "bouton place {button} (mort), pas de petite blinde, grosse blinde place {bb}",
        "button seat {button} (dead), no small blind, big blind seat {bb}",
    ),
    "PLACES_HEADS_UP": (
        "tête-à-tête : bouton et petite blinde place {button}, grosse blinde place {bb}",
        "heads-up: button and small blind seat {button}, big blind seat {bb}",
    ),
    "PLACE_DEALS": ("la place {dealer} donne", "seat {dealer} deals"),
    "PLACE_DEALS_AND_POSTS": (
        "tête-à-tête : la place {dealer} donne et paie la petite blinde",
        "heads-up: seat {dealer} deals and pays the small blind",
    ),
    "PLACES_PLAY": (
        "{count:=place|places} {places} {count:=joue|jouent}",
        "{count:=seat|seats} {places} {count:=plays|play}",
    ),
    "PLACES_WAIT": (
        "{count:=place|places} {places} {count:=attend|attendent}",
        "{count:=seat|seats} {places} {count:=waits|wait}",
    ),
    "PLACE_PAYS_ANTE": ("ante place {payer}", "ante seat {payer}"),
    "ARRIVAL_FOR_DIRECTOR": (
        "Au directeur de décider où vont le bouton et les blindes",
        "For the director: where the button and the blinds go",
    ),
    "ARRIVAL_WAITING_FOR_DIRECTOR": (
        "Au directeur de décider : servir ceux qui attendent, ou attendre un joueur de plus",
        "For the director: deal in those who wait, or wait for one player more",
    ),
    "HEADS_UP_PARTS": (
        "Bouton et petite blinde : {entrant}, premier à parler avant le flop ; grosse blinde : "
        "{other}",
        "Button and small blind: {entrant}, first to speak before the flop; big blind: {other}",
    ),
    "BUTTON_PUT_RIGHT": ("Le bouton est remis à sa place", "The button is put back in its place"),
    "BUTTON_STAYS": (
        "Le bouton reste où il est ; rien à rattraper au coup suivant",
        "The button stays where it is; nothing to make up in the next hand",
    ),
    "DEALT_IN": ("Il est servi et paie ce qu'il doit", "He is dealt in and pays what he owes"),
    "DEALT_IN_POSTS_CORRECTED": (
        "Il est servi ; blindes et ante déjà posées sont corrigées",
        "He is dealt in; blinds and ante already posted are put right",
    ),
    "NOT_DEALT_IN": (
        "Il n'est pas servi ce coup-ci : il jouera le suivant",
        "He is not dealt in: he plays the next hand",
    ),
    "ARRIVAL_BLINDS_CORRECTED": ("Les blindes sont corrigées", "The blinds are put right"),
    "ARRIVAL_BLINDS_STAND": (
        "Les blindes restent ainsi : le coup est joué",
        "The blinds stay as they are: the hand is played",
    ),
    "TABLE_PLAYS": ("La table peut jouer", "The table may play"),
    "TABLE_WAITS": (
        "La table attend : il faut {needed:joueur assis|joueurs assis}",
        "The table waits: {needed:player|players} must be seated",
    ),
    "TABLE_STOPS": (
        "Arrêter la table en attendant du renfort ou sa fermeture (conseillé)",
        "Stop the table until it is filled or closed (advised)",
    ),
    "TABLE_GOES_ON": ("La table continue de jouer", "The table goes on playing"),
    "TABLE_COUNTS": ("La table compte {count:joueur|joueurs}", "The table counts {count} players"),
    "PLACE_MOVES": (
        "La place {place}, prochaine grosse blinde, change de table",
        "Seat {place}, the next big blind, changes table",
    ),
    "PLACE_OR_PROGRAM": (
        "Au directeur de décider : la place {place}, ou le choix du logiciel",
        "For the director: seat {place}, or the program's choice",
    ),
    "FINAL_TABLE_OF": ("Table finale à {count:joueur|joueurs}", "Final table of {count} players"),
}


def _places(decision: Plain) -> Line:
    params = {name: decision[name] for name in ("button", "sb", "bb")}
    if decision["button"] == decision["sb"]:
        return Line("PLACES_HEADS_UP", params)
    code = "PLACES_BUTTON_DEAD" if decision["button_dead"] else "PLACES"
    return Line(f"{code}_NO_SMALL_BLIND" if decision["sb"] is None else code, params)


def _next_positions(decision: Plain, given: Plain) -> Line:
    places = _places(decision)
    if not decision["button_dead"]:
        return places
    deals = Line("PLACE_DEALS", {"dealer": decision["dealer"]})
    return Line(places.code, places.params, then=(deals,))


def _arrival(decision: Plain, given: Plain) -> Line:
    if "options" in decision:
        waits = "WAIT" in decision["options"]
        return Line("ARRIVAL_WAITING_FOR_DIRECTOR" if waits else "ARRIVAL_FOR_DIRECTOR")
    newcomers: dict[bool, list[int]] = {True: [], False: []}
    for place, plays in decision["arrivals_play"].items():
        newcomers[plays].append(int(place))
    parts = [
        Line(code, {"places": tuple(sorted(places)), "count": len(places)})
        for code, places in (("PLACES_PLAY", newcomers[True]), ("PLACES_WAIT", newcomers[False]))
        if places
    ]
    parts.append(_places(decision))
    payer = decision.get("ante_payer")
    if payer is not None:
        parts.append(Line("PLACE_PAYS_ANTE", {"payer": payer}))
    return Line(parts[0].code, parts[0].params, then=tuple(parts[1:]))


def _dead_button_dealer(decision: Plain, given: Plain) -> Line:
    code = "PLACE_DEALS_AND_POSTS" if decision["dealer_is_blind"] else "PLACE_DEALS"
    return Line(code, {"dealer": decision["dealer"]})


def _heads_up(decision: Plain, given: Plain) -> Line:
    return Line("HEADS_UP_PARTS", {"entrant": decision["sb"], "other": decision["bb"]})


def _button_error(decision: Plain, given: Plain) -> Line:
    return Line("BUTTON_PUT_RIGHT" if decision["correct_now"] else "BUTTON_STAYS")


def _arrival_deal(decision: Plain, given: Plain) -> Line:
    if not decision["dealt_in"]:
        return Line("NOT_DEALT_IN")
    return Line("DEALT_IN_POSTS_CORRECTED" if decision["adjust_posts"] else "DEALT_IN")


def _arrival_error(decision: Plain, given: Plain) -> Line:
    corrected = decision["blinds_corrected"]
    return Line("ARRIVAL_BLINDS_CORRECTED" if corrected else "ARRIVAL_BLINDS_STAND")


def _table_may_start(decision: Plain, given: Plain) -> Line:
    if decision["play"]:
        return Line("TABLE_PLAYS")
    needed = RESUMES_WITH if given["phase"] == "after_break" else STARTS_WITH
    return Line("TABLE_WAITS", {"needed": needed})


def _table_stop(decision: Plain, given: Plain) -> Line:
    return Line("TABLE_STOPS" if decision["stop_recommended"] else "TABLE_GOES_ON")


def _players_counted(decision: Plain, given: Plain) -> Line:
    return Line("TABLE_COUNTS", {"count": decision["players"]})


def _player_to_move(decision: Plain, given: Plain) -> Line:
    code = "PLACE_OR_PROGRAM" if "options" in decision else "PLACE_MOVES"
    return Line(code, {"place": decision["moved_seat"]})


def _final_table_size(decision: Plain, given: Plain) -> Line:
    return Line("FINAL_TABLE_OF", {"count": decision["final_table"]})


TELL: Final[dict[str, Callable[[Plain, Plain], Line]]] = {
    "next_positions": _next_positions,
    "arrival": _arrival,
    "dead_button_dealer": _dead_button_dealer,
    "heads_up": _heads_up,
    "button_error": _button_error,
    "arrival_deal": _arrival_deal,
    "arrival_error": _arrival_error,
    "table_may_start": _table_may_start,
    "table_stop": _table_stop,
    "players_counted_at_table": _players_counted,
    "player_to_move": _player_to_move,
    "final_table_size": _final_table_size,
}
