"""The cash desk in words: means, undo, minutes, refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

#: What one pays with, as a table says it.
MEANS: Final[Table] = {
    "cash": ("espèces", "cash"),
    "card": ("carte", "card"),
    "transfer": ("virement", "transfer"),
    "ticket": ("ticket", "ticket"),
}

#: What a line of the till is for.
PURPOSES: Final[Table] = {
    "entry": ("entrée", "entry"),
    "re_entry": ("réinscription", "re-entry"),
    "re_buy": ("recave", "rebuy"),
    "add_on": ("add-on", "add-on"),
    "debt": ("dette", "debt"),
    "refund": ("remboursement", "refund"),
    "prize": ("prix", "prize"),
    "deal_share": ("part d’un accord", "share of a deal"),
    "bounty": ("prime", "bounty"),
    "settlement": ("décompte", "settlement"),
    "several": ("plusieurs motifs", "several reasons"),
}

LABELS: Final[Table] = {
    "payments_taken": ("paiement {people:de}", "payment by {people}"),
    "payments_taken+many": (
        "paiement de {many:joueur|joueurs}",
        "payment by {many:player|players}",
    ),
    "money_given_back": ("remboursement {people:de}", "refund to {people}"),
    "paid_out": ("versement à {people}", "payment to {people}"),
    "paid_out+many": ("versement à {many:joueur|joueurs}", "payment to {many:player|players}"),
    "payment_corrected": ("correction de caisse, {people}", "till correction for {people}"),
    "unpaid_answered_for": ("dette {people:de} acceptée", "debt of {people} accepted"),
    "unpaid_answered_for+many": (
        "dettes de {many:joueur|joueurs} acceptées",
        "debts of {many:player|players} accepted",
    ),
    "till_counted": ("comptage de la caisse", "till count"),
}

SENTENCES: Final[Table] = {
    "payments_taken": (
        "Paiement {people:de} : {cents:cents}, {means:means}.",
        "Payment by {people}: {cents:cents}, {means:means}.",
    ),
    "payments_taken+many": (
        "Paiement de {many:joueur|joueurs} : {cents:cents} en tout, {means:means}.",
        "Payment by {many:player|players}: {cents:cents} in all, {means:means}.",
    ),
    "money_given_back": (
        "Remboursement {people:de} : {cents:cents}, {means:means}.",
        "Refund to {people}: {cents:cents}, {means:means}.",
    ),
    "paid_out": (
        "Versé à {people} : {cents:cents}, {means:means} ({purpose:purpose}).",
        "Paid to {people}: {cents:cents}, {means:means} ({purpose:purpose}).",
    ),
    "paid_out+many": (
        "Versé à {many:joueur|joueurs} : {cents:cents} en tout, {means:means} ({purpose:purpose}).",
        "Paid to {many:player|players}: {cents:cents} in all, {means:means} ({purpose:purpose}).",
    ),
    "paid_out+mixed": (
        "Versé à {people} : {cents:cents} ({purpose:purpose}).",
        "Paid to {people}: {cents:cents} ({purpose:purpose}).",
    ),
    "paid_out+mixed+many": (
        "Versé à {many:joueur|joueurs} : {cents:cents} en tout ({purpose:purpose}).",
        "Paid to {many:player|players}: {cents:cents} in all ({purpose:purpose}).",
    ),
    "payment_corrected": (
        "Ligne de caisse corrigée, {people} : {wrong:cents} ({before:means}) devient {cents:cents} "
        "({means:means}).",
        "Till line corrected, {people}: {wrong:cents} ({before:means}) becomes {cents:cents} "
        "({means:means}).",
    ),
    "payment_corrected+none": (
        "Ligne de caisse annulée, {people} : {wrong:cents} ({before:means}) n’a pas eu lieu.",
        "Till line cancelled, {people}: {wrong:cents} ({before:means}) never took place.",
    ),
    "payment_corrected+player": (
        "Ligne de caisse corrigée : {wrong} devient {right}.",
        "Till line corrected: {wrong} becomes {right}.",
    ),
    "unpaid_answered_for": (
        "Le directeur laisse jouer {people} malgré {cents:cents} dus.",
        "The director lets {people} play owing {cents:cents}.",
    ),
    "unpaid_answered_for+many": (
        "Le directeur laisse jouer {many:joueur|joueurs} malgré {cents:cents} dus.",
        "The director lets {many:player|players} play owing {cents:cents}.",
    ),
    "till_counted": (
        "Caisse comptée : {counted:cents}, le compte y est.",
        "Till counted: {counted:cents}, correct.",
    ),
    "till_counted+over": (
        "Caisse comptée : {counted:cents}, {gap:cents} de trop.",
        "Till counted: {counted:cents}, {gap:cents} over.",
    ),
    "till_counted+short": (
        "Caisse comptée : {counted:cents}, il manque {gap:cents}.",
        "Till counted: {counted:cents}, {gap:cents} short.",
    ),
}

#: What a line of the till says, within a sentence.
PARTS: Final[Table] = {
    "till_line": (
        "{cents:cents} {people:de} ({means:means})",
        "{cents:cents} for {people} ({means:means})",
    ),
}

#: Said besides of a sum paid by several means, of a till that was counted.
BESIDES: Final[Table] = {
    "paid_by": ("Dont {cents:cents} ({means:means}).", "Of which {cents:cents} ({means:means})."),
    "till_means+uncounted": (
        "Par {means:means} : {cents:cents}, non comptés.",
        "By {means:means}: {cents:cents}, not counted.",
    ),
    "till_means+over": (
        "Par {means:means} : {gap:cents} de trop.",
        "By {means:means}: {gap:cents} over.",
    ),
    "till_means+short": (
        "Par {means:means} : il manque {gap:cents}.",
        "By {means:means}: {gap:cents} short.",
    ),
    "till_owed": (
        "Il restait {cents:cents} à encaisser.",
        "{cents:cents} was still to be collected.",
    ),
    "till_owed+out": (
        "Il restait {cents:cents} à verser.",
        "{cents:cents} was still to be paid out.",
    ),
}

REFUSALS: Final[Table] = {
    "NOTHING_DUE": (
        "La caisse ne doit rien à {entrant} : il n’y a rien à verser.",
        "The till owes {entrant} nothing. There is nothing to pay out.",
    ),
    "PAY_OUT_ENTRIES_OPEN": (
        "Les entrées tardives sont ouvertes et les prix peuvent encore changer : attendez leur "
        "clôture pour verser un prix.",
        "Late registration is open and prizes may still change. Wait until it closes to pay a "
        "prize.",
    ),
    "PAID_OUT_MORE": (
        "La caisse doit {most:cents} à {entrant} : versez un montant de 0,01 € à {most:cents}.",
        "The till owes {entrant} {most:cents}. Pay from €0.01 to that amount.",
    ),
    "PAY_OUT_NEVER_SAT": (
        "{entrant} n’a pas joué et ne jouera plus : remboursez toute la somme, à cette personne "
        "seulement.",
        "{entrant} has not played and will not. Refund the full amount, to them alone.",
    ),
    "NO_SUCH_PAYMENT": (
        "Cette ligne n’est pas dans la caisse : choisissez-en une dans la liste.",
        "This line is not in the till. Choose one from the list.",
    ),
    "PAYMENT_CORRECTED": (
        "Cette ligne a déjà été corrigée : corrigez celle qui la remplace.",
        "This line has already been corrected. Correct the one that replaces it.",
    ),
    "PAYMENT_UNCHANGED": (
        "Rien n’est changé : indiquez un autre montant, un autre moyen de paiement ou un autre "
        "joueur.",
        "Nothing is changed. Enter another amount, payment method or player.",
    ),
    "TILL_MEANS_DIFFERS": (
        "Il devrait y avoir {expected:cents} ({means}), l’écart est de {gap:cents} : recomptez, ou "
        "indiquez un motif.",
        "There should be {expected:cents} ({means}), and it is out by {gap:cents}. Count again, or "
        "give a reason.",
    ),
    "TILL_BELOW_ZERO": (
        "Il est sorti {gap:cents} d’espèces de plus qu’il n’y en avait : indiquez le fond de "
        "caisse, ou corrigez une ligne payée autrement.",
        "{gap:cents} more in cash went out than there was. Enter the float, or correct a line paid "
        "another way.",
    ),
    "TILL_MEANS_UNCOUNTED": (
        "Il devrait y avoir {expected:cents} ({means}) : indiquez le montant trouvé, ou le motif "
        "si vous ne comptez pas.",
        "There should be {expected:cents} ({means}). Enter what is there, or why it is not "
        "counted.",
    ),
    "TILL_OWED": (
        "Il reste {to_take:cents} à encaisser et {to_give:cents} à verser : réglez-les, ou "
        "indiquez un motif.",
        "{to_take:cents} is still to be collected and {to_give:cents} to be paid out. Settle them, "
        "or give a reason.",
    ),
    "ENTRANT_HAS_PAID": (
        "{entrant} a payé : désinscrivez ce joueur, ce qui le rembourse.",
        "{entrant} has paid. Unregister this player, which refunds the payment.",
    ),
    "NOTHING_TO_PAY": (
        "Aucun paiement n’a lieu dans ce tournoi : il n’y a pas de caisse à tenir.",
        "Nothing is paid in this tournament. There is no till to keep.",
    ),
    "ONE_SUM_FOR_SEVERAL": (
        "Plusieurs joueurs sont choisis : saisissez un montant pour un seul à la fois.",
        "Several players are selected. Enter an amount for one at a time.",
    ),
    "SUM_PAID": (
        "Un paiement va de 0,01 € à {most:cents} : corrigez ce montant.",
        "A payment goes from €0.01 to {most:cents}. Correct this amount.",
    ),
    "OWES_NOTHING": (
        "{entrant} ne doit rien : il n’y a rien à encaisser.",
        "{entrant} owes nothing. There is nothing to collect.",
    ),
    "GIVEN_BACK_MORE": (
        "{entrant} a payé {most:cents} par ce moyen ({means}) : remboursez cette somme au plus.",
        "{entrant} has paid {most:cents} by this method ({means}). Refund that amount at most.",
    ),
    "GIVEN_BACK_SEATED": (
        "{entrant} joue et devrait alors {left:cents} : passez d’abord outre pour ce montant, ou "
        "remboursez seulement le trop-perçu.",
        "{entrant} is playing and would then owe {left:cents}. Override that amount first, or "
        "refund only what was overpaid.",
    ),
    "TILL_SUM": (
        "Une caisse contient entre 0 € et {most:cents} : corrigez ce montant.",
        "A till holds from €0 to {most:cents}. Correct this amount.",
    ),
    "TILL_DIFFERS": (
        "La caisse devrait contenir {expected:cents}, l’écart est de {gap:cents} : recomptez, ou "
        "indiquez un motif.",
        "The till should hold {expected:cents} and is out by {gap:cents}. Count again, or give a "
        "reason.",
    ),
}


def means_text(means: str, language: Language | None = None) -> str:
    """Return the name of a means of payment.

    >>> means_text("transfer", "fr"), means_text("transfer", "en")
    ('virement', 'transfer')
    """
    return say(MEANS[means], language=language)


def purpose_text(purpose: str, language: Language | None = None) -> str:
    """Return what a line of the till is for."""
    return say(PURPOSES[purpose], language=language)


BY_MEANS: Final[Pair] = ("{cents:cents} {means}", "{cents:cents} {means}")

#: What a total is called, by its key.
SUMS: Final[Table] = {
    "due": ("Reste à encaisser", "Still to collect"),
    "to_give": ("Reste à verser", "Still to pay out"),
    "pool": ("Dotation", "Prize pool"),
    "added": ("dont ajouté par le club", "of which added by the house"),
    "unwon": ("dont primes non gagnées", "of which bounties nobody won"),
    "overlay": ("dont pour la garantie", "of which for the guarantee"),
    "fees": ("Frais", "Fees"),
    "bounties": ("Primes", "Bounties"),
}

#: The columns of the sheet for a treasurer, and what ends a list.
SHEET: Final[Table] = {
    "name": ("Joueur", "Player"),
    "club": ("Club", "Club"),
    "bought": ("Achats", "Bought"),
    "owed": ("Dû", "Owed"),
    "paid": ("Payé", "Paid"),
    "given_back": ("Remboursé", "Refunded"),
    "left": ("Reste", "Balance"),
    "all": ("Total", "Total"),
    "total": ("Total payé : {cents:cents}", "Total paid: {cents:cents}"),
    "total+back": (
        "Total payé : {cents:cents}, sans compter {back:cents} reçus puis remboursés",
        "Total paid: {cents:cents}, not counting {back:cents} taken then refunded",
    ),
}

TILL: Final[Table] = {
    "right": ("le compte y est", "correct"),
    "over": ("{gap:cents} de trop", "{gap:cents} over"),
    "short": ("il manque {gap:cents}", "{gap:cents} short"),
}
COUNTED: Final[Pair] = ("{counted:cents}, {told}", "{counted:cents}, {told}")


def paid_text(by: Sequence[tuple[str, int]], language: Language | None = None) -> str:
    """Return the amount paid by each means; a single means is named without its amount.

    >>> paid_text([("cash", 2_400)], "en"), paid_text([("cash", 500), ("card", 700)], "en")
    ('cash', '€5 cash, €7 card')
    """
    if len(by) == 1:
        return means_text(by[0][0], language)
    told = ((cents, means_text(means, language)) for means, cents in by)
    return ", ".join(
        say(BY_MEANS, {"cents": cents, "means": means}, language=language) for cents, means in told
    )


def sum_lines(keys: Sequence[str], language: Language | None = None) -> list[tuple[str, str]]:
    """Return the keys of totals with what each is called."""
    return [(key, say(SUMS[key], language=language)) for key in keys]


def till_text(counted: int | None, difference: int, language: Language | None = None) -> str:
    """Return what a till was found to hold, in cents, or the difference alone.

    >>> till_text(10_000, 0, "en"), till_text(None, -500, "en")
    ('€100, correct', '€5 short')
    """
    key = "over" if difference > 0 else "short" if difference < 0 else "right"
    told = say(TILL[key], {"gap": abs(difference)}, language=language)
    if counted is None:
        return told
    return say(COUNTED, {"counted": counted, "told": told}, language=language)
