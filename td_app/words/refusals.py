"""The sentence of every refusal: what stands in the way, and what to do next."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Reason, Refused
from td_app.words import game, members_file
from td_app.words.asking import malformed_sentence
from td_app.words.cash_desk import REFUSALS as CASH_DESK
from td_app.words.cash_desk import means_text
from td_app.words.chips import REFUSALS as CHIPS
from td_app.words.deals import REFUSALS as DEALS
from td_app.words.flights import REFUSALS as FLIGHTS
from td_app.words.hands import REFUSALS as HANDS
from td_app.words.jackpot import REFUSALS as JACKPOT
from td_app.words.knockouts import REFUSALS as KNOCKOUTS
from td_app.words.language import Language
from td_app.words.moves import REFUSALS as MOVES
from td_app.words.past_results import REFUSALS as PAST_RESULTS
from td_app.words.prizes import REFUSALS as PRIZES
from td_app.words.reasons import option_sentence, reason_sentence
from td_app.words.refusals_buy_ins import BUY_INS
from td_app.words.refusals_conduct import CONDUCT
from td_app.words.refusals_entries import ENTRIES
from td_app.words.refusals_meetings import MEETINGS
from td_app.words.refusals_play import PLAY
from td_app.words.refusals_settings import SETTINGS
from td_app.words.season import REFUSALS as SEASON
from td_app.words.season_page import REFUSALS as SEASON_PAGE
from td_app.words.showdown import REFUSALS as SHOWDOWN
from td_app.words.speaking import Names, Pair, Table, fullest, say
from td_app.words.structure_maker import REFUSALS as STRUCTURE_MAKER
from td_app.words.structure_maker import missing_chips
from td_app.words.terms import colour_text
from td_app.words.training import REFUSALS as TRAINING
from td_app.words.web import REFUSALS as WEB

FORMATS: Final[Table] = {
    "MORE_PRIZES_THAN_PLAYERS": (
        "{prizes:prix|prix} pour {players:joueur|joueurs} : ne donnez que ceux qui restent à "
        "gagner.",
        "{prizes:prize|prizes} for {players:player|players}: give only the prizes still to be won.",
    ),
    "KEPT_MORE_THAN_FIRST_PRIZE": (
        "{kept:cents} à garder pour le premier, dont le prix est de {first:cents} : gardez moins.",
        "{kept:cents} to keep for the winner, whose prize is {first:cents}: keep less.",
    ),
    "SHARES_DO_NOT_ADD_UP": (
        "Les parts font {said:cents} et il y a {total:cents} à partager : corrigez un montant.",
        "The shares add up to {said:cents} and there is {total:cents} to share: correct one "
        "amount.",
    ),
    "POOL_TOO_SMALL": (
        "{pool:cents} ne donnent pas {unit:cents} à {paid:rang|rangs} : payez moins de rangs ou "
        "arrondissez plus fin.",
        "{pool:cents} cannot give {unit:cents} to {paid:rank|ranks}: pay fewer ranks or round to "
        "less.",
    ),
    "PRIZE_NOT_WHOLE": (
        "Ce multiple d’une cave de {buy_in:cents} ne tombe pas sur un centime : changez la cave.",
        "This multiple of a buy-in of {buy_in:cents} is not a whole number of cents: change the "
        "buy-in.",
    ),
}


REFUSALS: Final[Table] = {
    **SETTINGS,
    **game.REFUSALS,
    **SHOWDOWN,
    **ENTRIES,
    **BUY_INS,
    **CASH_DESK,
    **PLAY,
    **FORMATS,
    **CONDUCT,
    **STRUCTURE_MAKER,
    **HANDS,
    **MOVES,
    **MEETINGS,
    **CHIPS,
    **PRIZES,
    **PAST_RESULTS,
    **SEASON,
    **SEASON_PAGE,
    **TRAINING,
    **KNOCKOUTS,
    **WEB,
    **DEALS,
    **FLIGHTS,
    **JACKPOT,
    "NO_SUCH_DOCUMENT": (
        "Il n’y a pas de papier nommé « {name} ». Papiers : {known}, ou all pour tous.",
        "There is no paper named “{name}”. Papers: {known}, or all for every one.",
    ),
    "LOGO_UNREADABLE": (
        "« {name} » n’est pas une image que l’on sait lire : choisissez un fichier PNG, JPEG "
        "ou SVG.",
        "“{name}” is not a picture that can be read: choose a PNG, JPEG or SVG file.",
    ),
    "LOGO_TOO_LARGE": (
        "« {name} » est une image démesurée : réduisez-la à quelques milliers de points de côté.",
        "“{name}” is far too large a picture: reduce it to a few thousand pixels a side.",
    ),
    "LOGO_NOWHERE": (
        "Le logo se garde à côté du fichier du club, et ce poste n’en a pas.",
        "The logo is kept beside the club’s file, and this post has none.",
    ),
    "NO_CHIPS": ("Ce joueur n’a plus de jetons à poser.", "This player has no chips left to post."),
    "SECONDS_NEGATIVE": (
        "Une durée ne peut être négative.",
        "A length of time cannot be negative.",
    ),
    "NOT_A_HIGHER_VALUE": (
        "On échange vers une valeur plus haute : {high} ne dépasse pas {low}.",
        "Chips are exchanged for a higher value: {high} is not above {low}.",
    ),
    "SEAT_TWICE": ("La place {seat} est citée deux fois.", "Seat {seat} is named twice."),
    "EXCHANGE_FIRST": (
        "Place {seat} : échangez d’abord ce qui fait un jeton entier ({chips:jeton|jetons} en "
        "main).",
        "Seat {seat}: first exchange what makes a whole chip ({chips:chip|chips} held).",
    ),
    "CARDS_FOR_ODD_CHIPS": (
        "Place {seat} : {cards:carte|cartes} pour {chips:jeton|jetons} ; donnez-en une par jeton.",
        "Seat {seat}: {cards:card|cards} for {chips:chip|chips}; deal one per chip.",
    ),
    "CARD_TWICE": ("La carte {card} est citée deux fois.", "The card {card} is named twice."),
    "HAND_FOR_HAND_ONE_TABLE": (
        "Il reste une seule table : elle n’attend personne.",
        "One table is left: it waits for nobody.",
    ),
    "TABLES_STILL_PLAY": (
        "Attendez les tables qui jouent encore : {tables}.",
        "Wait for the tables still playing: {tables}.",
    ),
    "HAND_FOR_HAND_NOT_BEGUN": (
        "Table {table} : le main par main commence à la prochaine main.",
        "Table {table}: hand-for-hand begins with the next hand.",
    ),
    "ALL_IN_BEFORE_THE_OTHERS": (
        "Table {table} : les cartes restent cachées jusqu’à la fin aux tables {tables}.",
        "Table {table}: the cards stay down until tables {tables} are done.",
    ),
    "HAND_FOR_HAND_OVER": ("Le main par main est fini.", "Hand-for-hand is over."),
    "TABLE_NOT_PLAYING": (
        "La table {table} a déjà fini sa main.",
        "Table {table} has already finished its hand.",
    ),
    "ROUNDS_FROM_ONE_TO_FOUR": (
        "Une suspension dure de un à quatre tours ; au-delà, disqualifiez.",
        "A suspension lasts one to four rounds; beyond, disqualify.",
    ),
    "NOBODY_IN_THE_HAND": ("Personne n’est plus dans le coup.", "Nobody is left in the hand."),
    "POT_WITHOUT_PLAYER": (
        "Des jetons passés dépassent {stake}, la plus haute mise encore en jeu : vérifiez qui a "
        "passé.",
        "Folded chips exceed {stake}, the largest live bet: check who folded.",
    ),
}


#: A code without a sentence: an older screen reading newer rules still says something.
UNKNOWN: Final[Pair] = (
    "Ce n’est pas possible maintenant ({code}).",
    "This is not possible now ({code}).",
)


def refusal_sentence(
    refused: Refused, names: Names | None = None, language: Language | None = None
) -> str:
    """Return why a command is refused and what to do; ``names`` gives an entrant's name.

    >>> refusal_sentence(Refused("TABLE_FULL", table=4), language="en")
    'Table 4 is full: choose another one.'
    """
    pair = fullest(REFUSALS, refused.code, refused.params)
    if pair is None and refused.code in members_file.SENTENCES:
        return members_file.sentence(refused.code, refused.params, language)
    params: dict[str, object] = {**refused.params, "code": refused.code}
    if "colour" in params:
        params["colour"] = colour_text(str(params["colour"]), language)
    if "question" in params:
        params["question"] = reason_sentence(Reason(str(params["question"])), names, language)
    if "game" in params:
        params["game"] = game.game_name(str(params["game"]), language)
    if "means" in params:
        params["means"] = means_text(str(params["means"]), language)
    if "step" in params:
        params["step"] = option_sentence(str(params["step"]), language)
    if refused.code == "CHIPS_MISSING":
        params["missing"] = missing_chips(refused, language)
    if refused.code == "INCIDENT_UNSOUND":
        op, problem, field = (str(params[name]) for name in ("op", "problem", "field"))
        params["problem"] = malformed_sentence(op, problem, field, language)
    return say(pair or UNKNOWN, params, names=names, language=language)
