"""The sentence of every refusal: what stands in the way, and what to do next."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Reason, Refused
from td_app.words import members_file
from td_app.words.asking import malformed_sentence
from td_app.words.chips import REFUSALS as CHIPS
from td_app.words.finishing import REFUSALS as FINISHING
from td_app.words.hands import REFUSALS as HANDS
from td_app.words.language import Language
from td_app.words.moves import REFUSALS as MOVES
from td_app.words.reasons import option_sentence, reason_sentence
from td_app.words.refusals_conduct import CONDUCT
from td_app.words.refusals_entries import ENTRIES
from td_app.words.refusals_papers import PAPERS
from td_app.words.refusals_play import PLAY
from td_app.words.refusals_procedures import PROCEDURES
from td_app.words.refusals_settings import SETTINGS
from td_app.words.refusals_wall import WALL
from td_app.words.speaking import Names, Pair, Table, fullest, say
from td_app.words.structure_maker import REFUSALS as STRUCTURE_MAKER
from td_app.words.structure_maker import missing_chips
from td_app.words.terms import colour_text

REFUSALS: Final[Table] = {
    **SETTINGS,
    **ENTRIES,
    **PLAY,
    **CONDUCT,
    **PROCEDURES,
    **STRUCTURE_MAKER,
    **HANDS,
    **WALL,
    **MOVES,
    **CHIPS,
    **FINISHING,
    **PAPERS,
}

#: A code without a sentence: an older screen reading newer rules still says something.
UNKNOWN: Final[Pair] = (
    "Ce n'est pas possible maintenant ({code}).",
    "This is not possible now ({code}).",
)


def refusal_sentence(
    refused: Refused, names: Names | None = None, language: Language | None = None
) -> str:
    """Return why a command is refused and what to do; ``names`` tells an entrant's name.

    >>> refusal_sentence(Refused("TABLE_FULL", table=4), language="en")
    'Table 4 is full: choose another one.'
    """
    pair = fullest(REFUSALS, refused.code, refused.params)
    if pair is None and refused.code in members_file.SENTENCES:
        return members_file.sentence(refused.code, refused.params, language)
    params: dict[str, object] = {**refused.params, "code": refused.code}
    if "colour" in params:
        params["colour"] = colour_text(str(params["colour"]), language)
    if "question" in params:
        params["question"] = reason_sentence(Reason(str(params["question"])), names, language)
    if "step" in params:
        params["step"] = option_sentence(str(params["step"]), language)
    if refused.code == "CHIPS_MISSING":
        params["missing"] = missing_chips(refused, language)
    if refused.code == "INCIDENT_UNSOUND":
        op, problem, field = (str(params[name]) for name in ("op", "problem", "field"))
        params["problem"] = malformed_sentence(op, problem, field, language)
    return say(pair or UNKNOWN, params, names=names, language=language)
