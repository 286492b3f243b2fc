"""Help on the Floor page."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

FLOOR: Final[dict[Pair, Pair]] = {
    ("Questions", "Questions"): (
        "Relit chaque réponse avec sa question, ou les replie sur une ligne (R).",
        "Reads every answer with its question, or folds them into one line (R).",
    ),
    ("Revoir cette réponse", "Look at this answer again"): (
        "Redemande la réponse qui ne peut pas être ; les autres sont gardées (Entrée ou R).",
        "Asks again for the answer that cannot be; the others are kept (Enter or R).",
    ),
    ("Revoir la dernière réponse", "Look at the last answer again"): (
        "Redemande la dernière réponse ; les autres sont gardées (Entrée ou R).",
        "Asks again for the last answer; the others are kept (Enter or R).",
    ),
    ("Plus de détails", "More details"): (
        "Ajoute les questions rares : ce qui est habituel y est supposé.",
        "Adds the seldom questions: what is usual is taken for granted.",
    ),
    ("Appliquer et noter", "Apply and record"): (
        "Fait ce que dit la décision dans le tournoi, et l’écrit au procès-verbal.",
        "Does in the tournament what the ruling says, and writes it in the minutes.",
    ),
    ("Noter*", "Record*"): (
        "Écrit la décision au procès-verbal, avec la table et les joueurs.",
        "Writes the ruling in the minutes, with the table and the players.",
    ),
    ("Terminé", "Done"): (
        "Revient à la recherche ; ce qui est noté reste.",
        "Goes back to the search; what is recorded stays.",
    ),
    ("Sanctionner", "Penalise"): (
        "Propose la sanction de ce joueur, d’après la faute et ce qu’il a déjà reçu (S).",
        "Proposes this player’s penalty, by the fault and what they were given before (S).",
    ),
    ("Main morte", "Dead hand"): (
        "Note que la main de ce joueur est morte.",
        "Records that this player’s hand is dead.",
    ),
    ("Pourquoi ce choix *", "Why this choice*"): (
        "Votre motif, écrit au procès-verbal ; Entrée le garde.",
        "Your reason, written in the minutes; Enter keeps it.",
    ),
    ("Concernés", "Involved"): (
        "Les joueurs que la décision concerne, par leur place ; un clic les met ou les retire.",
        "The players the ruling is about, by their seat; a click adds or removes them.",
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
        "Reprend la dernière carte posée.",
        "Takes back the last card laid.",
    ),
    ("Qui montre ?", "Who shows?"): (
        "La place de ceux qui ont encore des cartes : l’ordre pour montrer suit.",
        "The seats of those who still have cards: the order of showing follows.",
    ),
    ("Tous", "All"): ("Montre tous les incidents.", "Shows every incident."),
    ("Sanctionner *", "Penalise *"): (
        "Propose une sanction de ce joueur pour cet incident.",
        "Proposes a penalty for this player for this incident.",
    ),
    ("Choisir un autre joueur", "Choose another player"): (
        "Revient au choix du joueur à sanctionner.",
        "Goes back to choosing the player to penalise.",
    ),
    ("Imprimer l’avis*", "Print the*"): (
        "Imprime l’avis de cette sanction, à remettre au joueur.",
        "Prints the slip of this penalty, to be handed to the player.",
    ),
    ("Lever*", "Lift*"): (
        "Lève cette sanction, avec son motif ; elle reste au procès-verbal.",
        "Lifts this penalty, with the reason; it stays in the minutes.",
    ),
    ("Une main de moins pour *", "One hand fewer for *"): (
        "Une main manquée de plus : il en reste une de moins à ce joueur.",
        "One more hand missed: this player has one fewer left.",
    ),
    ("Pourquoi *", "Why the*"): (
        "Le motif, écrit au procès-verbal.",
        "The reason, written in the minutes.",
    ),
    ("Couper la voix", "Mute the voice"): (
        "Le décompte continue sans être dit.",
        "The countdown goes on without being spoken.",
    ),
    ("Compter à voix haute", "Count aloud"): (
        "Dit les secondes qui restent, si l’ordinateur a une voix.",
        "Speaks the seconds left, if the computer has a voice.",
    ),
    ("Situations", "Situations"): (
        "Ouvre cette situation, ou l’article écrit sur le bouton.",
        "Opens this situation, or the article written on the button.",
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
        "Met le floor dans sa fenêtre, pour un autre écran (Ctrl+F2).",
        "Puts the floor in its own window, for another screen (Ctrl+F2).",
    ),
    ("Avant la donne", "Before the deal"): (
        "Les situations d’avant la première carte : places, blindes, bouton.",
        "The situations before the first card: seats, blinds, button.",
    ),
    ("Donne", "Deal"): (
        "Les situations de la donne : fausse donne, cartes retournées, brûlées.",
        "The situations of the deal: misdeals, boxed and burn cards.",
    ),
    ("Mises", "Betting"): (
        "Les situations des mises : relances, jetons, paroles hors de son tour.",
        "The situations of betting: raises, chips, actions out of turn.",
    ),
    ("Tableau", "Board"): (
        "Les situations du tableau : flop, turn et river.",
        "The situations of the board: flop, turn and river.",
    ),
    ("Abattage", "Showdown"): (
        "Les situations de l’abattage : qui montre, qui gagne, comment partager.",
        "The situations of the showdown: who shows, who wins, how to split.",
    ),
    ("Comportement", "Conduct"): (
        "Les situations de comportement : paroles, appareils, sanctions.",
        "The situations of conduct: talking, devices, penalties.",
    ),
    ("Horloge", "Clock"): (
        "Les situations de l’horloge : niveaux, time, main par main.",
        "The situations of the clock: levels, time, hand-for-hand.",
    ),
    ("Qui ? *", "Who? *"): (
        "Tapez le joueur à sanctionner, par son nom ou sa place.",
        "Type the player to penalise, by name or by seat.",
    ),
    ("Chercher : *", "Find: *"): (
        "Tapez un mot ou un numéro d’article du règlement.",
        "Type a word or the number of an article of the rulebook.",
    ),
    ("Joindre le PDF publié…", "Attach the published PDF…"): (
        "Garde le texte de la fédération à côté du club, et l’ouvre à l’article lu.",
        "Keeps the federation’s own text beside the club, and opens it at the article.",
    ),
    ("9.*", "9.*"): ("Lit cet article.", "Reads this article."),
}
