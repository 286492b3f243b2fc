"""Sentences for the loudspeaker: figures as a voice reads them; sentences read out at the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_ropta.table_layout import Seat
from td_app.words.language import Language
from td_app.words.speaking import Table, say, seat_text
from td_app.words.telling import SentenceCode, tell_all

ALOUD: Final[Table] = {
    "level": (
        "Niveau {level}. Blindes {small}, {big}.",
        "Level {level}. Blinds {small}, {big}.",
    ),
    "level+ante": (
        "Niveau {level}. Blindes {small}, {big}, ante {ante}.",
        "Level {level}. Blinds {small}, {big}, ante {ante}.",
    ),
    "resume": ("Fin de la pause.", "The break is over."),
    "break": ("Pause de {minutes:minute|minutes}.", "Break of {minutes:minute|minutes}."),
    "removes": ("On retire les jetons de {values}.", "The {values} chips are coloured up."),
    "minute": ("Encore une minute.", "One minute left."),
    "minute_of_break": ("Reprise dans une minute.", "Play resumes in one minute."),
    "moves": ("Changement de place. {moves}.", "Seat change. {moves}."),
    "moves+several": ("Changements de place. {moves}.", "Seat changes. {moves}."),
    "hand_for_hand": (
        "Main par main. Finissez la main en cours, puis attendez le signal.",
        "Hand-for-hand. Finish the hand in progress, then wait for the signal.",
    ),
    "next_hand": ("Main {hand}. Distribuez.", "Hand {hand}. Deal."),
    "hand_for_hand_over": ("Fin du main par main.", "Hand-for-hand is over."),
    "move": ("{name}, {seat}", "{name}, {seat}"),
}

#: An invented player: the voice is tried on the name.
SOMEBODY: Final = "MARTIN Léa"


ORDER_ARTICLE: Final = "2.4"

TABLE: Final[Table] = {
    "order": ("Nouvel ordre de fermeture", "New breaking order"),
    "order_aloud": (
        "Nouvel ordre de fermeture des tables. {tables}.",
        "New breaking order of the tables. {tables}.",
    ),
    "hands_over": ("Fin du main par main", "Hand-for-hand is over"),
}


def aloud(told: Sequence[SentenceCode], language: Language | None = None) -> str:
    """Return what a voice says, empty where a sound is enough."""
    return tell_all(told, ALOUD, language=language)


def moves_sentence(moves: Sequence[tuple[str, Seat]], language: Language | None = None) -> str:
    """Return the moves in one sentence, in the order given; "" without any move."""
    if not moves:
        return ""
    told = [
        say(ALOUD["move"], {"name": name, "seat": seat_text(seat, language)}, language=language)
        for name, seat in moves
    ]
    code = "moves+several" if len(told) > 1 else "moves"
    return say(ALOUD[code], {"moves": ". ".join(told)}, language=language)


def order_title(language: Language | None = None) -> str:
    """Return how a breaking order changed in play is announced."""
    return say(TABLE["order"], {}, language=language)


def order_text(tables: Sequence[int], most: int | None = None) -> str:
    """Return the tables of a breaking order, the next to close first; ``most`` of them."""
    shown = " → ".join(map(str, tables[:most]))
    return shown if most is None or len(tables) <= most else f"{shown} …"


def order_aloud(tables: Sequence[int], language: Language | None = None) -> str:
    """Return a breaking order for the voice."""
    told = ", ".join(map(str, tables))
    return say(TABLE["order_aloud"], {"tables": told}, language=language)


def hands_over_text(language: Language | None = None) -> str:
    """Return the end of hand-for-hand in words."""
    return say(TABLE["hands_over"], {}, language=language)
