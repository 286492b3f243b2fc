"""Help on the ranking and the questions it asks: prizes, deals, knock-outs, the end of a day."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

RANKS: Final[dict[Pair, Pair]] = {
    ("ICM", "ICM"): (
        "Partage d’après les chances de chacun à chaque rang.",
        "Shares by the chances of each at every rank.",
    ),
    ("Jetons", "Chips"): ("Partage d’après les tapis.", "Shares by the stacks."),
    ("Égal", "Even"): ("Partage en parts égales.", "Shares in equal parts."),
    ("À la main", "By hand"): (
        "Vous écrivez la part de chacun.",
        "You type the share of each.",
    ),
    ("Lots des ex æquo…", "Tied players’ prizes…"): (
        "Dit qui prend quel lot parmi les ex æquo.",
        "Says who takes which prize among those tied.",
    ),
    ("Qui a éliminé qui…", "Who knocked out whom…"): (
        "Dit, pour chaque sortie, qui l’a faite, et corrige une prime mal donnée.",
        "Tells who made each elimination, and corrects a bounty given wrongly.",
    ),
    ("Dire qui prend quoi…", "Say who takes what…"): (
        "Des ex æquo ont droit à ces lots : dit qui prend lequel.",
        "Tied players are due these prizes: says who takes which.",
    ),
    ("Préparer le jour 2…", "Prepare day 2…"): (
        "Inscrit les qualifiés des premiers jours dans un tournoi du jour 2.",
        "Enters those qualified from the first days in a tournament for day 2.",
    ),
    ("Donner les lots", "Give the prizes"): (
        "Garde qui prend quoi ; le classement l’imprime.",
        "Keeps who takes what; the ranking prints it.",
    ),
    ("Qui prend ce lot", "Who takes this prize"): (
        "Cochez qui prend ce lot ; plusieurs cochés le partagent.",
        "Tick who takes this prize; several ticked share it.",
    ),
    ("Motif*", "Reason*"): (
        "Ce qui a été fait et pourquoi, écrit au procès-verbal.",
        "What was done and why, written in the minutes.",
    ),
    ("Pourquoi", "Why"): (
        "Votre raison, écrite au procès-verbal.",
        "Your reason, written in the minutes.",
    ),
    ("Tapis de *", "Stack of *"): (
        "Tapez le tapis compté de ce joueur.",
        "Type this player’s stack as counted.",
    ),
    ("Scellé de *", "Seal of *"): (
        "Le numéro du scellé de son sachet.",
        "The number on the seal of their bag.",
    ),
    ("Valeur de *", "Worth of *"): (
        "Ce que vaut ce lot, s’il est payé.",
        "What this prize is worth, if paid out.",
    ),
    ("Part de *", "Share of *"): (
        "Ce que ce joueur reçoit ; le total doit être celui à partager.",
        "What this player gets; the total must be what there is to share.",
    ),
    ("Dit oui", "Says yes"): (
        "Cochez quand ce joueur a dit oui : il faut l’accord de tous.",
        "Tick once this player said yes: everyone must agree.",
    ),
    ("Finir la journée", "End the day"): (
        "Garde les tapis et les scellés ; le jeu de ce jour est fini.",
        "Keeps the stacks and the seals; this day’s play is over.",
    ),
    ("Continuer à jouer", "Go on playing"): (
        "Ferme la question ; le tournoi continue (Échap).",
        "Closes the question; the tournament goes on (Esc).",
    ),
    ("Numéroter à la suite du premier", "Number the rest from the first"): (
        "Remplit les numéros qui suivent le premier scellé.",
        "Fills in the numbers that follow the first seal.",
    ),
    ("Accepter l’écart", "Accept the difference"): (
        "Finit bien que le compte ne tombe pas juste, avec votre raison.",
        "Ends although the count does not come out, with your reason.",
    ),
    ("Annuler le tournoi", "Cancel the tournament"): (
        "Arrête tout : chacun reçoit ce que dit le règlement à ce moment.",
        "Stops everything: everyone gets what the rules say at this moment.",
    ),
    ("Noter l’accord", "Note the deal"): (
        "Garde l’accord ; sa feuille à signer s’imprime depuis Papiers.",
        "Keeps the deal; its sheet to be signed prints from Papers.",
    ),
    ("Le jeu continue pour la place", "Play goes on for places"): (
        "Cochez si l’on joue encore pour le titre ou ce qui est gardé.",
        "Tick where play goes on for the title or for what is kept.",
    ),
    ("Gardé pour le vainqueur", "Kept for the winner"): (
        "Ce qui n’est pas partagé et va au vainqueur.",
        "What is not shared and goes to the winner.",
    ),
    ("Ordre des sorties*", "Finishing order*"): (
        "Choisissez un joueur ; Alt et les flèches le montent ou le descendent.",
        "Choose a player; Alt and the arrows move them up or down.",
    ),
    ("Monter", "Up"): (
        "Monte ce joueur d’un rang (Alt+↑).",
        "Moves this player up a rank (Alt+↑).",
    ),
    ("Une ligne plus haut", "One line higher"): (
        "Monte ce joueur d’un rang (Alt+↑).",
        "Moves this player up a rank (Alt+↑).",
    ),
    ("Descendre", "Down"): (
        "Descend ce joueur d’un rang (Alt+↓).",
        "Moves this player down a rank (Alt+↓).",
    ),
    ("Une ligne plus bas", "One line lower"): (
        "Descend ce joueur d’un rang (Alt+↓).",
        "Moves this player down a rank (Alt+↓).",
    ),
    ("Ex æquo avec le précédent", "Tied with the one before"): (
        "Ce joueur a le même rang que celui d’au-dessus (=).",
        "This player has the rank of the one above (=).",
    ),
    ("Corriger l’ordre", "Correct the order"): (
        "Garde cet ordre ; rangs et lots suivent, le journal l’écrit.",
        "Keeps this order; ranks and prizes follow, the journal says so.",
    ),
    ("Joueurs sortis, le dernier d’abord", "Players out, latest first"): (
        "Choisissez une sortie, puis dites qui l’a faite.",
        "Choose an elimination, then say who made it.",
    ),
    ("Qui l’a fait", "Who did it"): (
        "Cochez qui a éliminé ce joueur ; plusieurs se partagent la prime.",
        "Tick who knocked this player out; several share the bounty.",
    ),
    ("Nom d’un joueur, puis Entrée", "A player’s name, then Enter"): (
        "Tapez un nom ; Entrée le coche.",
        "Type a name; Enter ticks it.",
    ),
    ("Ce que devient la prime", "What becomes of the bounty"): (
        "Qui a fait la sortie, et ce que devient la prime.",
        "Who made the elimination, and what becomes of the bounty.",
    ),
    ("Raison, si une prime est en jeu", "Reason, where a bounty is at stake"): (
        "Votre raison, écrite au procès-verbal.",
        "Your reason, written in the minutes.",
    ),
    ("Noter", "Record"): (
        "Garde ce qui est dit ; les primes suivent.",
        "Keeps what is said; the bounties follow.",
    ),
}
