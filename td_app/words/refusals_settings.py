"""Refusals of settings, structure, chips or names, and how to correct them."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

SETTINGS: Final[Table] = {
    "TEXT_UNREADABLE": (
        "Un texte contient un caractère qui ne s’imprime pas : saisissez-le à nouveau.",
        "A text contains a character that cannot be printed. Type it again.",
    ),
    "TEXT_TOO_LONG": (
        "Un texte dépasse {longest} caractères : raccourcissez-le.",
        "A text is longer than {longest} characters. Shorten it.",
    ),
    "NUMBER_UNREAD": (
        "« {typed} » n’est pas un nombre : écrivez tous les chiffres, par exemple {such_as}.",
        "“{typed}” is not a number. Type it in full, for example {such_as}.",
    ),
    "SHARE_UNREAD": (
        "« {typed} » n’est pas un pourcentage : écrivez par exemple 20 ou 12,5.",
        "“{typed}” is not a percentage. Type 20 or 12.5, for example.",
    ),
    "SETUP_NAME": (
        "Le tournoi n’a pas de nom : donnez-lui-en un.",
        "The tournament has no name. Give it one.",
    ),
    "SETUP_DATE": (
        "« {date} » n’est pas une date de tournoi : écrivez-la en entier, par exemple 21/11/2026.",
        "“{date}” is not a date for a tournament. Type it in full, for example 21/11/2026.",
    ),
    "SETUP_STARTS_AT": (
        "« {time} » n’est pas une heure : choisissez-la entre 0 h et 23 h 59.",
        "“{time}” is not a time of day. Choose one between 00:00 and 23:59.",
    ),
    "SETUP_CLOSES_AT": (
        "« {time} » n’est pas une heure : choisissez-la entre 0 h et 23 h 59.",
        "“{time}” is not a time of day. Choose one between 00:00 and 23:59.",
    ),
    "SETUP_SEATS": (
        "{seats:place|places} par table, ce n’est pas possible : choisissez de 2 à 10.",
        "{seats:seat|seats} per table is not possible. Choose from 2 to 10.",
    ),
    "SETUP_STACK": (
        "Un tapis de départ de {stack} n’est pas possible : choisissez entre 1 et un milliard de "
        "jetons.",
        "A starting stack of {stack} is not possible. Choose from 1 to one billion chips.",
    ),
    "SETUP_LATE_ENTRY": (
        "Les entrées tardives ne peuvent pas s’arrêter au niveau {level} : choisissez un niveau, "
        "ou 0 pour ne pas en admettre.",
        "Late registration cannot close at level {level}. Choose a level, or 0 for none.",
    ),
    "SETUP_FINAL_TABLE": (
        "Une table finale à {size:joueur|joueurs} n’est pas possible : choisissez de 3 à 10.",
        "A final table of {size:player|players} is not possible. Choose from 3 to 10.",
    ),
    "SEATS_PER_TABLE_TOO_FEW": (
        "{seats:place|places} par table, c’est trop peu : il en faut au moins 2.",
        "{seats:seat|seats} per table is too few. At least 2 are needed.",
    ),
    "HOUSE_RULE_UNKNOWN": (
        "La règle maison « {rule} » n’est pas connue : choisissez-la dans la liste.",
        "The house rule “{rule}” is not known. Choose it from the list.",
    ),
    "HOUSE_RULE_VALUE": (
        "La règle maison « {rule} » n’admet pas cette valeur : choisissez-la dans la liste.",
        "The house rule “{rule}” does not take this value. Choose it from the list.",
    ),
    "HOUSE_RULE_IN_SETTINGS": (
        "La règle maison « {rule} » a son propre réglage : retirez-la d’ici.",
        "The house rule “{rule}” has a setting of its own. Remove it from here.",
    ),
    "HOUSE_RULE_EMPTY": (
        "Une règle maison est vide : écrivez-la en une phrase, ou retirez-la.",
        "A house rule is blank. Write it in one sentence, or remove it.",
    ),
    "HOUSE_RULE_TWICE": (
        "La règle maison « {rule} » est déclarée deux fois : retirez-en une.",
        "The house rule “{rule}” is declared twice. Remove one.",
    ),
    "HOUSE_RULE_ARTICLE": (
        "L’article « {article} » n’est pas dans le règlement : indiquez l’article dont la règle "
        "maison s’écarte, par exemple 1.3.",
        "Article “{article}” is not in the rulebook. Give the article the house rule departs from, "
        "for example 1.3.",
    ),
    "RULES_NOWHERE": (
        "Ce club n’a pas de dossier où enregistrer le règlement : ouvrez un fichier de club.",
        "This club has no folder to store the rulebook in. Open a club file.",
    ),
    "HOUSE_RULE_UNREADABLE": (
        "Une règle maison contient des caractères qui ne s’impriment pas : saisissez-la à nouveau.",
        "A house rule contains characters that cannot be printed. Type it again.",
    ),
    "HOUSE_RULE_TOO_LONG": (
        "Une règle maison tient en {longest} caractères au plus : raccourcissez-la.",
        "A house rule takes at most {longest} characters. Shorten it.",
    ),
    "SETUP_NO_TABLE": (
        "Il n’y a aucune table : ajoutez celles de la salle.",
        "There are no tables. Add those in the room.",
    ),
    "SETUP_TABLE_NUMBER": (
        "Une table ne peut pas porter le numéro {table} : choisissez de 1 à 999.",
        "A table cannot have number {table}. Choose from 1 to 999.",
    ),
    "SETUP_TABLE_TWICE": (
        "La table {table} figure deux fois : changez un des deux numéros.",
        "Table {table} appears twice. Change one of the two numbers.",
    ),
    "TABLE_TWICE": (
        "La table {table} figure deux fois : retirez-en une.",
        "Table {table} is listed twice. Remove one.",
    ),
    "SETUP_TABLE_UNUSABLE": (
        "Toutes les places de la table {table} sont hors service : remettez-en une en service ou "
        "retirez la table.",
        "Every seat at table {table} is out of use. Put one back in use or remove the table.",
    ),
    "SETUP_BREAKING_ORDER": (
        "L’ordre de fermeture contient deux fois une table, ou une table absente de la salle : "
        "corrigez-le.",
        "The breaking order lists a table twice, or one that is not in the room. Correct it.",
    ),
    "SETUP_DRAWN_STACK": (
        "Les places sont tirées avec ce tapis de départ : annulez le tirage pour le modifier.",
        "The seats were drawn with this starting stack. Undo the draw to change it.",
    ),
    "SETUP_DRAWN_SEATS": (
        "Les places sont tirées avec ce nombre de places par table : annulez le tirage pour le "
        "modifier.",
        "The seats were drawn with this number of seats per table. Undo the draw to change it.",
    ),
    "SETUP_TABLE_IN_USE": (
        "La table {table} a déjà servi dans ce tournoi : gardez-la dans les réglages.",
        "Table {table} has been used in this tournament. Keep it in the settings.",
    ),
    "NO_SUCH_EDITION": (
        "L’édition {edition} du règlement n’est pas dans cette application : choisissez-en une "
        "autre.",
        "Edition {edition} of the rulebook is not in this application. Choose another one.",
    ),
    "NO_SUCH_ARTICLE": (
        "L’édition {edition} n’a pas d’article {article} : vérifiez le numéro.",
        "Edition {edition} has no article {article}. Check the number.",
    ),
    "NO_SUCH_READING": (
        "L’édition {edition} n’a pas de lecture « {reading} » : vérifiez son code.",
        "Edition {edition} has no interpretation “{reading}”. Check its code.",
    ),
    "STRUCTURE_EMPTY": (
        "La structure n’a aucun niveau : ajoutez-en un, ou utilisez une structure toute prête.",
        "The structure has no level. Add one, or use a preset structure.",
    ),
    "STRUCTURE_MINUTES": (
        "Ligne {row}, {minutes:minute|minutes} n’est pas une durée possible : choisissez de 1 à "
        "600 minutes.",
        "Row {row}: {minutes:minute|minutes} is not a possible duration. Choose from 1 to 600 "
        "minutes.",
    ),
    "STRUCTURE_REMOVES": (
        "Ligne {row}, une valeur de jeton à retirer est au moins de 1 : corrigez-la ou effacez-la.",
        "Row {row}: a chip value to remove must be at least 1. Correct it or clear it.",
    ),
    "STRUCTURE_NO_SUCH_CHIP": (
        "Pause de la ligne {row}, il n’y a pas de jetons de {value} à retirer : corrigez la "
        "valeur, ou effacez-la.",
        "Break on row {row}: there are no {value} chips to remove. Correct the value, or clear it.",
    ),
    "STRUCTURE_BLINDS": (
        "Ligne {row}, les blindes {small_blind}/{big_blind} ne sont pas possibles : la petite va "
        "de 1 au montant de la grosse.",
        "Row {row}: blinds {small_blind}/{big_blind} are not possible. The small blind must be at "
        "least 1 and not above the big blind.",
    ),
    "STRUCTURE_TOO_HIGH": (
        "Ligne {row}, la grosse blinde est trop haute : choisissez {highest} au plus.",
        "Row {row}: the big blind is too high. Choose {highest} at most.",
    ),
    "STRUCTURE_ANTE": (
        "Ligne {row}, une ante de {ante} pour une grosse blinde de {big_blind} n’est pas possible "
        ": choisissez de 0 à {big_blind}.",
        "Row {row}: an ante of {ante} does not fit a big blind of {big_blind}. Choose from 0 to "
        "{big_blind}.",
    ),
    "STRUCTURE_FALLING": (
        "Ligne {row}, la grosse blinde descend de {before} à {big_blind} : remettez les niveaux "
        "dans l’ordre ou corrigez le montant.",
        "Row {row}: the big blind falls from {before} to {big_blind}. Put the levels back in order "
        "or correct the amount.",
    ),
    "STRUCTURE_ROW": (
        "La structure n’a pas de ligne {row} : choisissez une ligne de la liste.",
        "The structure has no row {row}. Choose one from the list.",
    ),
    "STRUCTURE_PAST": (
        "La ligne {row} de la structure est jouée ou en cours : ne changez que les lignes "
        "suivantes. La durée restante se règle à l’horloge.",
        "Row {row} of the structure has been played or is being played. Change only later rows. "
        "The time left is set on the clock.",
    ),
    "STRUCTURE_CUT_SHORT": (
        "Ligne {row}, {played:minute est déjà jouée|minutes sont déjà jouées} sur {minutes} : "
        "choisissez une durée plus longue, ou passez au niveau suivant.",
        "Row {row}: {played:minute has|minutes have} been played already, so {minutes} is too "
        "short. Choose a longer time, or go to the next level.",
    ),
    "STRUCTURE_UNDER_WAY": (
        "Ligne {row}, le niveau est en cours et ses blindes restent : changez sa durée ou les "
        "lignes suivantes. Une faute de frappe se corrige dans Réglages.",
        "Row {row}: the level is being played and its blinds stay. Change its length or later "
        "rows. A typing mistake is corrected in Settings.",
    ),
    "STRUCTURE_SAME": (
        "Rien n’a changé dans la structure : modifiez une ligne, ou fermez.",
        "Nothing has changed in the structure. Edit a row, or close it.",
    ),
    "STACK_TOO_SMALL": (
        "Un tapis de départ de {stack} ne permet aucune prévision : écrivez au moins 1.",
        "A starting stack of {stack} allows no forecast. Enter at least 1.",
    ),
    "STACK_TOO_SMALL_FOR_CHIPS": (
        "Un tapis de {stack} est trop petit pour des jetons dont le plus petit vaut {smallest} : "
        "prévoyez au moins {needed}, ou de plus petits jetons.",
        "A stack of {stack} is too small for chips whose smallest is worth {smallest}. Plan at "
        "least {needed}, or smaller chips.",
    ),
    "STACK_NOT_PAYABLE_IN_CHIPS": (
        "Un tapis de {stack} ne se compose pas avec ces jetons, dont le plus petit vaut {smallest} "
        ": changez le tapis ou ajoutez une valeur.",
        "A stack of {stack} cannot be made with these chips, whose smallest is worth {smallest}. "
        "Change the stack or add a value.",
    ),
    "PLAYERS_TOO_FEW": (
        "{players:joueur|joueurs}, c’est trop peu : indiquez-en au moins {least}.",
        "{players:player is|players are} too few. Enter at least {least}.",
    ),
    "SIMULATION_TOO_FEW": (
        "{players:joueur présent|joueurs présents} au départ, c’est trop peu : il en faut au moins "
        "{needed}.",
        "{players:player|players} present at the start is too few. At least {needed} are needed.",
    ),
    "CHIP_SET_EMPTY": (
        "Il n’y a aucun jeton : ajoutez au moins une valeur.",
        "There are no chips. Add at least one value.",
    ),
    "CHIP_VALUE": (
        "Un jeton ne peut pas valoir {value} : choisissez de 1 à {largest}.",
        "A chip cannot be worth {value}. Choose from 1 to {largest}.",
    ),
    "CHIP_VALUE_TWICE": (
        "Deux jetons valent {value} : n’en gardez qu’un.",
        "Two chips are worth {value}. Keep only one.",
    ),
    "CHIP_COLOUR": (
        "La couleur « {colour} » du jeton de {value} n’est pas connue : choisissez-la dans la "
        "liste.",
        "The colour “{colour}” of the {value} chip is not known. Choose it from the list.",
    ),
    "CHIP_COLOUR_TWICE": (
        "Le jeton de {value} a la couleur d’un autre ({colour}) : choisissez-en une autre.",
        "The {value} chip has the colour of another ({colour}). Choose a different one.",
    ),
    "CHIP_QUANTITY": (
        "Le nombre de jetons de {value} ({quantity}) n’est pas possible : écrivez 0 ou plus, ou "
        "laissez le champ vide.",
        "The number of {value} chips ({quantity}) is not possible. Enter 0 or more, or leave it "
        "empty.",
    ),
}
