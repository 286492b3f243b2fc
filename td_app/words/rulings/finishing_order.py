"""Words of the rulings on finishing order, and on players who left with chips."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "declared_abandon": (
        "Parti avec des jetons : abandon ?",
        "Gone with chips left: a withdrawal?",
    ),
    "simultaneous_eliminations": (
        "Sorties simultanées : quel classement ?",
        "Simultaneous eliminations: in what order?",
    ),
}

KEYWORDS: Final[Table] = {
    "declared_abandon": (
        "abandon, départ, quitte le tournoi, joueur parti, rentre chez lui, part définitivement, "
        "avion, absent, laisse ses jetons, rentré chez lui, abandonne et s’en va, part en laissant "
        "ses jetons, ne revient plus, quitte définitivement, s’en va",
        "abandon, withdrawal, leaves the tournament, player gone, flight, absent, leaves his "
        "chips, went home, gives up, quits the tournament",
    ),
    "simultaneous_eliminations": (
        "éliminés en même temps, deux éliminés, double élimination, ex æquo, bulle, partage du "
        "prix, même coup, place payée, départager, deux joueurs sautent en même temps, deux "
        "éliminés sur la même main, deux bust, qui finit devant, même main même coup",
        "out at the same time, two players out, double knockout, tie, bubble, split the prize, two "
        "players busted in the same hand, who finishes higher",
    ),
}

FIELDS: Final[Table] = {
    "declared_abandon.announced_to_td": (
        "A-t-il annoncé son abandon au directeur ?",
        "Did they tell the director they were withdrawing?",
    ),
    "declared_abandon.last_day": ("Est-ce le dernier jour ?", "Is it the last day?"),
    "declared_abandon.left_room_saying_flight": (
        "A-t-il quitté la salle en disant partir pour de bon ?",
        "Did they leave the room saying they would not be back?",
    ),
    "simultaneous_eliminations.players": ("Qui est sorti ?", "Who is out?"),
    "simultaneous_eliminations.players.id": ("Quel joueur ?", "Which player?"),
    "simultaneous_eliminations.players.table": ("À quelle table ?", "At which table?"),
    "simultaneous_eliminations.players.stack": (
        "Son tapis avant le coup ?",
        "The stack before the hand?",
    ),
    "simultaneous_eliminations.players.left": ("Comment est-il sorti ?", "How did they go out?"),
    "simultaneous_eliminations.bubble": (
        "Le dernier prix est-il en jeu (bulle) ?",
        "Is the last prize at stake (bubble)?",
    ),
    "simultaneous_eliminations.hand_for_hand": (
        "Jouait-on main par main ?",
        "Was play hand-for-hand?",
    ),
}

CHOICES: Final[Table] = {
    "declared_abandon.announced_to_td=true": ("Oui, clairement", "Yes, clearly"),
    "simultaneous_eliminations.players.stack=null": ("Inconnu", "Not known"),
    "simultaneous_eliminations.players.left=eliminated": ("Éliminé", "Knocked out"),
    "simultaneous_eliminations.players.left=withdrew": ("Abandon", "Withdrew"),
    "simultaneous_eliminations.players.left=disqualified": ("Disqualifié", "Disqualified"),
    "simultaneous_eliminations.bubble=true": ("Oui, c’est la bulle", "Yes, the bubble"),
}

LINES: Final[Table] = {
    "ABANDON_RECORDED": (
        "Abandon : ses jetons sont retirés, il est classé à l’instant de l’annonce",
        "Withdrawal: the chips are removed, and the player ranks as of the announcement",
    ),
    "ABANDON_MAY_BE_FOUND": (
        "Le directeur peut constater l’abandon",
        "The director may rule it a withdrawal",
    ),
    "ABANDON_FOR_DIRECTOR": (
        "Au directeur de décider : laisser les jetons, ou constater l’abandon",
        "The director decides: leave the chips in play, or rule it a withdrawal",
    ),
    "NO_ABANDON": (
        "Pas d’abandon : ses jetons restent en jeu et paient les blindes",
        "No withdrawal: the chips stay in play and post the blinds",
    ),
    "OUT_ALONE": ("{entrants}, seule sortie", "{entrants}, the only player out"),
    "OUT_BY_LOT": (
        "Le sort départage {entrants}, quand leur sortie est notée",
        "A random draw separates {entrants}, when their elimination is recorded",
    ),
    "OUT_TIED": ("{entrants} ex æquo", "{entrants} tied"),
    "OUT_TIED_PRIZE_SHARED": (
        "{entrants} ex æquo : ils partagent le dernier prix",
        "{entrants} tied: they share the last prize",
    ),
    "OUT_BEST": ("meilleur rang à {entrants}", "best place to {entrants}"),
    "OUT_BEST_TIED": ("meilleur rang à {entrants} ex æquo", "best place to {entrants}, tied"),
    "OUT_NEXT": ("puis {entrants}", "then {entrants}"),
    "OUT_NEXT_TIED": ("puis {entrants} ex æquo", "then {entrants}, tied"),
    "OUT_PRIZE_SHARED": ("dernier prix partagé", "the last prize shared"),
    "OUT_FOR_DIRECTOR": ("Au directeur de décider du classement", "The director decides the order"),
}

REASONS: Final[Table] = {
    "OUT_ALONE": ("une seule sortie", "only one player out"),
    "EQUAL_STACKS_BY_LOT": (
        "le plus gros tapis d’avant la main devant ; des tapis égaux sont départagés au sort",
        "the larger stack before the hand ahead; a random draw separates equal stacks",
    ),
    "LARGER_STACK_BEFORE_THE_HAND": (
        "même table : le plus gros tapis d’avant la main finit devant",
        "same table: the larger stack before the hand finishes ahead",
    ),
    "EQUAL_STACKS_TIE": (
        "tapis égaux avant la main : ex æquo",
        "equal stacks before the hand: a tie",
    ),
    "DIFFERENT_TABLES_TIE": ("tables différentes : ex æquo", "different tables: a tie"),
    "DIFFERENT_TABLES_TIE+share_last_prize": (
        "tables différentes : ex æquo, le dernier prix se partage",
        "different tables: a tie, the last prize is shared",
    ),
    "BUBBLE_AT_DIFFERENT_TABLES": (
        "à la bulle et à des tables différentes, un article départage par le tapis, l’autre met "
        "ex æquo",
        "on the bubble at different tables, one article goes by the stack, the other rules a tie",
    ),
    "SAME_TABLE_AND_OTHERS": (
        "certains à la même table, d’autres ailleurs",
        "some at one table, others elsewhere",
    ),
    "ABANDON_ANNOUNCED": (
        "abandon annoncé au directeur : il se note",
        "withdrawal announced to the director: it is recorded",
    ),
    "ABANDON_SIGNS_AGREE": (
        "les indices concordent : le directeur peut constater l’abandon",
        "the signs agree: the director may rule it a withdrawal",
    ),
    "ABANDON_ONE_SIGN": (
        "un seul indice : le directeur apprécie",
        "only one sign: at the director’s discretion",
    ),
    "ABSENT_CHIPS_STAY_IN_PLAY": (
        "départ sans annonce : les jetons restent en jeu et paient les blindes",
        "gone without a word: the chips stay in play and post the blinds",
    ),
}

OPTIONS: Final[Table] = {
    "RANK_BY_STACK": ("classer par le tapis d’avant la main", "rank by the stack before the hand"),
    "RANK_ALL_TIED": ("mettre tout le monde ex æquo", "rule everyone tied"),
    "RANK_TABLES_SIDE_BY_SIDE": (
        "classer chaque table, puis mettre ex æquo ceux de même rang",
        "rank each table, then tie those in the same place",
    ),
    "CHIPS_STAY_IN_PLAY": ("laisser les jetons en jeu", "leave the chips in play"),
    "FIND_ABANDON": ("constater l’abandon", "rule it a withdrawal"),
}
