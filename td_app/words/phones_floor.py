"""The staff's phones: calls, tables, players, what there is to do."""

from __future__ import annotations

from typing import Final

from td_app.words.hands import BESIDES
from td_app.words.speaking import Table

STAFF: Final[Table] = {
    "CALLS": ("Appels", "Calls"),
    "ROOM": ("Salle", "Room"),
    "RULE": ("Arbitrer", "Rule"),
    "TO_DO": ("À faire", "To do"),
    "TABLE": ("Table {table}", "Table {table}"),
    "PLAYERS_COUNTED": ("{count:joueur|joueurs}", "{count:player|players}"),
    "YOUR_LAST_ACT": ("Votre dernière action", "Your last action"),
    "UNDO": ("Annuler", "Undo"),
    "CANCEL": ("Revenir", "Go back"),
    "NO_CALLS": ("Personne n’appelle.", "Nobody is calling."),
    "CALLS_NOW": ("Appelle", "Calling"),
    "WAITS_SINCE": ("Attend depuis", "Waiting for"),
    "GOES_THERE": ("{name} y va", "{name} is going"),
    "I_GO": ("J’y vais", "I am going"),
    "CALL_OVER": ("Appel terminé", "Call over"),
    "CONFIRM": ("Confirmer", "Confirm"),
    "SET_ASIDE": ("Écarter", "Set aside"),
    "SOMEBODY_GOES": ("Quelqu’un y va déjà.", "Somebody is already going."),
    "SETTLED_ALREADY": ("C’est déjà réglé.", "It is already settled."),
    "TIME_CALLED": ("Time demandé", "Time called"),
    "ACTED": ("Le joueur a agi", "The player acted"),
    "DID_NOT_ACT": ("Temps écoulé, rien fait", "Time is up, no action"),
    "HAND_FOR_HAND": ("Main par main", "Hand-for-hand"),
    "HAND_NUMBER": ("main {hand}", "hand {hand}"),
    "AWAITED": ("Tables attendues : {tables}.", "Tables awaited: {tables}."),
    "ALL_DONE": ("Toutes les tables ont fini leur main.", "Every table has finished its hand."),
    "ALL_IN_AT": ("Tapis payé : {tables}.", "All-in and call: {tables}."),
    "IN_HAND_AWAITED": ("joue sa main", "playing its hand"),
    "IN_HAND_ALL_IN": ("tapis payé", "all-in and call"),
    "IN_HAND_DONE": ("main finie", "hand over"),
    "HAND_FINISHED": ("Main finie", "Hand finished"),
    "ALL_IN_CALLED": ("Tapis payé", "All-in and call"),
    "PLAYER_NAME": ("Nom du joueur", "Player’s name"),
    "STOPPED": ("Arrêtée", "Stopped"),
    "STOP_TABLE": ("Arrêter la table", "Stop the table"),
    "RESUME_TABLE": ("La table reprend", "The table resumes"),
    "OUTS": ("Sorties", "Eliminations"),
    "WHO_IS_OUT": ("Qui sort de la table {table} ?", "Who is out of table {table}?"),
    "OUT_IN_ONE_HAND": ("Sortis dans le même coup", "Out in the same hand"),
    "SEVERAL_OUT": ("Plusieurs sorties : leurs tapis", "Several out: their stacks"),
    "STACKS_BEFORE": (
        "Le tapis de chacun avant le coup départage ceux qui sortent ensemble.",
        "Each stack before the hand ranks those who go out together.",
    ),
    "KNOCKED_OUT_BY": ("Éliminés par", "Knocked out by"),
    "NOBODY": ("Personne", "Nobody"),
    "PUT_OUT": ("Noter la sortie", "Record the elimination"),
    "COUNT_STACKS": ("Compter les tapis", "Count the stacks"),
    "GAP_ACCEPTED": (
        "L’écart avec les jetons en jeu est accepté",
        "The difference from the chips in play is accepted",
    ),
    "REASON_IF_GAP": ("Motif, s’il y a un écart", "Reason, if there is a difference"),
    "NOTE_IT": ("Noter", "Record"),
    "AWAY": ("absent", "away"),
    "IS_AWAY": ("Absent", "Away"),
    "IS_BACK": ("De retour", "Back"),
    "IS_PRESENT": ("Présent", "Present"),
    "MISSES": ("manque {hands:main|mains}", "misses {hands:hand|hands}"),
    "HAND_MISSED": ("Une main de plus manquée", "One more hand missed"),
    "HAND_COUNTS_MISSED": (
        "Mains à manquer\u00a0: main par main, chaque main finie en compte une.",
        "Hands to miss: hand-for-hand, each hand that ends counts one.",
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
    "SAY_POSITIONS": ("Dire où sont les blindes", "Say where the blinds are"),
    "WHERE_BB": (
        "Où est la grosse blinde à la table {table} ?",
        "Where is the big blind at table {table}?",
    ),
    "DRAWN_THERE": ("Place tirée au sort", "Seat drawn"),
    "CALL_TIME": ("Donner le time", "Call time"),
    "WHO_THINKS": ("Qui réfléchit ?", "Who is thinking?"),
    "FOR_HOW_LONG": ("Depuis combien de temps ?", "For how long?"),
    "SANCTION": ("Sanctionner", "Penalise"),
    "FAULT": ("La faute", "The fault"),
    "DELIBERATE": ("Exprès", "Deliberate"),
    "SEE_SANCTION": ("Voir ce qui est prévu", "See what the rules provide"),
    "PROPOSED": ("Proposé : {step}", "Suggested: {step}"),
    "WHICH_STEP": ("La sanction", "The penalty"),
    "HANDS_TO_MISS": (
        "Mains à manquer, pour une suspension en mains",
        "Hands to miss, for a penalty in hands",
    ),
    "REASON_IF_OTHER": (
        "Motif, si ce n’est pas la sanction proposée",
        "Reason, if it is not the penalty suggested",
    ),
    "GIVE_IT": ("Donner la sanction", "Give the penalty"),
    "MOVE_BY_HAND": ("Déplacer", "Move"),
    "TO_SEAT": ("À la place", "To seat"),
    "REASON": ("Motif", "Reason"),
    "MOVE": ("Déplacer", "Move"),
    "NO_FREE_SEAT": ("Aucune place libre ailleurs.", "No free seat elsewhere."),
    "GIVE_SEAT": ("Donner une place", "Give a seat"),
    "AGE_CHECKED": ("Âge vérifié", "Age checked"),
    "REINSTATE": ("Réintégrer", "Reinstate"),
    "WAIT_TO_RE_ENTER": ("Attendre pour se réinscrire", "Waiting to re-enter"),
    "WAITS_TO_RE_ENTER": ("Attend une place.", "Waiting for a seat."),
    "PUT_ON_WAITING_LIST": ("Mettre en attente", "Put on waiting list"),
    "STOP_WAITING": ("Ne plus attendre", "Stop waiting"),
    "FOR_THE_DIRECTOR": (
        "C’est au directeur, sur son téléphone ou au bureau.",
        "This is for the director, on their phone or at the desk.",
    ),
    "AT_THE_DESK": ("Cela se fait au bureau.", "This is done at the desk."),
    "NOTHING_TO_DO": (
        "Rien : les tables sont équilibrées.",
        "Nothing: the tables are even.",
    ),
    "TO_ANNOUNCE": ("À annoncer", "To announce"),
    "ALL_ANNOUNCED": ("Tout est annoncé", "All announced"),
    "NEW_ORDER": (
        "Nouvel ordre de fermeture des tables : {tables}.",
        "New breaking order of the tables: {tables}.",
    ),
    "ORDER_TOLD": ("Annoncé", "Announced"),
    "LATE_ENTRANT": ("Qui arrive ?", "Who comes in?"),
    "ALREADY_PRESENT": ("déjà présent", "already present"),
    "FROM_REGISTER": ("registre", "register"),
    "SOMEBODY_NEW": ("Quelqu’un de nouveau", "Somebody new"),
    "BIG_BLIND_THERE": (
        "Où y est la grosse blinde ? (la place qui la paie au plus tôt est donnée)",
        "Where is the big blind there? (the seat that pays it soonest is given)",
    ),
    "HOW_THEY_ENTER": ("Arrivée : {how}.", "Arrival: {how}."),
    "SEAT_TO_DRAW": ("Je ne sais pas : tirer la place", "I don’t know: draw the seat"),
    "LET_IN_ANYWAY": ("Faire entrer quand même (§ 1.1)", "Let in anyway (§ 1.1)"),
    "LATE_CLOSED": ("Les entrées tardives sont closes.", "Late entry is closed."),
    "WAITING_FOR_SEAT": ("Attendent une place", "Waiting for a seat"),
    "LAST_NAME": ("Nom de famille", "Last name"),
    "FIRST_NAME": ("Prénom", "First name"),
    "CLUB": ("Club", "Club"),
    "ANOTHER_OF_THIS_NAME": (
        "Une autre personne du même nom",
        "Another person of the same name",
    ),
    "REGISTER": ("Inscrire", "Register"),
    "LEAVE": ("Délier ce téléphone ({name})", "Unpair this phone ({name})"),
}

#: The phone on a table, and what a director adds.
OTHERS: Final[Table] = {
    "TABLE_PHONE": ("Le téléphone de la table {table}", "The phone of table {table}"),
    "READ_THIS_CODE": (
        "Lisez ce code avec le téléphone qui restera à la table.",
        "Read this code with the phone that will stay at the table.",
    ),
    "CALL_FLOOR": ("Appeler le floor", "Call the floor"),
    "CALLED_FLOOR": ("Le floor est appelé", "The floor is called"),
    "TO_BE_CONFIRMED": (
        "C’est demandé : quelqu’un de l’équipe doit encore le confirmer.",
        "Asked for: a member of staff still has to confirm it.",
    ),
    "WHAT_OF_THE_TIME": (
        "Que devient le temps passé depuis ?",
        "What becomes of the time gone by since?",
    ),
    "AS_IF_NEVER": ("Comme si ce n’était jamais arrivé", "As if it had never happened"),
    "FROM_NOW": ("À partir de maintenant", "From now"),
    "NOTHING_TO_UNDO": (
        "Il n’y a rien à annuler : quelque chose a suivi.",
        "There is nothing to undo: something has followed.",
    ),
    "TIME_GONE_BY": (
        "Du temps a passé sans que personne ne le voie. Qu’était-ce ?",
        "Time has gone by unseen. What was it?",
    ),
    "AS_IF_RUNNING": ("L’horloge tournait", "The clock was running"),
    "FROM_LAST_SEEN": ("Reprendre au dernier moment vu", "Resume from the last moment seen"),
    "PAUSE": ("Arrêter l’horloge", "Pause the clock"),
    "START": ("Lancer l’horloge", "Start the clock"),
    "MINUTE_LESS": ("− 1 minute", "− 1 minute"),
    "MINUTE_MORE": ("+ 1 minute", "+ 1 minute"),
    "STEP_BEFORE": ("Étape précédente", "Previous step"),
    "STEP_AFTER": ("Étape suivante", "Next step"),
    "STILL_PLAYS": ("Joue encore", "Still plays"),
    "RANK_THEM": ("Classer les sortis", "Rank those out"),
    "END_HAND_FOR_HAND": ("Finir le main par main", "End hand-for-hand"),
    "ANNOUNCE_HAND_FOR_HAND": ("Annoncer le main par main", "Announce hand-for-hand"),
    "DISQUALIFY": ("Disqualifier", "Disqualify"),
    "STACK_TAKEN": (
        "Son tapis, retiré du jeu (vide : pas compté)",
        "The stack, taken out of play (empty: not counted)",
    ),
}

#: Rulings, one question a page.
RULINGS: Final[Table] = {
    "WHAT_HAPPENED": ("Que s’est-il passé ?", "What happened?"),
    "AT_WHICH_TABLE": ("À quelle table ?", "At which table?"),
    "NO_TABLE": ("Sans table", "No table"),
    "NO_SITUATION": (
        "Aucune situation trouvée : un autre mot, ou le moment de la main.",
        "No situation found: another word, or the moment of the hand.",
    ),
    "THROUGH_THE_HAND": ("Au fil de la main", "Through the hand"),
    "SEVERAL_NUMBERS": (
        "Plusieurs nombres : une espace entre chacun.",
        "Several numbers: a space between each.",
    ),
    "NOT_KNOWN": ("On ne sait pas, ou aucun", "Not known, or none"),
    "TO_SAY": ("À dire :", "To say:"),
    "SANCTION_IMPOSED": (
        "Une sanction s’impose : elle se donne après avoir noté.",
        "A penalty is due: it is given once this is recorded.",
    ),
    "SANCTION_POSSIBLE": (
        "Une sanction est possible, au jugement du floor.",
        "A penalty is possible, at the floor’s discretion.",
    ),
    "NOTE_RULING": ("Noter l’arbitrage", "Record the ruling"),
    "DIRECTOR_CHOOSES": (
        "Le texte laisse le choix au directeur",
        "The text leaves the choice to the director",
    ),
    "CONCERNED": ("Joueurs concernés", "Players involved"),
    "RULE_OTHERWISE": (
        "Décider autrement (§ 1.1), avec le motif",
        "Rule otherwise (§ 1.1), with the reason",
    ),
    "REASON_OR_NOTE": ("Motif ou remarque", "Reason or remark"),
    "APPLY_AND_NOTE": ("Appliquer et noter", "Apply and record"),
    "ANSWERED": ("Réponses données : touchez pour changer", "Answers given: touch to change"),
    "MORE_DETAILS": ("Plus de détails", "More details"),
    "ANOTHER_SITUATION": ("Une autre situation", "Another situation"),
}

#: How a phone comes in, and what it is told when nothing was done.
DOORS: Final[Table] = {
    "PAIR_THIS_PHONE": ("Relier ce téléphone", "Pair this phone"),
    "PAIR_TABLE": (
        "Ce téléphone sera celui de la table {table}",
        "This will be the phone of table {table}",
    ),
    "PIN": ("Les six chiffres montrés au bureau", "The six digits shown at the desk"),
    "YOUR_NAME": ("Votre nom", "Your name"),
    "NAME_IS_KEPT": (
        "Il est écrit au procès-verbal à côté de chacune de vos actions.",
        "It is written in the minutes beside each of your actions.",
    ),
    "PAIR": ("Relier", "Pair"),
    "PLAIN_HTTP": (
        "Sans certificat, quelqu’un sur le même Wi-Fi peut lire ce qui passe. Sur un réseau "
        "public, ne reliez pas de téléphone.",
        "Without a certificate, somebody on the same Wi-Fi can read what is sent. On a public "
        "network, pair no phone.",
    ),
    "UNPAIRED": (
        "Ce téléphone n’est plus relié : rien n’a été fait. Demandez au bureau.",
        "This phone is no longer paired: nothing was done. Ask at the desk.",
    ),
    "CODE_GONE": (
        "Ce code ne sert plus : demandez-en un autre au bureau.",
        "This code is no longer good: ask for another at the desk.",
    ),
    "NAME_NEEDED": (
        "Écrivez votre nom, en quarante lettres au plus.",
        "Write your name, in forty letters at most.",
    ),
    "WAIT_FOR": (
        "Trop de codes faux : réessayez dans {seconds:length}.",
        "Too many wrong codes: try again in {seconds:length}.",
    ),
    "NOTHING_DONE": ("Rien n’a été fait", "Nothing was done"),
    "MEANWHILE": ("Entre-temps", "Meanwhile"),
    "CHANGED_SINCE": (
        "Ce que cette page montrait a changé. Regardez, puis recommencez s’il le faut.",
        "What this page showed has changed. Look, then do it again if need be.",
    ),
    "SENT_BEFORE": (
        "Ce formulaire a déjà servi à autre chose : rechargez la page.",
        "This form has already been used for something else: reload the page.",
    ),
    "BEYOND_ROLE": (
        "Ce téléphone ne peut pas faire cela : demandez au bureau.",
        "This phone cannot do that: ask at the desk.",
    ),
    "NOT_OUR_FORM": (
        "Ce formulaire ne vient pas de cette page : rechargez-la.",
        "This form does not come from this page: reload it.",
    ),
    "FORM_WRONG": (
        "Il manque quelque chose, ou c’est mal écrit : revoyez ce que vous avez rempli.",
        "Something is missing or mistyped: check what you filled in.",
    ),
    "NOBODY_CHOSEN": ("Choisissez d’abord qui sort.", "First choose who is out."),
    "NAME_KNOWN": (
        "Ce nom est déjà sur la liste. Si c’est une autre personne, cochez-le.",
        "This name is already on the list. If it is another person, tick so.",
    ),
    "STACK_MISSING": (
        "Il manque un tapis : comptez-les tous.",
        "A stack is missing: count them all.",
    ),
    "NOT_A_NUMBER": (
        "Un nombre s’écrit en chiffres seulement : 12 500.",
        "A number is written in figures only: 12,500.",
    ),
    "NOT_DONE": (
        "Le réseau a manqué, et rien n’a été fait.",
        "The network failed, and nothing was done.",
    ),
    "HEARD": ("Le réseau a manqué, mais c’est fait.", "The network failed, but it is done."),
    "DO_IT_AGAIN": ("Le faire maintenant", "Do it now"),
    "UNKNOWN": (
        "Pas de réponse : on ne sait pas encore si c’est fait. Rien n’est renvoyé tout seul.",
        "No answer: it is not known yet whether it is done. Nothing is sent again by itself.",
    ),
    "ASK_AGAIN": ("Demander si c’est fait", "Ask whether it is done"),
}
