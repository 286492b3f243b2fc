"""Why an entry taken again, chips bought or terms of entry are refused, and what to do instead."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

BUY_INS: Final[Table] = {
    "MONEY_NOT_ALLOWED": (
        "Le club n’autorise pas les entrées payantes : retirez les montants, ou autorisez l’argent "
        "dans les réglages du club.",
        "The club does not allow paid entries. Remove the amounts, or allow money in the club’s "
        "settings.",
    ),
    "SETUP_DRAWN_PRICE": (
        "Les places sont tirées à ce prix d’entrée : annulez le tirage pour le modifier.",
        "The seats were drawn at this buy-in. Undo the draw to change it.",
    ),
    "UNPAID": (
        "{entrant} doit encore {cents:cents} : encaissez, ou passez outre en indiquant un motif.",
        "{entrant} still owes {cents:cents}. Take the payment, or override with a reason.",
    ),
    "UNPAID+count": (
        "{count:joueur doit|joueurs doivent} encore leur entrée, dont {entrant} ({cents:cents}) : "
        "encaissez, ou passez outre en indiquant un motif.",
        "{count:player still owes|players still owe} their buy-in, including {entrant} "
        "({cents:cents}). Take the payments, or override with a reason.",
    ),
    "LATE_ENTRY_PRIZES": (
        "Les rangs payés sont atteints ({paid:rang|rangs}), plus personne n’entre : seul le "
        "directeur peut passer outre, en indiquant un motif.",
        "The money has been reached ({paid:paid place|paid places}) and nobody may enter. Only the "
        "director may override this, with a reason.",
    ),
    "FIELD_FULL": (
        "{most:joueur joue|joueurs jouent} déjà, le maximum de ce tournoi : attendez une sortie.",
        "{most:player is|players are} already playing, the most this tournament allows. Wait for "
        "an elimination.",
    ),
    "OTHERS_WAIT": (
        "{entrant} attend déjà une place : donnez-la-lui d’abord, ou passez outre en indiquant un "
        "motif.",
        "{entrant} is already waiting for a seat. Seat them first, or override with a reason.",
    ),
    "NO_CHOICE_OF_BUY_IN": (
        "L’entrée n’a qu’un prix dans ce tournoi : il n’y a rien à choisir.",
        "This tournament has a single buy-in. There is nothing to choose.",
    ),
    "BUY_IN_OUTSIDE": (
        "Le prix d’entrée va de {least:cents} à {most:cents} : corrigez-le.",
        "The buy-in goes from {least:cents} to {most:cents}. Correct it.",
    ),
    "BUY_IN_ODD": (
        "{price:cents} ne donnent pas un nombre entier de jetons de {chip} : choisissez un prix "
        "plus rond.",
        "{price:cents} does not buy a whole number of {chip} chips. Choose a rounder buy-in.",
    ),
    "NO_REENTRIES": (
        "Ce tournoi n’admet pas les réinscriptions : autorisez-les d’abord dans ses réglages.",
        "This tournament has no re-entries. Allow them in its settings first.",
    ),
    "REENTRY_WHILE_SEATED": (
        "{entrant} est encore en jeu : notez d’abord sa sortie, une personne ne joue pas deux "
        "tapis à la fois.",
        "{entrant} is still in play. Record the elimination first: nobody plays two stacks at "
        "once.",
    ),
    "REENTRY_BEFORE_ENTRY": (
        "{entrant} n’a pas encore joué : donnez d’abord une place au titre de sa première entrée.",
        "{entrant} has not played yet. Seat the first entry first.",
    ),
    "REENTRY_AFTER_LEAVING": (
        "Il y a eu abandon ou disqualification ({entrant}) : seul un joueur éliminé peut se "
        "réinscrire.",
        "{entrant} withdrew or was disqualified. Only an eliminated player may re-enter.",
    ),
    "NO_REENTRY_LEFT": (
        "{entrant} n’a plus de réinscription ({most} au plus) : seul le directeur peut passer "
        "outre, en indiquant un motif.",
        "{entrant} has no re-entry left ({most} at most). Only the director may override this, "
        "with a reason.",
    ),
    "REENTRY_CLOSED": (
        "Les réinscriptions sont closes depuis la fin du niveau {until} : ne mettez plus {entrant} "
        "en attente.",
        "Re-entries closed at the end of level {until}. Do not put {entrant} on the waiting list.",
    ),
    "WAITS_ALREADY": (
        "{entrant} attend déjà une place : il n’y a rien à faire.",
        "{entrant} is already waiting for a seat. There is nothing to do.",
    ),
    "WAITS_NO_MORE": (
        "{entrant} n’attend pas de place : il n’y a rien à faire.",
        "{entrant} is not waiting for a seat. There is nothing to do.",
    ),
    "SEAT_FREE_TO_RE_ENTER": (
        "Une place est libre : réinscrivez {entrant} sans attendre.",
        "A seat is free. Re-enter {entrant} without waiting.",
    ),
    "NO_REBUYS": (
        "Ce tournoi n’admet pas les recaves : autorisez-les d’abord dans ses réglages.",
        "This tournament has no rebuys. Allow them in its settings first.",
    ),
    "REBUYS_CLOSED": (
        "Les recaves ont pris fin avec le niveau {until} : seul le directeur peut passer outre, en "
        "indiquant un motif.",
        "Rebuys ended with level {until}. Only the director may override this, with a reason.",
    ),
    "NO_REBUY_LEFT": (
        "{entrant} n’a plus de recave ({most} au plus) : seul le directeur peut passer outre, en "
        "indiquant un motif.",
        "{entrant} has no rebuy left ({most} at most). Only the director may override this, with a "
        "reason.",
    ),
    "REBUY_ABOVE": (
        "{entrant} a {stack:jeton|jetons}, et la recave est ouverte à {most} ou moins : attendez, "
        "ou passez outre en indiquant un motif.",
        "{entrant} has {stack:chip|chips}; rebuys are for {most} or fewer. Wait, or override with "
        "a reason.",
    ),
    "REBUY_PLACE_GONE": (
        "La place {entrant:de} est prise ou sa table fermée : réintégrez d’abord le joueur à une "
        "place libre, puis vendez la recave.",
        "The seat {entrant:de} is taken or the table broken. Reinstate the player at a free seat "
        "first, then sell the rebuy.",
    ),
    "STACK_NEGATIVE": (
        "Un tapis ne peut pas être de {stack} : écrivez zéro ou plus.",
        "A stack cannot be {stack}. Enter zero or more.",
    ),
    "NO_ADD_ONS": (
        "Ce tournoi n’a pas d’add-on : ajoutez-le d’abord dans ses réglages.",
        "This tournament has no add-on. Add it in its settings first.",
    ),
    "ADD_ON_TAKEN": (
        "{entrant} a déjà pris l’add-on : il n’y en a qu’un par joueur.",
        "{entrant} has already taken the add-on. There is only one per player.",
    ),
    "ADD_ON_NOT_NOW": (
        "L’add-on se prend à la pause qui suit le niveau {level} : attendez-la, ou passez outre en "
        "indiquant un motif.",
        "The add-on is taken at the break after level {level}. Wait for it, or override with a "
        "reason.",
    ),
    "NO_UNREGISTRATION": (
        "Ce tournoi ne rembourse pas les entrées : pour rembourser celle {entrant:de}, passez "
        "outre en indiquant un motif.",
        "Entries are non-refundable in this tournament. To refund {entrant}, override with a "
        "reason.",
    ),
    "UNREGISTRATION_OVER": (
        "Le délai de désinscription est passé pour {entrant} : passez outre en indiquant un motif.",
        "The deadline to unregister has passed for {entrant}. Override with a reason.",
    ),
    "TERMS_PRICE": (
        "Prix d’entrée, frais et prime vont de 0 € à {most:cents} : corrigez le montant en trop.",
        "Buy-in, fee and bounty go from €0 to {most:cents}. Correct the one that does not fit.",
    ),
    "TERMS_SUM": (
        "Une garantie ou un ajout va de 0 € à {most:cents} : corrigez ce montant.",
        "A guarantee or an added amount goes from €0 to {most:cents}. Correct it.",
    ),
    "TERMS_FIELD": (
        "Un nombre d’entrées va de {least} à {most} : corrigez-le, ou laissez le champ vide.",
        "A number of entries goes from {least} to {most}. Correct it, or leave it empty.",
    ),
    "TERMS_FIELD_TURNED": (
        "Au moins {least:entrée|entrées} et au plus {most}, ce n’est pas possible : échangez les "
        "deux nombres.",
        "At least {least:entry|entries} and at most {most} is not possible. Swap the two numbers.",
    ),
    "TERMS_UNREGISTER": (
        "Les désinscriptions ferment au plus tôt {most} minutes avant le départ : corrigez cette "
        "durée.",
        "Unregistration closes at most {most} minutes before the start. Correct this time.",
    ),
    "TERMS_MULTI": (
        "L’entrée au choix va de {least:cents} à {most:cents}, et le tapis de départ coûte "
        "{price:cents} : mettez ce prix entre les deux.",
        "The choice of buy-in goes from {least:cents} to {most:cents}, and {price:cents} buys the "
        "starting stack. Put this price between the two.",
    ),
    "TERMS_TIMES": (
        "Réinscriptions et recaves vont de 1 à {most} par joueur : corrigez ce nombre, ou laissez "
        "le champ vide.",
        "Re-entries and rebuys go from 1 to {most} per player. Correct this number, or leave it "
        "empty.",
    ),
    "TERMS_LEVEL": (
        "Il n’y a pas de niveau {level} : écrivez un niveau à partir de 1.",
        "There is no level {level}. Enter level 1 or later.",
    ),
    "TERMS_ADD_ON_BREAK": (
        "Aucune pause ne suit le niveau {level}, où se prend l’add-on : choisissez une autre "
        "pause, ou ajoutez celle-ci à la structure.",
        "No break follows level {level}, where the add-on is taken. Choose another break, or add "
        "this one to the structure.",
    ),
    "TERMS_CHIPS": (
        "On n’achète pas {chips:jeton|jetons} : écrivez un nombre positif.",
        "Nobody can buy {chips:chip|chips}. Enter a positive number.",
    ),
}
