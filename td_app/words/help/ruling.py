"""Help on a ruling in progress: its questions, who wins, what is recorded, penalties, time."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

RULING: Final[dict[Pair, Pair]] = {
    ("La question", "The question"): (
        "Répondez d’un clic ou d’une touche écrite là ; Retour arrière revient d’une question.",
        "Answer by a click or a key written there; Backspace goes back one question.",
    ),
    ("Réponses données", "Answers given"): (
        "Ce qui a été répondu ; un clic rouvre cette réponse.",
        "What was answered; a click opens that answer again.",
    ),
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
    ("La décision", "The ruling"): (
        "La décision, ce qu’il faut dire, pourquoi et l’article ; Entrée la note.",
        "The ruling, what to say, why and the article; Enter records it.",
    ),
    ("Appliquer et noter", "Apply and record"): (
        "Fait ce que dit la décision dans le tournoi, et l’écrit au procès-verbal.",
        "Does in the tournament what the ruling says, and writes it in the minutes.",
    ),
    ("Noter*", "Record*"): (
        "Écrit la décision au procès-verbal, avec la table et les joueurs.",
        "Writes the ruling in the minutes, with the table and the players.",
    ),
    ("Décider autrement", "Rule otherwise"): (
        "Le directeur décide autrement que le règlement ; son motif est écrit.",
        "The director rules otherwise than the rulebook; the reason is written down.",
    ),
    ("Ne pas noter", "Do not record"): (
        "Revient à la recherche sans rien écrire au procès-verbal.",
        "Goes back to the search and writes nothing in the minutes.",
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
    ("Déplacer", "Move"): (
        "Déplace le joueur, comme le dit la décision.",
        "Moves the player, as the ruling says.",
    ),
    ("Numéro de la main, s’il est connu", "Hand number, if known"): (
        "Facultatif : la main à laquelle cela est arrivé, pour le procès-verbal.",
        "Optional: the hand in which it happened, for the minutes.",
    ),
    ("Pourquoi ce choix *", "Why this choice*"): (
        "Votre motif, écrit au procès-verbal ; Entrée le garde.",
        "Your reason, written in the minutes; Enter keeps it.",
    ),
    ("Motifs à prendre tels quels", "Ready-made reasons"): (
        "Un clic prend ce motif tel quel.",
        "A click takes this reason as it is.",
    ),
    ("Qui a tranché", "Who ruled"): (
        "Qui a rendu la décision : le procès-verbal le dit.",
        "Who gave the ruling: the minutes say so.",
    ),
    ("Qui a décidé", "Who decided"): (
        "Qui a donné la sanction : le procès-verbal le dit.",
        "Who gave the penalty: the minutes say so.",
    ),
    ("Concernés", "Involved"): (
        "Les joueurs que la décision concerne, par leur place ; un clic les met ou les retire.",
        "The players the ruling is about, by their seat; a click adds or removes them.",
    ),
    ("Ce qui a été trouvé", "What was found"): (
        "Les situations trouvées ; une ligne pose ses questions, Entrée prend la première.",
        "The situations found; a line asks its questions, Enter takes the first.",
    ),
    ("Retour à la recherche", "Back to the search"): (
        "Quitte sans rien noter et revient à la recherche.",
        "Leaves without recording anything, back to the search.",
    ),
    ("Qui gagne ?", "Who wins?"): (
        "Touchez ou tapez les cartes : le tableau d’abord, puis chaque main.",
        "Tap or type the cards: the board first, then each hand.",
    ),
    ("Les cartes", "The cards"): (
        "Touchez une carte pour la poser là où l’on en est ; une carte grise est déjà posée.",
        "Tap a card to lay it where you are; a grey card lies somewhere already.",
    ),
    ("Jeu", "Game"): (
        "Le jeu à la table : combien de cartes, et lesquelles comptent.",
        "The game at the table: how many cards, and which of them count.",
    ),
    ("Quatre couleurs", "Four colours"): (
        "Montre carreau en bleu et trèfle en vert, pour mieux les distinguer.",
        "Shows diamonds blue and clubs green, easier to tell apart.",
    ),
    ("Recommencer", "Start again"): (
        "Vide le tableau et les mains, pour une autre question.",
        "Clears the board and the hands, for another question.",
    ),
    ("Reprendre", "Take back"): (
        "Reprend la dernière carte posée.",
        "Takes back the last card laid.",
    ),
    ("Retirer cette main", "Take this hand out"): (
        "Ôte cette main de l’abattage.",
        "Takes this hand out of the showdown.",
    ),
    ("Une main de plus", "One more hand"): (
        "Ajoute une main à l’abattage.",
        "Adds a hand to the showdown.",
    ),
    ("Un pot", "One pot"): (
        "Un seul pot : tapez son montant.",
        "A single pot: type its amount.",
    ),
    ("Plusieurs pots : tapis", "Several pots: all-ins"): (
        "Tapez ce que chacun a mis : les pots se comptent d’eux-mêmes.",
        "Type what each put in: the pots count themselves.",
    ),
    ("Le pot", "The pot"): (
        "Le montant du pot à partager.",
        "The amount of the pot to be shared out.",
    ),
    ("Ce qu’il y a au milieu", "What is in the middle"): (
        "Tapez les montants : les parts suivent.",
        "Type the amounts: the shares follow.",
    ),
    ("Qui montre ?", "Who shows?"): (
        "La place de ceux qui ont encore des cartes : l’ordre pour montrer suit.",
        "The seats of those who still have cards: the order of showing follows.",
    ),
    ("Filtrer les incidents", "Filter the incidents"): (
        "Ne laisse que ces incidents dans la liste.",
        "Leaves only those incidents in the list.",
    ),
    ("Tous", "All"): ("Montre tous les incidents.", "Shows every incident."),
    ("Avec sanction", "With a penalty"): (
        "Ne laisse que les incidents suivis d’une sanction.",
        "Leaves only the incidents that a penalty followed.",
    ),
    ("Décidés autrement", "Ruled otherwise"): (
        "Ne laisse que ceux où le directeur a décidé autrement que le règlement.",
        "Leaves only those where the director ruled otherwise than the rulebook.",
    ),
    ("Table choisie", "Chosen table"): (
        "Ne laisse que les incidents de la table choisie.",
        "Leaves only the incidents of the chosen table.",
    ),
    ("Joueur, article, table, mots", "Player, article, table, words"): (
        "Cherche dans les incidents notés.",
        "Searches the recorded incidents.",
    ),
    ("Incidents notés*", "Incidents recorded*"): (
        "Choisissez un incident : ce qui a été décidé se lit à côté.",
        "Choose an incident: what was ruled is read beside it.",
    ),
    ("Compléter par une note", "Add a note"): (
        "Ce qui s’ajoute à l’incident, au procès-verbal ; Ctrl+Entrée l’ajoute.",
        "What is added to the incident, in the minutes; Ctrl+Enter adds it.",
    ),
    ("Ajouter la note", "Add the note"): (
        "Écrit la note au procès-verbal, à la suite de l’incident.",
        "Writes the note in the minutes, after the incident.",
    ),
    ("Reposer la question", "Ask the question again"): (
        "Repose les questions de cet incident, ses réponses déjà dites.",
        "Asks the questions of this incident again, with its answers given.",
    ),
    ("Sanctionner *", "Penalise *"): (
        "Propose une sanction de ce joueur pour cet incident.",
        "Proposes a penalty for this player for this incident.",
    ),
    ("Faute", "Fault"): (
        "Choisissez la faute : l’échelle dit ce que le règlement propose.",
        "Choose the fault: the ladder says what the rulebook suggests.",
    ),
    ("Échelle des sanctions", "Penalty ladder"): (
        "Choisissez une marche : celle proposée est marquée, celles déjà données aussi.",
        "Choose a step: the one suggested is marked, and so are those already given.",
    ),
    ("Acte délibéré", "Deliberate"): (
        "L’acte était voulu : la sanction proposée en tient compte.",
        "The act was meant: the penalty suggested takes that into account.",
    ),
    ("Choisir un autre joueur", "Choose another player"): (
        "Revient au choix du joueur à sanctionner.",
        "Goes back to choosing the player to penalise.",
    ),
    ("Mains à manquer", "Hands to miss"): (
        "Combien de mains le joueur manquera.",
        "How many hands the player will miss.",
    ),
    ("Motif ou note*", "Reason or note*"): (
        "Écrit au procès-verbal et sur l’avis ; exigé quand vous décidez autrement.",
        "Written in the minutes and on the slip; needed where you decide otherwise.",
    ),
    ("Donner la sanction", "Give the penalty"): (
        "Note la sanction ; les mains à manquer se comptent ensuite.",
        "Records the penalty; the hands to miss are counted from there.",
    ),
    ("Disqualifier…", "Disqualify…"): (
        "Demande d’abord si vous en êtes sûr ; le joueur quitte alors le tournoi.",
        "Asks first whether you are sure; the player then leaves the tournament.",
    ),
    ("Oui, disqualifier", "Yes, disqualify"): (
        "Le joueur quitte le tournoi ; le procès-verbal garde pourquoi.",
        "The player leaves the tournament; the minutes keep why.",
    ),
    ("Ne pas disqualifier", "Do not disqualify"): (
        "Revient à la sanction, rien n’est noté.",
        "Goes back to the penalty, nothing is recorded.",
    ),
    ("Tous les avis de sanction", "All penalty slips"): (
        "Imprime l’avis de chaque sanction de la liste.",
        "Prints the slip of every penalty on the list.",
    ),
    ("Imprimer l’avis*", "Print the*"): (
        "Imprime l’avis de cette sanction, à remettre au joueur.",
        "Prints the slip of this penalty, to be handed to the player.",
    ),
    ("Lever*", "Lift*"): (
        "Lève cette sanction, avec son motif ; elle reste au procès-verbal.",
        "Lifts this penalty, with the reason; it stays in the minutes.",
    ),
    ("La garder", "Keep it"): ("La sanction reste due.", "The penalty is still to be served."),
    ("Une main de moins pour *", "One hand fewer for *"): (
        "Une main manquée de plus : il en reste une de moins à ce joueur.",
        "One more hand missed: this player has one fewer left.",
    ),
    ("Pourquoi *", "Why the*"): (
        "Le motif, écrit au procès-verbal.",
        "The reason, written in the minutes.",
    ),
    ("A joué avant la fin", "Acted before the end"): (
        "Le joueur a agi à temps : le décompte s’arrête, rien d’autre n’arrive.",
        "The player acted in time: the countdown stops, nothing else happens.",
    ),
    ("À l’instant de la fin", "At the very end"): (
        "L’action faite à l’instant où le temps finit compte (3.5).",
        "An action made at the very moment time ends counts (3.5).",
    ),
    ("Annuler cette demande", "Undo this call"): (
        "Retire la demande de time, comme si elle n’avait pas eu lieu.",
        "Takes the call of time back, as if it had not been made.",
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
}
