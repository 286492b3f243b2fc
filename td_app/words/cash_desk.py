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
    "re_buy": ("recave", "re-buy"),
    "add_on": ("add-on", "add-on"),
    "debt": ("dette", "debt"),
    "refund": ("remboursement", "refund"),
    "prize": ("prix", "prize"),
    "deal_share": ("part d’un accord", "share of a deal"),
    "bounty": ("prime", "bounty"),
    "settlement": ("règlement", "settlement"),
    "several": ("plusieurs motifs", "several things"),
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
    "payment_corrected": ("correction de caisse, {people}", "till correction, {people}"),
    "unpaid_answered_for": ("dette {people:de}", "debt {people:de}"),
    "unpaid_answered_for+many": (
        "dettes de {many:joueur|joueurs}",
        "debts of {many:player|players}",
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
        "Ligne de caisse reprise, {people} : {wrong:cents} ({before:means}) n’a pas eu lieu.",
        "Till line taken back, {people}: {wrong:cents} ({before:means}) never took place.",
    ),
    "payment_corrected+player": (
        "Ligne de caisse corrigée : {wrong} devient {right}.",
        "Till line corrected: {wrong} becomes {right}.",
    ),
    "unpaid_answered_for": (
        "Le directeur répond des {cents:cents} que doit {people}.",
        "The director vouches for the {cents:cents} that {people} owes.",
    ),
    "unpaid_answered_for+many": (
        "Le directeur répond des {cents:cents} que doivent {many:joueur|joueurs}.",
        "The director vouches for the {cents:cents} that {many:player|players} owe.",
    ),
    "till_counted": (
        "Caisse comptée : {counted:cents}, le compte y est.",
        "Till counted: {counted:cents}, as it should be.",
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
        "{cents:cents} {people:de} ({means:means})",
    ),
}

#: Said besides of a sum paid by several means, of a till that was counted.
BESIDES: Final[Table] = {
    "paid_by": ("Par {means:means} : {cents:cents}.", "By {means:means}: {cents:cents}."),
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
        "{cents:cents} was still to be taken.",
    ),
    "till_owed+out": (
        "Il restait {cents:cents} à verser.",
        "{cents:cents} was still to be paid out.",
    ),
}

REFUSALS: Final[Table] = {
    "NOTHING_DUE": (
        "La caisse ne doit rien à {entrant} : rien n’est à verser.",
        "The till owes {entrant} nothing: there is nothing to pay out.",
    ),
    "PAY_OUT_ENTRIES_OPEN": (
        "Les entrées tardives sont ouvertes, les prix peuvent encore changer : attendez leur "
        "clôture pour verser un prix.",
        "Late entry is open and prizes may still change: wait until it closes to pay a prize.",
    ),
    "PAID_OUT_MORE": (
        "La caisse doit {most:cents} à {entrant} : versez de 0,01 € à cette somme.",
        "The till owes {entrant} {most:cents}: pay from €0.01 to that sum.",
    ),
    "PAY_OUT_NEVER_SAT": (
        "{entrant} n’a pas joué et ne jouera plus : rendez toute la somme, à cette personne seule.",
        "{entrant} has not played and will not any more: give all of it back, to them alone.",
    ),
    "NO_SUCH_PAYMENT": (
        "Cette ligne n’est pas dans la caisse : choisissez-en une de la liste.",
        "This line is not in the till: choose one from the list.",
    ),
    "PAYMENT_CORRECTED": (
        "Cette ligne a déjà été corrigée : corrigez celle qui la remplace.",
        "This line has been corrected already: correct the one that replaces it.",
    ),
    "PAYMENT_UNCHANGED": (
        "Rien ne change : donnez l’autre montant, l’autre moyen ou l’autre joueur.",
        "Nothing changes: give the other sum, the other means or the other player.",
    ),
    "TILL_MEANS_DIFFERS": (
        "Par {means}, il devrait y avoir {expected:cents}, l’écart est de {gap:cents} : "
        "recomptez, ou dites pourquoi.",
        "By {means} there should be {expected:cents}, the difference is {gap:cents}: count again, "
        "or say why.",
    ),
    "TILL_BELOW_ZERO": (
        "Il est sorti {gap:cents} d’espèces de plus qu’il n’y en avait : dites le fond de caisse, "
        "ou corrigez une ligne payée autrement.",
        "{gap:cents} more in cash went out than there was: say what the float was, or correct a "
        "line paid otherwise.",
    ),
    "TILL_MEANS_UNCOUNTED": (
        "Par {means}, il devrait y avoir {expected:cents} : dites ce qui s’y trouve, ou pourquoi "
        "ce n’est pas compté.",
        "By {means} there should be {expected:cents}: say what is there, or why it is not counted.",
    ),
    "TILL_OWED": (
        "Il reste {to_take:cents} à encaisser et {to_give:cents} à verser : réglez-les, ou dites "
        "pourquoi.",
        "{to_take:cents} is still to be taken and {to_give:cents} to be paid out: settle them, or "
        "say why.",
    ),
    "ENTRANT_HAS_PAID": (
        "{entrant} a payé : désinscrivez ce joueur, ce qui lui rend son paiement.",
        "{entrant} has paid: unregister this player, which refunds the payment.",
    ),
    "NOTHING_TO_PAY": (
        "Rien ne se paie dans ce tournoi : il n’y a pas de caisse à tenir.",
        "Nothing is paid in this tournament: there is no till to keep.",
    ),
    "ONE_SUM_FOR_SEVERAL": (
        "Plusieurs joueurs sont choisis : un montant se saisit pour un seul.",
        "Several players are chosen: an amount is entered for one at a time.",
    ),
    "SUM_PAID": (
        "Un paiement va de 0,01 € à {most:cents} : corrigez ce montant.",
        "A payment must be from €0.01 to {most:cents}: correct this amount.",
    ),
    "OWES_NOTHING": (
        "{entrant} ne doit rien : rien n’est à encaisser.",
        "{entrant} owes nothing: there is nothing to take.",
    ),
    "GIVEN_BACK_MORE": (
        "{entrant} a payé {most:cents} par ce moyen ({means}) : rendez au plus cela.",
        "{entrant} has paid {most:cents} by this means ({means}): refund at most that.",
    ),
    "GIVEN_BACK_SEATED": (
        "{entrant} joue et devrait alors {left:cents} : écrivez ce montant, répondez-en d’abord, "
        "ou rendez seulement ce qui a été payé en trop.",
        "{entrant} is playing and would then owe {left:cents}: write that sum and vouch for it "
        "first, or refund only what was paid in excess.",
    ),
    "TILL_SUM": (
        "La caisse tient de zéro à {most:cents} : corrigez ce montant.",
        "The till holds from zero to {most:cents}: correct this amount.",
    ),
    "TILL_DIFFERS": (
        "La caisse devrait tenir {expected:cents}, l’écart est de {gap:cents} : recomptez, ou "
        "dites pourquoi.",
        "The till should hold {expected:cents}, the difference is {gap:cents}: count again, or "
        "say why.",
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
    "due": ("Reste à encaisser", "Still to take"),
    "to_give": ("Reste à verser", "Still to pay out"),
    "pool": ("Dotation", "Prize pool"),
    "added": ("dont ajouté par la maison", "including added by the house"),
    "unwon": ("dont primes non gagnées", "including bounties nobody won"),
    "overlay": ("dont pour la garantie", "including for the guarantee"),
    "fees": ("Droits", "Fees"),
    "bounties": ("Primes", "Bounties"),
}

#: The columns of the sheet for a treasurer, and what ends a list.
SHEET: Final[Table] = {
    "name": ("Joueur", "Player"),
    "club": ("Club", "Club"),
    "bought": ("Achats", "Bought"),
    "owed": ("Dû", "Owed"),
    "paid": ("Payé", "Paid"),
    "given_back": ("Rendu", "Given back"),
    "left": ("Reste", "Left"),
    "all": ("Total", "Total"),
    "total": ("Total payé : {cents:cents}", "Total paid: {cents:cents}"),
    "total+back": (
        "Total payé : {cents:cents}, sans compter {back:cents} reçus puis rendus",
        "Total paid: {cents:cents}, apart from {back:cents} taken then given back",
    ),
}

TILL: Final[Table] = {
    "right": ("le compte y est", "as it should be"),
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
    ('€100, as it should be', '€5 short')
    """
    key = "over" if difference > 0 else "short" if difference < 0 else "right"
    told = say(TILL[key], {"gap": abs(difference)}, language=language)
    if counted is None:
        return told
    return say(COUNTED, {"counted": counted, "told": told}, language=language)
