"""A structure made for an evening: the reason of each choice, and what makes one impossible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules_ropta.ruling import Refused
from td_app.words.language import Language, spoken
from td_app.words.speaking import Table, listed, say

REASONS: Final[Table] = {
    "MADE_STACK": (
        "tapis de {stack} : {depth:grosse blinde|grosses blindes} au niveau 1, entre les {least} "
        "et les {most} voulues",
        "stack of {stack}: {depth:big blind|big blinds} at level 1, between the {least} and "
        "{most} wanted",
    ),
    "MADE_STACK_KEPT": (
        "tapis gardé à {stack}, car les places sont tirées : {depth:grosse blinde|grosses "
        "blindes} au niveau 1",
        "stack kept at {stack}, as seats are drawn: {depth:big blind|big blinds} at level 1",
    ),
    "MADE_STACKS_IN_RESERVE": (
        "{stacks:tapis|tapis} à préparer : {players} attendus, {late} de réserve pour les retards",
        "{stacks:stack|stacks} to prepare: {players} expected, {late} in reserve for latecomers",
    ),
    "MADE_WORKING_CHIPS": (
        "{chips:jeton|jetons} par joueur, dont {working} servent aux premières mises ; le plus "
        "gros, {largest}, ne dépasse pas le quart du tapis",
        "{chips:chip|chips} per player, {working} of which work in the first bets; the largest, "
        "{largest}, is at most a quarter of the stack",
    ),
    "MADE_VALUE_STAYS_IN_THE_CASE": (
        "les jetons de {value} restent dans la mallette : le tournoi se joue sans eux",
        "the {value} chips stay in the case: the tournament is played without them",
    ),
    "MADE_VALUE_TOO_FEW": (
        "les jetons de {value} restent dans la mallette : {held} ne suffisent pas pour "
        "{stacks:tapis|tapis}",
        "the {value} chips stay in the case: {held} are too few for {stacks:stack|stacks}",
    ),
    "MADE_LEVELS": (
        "niveaux de {minutes:minute|minutes} : {levels:niveau|niveaux} avant la première pause, "
        "soit {played:length} de jeu",
        "levels of {minutes:minute|minutes}: {levels:level|levels} before the first break, "
        "{played:length} of play",
    ),
    "MADE_BREAK_MOVED": (
        "première pause à {given:length} plutôt qu’à {asked:length} : une pause tombe entre deux "
        "niveaux",
        "first break at {given:length} rather than {asked:length}: a break falls between two "
        "levels",
    ),
    "MADE_WITHOUT_BREAK": (
        "{levels:niveau|niveaux} de {minutes:minute|minutes} sans pause : aucune valeur ne peut "
        "sortir",
        "{levels:level|levels} of {minutes:minute|minutes} without a break: no value can leave",
    ),
    "MADE_RISE": (
        "hausse moyenne de {percent}\u00a0% par niveau, {levels:niveau|niveaux} avant la fin",
        "an average rise of {percent}% per level, {levels:level|levels} before the end",
    ),
    "MADE_ANTE": (
        "ante dès le niveau {level}, de {ante} pour commencer",
        "ante from level {level}, {ante} to begin with",
    ),
    "MADE_ANTE_WAITS": (
        "pas d’ante au niveau {asked} : les jetons en jeu seraient trop gros pour la payer, elle "
        "attend le niveau {level}",
        "no ante at level {asked}: the chips in play would be too large to pay it, so it waits for "
        "level {level}",
    ),
    "MADE_COLOUR_UP": (
        "les {value} sortent à la pause après le niveau {level} : dès {small_blind}/{big_blind}, "
        "plus aucune blinde n’en a besoin",
        "the {value} chips leave at the break after level {level}: from {small_blind}/{big_blind} "
        "on, no blind needs them",
    ),
    "MADE_END": (
        "fin attendue après {end:length}, au niveau {level} ({small_blind}/{big_blind}) : "
        "{left:grosse blinde|grosses blindes} en jeu en tout",
        "end expected after {end:length}, at level {level} ({small_blind}/{big_blind}): "
        "{left:big blind|big blinds} in play in all",
    ),
    "MADE_END_SOONER": (
        "{off:length} plus tôt que les {asked:length} voulues : un niveau n’est jamais coupé",
        "{off:length} sooner than the {asked:length} wanted: a level is never cut short",
    ),
    "MADE_END_LATER": (
        "{off:length} plus tard que les {asked:length} voulues : un niveau n’est jamais coupé",
        "{off:length} later than the {asked:length} wanted: a level is never cut short",
    ),
    "MADE_LEVEL_BESIDES": (
        "le niveau {level} est en réserve, si la fin tarde",
        "level {level} is in reserve, in case play runs late",
    ),
}

REFUSALS: Final[Table] = {
    "CHIPS_MISSING": (
        "Les mallettes ne suffisent pas pour {stacks:tapis|tapis}, il manque {missing} : trouvez "
        "ces jetons, ou prévoyez moins de joueurs.",
        "The cases are not enough for {stacks:stack|stacks}: {missing} missing. Find these chips, "
        "or expect fewer players.",
    ),
    "CHIPS_NO_SOUND_STACK": (
        "Aucun tapis ne convient avec ces valeurs (la plus grande est {largest}), il faudrait plus "
        "de {most} jetons par joueur : ajoutez une valeur plus grande, ou demandez moins de "
        "grosses blindes.",
        "No stack works with these values (the largest is {largest}): it would take more than "
        "{most} chips per player. Add a larger value, or ask for fewer big blinds.",
    ),
    "STACK_OUT_OF_DEPTH": (
        "Un tapis de {stack} ne fait jamais de {shallow} à {deep} grosses blindes au niveau 1 avec "
        "ces jetons : changez la profondeur voulue.",
        "A stack of {stack} never makes {shallow} to {deep} big blinds at level 1 with these "
        "chips. Change the depth you want.",
    ),
    "EVENING_TOO_SHORT": (
        "En {asked:length}, les blindes monteraient trop vite, il faut au moins {needed:length} : "
        "allongez la soirée, raccourcissez les niveaux ou demandez moins de grosses blindes au "
        "départ.",
        "In {asked:length} the blinds would rise too fast; it takes at least {needed:length}. "
        "Lengthen the evening, shorten the levels or ask for fewer big blinds at the start.",
    ),
    "EVENING_TOO_LONG": (
        "En {asked:length}, les blindes monteraient trop lentement, la fin vient après "
        "{needed:length} au plus : raccourcissez la soirée, allongez les niveaux ou demandez plus "
        "de grosses blindes au départ.",
        "In {asked:length} the blinds would rise too slowly; the end comes after {needed:length} "
        "at most. Shorten the evening, lengthen the levels or ask for more big blinds at the "
        "start.",
    ),
    "BLINDS_NOT_MADE": (
        "Ces jetons ne permettent pas des blindes qui montent régulièrement jusqu’à la fin voulue "
        ": changez la durée, celle des niveaux ou les valeurs des jetons.",
        "These chips do not allow blinds that rise steadily to the end you want. Change the length "
        "of the evening, that of the levels or the chip values.",
    ),
    "WISH_PLAYERS": (
        "{stacks:tapis|tapis} en tout, c’est trop : comptez au plus {most} joueurs, retards "
        "compris.",
        "{stacks:stack|stacks} in all is too many. Allow for at most {most} players, latecomers "
        "included.",
    ),
    "WISH_MINUTES": (
        "Cette durée ne convient pas : choisissez de {least} minutes à {most} heures.",
        "This duration does not fit. Choose from {least} minutes to {most} hours.",
    ),
    "WISH_LEVELS": (
        "Niveaux de {shortest} à {longest} minutes : mettez la plus courte durée d’abord, de "
        "{least} à {most} minutes.",
        "Levels of {shortest} to {longest} minutes are not possible. Put the shorter first, from "
        "{least} to {most} minutes.",
    ),
    "WISH_BREAKS": (
        "Cette pause ne convient pas : comptez au moins une minute, après au moins {least} minutes "
        "de jeu.",
        "This break does not fit. Allow at least one minute, after at least {least} minutes of "
        "play.",
    ),
    "WISH_DEPTH": (
        "De {shallow} à {deep} grosses blindes au départ : mettez le plus petit nombre d’abord, de "
        "{least} à {most}.",
        "From {shallow} to {deep} big blinds at the start is not possible. Put the smaller number "
        "first, from {least} to {most}.",
    ),
    "WISH_ANTE": (
        "L’ante ne peut pas commencer au niveau {level} : choisissez 1 ou plus, ou 0 pour aucune.",
        "The ante cannot start at level {level}. Choose 1 or more, or 0 for none.",
    ),
}


def chips_counted(counted: Iterable[tuple[int, int]], language: Language | None = None) -> str:
    """Return values with how many of each, as a list is read.

    >>> chips_counted(((25, 120), (100, 1)), "en")
    '120 × 25 and 1 × 100'
    """
    pair = ("{count:jeton|jetons} de {value}", "{count} × {value}")
    told = [
        say(pair, {"count": count, "value": value}, language=language) for value, count in counted
    ]
    return listed(told, spoken(language))


def missing_chips(refused: Refused, language: Language | None = None) -> str:
    """Return the chips that ``CHIPS_MISSING`` names, with how many of each."""
    return chips_counted(chips_lacking(refused), language)


def chips_lacking(refused: Refused) -> tuple[tuple[int, int], ...]:
    """Return the values that a refusal says are missing, with how many of each."""
    values = refused.params.get("missing")
    counts = refused.params.get("counts")
    if not isinstance(values, tuple) or not isinstance(counts, tuple):
        return ()
    both = zip(values, counts, strict=True)
    return tuple((v, n) for v, n in both if isinstance(v, int) and isinstance(n, int))
