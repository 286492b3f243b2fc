"""Help on the Floor page."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

FLOOR: Final[dict[Pair, Pair]] = {
    ("Questions", "Questions"): (
        "Affiche chaque réponse avec sa question, ou les replie sur une ligne (R).",
        "Shows every answer with its question, or folds them into one line (R).",
    ),
    ("Revoir cette réponse", "Review this answer"): (
        "Repose la question dont la réponse est impossible ; les autres sont gardées (Entrée ou "
        "R).",
        "Asks again the question whose answer is impossible; the others are kept (Enter or R).",
    ),
    ("Revoir la dernière réponse", "Review the last answer"): (
        "Repose la dernière question ; les autres réponses sont gardées (Entrée ou R).",
        "Asks the last question again; the other answers are kept (Enter or R).",
    ),
    ("Plus de détails", "More details"): (
        "Affiche les questions rares ; sinon, la réponse habituelle est supposée.",
        "Shows the less common questions; otherwise the usual answer is assumed.",
    ),
    ("Appliquer et noter", "Apply and record"): (
        "Applique la décision au tournoi, et l’inscrit au journal.",
        "Applies the ruling to the tournament and records it in the log.",
    ),
    ("Noter*", "Record*"): (
        "Inscrit la décision au journal, avec la table et les joueurs.",
        "Records the ruling in the log, with the table and the players.",
    ),
    ("Terminé", "Done"): (
        "Revient à la recherche ; ce qui est noté reste.",
        "Goes back to the search; what is recorded stays.",
    ),
    ("Sanctionner", "Penalise"): (
        "Propose la sanction de ce joueur, selon la faute et les sanctions déjà reçues (S).",
        "Suggests this player’s penalty, from the offence and the penalties already given (S).",
    ),
    ("Main morte", "Dead hand"): (
        "Note que la main de ce joueur est morte.",
        "Records that this player’s hand is dead.",
    ),
    ("Motif de ce choix *", "Reason for this choice*"): (
        "Votre motif, inscrit au journal ; Entrée l’enregistre.",
        "Your reason, recorded in the log; Enter saves it.",
    ),
    ("Concernés", "Involved"): (
        "Les joueurs concernés, par leur place ; un clic les ajoute ou les retire.",
        "The players the ruling concerns, by seat; a click adds or removes them.",
    ),
    ("Retour à la recherche", "Back to the search"): (
        "Quitte sans rien noter et revient à la recherche.",
        "Leaves without recording anything, back to the search.",
    ),
    ("Qui gagne ?", "Who wins?"): (
        "Touchez ou tapez les cartes : le tableau d’abord, puis chaque main.",
        "Tap or type the cards: the board first, then each hand.",
    ),
    ("Jeu", "Game"): (
        "Le jeu à la table : combien de cartes, et lesquelles comptent.",
        "The game at the table: how many cards, and which of them count.",
    ),
    ("Annuler", "Undo"): (
        "Retire la dernière carte posée.",
        "Removes the last card placed.",
    ),
    ("Qui montre ?", "Who shows?"): (
        "Les places des joueurs qui ont encore des cartes : l’ordre pour montrer suit.",
        "The seats of players who still have cards: the order of showing follows.",
    ),
    ("Tous", "All"): ("Affiche tous les incidents.", "Shows every incident."),
    ("Sanctionner *", "Penalise *"): (
        "Propose une sanction pour ce joueur et cet incident.",
        "Suggests a penalty for this player and this incident.",
    ),
    ("Choisir un autre joueur", "Choose another player"): (
        "Revient au choix du joueur à sanctionner.",
        "Goes back to choosing the player to penalise.",
    ),
    ("Imprimer l’avis*", "Print the*"): (
        "Imprime l’avis de cette sanction, à remettre au joueur.",
        "Prints this penalty’s slip, to hand to the player.",
    ),
    ("Lever*", "Lift*"): (
        "Lève cette sanction, avec un motif ; elle reste au journal.",
        "Lifts this penalty, with a reason; it stays in the log.",
    ),
    ("Une main de moins pour *", "One hand served by *"): (
        "Compte une main manquée : il en reste une de moins à ce joueur.",
        "Counts one missed hand: this player has one fewer to go.",
    ),
    ("Motif de la levée*", "Why the penalty*"): (
        "Le motif, inscrit au journal.",
        "The reason, recorded in the log.",
    ),
    ("Couper la voix", "Mute the voice"): (
        "Le décompte continue en silence.",
        "The countdown goes on in silence.",
    ),
    ("Compter à voix haute", "Count aloud"): (
        "Annonce les secondes restantes, si l’ordinateur dispose d’une voix.",
        "Speaks the seconds left, if the computer has a voice.",
    ),
    ("Situations", "Situations"): (
        "Ouvre cette situation, ou l’article indiqué sur le bouton.",
        "Opens this situation, or the article on the button.",
    ),
    ("Procédures qui l’appliquent", "Procedures that apply it"): (
        "Ouvre la page où cela se fait.",
        "Opens the page where this is done.",
    ),
    ("Floor", "Floor"): (
        "Passe de l’arbitrage aux sanctions, aux incidents notés et au règlement.",
        "Goes from rulings to penalties, recorded incidents and the rulebook.",
    ),
    ("Ouvrir dans sa fenêtre", "Open in its own window"): (
        "Ouvre le floor dans une fenêtre à part, pour un autre écran (Ctrl+F2).",
        "Opens the floor in a separate window, for another screen (Ctrl+F2).",
    ),
    ("Avant la donne", "Before the deal"): (
        "Les situations d’avant la première carte : places, blindes, bouton.",
        "Situations before the first card: seats, blinds, button.",
    ),
    ("Donne", "Deal"): (
        "Les situations de la donne : fausse donne, cartes retournées, brûlées.",
        "Situations of the deal: misdeals, boxed and burn cards.",
    ),
    ("Mises", "Betting"): (
        "Les situations de mises : relances, jetons, annonces hors de son tour.",
        "Situations of betting: raises, chips, actions out of turn.",
    ),
    ("Tableau", "Board"): (
        "Les situations du tableau : flop, turn et river.",
        "Situations of the board: flop, turn and river.",
    ),
    ("Abattage", "Showdown"): (
        "Les situations de l’abattage : qui montre, qui gagne, comment partager.",
        "Situations of the showdown: who shows, who wins, how to split.",
    ),
    ("Comportement", "Conduct"): (
        "Les situations de comportement : paroles, appareils, sanctions.",
        "Situations of conduct: talking, devices, penalties.",
    ),
    ("Horloge", "Clock"): (
        "Les situations de l’horloge : niveaux, time, main par main.",
        "Situations of the clock: levels, time, hand-for-hand.",
    ),
    ("Qui ? *", "Who? *"): (
        "Tapez le joueur à sanctionner, par son nom ou sa place.",
        "Type the player to penalise, by name or by seat.",
    ),
    ("Chercher : *", "Search: *"): (
        "Tapez un mot ou un numéro d’article du règlement.",
        "Type a word or an article number of the rulebook.",
    ),
    ("Joindre le PDF publié…", "Attach the published PDF…"): (
        "Joint le PDF de la fédération au fichier du club, et l’ouvre à l’article lu.",
        "Attaches the federation’s PDF to the club’s file, and opens it at the article.",
    ),
    ("9.*", "9.*"): ("Ouvre cet article.", "Opens this article."),
}
