"""Entries and purchases in words: the law, undo, minutes, lines of receipts."""

from __future__ import annotations

from typing import Final, Protocol

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

#: Why money is off until the club allows it, in two sentences (article L320-1 of the code).
LAW: Final[Pair] = (
    "En France, il est interdit de proposer au public un jeu payant (même remboursable) dont le "
    "gain dépend, même en partie, du hasard ; l’habileté des joueurs n’y change rien (code de la "
    "sécurité intérieure, art. L. 320-1). Casinos et clubs de jeux autorisés relèvent d’autres "
    "textes. Si cette case n’est pas cochée, aucun montant n’apparaît.",
    "In France it is illegal to offer the public a game that is paid for (even refundably) and "
    "whose prizes depend even partly on chance; players’ skill makes no difference (Code de la "
    "sécurité intérieure, art. L. 320-1). Casinos and licensed gaming clubs come under other "
    "rules. Unless this is ticked, no amount appears anywhere.",
)

LABELS: Final[Table] = {
    "buy_in_chosen": ("prix d’entrée {people:de}", "buy-in of {people}"),
    "re_entered": ("réinscription {people:de}", "re-entry of {people}"),
    "chips_bought+rebuy": ("recave {people:de}", "rebuy by {people}"),
    "chips_bought+addon": ("add-on {people:de}", "add-on for {people}"),
    "chips_bought+addon+many": (
        "add-on de {many:joueur|joueurs}",
        "add-on for {many:player|players}",
    ),
    "entrant_unregistered": ("désinscription {people:de}", "unregistration {people:de}"),
    "waiting_list_joined": (
        "attente {people:de} pour se réinscrire",
        "{people} waiting to re-enter",
    ),
    "waiting_list_left": (
        "fin d’attente {people:de}",
        "{people} no longer waiting",
    ),
}

SENTENCES: Final[Table] = {
    "buy_in_chosen": (
        "{people} entre à {price:cents}, pour un tapis de {stack}.",
        "{people} enters for {price:cents}, with a stack of {stack}.",
    ),
    "re_entered": (
        "Réinscription {people:de}, {entry:rank} entrée : {seat}, tapis de {stack}.",
        "Re-entry of {people}, {entry:rank} entry: {seat}, stack of {stack}.",
    ),
    "re_entered+cost": (
        "Réinscription {people:de}, {entry:rank} entrée, {cents:cents} : {seat}, tapis de {stack}.",
        "Re-entry of {people}, {entry:rank} entry, {cents:cents}: {seat}, stack of {stack}.",
    ),
    "chips_bought+rebuy": (
        "Recave {people:de} : {chips:jeton|jetons}.",
        "Rebuy by {people}: {chips:chip|chips}.",
    ),
    "chips_bought+addon": (
        "Add-on {people:de} : {chips:jeton|jetons}.",
        "Add-on for {people}: {chips:chip|chips}.",
    ),
    "chips_bought+addon+many": (
        "Add-on de {many:joueur|joueurs} : {chips:jeton|jetons} chacun.",
        "Add-on for {many:player|players}: {chips:chip|chips} each.",
    ),
    "entrant_unregistered": (
        "Désinscription {people:de}.",
        "{people} unregistered.",
    ),
    "entrant_unregistered+given_back": (
        "Désinscription {people:de} : {cents:cents} remboursés.",
        "{people} unregistered: {cents:cents} refunded.",
    ),
    "waiting_list_joined": (
        "{people} attend une place pour se réinscrire.",
        "{people} is waiting for a seat to re-enter.",
    ),
    "waiting_list_left": (
        "{people} n’attend plus de place.",
        "{people} is no longer waiting for a seat.",
    ),
    "proposal_declined+re_enter": (
        "Le directeur laisse sans place un joueur qui veut se réinscrire.",
        "The director leaves a player who wants to re-enter without a seat.",
    ),
    "proposal_declined+cancel_tournament": (
        "Le directeur maintient le tournoi malgré un nombre d’entrées insuffisant.",
        "The director runs the tournament despite too few entries.",
    ),
}

BESIDES: Final[Table] = {
    "back_by_rebuy": (
        "Sorti à l’instant, ce joueur reprend sa place : {seat}.",
        "Just eliminated, this player keeps the seat: {seat}.",
    ),
    "bought_anyway": (
        "Par décision du directeur, malgré les règles du tournoi.",
        "By the director’s decision, despite the tournament’s rules.",
    ),
    "unregistered_anyway": (
        "Hors délai, par décision du directeur.",
        "After the deadline, by the director’s decision.",
    ),
}

TITLES: Final[Table] = {
    "take_add_ons": ("Add-on", "Add-on"),
}
ACTIONS: Final[Table] = {
    "take_add_ons": ("Vendre l’add-on…", "Sell the add-on…"),
}
REASONS: Final[Table] = {
    "ADD_ON_NOW": (
        "{players:joueur ne l’a pas pris|joueurs ne l’ont pas pris} : {chips:jeton|jetons} chacun, "
        "tant que la pause dure",
        "{players:player has|players have} not taken it: {chips:chip|chips} each, while the break "
        "lasts",
    ),
    "REENTRY_OPEN": ("réinscription jusqu’au niveau {until}", "re-entry until level {until}"),
    "REENTRY_CLOSED": (
        "plus de réinscription après le niveau {until}",
        "no re-entry after level {until}",
    ),
    "NO_REENTRY_LEFT": (
        "{most:réinscription|réinscriptions} par personne",
        "{most:re-entry|re-entries} per person",
    ),
    "PRIZES_HAVE_BEGUN": (
        "{paid:rang payé|rangs payés} : le prochain sorti gagne un prix",
        "{paid:place|places} paid: the next player out wins a prize",
    ),
    "PRIZES_NOT_BEGUN": (
        "{paid:rang payé|rangs payés} : le prochain sorti ne gagne rien",
        "{paid:place|places} paid: the next player out wins nothing",
    ),
    "NO_UNREGISTRATION": ("ce tournoi ne rembourse pas les entrées", "entries are non-refundable"),
    "UNREGISTRATION_OPEN": ("avant l’heure limite", "before the deadline"),
    "UNREGISTRATION_OVER": ("après l’heure limite", "after the deadline"),
    "POOL_MADE": ("total des entrées", "total of the entries"),
    "POOL_SHORT": (
        "le club ajoute {overlay:cents} pour atteindre la garantie",
        "overlay: the house adds {overlay:cents} to meet the guarantee",
    ),
    "FIELD_TOO_SMALL": (
        "{entries:entrée|entrées} pour {least} nécessaires : les joueurs sont remboursés et le "
        "tournoi est annulé",
        "{entries:entry|entries}, {least} needed: players are refunded and the tournament is "
        "cancelled",
    ),
    "FIELD_LARGE_ENOUGH": ("assez d’entrées pour jouer", "enough entries to start"),
}


def the_law(language: Language | None = None) -> str:
    """Return why money is off until the club allows it, in two sentences."""
    return say(LAW, language=language)


STAY: Final[Pair] = ("{stays:rank} entrée", "{stays:rank} entry")
REBUYS: Final[Pair] = ("{n:recave|recaves}", "{n:rebuy|rebuys}")
ADD_ON: Final[Pair] = ("add-on", "add-on")
ADD_ONS: Final[Pair] = ("{n} add-ons", "{n} add-ons")
OWES: Final[Pair] = ("{cents:cents}", "{cents:cents}")
GIVE_BACK: Final[Pair] = ("à rembourser : {cents:cents}", "to refund: {cents:cents}")
ANSWERED: Final[Pair] = ("{cents:cents}, acceptés", "{cents:cents}, accepted")


def bought_text(stays: int, rebuys: int, addons: int, language: Language | None = None) -> str:
    """Return the purchases beyond a first entry in words, "" without any.

    >>> bought_text(2, 1, 1, "en"), bought_text(1, 0, 0, "en")
    ('2nd entry · 1 rebuy · add-on', '')
    """
    told = (
        (stays > 1, STAY, {"stays": stays}),
        (rebuys > 0, REBUYS, {"n": rebuys}),
        (addons > 0, ADD_ON if addons == 1 else ADD_ONS, {"n": addons}),
    )
    return " · ".join(say(pair, params, language=language) for on, pair, params in told if on)


def owes_text(cents: int, *, answered: bool = False, language: Language | None = None) -> str:
    """Return the balance of an entrant in words, to pay or (negative) to refund; "" for 0.

    >>> owes_text(2_400, language="en"), owes_text(-500, language="en"), owes_text(0)
    ('€24', 'to refund: €5', '')
    """
    if not cents:
        return ""
    pair = GIVE_BACK if cents < 0 else ANSWERED if answered else OWES
    return say(pair, {"cents": abs(cents)}, language=language)


LINES: Final[Table] = {
    "entry": ("Entrée", "Entry"),
    "reentry": ("Réinscription", "Re-entry"),
    "rebuy": ("Recave", "Rebuy"),
    "addon": ("Add-on", "Add-on"),
}
TIMES: Final[Pair] = ("{what} × {times}", "{what} × {times}")
PARTED: Final[Table] = {
    "fee": ("{what} (dont {fee:cents} de frais)", "{what} (including {fee:cents} fee)"),
    "bounty": ("{what} (dont prime {bounty:cents})", "{what} (including {bounty:cents} bounty)"),
    "both": (
        "{what} (dont {fee:cents} de frais, prime {bounty:cents})",
        "{what} (including {fee:cents} fee, {bounty:cents} bounty)",
    ),
}


class CostTold(Protocol):
    """The parts of a cost that its words need, in cents."""

    @property
    def fee(self) -> int: ...
    @property
    def bounty(self) -> int: ...


def line_text(why: str, times: int, cost: CostTold, language: Language | None = None) -> str:
    """Return a line of a receipt: what was bought, how often, its fee and bounty apart."""
    what = say(LINES[why], language=language)
    if times > 1:
        what = say(TIMES, {"what": what, "times": times}, language=language)
    key = "both" if cost.fee and cost.bounty else "fee" if cost.fee else "bounty"
    if not (cost.fee or cost.bounty):
        return what
    each = {"what": what, "fee": cost.fee * times, "bounty": cost.bounty * times}
    return say(PARTED[key], each, language=language)
