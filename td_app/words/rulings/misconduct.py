"""Words of the rulings on misconduct, and on players who cannot be recognised."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "behaviour": (
        "Insulte, menace, triche, collusion",
        "Insult, threat, cheating, collusion",
    ),
    "identity": (
        "Joueur non identifiable : lunettes, capuche, masque",
        "Player not recognisable: glasses, hood, mask",
    ),
}

KEYWORDS: Final[Table] = {
    "behaviour": (
        "insulte, injure, insulte un joueur, insulte le floor, menace, agressif, propos raciste, "
        "discrimination, harcèlement, comportement, dérange, crie, provoque, triche, tricheur, "
        "carte cachée, carte marquée, collusion, soft play, chip dumping, donne ses jetons, "
        "s’entendent, complices, touche les jetons, touche les cartes, retarde, exclure, noms "
        "d’oiseaux, gueule, hurle, tape du poing, jure, gros mots, file ses jetons à son pote, "
        "carte dans la manche, vole un jeton, chipe un jeton, se bat, bagarre, vulgaire, raciste, "
        "sexiste, mal parlé, manque de respect, acte volontaire, faute volontaire",
        "insult, abuse, abusive language, insults a player, threat, aggressive, racist remark, "
        "discrimination, harassment, behaviour, disturbing, shouts, provokes, cheating, cheat, "
        "hidden card, marked card, collusion, soft play, chip dumping, gives chips away, touches "
        "the chips, touches the cards, delays the game, throw out, swore, swears, curses, yells, "
        "fights, steals a chip, disrespect, offence, misconduct",
    ),
    "identity": (
        "lunettes, lunettes de soleil, capuche, masque, casquette, foulard, visage couvert, "
        "cache-visage, identité, identifiable, reconnaissable, qui est ce joueur, tenue, vêtement, "
        "distrait les autres, faux nom, fausse identité, usurpation, mineur à table, enfant à "
        "table, trop jeune, moins de 18 ans, on ne sait pas qui c’est, visage pas visible",
        "glasses, sunglasses, hood, hoodie, mask, cap, scarf, face covered, identity, "
        "recognisable, who is this player, clothing, distracting, false name, false identity, "
        "minor at the table, child at the table, too young, under age, nobody knows who he is",
    ),
}

FIELDS: Final[Table] = {
    "behaviour.what": ("Qu’a-t-il fait ?", "What did the player do?"),
    "behaviour.repeated": ("Est-ce une habitude ?", "Is it a habit?"),
    "behaviour.established": ("Est-ce établi ?", "Has it been established?"),
    "identity.what": ("Qu’est-ce qui pose problème ?", "What is the problem?"),
    "refuses": ("Refuse-t-il de l’enlever ?", "Does the player refuse to take it off?"),
}

CHOICES: Final[Table] = {
    "behaviour.what=insult": (
        "Injure, propos blessant ou discriminatoire",
        "Insult, hurtful or discriminatory remark",
    ),
    "behaviour.what=threat": ("Menace", "Threat"),
    "behaviour.what=disturbing": ("Bruit, provocation", "Noise, provocation"),
    "behaviour.what=touches": (
        "Touche cartes ou jetons d’autrui",
        "Touches others’ cards or chips",
    ),
    "behaviour.what=delays": ("Retarde le jeu", "Delays the game"),
    "behaviour.what=soft_play": (
        "Joue mollement contre un ami (soft play)",
        "Goes easy on a friend (soft play)",
    ),
    "behaviour.what=collusion": (
        "Entente, jetons donnés (chip dumping)",
        "Collusion, chips given away",
    ),
    "behaviour.what=cheating": ("Autre forme de triche", "Another form of cheating"),
    "behaviour.repeated=true": ("Oui, il recommence", "Yes, repeatedly"),
    "behaviour.repeated=false": ("Non, la première fois", "No, the first time"),
    "behaviour.established=true": ("Oui, vu ou reconnu", "Yes, seen or admitted"),
    "behaviour.established=false": ("Non, un soupçon", "No, a suspicion"),
    "identity.what=cover": (
        "Son visage est caché : lunettes, capuche, masque",
        "The face is hidden: glasses, hood, mask",
    ),
    "identity.what=distraction": (
        "Tenue ou objet qui distrait fortement",
        "Clothing or item that distracts strongly",
    ),
    "identity.what=harmless": (
        "On le reconnaît, et cela ne distrait personne",
        "The player is recognisable, nobody is distracted",
    ),
    "identity.what=false_identity": (
        "Il a menti sur son identité ou son âge",
        "The player lied about their identity or age",
    ),
    "refuses=true": ("Oui, il refuse", "Yes, they refuse"),
    "refuses=false": ("Non, il l’enlève", "No, they take it off"),
}

LINES: Final[Table] = {
    "INSULT_PUNISHED": (
        "Sanction, jusqu’à la disqualification selon la gravité",
        "A penalty, up to disqualification depending on how serious it is",
    ),
    "HABIT_PUNISHED": (
        "Sanction : le manquement se répète",
        "A penalty: the breach is repeated",
    ),
    "CONDUCT_MAY_BE_PUNISHED": (
        "Sanction possible ; la prochaine fois, elle sera imposée",
        "A penalty is possible; next time it will be due",
    ),
    "COLLUSION_PUNISHED": (
        "Sanction, jusqu’au retrait des jetons et à la disqualification",
        "A penalty, up to the loss of chips and disqualification",
    ),
    "SUSPICION_OPEN": (
        "Au directeur de décider : surveiller, ou sanctionner sur des indices",
        "The director decides: keep watch, or penalise on the evidence there is",
    ),
    "CHEATING_OPEN": (
        "Au directeur de décider : disqualifier, ou suspendre",
        "The director decides: disqualify, or suspend",
    ),
    "IT_COMES_OFF": ("Il l’enlève et le jeu reprend", "It comes off and play goes on"),
    "TAKEN_OFF_OR_PUNISHED": (
        "Il doit l’enlever ; refuser peut être sanctionné",
        "It must come off; refusing may be penalised",
    ),
    "MAY_KEEP_IT_ON": ("Il peut le garder", "The player may keep it on"),
    "EXCLUDED_FOR_IDENTITY": (
        "Exclu du tournoi aussitôt, par le directeur",
        "Excluded from the tournament at once, by the director",
    ),
}

REASONS: Final[Table] = {
    "INSULTED_OR_DISTURBED": (
        "injures et conduite dérangeante se sanctionnent ; selon la gravité, le directeur peut "
        "suspendre ou disqualifier directement",
        "insults and disturbing conduct are penalised; depending on how serious it is, the "
        "director may suspend or disqualify at once",
    ),
    "THREATENED": (
        "une menace dérange au moins autant qu’une injure ; selon la gravité, le directeur peut "
        "suspendre ou disqualifier directement",
        "a threat disturbs at least as much as an insult; depending on how serious it is, the "
        "director may suspend or disqualify at once",
    ),
    "BREACH_IS_A_HABIT": (
        "un manquement qui se répète se sanctionne",
        "a breach that is repeated is penalised",
    ),
    "BREACH_THE_FIRST_TIME": (
        "la première fois, le directeur apprécie ; la répétition se sanctionne",
        "the first time the director judges; once repeated it is penalised",
    ),
    "PLAYED_FOR_ANOTHER": (
        "chacun joue pour soi : soft play, jetons donnés et entente se sanctionnent",
        "everyone plays for themselves: soft play, chips given away and collusion are penalised",
    ),
    "SUSPECTED_NOT_SHOWN": (
        "rien n’est établi : au directeur de juger si l’acte est volontaire",
        "nothing is established: the director judges the intention",
    ),
    "CHEATING_HAS_NO_ARTICLE": (
        "le texte ne nomme que l’entente et la fausse identité : au directeur de juger la gravité",
        "the text names only collusion and false identity: the director judges how serious it is",
    ),
    "WEIGHS_NOTHING_IS_SHOWN": (
        "un soupçon n’est pas une faute : on surveille, on note, on peut vérifier une main",
        "a suspicion is no offence: keep watch, take notes, a hand may be checked",
    ),
    "WEIGHS_SIGNS_AGREE": (
        "les indices concordent, et l’équité du jeu passe d’abord",
        "the evidence agrees, and the fairness of the game comes first",
    ),
    "WEIGHS_CHEATING_IS_GRAVE": (
        "la gravité permet d’aller directement à la disqualification",
        "it is serious enough to go straight to disqualification",
    ),
    "WEIGHS_LITTLE_WAS_WON_BY_IT": (
        "la faute est isolée et n’a presque rien changé",
        "it happened once and changed next to nothing",
    ),
    "HIDES_THE_FACE": (
        "chacun reste identifiable : ce qui cache le visage s’enlève à la demande",
        "everyone stays recognisable: what hides a face comes off when asked",
    ),
    "DISTRACTS_THE_OTHERS": (
        "ce qui distrait fortement les autres s’enlève à la demande",
        "what strongly distracts others comes off when asked",
    ),
    "REFUSED_TO_TAKE_IT_OFF": (
        "le directeur est seul juge ; refuser peut être sanctionné",
        "the director is sole judge; refusing may be penalised",
    ),
    "HIDES_NOTHING": (
        "on le reconnaît et cela ne distrait personne : rien à enlever",
        "the player is recognisable and nobody is distracted: nothing needs to come off",
    ),
    "LIED_ABOUT_IDENTITY": (
        "mentir sur son identité ou son âge exclut aussitôt du tournoi",
        "lying about identity or age means exclusion from the tournament at once",
    ),
    "SAY_CONDUCT_STOPS_HERE": (
        "Cela s’arrête ici. Restons corrects avec chacun.",
        "That stops here. Let us be respectful to everyone.",
    ),
    "SAY_TAKE_IT_OFF": (
        "Merci de l’enlever : on doit pouvoir vous reconnaître et jouer sans être distrait.",
        "Please take it off: we must be able to recognise you and play undistracted.",
    ),
}

OPTIONS: Final[Table] = {
    "WATCH_AND_NOTE": (
        "surveiller et noter, sans sanction",
        "keep watch and take notes, no penalty",
    ),
    "PUNISH_ON_SIGNS": ("sanctionner sur ces indices", "penalise on this evidence"),
    "DISQUALIFY_AT_ONCE": ("disqualifier aussitôt", "disqualify at once"),
    "SUSPEND_AT_ONCE": ("suspendre un ou plusieurs tours", "suspend for one round or more"),
}
