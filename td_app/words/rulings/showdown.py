"""The end of a hand: who shows, who asks to see, a pot given wrong: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "all_in_showdown": ("Tapis : faut-il retourner les cartes ?", "All-in: are the hands tabled?"),
    "muck_facing_all_in": (
        "Muck face à un tapis, sans relance à affronter",
        "Muck against an all-in, no raise to face",
    ),
    "request_to_see": ("Demande à voir une main", "Request to see a hand"),
    "showdown": ("Abattage : qui montre en premier ?", "Showdown: who shows first?"),
    "wrong_award": ("Pot donné au mauvais joueur", "Pot pushed to the wrong player"),
}

KEYWORDS: Final[Table] = {
    "all_in_showdown": (
        "tapis, all-in, cartes retournées, cartes visibles, face visible, montrer à tapis, "
        "retourner les mains, side pot encore en jeu, tapis payé il veut pas retourner, doit-il "
        "montrer à tapis, faut-il retourner à tapis, cartes cachées à tapis",
        "all-in, cards up, face up, turn the hands up, show all-in, side pot still open, all-in "
        "and called must they show",
    ),
    "muck_facing_all_in": (
        "muck à tapis, jette à tapis, main jetée à tapis, jette face à un tapis, muck all-in, "
        "tapis payé et jeté, refuse de montrer à tapis, jette sa main contre un tapis, muck sa "
        "main à tapis, jette après un tapis payé, refuse de retourner à tapis",
        "muck all-in, mucks against an all-in, throws the hand against an all-in, all-in called "
        "and mucked, mucked when all-in, throws away against an all-in",
    ),
    "request_to_see": (
        "demande à voir, droit de voir, voir la main, montrer sa main, refuse de montrer, payé "
        "pour voir, muck à la river, cartes demandées, j’ai payé je veux voir, veut voir sa main, "
        "peut-il voir les cartes, exige de voir, voir les cartes du perdant, demande à voir la "
        "main de l’autre, voir ce qu’il a couché, voir les cartes couchées",
        "ask to see, right to see, show the hand, refuses to show, paid to see, mucked on the "
        "river, wants to see his hand, can he see the cards, see what was folded",
    ),
    "showdown": (
        "abattage, montrer, qui montre, premier à montrer, ordre d’abattage, showdown, dernier "
        "agresseur, river checkée, check check, qui montre d’abord, qui retourne en premier, river "
        "checkée qui montre, qui abat en premier, ordre pour montrer, qui ouvre ses cartes, qui "
        "dévoile en premier, obligé de montrer en premier, tapis à l’abattage",
        "showdown, who shows, shows first, order of showing, last aggressor, river checked, who "
        "turns over first, who has to show, who opens first, whose turn to show, all-in at "
        "showdown",
    ),
    "wrong_award": (
        "mauvais gagnant, pot mal attribué, pot au mauvais joueur, mauvaise lecture, main mal lue, "
        "réclamation, erreur de pot, pot déjà donné, pot donné au mauvais, trompé de gagnant, pot "
        "poussé au mauvais joueur, pas le bon gagnant, pot déjà ramassé",
        "wrong winner, pot misawarded, wrong pot, misread hand, claim, pot already given, pot "
        "pushed to the wrong player, gave the pot to the wrong guy",
    ),
}

FIELDS: Final[Table] = {
    "button": ("À quelle place est le bouton ?", "Where is the button?"),
    "all_in_showdown.all_in": ("Qui est à tapis ?", "Who is all-in?"),
    "betting_closed": ("Peut-on encore miser ?", "Are bets still possible?"),
    "all_in_showdown.other_tables_playing": (
        "Main par main : d’autres tables jouent-elles encore ?",
        "Hand-for-hand: are other tables still playing?",
    ),
    "showdown.all_in": ("L’un d’eux est-il à tapis ?", "Is one of them all-in?"),
    "recoverable": ("Peut-on récupérer sa main ?", "Can the hand be retrieved?"),
    "request_to_see.all_in": (
        "Un tapis a-t-il clos les mises ?",
        "Has an all-in closed the betting?",
    ),
    "thrown": ("La main a-t-elle été jetée ?", "Was the hand thrown away?"),
    "asker_called_river": (
        "Le demandeur a-t-il suivi à la river ?",
        "Did the player asking call on the river?",
    ),
    "target_is_last_aggressor": ("Qui veut-il voir ?", "Whose hand do they want to see?"),
    "pot_awarded": ("Le pot est-il attribué ?", "Has the pot been awarded?"),
    "cards_found": (
        "Reconnaît-on les cartes demandées ?",
        "Can the requested cards be identified?",
    ),
    "last_river_aggressor": (
        "Qui a misé ou relancé en dernier à la river ?",
        "Who bet or raised last on the river?",
    ),
    "last_turn_aggressor": (
        "Qui a misé en dernier à la turn ? (sans effet)",
        "Who bet last on the turn? (no effect)",
    ),
    "immediate": ("A-t-on réagi sur-le-champ ?", "Did someone object at once?"),
    "cards_collected": ("Les cartes sont-elles ramassées ?", "Have the cards been gathered?"),
    "all_agree": ("Tout le monde est-il d’accord ?", "Does everyone agree?"),
}

CHOICES: Final[Table] = {
    "betting_closed=true": ("Non, les mises sont closes", "No, the betting is closed"),
    "betting_closed=false": ("Oui, des mises restent possibles", "Yes, bets are still possible"),
    "betting_closed=null": ("Je ne sais pas", "I do not know"),
    "all_in_showdown.other_tables_playing=true": ("Oui, encore", "Yes, still"),
    "all_in_showdown.other_tables_playing=false": (
        "Non, ou pas de main par main",
        "No, or not hand-for-hand",
    ),
    "recoverable=true": ("Oui, on la reconnaît", "Yes, it can be identified"),
    "recoverable=false": ("Non, elle est perdue", "No, it is lost"),
    "request_to_see.all_in=true": ("Oui, toutes les mains se montrent", "Yes, all hands are shown"),
    "request_to_see.all_in=false": ("Non", "No"),
    "thrown=true": ("Oui, face cachée", "Yes, face down"),
    "thrown=false": ("Non, pas encore montrée", "No, just not shown yet"),
    "asker_called_river=true": ("Oui, il a suivi", "Yes, they called"),
    "asker_called_river=false": ("Non, il n’a pas suivi", "No, they did not call"),
    "target_is_last_aggressor=true": (
        "Le dernier à miser ou relancer à la river",
        "The last to bet or raise on the river",
    ),
    "target_is_last_aggressor=false": ("Un autre joueur", "Another player"),
    "pot_awarded=true": ("Oui, déjà", "Yes, already"),
    "pot_awarded=false": ("Non, pas encore", "No, not yet"),
    "cards_found=true": ("Oui, on peut les montrer", "Yes, they can be shown"),
    "cards_found=false": ("Non, perdues dans le rebut", "No, lost in the muck"),
    "last_river_aggressor=null": ("Personne : river checkée", "Nobody: the river was checked"),
    "last_turn_aggressor=null": ("Personne", "Nobody"),
    "immediate=true": ("Oui, tout de suite", "Yes, at once"),
    "immediate=false": ("Non, plus tard", "No, later"),
    "cards_collected=true": ("Oui, ramassées", "Yes, gathered"),
    "cards_collected=false": ("Non, encore sur la table", "No, still on the table"),
}

LINES: Final[Table] = {
    "ALL_HANDS_UP": (
        "Toutes les mains sont retournées maintenant",
        "All hands are turned face up now",
    ),
    "HANDS_STAY_DOWN": (
        "Les cartes restent cachées : le coup continue",
        "Cards stay face down: the hand goes on",
    ),
    "HANDS_DOWN_UNTIL_OTHERS": (
        "Les cartes restent cachées jusqu’à la fin du coup aux autres tables",
        "Cards stay face down until the other tables have finished the hand",
    ),
    "THROWN_AT_ALL_IN_PLAYS": (
        "La main est récupérée : elle joue et peut gagner ; sanction",
        "The hand is retrieved: it plays and may win; a penalty",
    ),
    "THROWN_AT_ALL_IN_LOST": (
        "La main est perdue : morte ; sanction plus lourde",
        "The hand is lost: dead; a heavier penalty",
    ),
    "NO_ALL_IN": (
        "Personne à tapis : l’abattage suit son ordre",
        "Nobody is all-in: normal showdown order",
    ),
    "SHOWING_ORDER": (
        "La place {first} montre en premier, puis {others}",
        "Seat {first} shows first, then {others}",
    ),
    "ALL_SHOW_IN_ORDER": (
        "Toutes les mains se montrent : place {first} d’abord, puis {others}",
        "All hands are shown: seat {first} first, then {others}",
    ),
    "HAND_IS_SHOWN": (
        "La main est montrée : elle joue et peut gagner le pot",
        "The hand is shown: it plays and may win the pot",
    ),
    "HAND_ASKED_FOR_LOST": (
        "Main perdue dans le rebut alors qu’elle devait être montrée : sanction",
        "The hand should have been shown but is lost in the muck: a penalty",
    ),
    "HAND_NEED_NOT_BE_SHOWN": ("La main n’a pas à être montrée", "The hand need not be shown"),
    "POT_CHANGES_HANDS": (
        "Le pot est repris et donné à la bonne main",
        "The pot is taken back and awarded to the right hand",
    ),
    "AWARD_FOR_DIRECTOR": (
        "Au directeur de décider : reprendre le pot, ou laisser l’attribution",
        "The director decides: take the pot back, or let the award stand",
    ),
    "AWARD_STANDS": ("L’attribution du pot reste", "The award stands"),
    "AWARD_STANDS_ANYWAY": (
        "L’attribution du pot reste, même si tous sont d’accord",
        "The award stands, even if all agree",
    ),
}

REASONS: Final[Table] = {
    "NOBODY_IS_ALL_IN": (
        "personne à tapis : l’abattage suit son ordre",
        "nobody is all-in: normal showdown order",
    ),
    "BETTING_GOES_ON": (
        "{players:joueur|joueurs} dans le coup, des mises restent possibles : rien ne se montre",
        "{players:player|players} in the hand, bets are still possible: nothing is shown",
    ),
    "ALL_IN_CLOSES_THE_BETTING": (
        "un tapis et plus de mise possible : {players:main se retourne|mains se retournent}",
        "an all-in and no more betting: {players:hand is|hands are} turned face up",
    ),
    "ALL_IN_WAITS_FOR_OTHER_TABLES": (
        "main par main : on ne montre rien tant que d’autres tables jouent",
        "hand-for-hand: nothing is shown while other tables play",
    ),
    "ALL_IN_SHOWS_EVERY_HAND": (
        "un tapis et plus de mise possible : toutes les mains se montrent, quel que soit le "
        "demandeur",
        "an all-in and no more betting: every hand is shown, no matter who asks",
    ),
    "THROWN_AT_ALL_IN_FOUND": (
        "main jetée face à un tapis, sans relance à affronter, et reconnue : elle joue",
        "hand thrown against an all-in, no raise to face, and retrieved: it plays",
    ),
    "THROWN_AT_ALL_IN_NOT_FOUND": (
        "main jetée face à un tapis, sans relance à affronter, et perdue : sanction plus lourde",
        "hand thrown against an all-in, no raise to face, and lost: a heavier penalty",
    ),
    "LAST_TO_BET_SHOWS_FIRST": (
        "la place {first} a misé ou relancé en dernier à la river",
        "seat {first} was the last to bet or raise on the river",
    ),
    "RIVER_WAS_CHECKED": (
        "aucune mise à la river : on part de la gauche du bouton, place {first}",
        "no bet on the river: starting left of the button, seat {first}",
    ),
    "ALL_IN_AT_SHOWDOWN": (
        "un joueur à tapis : {players:main se montre|mains se montrent}, quel que soit le moment "
        "du tapis, pots extérieurs d’abord",
        "a player is all-in: {players:hand is|hands are} shown, whenever the all-in was made, "
        "side pots first",
    ),
    "SAY_ALL_SHOW_SIDE_POTS_FIRST": (
        "Tout le monde montre ses cartes. Les pots extérieurs d’abord.",
        "Everyone shows. Side pots first.",
    ),
    "CALLER_MAY_SEE": (
        "il a suivi à la river et demande à voir le dernier agresseur : on montre, et la main joue",
        "a caller on the river asks to see the last aggressor: the hand is shown and plays",
    ),
    "CALLER_MAY_SEE_CARDS_LOST": (
        "il avait le droit de voir, mais les cartes sont perdues dans le rebut",
        "the player had the right to see, but the cards are lost in the muck",
    ),
    "POT_IS_GIVEN": ("le pot est attribué : trop tard", "the pot is awarded: too late"),
    "ASKER_DID_NOT_CALL": (
        "il n’a pas suivi à la river : pas de droit de voir",
        "the player did not call on the river: no right to see",
    ),
    "ONLY_THE_LAST_AGGRESSOR": (
        "seul le dernier agresseur de la river peut être vu",
        "only the last to bet or raise on the river can be seen",
    ),
    "CAUGHT_AT_ONCE": (
        "relevé sur-le-champ, cartes encore là : le pot change de mains",
        "caught at once, cards still there: the pot changes hands",
    ),
    "CARDS_ARE_GATHERED": (
        "cartes ramassées : l’attribution reste, même si tous sont d’accord",
        "the cards are gathered: the award stands, even if all agree",
    ),
    "SPOKEN_OF_LATE_CARDS_THERE": (
        "personne n’a réagi sur-le-champ, mais les cartes sont encore là",
        "nobody objected at once, but the cards are still there",
    ),
    "WEIGHS_CARDS_ARE_STILL_THERE": (
        "tant que les cartes ne sont pas ramassées, les mains se relisent",
        "until the cards are gathered, the hands can be read again",
    ),
    "WEIGHS_NOBODY_SPOKE_AT_ONCE": (
        "10.9 demande une réaction immédiate",
        "10.9 requires an objection at once",
    ),
    "SAY_CARDS_STAY_DOWN": (
        "Les cartes restent cachées, le coup continue.",
        "Cards stay face down, the hand goes on.",
    ),
    "SAY_TURN_ALL_CARDS_UP": (
        "Plus de mise possible : retournez toutes vos cartes.",
        "No more betting: turn all your cards face up.",
    ),
    "SAY_CARDS_WAIT_FOR_OTHERS": (
        "Tapis payé. Cartes cachées, sans commentaire, jusqu’à la fin aux autres tables.",
        "All-in and call. Cards face down, no comment, until the other tables are done.",
    ),
    "SAY_THROWN_HAND_PLAYS": (
        "Face à un tapis, on ne jette pas : la main est reprise et joue. Sanction.",
        "Against an all-in, nobody mucks: the hand is retrieved and plays. Penalty.",
    ),
    "SAY_THROWN_HAND_LOST": (
        "Face à un tapis, on ne jette pas : main perdue, sanction plus lourde.",
        "Against an all-in, nobody mucks: hand lost, heavier penalty.",
    ),
    "SAY_SHOWS_FIRST": ("La place {first} montre en premier.", "Seat {first} shows first."),
    "SAY_NOTHING_TO_SHOW": ("Cette main n’a pas à être montrée.", "This hand need not be shown."),
    "SAY_SHOW_THE_HAND": ("Montrez la main : elle joue.", "Show the hand: it plays."),
    "SAY_CARDS_LOST_PENALTY": (
        "Ces cartes devaient être montrées. Sanction.",
        "These cards had to be shown. Penalty.",
    ),
    "SAY_POT_IS_GIVEN_AGAIN": (
        "Le pot revient à la bonne main.",
        "The pot goes to the right hand.",
    ),
    "SAY_AWARD_STANDS": ("L’attribution reste.", "The award stands."),
}

OPTIONS: Final[Table] = {
    "POT_GOES_TO_THE_RIGHT_HAND": (
        "reprendre le pot pour la bonne main",
        "take the pot back for the right hand",
    ),
    "AWARD_IS_KEPT": ("laisser l’attribution", "let the award stand"),
}
