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
        "place. Stacks of {stack:chip|chips}, levels of {minutes:minute|minutes}.",
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
        "complet : {players:joueur|joueurs}, le sit & go commence",
        "full: {players:player|players}, the sit & go starts",
    ),
    "SIT_AND_GO_SEATED": (
        "chacun a sa place : le sit & go commence",
        "everyone has a seat: the sit & go starts",
    ),
    "JACKPOT_READY": (
        "les {players} joueurs sont là : le prix est tiré au sort avant les places",
        "the {players} players are here: the prize is drawn before the seats",
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
        "caractères.",
        "1. The seed: 32 bytes given by the computer when the draw was made, written here as 64 "
        "characters.",
    ),
    (
        "2. SHA-256 (ces 64 caractères suivis de 0 sur 8 octets), divisé par 100 000 : le reste "
        "est le numéro tiré. Un nombre qui avantagerait un résultat est écarté, le suivant le "
        "remplace.",
        "2. SHA-256 (these 64 characters followed by 0 on 8 bytes), divided by 100,000: the "
        "remainder is the number drawn. A number that would favour a result is set aside and the "
        "next one taken.",
    ),
    (
        "3. Le tableau se lit du plus grand multiplicateur au plus petit : chacun a autant de "
        "numéros que sa fréquence, à partir de 0.",
        "3. The table is read from the largest multiplier down: each has as many numbers as its "
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
    "shared": ("À gagner, par rang : {payout:cents}.", "To be won, by place: {payout:cents}."),
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
        "{present:joueur|joueurs} sur {seats} : attendez que le sit & go soit complet et que "
        "chacun ait payé, ou changez son format.",
        "{present:player|players} out of {seats}. Wait until the sit & go is full and everyone has "
        "paid, or change its format.",
    ),
    "JACKPOT_TABLE": (
        "Ce tableau de jackpot n’existe pas : choisissez-en un dans la liste ({known}).",
        "There is no such jackpot table. Choose one from the list ({known}).",
    ),
    "JACKPOT_FREE": (
        "Un jackpot est un multiple de la cave : donnez un prix à l’entrée.",
        "A jackpot is a multiple of the buy-in. Set a buy-in.",
    ),
    "NOT_A_JACKPOT": (
        "Ce tournoi n’est pas un jackpot : choisissez d’abord son tableau, dans le format.",
        "This tournament is not a jackpot. Choose its table in the format first.",
    ),
    "JACKPOT_DRAWN": (
        "Le jackpot est déjà tiré, et ne se tire qu’une fois : passez à la suite.",
        "The jackpot has been drawn, and is drawn only once. Go on to the next step.",
    ),
    "JACKPOT_AFTER_DRAW": (
        "Les places sont tirées, et le jackpot se tire avant elles : annulez d’abord leur tirage.",
        "The seats are drawn, and the jackpot comes before them. Undo the seat draw first.",
    ),
    "JACKPOT_FIRST": (
        "Le jackpot fixe les tapis et les niveaux : tirez-le d’abord.",
        "The jackpot sets the stacks and the levels. Draw it first.",
    ),
    "JACKPOT_PLAYERS": (
        "Un jackpot se joue à {players}, et {present:joueur est présent|joueurs sont présents} : "
        "attendez-les, ou notez absents ceux qui ne jouent pas.",
        "A jackpot takes {players}, and {present:player is|players are} present. Wait for them, or "
        "mark as absent those who are not playing.",
    ),
    "JACKPOT_FIXED": (
        "Le jackpot est tiré, son tableau, la cave et les tapis ne changent plus : annulez d’abord "
        "son tirage.",
        "The jackpot is drawn, so its table, the buy-in and the stacks can no longer change. Undo "
        "its draw first.",
    ),
}
