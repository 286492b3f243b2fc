"""The turn and the river: wrong burns, two cards, one too soon: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "board_error": (
        "Turn ou river mal brûlée, deux cartes, erreur au tableau",
        "Turn or river misburned, two cards, error on the board",
    ),
    "early_turn_or_river": ("Turn ou river sortie trop tôt", "Turn or river dealt too soon"),
}

KEYWORDS: Final[Table] = {
    "board_error": (
        "erreur au tableau, erreur au board, erreur à la turn, erreur à la river, pas brûlé avant "
        "la turn, turn sans brûler, river sans brûler, turn sans brûlée, river sans brûlée, deux "
        "brûlées à la turn, deux brûlées à la river, deux cartes à la turn, deux cartes à la "
        "river, double turn, mauvaise carte, mauvaise carte à la turn, mauvaise carte à la river, "
        "mises gardées, mises du tour d’avant, continuer tel quel, board",
        "board error, wrong card, wrong river card, error on the turn, error on the river, no burn "
        "before the turn, turn without a burn, no burn on the turn, no burn on the river, two "
        "burns on the turn, two burns on the river, two cards on the turn, two cards on the "
        "river, double turn, earlier bets, keep bets",
    ),
    "early_turn_or_river": (
        "turn prématurée, river prématurée, carte trop tôt, turn trop tôt, river trop tôt, sortie "
        "avant la fin des mises, turn avant que tout le monde parle, turn sortie trop tôt, river "
        "sortie trop vite, turn avant la fin des mises, river alors qu’il restait à parler, carte "
        "suivante trop tôt, turn alors que j’avais pas parlé, turn sans attendre, river sans "
        "attendre, turn distribuée avant le call, sortie sans attendre le call",
        "early turn, early river, premature turn, premature river, card too soon, before betting "
        "was over, river came too early, turn before the action was done, dealt without waiting "
        "for the call",
    ),
}

FIELDS: Final[Table] = {
    "board_error.street": ("Où est l’erreur ?", "Where is the error?"),
    "board_error.kind": ("Qu’est-ce qui n’allait pas ?", "What was wrong?"),
    "board_error.identifiable": (
        "Sait-on dans quel ordre les cartes sont sorties ?",
        "Is the order of the cards known?",
    ),
    "early_turn_or_river.street": (
        "Quelle carte est sortie trop tôt ?",
        "Which card came too soon?",
    ),
}

CHOICES: Final[Table] = {
    "board_error.kind=no_burn": ("Pas de brûlée", "No card burned"),
    "board_error.kind=two_burns": ("Deux brûlées", "Two cards burned"),
    "board_error.kind=two_cards": ("Deux cartes au lieu d’une", "Two cards instead of one"),
    "board_error.kind=null": ("Autre chose", "Something else"),
    "board_error.identifiable=true": ("Oui, chacune se reconnaît", "Yes, each can be identified"),
    "board_error.identifiable=false": ("Non, l’ordre est perdu", "No, the order is lost"),
    "early_turn_or_river.street=turn": ("La turn", "The turn"),
    "early_turn_or_river.street=river": ("La river", "The river"),
}

LINES: Final[Table] = {
    "BOARD_STANDS": (
        "Le tableau reste tel quel, le coup continue",
        "The board stays as it is, the hand goes on",
    ),
    "PREFLOP_BETS_STAND": (
        "Tableau corrigé ; les mises d’avant le flop restent",
        "The board is corrected; the bets before the flop stand",
    ),
    "BETS_TO_FLOP_STAND": (
        "Tableau corrigé ; les mises jusqu’au flop restent",
        "The board is corrected; the bets up to the flop stand",
    ),
    "BETS_TO_TURN_STAND": (
        "Tableau corrigé ; les mises jusqu’à la turn restent",
        "The board is corrected; the bets up to the turn stand",
    ),
    "TURN_NO_BURN_TOLD": (
        "La carte sortie devient la brûlée, la suivante du talon est la turn",
        "The card that came becomes the burn, the next of the stub is the turn",
    ),
    "RIVER_NO_BURN_TOLD": (
        "La carte sortie devient la brûlée, la suivante du talon est la river",
        "The card that came becomes the burn, the next of the stub is the river",
    ),
    "TURN_TWO_BURNS_TOLD": (
        "La seconde brûlée est la turn, la carte sortie devient la brûlée de la river",
        "The second burn is the turn, the card that came becomes the river burn",
    ),
    "RIVER_TWO_BURNS_TOLD": (
        "La seconde brûlée est la river, la carte sortie ne joue pas",
        "The second burn is the river, the card that came plays no part",
    ),
    "TURN_TWO_CARDS_TOLD": (
        "La première est la turn, la seconde devient la brûlée de la river",
        "The first is the turn, the second becomes the river burn",
    ),
    "RIVER_TWO_CARDS_TOLD": (
        "La première est la river, la seconde ne joue pas",
        "The first is the river, the second plays no part",
    ),
    "TURN_TWO_BURNS_DRAWN": (
        "On mélange les trois : une brûlée, la turn, la brûlée de la river",
        "All three are shuffled: one burn, the turn, the river burn",
    ),
    "RIVER_TWO_BURNS_DRAWN": (
        "On mélange les trois : une brûlée, la river, la dernière ne joue pas",
        "All three are shuffled: one burn, the river, the last plays no part",
    ),
    "TURN_TWO_CARDS_DRAWN": (
        "On mélange les deux : la turn, puis la brûlée de la river",
        "The two are shuffled: the turn, then the river burn",
    ),
    "RIVER_TWO_CARDS_DRAWN": (
        "On mélange les deux : la river, l’autre ne joue pas",
        "The two are shuffled: the river, the other plays no part",
    ),
    "TURN_STANDS_TWO_BURNS_NEXT": (
        "La turn reste, le coup continue ; deux brûlées avant la river",
        "The turn stays, the hand goes on; two burns before the river",
    ),
    "TURN_STANDS_NO_BURN_NEXT": (
        "La turn reste, le coup continue ; pas de brûlée avant la river",
        "The turn stays, the hand goes on; no burn before the river",
    ),
    "TWO_TURNS_PLAYED_ON": (
        "Au directeur de décider : la première carte seule, ou la seconde pour river",
        "The director decides: the first card alone, or the second as the river",
    ),
    "TWO_RIVERS_PLAYED_ON": (
        "Au directeur de décider : la première carte est la river, ou on en tire une",
        "The director decides: the first card is the river, or one of them is drawn",
    ),
    "TWO_CARDS_BURN_LOST": (
        "Au directeur de décider : mélanger les trois cartes, ou tout avec le talon",
        "The director decides: shuffle all three cards, or everything with the stub",
    ),
    "EARLY_CARD_GOES_BACK": (
        "La carte retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The card goes back into the stub, shuffled; its burn stays burned",
    ),
    "EARLY_TURN_GOES_BACK": (
        "La turn retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The turn goes back into the stub, shuffled; its burn stays burned",
    ),
    "EARLY_RIVER_GOES_BACK": (
        "La river retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The river goes back into the stub, shuffled; its burn stays burned",
    ),
}

REASONS: Final[Table] = {
    "EARLIER_BETS_STAND": (
        "les mises des tours d’avant restent",
        "bets from earlier rounds stand",
    ),
    "BOARD_ERROR_SEEN_TOO_LATE": (
        "action substantielle avant qu’on voie l’erreur : on continue tel quel",
        "substantial action before the error was noticed: play goes on as it is",
    ),
    "STREET_WITHOUT_BURN": (
        "sans brûlée, comme au flop : la carte sortie devient la brûlée, la suivante la remplace",
        "without a burn, as on the flop: the card that came becomes the burn, the next replaces it",
    ),
    "STREET_AFTER_TWO_BURNS": (
        "deux brûlées, comme au flop : la seconde était la carte due",
        "two burns, as on the flop: the second was the card due",
    ),
    "STREET_OF_TWO_CARDS": (
        "deux cartes, comme au flop à quatre : la première était la carte due",
        "two cards, as with a four-card flop: the first was the card due",
    ),
    "TURN_CAME_A_CARD_EARLY": (
        "turn sans brûlée, jouée : deux brûlées avant la river font venir celle qui était due",
        "turn without a burn, played on: two cards burned before the river bring the one due",
    ),
    "TURN_CAME_A_CARD_LATE": (
        "turn après deux brûlées, jouée : sans brûler de nouveau, la river est celle qui était due",
        "turn after two burns, played on: with no other burn the river is the one due",
    ),
    "TWO_CARDS_PLAYED_ON": (
        "deux cartes et action substantielle : le coup continue, mais le texte ne dit pas avec "
        "laquelle",
        "two cards and substantial action: the hand goes on, but the text does not say with which",
    ),
    "TWO_CARDS_EVEN_THE_BURN_LOST": (
        "deux cartes, même la brûlée est perdue : le texte n’en dit rien",
        "two cards, even the burn is lost: the text does not say",
    ),
    "WEIGHS_CARD_THAT_WAS_DUE": (
        "c’est la carte qui devait venir, et le texte lui donne la priorité",
        "it is the card that was due, and the text gives it priority",
    ),
    "WEIGHS_BOTH_WERE_PLAYED_ON": (
        "on a joué en voyant les deux, et le texte fait alors continuer tel quel",
        "both were seen and played on, and the text then has play go on as it is",
    ),
    "WEIGHS_ORDER_IS_NOT_SURE": (
        "personne n’est sûr de celle qui est sortie la première",
        "nobody is sure which one came first",
    ),
    "WEIGHS_THREE_AS_WITH_TWO_BURNS": (
        "les trois cartes ne se reconnaissent plus, comme après deux brûlées",
        "the three cards can no longer be identified, as after two burns",
    ),
    "WEIGHS_AS_A_CARD_TOO_SOON": (
        "d’autres cartes ont pu se mêler : comme une carte sortie trop tôt",
        "more may have been mixed in: as with a card dealt too soon",
    ),
    "CARD_DEALT_TOO_SOON": (
        "carte sortie trop tôt : elle retourne au paquet, la brûlée reste",
        "card dealt too soon: it goes back, the burn stays burned",
    ),
    "SAY_EARLIER_BETS_STAND": (
        "Les mises des tours précédents restent. On corrige le tableau.",
        "Earlier bets stand. We correct the board.",
    ),
    "SAY_BOARD_STANDS": (
        "Le tableau reste tel quel, on continue.",
        "The board stays as it is, we play on.",
    ),
    "SAY_TWO_BURNS_NEXT": (
        "La turn reste, on continue. Deux brûlées avant la river.",
        "The turn stays, we play on. Two burns before the river.",
    ),
    "SAY_NO_BURN_NEXT": (
        "La turn reste, on continue. Pas de brûlée avant la river.",
        "The turn stays, we play on. No burn before the river.",
    ),
    "SAY_STREET_PUT_IN_ORDER": (
        "Les mises d’avant restent. Chaque carte reprend sa place.",
        "Earlier bets stand. Each card goes back to its place.",
    ),
    "SAY_CARD_BACK_IN_STUB": (
        "Carte prématurée : elle retourne au paquet, une autre viendra en son temps.",
        "Card dealt too soon: it goes back, another will come in due time.",
    ),
}

OPTIONS: Final[Table] = {
    "ONLY_FIRST_IS_TURN": (
        "la première est la turn, la seconde devient la brûlée de la river",
        "the first is the turn, the second becomes the river burn",
    ),
    "SECOND_IS_THE_RIVER": (
        "les deux restent : la seconde est la river",
        "both stay: the second is the river",
    ),
    "ONLY_FIRST_IS_RIVER": (
        "la première est la river, la seconde ne joue pas",
        "the first is the river, the second plays no part",
    ),
    "DRAW_ONE_OF_THE_TWO": (
        "mélanger les deux et tirer la river",
        "shuffle the two and draw the river",
    ),
    "SHUFFLE_ALL_THREE": (
        "mélanger les trois cartes et tirer chacune à sa place",
        "shuffle all three and draw each into its place",
    ),
    "SHUFFLE_THEM_INTO_STUB": (
        "mélanger ces cartes avec le talon, puis redonner",
        "shuffle these cards into the stub, then deal again",
    ),
}
