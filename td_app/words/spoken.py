"""What is said aloud in the hall: short sentences, figures as a voice reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.tournament import events as ev
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.views.public import MoveRow
from td_app.tournament.views.sound_cues import CueKind
from td_app.words.language import Language
from td_app.words.speaking import Table, listed, say, seated

SENTENCES: Final[Table] = {
    "level": (
        "Niveau {level}. Blindes {small}, {big}.",
        "Level {level}. Blinds {small}, {big}.",
    ),
    "level+ante": (
        "Niveau {level}. Blindes {small}, {big}, ante {ante}.",
        "Level {level}. Blinds {small}, {big}, ante {ante}.",
    ),
    "resume": ("Fin de la pause. {level}", "The break is over. {level}"),
    "break": ("Pause de {minutes:minute|minutes}.", "Break of {minutes:minute|minutes}."),
    "removes": ("On retire les jetons de {values}.", "Chips of {values} are coloured up."),
    "minute": ("Encore une minute.", "One minute left."),
    "minute_of_break": ("Reprise dans une minute.", "Play resumes in one minute."),
    "moves": ("Changement de place. {moves}.", "Seat change. {moves}."),
    "moves+several": ("Changements de place. {moves}.", "Seat changes. {moves}."),
    "hand_for_hand": (
        "Main par main. Finissez la main en cours, puis attendez le signal.",
        "Hand for hand. Finish the hand in progress, then wait for the signal.",
    ),
    "next_hand": ("Main {hand}. Distribuez.", "Hand {hand}. Deal."),
    "hand_for_hand_over": ("Fin du main par main.", "Hand for hand is over."),
    "move": ("{name}, {seat}", "{name}, {seat}"),
}

#: A player of whom nobody has heard: the voice is tried on the name.
SOMEBODY: Final = "MARTIN Léa"


def cue_sentence(
    kind: CueKind, structure: Structure, step: int, language: Language | None = None
) -> str:
    """Return what is said with a sound of the clock, empty where the sound is enough."""
    playing = structure.steps[step]
    if kind is CueKind.MINUTE:
        return _said("minute_of_break" if isinstance(playing, Break) else "minute", language)
    if isinstance(playing, Break):
        return _break_sentence(playing, language) if kind is CueKind.BREAK else ""
    told = _level_sentence(playing, structure.level_number(step), language)
    if kind is CueKind.RESUME:
        return _said("resume", language, level=told)
    return told if kind is CueKind.LEVEL else ""


def round_sentence(
    event: ev.Event, structure: Structure, level: int = 0, language: Language | None = None
) -> str:
    """Return what is said of hand-for-hand, empty when ``event`` is none of it (2.7).

    ``level`` is the one that begins with this hand, 0 when it stays the same.
    """
    if isinstance(event, ev.HandForHandAnnounced):
        return _said("hand_for_hand", language)
    if isinstance(event, ev.NextHandStarted):
        deal = _said("next_hand", language, hand=str(event.round.hand))
        if not 0 < level <= len(structure.levels):
            return deal
        return f"{_level_sentence(structure.levels[level - 1], level, language)} {deal}"
    over = getattr(event, "round_over", None)
    return "" if over is None else _said("hand_for_hand_over", language)


def moves_sentence(moves: Sequence[MoveRow], language: Language | None = None) -> str:
    """Return who goes where, in the order given; empty without any move."""
    if not moves:
        return ""
    told = [
        _said("move", language, name=move.name, seat=seated(move.to_seat, language))
        for move in moves
    ]
    code = "moves+several" if len(told) > 1 else "moves"
    return _said(code, language, moves=". ".join(told))


def _level_sentence(level: Level, number: int, language: Language | None) -> str:
    return _said(
        "level+ante" if level.ante else "level",
        language,
        # A voice stumbles on figures set in groups of three: they are given bare.
        level=str(number),
        small=str(level.small_blind),
        big=str(level.big_blind),
        ante=str(level.ante),
    )


def _break_sentence(pause: Break, language: Language | None) -> str:
    told = _said("break", language, minutes=pause.minutes)
    if not pause.removes:
        return told
    values = listed([str(value) for value in pause.removes], language)
    return f"{told} {_said('removes', language, values=values)}"


def _said(code: str, language: Language | None, **params: object) -> str:
    return say(SENTENCES[code], params, language=language)
