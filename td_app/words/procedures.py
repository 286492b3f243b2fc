"""What the procedures of articles 1 to 4, pots and sanctions answer, in French and English."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

REASONS: Final[Table] = {
    "BIG_BLIND_AND_ANTE": (
        "grosse blinde {blind} et ante {ante}",
        "big blind {blind} and ante {ante}",
    ),
    "BIG_BLIND_SHORT": (
        "grosse blinde incomplète : {blind} ; il faut toujours {call} pour suivre",
        "short big blind: {blind}; it still takes {call} to call",
    ),
    "BIG_BLIND_BEFORE_ANTE_NONE": (
        "la grosse blinde passe avant l'ante : {blind} posés, pas d'ante ce coup-ci, {call} pour "
        "suivre",
        "the big blind comes before the ante: {blind} posted, no ante this hand, {call} to call",
    ),
    "BIG_BLIND_BEFORE_ANTE_PART": (
        "la grosse blinde passe avant l'ante : {blind}, puis {ante} d'ante ; {call} pour suivre",
        "the big blind comes before the ante: {blind}, then {ante} of ante; {call} to call",
    ),
    "BUTTON_PAYS_ANTE": ("le bouton verse l'ante, {ante}", "the button pays the ante, {ante}"),
    "BUTTON_SHORT_OF_ANTE": (
        "le bouton n'a que {ante} sur {due} : il ne joue que pour sa part d'ante",
        "the button has only {ante} of {due}: he plays for his own part of the ante",
    ),
    "ALL_IN_PLAYS_FOR_WHOLE_ANTE": (
        "à tapis, on joue pour toute l'ante versée, {ante}",
        "all-in, a player plays for the whole ante paid, {ante}",
    ),
    "ANTE_ALL_IN": (
        "tapis sur l'ante et la blinde : {ante} et {blind}",
        "all-in for ante and blind: {ante} and {blind}",
    ),
    "ANTE_BEFORE_BLIND": (
        "l'ante d'abord ({ante}), la blinde avec le reste ({blind})",
        "the ante first ({ante}), the blind with what is left ({blind})",
    ),
    "ANTE_AND_BLIND_PAID": ("ante {ante}, blinde {blind}", "ante {ante}, blind {blind}"),
    "BUTTON_OWES_ANTE": ("le bouton doit l'ante", "the button owes the ante"),
    "BIG_BLIND_OWES_ANTE": ("la grosse blinde doit l'ante", "the big blind owes the ante"),
    "EVERYBODY_OWES_ANTE": ("chacun doit une ante", "everybody owes an ante"),
    "DEAD_BUTTON_OWES_NO_ANTE": ("bouton mort : pas d'ante", "dead button: no ante"),
    "TIME_MAY_BE_CALLED": (
        "le time peut être demandé : {seconds} s, les {aloud} dernières à voix haute",
        "time may be called: {seconds} s, the last {aloud} aloud",
    ),
    "SAY_TIME_CALLED": (
        "Time : vous avez {seconds} secondes.",
        "Time: you have {seconds} seconds.",
    ),
    "TIME_TOO_EARLY": (
        "{seconds} s de réflexion : pas de time avant {least} s",
        "{seconds} s of thought: no time before {least} s",
    ),
    "ACTED_IN_TIME": ("il a agi à temps", "he acted in time"),
    "TIME_IS_UP": (
        "rien à la fin du décompte : main brûlée",
        "nothing by the end: the hand is dead",
    ),
    "SAY_HAND_DEAD": ("La main est brûlée.", "The hand is dead."),
    "RACE_ROUNDED_UP": (
        "{total} de surplus : la moitié ou plus fait un jeton, {chips:jeton|jetons} de {high}",
        "{total} odd: half or more makes a chip, {chips:chip|chips} of {high}",
    ),
    "RACE_ROUNDED_DOWN": (
        "{total} de surplus : moins de la moitié ne fait pas un jeton, {chips:jeton|jetons} de "
        "{high}",
        "{total} odd: less than half makes none, {chips:chip|chips} of {high}",
    ),
    "RACE_EXACT": (
        "{total} de surplus font {chips:jeton|jetons} de {high}",
        "{total} odd make {chips:chip|chips} of {high}",
    ),
    "RACE_WITH_SURVIVORS": (
        "les plus fortes cartes gagnent un jeton chacune ; qui perd son dernier jeton en reçoit un",
        "the highest cards win a chip each; who loses his last chip is given one",
    ),
    "RACE_WON_BY_CARDS": (
        "les plus fortes cartes gagnent un jeton, un par joueur",
        "the highest cards win a chip, one a player",
    ),
    "EXCHANGE_AND_REST": (
        "{given} × {low} contre {got} × {high}, reste {left}",
        "{given} × {low} for {got} × {high}, {left} left",
    ),
    "EXCHANGE_WITHOUT_REST": (
        "{given} × {low} contre {got} × {high}, sans reste",
        "{given} × {low} for {got} × {high}, none left",
    ),
    "FOUND_REST_REMOVED": (
        "{got} × {high} à montant égal, {removed:jeton retiré|jetons retirés}",
        "{got} × {high} at the same amount, {removed:chip removed|chips removed}",
    ),
    "FOUND_ALL_EXCHANGED": ("échangés contre {got} × {high}", "exchanged for {got} × {high}"),
    "COLOUR_UP_DONE": (
        "les {low} quittent la table : {before} avant, {after} après (écart {drift})",
        "the {low} leave the table: {before} before, {after} after (difference {drift})",
    ),
    "LEVEL_RAN_OUT_DURING_HAND": (
        "le niveau finit pendant la main : nouvelles blindes à la suivante",
        "the level ends during the hand: new blinds from the next",
    ),
    "LEVEL_RAN_OUT_AFTER_DEAL": (
        "la main était commencée : nouvelles blindes à la suivante",
        "the hand had begun: new blinds from the next",
    ),
    "LEVEL_RAN_OUT_BEFORE_DEAL": (
        "pot attribué, la main est commencée même sans cartes : nouvelles blindes à la suivante",
        "the pot awarded, the hand has begun even undealt: new blinds from the next",
    ),
    "BLINDS_PUT_RIGHT": (
        "pas d'action substantielle : les blindes sont corrigées",
        "no substantial action: the blinds are put right",
    ),
    "OLD_BLINDS_STAND": (
        "action substantielle : la main continue aux anciennes blindes",
        "substantial action: the hand goes on at the old blinds",
    ),
    "POSTED_NOTICED_IN_TIME": (
        "posée avant les cartes et vue à temps : reprise, avec un avertissement",
        "posted before the cards and seen in time: taken back, with a warning",
    ),
    "POSTED_AFTER_CARDS": (
        "posée cartes en main : elle vaut action",
        "posted with cards in hand: it is an action",
    ),
    "POSTED_AND_ACTED_ON": (
        "action substantielle depuis : les jetons sont engagés",
        "substantial action since: the chips are committed",
    ),
    "SAY_TAKE_BLIND_BACK": (
        "Reprenez votre blinde ; le coup se joue normalement.",
        "Take your blind back; the hand goes on as usual.",
    ),
    "SAY_CHIPS_ARE_AN_ACTION": (
        "Vos jetons comptent comme votre action.",
        "Your chips count as your action.",
    ),
    "SAY_CHIPS_STAY": ("Les jetons posés restent engagés.", "The chips posted stay in."),
    "ROUNDS_IN_HANDS": (
        "{rounds:tour|tours} à {players:joueur|joueurs} : {hands:main manquée|mains manquées}",
        "{rounds:round|rounds} with {players:player|players}: {hands:hand missed|hands missed}",
    ),
    "SUSPENDED_A_ROUND_OR_MORE": (
        "un tour ou plus ({hands:main|mains}) : il s'éloigne de la table",
        "a round or more ({hands:hand|hands}): he leaves the table",
    ),
    "SUSPENDED_UNDER_A_ROUND": (
        "moins d'un tour ({hands:main|mains}) : il peut rester à table",
        "under a round ({hands:hand|hands}): he may stay at the table",
    ),
    "SANCTION_ONE_STEP_UP": (
        "faute répétée : un degré de plus",
        "a repeated fault: one step up",
    ),
    "SANCTION_BY_REGIME": (
        "premier degré du régime annoncé",
        "the first step of the regime announced",
    ),
    "SANCTION_FOR_THE_DIRECTOR": (
        "le directeur seul juge de l'intention et de la gravité",
        "the director alone judges intention and gravity",
    ),
    "WEIGHS_INTENTION": ("l'acte est volontaire", "it was done on purpose"),
    "WEIGHS_GRAVITY": ("la faute est grave", "the fault is grave"),
    "SIDE_POTS_MADE": (
        "{pots:pot|pots} : un par montant à tapis, entre ceux qui l'ont atteint",
        "{pots:pot|pots}: one an all-in amount, between those who reached it",
    ),
    "ONE_POT": ("un seul pot", "one pot only"),
    "OUTER_POTS_FIRST": (
        "de l'extérieur vers l'intérieur ({pots:pot|pots})",
        "from the outside in ({pots:pot|pots})",
    ),
    "FIRST_LEFT_OF_BUTTON": (
        "premier gagnant à gauche du bouton : place {place}",
        "first winner left of the button: seat {place}",
    ),
    "ABSENT_FOR_FIRST_CARD": (
        "absent à la première carte : main morte, blindes et ante prélevées",
        "absent for the first card: dead hand, blinds and ante taken",
    ),
    "AT_SEAT_FOR_FIRST_CARD": ("présent à la première carte", "there for the first card"),
    "LEFT_ALL_IN_BUSTED": (
        "éloigné à tapis : la main restait vivante ; il est éliminé",
        "away while all-in: the hand stayed live; he is out",
    ),
    "LEFT_ALL_IN": (
        "éloigné à tapis : main vivante, mais sanction",
        "away while all-in: the hand is live, but penalised",
    ),
    "LEFT_WITH_CARDS": (
        "éloigné avec ses cartes : main brûlée, sanction possible",
        "away with his cards: dead hand, penalty possible",
    ),
    "DEVICE_FIRST_TIME": (
        "appareil utilisé pendant le coup : avertissement",
        "a device used during the hand: a warning",
    ),
    "DEVICE_AGAIN": ("récidive : main brûlée", "again: the hand is dead"),
    "DEVICE_AGAIN_ALL_IN": (
        "récidive : main brûlée, même à tapis",
        "again: the hand is dead, even all-in",
    ),
    "SAY_DEVICE_WARNING": (
        "Avertissement : pas d'appareil pendant le coup.",
        "A warning: no device during the hand.",
    ),
    "SOFTWARE_MOVES_PLAYERS": (
        "la règle désigne la prochaine grosse blinde (place {place}) ; un logiciel décide "
        "autrement",
        "the rule names the next big blind (seat {place}); a program decides otherwise",
    ),
}

OPTIONS: Final[Table] = {
    "NEXT_BIG_BLIND_MOVES": ("déplacer la prochaine grosse blinde", "move the next big blind"),
    "SOFTWARE_CHOOSES": ("suivre le logiciel", "follow the program"),
    "warning": ("avertissement", "warning"),
    "hands": ("suspension de moins d'un tour", "suspension under a round"),
    "round_1": ("suspension d'un tour", "one round away"),
    "round_2": ("suspension de deux tours", "two rounds away"),
    "round_3": ("suspension de trois tours", "three rounds away"),
    "round_4": ("suspension de quatre tours", "four rounds away"),
    "disqualification": ("disqualification", "disqualification"),
}
