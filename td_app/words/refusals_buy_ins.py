"""Why an entry taken again, chips bought or terms of entry are refused, and what to do instead."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

BUY_INS: Final[Table] = {
    "MONEY_NOT_ALLOWED": (
        "Le club ne permet pas les entrées payantes : retirez les montants, ou permettez l’argent "
        "dans les réglages du club.",
        "The club does not allow paid entries: remove the amounts, or allow money in the club’s "
        "settings.",
    ),
    "SETUP_DRAWN_PRICE": (
        "Les places sont tirées à ce prix d’entrée : il ne change plus.",
        "The seats were drawn at this entry price: it can no longer change.",
    ),
    "UNPAID": (
        "{entrant} doit encore {cents:cents} : encaissez, ou répondez-en avec une raison.",
        "{entrant} still owes {cents:cents}: take the payment, or vouch for it with a reason.",
    ),
    "UNPAID+count": (
        "{count:joueur doit|joueurs doivent} encore leur entrée, dont {entrant} ({cents:cents}) : "
        "encaissez, ou répondez-en avec une raison.",
        "{count:player still owes|players still owe} the entry, {entrant} among them "
        "({cents:cents}): take the payments, or vouch for them with a reason.",
    ),
    "LATE_ENTRY_PRIZES": (
        "Il reste {paid:rang payé|rangs payés} ou moins en jeu : les prix commencent, plus "
        "personne n’entre, sauf si le directeur passe outre en donnant sa raison.",
        "No more than the {paid:paid rank|paid ranks} are left: prizes have begun and nobody "
        "enters, unless the director overrides this, giving a reason.",
    ),
    "FIELD_FULL": (
        "{most:joueur joue|joueurs jouent} déjà, le plus que permet ce tournoi : attendez une "
        "sortie.",
        "{most:player is|players are} already playing, the most this tournament allows: wait for "
        "an elimination.",
    ),
    "OTHERS_WAIT": (
        "{entrant} attend déjà une place : donnez-la-lui d’abord, ou passez outre en donnant "
        "votre raison.",
        "{entrant} is already waiting for a seat: give it to them first, or override, giving a "
        "reason.",
    ),
    "NO_CHOICE_OF_BUY_IN": (
        "L’entrée n’a qu’un prix dans ce tournoi : rien n’est à choisir.",
        "Entry has a single price in this tournament: there is nothing to choose.",
    ),
    "BUY_IN_OUTSIDE": (
        "L’entrée se choisit de {least:cents} à {most:cents} : corrigez ce prix.",
        "The entry price is chosen from {least:cents} to {most:cents}: correct it.",
    ),
    "BUY_IN_ODD": (
        "{price:cents} n’achètent pas un tapis en jetons de {chip} : choisissez un prix plus rond.",
        "{price:cents} does not buy a stack made of {chip} chips: choose a rounder price.",
    ),
    "NO_REENTRIES": (
        "On ne se réinscrit pas dans ce tournoi : changez-le d’abord dans les réglages.",
        "There are no re-entries in this tournament: change that first in the settings.",
    ),
    "REENTRY_WHILE_SEATED": (
        "{entrant} est encore en jeu : une personne ne joue jamais deux fois à la fois.",
        "{entrant} is still in play: nobody plays twice at the same time.",
    ),
    "REENTRY_BEFORE_ENTRY": (
        "{entrant} n’est pas encore entré en jeu : donnez une place à la première entrée.",
        "{entrant} has not entered yet: give the first entry a seat.",
    ),
    "REENTRY_AFTER_LEAVING": (
        "{entrant} a abandonné ou a été disqualifié : on ne se réinscrit qu’après une sortie.",
        "{entrant} withdrew or was disqualified: re-entry is only possible after an elimination.",
    ),
    "NO_REENTRY_LEFT": (
        "{entrant} a pris ses {most:réinscription|réinscriptions} : le directeur peut passer outre "
        "en donnant sa raison.",
        "{entrant} has used all {most:re-entry|re-entries}: the director may override this, "
        "giving a reason.",
    ),
    "REENTRY_CLOSED": (
        "Les réinscriptions sont closes depuis la fin du niveau {until} : ne mettez plus {entrant} "
        "en attente.",
        "Re-entries closed at the end of level {until}: do not put {entrant} on the waiting list.",
    ),
    "WAITS_ALREADY": (
        "{entrant} attend déjà une place : rien n’est à faire.",
        "{entrant} is already waiting for a seat: there is nothing to do.",
    ),
    "WAITS_NO_MORE": (
        "{entrant} n’attend pas de place : rien n’est à faire.",
        "{entrant} is not waiting for a seat: there is nothing to do.",
    ),
    "SEAT_FREE_TO_RE_ENTER": (
        "Une place est libre : réinscrivez {entrant} sans attendre.",
        "A seat is free: re-enter {entrant} without waiting.",
    ),
    "NO_REBUYS": (
        "On ne recave pas dans ce tournoi : changez-le d’abord dans les réglages.",
        "There are no re-buys in this tournament: change that first in the settings.",
    ),
    "REBUYS_CLOSED": (
        "Les recaves ont pris fin avec le niveau {until} (niveau {level} en cours) : le directeur "
        "peut passer outre en donnant sa raison.",
        "Re-buys ended with level {until} (level {level} now): the director may override this, "
        "giving a reason.",
    ),
    "NO_REBUY_LEFT": (
        "{entrant} a pris {most:recave|recaves}, le plus permis : le directeur peut passer outre "
        "en donnant sa raison.",
        "{entrant} has taken {most:re-buy|re-buys}, the most allowed: the director may override "
        "this, giving a reason.",
    ),
    "REBUY_ABOVE": (
        "{entrant} a {stack} jetons, et on recave à {most} ou moins : attendez, ou passez outre en "
        "donnant votre raison.",
        "{entrant} has {stack} chips, and re-buys are at {most} or under: wait, or override and "
        "give your reason.",
    ),
    "REBUY_PLACE_GONE": (
        "La place {entrant:de} est prise ou sa table fermée : réintégrez d’abord le joueur à une "
        "place libre, puis vendez la recave.",
        "The seat {entrant:de} is taken or the table broken: reinstate the player at a free seat "
        "first, then sell the re-buy.",
    ),
    "STACK_NEGATIVE": (
        "Un tapis ne peut être de {stack} : écrivez zéro ou plus.",
        "A stack cannot be {stack}: enter zero or more.",
    ),
    "NO_ADD_ONS": (
        "Il n’y a pas d’add-on dans ce tournoi : ajoutez-le d’abord dans les réglages.",
        "There is no add-on in this tournament: add it first in the settings.",
    ),
    "ADD_ON_TAKEN": (
        "{entrant} a déjà pris l’add-on : chacun n’en prend qu’un.",
        "{entrant} has already taken the add-on: one each.",
    ),
    "ADD_ON_NOT_NOW": (
        "L’add-on se prend à la pause qui suit le niveau {level} : attendez-la, ou passez outre en "
        "donnant votre raison.",
        "The add-on is taken at the break after level {level}: wait for it, or override and give "
        "your reason.",
    ),
    "NO_UNREGISTRATION": (
        "Ce tournoi ne rend pas les entrées : pour rendre celle-ci {entrant:de}, passez outre en "
        "donnant votre raison.",
        "This tournament does not refund entries: to refund this one {entrant:de}, override and "
        "give your reason.",
    ),
    "UNREGISTRATION_OVER": (
        "Le moment de se désinscrire est passé pour {entrant} : passez outre en donnant votre "
        "raison.",
        "The deadline to unregister has passed for {entrant}: override and give your reason.",
    ),
    "TERMS_PRICE": (
        "Un prix d’entrée, un droit ou une prime va de zéro à {most:cents} : corrigez celui qui "
        "n’y est pas.",
        "An entry price, a fee or a bounty must be from zero to {most:cents}: correct the one "
        "that is not.",
    ),
    "TERMS_SUM": (
        "Une garantie ou un ajout va de zéro à {most:cents} : corrigez-le.",
        "A guarantee or an added amount must be from zero to {most:cents}: correct it.",
    ),
    "TERMS_FIELD": (
        "Un nombre d’entrées va de {least} à {most} : corrigez-le, ou laissez vide.",
        "A number of entries must be from {least} to {most}: correct it, or leave it empty.",
    ),
    "TERMS_FIELD_TURNED": (
        "Au moins {least} entrées et au plus {most} : échangez les deux nombres.",
        "At least {least} entries and at most {most}: swap the two numbers.",
    ),
    "TERMS_UNREGISTER": (
        "On se désinscrit jusqu’à {most} minutes avant le départ au plus tôt : corrigez cette "
        "durée.",
        "Unregistration closes at most {most} minutes before the start: correct this time.",
    ),
    "TERMS_MULTI": (
        "L’entrée au choix va de {least:cents} à {most:cents}, et {price:cents} achètent le tapis "
        "de départ : mettez ce prix entre les deux.",
        "The entry to choose goes from {least:cents} to {most:cents}, and {price:cents} buys "
        "the starting stack: put this price between the two.",
    ),
    "TERMS_TIMES": (
        "On réinscrit ou recave de 1 à {most} fois : corrigez ce nombre, ou laissez vide.",
        "Re-entries or re-buys: from 1 to {most} times. Correct this number, or leave it empty.",
    ),
    "TERMS_LEVEL": (
        "Il n’y a pas de niveau {level} : écrivez un niveau à partir de 1.",
        "There is no level {level}: enter level 1 or later.",
    ),
    "TERMS_ADD_ON_BREAK": (
        "Aucune pause ne suit le niveau {level}, où se prend l’add-on : choisissez-en une autre, "
        "ou ajoutez celle-ci à la structure.",
        "No break follows level {level}, where the add-on is taken: choose another break, or add "
        "this one to the structure.",
    ),
    "TERMS_CHIPS": (
        "{chips} jetons ne s’achètent pas : écrivez un nombre positif.",
        "{chips} chips cannot be bought: enter a positive number.",
    ),
}
