"""Sit & go and jackpot: undo, minutes, refusals, what is to be done."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

LABELS: Final[Table] = {"jackpot_drawn": ("tirage du jackpot", "jackpot draw")}

SENTENCES: Final[Table] = {
    "jackpot_drawn": (
        "Jackpot tiré : {multiplier} fois la cave, {prize:cents} au premier. Tapis de "
        "{stack:jeton|jetons}, niveaux de {minutes:minute|minutes}.",
        "Jackpot drawn: {multiplier} times the buy-in, {prize:cents} to the winner. Stacks of "
        "{stack:chip|chips}, levels of {minutes:minute|minutes}.",
    ),
    "jackpot_drawn+shared": (
        "Jackpot tiré : {multiplier} fois la cave, {prize:cents}, soit {payout:cents} par rang. "
        "Tapis de {stack:jeton|jetons}, niveaux de {minutes:minute|minutes}.",
        "Jackpot drawn: {multiplier} times the buy-in, {prize:cents}, that is {payout:cents} by "
        "rank. Stacks of {stack:chip|chips}, levels of {minutes:minute|minutes}.",
    ),
}

TITLES: Final[Table] = {
    "draw_jackpot": ("Tirer le jackpot", "Draw the jackpot"),
    "draw_seats": ("Tirer les places", "Draw the seats"),
    "start_clock": ("Démarrer l’horloge", "Start the clock"),
}
ACTIONS: Final[Table] = {
    "draw_jackpot": ("Tirer le jackpot", "Draw the jackpot"),
    "draw_seats": ("Tirer les places", "Draw the seats"),
    "start_clock": ("Démarrer", "Start"),
}
REASONS: Final[Table] = {
    "SIT_AND_GO_FULL": (
        "c’est plein : {players:joueur|joueurs}, le sit & go commence",
        "it is full: {players:player|players}, the sit & go begins",
    ),
    "SIT_AND_GO_SEATED": (
        "chacun a sa place : le sit & go commence",
        "everybody has a seat: the sit & go begins",
    ),
    "JACKPOT_READY": (
        "les {players} joueurs sont là : ce qui se joue se tire avant les places",
        "the {players} players are here: what is played for is drawn before the seats",
    ),
}

EDITIONS: Final[Table] = {
    "standard_fr": ("Standard (salle, 3.1)", "Standard (room, 3.1)"),
    "highroller_fr": ("High roller (salle, 3.1)", "High roller (room, 3.1)"),
    "standard_en": ("Standard (salle, 2.7)", "Standard (room, 2.7)"),
    "extreme_en": ("Extrême (salle, 2.7)", "Extreme (room, 2.7)"),
}

#: How a jackpot is drawn, in lines that a player can follow.
METHOD: Final[tuple[Pair, ...]] = (
    (
        "1. La graine : 32 octets donnés par l’ordinateur au moment du tirage, écrits ici en 64 "
        "signes.",
        "1. The seed: 32 bytes given by the computer when the draw was made, written here as 64 "
        "characters.",
    ),
    (
        "2. SHA-256 (ces 64 signes suivis de 0 sur 8 octets), divisé par 100 000 : le reste est le "
        "numéro tiré. Un nombre qui avantagerait un résultat est écarté, le suivant le remplace.",
        "2. SHA-256 (these 64 characters followed by 0 on 8 bytes), divided by 100,000: the "
        "remainder is the number drawn. A number that would favour a result is set aside and the "
        "next one taken.",
    ),
    (
        "3. Le tableau se lit du plus grand multiple au plus petit : chacun a autant de numéros "
        "que sa fréquence, à partir de 0.",
        "3. The table is read from the largest multiple down: each has as many numbers as its "
        "frequency, from 0 on.",
    ),
)


def edition_text(edition: str, language: Language | None = None) -> str:
    """Return what a table of jackpots is called."""
    return say(EDITIONS[edition], language=language)


def jackpot_method(language: Language | None = None) -> tuple[str, ...]:
    """Return how a jackpot is drawn, a line each."""
    return tuple(say(line, language=language) for line in METHOD)


FACTS: Final[Table] = {
    "alone": ("À gagner : {payout:cents} au premier.", "To be won: {payout:cents} for the winner."),
    "shared": ("À gagner, par rang : {payout:cents}.", "To be won, by rank: {payout:cents}."),
    "played": (
        "Tapis de {stack:jeton|jetons}, niveaux de {minutes:minute|minutes}.",
        "Stacks of {stack:chip|chips}, levels of {minutes:minute|minutes}.",
    ),
}


def jackpot_facts(
    payout: tuple[int, ...], stack: int, minutes: int, language: Language | None = None
) -> tuple[str, ...]:
    """Return what a jackpot is played for (cents by place), and with what: a sentence each."""
    won = FACTS["shared" if len(payout) > 1 else "alone"]
    return (
        say(won, {"payout": payout}, language=language),
        say(FACTS["played"], {"stack": stack, "minutes": minutes}, language=language),
    )


REFUSALS: Final[Table] = {
    "SIT_AND_GO_WAITS": (
        "{present} sur {seats} : le sit & go commence quand il est plein et que chacun a payé. "
        "Attendez, ou changez son format.",
        "{present} of {seats}: the sit & go begins when it is full and everybody has paid. Wait, "
        "or change its format.",
    ),
    "JACKPOT_TABLE": (
        "Ce tableau de jackpot n’existe pas : prenez-en un de la liste ({known}).",
        "There is no such jackpot table: take one from the list ({known}).",
    ),
    "JACKPOT_FREE": (
        "Un jackpot est un multiple de la cave : donnez un prix à l’entrée.",
        "A jackpot is a multiple of the buy-in: give the entry a price.",
    ),
    "NOT_A_JACKPOT": (
        "Ce tournoi n’est pas un jackpot : choisissez d’abord son tableau, dans le format.",
        "This tournament is not a jackpot: choose its table in the format first.",
    ),
    "JACKPOT_DRAWN": (
        "Le jackpot est déjà tiré : il ne se tire qu’une fois.",
        "The jackpot is already drawn: it is drawn only once.",
    ),
    "JACKPOT_AFTER_DRAW": (
        "Les places sont tirées : le jackpot se tire avant elles.",
        "Seats are drawn: the jackpot is drawn before them.",
    ),
    "JACKPOT_FIRST": (
        "Tirez d’abord le jackpot : il dit les tapis et les niveaux.",
        "Draw the jackpot first: it gives the stacks and the levels.",
    ),
    "JACKPOT_PLAYERS": (
        "Un jackpot se joue à {players}, et {present:joueur est présent|joueurs sont présents} : "
        "attendez-les, ou notez absent qui ne joue pas.",
        "A jackpot is for {players}, and {present:player is|players are} present: wait for them, "
        "or mark as absent whoever is not playing.",
    ),
    "JACKPOT_FIXED": (
        "Le jackpot est tiré : son tableau, la cave et les tapis ne changent plus.",
        "The jackpot is drawn: its table, the buy-in and the stacks no longer change.",
    ),
}
