"""Questions and articles as text: the fields of each question, what applies each article."""

from __future__ import annotations

from rules_ropta import penalties, seat_draw, table_closing
from rules_ropta.field_meanings import meaning
from rules_ropta.field_types import AskedWhen, AtLeast
from rules_ropta.house_rules import known_departure
from rules_ropta.other_texts import load_clauses
from rules_ropta.other_texts.clauses import other_texts
from rules_ropta.question import Question
from rules_ropta.registry import questions_of, questions_of_every_text
from rules_ropta.rulebook import Article, Handling, load_rulebook
from rules_ropta.ruling import Refused, functions_applying
from rules_ropta.situation import AskedField, Shape, fields_of
from rules_ropta.texts import text_of

RULES_NOT_ASKED = (penalties, seat_draw, table_closing)
"""Rules that no question asks at the door: imported, they have declared their articles."""


def every_question() -> str:
    """Return every question of every text: its name, its articles, its fields with their types."""
    return "\n\n".join(described(asked) for asked in questions_of_every_text().values())


def described(asked: Question) -> str:
    """Return one question: a line for its name and articles, one a field, one for house rules.

    A field that may be left out says what it means, and what it then counts as; one that must be
    given sometimes says when it is ``needed``, and is never said to count as anything.

    >>> from rules_ropta.registry import question
    >>> print(described(question("late_entry")))
    late_entry (1.8, procedure)
      level: level, 0 to 1000
      rule: level, 0 to 1000, or null; null when not said
        (the last level open to late entrants, where this tournament says)
      house rules: LATE_ENTRY_UNTIL (level, 0 to 999)
    """
    articles = ", ".join((*asked.articles, *asked.elsewhere))
    heading = f"{asked.op} ({articles}, {asked.kind})"
    lines = [heading, *_field_lines(asked.op, asked.fields, "  ")]
    if asked.departures:
        lines.append("  house rules: " + ", ".join(_departure(code) for code in asked.departures))
    return "\n".join(lines)


def _departure(code: str) -> str:
    departure = known_departure(code)
    if departure.unit is not None:
        return f"{code} ({departure.unit}, {departure.least} to {departure.most})"
    return f"{code} ({' | '.join(departure.choices)})" if departure.choices else code


def article_lines(article: str) -> str:
    """Return an article's title, summaries and references, with what applies it; "" if unknown."""
    try:
        found = load_rulebook().article(article)
        lines = [f"{found.number} {found.title}", found.summary_fr, found.summary_en]
        lines.append("see: " + ", ".join(found.see))
    except Refused:
        clause = load_clauses(text_of(article)).clauses.get(article)
        lines = []
        if clause is not None:
            told = (f"{article} {clause.title_fr}", clause.title_en, clause.why_fr, clause.why_en)
            see = ["see: " + ", ".join(clause.see)] if clause.see else []
            lines = [*(line for line in (*told, clause.standing.value) if line), *see]
    applied = questions_of(article)
    if applied:
        lines.append("op: " + ", ".join(asked.op for asked in applied))
    return "\n".join(lines)


def coverage_table() -> str:
    """Return every article in a table: how it is handled, and the questions that apply it.

    A procedure that is not asked at the door shows the modules that apply it.

    >>> coverage_table().splitlines()[2]
    '| 1.1 | Basic rule: access to the rulebook, and the spirit of the game | reminder | |'
    """
    lines = ["| article | title | handling | applied by |", "|---|---|---|---|"]
    for article in load_rulebook().articles.values():
        cells = article.number, article.title_en, article.handling.value, _applied_by(article)
        lines.append("".join(f"| {cell} " if cell else "| " for cell in cells) + "|")
    return "\n".join(lines)


def coverage_of_other_texts() -> str:
    """Return every clause of the other texts in a table: where it stands, and what applies it.

    >>> coverage_of_other_texts().splitlines()[7]
    '| room 6 | No limit to raises | elsewhere | 9.14; The federation says so too. |'
    """
    lines = ["| clause | title | standing | applied by, or why not |", "|---|---|---|---|"]
    for text in other_texts():
        for clause in load_clauses(text).clauses.values():
            asked = ", ".join(f"`{question.op}`" for question in questions_of(clause.number))
            elsewhere = ", ".join(clause.see)
            cells = (
                clause.number,
                clause.title_en,
                clause.standing.value,
                "; ".join(part for part in (asked, elsewhere, clause.why_en) if part),
            )
            lines.append("".join(f"| {cell} " for cell in cells) + "|")
    return "\n".join(lines)


def _applied_by(article: Article) -> str:
    if article.handling is Handling.REMINDER:
        return ""
    asked = [question.op for question in questions_of(article.number)]
    if not asked:
        names = (name.split(".") for name in functions_applying(article.number))
        asked = sorted({f"{module[-2]}.py" for module in names})
    return ", ".join(f"`{name}`" for name in asked)


def _field_lines(op: str, fields: tuple[AskedField, ...], indent: str) -> list[str]:
    lines = []
    for field in fields:
        lines.append(f"{indent}{field.name}: {type_of(field.shape)}{_remarks(field)}")
        if not field.required:
            lines.append(f"{indent}  ({meaning(op, field.name)})")
        inner = field.shape.items or field.shape
        if inner.situation is not None:
            lines += _field_lines(op, fields_of(inner.situation), indent + "  ")
    return lines


def type_of(shape: Shape) -> str:
    """Return the type of a field in a few words.

    >>> type_of(Shape("choice", allowed=("start", "after_break")))
    'start | after_break'
    """
    words = _plain_type(shape)
    return f"{words}, or null" if shape.nullable else words


def _plain_type(shape: Shape) -> str:
    match shape.kind:
        case "choice":
            return " | ".join(str(allowed) for allowed in shape.allowed)
        case "int" if shape.whole is not None:
            return f"{shape.whole.unit}, {shape.whole.at_least} to {shape.whole.at_most}"
        case "list" if shape.items is not None:
            return f"[{_plain_type(shape.items)}]"
        case "map" if shape.items is not None:
            return f"{{name: {_plain_type(shape.items)}}}"
        case "who":
            return "name or number"
        case kind:
            return kind


def _remarks(field: AskedField) -> str:
    needed = [_condition(when) for when in field.asked_when if when.required]
    optional = [when for when in field.asked_when if not when.required]
    always = any(not when.others for when in optional)
    asked = " or ".join(_condition(when) for when in optional if not always)
    if needed:
        default = f"; needed when {' or '.join(needed)}"
    elif field.turned_on:
        default = "; needed where the answer turns on it"
    else:
        default = "" if field.required else f"; {_value_text(field.default)} when not said"
    shared = f'; one answer to "{field.one_of}"' if field.one_of else ""
    seldom = "; seldom asked" if field.seldom else ""
    unasked = "; never asked" if field.unasked else ""
    instead = (
        f"; or worked out from {' or '.join(field.worked_out_from)}"
        if field.worked_out_from
        else ""
    )
    return (
        default + (f"; asked when {asked}" if asked else "") + shared + seldom + unasked + instead
    )


def _condition(when: AskedWhen) -> str:
    return " and ".join(f"{name} {_wanted(wanted)}" for name, wanted in when.others)


def _wanted(wanted: tuple[object, ...] | AtLeast) -> str:
    if isinstance(wanted, AtLeast):
        return f"at least {wanted.number}"
    return "is " + " or ".join(_value_text(value) for value in wanted)


def _value_text(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value == () else str(value) or "empty"
