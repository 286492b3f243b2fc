"""What is said of a sanction: the step, what it costs, when it was given, what became of it."""

from __future__ import annotations

from datetime import datetime

from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.conduct import PenaltyCase, PenaltyRow, suspended
from td_app.ui.figures import time_of_day, whole
from td_app.ui.pages.room.facts import counted, hands_counted, players_counted
from td_app.ui.theme import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.words import fault_text, reason_sentence, regime_text, step_text
from td_app.words.language import fr_en


def sentence(words: str) -> str:
    """Return words with a capital first."""
    return words[:1].upper() + words[1:]


def decision_words(case: PenaltyCase, step: str, hands: int) -> str:
    """Return a step as it is read from afar; ``hands`` are those chosen for the step of hands."""
    known = next(one for one in case.ladder if one.step == step)
    return sentence(step_text(step, hands if step == "hands" else known.hands or None))


def cost_words(case: PenaltyCase, step: str, hands: int) -> str:
    """Return what a step costs the player: the sum of the hands, and whether he stays."""
    known = next(one for one in case.ladder if one.step == step)
    if step == "disqualification":
        return fr_en(
            "Il quitte le tournoi et ses jetons sortent du jeu.",
            "The player leaves the tournament and the chips leave play.",
        )
    if step == "warning":
        return fr_en("Sans effet sur le jeu.", "No effect on play.")
    if step == "hands":
        return sentence(reason_sentence(suspended(hands, case.players))) + "."
    if case.players is None:
        return ""
    one, several = fr_en("{0} tour", "{0} round"), fr_en("{0} tours", "{0} rounds")
    return fr_en(
        "{0} × {1} = {2}. Il s'éloigne de la table.",
        "{0} × {1} = {2}. The player leaves the table.",
    ).format(
        players_counted(case.players),
        counted(known.rounds, one, several),
        hands_counted(known.hands),
    )


def why_words(case: PenaltyCase) -> str:
    """Return why this step is proposed: the regime announced, then the reasons."""
    regime = fr_en("Gradation {0}.", "Ladder: {0}.")
    reasons = [case.because, *case.weighs]
    said = [f"{sentence(reason_sentence(reason))}." for reason in reasons]
    return " ".join((regime.format(regime_text(case.regime)), *said))


def force_pill(imposed: bool) -> PillFacts:
    """Return whether the text imposes a sanction or only allows one, as a word and a shape."""
    if imposed:
        return PillFacts(
            fr_en("Imposée par le texte", "Imposed by the text"), Tone.AMBER, Shape.TRIANGLE
        )
    return PillFacts(fr_en("Permise par le texte", "Allowed by the text"), Tone.NEUTRAL, Shape.RING)


def given_words(row: PenaltyRow) -> str:
    """Return a sanction already given in one line: when, what, for what."""
    when = datetime.fromtimestamp(row.at_ms / 1000)
    told = (
        f"{when.day:02}/{when.month:02} {time_of_day(when)}",
        fr_en("niveau {0}", "level {0}").format(row.level),
        step_text(row.step, row.hands or None),
        fault_text(row.fault),
        fr_en("levée", "lifted") if row.lifted else "",
    )
    return " · ".join(words for words in told if words)


def over_pill(row: PenaltyRow) -> PillFacts:
    """Return what became of a sanction that no longer runs."""
    if row.lifted:
        return PillFacts(fr_en("Levée", "Lifted"), Tone.NEUTRAL, Shape.CROSS)
    if row.step == "disqualification":
        return PillFacts(fr_en("Disqualifié", "Disqualified"), Tone.RED, Shape.SQUARE)
    if row.step == "warning":
        return PillFacts(fr_en("Averti", "Warned"), Tone.NEUTRAL, Shape.DISC)
    if row.left:
        return PillFacts(
            fr_en("Sorti avant la fin", "Out before the end"), Tone.NEUTRAL, Shape.RING
        )
    return PillFacts(fr_en("Effectuée", "Served"), Tone.ACCENT, Shape.TICK)


def chips_words(state: TournamentState, stack: int | None) -> str:
    """Return what becomes of the chips in play when so many leave it; None: not counted."""
    if stack is None:
        return fr_en(
            "Tapis non compté\u00a0: le total des jetons en jeu ne change pas.",
            "Stack not counted: the total of chips in play stays as it is.",
        )
    words = fr_en(
        "Jetons qui sortent du jeu\u00a0: {0}. Il en reste {1}.",
        "Chips leaving play: {0}. In play after: {1}.",
    )
    return words.format(whole(stack), whole(state.chips_in_play - stack))
