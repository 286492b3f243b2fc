"""Why something is refused while play goes on: clock, eliminations, moves, undo."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

SEATS: Final[Table] = {
    "ALREADY_OUT": (
        "{entrant} est déjà hors du tournoi : en cas d’erreur, réintégrez le joueur.",
        "{entrant} is already out of the tournament: if that is wrong, reinstate the player.",
    ),
    "NOT_SEATED": (
        "{entrant} n’a pas encore de place : placez d’abord le joueur.",
        "{entrant} has no seat yet: seat the player first.",
    ),
    "NOT_OUT": (
        "{entrant} n’est pas sorti : il n’y a pas à réintégrer ce joueur.",
        "{entrant} is not out: there is no need to reinstate this player.",
    ),
    "NO_SUCH_TABLE": (
        "Il n’y a pas de table {table} dans la salle : choisissez-en une autre, ou ajoutez-la "
        "dans les réglages.",
        "There is no table {table} in the room: choose another one, or add it in the settings.",
    ),
    "TABLE_NOT_OPEN": (
        "La table {table} n’est pas ouverte : choisissez une table en jeu.",
        "Table {table} is not open: choose a table in play.",
    ),
    "TABLE_OPEN": (
        "La table {table} est déjà ouverte : choisissez-en une autre.",
        "Table {table} is already open: choose another one.",
    ),
    "TABLE_FULL": (
        "La table {table} est pleine : choisissez-en une autre.",
        "Table {table} is full: choose another one.",
    ),
    "TABLE_EMPTY": (
        "Il n’y a personne à la table {table} : choisissez-en une autre.",
        "There is nobody at table {table}: choose another one.",
    ),
    "NO_SUCH_PLACE": (
        "La table {table} n’a pas de place {place} : choisissez-en une autre.",
        "Table {table} has no seat {place}: choose another one.",
    ),
    "NO_SUCH_PLACE+seats": (
        "La table {table} n’a pas de place {place} : choisissez de 1 à {seats}.",
        "Table {table} has no seat {place}: choose from 1 to {seats}.",
    ),
    "SEAT_OUT_OF_USE": (
        "La place {place} de la table {table} est hors service : choisissez-en une autre, ou "
        "remettez-la en service dans les réglages.",
        "Seat {place} of table {table} is out of use: choose another one, or put it back in use "
        "in the settings.",
    ),
    "SEAT_TAKEN": (
        "La place {place} est occupée : choisissez-en une autre.",
        "Seat {place} is taken: choose another one.",
    ),
    "SEAT_TAKEN+table": (
        "La place {place} de la table {table} est occupée : choisissez-en une autre.",
        "Seat {place} of table {table} is taken: choose another one.",
    ),
    "SEAT_TAKEN+entrant": (
        "La place {place} de la table {table} est celle {entrant:de} : choisissez-en une autre.",
        "Seat {place} of table {table} is that of {entrant}: choose another one.",
    ),
}

CLOCK: Final[Table] = {
    "TOO_FEW_TO_START": (
        "Moins de {needed} joueurs assis à la table {tables} : il en faut {needed} à chaque table "
        "pour commencer. Attendez, ou passez outre en tant que directeur.",
        "Fewer than {needed} players seated at table {tables}: it takes {needed} at each to "
        "begin. Wait, or override as director.",
    ),
    "TOO_FEW_BACK": (
        "Moins de {needed} joueurs assis à la table {tables} : il en faut {needed} au retour de "
        "pause. Attendez, ou passez outre en tant que directeur.",
        "Fewer than {needed} players seated at table {tables}: it takes {needed} after a break. "
        "Wait, or override as director.",
    ),
    "CLOCK_RUNNING": (
        "L’horloge tourne déjà : arrêtez-la d’abord.",
        "The clock is already running: stop it first.",
    ),
    "CLOCK_GAP_FIRST": (
        "Dites d’abord ce qu’a été le temps passé : la question attend dans le bandeau.",
        "First say how the elapsed time counts: the question is waiting in the banner.",
    ),
    "CLOCK_GAP_SETTLED": (
        "Un autre poste vient de dire ce qu’a été le temps passé : il n’y a plus rien à répondre.",
        "Another post has just said how the elapsed time counts: nothing is left to answer.",
    ),
    "CLOCK_STANDS": (
        "L’horloge ne tourne pas : démarrez-la d’abord.",
        "The clock is not running: start it first.",
    ),
    "CLOCK_ADJUSTMENT": (
        "Cette correction ne convient pas : ajoutez ou retirez entre une seconde et 24 heures.",
        "This adjustment is out of range: add or take off between one second and 24 hours.",
    ),
    "ABANDON_TAKES_ALL": (
        "{chips:jeton retiré|jetons retirés} n’en laisseraient pas un à chaque joueur qui reste : "
        "vérifiez le compte.",
        "{chips:chip|chips} removed would not leave one for every player who stays: check the "
        "count.",
    ),
    "CLOCK_GAP": (
        "Ces moments sont trop loin de maintenant : vérifiez l’heure de l’ordinateur.",
        "These moments are too far from now: check the computer’s time.",
    ),
    "BIG_BLIND_WHICH_TABLE": (
        "Cette grosse blinde est à quelle table ? Choisissez la table avec la place.",
        "At which table is this big blind? Choose the table as well as the seat.",
    ),
    "NEED_OTHER_TABLE": (
        "{entrant} a une place réservée à la table {table} : donnez-lui celle-là, ou changez "
        "d’abord le besoin.",
        "{entrant} has a seat reserved at table {table}: seat them there, or change the need "
        "first.",
    ),
    "NO_SUCH_LEVEL": (
        "Ce niveau n’existe pas : choisissez-en un dans la structure.",
        "There is no such level: choose one from the structure.",
    ),
    "NO_SUCH_LEVEL+steps": (
        "Il n’y a rien au-delà : la structure a {steps:ligne|lignes}. Choisissez-en une dans la "
        "liste, ou ajoutez-en dans les réglages.",
        "There is nothing beyond: the structure has {steps:row|rows}. Choose one from the list, "
        "or add some in the settings.",
    ),
}

ELIMINATIONS: Final[Table] = {
    "TOURNAMENT_OVER": (
        "Le tournoi est terminé : pour reprendre, annulez la dernière sortie ou réintégrez un "
        "joueur.",
        "The tournament is over: to go on, undo the last elimination or reinstate a player.",
    ),
    "NOBODY_LEFT": (
        "Il ne resterait personne en jeu : laissez le vainqueur à sa place.",
        "Nobody would be left in play: leave the winner seated.",
    ),
    "STACK_NEEDED": (
        "Plusieurs sorties dans la même main : indiquez le tapis d’avant la main ({entrant}).",
        "Several players out in one hand: give the stack before the hand ({entrant}).",
    ),
    "STACK_NOT_POSITIVE": (
        "Un tapis de {stack} avant la main n’est pas possible : indiquez au moins 1.",
        "A stack of {stack} before the hand is not possible: give at least 1.",
    ),
    "STACKS_EXCEED": (
        "{total} jetons, c’est plus que les {chips} en jeu : vérifiez le compte.",
        "{total} chips are more than the {chips} in play: check the count.",
    ),
    "RANKING_INCOMPLETE": (
        "L’ordre doit nommer une fois, et une seule, chaque joueur sorti : complétez-le.",
        "The order must name every player out once and once only: complete it.",
    ),
    "DIRECTOR_RANKS": (
        "Le règlement laisse cet ordre au directeur ({question}) : classez ces joueurs et donnez "
        "votre raison.",
        "The rulebook leaves this order to the director ({question}): rank these players and give "
        "your reason.",
    ),
    "NOBODY_OUT": (
        "Personne n’est désigné : choisissez qui sort.",
        "Nobody is named: choose who goes out.",
    ),
    "NO_SUCH_OPTION": (
        "« {option} » n’est pas un des choix possibles : prenez-en un de la liste.",
        "“{option}” is not one of the choices: take one from the list.",
    ),
    "COUNT_NEGATIVE": (
        "Un nombre est au-dessous de zéro : corrigez-le.",
        "A number is below zero: correct it.",
    ),
    "TOO_FEW_TO_PLAY": (
        "{players:joueur|joueurs} à cette table : il en faut au moins deux pour jouer.",
        "{players:player|players} at this table: it takes at least two to play.",
    ),
    "BUTTON_AND_BIG_BLIND_MEET": (
        "Le bouton et la grosse blinde tomberaient tous deux à la place {place} : vérifiez les "
        "positions de la main précédente.",
        "Button and big blind would both fall on seat {place}: check the positions of the "
        "previous hand.",
    ),
    "REASON_NEEDED": (
        "Cette décision est celle du directeur : écrivez-en la raison en quelques mots.",
        "This decision is the director’s: write the reason in a few words.",
    ),
}

MOVES: Final[Table] = {
    "TABLES_EVEN": (
        "Moins de deux joueurs d’écart de la table {table} à la table {to_table} : personne n’a "
        "à bouger.",
        "Table {table} and table {to_table} are less than two players apart: nobody has to move.",
    ),
    "NOT_A_LARGEST_TABLE": (
        "La table {table} n’est pas parmi les plus remplies : prenez un joueur à l’une de "
        "celles-là.",
        "Table {table} is not one of the fullest: take a player from one of those.",
    ),
    "SMALL_BLIND_PLACE_UNKNOWN": (
        "Personne n’a posté la petite blinde : indiquez sa place, entre le bouton (place {button}) "
        "et la grosse blinde.",
        "Nobody posted the small blind: give its place, between the button (seat {button}) and the "
        "big blind.",
    ),
    "BIG_BLIND_UNKNOWN": (
        "Il faut savoir où est la grosse blinde à la table {table} : demandez-la et indiquez sa "
        "place.",
        "The big blind’s seat at table {table} is needed: ask, and enter it.",
    ),
    "NOBODY_MOVABLE": (
        "Tous les joueurs de la table {table} gardent leur place pour un besoin : déplacez à la "
        "main, avec une raison.",
        "Every player at table {table} has a need to keep their seat: move one by hand, with a "
        "reason.",
    ),
    "LAST_TABLE": (
        "La table {table} est la seule ouverte : elle ne peut pas fermer.",
        "Table {table} is the only one open: it cannot break.",
    ),
    "NOT_NEXT_TO_BREAK": (
        "La table {table} n’est pas la prochaine de l’ordre affiché, ou les autres n’ont pas "
        "assez de places : attendez, ou passez outre en donnant la raison.",
        "Table {table} is not the next in the posted order, or the others lack seats: wait, or "
        "override this, giving the reason.",
    ),
    "FINAL_TABLE_DUE": (
        "Il reste {players:joueur|joueurs} : formez la table finale, qui se tire de nouveau, "
        "plutôt que de casser une des deux tables.",
        "{players:player|players} are left: form the final table, with a new draw, rather than "
        "break one of the two tables.",
    ),
    "OTHERS_CANNOT_HOLD": (
        "{players:joueur|joueurs} à replacer pour {seats:place libre|places libres} aux autres "
        "tables : attendez d’autres sorties.",
        "{players:player|players} to reseat for {seats:free seat|free seats} at the other tables: "
        "wait for more eliminations.",
    ),
    "FINAL_TABLE_FORMED": (
        "La table finale est déjà formée (table {table}) : il n’y a plus d’autre table à ouvrir.",
        "The final table is already formed (table {table}): no other table opens.",
    ),
    "FINAL_TABLE_TOO_EARLY": (
        "{players:joueur|joueurs} en jeu pour une table finale à {size} : attendez d’autres "
        "sorties, ou passez outre en donnant la raison.",
        "{players:player|players} left for a final table of {size}: wait for more eliminations, "
        "or override this and give the reason.",
    ),
    "TABLE_STOPPED": (
        "La table {table} est déjà arrêtée : elle reprendra quand elle sera complétée.",
        "Table {table} is already stopped: it plays again once players join it.",
    ),
    "TABLE_NOT_SHORT": (
        "Il ne manque pas assez de joueurs à la table {table} pour l’arrêter : elle continue.",
        "Table {table} is not short enough to stop: it plays on.",
    ),
    "TABLE_PLAYS": (
        "La table {table} n’est pas arrêtée : elle joue déjà.",
        "Table {table} is not stopped: it is already playing.",
    ),
    "NOTHING_TO_ANNOUNCE": (
        "Tous les changements de place ont été annoncés : il ne reste rien à lire.",
        "Every seat change has been announced: nothing is left to read out.",
    ),
    "NO_SUCH_MOVE": (
        "Il n’y a pas de changement de place n° {move} : choisissez-le dans la liste.",
        "There is no seat change no. {move}: choose it from the list.",
    ),
    "NO_SUCH_PROPOSAL": (
        "La situation a changé : cette proposition n’est plus d’actualité. Regardez la liste « À "
        "faire ».",
        "The situation has changed: this proposal no longer stands. Look at the to-do list.",
    ),
    "NOTHING_TO_UNDO": (
        "Il n’y a rien à annuler : aucune action n’a suivi la création du tournoi.",
        "There is nothing to undo: no action followed the creation of the tournament.",
    ),
    "NOTHING_TO_REDO": (
        "Il n’y a rien à rétablir : aucune action n’est annulée.",
        "There is nothing to redo: no action is undone.",
    ),
    "UNDO_OTHERS_SINCE": (
        "Un autre poste a écrit depuis ce que vous voyiez : rien n’est annulé. Regardez ce qui a "
        "changé, puis redemandez.",
        "Another post wrote after what you were looking at: nothing is undone. Look at what "
        "changed, then ask again.",
    ),
    "UNDO_OTHERS_SINCE+post": (
        "Le poste « {post} » a écrit depuis ce que vous voyiez : rien n’est annulé. Regardez ce "
        "qui a changé, puis redemandez.",
        "Post “{post}” wrote after what you were looking at: nothing is undone. Look at what "
        "changed, then ask again.",
    ),
    "REDO_OTHERS_SINCE": (
        "Un autre poste a écrit depuis ce que vous voyiez : rien n’est rétabli. Regardez ce qui a "
        "changé, puis redemandez.",
        "Another post wrote after what you were looking at: nothing is redone. Look at what "
        "changed, then ask again.",
    ),
    "LEVEL_CHANGED_SINCE": (
        "Un autre poste vient de changer de niveau : c’est déjà fait, et n’est pas refait. "
        "Regardez l’horloge.",
        "Another post has just changed level: it is done already, and is not done twice. Look at "
        "the clock.",
    ),
    "LEVEL_CHANGED_SINCE+post": (
        "Le poste « {post} » vient de changer de niveau : c’est déjà fait, et n’est pas refait. "
        "Regardez l’horloge.",
        "Post “{post}” has just changed level: it is done already, and is not done twice. Look at "
        "the clock.",
    ),
    "CLOCK_UNDO_CHOICE": (
        "Cette action a changé l’heure de jeu : choisissez « comme si de rien n’était » ou « à "
        "partir de maintenant ».",
        "This action changed the playing time: choose “as if it had never happened” or “from now”.",
    ),
}

PLAY: Final[Table] = {**SEATS, **CLOCK, **ELIMINATIONS, **MOVES}
