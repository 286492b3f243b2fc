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
from td_app.words.seals import REFUSALS as SEALS
from td_app.words.season import REFUSALS as SEASON
from td_app.words.season_page import REFUSALS as SEASON_PAGE
from td_app.words.showdown import REFUSALS as SHOWDOWN
from td_app.words.speaking import Names, Pair, Table, fullest, say
from td_app.words.structure_maker import REFUSALS as STRUCTURE_MAKER
from td_app.words.structure_maker import missing_chips
from td_app.words.terms import colour_text
from td_app.words.training import REFUSALS as TRAINING
from td_app.words.unread import REFUSALS as UNREAD
from td_app.words.web import REFUSALS as WEB

FORMATS: Final[Table] = {
    "MORE_PRIZES_THAN_PLAYERS": (
        "{prizes:prix|prix} pour {players:joueur|joueurs} : ne gardez que les prix qui restent à "
        "gagner.",
        "{prizes:prize|prizes} for {players:player|players}. Give only the prizes still to be won.",
    ),
    "KEPT_MORE_THAN_FIRST_PRIZE": (
        "{kept:cents} gardés pour le vainqueur dépassent le premier prix ({first:cents}) : gardez "
        "moins.",
        "{kept:cents} kept for the winner is more than first prize ({first:cents}). Keep less.",
    ),
    "SHARES_DO_NOT_ADD_UP": (
        "Le total des parts est de {said:cents} pour {total:cents} à partager : corrigez un "
        "montant.",
        "The shares add up to {said:cents} and there is {total:cents} to share. Correct one "
        "amount.",
    ),
    "POOL_TOO_SMALL": (
        "{pool:cents} ne suffisent pas pour {unit:cents} à {paid:rang|rangs} : payez moins de "
        "rangs, ou réduisez l’arrondi.",
        "{pool:cents} cannot give {unit:cents} to {paid:place|places}. Pay fewer places, or use a "
        "smaller rounding.",
    ),
    "PRIZE_NOT_WHOLE": (
        "Ce multiple d’une cave de {buy_in:cents} ne tombe pas sur un centime : changez la cave.",
        "This multiple of a buy-in of {buy_in:cents} is not a whole number of cents. Change the "
        "buy-in.",
    ),
}


REFUSALS: Final[Table] = {
    **SETTINGS,
    **game.REFUSALS,
    **UNREAD,
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
    **SEALS,
    **SEASON,
    **SEASON_PAGE,
    **TRAINING,
    **KNOCKOUTS,
    **WEB,
    **DEALS,
    **FLIGHTS,
    **JACKPOT,
    "NO_SUCH_DOCUMENT": (
        "Il n’y a pas de papier nommé « {name} » : choisissez parmi {known}, ou all pour tous.",
        "There is no printout named “{name}”. Choose from {known}, or all for every one.",
    ),
    "PHOTO_UNREADABLE": (
        "« {name} » n’est pas une photo lisible : choisissez un fichier PNG, JPEG ou WebP.",
        "“{name}” is not a readable photo. Choose a PNG, JPEG or WebP file.",
    ),
    "PHOTO_TOO_LARGE": (
        "« {name} » est une photo trop grande : réduisez-la à quelques milliers de pixels de côté.",
        "“{name}” is far too large a photo. Reduce it to a few thousand pixels on each side.",
    ),
    "LOGO_UNREADABLE": (
        "« {name} » n’est pas une image lisible : choisissez un fichier PNG, JPEG ou SVG.",
        "“{name}” is not a readable picture. Choose a PNG, JPEG or SVG file.",
    ),
    "LOGO_TOO_LARGE": (
        "« {name} » est une image trop grande : réduisez-la à quelques milliers de pixels de côté.",
        "“{name}” is far too large. Reduce it to a few thousand pixels on each side.",
    ),
    "LOGO_TOO_HEAVY": (
        "« {name} » demande trop de mémoire ou de temps pour être dessiné : exportez ce logo en "
        "PNG et choisissez ce PNG.",
        "“{name}” takes too much memory or time to draw. Export this logo as PNG and choose that "
        "file.",
    ),
    "LOGO_NOWHERE": (
        "Les images se rangent à côté du fichier du club, et ce poste n’en a pas : choisissez-les "
        "depuis le poste qui a ce fichier.",
        "Pictures are stored beside the club’s file, and this computer has no club file. Set them "
        "on the computer that has one.",
    ),
    "NO_CHIPS": (
        "Ce joueur n’a plus de jetons à poser : vérifiez son tapis.",
        "This player has no chips left to post. Check the stack.",
    ),
    "SECONDS_NEGATIVE": (
        "Une durée ne peut pas être négative : corrigez-la.",
        "A duration cannot be negative. Correct it.",
    ),
    "NOT_A_HIGHER_VALUE": (
        "{high} ne dépasse pas {low} : choisissez une valeur plus haute pour l’échange.",
        "{high} is not higher than {low}. Choose a higher chip to exchange for.",
    ),
    "SEAT_TWICE": (
        "La place {seat} figure deux fois : retirez-en une.",
        "Seat {seat} is listed twice. Remove one.",
    ),
    "EXCHANGE_FIRST": (
        "Place {seat} : échangez d’abord les jetons qui en valent un plus gros "
        "({chips:jeton|jetons} en main).",
        "Seat {seat} can still make a whole chip ({chips:chip|chips} held). Exchange it first.",
    ),
    "CARDS_FOR_ODD_CHIPS": (
        "Place {seat}, {cards:carte|cartes} pour {chips:jeton|jetons} : distribuez une carte par "
        "jeton.",
        "Seat {seat} has {cards:card|cards} for {chips:chip|chips}. Deal one per chip.",
    ),
    "CARD_TWICE": (
        "La carte {card} figure deux fois : vérifiez les cartes.",
        "The card {card} is entered twice. Check the cards.",
    ),
    "HAND_FOR_HAND_ONE_TABLE": (
        "Il ne reste qu’une table : jouez sans main par main.",
        "Only one table is left. Play on without hand-for-hand.",
    ),
    "HAND_FOR_HAND_ONE_TABLE+alone": (
        "Le main par main demande deux tables d’au moins deux joueurs, et la table {alone} n’en a "
        "plus qu’un : regroupez les joueurs, puis jouez sans main par main.",
        "Hand-for-hand needs two tables of at least two players, and table {alone} has only one "
        "left. Bring the players together, then play on without hand-for-hand.",
    ),
    "TABLES_STILL_PLAY": (
        "Des tables jouent encore ({tables}) : attendez-les.",
        "Some tables are still playing ({tables}). Wait for them.",
    ),
    "HAND_FOR_HAND_NOT_BEGUN": (
        "Table {table}, le main par main commence à la prochaine main : attendez-la.",
        "Hand-for-hand starts with the next hand at table {table}. Wait for it.",
    ),
    "ALL_IN_BEFORE_THE_OTHERS": (
        "Table {table}, la main n’est pas finie aux tables {tables} : gardez les cartes cachées "
        "jusque-là.",
        "The hand is not over at tables {tables}. At table {table}, keep the cards face down until "
        "then.",
    ),
    "HAND_FOR_HAND_OVER": (
        "Le main par main est terminé : laissez les tables jouer à leur rythme.",
        "Hand-for-hand is over. Carry on with normal play.",
    ),
    "TABLE_NOT_PLAYING": (
        "La table {table} a déjà fini sa main : attendez le signal.",
        "Table {table} has already finished its hand. Wait for the signal.",
    ),
    "ROUNDS_FROM_ONE_TO_FOUR": (
        "Une suspension dure de un à quatre tours : au-delà, disqualifiez.",
        "A suspension lasts one to four rounds. Beyond that, disqualify.",
    ),
    "NOBODY_IN_THE_HAND": (
        "Plus aucun joueur n’est dans le coup : vérifiez qui s’est couché.",
        "Nobody is left in the hand. Check who folded.",
    ),
    "POT_WITHOUT_PLAYER": (
        "Les jetons d’un joueur couché dépassent {stake}, la plus haute mise encore en jeu : "
        "vérifiez qui s’est couché.",
        "Folded chips exceed {stake}, the largest live bet. Check who folded.",
    ),
}


#: A code without a sentence: an older screen reading newer rules still says something.
UNKNOWN: Final[Pair] = (
    "Ce n’est pas possible maintenant : si cela se reproduit, signalez le code {code}.",
    "This cannot be done now. If it happens again, report this code: {code}.",
)


def refusal_sentence(
    refused: Refused, names: Names | None = None, language: Language | None = None
) -> str:
    """Return why a command is refused and what to do; ``names`` gives an entrant's name.

    >>> refusal_sentence(Refused("TABLE_FULL", table=4), language="en")
    'Table 4 is full. Choose another one.'
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
