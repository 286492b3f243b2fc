"""Deals and tournaments cancelled: undo, minutes, refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.figures import money_text
from td_app.words.language import Language, fr_en, spoken
from td_app.words.speaking import Pair, Table, say
from td_app.words.terms import reading_text

LABELS: Final[Table] = {
    "deal_agreed": ("accord", "deal"),
    "tournament_cancelled": ("annulation du tournoi", "tournament cancelled"),
}

#: Said besides where some paid fees on a day 1: no text says what becomes of them.
BESIDES: Final[Table] = {
    "day_one_fees": (
        "Les frais du jour 1 sont gardés, sur décision du directeur.",
        "The director decides to keep the Day 1 fees.",
    ),
    "day_one_fees+back": (
        "Les frais du jour 1 sont remboursés, sur décision du directeur : {fees:cents}.",
        "The director decides to refund the Day 1 fees: {fees:cents}.",
    ),
    "added": (
        "L’ajout ou la garantie du club n’est pas partagé : {cents:cents}.",
        "What the house added or guaranteed is not shared: {cents:cents}.",
    ),
    "added+shared": (
        "L’ajout ou la garantie du club est partagé aussi, sur décision du directeur : "
        "{cents:cents}.",
        "What the house added or guaranteed is shared too, by the director’s decision: "
        "{cents:cents}.",
    ),
}

SENTENCES: Final[Table] = {
    "deal_agreed": (
        "Accord {kind:deal}, accepté par tous, fin du tournoi : {each:apart}.",
        "Deal {kind:deal}, agreed by all, end of the tournament: {each:apart}.",
    ),
    "deal_agreed+on": (
        "Accord {kind:deal}, accepté par tous, le jeu continue pour le classement : {each:apart}.",
        "Deal {kind:deal}, agreed by all, play continues for the places: {each:apart}.",
    ),
    "deal_agreed+on+kept": (
        "Accord {kind:deal}, accepté par tous, il reste {kept:cents} à jouer : {each:apart}.",
        "Deal {kind:deal}, agreed by all, {kept:cents} still to play for: {each:apart}.",
    ),
    "tournament_cancelled": (
        "Tournoi annulé : aucune somme à rembourser.",
        "Tournament cancelled: nothing to refund.",
    ),
    "tournament_cancelled+paid": (
        "Tournoi annulé {stage:stage} : {paid:cents} à verser à {players:joueur|joueurs}.",
        "Tournament cancelled {stage:stage}: {paid:cents} to pay to {players:player|players}.",
    ),
}

DAY_ONE_FEES: Final[Pair] = (
    "Les joueurs encore en jeu ont payé {fees:cents} de frais au jour 1. Aucun texte ne dit s’ils "
    "sont remboursés quand le jour 2 est annulé : décidez.",
    "The players still in paid {fees:cents} in Day 1 fees. No rule says whether these are refunded "
    "when Day 2 is cancelled: you decide.",
)

#: What a sentence about several says of each.
PARTS: Final[Table] = {
    "deal_share": ("{cents:cents} à {people}", "{cents:cents} to {people}"),
}

KINDS: Final[Table] = {
    "icm": ("selon l’ICM", "by ICM"),
    "chip_chop": ("selon les jetons", "by chips"),
    "even": ("à parts égales", "in equal parts"),
    "by_hand": ("de gré à gré", "by negotiation"),
}

STAGES: Final[Table] = {
    "before_start": ("avant le départ", "before the start"),
    "not_in_money": ("avant les rangs payés", "before the money"),
    "in_money": ("dans les rangs payés", "in the money"),
    "final_table": ("à la table finale", "at the final table"),
    "jackpot": ("en jackpot", "as a jackpot"),
}

TITLES: Final[Table] = {
    "icm": ("ICM", "ICM"),
    "chip_chop": ("Jetons", "Chips"),
    "even": ("Parts égales", "Even split"),
    "by_hand": ("À la main", "By hand"),
}

#: Which case a cancellation is, and what it pays.
STAGE_WORDS: Final[Table] = {
    "before_start": (
        "Le jeu n’a pas commencé : chacun est remboursé de ce qu’il a payé, un ticket par un "
        "ticket.",
        "Play has not begun: everyone gets back what they paid, a ticket for a ticket.",
    ),
    "not_in_money": (
        "Les rangs payés ne sont pas atteints : les joueurs encore en jeu récupèrent leurs frais ; "
        "la somme versée par les joueurs (la dotation, si personne n’a payé) se partage, une "
        "moitié à parts égales, l’autre selon les jetons.",
        "The money has not been reached: the players still in get their fees back; what the "
        "players paid (the prize pool, if nobody paid) is shared, half evenly, half by chip count.",
    ),
    "in_money": (
        "Les rangs payés sont atteints : les joueurs encore en jeu récupèrent leurs frais et le "
        "plus petit prix restant ; le reste se partage selon les jetons.",
        "The money has been reached: the players still in get their fees back and the smallest "
        "remaining prize; the rest is shared by chip count.",
    ),
    "final_table": (
        "Il ne reste qu’une table, dans les rangs payés : les joueurs encore en jeu récupèrent "
        "leurs frais ; les prix restants se partagent selon l’ICM.",
        "One table is left, in the money: the players still in get their fees back; the remaining "
        "prizes are shared by ICM.",
    ),
    "jackpot": (
        "Jackpot : chacun récupère ses frais et un dixième de la dotation ; le reste se partage "
        "selon l’ICM.",
        "Jackpot: everyone gets their fees back and a tenth of the prize pool; the rest is shared "
        "by ICM.",
    ),
}

#: The same where nobody paid and nothing is won in money.
FREE_CANCELLED: Final[Pair] = (
    "Le tournoi s’arrête définitivement : personne n’a rien à recevoir, le motif figure au "
    "journal.",
    "The tournament is over for good. Nobody is owed anything, and the reason goes in the log.",
)

#: Where the club allows no money, prizes in kind are named and never worth an amount.
FREE_IN_KIND: Final[Pair] = (
    "Le tournoi s’arrête définitivement, le motif figure au journal. Lots pas encore gagnés : "
    "{prizes}. Ils restent en nature, sans montant : indiquez dans le motif à qui ils vont.",
    "The tournament is over for good, and the reason goes in the log. Prizes not won yet: "
    "{prizes}. They stay in kind, with no amount: write in the reason who gets them.",
)

#: On the settlement of a tournament stopped in play, where somebody paid and waited for a seat.
NEVER_SEATED: Final[Pair] = (
    "Un joueur qui n’avait pas encore de place est remboursé de tout ce qu’il a payé.",
    "Players not yet seated get a full refund.",
)

DEAL_OVER_FIRST: Final[Pair] = (
    "Une part dépasse le premier prix : signalez-le aux joueurs.",
    "A share is above the first prize: tell the players.",
)


#: Where a reading shares it otherwise: both figures are known before anybody agrees.
OTHER_READING: Final[Pair] = (
    "{taken} Autre lecture : {each:apart}.",
    "{taken} The other interpretation: {each:apart}.",
)

SHARED: Final[Pair] = (
    "Tous les joueurs encore en jeu sont d’accord pour partager les prix restants {kind}. Chacun "
    "vérifie sa part et signe.",
    "All the players still in agree to share the remaining prizes {kind}. Each player checks "
    "their share and signs.",
)
KEPT: Final[Pair] = (
    "{kept:cents} sont gardés pour le vainqueur : le jeu continue.",
    "{kept:cents} is kept for the winner: play continues.",
)


LISTED: Final[Pair] = (
    "Les {n} premiers ont partagé {kind} : accord accepté par tous.",
    "The first {n} shared {kind}: a deal agreed by all.",
)


def two_readings_told(
    readings: Sequence[str], named: Sequence[tuple[str, int]], language: Language | None = None
) -> str:
    """Return the readings relied on, then the cents of each by the one set aside; empty without.

    ``named``: names with the cents of the other reading.
    """
    if not readings or not named:
        return ""
    taken = " ".join(reading_text(reading, language) for reading in readings)
    each = tuple(f"{name} {money_text(cents, spoken(language))}" for name, cents in named)
    return say(OTHER_READING, {"taken": taken, "each": each}, language=language)


def listed_words(kind: str, players: int, language: Language | None = None) -> str:
    """Return what the list of prizes says of a deal that ended play.

    >>> listed_words("even", 3, "en")
    'The first 3 shared in equal parts: a deal agreed by all.'
    """
    told = {"kind": say(KINDS[kind], language=language), "n": players}
    return say(LISTED, told, language=language)


def deal_words(kind: str, language: Language | None = None) -> str:
    """Return what those who sign a deal agree to."""
    return say(SHARED, {"kind": say(KINDS[kind], language=language)}, language=language)


def kept_words(cents: int, language: Language | None = None) -> str:
    """Return the words for the amount kept for the winner."""
    return say(KEPT, {"kept": cents}, language=language)


def kind_title(kind: str, language: Language | None = None) -> str:
    """Return what a way of sharing is called above its figures."""
    return say(TITLES[kind], language=language)


def stage_words(stage: str, language: Language | None = None) -> str:
    """Return which case a cancellation is, and what it pays."""
    return say(STAGE_WORDS[stage], language=language)


def cancelled_words() -> str:
    """Return the sentence of a cancelled tournament."""
    return fr_en("Le tournoi est annulé", "The tournament is cancelled")


def left_to_print(owes: bool) -> str:
    """Return which paper is still to come, once play is over; ``owes``: it was cancelled."""
    if owes:
        return fr_en(
            "Il reste à imprimer le décompte à signer.",
            "The settlement to sign is still to be printed.",
        )
    return fr_en("Il reste à imprimer le classement.", "The ranking is still to be printed.")


def house_told(cents: int, *, shared: bool, language: Language | None = None) -> str:
    """Return what became of what the house added or guaranteed, in cents."""
    code = "added+shared" if shared else "added"
    return say(BESIDES[code], {"cents": cents}, language=language)


def day_one_fees_asked(fees: int, language: Language | None = None) -> str:
    """Return that the director decides of the fees of days 1, in cents."""
    return say(DAY_ONE_FEES, {"fees": fees}, language=language)


def day_one_fees_told(fees: int, language: Language | None = None) -> str:
    """Return the words on the fees of days 1, in cents: refunded, or (0) kept."""
    code = "day_one_fees+back" if fees else "day_one_fees"
    return say(BESIDES[code], {"fees": fees}, language=language)


REFUSALS: Final[Table] = {
    "DAY_ONE_FEES_UNSAID": (
        "Les textes ne disent rien des {fees:cents} de frais payés au jour 1 : indiquez s’ils sont "
        "gardés ou remboursés.",
        "No rule covers the {fees:cents} in Day 1 fees. Choose whether they are kept or refunded.",
    ),
    "DEAL_NOT_IN_PLAY": (
        "Un accord se conclut en cours de jeu : démarrez le tournoi, ou annulez sa fin.",
        "A deal is made during play. Start the tournament, or undo its end.",
    ),
    "DEAL_ALREADY": (
        "Un accord est déjà noté : annulez-le pour en noter un autre.",
        "A deal is already recorded. Undo it to record another.",
    ),
    "DEAL_PLAYERS": (
        "Un accord se conclut entre {least} et {most} joueurs : attendez qu’il en reste autant.",
        "A deal is made between {least} and {most} players. Wait until that many are left.",
    ),
    "DEAL_NO_MONEY": (
        "Il n’y a plus d’argent à gagner, donc rien à partager : jouez jusqu’au bout.",
        "There is no money left to win, so nothing to share. Play to the end.",
    ),
    "DEAL_ENTRIES_OPEN": (
        "Les entrées tardives sont ouvertes : attendez leur clôture.",
        "Late registration is open. Wait until it closes.",
    ),
    "DEAL_NOT_AGREED": (
        "{entrant} n’a pas donné son accord : il faut l’accord de tous.",
        "{entrant} has not agreed. A deal needs everyone’s agreement.",
    ),
    "DEAL_NOT_LEFT": (
        "{entrant} ne joue plus, ou figure deux fois : donnez un seul tapis à chaque joueur en "
        "jeu.",
        "{entrant} is no longer playing, or is listed twice. Give each remaining player one stack.",
    ),
    "DEAL_STACK_MISSING": (
        "Il manque le tapis {entrant:de} : comptez-le.",
        "The stack {entrant:de} is missing. Count it.",
    ),
    "DEAL_STACKS": (
        "Le total des tapis est de {said} pour {total} en jeu (écart de {gap:signed}) : "
        "recomptez-en un.",
        "The stacks add up to {said}, with {total} in play (difference {gap:signed}). Count one "
        "again.",
    ),
    "DEAL_SHARES_ALL": (
        "Il manque une part, ou une part figure deux fois : écrivez celle de chacun, une seule "
        "fois.",
        "A share is missing or entered twice. Enter each player’s share once.",
    ),
    "DEAL_SHARE_NEGATIVE": (
        "Une part ne peut pas être négative : corrigez-la.",
        "A share cannot be negative. Correct it.",
    ),
    "DEAL_KEPT_NEEDS_PLAY": (
        "{kept:cents} restent à gagner : indiquez que le jeu continue, ou ne gardez rien.",
        "{kept:cents} is still to be won. Say that play continues, or keep nothing.",
    ),
    "OVER_ALREADY_CANCEL": (
        "Ce tournoi est terminé : il n’y a plus rien à annuler.",
        "This tournament is over. There is nothing left to cancel.",
    ),
    "CANCEL_PRIZES": (
        "La valeur d’un lot ne peut pas être négative : corrigez-la.",
        "The value of a prize cannot be negative. Correct it.",
    ),
}
