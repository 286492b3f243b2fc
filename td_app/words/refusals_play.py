"""Why something is refused while play goes on: clock, eliminations, moves, undo."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

SEATS: Final[Table] = {
    "ALREADY_OUT": (
        "{entrant} est déjà hors du tournoi : en cas d’erreur, réintégrez ce joueur.",
        "{entrant} is already out of the tournament. If that is wrong, reinstate this player.",
    ),
    "NOT_SEATED": (
        "{entrant} n’a pas encore de place : placez d’abord le joueur.",
        "{entrant} has no seat yet. Seat the player first.",
    ),
    "NOT_OUT": (
        "La sortie {entrant:de} n’est pas notée : il n’y a personne à réintégrer.",
        "{entrant} is not out. There is nobody to reinstate.",
    ),
    "NO_SUCH_TABLE": (
        "Il n’y a pas de table {table} dans la salle : choisissez-en une autre, ou ajoutez-la dans "
        "les réglages.",
        "There is no table {table} in the room. Choose another, or add it in the settings.",
    ),
    "TABLE_NOT_OPEN": (
        "La table {table} n’est pas ouverte : choisissez une table en jeu.",
        "Table {table} is not open. Choose a table in play.",
    ),
    "TABLE_OPEN": (
        "La table {table} est déjà ouverte : choisissez-en une autre.",
        "Table {table} is already open. Choose another one.",
    ),
    "TABLE_FULL": (
        "La table {table} est pleine : choisissez-en une autre.",
        "Table {table} is full. Choose another one.",
    ),
    "TABLE_EMPTY": (
        "Il n’y a personne à la table {table} : choisissez-en une autre.",
        "There is nobody at table {table}. Choose another one.",
    ),
    "NO_SUCH_PLACE": (
        "La table {table} n’a pas de place {place} : choisissez-en une autre.",
        "Table {table} has no seat {place}. Choose another one.",
    ),
    "NO_SUCH_PLACE+seats": (
        "La table {table} n’a pas de place {place} : choisissez de 1 à {seats}.",
        "Table {table} has no seat {place}. Choose from 1 to {seats}.",
    ),
    "SEAT_OUT_OF_USE": (
        "La place {place} de la table {table} est hors service : choisissez-en une autre, ou "
        "remettez-la en service dans les réglages.",
        "Seat {place} at table {table} is out of use. Choose another one, or put it back in use in "
        "the settings.",
    ),
    "SEAT_TAKEN": (
        "La place {place} est occupée : choisissez-en une autre.",
        "Seat {place} is taken. Choose another one.",
    ),
    "SEAT_TAKEN+table": (
        "La place {place} de la table {table} est occupée : choisissez-en une autre.",
        "Seat {place} at table {table} is taken. Choose another one.",
    ),
    "SEAT_TAKEN+entrant": (
        "La place {place} de la table {table} est celle {entrant:de} : choisissez-en une autre.",
        "Seat {place} at table {table} belongs to {entrant}. Choose another one.",
    ),
}

CLOCK: Final[Table] = {
    "TOO_FEW_TO_START": (
        "Moins de {needed} joueurs assis à la table {tables}, et il en faut {needed} par table "
        "pour commencer : attendez, ou passez outre en tant que directeur.",
        "Fewer than {needed} players seated at table {tables}; each table needs {needed} to start. "
        "Wait, or override as director.",
    ),
    "TOO_FEW_BACK": (
        "Moins de {needed} joueurs assis à la table {tables}, et il en faut {needed} au retour de "
        "pause : attendez, ou passez outre en tant que directeur.",
        "Fewer than {needed} players seated at table {tables}; it takes {needed} after a break. "
        "Wait, or override as director.",
    ),
    "CLOCK_RUNNING": (
        "L’horloge tourne déjà : arrêtez-la d’abord.",
        "The clock is already running. Pause it first.",
    ),
    "CLOCK_GAP_FIRST": (
        "Indiquez d’abord si le temps écoulé compte : répondez au bandeau du haut.",
        "Time has passed that may or may not count. First answer the banner at the top of the "
        "page.",
    ),
    "CLOCK_GAP_SETTLED": (
        "Un autre poste vient de répondre à la question sur le temps écoulé : il n’y a plus rien à "
        "faire.",
        "Another computer has just answered the question about the missing time. There is nothing "
        "left to answer.",
    ),
    "CLOCK_FAR_OFF": (
        "L’ordinateur indique le {own:date} à {own:hour}, et cette version de l’application est "
        "du {than:date} : réglez son heure, donnez l’heure exacte, ou continuez avec un motif.",
        "The computer says {own:date} at {own:hour}, and this version of the application is of "
        "{than:date}. Set its clock, enter the right time, or go on with a reason.",
    ),
    "CLOCK_FAR_OFF+given": (
        "L’heure donnée est le {own:date} à {own:hour}, et cette version de l’application est du "
        "{than:date} : donnez l’heure exacte, ou continuez avec un motif.",
        "The time entered is {own:date} at {own:hour}, and this version of the application is of "
        "{than:date}. Enter the right time, or go on with a reason.",
    ),
    "CLOCK_BEFORE_LAST": (
        "L’ordinateur indique le {own:date} à {own:hour}, avant la dernière action enregistrée, "
        "le {than:date} à {than:hour} : réglez son heure, donnez l’heure exacte, ou continuez "
        "avec un motif.",
        "The computer says {own:date} at {own:hour}, before the last action recorded, "
        "{than:date} at {than:hour}. Set its clock, enter the right time, or go on with a reason.",
    ),
    "CLOCK_BEFORE_LAST+given": (
        "L’heure donnée est le {own:date} à {own:hour}, avant la dernière action enregistrée, le "
        "{than:date} à {than:hour} : donnez l’heure exacte, ou continuez avec un motif.",
        "The time entered is {own:date} at {own:hour}, before the last action recorded, "
        "{than:date} at {than:hour}. Enter the right time, or go on with a reason.",
    ),
    "CLOCK_WAS_CORRECTED": (
        "L’ordinateur indique le {own:date} à {own:hour}, et l’heure donnée à la main serait le "
        "{than:date} à {than:hour} : réglez son heure, donnez l’heure exacte, ou continuez avec "
        "un motif.",
        "The computer says {own:date} at {own:hour}, and the time entered by hand would be "
        "{than:date} at {than:hour}. Set its clock, enter the right time, or go on with a reason.",
    ),
    "HOUR_UNREAD": (
        "« {hour} » n’est pas une date suivie d’une heure : écrivez-les comme dans {example}.",
        "“{hour}” is not a date and a time. Write them as in {example}.",
    ),
    "CLOCK_STANDS": (
        "L’horloge ne tourne pas : démarrez-la d’abord.",
        "The clock is not running. Start it first.",
    ),
    "CLOCK_ADJUSTMENT": (
        "Cette correction est hors limites : ajoutez ou retirez entre une seconde et 24 heures.",
        "This adjustment is out of range. Add or remove between one second and 24 hours.",
    ),
    "ABANDON_TAKES_ALL": (
        "{chips:jeton retiré n’en laisserait|jetons retirés n’en laisseraient} pas un par joueur "
        "en jeu : vérifiez le compte.",
        "{chips:chip|chips} removed would not leave one for every player still in. Check the "
        "count.",
    ),
    "CLOCK_GAP": (
        "Ces heures sont trop loin de l’heure actuelle : vérifiez l’horloge de l’ordinateur.",
        "These times are too far from now. Check the computer’s clock.",
    ),
    "BIG_BLIND_WHICH_TABLE": (
        "La table de cette grosse blinde n’est pas indiquée : choisissez la table avec la place.",
        "The table of this big blind is missing. Choose the table as well as the seat.",
    ),
    "NEED_OTHER_TABLE": (
        "{entrant} a une place réservée à la table {table} : donnez cette place, ou changez "
        "d’abord la réservation.",
        "{entrant} has a seat reserved at table {table}. Seat them there, or change the "
        "reservation first.",
    ),
    "FIRST_LEVEL": (
        "La structure commence là : choisissez une ligne de la liste, ou ajoutez des minutes.",
        "The structure begins there. Choose a row from the list, or add minutes.",
    ),
    "NO_SUCH_LEVEL": (
        "Ce niveau n’existe pas : choisissez-en un dans la structure.",
        "There is no such level. Choose one from the structure.",
    ),
    "NO_SUCH_LEVEL+steps": (
        "La structure s’arrête là ({steps:ligne|lignes}) : choisissez une ligne de la liste, ou "
        "ajoutez-en dans les réglages.",
        "The structure ends there ({steps:row|rows}). Choose one from the list, or add some in the "
        "settings.",
    ),
}

ELIMINATIONS: Final[Table] = {
    "TOURNAMENT_OVER": (
        "Le tournoi est terminé : pour reprendre, annulez la dernière sortie ou réintégrez un "
        "joueur.",
        "The tournament is over. To resume, undo the last elimination or reinstate a player.",
    ),
    "NOBODY_LEFT": (
        "Il ne resterait personne en jeu : laissez le vainqueur à sa place.",
        "Nobody would be left in play. Leave the winner seated.",
    ),
    "STACK_NEEDED": (
        "Plusieurs sorties dans la même main : indiquez le tapis d’avant la main ({entrant}).",
        "Several players are out in one hand. Enter the stack before the hand ({entrant}).",
    ),
    "STACK_NOT_POSITIVE": (
        "Un tapis de {stack} avant la main n’est pas possible : indiquez au moins 1.",
        "A stack of {stack} before the hand is not possible. Enter at least 1.",
    ),
    "STACKS_EXCEED": (
        "{total:jeton dépasse|jetons dépassent} les {chips} en jeu : vérifiez le compte.",
        "{total:chip is|chips are} more than the {chips} in play. Check the count.",
    ),
    "RANKING_INCOMPLETE": (
        "L’ordre doit contenir chaque joueur éliminé, une seule fois : complétez-le.",
        "The order must list every eliminated player exactly once. Complete it.",
    ),
    "DIRECTOR_RANKS": (
        "Le règlement laisse cet ordre au directeur ({question}) : classez ces joueurs et indiquez "
        "un motif.",
        "The rulebook leaves this order to the director ({question}). Rank these players and give "
        "a reason.",
    ),
    "NOBODY_OUT": (
        "Aucun joueur n’est désigné : choisissez le joueur éliminé.",
        "No player is chosen. Choose who is out.",
    ),
    "NO_SUCH_OPTION": (
        "« {option} » n’est pas un des choix possibles : choisissez-en un dans la liste.",
        "“{option}” is not one of the choices. Choose one from the list.",
    ),
    "COUNT_NEGATIVE": (
        "Un nombre est négatif : corrigez-le.",
        "A number is below zero. Correct it.",
    ),
    "TOO_FEW_TO_PLAY": (
        "{players:joueur|joueurs} à cette table, c’est trop peu : il en faut au moins deux pour "
        "jouer.",
        "There {players:=is|are} only {players:player|players} at this table. It takes at least "
        "two to play.",
    ),
    "BUTTON_AND_BIG_BLIND_MEET": (
        "Le bouton et la grosse blinde tomberaient tous deux à la place {place} : vérifiez les "
        "positions de la main précédente.",
        "The button and the big blind would both be on seat {place}. Check the positions of the "
        "previous hand.",
    ),
    "REASON_NEEDED": (
        "Le directeur décide ici : indiquez un motif en quelques mots.",
        "This is the director’s decision. Give the reason in a few words.",
    ),
}

MOVES: Final[Table] = {
    "TABLES_EVEN": (
        "Moins de deux joueurs d’écart entre la table {table} et la table {to_table} : personne "
        "n’a à changer de place.",
        "Tables {table} and {to_table} differ by fewer than two players. Nobody has to move.",
    ),
    "NOT_A_LARGEST_TABLE": (
        "La table {table} n’est pas parmi les plus remplies : choisissez un joueur à l’une de "
        "celles-là.",
        "Table {table} is not one of the fullest. Choose a player from one of those.",
    ),
    "SMALL_BLIND_PLACE_UNKNOWN": (
        "Personne n’a posté la petite blinde : indiquez sa place, entre le bouton (place {button}) "
        "et la grosse blinde.",
        "Nobody posted the small blind. Enter its seat, between the button (seat {button}) and the "
        "big blind.",
    ),
    "BIG_BLIND_UNKNOWN": (
        "La place de la grosse blinde n’est pas connue à la table {table} : demandez-la et "
        "indiquez-la.",
        "The big blind’s seat at table {table} is not known. Ask the table, then enter it.",
    ),
    "NOBODY_MOVABLE": (
        "Tous les joueurs de la table {table} ont une place réservée : déplacez-en un à la main, "
        "avec un motif.",
        "Every player at table {table} has a reserved seat. Move one by hand, with a reason.",
    ),
    "LAST_TABLE": (
        "La table {table} est la seule ouverte : gardez-la ouverte.",
        "Table {table} is the only one open. Keep it open.",
    ),
    "NOT_NEXT_TO_BREAK": (
        "La table {table} n’est pas la prochaine de l’ordre affiché, ou les autres n’ont pas assez "
        "de places : attendez, ou passez outre en indiquant un motif.",
        "Table {table} is not next in the posted order, or the others lack seats. Wait, or "
        "override with a reason.",
    ),
    "FINAL_TABLE_DUE": (
        "Il reste {players:joueur|joueurs} : formez la table finale, dont les places sont tirées "
        "de nouveau, plutôt que de fermer une des deux tables.",
        "{players:player|players} left. Form the final table, with a new draw, rather than break "
        "one of the two tables.",
    ),
    "OTHERS_CANNOT_HOLD": (
        "{players:joueur|joueurs} à replacer pour {seats:place libre|places libres} aux autres "
        "tables : attendez d’autres sorties.",
        "{players:player|players} to reseat for {seats:free seat|free seats} at the other tables. "
        "Wait for more eliminations.",
    ),
    "FINAL_TABLE_FORMED": (
        "La table finale est déjà formée (table {table}) : n’ouvrez plus d’autre table.",
        "The final table is already formed (table {table}). Do not open another one.",
    ),
    "FINAL_TABLE_TOO_EARLY": (
        "{players:joueur|joueurs} en jeu pour une table finale à {size} : attendez d’autres "
        "sorties, ou passez outre en indiquant un motif.",
        "{players:player|players} left for a final table of {size}. Wait for more eliminations, or "
        "override with a reason.",
    ),
    "TABLE_STOPPED": (
        "La table {table} est déjà arrêtée : complétez-la pour qu’elle reprenne.",
        "Play is already halted at table {table}. It resumes once players join it.",
    ),
    "TABLE_NOT_SHORT": (
        "Il manque trop peu de joueurs à la table {table} pour l’arrêter : laissez-la jouer.",
        "Table {table} is not short enough to halt. Let it play on.",
    ),
    "TABLE_PLAYS": (
        "La table {table} n’est pas arrêtée : il n’y a rien à reprendre.",
        "Table {table} is not halted. There is nothing to resume.",
    ),
    "NOTHING_TO_ANNOUNCE": (
        "Tous les changements de place ont été annoncés : il n’y a plus rien à lire.",
        "Every seat change has been announced. There is nothing left to read out.",
    ),
    "NO_SUCH_MOVE": (
        "Il n’y a pas de changement de place n° {move} : choisissez-en un dans la liste.",
        "There is no seat change no. {move}. Choose one from the list.",
    ),
    "NO_SUCH_PROPOSAL": (
        "La situation a changé, cette proposition n’est plus d’actualité : regardez la liste « À "
        "faire ».",
        "The situation has changed and this proposal no longer applies. Look at the to-do list.",
    ),
    "NOTHING_TO_UNDO": (
        "Aucune action n’a suivi la création du tournoi : il n’y a rien à annuler.",
        "No action followed the creation of the tournament. There is nothing to undo.",
    ),
    "NOTHING_TO_REDO": (
        "Aucune action n’a été annulée : il n’y a rien à rétablir.",
        "No action has been undone. There is nothing to redo.",
    ),
    "UNDO_OTHERS_SINCE": (
        "Un autre poste a fait une action entre-temps et rien n’est annulé : regardez ce qui a "
        "changé, puis recommencez.",
        "Another computer has recorded something since. Nothing was undone. Check what changed, "
        "then try again.",
    ),
    "UNDO_OTHERS_SINCE+post": (
        "Le poste « {post} » a fait une action entre-temps et rien n’est annulé : regardez ce qui "
        "a changé, puis recommencez.",
        "Computer “{post}” has recorded something since. Nothing was undone. Check what changed, "
        "then try again.",
    ),
    "REDO_OTHERS_SINCE": (
        "Un autre poste a fait une action entre-temps et rien n’est rétabli : regardez ce qui a "
        "changé, puis recommencez.",
        "Another computer has recorded something since. Nothing was redone. Check what changed, "
        "then try again.",
    ),
    "LEVEL_CHANGED_SINCE": (
        "Un autre poste vient de changer de niveau, et ce n’est pas fait deux fois : regardez "
        "l’horloge.",
        "Another computer has just changed the level, and it is not done twice. Look at the clock.",
    ),
    "LEVEL_CHANGED_SINCE+post": (
        "Le poste « {post} » vient de changer de niveau, et ce n’est pas fait deux fois : regardez "
        "l’horloge.",
        "Computer “{post}” has just changed the level, and it is not done twice. Look at the "
        "clock.",
    ),
    "CLOCK_UNDO_CHOICE": (
        "Cette action a changé l’heure de jeu : choisissez « comme si de rien n’était » ou « à "
        "partir de maintenant ».",
        "This action changed the playing time. Choose “as if it had never happened” or “from now”.",
    ),
}

PLAY: Final[Table] = {**SEATS, **CLOCK, **ELIMINATIONS, **MOVES}
