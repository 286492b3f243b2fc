"""Words of the rulings on the cost of penalties, and on the one suggested."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "penalty_rounds": ("Tours de pénalité : combien de mains ?", "Penalty rounds: how many hands?"),
    "suspension": ("Suspension de quelques mains", "Suspension of a few hands"),
}

KEYWORDS: Final[Table] = {
    "penalty_rounds": (
        "pénalité, sanction, tours, mains manquées, suspension d’un tour, exclusion temporaire, "
        "éloigné de la table, combien de mains de pénalité, pénalité d’un tour, tour de pénalité, "
        "exclu un tour, exclu, sorti du tournoi, mis dehors, viré, récidive, échelle des sanctions",
        "penalty, sanction, rounds, missed hands, one round, away from the table, one round "
        "penalty, how many hands out, kicked out, thrown out, expelled, offence, repeat offence, "
        "lenient, strict, penalty ladder",
    ),
    "suspension": (
        "pénalité, sanction, suspendre, mains de pénalité, une main, deux mains, rester à table, "
        "avertissement ou suspension, deux mains de pénalité, main de pénalité, suspendu combien "
        "de mains",
        "penalty, sanction, suspend, penalty hands, one hand, two hands, stay at the table, "
        "warning or suspension, suspended how many hands",
    ),
}

FIELDS: Final[Table] = {
    "penalty_rounds.rounds": ("Combien de tours ?", "How many rounds?"),
    "suspension.hands": ("Combien de mains ?", "How many hands?"),
    "players_at_table": (
        "Combien de joueurs à sa table, lui compris ?",
        "How many players at the table, this player included?",
    ),
}

CHOICES: Final[Table] = {
    "suspension.players_at_table=null": ("Inconnu", "Not known"),
}

LINES: Final[Table] = {
    "HANDS_TO_MISS": (
        "{hands:main|mains} à manquer, loin de la table",
        "{hands:hand|hands} to miss, away from the table",
    ),
    "SUSPENDED_MAY_STAY": (
        "Suspension de {hands:main|mains} : le joueur peut rester assis, blindes prélevées, main "
        "morte",
        "Suspended for {hands:hand|hands}: may stay seated, blinds posted, dead hand",
    ),
    "SUSPENDED_AWAY": (
        "Suspension de {hands:main|mains} : le joueur s’éloigne, blindes prélevées, main morte",
        "Suspended for {hands:hand|hands}: away from the table, blinds posted, dead hand",
    ),
}

REASONS: Final[Table] = {
    "ROUNDS_IN_HANDS": (
        "{rounds:tour|tours} à {players:joueur|joueurs} : {hands:main manquée|mains manquées}",
        "{rounds:round|rounds} with {players:player|players}: {hands:hand missed|hands missed}",
    ),
    "SUSPENDED_A_ROUND_OR_MORE": (
        "un tour ou plus ({hands:main|mains}) : il s’éloigne de la table",
        "a round or more ({hands:hand|hands}): the player leaves the table",
    ),
    "SUSPENDED_UNDER_A_ROUND": (
        "moins d’un tour ({hands:main|mains}) : il peut rester à table",
        "less than a round ({hands:hand|hands}): the player may stay at the table",
    ),
    "SANCTION_ONE_STEP_UP": ("faute répétée : un degré de plus", "repeat offence: one step up"),
    "SANCTION_BY_REGIME": (
        "premier degré de la gradation annoncée",
        "first step of the announced penalty regime",
    ),
    "SANCTION_FOR_THE_DIRECTOR": (
        "le directeur seul juge de l’intention et de la gravité",
        "the director alone judges intent and seriousness",
    ),
    "WEIGHS_INTENTION": ("l’acte est volontaire", "it was deliberate"),
    "WEIGHS_GRAVITY": ("la faute est grave", "the offence is serious"),
}

OPTIONS: Final[Table] = {
    "warning": ("avertissement", "warning"),
    "hands": ("suspension de moins d’un tour", "suspension of less than a round"),
    "round_1": ("suspension d’un tour", "suspension of one round"),
    "round_2": ("suspension de deux tours", "suspension of two rounds"),
    "round_3": ("suspension de trois tours", "suspension of three rounds"),
    "round_4": ("suspension de quatre tours", "suspension of four rounds"),
    "disqualification": ("disqualification", "disqualification"),
}
