"""Refusals of settings, structure, chips or names, and how to correct them."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

SETTINGS: Final[Table] = {
    "TEXT_UNREADABLE": (
        "Un texte contient un caractère qui ne s’imprime pas : saisissez-le à nouveau.",
        "A text contains a character that cannot be printed: type it again.",
    ),
    "TEXT_TOO_LONG": (
        "Un texte dépasse {longest} caractères : raccourcissez-le.",
        "A text exceeds {longest} characters: shorten it.",
    ),
    "NUMBER_UNREAD": (
        "« {typed} » n’est pas un nombre : écrivez tous les chiffres, par exemple {such_as}.",
        "“{typed}” is not a number: write every figure, such as {such_as}.",
    ),
    "SHARE_UNREAD": (
        "« {typed} » n’est pas un pourcentage : écrivez par exemple 20 ou 12,5.",
        "“{typed}” is not a percentage: write 20 or 12.5, for instance.",
    ),
    "SETUP_NAME": (
        "Le tournoi n’a pas de nom : donnez-lui-en un.",
        "The tournament has no name: give it one.",
    ),
    "SETUP_DATE": (
        "« {date} » n’est pas une date de tournoi : écrivez-la en entier, par exemple 21/11/2026.",
        "“{date}” is not the date of a tournament: write it whole, 21/11/2026 for instance.",
    ),
    "SETUP_STARTS_AT": (
        "« {time} » n’est pas une heure : choisissez-la entre 0 h et 23 h 59.",
        "“{time}” is not a time of day: choose one between 00:00 and 23:59.",
    ),
    "SETUP_CLOSES_AT": (
        "« {time} » n’est pas une heure : choisissez-la entre 0 h et 23 h 59.",
        "“{time}” is not a time of day: choose one between 00:00 and 23:59.",
    ),
    "SETUP_SEATS": (
        "{seats:place|places} par table : choisissez de 2 à 10.",
        "{seats:seat|seats} a table: choose from 2 to 10.",
    ),
    "SETUP_STACK": (
        "Un tapis de départ de {stack} n’est pas possible : choisissez un nombre de jetons "
        "entre 1 et un milliard.",
        "A starting stack of {stack} is not possible: choose a number of chips between 1 and one "
        "billion.",
    ),
    "SETUP_LATE_ENTRY": (
        "Les entrées tardives ne peuvent pas s’arrêter au niveau {level} : choisissez un "
        "niveau, ou 0 pour n’en admettre aucune.",
        "Late entry cannot close at level {level}: choose a level, or 0 for no late entry.",
    ),
    "SETUP_FINAL_TABLE": (
        "Une table finale à {size:joueur|joueurs} n’est pas possible : choisissez de 3 à 10.",
        "A final table of {size:player|players} is not possible: choose from 3 to 10.",
    ),
    "SEATS_PER_TABLE_TOO_FEW": (
        "{seats:place|places} par table : il en faut au moins 2.",
        "{seats:seat|seats} a table: at least 2 are needed.",
    ),
    "HOUSE_RULE_UNKNOWN": (
        "La règle maison « {rule} » n’est pas connue : choisissez-la dans la liste.",
        "The house rule “{rule}” is not known: choose it from the list.",
    ),
    "HOUSE_RULE_VALUE": (
        "La règle maison « {rule} » n’admet pas cette valeur : choisissez-la dans la liste.",
        "The house rule “{rule}” does not take this value: choose it from the list.",
    ),
    "HOUSE_RULE_IN_SETTINGS": (
        "La règle maison « {rule} » se décide dans son propre réglage : retirez-la d’ici.",
        "The house rule “{rule}” has a setting of its own: remove it from here.",
    ),
    "HOUSE_RULE_EMPTY": (
        "Une règle maison ne dit rien : écrivez-la en une phrase, ou retirez-la.",
        "A house rule is blank: write it in one sentence, or remove it.",
    ),
    "HOUSE_RULE_TWICE": (
        "La règle maison « {rule} » est déclarée deux fois : retirez-en une.",
        "The house rule “{rule}” is declared twice: remove one.",
    ),
    "HOUSE_RULE_ARTICLE": (
        "Une règle maison dit de quel article elle s’écarte : l’article « {article} » n’est pas "
        "dans le règlement, choisissez-en un, par exemple 1.3.",
        "A house rule says which article it departs from: article “{article}” is not in the "
        "rulebook, choose one, for instance 1.3.",
    ),
    "RULES_NOWHERE": (
        "Ce club n’a pas de dossier où garder le règlement : ouvrez un fichier de club.",
        "This club has no folder to keep the rulebook in: open a club’s file.",
    ),
    "HOUSE_RULE_UNREADABLE": (
        "Une règle maison porte des signes qui ne s’impriment pas : écrivez-la de nouveau.",
        "A house rule contains characters that cannot be printed: type it again.",
    ),
    "HOUSE_RULE_TOO_LONG": (
        "Une règle maison tient en {longest} signes au plus : raccourcissez-la.",
        "A house rule takes at most {longest} characters: shorten it.",
    ),
    "SETUP_NO_TABLE": (
        "Il n’y a aucune table : ajoutez celles de la salle.",
        "There is no table: add those of the room.",
    ),
    "SETUP_TABLE_NUMBER": (
        "Une table ne peut pas porter le numéro {table} : choisissez de 1 à 999.",
        "A table cannot have number {table}: choose from 1 to 999.",
    ),
    "SETUP_TABLE_TWICE": (
        "La table {table} figure deux fois : changez un des deux numéros.",
        "Table {table} appears twice: change one of the two numbers.",
    ),
    "TABLE_TWICE": (
        "La table {table} est choisie deux fois : retirez-la une fois.",
        "Table {table} is chosen twice: remove it once.",
    ),
    "SETUP_TABLE_UNUSABLE": (
        "Toutes les places de la table {table} sont hors service : rendez-en une ou retirez "
        "la table.",
        "Every seat of table {table} is out of use: put one back in use or remove the table.",
    ),
    "SETUP_BREAKING_ORDER": (
        "L’ordre de fermeture nomme une table deux fois, ou une table qui n’est pas dans la "
        "salle : corrigez-le.",
        "The breaking order names a table twice, or one that is not in the room: correct it.",
    ),
    "SETUP_DRAWN_STACK": (
        "Les places sont tirées avec ce tapis de départ : il ne change plus. Annulez le tirage "
        "pour le modifier.",
        "The seats were drawn with this starting stack: it can no longer change. Undo the draw to "
        "change it.",
    ),
    "SETUP_DRAWN_SEATS": (
        "Les places sont tirées avec ce nombre de places par table : il ne change plus. "
        "Annulez le tirage pour le modifier.",
        "The seats were drawn with this number of seats a table: it can no longer change. Undo "
        "the draw to change it.",
    ),
    "SETUP_TABLE_IN_USE": (
        "La table {table} a déjà servi dans ce tournoi : gardez-la dans les réglages.",
        "Table {table} has been used in this tournament: keep it in the settings.",
    ),
    "NO_SUCH_EDITION": (
        "L’édition {edition} du règlement n’est pas dans cette application : "
        "choisissez-en une autre.",
        "Edition {edition} of the rulebook is not in this application: choose another one.",
    ),
    "NO_SUCH_ARTICLE": (
        "L’édition {edition} n’a pas d’article {article} : vérifiez le numéro.",
        "Edition {edition} has no article {article}: check the number.",
    ),
    "NO_SUCH_READING": (
        "L’édition {edition} n’a pas de lecture « {reading} » : vérifiez son code.",
        "Edition {edition} has no reading “{reading}”: check its code.",
    ),
    "STRUCTURE_EMPTY": (
        "La structure n’a aucun niveau : ajoutez-en un, ou prenez une structure toute prête.",
        "The structure has no level: add one, or use a ready-made structure.",
    ),
    "STRUCTURE_MINUTES": (
        "Ligne {row} : {minutes:minute|minutes}, ce n’est pas une durée possible. "
        "Choisissez de 1 à 600 minutes.",
        "Row {row}: {minutes:minute|minutes} is not a possible length. Choose from 1 to 600 "
        "minutes.",
    ),
    "STRUCTURE_REMOVES": (
        "Ligne {row} : une valeur de jeton à retirer doit être d’au moins 1. Corrigez-la ou "
        "effacez-la.",
        "Row {row}: a chip value to remove must be at least 1. Correct it or clear it.",
    ),
    "STRUCTURE_NO_SUCH_CHIP": (
        "Pause de la ligne {row} : il n’y a pas de jetons de {value} à retirer. Corrigez la "
        "valeur, ou effacez-la.",
        "Break on row {row}: there are no chips of {value} to remove. Correct the value, or clear "
        "it.",
    ),
    "STRUCTURE_BLINDS": (
        "Ligne {row} : blindes {small_blind}/{big_blind}. La petite blinde doit être d’au moins 1 "
        "et ne pas dépasser la grosse.",
        "Row {row}: blinds {small_blind}/{big_blind}. The small blind must be at least 1 and not "
        "exceed the big blind.",
    ),
    "STRUCTURE_TOO_HIGH": (
        "Ligne {row} : la grosse blinde ne peut pas dépasser {highest}.",
        "Row {row}: the big blind cannot exceed {highest}.",
    ),
    "STRUCTURE_ANTE": (
        "Ligne {row} : une ante de {ante} pour une grosse blinde de {big_blind}. Choisissez de "
        "0 à {big_blind}.",
        "Row {row}: an ante of {ante} for a big blind of {big_blind}. Choose from 0 to "
        "{big_blind}.",
    ),
    "STRUCTURE_FALLING": (
        "Ligne {row} : la grosse blinde descend de {before} à {big_blind}. Remettez les niveaux "
        "dans l’ordre ou corrigez le montant.",
        "Row {row}: the big blind falls from {before} to {big_blind}. Put the levels back in "
        "order or correct the amount.",
    ),
    "STRUCTURE_ROW": (
        "La structure n’a pas de ligne {row} : choisissez une ligne de la liste.",
        "The structure has no row {row}: choose one from the list.",
    ),
    "STRUCTURE_PAST": (
        "La ligne {row} de la structure est jouée ou en cours : ne changez que les lignes "
        "suivantes. La durée restante se règle à l’horloge.",
        "Row {row} of the structure is played or being played: change only the rows after it. "
        "The time left is set on the clock.",
    ),
    "STRUCTURE_CUT_SHORT": (
        "Ligne {row} : {played:minute est déjà jouée|minutes sont déjà jouées}, elle ne peut pas "
        "en durer {minutes}. Choisissez une durée plus longue, ou passez au niveau suivant.",
        "Row {row}: {played:minute has|minutes have} been played already, it cannot last "
        "{minutes}. Choose a longer time, or go to the next level.",
    ),
    "STRUCTURE_UNDER_WAY": (
        "Ligne {row} : le niveau se joue, ses blindes restent. Changez sa durée ou les lignes "
        "suivantes ; une faute de frappe se corrige dans Réglages.",
        "Row {row}: the level is being played, its blinds stay. Change its length or the rows "
        "after it; a typing mistake is corrected in Settings.",
    ),
    "STRUCTURE_SAME": (
        "Rien n’a changé dans la structure : modifiez une ligne, ou fermez.",
        "Nothing has changed in the structure: edit a row, or close.",
    ),
    "STACK_TOO_SMALL": (
        "Un tapis de départ de {stack} ne permet aucune prévision : mettez au moins 1.",
        "A starting stack of {stack} allows no forecast: enter at least 1.",
    ),
    "STACK_TOO_SMALL_FOR_CHIPS": (
        "Un tapis de {stack} est trop court pour des jetons dont le plus petit vaut {smallest} : "
        "prévoyez au moins {needed}, ou de plus petits jetons.",
        "A stack of {stack} is too short for chips whose smallest is worth {smallest}: plan at "
        "least {needed}, or smaller chips.",
    ),
    "STACK_NOT_PAYABLE_IN_CHIPS": (
        "Un tapis de {stack} ne se compose pas avec ces jetons, dont le plus petit vaut "
        "{smallest} : changez le tapis ou ajoutez une valeur.",
        "A stack of {stack} cannot be made with these chips, whose smallest is worth {smallest}: "
        "change the stack or add a value.",
    ),
    "PLAYERS_TOO_FEW": (
        "{players:joueur|joueurs} : indiquez-en au moins {least}.",
        "{players:player|players}: enter at least {least}.",
    ),
    "SIMULATION_TOO_FEW": (
        "{players:joueur présent|joueurs présents} au départ : il en faut au moins {needed}.",
        "{players:player|players} present at the start: at least {needed} are needed.",
    ),
    "CHIP_SET_EMPTY": (
        "Il n’y a aucun jeton : ajoutez au moins une valeur.",
        "There are no chips: add at least one value.",
    ),
    "CHIP_VALUE": (
        "Un jeton ne peut pas valoir {value} : choisissez de 1 à {largest}.",
        "A chip cannot be worth {value}: choose from 1 to {largest}.",
    ),
    "CHIP_VALUE_TWICE": (
        "Deux jetons valent {value} : n’en gardez qu’un.",
        "Two chips are worth {value}: keep only one.",
    ),
    "CHIP_COLOUR": (
        "La couleur « {colour} » du jeton de {value} n’est pas connue : choisissez-la dans la "
        "liste.",
        "The colour “{colour}” of the {value} chip is not known: choose it from the list.",
    ),
    "CHIP_COLOUR_TWICE": (
        "Le jeton de {value} a la couleur d’un autre ({colour}) : choisissez-en une autre.",
        "The {value} chip has the colour of another ({colour}): choose a different one.",
    ),
    "CHIP_QUANTITY": (
        "{quantity} jetons de {value} : mettez 0 ou plus, ou laissez vide.",
        "{quantity} chips of {value}: put 0 or more, or leave it blank.",
    ),
}
