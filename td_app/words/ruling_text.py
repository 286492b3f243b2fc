"""An outcome of the rulebook told whole: one line, chips, what to say, why, what may follow.

It is made from the plain outcome (as the JSON door gives it, and as the journal keeps it), so
that a ruling reads the same at the table and a year later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from rules_ropta.registry import question
from rules_ropta.ruling import Force, Reason, Refused
from td_app.words.asking import malformed_sentence
from td_app.words.house_rules import house_rule_text
from td_app.words.language import Language, spoken
from td_app.words.reasons import option_sentence, reason_sentence
from td_app.words.refusals import refusal_sentence
from td_app.words.rulings import LINES
from td_app.words.speaking import say
from td_app.words.tongues import tongue_of

Kind = Literal["ruling", "director_decides", "refused", "error"]
Sanction = Literal["", "imposed", "possible"]

#: Fields of a decision that speak of a sanction, in the door's words.
IMPOSED: Final = ("sanction", "penalty", "warning", "offender_sanction", "sanction_after_hand")
POSSIBLE: Final = ("sanction_possible", "dealer_sanction_possible", "victim_sanction")


@dataclass(frozen=True, slots=True)
class OptionText:
    """One option of the director, its arguments, and the announcement once it is chosen."""

    code: str
    text: str
    weighs: tuple[str, ...] = ()
    say: str = ""


@dataclass(frozen=True, slots=True)
class RulingText:
    """A ruling as it is read at the table. ``amounts``: labels and chips, most important first.

    ``why``: the conditions met, in order; ``say``: what to say aloud, empty when nothing is;
    ``field``: the answer to look at again, of an error.
    """

    kind: Kind
    line: str
    amounts: tuple[tuple[str, int], ...] = ()
    say: str = ""
    why: tuple[str, ...] = ()
    options: tuple[OptionText, ...] = ()
    cites: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    departures: tuple[tuple[str, str], ...] = ()
    sanction: Sanction = ""
    field: str = ""


@dataclass(frozen=True, slots=True)
class DecisionText:
    """A decision in words: one line, and amounts as (label, chips)."""

    line: str
    amounts: tuple[tuple[str, int], ...] = ()


def decision_text(
    op: str,
    decision: Mapping[str, Any],
    given: Mapping[str, Any],
    language: Language | None = None,
) -> DecisionText:
    """Return a decision in one line, with its amounts of chips, most important first.

    ``decision`` and ``given`` are plain values, as the JSON door has them.
    """
    line = question(op).line(decision, given)
    told = tongue_of(spoken(language)).semicolon.join(
        say(LINES[part.code], part.params, language=language) for part in (line, *line.then)
    )
    amounts = tuple(
        (say(LINES[told.code], {"chips": told.chips, **told.params}, language=language), told.chips)
        for told in line.amounts
    )
    return DecisionText(told[:1].upper() + told[1:], amounts)


def told_ruling(
    op: str,
    given: Mapping[str, Any],
    outcome: Mapping[str, Any],
    language: Language | None = None,
) -> RulingText:
    """Return a plain outcome in words; ``given`` is the case it answers, without its ``op``."""
    match outcome["outcome"]:
        case "ruling" | "director_decides":
            return _ruling_text(op, given, outcome, language)
        case "refused":
            refused = Refused(outcome["code"], **outcome["params"])
            return RulingText(
                "refused",
                refusal_sentence(refused, language=language),
                cites=tuple(outcome["cites"]),
            )
        case _:
            field = str(outcome.get("field") or "")
            sentence = malformed_sentence(op, outcome["code"], field, language)
            return RulingText("error", sentence, field=field)


def chosen_words(told: RulingText, chosen: str) -> str:
    """Return the way out that the director chose, empty where the text left no choice."""
    return next((option.text for option in told.options if option.code == chosen), "")


def decided_words(told: RulingText, chosen: str, otherwise: str = "") -> str:
    """Return the decision in words: the director's own where they ruled otherwise (1.1), the
    option chosen, else the rulebook's line.
    """
    return otherwise or chosen_words(told, chosen) or told.line


def _ruling_text(
    op: str, given: Mapping[str, Any], outcome: Mapping[str, Any], language: Language | None
) -> RulingText:
    decision = outcome["decision"]
    told = decision_text(op, decision, given, language)
    reasons = [*outcome.get("chain", ()), outcome["because"]]
    return RulingText(
        kind=outcome["outcome"],
        line=told.line,
        amounts=told.amounts,
        say=_whole(_sentence(outcome["say"], language)) if "say" in outcome else "",
        why=tuple(_whole(_sentence(reason, language)) for reason in reasons),
        options=_options(outcome, language),
        cites=tuple(outcome["cites"]),
        readings=tuple(outcome["readings"]),
        departures=tuple(
            (rule["article"], house_rule_text(rule["code"], language, rule.get("value")))
            for rule in outcome.get("house_rules", ())
        ),
        sanction=_sanction(decision, outcome.get("force", "")),
    )


def _options(outcome: Mapping[str, Any], language: Language | None) -> tuple[OptionText, ...]:
    if outcome["outcome"] != "director_decides":
        return ()
    weighs: Mapping[str, Sequence[Mapping[str, Any]]] = outcome.get("weighs", {})
    says: Mapping[str, Mapping[str, Any]] = outcome.get("says", {})
    # The door may name an option in its own words, in small letters.
    return tuple(
        OptionText(
            code,
            _whole(option_sentence(code, language)),
            tuple(_whole(_sentence(reason, language)) for reason in weighs.get(code.upper(), ())),
            _sentence(says[code.upper()], language) if code.upper() in says else "",
        )
        for code in outcome["decision"]["options"]
    )


def _sentence(reason: Mapping[str, Any], language: Language | None) -> str:
    params = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in reason["params"].items()
    }
    return reason_sentence(Reason(reason["code"], params), language=language)


def _whole(words: str) -> str:
    """A few words as a sentence: a capital first."""
    return words[:1].upper() + words[1:]


def _sanction(decision: Mapping[str, Any], force: str) -> Sanction:
    imposed = [decision.get(name) for name in IMPOSED]
    if "possible" in imposed or any(decision.get(name) for name in POSSIBLE):
        return "possible"
    if any(imposed):
        return "imposed"
    if force == Force.SANCTION_IMPOSED.value:
        return "imposed"
    return "possible" if force == Force.SANCTION_POSSIBLE.value else ""
