"""This tournament's own rules on one sheet (1.1): formats, house rules, whom to call, a QR code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reports.blinds_structure import AntePayer
from reports.facts import Heading
from reports.fitting import ACCENT, BLACK, SOFT, Fitted, TypeStyle, fit_alike, wrap
from reports.flow import Block, Section
from reports.page_layout import Paper, body_width, heading_block, paragraph, print_pages
from reports.qr_code import MOST_BYTES, Dots, dots_of, draw_code
from reports.sheet import Box, Sheet
from reports.typefaces import Weight, printable
from reports.wording import Language, Wording, wording_in

Regime = Literal["light", "normal", "heavy"]

LABEL = TypeStyle(9.5, ink=SOFT)
VALUE = TypeStyle(12, Weight.SEMIBOLD)
DETAIL = TypeStyle(9.5, ink=SOFT)
ARTICLE = TypeStyle(12, Weight.BOLD, ACCENT)
SAID = TypeStyle(11)
CAPTION = TypeStyle(8.5, ink=SOFT)
ADDRESS = TypeStyle(10, Weight.SEMIBOLD)

CODE_SIDE = 168.0
BESIDE = 24.0  # points between the facts and the code
LABEL_WIDTH = 124.0
ARTICLE_WIDTH = 52.0
LINE_FOR_A_NAME = 26.0
TABLES_TOLD = 12
LONGEST_NAME = 60
"""Letters of the tournament's name that a telephone is told."""


@dataclass(frozen=True, slots=True)
class HouseRuleLine:
    """A house rule in the paper's language, the article it departs from, what the text says.

    ``readings``: the codes of the readings it takes the other side of, told as such only.
    """

    article: str
    text: str
    instead: str = ""
    readings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentRules:
    """The rules of one tournament. Chips in units of one; tables in the order they break.

    ``late_entry_until`` is the last level during which one may enter, 0 for none;
    ``address`` is where the rules are read, as the club wrote it.
    """

    heading: Heading
    seats_per_table: int
    starting_stack: int
    ante: AntePayer
    late_entry_until: int
    final_table: int
    breaking_order: tuple[int, ...]
    regime: Regime
    house_rules: tuple[HouseRuleLine, ...] = ()
    address: str = ""


def render_tournament_rules(facts: TournamentRules, language: Language = "fr") -> bytes:
    """Return the PDF of the rules: one sheet, unless there are many house rules."""
    wording = wording_in(language)
    house = wording.count("RULES_DEPARTURES", len(facts.house_rules)) if facts.house_rules else ""
    blocks = [
        _format(facts, wording),
        heading_block(wording.say("RULES_HOUSE"), body_width(), house),
        *_house_rules(facts, wording),
        heading_block(wording.say("RULES_CALL"), body_width()),
        *paragraph(wording.say("RULES_CALL_HOW"), body_width(), SAID, gap=0),
        names_to_write(wording),
        heading_block(wording.say("RULES_READ"), body_width()),
        *_where(facts, wording),
    ]
    paper = Paper(wording.say("RULES_TITLE"), facts.heading, (Section(tuple(blocks)),))
    return print_pages(paper, wording)


def told_to_telephones(facts: TournamentRules, wording: Wording) -> str:
    """Return what the code tells: the address that the club gave, else the rules themselves.

    Read without any network; lines that would be too many are left to the sheet.
    """
    if facts.address and len(facts.address.encode("utf-8")) <= MOST_BYTES:
        return facts.address
    name = printable(facts.heading.tournament)[:LONGEST_NAME].strip()
    lines = [
        " – ".join(text for text in (name, wording.say("RULES_TITLE")) if text),
        wording.say("EDITION", edition=facts.heading.edition),
        *(
            wording.told(("{label} : {value}", "{label}: {value}"), label=label, value=value)
            for label, value, _ in _facts(facts, wording, short=True)
        ),
    ]
    departures = [f"§ {rule.article} {rule.text}" for rule in facts.house_rules]
    if departures:
        lines += [wording.say("RULES_HOUSE_TOLD"), *departures]
    return _short_enough([printable(line) for line in lines], wording.say("RULES_MORE"))


def _short_enough(lines: list[str], more: str) -> str:
    whole = "\n".join(lines)
    while len(whole.encode("utf-8")) > MOST_BYTES:
        lines = lines[:-1]
        whole = "\n".join((*lines, more))
    return whole


def _facts(
    facts: TournamentRules, wording: Wording, *, short: bool = False
) -> tuple[tuple[str, str, str], ...]:
    """What is to be known before the first card: a label, its value, what it means."""
    late = facts.late_entry_until
    told = (
        (
            wording.say("RULES_TABLES"),
            "",
            wording.count("RULES_PER_TABLE", facts.seats_per_table),
            wording.say("STARTING_STACK", stack=facts.starting_stack),
        ),
        (wording.say("ANTE"), "4.2", wording.say(f"RULES_ANTE_{facts.ante.upper()}"), ""),
        (
            wording.say("RULES_LATE"),
            "1.8",
            wording.say("RULES_LATE_UNTIL", level=late) if late else wording.say("RULES_LATE_NONE"),
            "",
        ),
        (wording.say("RULES_FINAL"), "2.6", wording.count("PLAYERS", facts.final_table), ""),
        (
            wording.say("RULES_SANCTIONS"),
            "11",
            wording.say(f"RULES_REGIME_{facts.regime.upper()}"),
            wording.say(f"RULES_REGIME_{facts.regime.upper()}_MEANS"),
        ),
    )
    rows = [(_cited(label, article), value, means) for label, article, value, means in told]
    order = facts.breaking_order
    if len(order) > 1 and not (short and len(order) > TABLES_TOLD):
        tables = ", ".join(map(str, order))
        rows.insert(4, (_cited(wording.say("RULES_BREAKING"), "2.4"), tables, ""))
    return tuple(rows)


def _cited(label: str, article: str) -> str:
    return f"{label} (§\u00a0{article})" if article else label


def _format(facts: TournamentRules, wording: Wording) -> Block:
    room = body_width() - CODE_SIDE - BESIDE
    told = _facts(facts, wording)
    labels = fit_alike([label for label, _, _ in told], LABEL_WIDTH, LABEL, smallest=7.5)
    rows = [_fact(row, label, room) for row, label in zip(told, labels, strict=True)]
    dots = dots_of(told_to_telephones(facts, wording))
    caption = _caption(facts, wording)
    left = sum(row.height for row in rows)
    right = CODE_SIDE + sum(line.height + 2 for line in caption)

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top
        for row in rows:
            row.draw(sheet, Box(box.x, top, room, row.height))
            top += row.height
        _draw_code(sheet, Box(box.right - CODE_SIDE, box.top, CODE_SIDE, box.height), dots, caption)

    return Block(max(left, right) + 4, draw)


def _fact(row: tuple[str, str, str], label: Fitted, room: float) -> Block:
    width = room - LABEL_WIDTH - 8
    value = Fitted(wrap(printable(row[1]), width, VALUE), VALUE)
    means = Fitted(wrap(printable(row[2]), width, DETAIL), DETAIL) if row[2] else Fitted((), DETAIL)
    height = max(label.height, value.height + means.height) + 12

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.lines(Box(box.x, box.top + 7, LABEL_WIDTH, label.height), label)
        x = box.x + LABEL_WIDTH + 8
        sheet.lines(Box(x, box.top + 5, width, value.height), value)
        sheet.lines(Box(x, box.top + 5 + value.height, width, means.height), means)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5)

    return Block(height, draw)


def _caption(facts: TournamentRules, wording: Wording) -> tuple[Fitted, ...]:
    code = "RULES_CODE_ADDRESS" if facts.address else "RULES_CODE_TEXT"
    return (Fitted(wrap(wording.say(code), CODE_SIDE - 16, CAPTION), CAPTION),)


def _draw_code(sheet: Sheet, box: Box, dots: Dots, caption: tuple[Fitted, ...]) -> None:
    draw_code(sheet, Box(box.x, box.top, CODE_SIDE, CODE_SIDE), dots)
    top = box.top + CODE_SIDE
    for lines in caption:
        sheet.lines(Box(box.x, top, CODE_SIDE, lines.height), lines, "center")
        top += lines.height + 2


def _house_rules(facts: TournamentRules, wording: Wording) -> tuple[Block, ...]:
    if not facts.house_rules:
        return paragraph(wording.say("RULES_HOUSE_NONE"), body_width(), SAID, gap=0)
    return tuple(_house_rule(rule, wording) for rule in facts.house_rules)


def _house_rule(rule: HouseRuleLine, wording: Wording) -> Block:
    room = body_width() - ARTICLE_WIDTH
    text = Fitted(wrap(printable(rule.text), room, VALUE), VALUE)
    aside = [wording.say("RULES_INSTEAD", text=rule.instead)] if rule.instead else []
    if rule.readings:
        aside.append(wording.say("RULES_READING"))
    below = Fitted(wrap(printable("  ·  ".join(aside)), room, DETAIL) if aside else (), DETAIL)

    def draw(sheet: Sheet, box: Box) -> None:
        article = f"§\u00a0{rule.article}"
        sheet.text(box.x, box.top + 4 + VALUE.leading * 0.78, article, ARTICLE)
        x = box.x + ARTICLE_WIDTH
        sheet.lines(Box(x, box.top + 4, room, text.height), text)
        sheet.lines(Box(x, box.top + 4 + text.height, room, below.height), below)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5)

    return Block(text.height + below.height + 10, draw)


def names_to_write(wording: Wording) -> Block:
    """Return lines to write names on: who directs, who are the floors."""

    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + LINE_FOR_A_NAME - 5
        halves = box.columns(2, 20)
        for half, code in zip(halves, ("RULES_DIRECTOR", "RULES_FLOORS"), strict=True):
            label = wording.say(code)
            sheet.text(half.x, baseline, label, LABEL)
            after = half.x + LABEL.width(printable(label)) + 6
            sheet.line((after, baseline + 1), (half.right, baseline + 1), ink=BLACK)

    return Block(LINE_FOR_A_NAME, draw, gap=2)


def _where(facts: TournamentRules, wording: Wording) -> tuple[Block, ...]:
    desk = paragraph(
        wording.say("RULES_READ_WHERE", edition=facts.heading.edition), body_width(), SAID, gap=0
    )
    if not facts.address:
        return desk
    return (*desk, *paragraph(facts.address, body_width(), ADDRESS, gap=4))
