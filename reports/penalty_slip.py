"""Penalty slips: one sheet a sanction, half for the player, half for the file, to be cut."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from reports.facts import Heading
from reports.fitting import (
    BAND,
    BLACK,
    SOFT,
    WHITE,
    Fitted,
    TypeStyle,
    fit,
    fit_alike,
)
from reports.half_sheet import (
    ASIDE,
    HEAD,
    LABEL,
    draw_foot,
    draw_head,
    draw_signatures,
    halves,
)
from reports.page_layout import open_file, text_line
from reports.sheet import Box, Sheet
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in
from rules_ropta.penalties import LADDER
from rules_ropta.rulebook import load_rulebook

VALUE = TypeStyle(12, Weight.SEMIBOLD)
PLAYER = TypeStyle(23, Weight.BOLD)
FAULT = TypeStyle(14, Weight.SEMIBOLD)
TEXT = TypeStyle(9.5)
FIGURE = TypeStyle(52, Weight.BOLD)
GIVEN = TypeStyle(24, Weight.BOLD)
UNIT = TypeStyle(12, Weight.SEMIBOLD)
STEP = TypeStyle(9, Weight.SEMIBOLD, SOFT)

FACTS, PANEL_HEIGHT, LADDER_HEIGHT = 42.0, 112.0, 22.0
PANEL_WIDTH = 176.0
TICK, TICK_GAP, STEP_GAP = 10.5, 2.25, 3.0
MOST_TICKS = 40
"""Boxes that stand on one line: four rounds at a table of ten."""


@dataclass(frozen=True, slots=True)
class GivenPenalty:
    """A sanction as it was given; ``fault`` in words, ``step`` a code of the ladder.

    ``table`` and ``place`` are where the player sat, when known. ``hands`` are those to miss,
    ``players`` those of the table when rounds were given. ``chips_removed`` leave play with a
    disqualified player. ``note`` is what was written with it: it stands on the file's half only.
    """

    number: int
    name: str
    at: datetime
    level: int
    fault: str
    article: str
    step: str
    hands: int = 0
    rounds: int = 0
    players: int | None = None
    may_stay: bool = False
    imposed: bool = False
    deliberate: bool = False
    table: int | None = None
    place: int | None = None
    club: str = ""
    incident: int | None = None
    ruled_by: Literal["floor", "director"] = "floor"
    chips_removed: int = 0
    note: str = ""
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class PenaltySlips:
    """A sheet a sanction, in the order they were given."""

    heading: Heading
    penalties: tuple[GivenPenalty, ...]


def render_penalty_slips(facts: PenaltySlips, language: Language = "fr") -> bytes:
    """Return the PDF of the slips: the player's half, then the file's."""
    wording = wording_in(language)
    title = "PENALTY_TITLE" if len(facts.penalties) == 1 else "PENALTIES_TITLE"
    file = open_file(wording.say(title), facts.heading, wording)
    for penalty in facts.penalties:
        both = halves(file, facts.heading.size, wording)
        for copy, (sheet, box) in zip(("COPY_PLAYER", "COPY_FILE"), both, strict=True):
            _half(sheet, box, facts.heading, penalty, copy, wording)
    if not facts.penalties:
        none = text_line(wording.say("PENALTY_NONE"), VALUE)
        sheet, box = next(halves(file, facts.heading.size, wording))
        none.draw(sheet, box)
    return file.to_bytes()


def _half(
    sheet: Sheet, box: Box, heading: Heading, penalty: GivenPenalty, copy: str, wording: Wording
) -> None:
    number = wording.say("PENALTY_NUMBER", number=str(penalty.number))
    if penalty.lifted:
        number = f"{number}  ·  {wording.say('LIFTED')}"
    draw_head(sheet, box, heading, wording, (wording.say(copy), number))
    top = box.top + HEAD
    _when_and_where(sheet, Box(box.x, top, box.width, FACTS), penalty, wording)
    top += FACTS
    room = Box(box.x, top, box.width - PANEL_WIDTH - 18, PANEL_HEIGHT)
    _who_and_why(sheet, room, penalty, wording)
    panel = Box(box.right - PANEL_WIDTH, top, PANEL_WIDTH, PANEL_HEIGHT)
    _what(sheet, panel, penalty, wording)
    top += PANEL_HEIGHT + 10
    _ladder(sheet, Box(box.x, top, box.width, LADDER_HEIGHT), penalty, wording)
    top += LADDER_HEIGHT + 5
    effect = fit(_effect(penalty, wording), box.width, TEXT, smallest=8, lines=2)
    sheet.lines(Box(box.x, top, box.width, effect.height), effect)
    top += effect.height + 4
    if copy == "COPY_FILE":
        top = _note(sheet, Box(box.x, top, box.width, 0), penalty, wording)
    if 0 < penalty.hands <= MOST_TICKS:
        _ticks(sheet, Box(box.x, top + 3, box.width, 26), penalty.hands, wording)
    signed = ("PLAYER", penalty.ruled_by.upper())
    draw_signatures(sheet, box, [wording.say(f"SIGNED_{who}") for who in signed])
    draw_foot(sheet, box, heading, wording)


def _when_and_where(sheet: Sheet, box: Box, penalty: GivenPenalty, wording: Wording) -> None:
    unknown = wording.say("NOT_KNOWN")
    seat = unknown if penalty.table is None else wording.number(penalty.table)
    if penalty.place is not None:
        seat = f"{seat}, {wording.say('PLACE_NUMBER', place=penalty.place)}"
    incident = penalty.incident
    values = (
        ("WHEN", wording.moment(penalty.at)),
        ("LEVEL", wording.number(penalty.level)),
        ("TABLE", seat),
        (
            "INCIDENT",
            unknown if incident is None else wording.say("INCIDENT_NUMBER", number=str(incident)),
        ),
        ("RULED_BY", wording.say(f"RULED_BY_{penalty.ruled_by.upper()}")),
    )
    columns = box.columns(len(values), 16)
    figures = fit_alike([text for _, text in values], columns[0].width, VALUE, smallest=7)
    for column, (code, _), value in zip(columns, values, figures, strict=True):
        sheet.text(column.x, column.top + 9, wording.say(code), LABEL)
        sheet.text(column.x, column.top + 24, value.lines[0], value.style)


def _who_and_why(sheet: Sheet, box: Box, penalty: GivenPenalty, wording: Wording) -> None:
    name = fit(penalty.name, box.width, PLAYER, smallest=14, lines=2)
    sheet.lines(Box(box.x, box.top, box.width, name.height), name)
    top = box.top + name.height
    if penalty.club:
        club = fit(penalty.club, box.width, ASIDE, smallest=7)
        sheet.lines(Box(box.x, top, box.width, club.height), club)
    top += ASIDE.leading + 6
    words = penalty.fault[:1].upper() + penalty.fault[1:]
    if penalty.deliberate:
        words = f"{words}, {wording.say('DELIBERATE')}"
    fault = fit(words, box.width, FAULT, smallest=10, lines=2)
    sheet.lines(Box(box.x, top, box.width, fault.height), fault)
    top += fault.height + 2
    article = fit(_article(penalty.article, wording), box.width, TEXT, smallest=7.5, lines=2)
    sheet.lines(Box(box.x, top, box.width, article.height), article)
    top += article.height + 1
    said = wording.say("SANCTION_IMPOSED" if penalty.imposed else "SANCTION_POSSIBLE")
    force = fit(said, box.width, ASIDE, smallest=7)
    sheet.lines(Box(box.x, top, box.width, force.height), force)


def _article(number: str, wording: Wording) -> str:
    article = load_rulebook().articles.get(number)
    title = "" if article is None else article.title
    if article is not None and wording.language == "en":
        title = article.title_en
    return f"{wording.articles((number,))}  {title}".strip()


def _what(sheet: Sheet, panel: Box, penalty: GivenPenalty, wording: Wording) -> None:
    """The sanction in its frame: how many hands, or what it is called."""
    sheet.frame(panel, thick=1.6, radius=5)
    room = panel.inset(10, 8)
    told = _counted(penalty, room.width, wording) or _called(penalty, room.width, wording)
    heights = [fitted.style.cap_height + 10 for fitted in told]
    top = room.top + (room.height - sum(heights)) / 2
    for fitted, height in zip(told, heights, strict=True):
        sheet.lines(Box(room.x, top, room.width, height), fitted, "center")
        top += height


def _counted(penalty: GivenPenalty, width: float, wording: Wording) -> list[Fitted]:
    """The hands to miss, and the rounds they make; nothing without hands."""
    if not penalty.hands:
        return []
    told = [fit(wording.number(penalty.hands), width, FIGURE, smallest=24)]
    told.append(fit(wording.count("HANDS_TO_MISS", penalty.hands), width, UNIT, smallest=9))
    if penalty.rounds and penalty.players:
        words = wording.count("ROUNDS_GIVEN", penalty.rounds, players=penalty.players)
        told.append(fit(words, width, ASIDE, smallest=7))
    return told


def _called(penalty: GivenPenalty, width: float, wording: Wording) -> list[Fitted]:
    """What the sanction is called, and the chips that leave play with the player."""
    told = [fit(_step(penalty.step, wording), width, GIVEN, smallest=14)]
    if penalty.chips_removed:
        unit = wording.count("CHIPS_GONE", penalty.chips_removed)
        chips = f"{wording.number(penalty.chips_removed)} {unit}"
        told.append(fit(chips, width, UNIT, smallest=8))
    return told


def _step(step: str, wording: Wording) -> str:
    return wording.say(f"STEP_{step.upper()}")


def _ladder(sheet: Sheet, box: Box, penalty: GivenPenalty, wording: Wording) -> None:
    """The seven steps, the one given in full; as wide as their words ask."""
    called = [_step(step, wording) for step in LADDER]
    needs = [STEP.width(words) + 14 for words in called]
    spare = (box.width + STEP_GAP - sum(needs)) / len(needs) - STEP_GAP
    x = box.x
    for step, words, need in zip(LADDER, called, needs, strict=True):
        cell = Box(x, box.top, need + spare, box.height)
        given = step == penalty.step
        sheet.fill(cell, BLACK if given else BAND, radius=3)
        style = TypeStyle(STEP.size, Weight.BOLD, WHITE) if given else STEP
        sheet.lines(cell, fit(words, cell.width - 4, style, smallest=6), "center")
        x = cell.right + STEP_GAP


def _effect(penalty: GivenPenalty, wording: Wording) -> str:
    if penalty.step == "disqualification":
        return wording.say("GONE_FROM_PLAY")
    if not penalty.hands:
        return wording.say("WARNED")
    return wording.say("STAYS" if penalty.may_stay else "LEAVES")


def _note(sheet: Sheet, box: Box, penalty: GivenPenalty, wording: Wording) -> float:
    """Write what was noted, if anything; return how far down it goes."""
    if not penalty.note.strip():
        return box.top
    label = wording.say("WHY")
    taken = LABEL.width(label) + 8
    note = fit(penalty.note, box.width - taken, TEXT, smallest=7.5, lines=2)
    sheet.text(box.x, box.top + 10, label, LABEL)
    sheet.lines(Box(box.x + taken, box.top, box.width - taken, note.height), note)
    return box.top + note.height + 2


def _ticks(sheet: Sheet, box: Box, hands: int, wording: Wording) -> None:
    sheet.text(box.x, box.top + 8, wording.say("MISSED"), LABEL)
    for hand in range(hands):
        x = box.x + hand * (TICK + TICK_GAP)
        sheet.frame(Box(x, box.top + 13, TICK, TICK), thick=0.8, radius=1.5)
