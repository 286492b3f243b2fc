"""The estimated end in words: hours to five minutes, never more exact than they are."""

from __future__ import annotations

from td_app.tournament.planning.finishing_estimate import Way
from td_app.tournament.views.clock import FinishOption, FinishView, Verdict
from td_app.ui.theme import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.words.clock import finishing_text
from td_app.words.figures import MINUTE_MS, TOLD_TO, about, exactly, lasting

_PILLS = {
    Verdict.NO_HOUR: (Tone.NEUTRAL, Shape.NONE),
    Verdict.IN_TIME: (Tone.ACCENT, Shape.TICK),
    Verdict.AT_RISK: (Tone.AMBER, Shape.TRIANGLE),
    Verdict.TOO_LATE: (Tone.RED, Shape.CROSS),
}


def verdict_pill(verdict: Verdict) -> PillFacts:
    """Return the verdict as a word, a tone and a shape."""
    tone, shape = _PILLS[verdict]
    return PillFacts(finishing_text(f"verdict_{verdict.value}"), tone, shape)


def range_words(view: FinishView) -> str:
    """Return when play should end, and from when to when it may."""
    return finishing_text(
        "range", end=about(view.end_ms), low=about(view.low_ms), high=about(view.high_ms)
    )


def margin_words(view: FinishView) -> str:
    """Return what that means for the hall's hour."""
    if view.closing_ms is None:
        return finishing_text("margin_no_hour")
    code = "past" if view.closing_ms <= view.now_ms else view.verdict.value
    return finishing_text(
        f"margin_{code}",
        closing=exactly(view.closing_ms),
        minutes=lasting(max(TOLD_TO, TOLD_TO * round(abs(view.margin) / TOLD_TO))),
        tenths=min(9, max(1, round(view.chance / 10))),
    )


def reasons(view: FinishView) -> tuple[str, ...]:
    """Return the ways of seeing it, each with its hour, and what the structure lacks."""
    told = [_way(view, way) for way in view.estimate.ways]
    if view.estimate.beyond > 0:
        told.append(beyond_words(view))
    return tuple(told)


def beyond_words(view: FinishView) -> str:
    """Return that the structure ends too soon, empty when it does not."""
    beyond = view.estimate.beyond
    return finishing_text("beyond", minutes=lasting(beyond)) if beyond > 0 else ""


def option_words(option: FinishOption) -> str:
    """Return what an option changes."""
    return finishing_text(f"option_{option.name}", length=option.minutes)


def effect_words(option: FinishOption) -> str:
    """Return what an option does to the end, in a few words."""
    code = "sooner" if option.saved > 0 else "later" if option.saved < 0 else "same"
    return finishing_text(code, minutes=lasting(abs(option.saved)), end=about(option.end_ms))


def draft_words(option: FinishOption, before: FinishView) -> str:
    """Return what a structure being written does to the end, in a sentence."""
    code = "sooner" if option.saved > 0 else "later" if option.saved < 0 else "same"
    return finishing_text(
        f"draft_{code}",
        minutes=lasting(abs(option.saved)),
        end=about(option.end_ms),
        before=about(before.end_ms),
    )


def _way(view: FinishView, way: Way) -> str:
    return finishing_text(
        f"way_{way.name}",
        end=about(view.now_ms + way.minutes * MINUTE_MS),
        big_blinds=way.big_blinds,
        weight=way.weight_percent,
    )
