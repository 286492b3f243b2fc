"""The rarer acts of the staff on a phone, by name: chips, corrections, a deal."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

CHIPS: Final[Table] = {
    "CHIPS": ("Jetons", "Chips"),
    "LEAVE_FOR": ("Les {low} partent contre des {high}", "The {low}s leave for {high}s"),
    "AT_BREAK_AFTER": (
        "À la pause qui suit le niveau {level}.",
        "At the break after level {level}.",
    ),
    "NOW_IS_THE_TIME": ("C’est le moment.", "Now is the time."),
    "NO_VALUE_LEAVES": ("Aucune valeur à retirer pour l’instant.", "No value leaves for now."),
    "LEAVES_AFTER": ("partent après le niveau {level}", "leave after level {level}"),
    "LEFT_PLAY": ("retirés", "removed"),
    "IN_PLAY": ("Jetons en jeu", "Chips in play"),
    "TO_CONFIRM_BY_COUNT": ("à confirmer par un comptage", "to be confirmed by a count"),
    "IN_BLINDS": ("{count}\u00a0BB", "{count}\u00a0BB"),
    "BIGGEST_COUNTED": ("Plus gros tapis comptés", "Biggest stacks counted"),
    "DONE_THERE": ("Fait", "Done"),
    "TO_BE_DONE": ("À faire", "To do"),
    "CLOSE_COLOUR_UP": ("Clore le retrait", "Close the colour-up"),
    "DONE_AT_THE_TABLES": ("Fait aux tables", "Done at the tables"),
    "COLOUR_UP": ("Retirer les {low}", "Colour up the {low}s"),
    "CHIPS_OF": ("Jetons de {low}", "{low} chips"),
    "COLLECTOR": ("Collecteur", "Collector"),
    "DEALT_HERE": (
        "Les cartes sont distribuées ici ; la graine du tirage est au journal.",
        "The cards are dealt here; the seed of the draw is in the log.",
    ),
    "GETS": ("{count}\u00a0×\u00a0{value}", "{count}\u00a0×\u00a0{value}"),
    "NOTHING_ELSE": ("Quels joueurs n’ont que ces jetons ?", "Who has only these chips?"),
    "WHO_STAYS_IN": (
        "L’échange n’élimine personne : un joueur qui n’a que ces jetons en garde au moins un",
        "The exchange eliminates nobody: a player with only these chips keeps at least one",
    ),
    "NOBODY_HAS_ANY": ("Personne n’en a", "Nobody has any"),
    "RECORD_COLOUR_UP": ("Distribuer et enregistrer", "Deal and record"),
    "TAKE_CHIPS_OUT": ("Retirer des jetons du jeu", "Remove chips from play"),
    "AMOUNT": ("Montant, en jetons", "Amount, in chips"),
    "FOUND_LATER": ("Jetons retrouvés après coup", "Chips found later"),
    "HOW_MANY": ("Combien", "How many"),
    "VALUE": ("Leur valeur", "Their value"),
    "EXCHANGE": ("Les échanger", "Exchange them"),
}

PUT_RIGHT: Final[Table] = {
    "PUT_RIGHT": ("Corriger", "Correct"),
    "NOTHING_TO_PUT_RIGHT": (
        "Rien à corriger pour ce joueur.",
        "Nothing to correct for this player.",
    ),
    "SWAP": ("Échanger deux places", "Swap two seats"),
    "SWAP_WITH_TABLE": ("Avec un joueur de quelle table ?", "With a player at which table?"),
    "SHOW": ("Montrer", "Show"),
    "WITH_WHOM": ("Avec qui", "Swap with"),
    "DO_SWAP": ("Échanger", "Swap"),
    "WRONG_SEAT": ("Trouvé à une mauvaise place", "Found at a wrong seat"),
    "FOUND_AT": ("Trouvé à la place", "Found in seat"),
    "STAYS_THERE": (
        "Reste là, par décision du directeur (§ 1.1)",
        "Stays there, by the director’s decision (§ 1.1)",
    ),
    "PUT_BACK": ("Remettre à sa place", "Put back in their seat"),
    "WITHDRAWAL": ("Abandon annoncé", "Withdrawal announced"),
    "CHIPS_REMOVED": ("Ses jetons, retirés du jeu", "Their chips, removed from play"),
    "RECORD_WITHDRAWAL": ("Noter l’abandon", "Record the withdrawal"),
    "WHO_DID_IT": ("Qui l’a éliminé ?", "Who knocked them out?"),
    "SAY_SO": ("Noter", "Record"),
    "SANCTIONS": ("Ses sanctions", "Their penalties"),
    "LIFTED": ("levée", "lifted"),
    "LIFT_IT": ("Lever cette sanction", "Lift this penalty"),
}

INCIDENTS: Final[Table] = {
    "INCIDENTS": ("Incidents notés", "Recorded incidents"),
    "INCIDENT_NUMBER": ("Incident n° {number}", "Incident no. {number}"),
    "NO_INCIDENT_YET": ("Aucun incident n’a été noté.", "No incident has been recorded."),
    "RULED_OTHERWISE": (
        "Décidé autrement, pour l’équité du jeu (§ 1.1).",
        "Overridden, for the fairness of the game (§ 1.1).",
    ),
    "SANCTION_IMPOSED_NOW": ("Une sanction s’impose.", "A penalty is due."),
    "SANCTION_POSSIBLE_NOW": (
        "Une sanction est possible, à l’appréciation du floor.",
        "A penalty is possible, at the floor’s discretion.",
    ),
    "SAY_CONCERNED": ("Indiquer les joueurs concernés", "Choose the players involved"),
    "DECLARE_HAND_DEAD": ("Déclarer une main morte", "Declare a hand dead"),
    "WHOSE_HAND": ("La main de", "Hand of"),
    "BY_WHICH_ARTICLE": ("Selon l’article", "By article"),
    "HAND_IS_DEAD": ("Main déclarée morte : {name}", "Hand declared dead: {name}"),
    "NOTES": ("Notes", "Notes"),
    "ADD_A_NOTE": ("Compléter par une note", "Add a note"),
    "ADD_THE_NOTE": ("Ajouter la note", "Add the note"),
    "NOTHING_REWRITTEN": (
        "Rien de ce qui est noté n’est réécrit.",
        "Nothing recorded is rewritten.",
    ),
    "SITUATION": ("Situation", "Situation"),
}

DIRECTOR: Final[Table] = {
    "LEFT_TO_THE_DESK": (
        "Au poste de direction seulement : changer l’ordre de fermeture des tables, terminer une "
        "vague, tirer le jackpot, annuler le tournoi.",
        "At the desk only: changing the breaking order, ending a flight, drawing the jackpot, "
        "cancelling the tournament.",
    ),
    "GO_TO_A_STEP": ("Aller à un niveau ou à une pause", "Go to a level or a break"),
    "WHICH_LEVEL": ("Au début de", "To the start of"),
    "BREAK_AFTER": ("Pause après le niveau {level}", "Break after level {level}"),
    "GO_THERE": ("Y aller", "Go there"),
    "START_ANYWAY": ("Lancer quand même (§ 1.1)", "Start anyway (§ 1.1)"),
    "OPEN_TABLE": ("Ouvrir une table", "Open a table"),
    "WHICH_TABLE": ("Table", "Table"),
    "CLOSE_EMPTY": ("Fermer cette table vide", "Close this empty table"),
    "TABLE_NOT_IN_PLAY": ("Cette table n’est pas en jeu.", "This table is not in play."),
    "REDO": ("Rétablir", "Redo"),
}

WHO_WINS: Final[Table] = {
    "WHO_WINS": ("Qui gagne ?", "Who wins?"),
    "BOARD": ("Tableau", "Board"),
    "PLAYER_LETTER": ("Joueur {who}", "Player {who}"),
    "TAKE_AWAY": ("Retirer {card}", "Remove {card}"),
    "ONE_MORE_HAND": ("Une main de plus", "One more hand"),
    "START_AGAIN": ("Recommencer", "Start again"),
    "POT": ("Le pot, en jetons", "The pot, in chips"),
    "TYPE_CARDS": ("Ou tapez les cartes : Ap Rh 10k", "Or type the cards: As Kh 10d"),
    "WHO_SHOWS": ("Qui montre ?", "Who shows?"),
}

DEAL: Final[Table] = {
    "DEAL": ("Accord", "Deal"),
    "MAKE_DEAL": ("Conclure un accord", "Make a deal"),
    "NO_DEAL": (
        "Pas d’accord possible maintenant : il faut de deux à vingt joueurs en jeu, et des prix en "
        "argent à partager.",
        "No deal is possible now: two to twenty players must be left, with cash prizes to share.",
    ),
    "DEAL_OVER": (
        "{prizes:cents} à partager, {chips} jetons en jeu. Comptez les tapis.",
        "{prizes:cents} to share, {chips} chips in play. Count the stacks.",
    ),
    "DO_NOT_ADD_UP": (
        "Le total des tapis est de {told} pour {chips} jetons en jeu : recomptez.",
        "The stacks add up to {told}, not the {chips} chips in play. Count again.",
    ),
    "SEE_SHARES": ("Voir les parts", "See the shares"),
    "KEPT_FOR_WINNER": ("Gardé pour le vainqueur, en euros", "Kept for the winner, in euros"),
    "WHICH_WAY": ("Mode de partage", "Split method"),
    "BY_HAND_SHARES": ("À la main : la part de chacun, en euros", "By hand: each share, in euros"),
    "WHO_AGREES": ("Joueurs d’accord (tous doivent l’être)", "Players who agree (all must)"),
    "PLAYS_ON": ("Le jeu continue pour le classement", "Play continues for the places"),
    "NOTE_DEAL": ("Noter l’accord", "Record the deal"),
    "NOT_A_SUM": ("Un montant s’écrit en chiffres : 12,50.", "Write an amount in figures: 12.50."),
}
