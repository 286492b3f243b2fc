"""Papers to learn on: how a training evening went, disputes to rule and their answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports.facts import Heading, Words
from reports.flow import Block, Section, stacked
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import (
    ASIDE,
    BODY,
    SMALL,
    STRONG,
    body_width,
    heading_block,
    is_small,
    paragraph,
    print_pages,
    totals_block,
)

REPORT_TITLE = ("Bilan d’entraînement", "Practice report")
SHEET_TITLE = ("Litiges à trancher", "Rulings to give")
ANSWERS_TITLE = ("Réponses", "Answers")
HAPPENINGS = ("{n:événement|événements}", "{n:event|events}")
OTHERWISE = ("{n:écart|écarts}", "{n:difference|differences}")
LEFT = ("{n:non traité|non traités}", "{n:missed|missed}")
NOTHING = ("Rien n’a encore été noté.", "Nothing has been recorded yet.")
ALL_RIGHT = ("Tout a été fait selon le règlement.", "Everything was done by the rulebook.")
AGAIN = (
    "Pour rejouer la même soirée : entraînement n° {seed}.",
    "To play the same evening again: practice no. {seed}.",
)
NUMBER = ("{number}. {title}", "{number}. {title}")
AMOUNT = ("{label} : {room}", "{label}: {room}")
ROOM = "_" * 14
HOW_TO = (
    "Tranchez chaque cas avant de tourner la feuille. Parmi les décisions proposées, une seule est "
    "celle du règlement.",
    "Give each ruling before turning the sheet over. Of the rulings offered, only one is the "
    "rulebook’s.",
)
CHIPS = ("{label} : {chips}", "{label}: {chips}")

TITLE = TypeStyle(10.5, Weight.BOLD)
QUIET = TypeStyle(9, ink=SOFT)
CASE = TypeStyle(9)
LETTERS = "ABCDEFGH"
GUTTER = 24.0
"""White between two columns of cases, in points."""


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One verdict: when (the number of its happening), what happened, how it stands to the text.

    ``happened`` is empty where the line before it tells the same.
    ``explained``: our summary of each article concerned, empty where all was as asked.
    """

    number: int
    happened: str
    grade: str
    told: str
    cites: str
    blamed: bool = False
    left: bool = False
    explained: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TrainingReport:
    """How an evening went: its seed, what was met, the verdicts in order."""

    heading: Heading
    seed: str
    met: int
    lines: tuple[ReportLine, ...]


@dataclass(frozen=True, slots=True)
class PrintedDispute:
    """A case: its title, what is known, the rulings offered or what is to be worked out.

    ``answer``: the ruling, ``letter`` from 0 of the one offered (None for an amount), ``why``.
    """

    title: str
    facts: tuple[str, ...]
    offered: tuple[str, ...]
    amount: str
    answer: str
    letter: int | None
    why: str
    cites: str


@dataclass(frozen=True, slots=True)
class DisputeSheets:
    """Cases on one side, their answers on pages of their own."""

    heading: Heading
    disputes: tuple[PrintedDispute, ...]


def render_training_report(facts: TrainingReport) -> bytes:
    """Return the PDF of how a training evening went."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    blocks = [block for line in facts.lines for block in _line(line, wide)]
    blamed = sum(line.blamed for line in facts.lines)
    if not facts.lines:
        blocks = list(paragraph(words.say(NOTHING), wide))
    elif not blamed:
        blocks = [*paragraph(words.say(ALL_RIGHT), wide, STRONG, gap=8), *blocks]
    left = sum(line.left for line in facts.lines)
    told = [words.say(HAPPENINGS, n=facts.met), words.say(OTHERWISE, n=blamed - left)]
    told += [words.say(LEFT, n=left)] if left else []
    blocks.append(totals_block(wide, *told))
    blocks += paragraph(words.say(AGAIN, seed=facts.seed), wide, ASIDE, gap=6)
    return print_pages(facts.heading, words.say(REPORT_TITLE), Section(tuple(blocks)))


def _line(line: ReportLine, wide: float) -> Iterator[Block]:
    style = STRONG if line.blamed else BODY
    grade = f"{line.grade}{'  ' + line.cites if line.cites else ''}"
    happened = f"{line.number}. {line.happened}"
    whole = [
        *(paragraph(happened, wide, QUIET) if line.happened else ()),
        *paragraph(line.told, wide, style),
        *paragraph(grade, wide, SMALL),
        *(block for told in line.explained for block in paragraph(told, wide, SMALL)),
    ]
    yield stacked(whole, gap=7 if line.happened else 2)


def render_dispute_sheets(facts: DisputeSheets) -> bytes:
    """Return the PDF of cases to rule: the cases first, the answers on pages after them."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    columns = 1 if is_small(facts.heading) else 2
    narrow = (wide - (columns - 1) * GUTTER) / columns
    how = Section(paragraph(words.say(HOW_TO), wide, ASIDE, gap=8), gap=4)
    numbered = list(enumerate(facts.disputes, 1))
    cases = tuple(_case(number, one, words, narrow) for number, one in numbered)
    answers = tuple(_answer(number, one, words, wide) for number, one in numbered)
    head = heading_block(words.say(ANSWERS_TITLE), wide)
    asked = Section(cases, columns=columns, gutter=GUTTER)
    after = Section((head, *answers), new_page=True)
    return print_pages(facts.heading, words.say(SHEET_TITLE), how, asked, after)


def _case(number: int, one: PrintedDispute, words: Words, wide: float) -> Block:
    whole = [*paragraph(words.say(NUMBER, number=number, title=one.title), wide, TITLE)]
    for fact in one.facts:
        whole += paragraph(fact, wide, CASE)
    for letter, line in zip(LETTERS, one.offered, strict=False):
        whole += paragraph(f"□ {letter}. {line}", wide, CASE)
    if one.amount:
        whole += paragraph(words.say(AMOUNT, label=one.amount, room=ROOM), wide, STRONG)
    return stacked(whole, gap=11)


def _answer(number: int, one: PrintedDispute, words: Words, wide: float) -> Block:
    letter = "" if one.letter is None else f"{LETTERS[one.letter]}. "
    title = words.say(NUMBER, number=number, title=one.title)
    whole = [
        *paragraph(title, wide, QUIET),
        *paragraph(f"{letter}{one.answer}", wide, STRONG),
        *paragraph(one.why, wide, BODY),
        *paragraph(one.cites, wide, SMALL),
    ]
    return stacked(whole, gap=8)
