"""The staff's phones: calls, tables, players, what there is to do."""

from __future__ import annotations

from typing import Final

from td_app.words.hands import BESIDES
from td_app.words.speaking import Table

STAFF: Final[Table] = {
    "CALLS": ("Appels", "Calls"),
    "ROOM": ("Salle", "Room"),
    "RULE": ("Arbitrer", "Rulings"),
    "TO_DO": ("À faire", "To do"),
    "TABLE": ("Table {table}", "Table {table}"),
    "PLAYERS_COUNTED": ("{count:joueur|joueurs}", "{count:player|players}"),
    "YOUR_LAST_ACT": ("Votre dernière action", "Your last action"),
    "UNDO": ("Annuler", "Undo"),
    "CANCEL": ("Retour", "Back"),
    "NO_CALLS": ("Personne n’appelle.", "Nobody is calling."),
    "CALLS_NOW": ("Appelle", "Calling"),
    "WAITS_SINCE": ("Attend depuis", "Waiting since"),
    "GOES_THERE": ("{name} y va", "{name} is on the way"),
    "I_GO": ("Prendre l’appel", "Take the call"),
    "CALL_OVER": ("Appel terminé", "Call closed"),
    "CONFIRM": ("Confirmer", "Confirm"),
    "SET_ASIDE": ("Écarter", "Dismiss"),
    "SOMEBODY_GOES": ("Un floor y va déjà.", "The floor is already on the way."),
    "SETTLED_ALREADY": ("C’est déjà réglé.", "It is already settled."),
    "TIME_CALLED": ("Time demandé", "Time called"),
    "ACTED": ("Le joueur a agi", "The player acted"),
    "DID_NOT_ACT": ("Temps écoulé sans action", "Time is up, no action"),
    "HAND_FOR_HAND": ("Main par main", "Hand-for-hand"),
    "HAND_NUMBER": ("main {hand}", "hand {hand}"),
    "AWAITED": ("Tables attendues : {tables}.", "Tables still playing: {tables}."),
    "ALL_DONE": ("Toutes les tables ont fini leur main.", "Every table has finished its hand."),
    "ALL_IN_AT": ("Tapis payé : {tables}.", "All-in and call: {tables}."),
    "IN_HAND_AWAITED": ("joue sa main", "playing its hand"),
    "IN_HAND_ALL_IN": ("tapis payé", "all-in and call"),
    "IN_HAND_DONE": ("main finie", "hand over"),
    "HAND_FINISHED": ("Main finie", "Hand finished"),
    "ALL_IN_CALLED": ("Tapis payé", "All-in and call"),
    "PLAYER_NAME": ("Nom du joueur", "Player’s name"),
    "STOPPED": ("Arrêtée", "Halted"),
    "STOP_TABLE": ("Arrêter la table", "Halt play"),
    "RESUME_TABLE": ("Reprendre le jeu", "Resume play"),
    "OUTS": ("Éliminer", "Eliminate"),
    "WHO_IS_OUT": ("Qui sort à la table {table} ?", "Who is out at table {table}?"),
    "OUT_IN_ONE_HAND": ("Sortis dans la même main", "Out in the same hand"),
    "SEVERAL_OUT": ("Plusieurs sorties : leurs tapis", "Several out: their stacks"),
    "STACKS_BEFORE": (
        "Le tapis de chacun avant la main départage les joueurs sortis ensemble.",
        "Stacks before the hand rank the players who go out together.",
    ),
    "KNOCKED_OUT_BY": ("Éliminés par", "Knocked out by"),
    "NOBODY": ("Personne", "Nobody"),
    "PUT_OUT": ("Noter la sortie", "Record the elimination"),
    "COUNT_STACKS": ("Compter les tapis", "Count the stacks"),
    "GAP_ACCEPTED": (
        "J’accepte l’écart avec les jetons en jeu",
        "I accept the difference from the chips in play",
    ),
    "REASON_IF_GAP": ("Motif, s’il y a un écart", "Reason, if there is a difference"),
    "NOTE_IT": ("Noter", "Record"),
    "AWAY": ("absent", "away"),
    "IS_AWAY": ("Absent", "Away"),
    "IS_BACK": ("De retour", "Back"),
    "IS_PRESENT": ("Présent", "Present"),
    "MISSES": ("{hands:main|mains} à manquer", "{hands:hand|hands} to sit out"),
    "HAND_MISSED": ("Une main manquée de plus", "One more hand missed"),
    "HAND_COUNTS_MISSED": (
        "Mains à manquer\u00a0: au main par main, chaque main terminée en compte une.",
        "Hands to miss: in hand-for-hand, each hand that ends counts as one.",
    ),
    "BIG_BLIND": ("La grosse blinde", "The big blind"),
    "BIG_BLIND_PLACE": ("Place de la grosse blinde", "Big blind’s seat"),
    "SMALL_BLIND": ("Place de la petite blinde", "Small blind’s seat"),
    "BUTTON": ("Place du bouton", "Button’s seat"),
    "POSITIONS": (
        "Bouton place {button}, petite blinde place {sb}, grosse blinde place {bb}.",
        "Button at seat {button}, small blind at seat {sb}, big blind at seat {bb}.",
    ),
    "POSITIONS_WITHOUT_SB": (
        "Bouton place {button}, pas de petite blinde, grosse blinde place {bb}.",
        "Button at seat {button}, no small blind, big blind at seat {bb}.",
    ),
    "DRAWN_BUTTON": ("Bouton tiré : place {button}.", "Button drawn: seat {button}."),
    "NOTED_OUT": ("sortie notée", "elimination recorded"),
    "DEAD_BUTTON": BESIDES["button_dead"],
    "NEXT_HAND": ("Main suivante", "Next hand"),
    "SAY_POSITIONS": ("Indiquer les blindes", "Set the blinds"),
    "WHERE_BB": (
        "Où est la grosse blinde à la table {table} ?",
        "Where is the big blind at table {table}?",
    ),
    "DRAWN_THERE": ("Place tirée au sort", "Seat drawn"),
    "CALL_TIME": ("Accorder le time", "Call time"),
    "WHO_THINKS": ("Quel joueur réfléchit ?", "Which player is thinking?"),
    "FOR_HOW_LONG": ("Depuis combien de temps ?", "For how long?"),
    "SANCTION": ("Sanctionner", "Penalise"),
    "FAULT": ("La faute", "The offence"),
    "DELIBERATE": ("Acte volontaire", "Deliberate"),
    "SEE_SANCTION": ("Voir la sanction proposée", "See the suggested penalty"),
    "PROPOSED": ("Proposé : {step}", "Suggested: {step}"),
    "WHICH_STEP": ("La sanction", "The penalty"),
    "HANDS_TO_MISS": (
        "Mains à manquer, pour une suspension en mains",
        "Hands to miss, for a penalty in hands",
    ),
    "REASON_IF_OTHER": (
        "Motif, si ce n’est pas la sanction proposée",
        "Reason, if not the suggested penalty",
    ),
    "GIVE_IT": ("Donner la sanction", "Give the penalty"),
    "MOVE_BY_HAND": ("Déplacer", "Move"),
    "TO_SEAT": ("À la place", "To seat"),
    "REASON": ("Motif", "Reason"),
    "MOVE": ("Déplacer", "Move"),
    "NO_FREE_SEAT": ("Aucune place libre ailleurs.", "No free seat elsewhere."),
    "GIVE_SEAT": ("Donner une place", "Give a seat"),
    "AGE_CHECKED": ("Majorité vérifiée", "Age checked"),
    "REINSTATE": ("Réintégrer", "Reinstate"),
    "WAIT_TO_RE_ENTER": ("Attendre pour se réinscrire", "Waiting to re-enter"),
    "WAITS_TO_RE_ENTER": ("Attend une place.", "Waiting for a seat."),
    "PUT_ON_WAITING_LIST": ("Mettre en attente", "Put on waiting list"),
    "STOP_WAITING": ("Ne plus attendre", "Stop waiting"),
    "FOR_THE_DIRECTOR": (
        "Réservé au directeur, sur son téléphone ou au poste de direction.",
        "For the director only, on their phone or at the desk.",
    ),
    "AT_THE_DESK": ("Cela se fait au poste de direction.", "This is done at the desk."),
    "TOURNAMENT_OVER": ("Le tournoi est terminé.", "The tournament is over."),
    "OVER_NOTHING_TO_DO": (
        "Rien à faire : le tournoi est terminé.",
        "Nothing to do: the tournament is over.",
    ),
    "STILL_POSSIBLE": ("Reste possible", "Still possible"),
    "ADD_NOTE_TO_INCIDENT": ("Ajouter une note à un incident", "Add a note to an incident"),
    "REINSTATE_SOMEBODY": (
        "Réintégrer un joueur : le tournoi reprend",
        "Reinstate a player: play resumes",
    ),
    "PLAY_WOULD_RESUME": (
        "Le tournoi est terminé : ce joueur réintégré, il reprend.",
        "The tournament is over: once this player is reinstated, play resumes.",
    ),
    "NOTHING_TO_DO_YET": (
        "Rien pour l’instant : le tournoi n’a pas commencé.",
        "Nothing for now: the tournament has not started.",
    ),
    "NO_TABLE_YET": (
        "Aucune table n’est ouverte : les places se tirent au poste de direction.",
        "No table is open: seats are drawn at the desk.",
    ),
    "NOTHING_TO_DO": ("Rien : les tables sont équilibrées.", "Nothing: the tables are balanced."),
    "TO_ANNOUNCE": ("À annoncer", "To announce"),
    "ALL_ANNOUNCED": ("Tout est annoncé", "All announced"),
    "NEW_ORDER": (
        "Nouvel ordre de fermeture des tables : {tables}.",
        "New breaking order: {tables}.",
    ),
    "ORDER_TOLD": ("Annoncé", "Announced"),
    "LATE_ENTRANT": ("Quel joueur arrive ?", "Which player is arriving?"),
    "LISTED_ALREADY": (
        "{count:joueur|joueurs} sur la liste, déjà là",
        "{count:player|players} on the list, already here",
    ),
    "ALREADY_SEATED": ("déjà assis {seat}", "already seated {seat}"),
    "ALREADY_PRESENT": ("déjà présent", "already present"),
    "FROM_REGISTER": ("membres", "members"),
    "NOBODY_LISTED": (
        "« {name} » n’est ni sur la liste ni parmi les membres.",
        "“{name}” is neither on the list nor among the members.",
    ),
    "SOMEBODY_NEW": ("Un nouveau joueur", "A new player"),
    "BIG_BLIND_THERE": (
        "Où est la grosse blinde à cette table ? (le joueur reçoit la place qui la paie au plus "
        "tôt)",
        "Where is the big blind at that table? (the player gets the seat that pays it soonest)",
    ),
    "HOW_THEY_ENTER": ("Arrivée : {how}.", "Arrival: {how}."),
    "SEAT_TO_DRAW": ("Je ne sais pas : tirer la place", "I don’t know: draw the seat"),
    "LET_IN_ANYWAY": ("Faire entrer quand même (§ 1.1)", "Let in anyway (§ 1.1)"),
    "LATE_CLOSED": ("Les entrées tardives sont closes.", "Late registration is closed."),
    "WAITING_FOR_SEAT": ("Attendent une place", "Waiting for a seat"),
    "LAST_NAME": ("Nom de famille", "Last name"),
    "FIRST_NAME": ("Prénom", "First name"),
    "CLUB": ("Club", "Club"),
    "ANOTHER_OF_THIS_NAME": (
        "Une autre personne du même nom",
        "Another person of the same name",
    ),
    "REGISTER": ("Inscrire", "Register"),
    "LEAVE": ("Dissocier ce téléphone ({name})", "Unpair this phone ({name})"),
}

#: The phone on a table, and what a director adds.
OTHERS: Final[Table] = {
    "TABLE_PHONE": ("Le téléphone de la table {table}", "The phone of table {table}"),
    "READ_THIS_CODE": (
        "Lisez ce code avec le téléphone qui restera à la table.",
        "Read this code with the phone that will stay at the table.",
    ),
    "CALL_FLOOR": ("Appeler un floor", "Call the floor"),
    "CALLED_FLOOR": ("Un floor est appelé", "The floor has been called"),
    "TO_BE_CONFIRMED": (
        "Demande envoyée : un floor doit encore la confirmer.",
        "Request sent: the floor still has to confirm it.",
    ),
    "WHAT_OF_THE_TIME": ("Le temps écoulé depuis compte-t-il ?", "Does the time since then count?"),
    "AS_IF_NEVER": ("Comme si ce n’était jamais arrivé", "As if it had never happened"),
    "FROM_NOW": ("À partir de maintenant", "From now"),
    "NOTHING_TO_UNDO": (
        "Il n’y a rien à annuler : une autre action a suivi.",
        "There is nothing to undo: another action has followed.",
    ),
    "TIME_GONE_BY": (
        "Du temps a passé sans surveillance. Compte-t-il comme temps de jeu ?",
        "Time passed while the application was not running. Did it count?",
    ),
    "AS_IF_RUNNING": ("L’horloge tournait", "The clock was running"),
    "FROM_LAST_SEEN": (
        "Ne pas le compter\u00a0: reprendre au dernier moment vu",
        "Do not count it: resume from the last time seen",
    ),
    "PAUSE": ("Arrêter l’horloge", "Pause the clock"),
    "START": ("Lancer l’horloge", "Start the clock"),
    "MINUTE_LESS": ("− 1 minute", "− 1 minute"),
    "MINUTE_MORE": ("+ 1 minute", "+ 1 minute"),
    "STEP_BEFORE": ("Étape précédente", "Previous step"),
    "STEP_AFTER": ("Étape suivante", "Next step"),
    "STILL_PLAYS": ("Joue encore", "Still playing"),
    "RANK_THEM": ("Classer les joueurs sortis", "Rank the players out"),
    "END_HAND_FOR_HAND": ("Terminer le main par main", "End hand-for-hand"),
    "ANNOUNCE_HAND_FOR_HAND": ("Annoncer le main par main", "Announce hand-for-hand"),
    "DISQUALIFY": ("Disqualifier", "Disqualify"),
    "STACK_TAKEN": (
        "Tapis retiré du jeu (vide : pas compté)",
        "Stack removed from play (empty: not counted)",
    ),
}

#: Rulings, one question a page.
RULINGS: Final[Table] = {
    "WHAT_HAPPENED": ("Que s’est-il passé ?", "What happened?"),
    "AT_WHICH_TABLE": ("À quelle table ?", "At which table?"),
    "NO_TABLE": ("Sans table", "No table"),
    "NO_SITUATION": (
        "Aucune situation trouvée : essayez un autre mot, ou le moment de la main.",
        "No situation found. Try another word, or the stage of the hand.",
    ),
    "THROUGH_THE_HAND": ("Au fil de la main", "Through the hand"),
    "SEVERAL_NUMBERS": (
        "Plusieurs nombres : séparez-les par un espace.",
        "Several numbers: separate them with a space.",
    ),
    "NOT_KNOWN": ("Inconnu, ou aucun", "Unknown, or none"),
    "TO_SAY": ("À dire :", "To say:"),
    "SANCTION_IMPOSED": (
        "Une sanction s’impose : donnez-la après avoir noté.",
        "A penalty is due: give it once this is recorded.",
    ),
    "SANCTION_POSSIBLE": (
        "Une sanction est possible, selon le floor.",
        "A penalty is possible, at the floor’s discretion.",
    ),
    "NOTE_RULING": ("Noter l’arbitrage", "Record the ruling"),
    "DIRECTOR_CHOOSES": (
        "Le texte laisse le choix au directeur",
        "The rulebook leaves the choice to the director",
    ),
    "CONCERNED": ("Joueurs concernés", "Players involved"),
    "RULE_OTHERWISE": ("Passer outre (§ 1.1), avec un motif", "Override (§ 1.1), with a reason"),
    "REASON_OR_NOTE": ("Motif ou remarque", "Reason or remark"),
    "APPLY_AND_NOTE": ("Appliquer et noter", "Apply and record"),
    "ANSWERED": ("Réponses données : touchez pour changer", "Answers given: tap to change"),
    "MORE_DETAILS": ("Plus de détails", "More details"),
    "ANOTHER_SITUATION": ("Une autre situation", "Another situation"),
}

#: How a phone comes in, and what it is told when nothing was done.
DOORS: Final[Table] = {
    "PAIR_THIS_PHONE": ("Associer ce téléphone", "Pair this phone"),
    "PAIR_TABLE": (
        "Ce téléphone sera celui de la table {table}",
        "This will be the phone of table {table}",
    ),
    "PIN": ("Les six chiffres affichés au poste de direction", "The six digits shown at the desk"),
    "LONG_PIN": (
        "Les dix chiffres affichés au poste de direction",
        "The ten digits shown at the desk",
    ),
    "PIN_CHANGED": (
        "Le code a changé, il a maintenant dix chiffres : relisez-le à la table de la direction.",
        "The code has changed and now has ten digits. Check it at the desk.",
    ),
    "YOUR_NAME": ("Votre nom", "Your name"),
    "NAME_IS_KEPT": (
        "Il est inscrit au journal à côté de chacune de vos actions.",
        "It is recorded in the log beside each of your actions.",
    ),
    "PAIR": ("Associer", "Pair"),
    "SOMEBODY_READS": (
        "Sans certificat, quelqu’un sur le même Wi-Fi peut lire les échanges, mais pas agir à "
        "votre place. Sur un réseau public, n’associez aucun téléphone.",
        "Without a certificate, somebody on the same Wi-Fi can read what is sent, but cannot act "
        "in your place. On a public network, do not pair a phone.",
    ),
    "SOMEBODY_ACTS": (
        "Associé ainsi, ce téléphone ne sera pas protégé : sans certificat, quelqu’un sur le même "
        "Wi-Fi pourrait agir à sa place. Demandez plutôt un QR code à la table de la direction.",
        "Paired this way, this phone will not be protected: without a certificate, somebody on the "
        "same Wi-Fi could act in its place. Ask for a QR code at the desk instead.",
    ),
    "UNPROTECTED": (
        "Téléphone non protégé. Pour le protéger, lisez un QR code à la table de la direction.",
        "This phone is not protected. To protect it, read a QR code at the desk.",
    ),
    "SHEET_PROTECTS": (
        "Un code affiché ici traverse le Wi-Fi et ne protège pas le téléphone. Celui de la feuille "
        "de table le protège.",
        "A code shown here crosses the Wi-Fi and does not protect the phone. The one on the table "
        "sheet does.",
    ),
    "ACTS_NEED_SCRIPT": (
        "Tout se lit ici, mais pour agir activez JavaScript : sur ce Wi-Fi, chaque action est "
        "signée.",
        "Everything can be read here, but to act turn on JavaScript: on this Wi-Fi every action is "
        "signed.",
    ),
    "PAIRING_NEEDS_SCRIPT": (
        "Activez JavaScript dans ce navigateur, puis lisez de nouveau le code ; ou tapez les "
        "chiffres affichés au poste de direction.",
        "Turn on JavaScript in this browser, then read the code again; or type the digits shown at "
        "the desk.",
    ),
    "TYPE_DIGITS": ("Taper les chiffres", "Type the digits"),
    "NO_SECRET": (
        "Ce code n’a pas été lu en entier : lisez-le de nouveau avec l’appareil photo.",
        "This code was not read whole. Read it again with the camera.",
    ),
    "KEEPS_NOTHING": (
        "Ce navigateur ne garde rien : quittez la navigation privée et lisez de nouveau le code, "
        "ou tapez les chiffres affichés au poste de direction.",
        "This browser keeps nothing: leave private browsing and read the code again, or type the "
        "digits shown at the desk.",
    ),
    "PAIRED_UNKNOWN": (
        "Pas de réponse : vérifiez le Wi-Fi, puis réessayez.",
        "No answer. Check the Wi-Fi, then try again.",
    ),
    "UNPAIRED": (
        "Ce téléphone n’est plus associé, rien n’a été fait : demandez à la direction du tournoi.",
        "This phone is no longer paired and nothing was done. Ask at the desk.",
    ),
    "CODE_GONE": (
        "Ce code a expiré : demandez-en un autre à la direction du tournoi.",
        "This code has expired. Ask for a new one at the desk.",
    ),
    "NAME_NEEDED": (
        "Écrivez votre nom (quarante caractères au plus).",
        "Enter your name (40 characters at most).",
    ),
    "WAIT_FOR": (
        "Trop de codes faux : réessayez dans {seconds:length}.",
        "Too many wrong codes. Try again in {seconds:length}.",
    ),
    "NOTHING_DONE": ("Rien n’a été fait", "Nothing was done"),
    "MEANWHILE": ("Entre-temps", "Meanwhile"),
    "CHANGED_SINCE": (
        "Cette page a changé entre-temps : vérifiez, puis recommencez s’il le faut.",
        "What this page showed has changed. Check it, then try again if needed.",
    ),
    "SENT_BEFORE": (
        "Ce formulaire a déjà servi à autre chose : rechargez la page.",
        "This form has already been used for something else. Reload the page.",
    ),
    "BEYOND_ROLE": (
        "Ce téléphone n’a pas ce droit : demandez à la direction du tournoi.",
        "This phone cannot do that. Ask at the desk.",
    ),
    "NOT_OUR_FORM": (
        "Ce formulaire ne vient pas de cette page : rechargez-la.",
        "This form does not come from this page. Reload it.",
    ),
    "FORM_WRONG": (
        "Un champ manque ou est mal écrit : revoyez ce que vous avez rempli.",
        "Something is missing or mistyped. Check what you filled in.",
    ),
    "NOBODY_CHOSEN": (
        "Aucune sortie n’est choisie : choisissez d’abord le joueur.",
        "No player is chosen. Choose who is out first.",
    ),
    "NAME_KNOWN": (
        "Ce nom est déjà sur la liste : si c’est une autre personne, cochez la case.",
        "This name is already on the list. If it is another person, tick the box.",
    ),
    "STACK_MISSING": (
        "Il manque un tapis : comptez-les tous.",
        "A stack is missing. Count them all.",
    ),
    "NOT_A_NUMBER": (
        "Ce n’est pas un nombre : écrivez-le en chiffres, par exemple 12 500.",
        "This is not a number. Write it in figures, for example 12,500.",
    ),
    "NOT_DONE": (
        "Le réseau a été coupé : rien n’a été fait.",
        "The network dropped: nothing was done.",
    ),
    "HEARD": ("Le réseau a été coupé, mais c’est fait.", "The network dropped, but it is done."),
    "DO_IT_AGAIN": ("Le faire maintenant", "Do it now"),
    "UNKNOWN": (
        "Pas de réponse : on ne sait pas encore si c’est fait. Rien n’est renvoyé automatiquement.",
        "No answer: it is not known yet whether it is done. Nothing is sent again automatically.",
    ),
    "ASK_AGAIN": ("Demander si c’est fait", "Ask whether it is done"),
}
