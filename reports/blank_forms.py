"""Blank forms, filled in at the table and signed: an incident and its ruling, a sanction (11.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reports import labels
from reports.facts import Heading, Words
from reports.half_sheet import (
    ASIDE,
    FOOT,
    HEAD,
    SIGNATURE,
    draw_blank,
    draw_fields,
    draw_tick,
    halves,
    one_form,
)
from reports.labels import Pair
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import DOT, open_file
from reports.sheet import Box, Sheet
from rules_ropta.penalties import LADDER

TICKED = TypeStyle(10.5)
FAULTY = TypeStyle(9)
FORCED = TypeStyle(9, Weight.SEMIBOLD)
CITED = TypeStyle(8, ink=SOFT)
WRITTEN = 25.0
LEAST = 18.0
ROWS = 11
LINE = 18.0
UNEVEN = 30.0
"""Points by which one column of faults may be wider than half."""
TICK = 11.0
"""A fault’s line and the box before it: a pen ticks one without touching the next."""

STEP_LINE = 18.0
PENALTY_WRITTEN = 20.0
UNDER_FIELDS = 10.0
SAID_IN = 5
"""Lines to write on under the ladder, at the least."""
OVER_SIGNATURES = 14.0

INCIDENT = ("Fiche d’incident", "Incident form")
INCIDENT_ASKED = ("une fiche par incident", "one form per incident")
WHEN = (
    (labels.HOUR, 2),
    (labels.LEVEL, 2),
    (labels.TABLE, 2),
    (("Bouton, place", "Button, seat"), 3),
)
BETS = ((("Pot", "Pot"), 1), (("À suivre", "To call"), 1))
PLAYERS = ("Joueurs (place, tapis)", "Players (seat, stack)")
MOMENT = ("Moment", "When")
MOMENTS = (
    ("distribution", "deal"),
    ("préflop", "preflop"),
    ("flop", "flop"),
    ("turn", "turn"),
    ("river", "river"),
    ("abattage", "showdown"),
    ("entre deux mains", "between hands"),
)
FACTS_TOLD = ("Ce qui s’est passé", "What happened")
RULING = ("Décision", "Ruling")
SOURCES = ((labels.ARTICLE, 2), (("Lecture ou règle maison", "Interpretation or house rule"), 4))
AFTER = (
    ("sanction, fiche à part", "penalty, on a separate form"),
    ("main morte", "dead hand"),
    ("coup annulé", "hand cancelled"),
    ("appel au directeur", "referred to the director"),
)

SANCTION = ("Fiche de sanction", "Penalty form")
SANCTION_ASKED = ("à remplir à la table", "filled in at the table")
REGIME = {
    "light": ("gradation légère", "lenient penalties"),
    "normal": ("gradation normale", "standard penalties"),
    "heavy": ("gradation lourde", "strict penalties"),
}
WHO = (
    (labels.PLAYER, 4.4),
    (labels.TABLE, 2.2),
    (labels.PLACE, 2.2),
    (labels.LEVEL, 2.5),
    (labels.HOUR, 2.7),
)
FAULT = ("Faute (en gras : la sanction est imposée)", "Offence (bold: penalty mandatory)")
OTHER = ("Autre", "Other")
HANDS = ("Mains à manquer", "Hands to miss")
COUNT = (
    "un tour = autant de mains que de joueurs assis, le joueur sanctionné compris",
    "one round = as many hands as players seated, the penalised player included",
)


@dataclass(frozen=True, slots=True)
class IncidentForm:
    """The tournament that the forms belong to."""

    heading: Heading


@dataclass(frozen=True, slots=True)
class FaultLine:
    """A fault in words with its article; ``imposed`` when it must be sanctioned (11.1)."""

    words: str
    article: str
    imposed: bool = False


@dataclass(frozen=True, slots=True)
class PenaltyForm:
    """The faults of the rulebook, and the regime of the tournament: light, normal or heavy."""

    heading: Heading
    faults: tuple[FaultLine, ...]
    regime: str = "normal"


def render_incident_form(facts: IncidentForm) -> bytes:
    """Return the PDF of two blank forms on a sheet, to be cut; on A5 of one."""
    heading = facts.heading
    words = facts.heading.words
    title = words.say(INCIDENT)
    file = open_file(title, heading)
    beside = [(title, words.say(INCIDENT_ASKED))]
    for sheet, box in halves(file, heading, beside, ("floor", "director")):
        _incident(sheet, box, words)
    return file.to_bytes()


def _incident(sheet: Sheet, box: Box, words: Words) -> None:
    top = box.top + HEAD - 6
    room = box.bottom - FOOT - SIGNATURE - top
    row = max(LEAST, min(WRITTEN, room / (ROWS + 0.6)))
    rows = [box.row(top + number * row, row) for number in range(ROWS)]
    draw_fields(sheet, rows[0], WHEN, words)
    draw_blank(sheet, rows[1], words.say(PLAYERS))
    _ticks(sheet, rows[2], words.say(MOMENT), MOMENTS, words)
    draw_fields(sheet, rows[3], BETS, words)
    draw_blank(sheet, rows[4], words.say(FACTS_TOLD))
    for line in rows[5:7]:
        draw_blank(sheet, line)
    draw_blank(sheet, rows[7], words.say(RULING))
    draw_blank(sheet, rows[8])
    draw_fields(sheet, rows[9], SOURCES, words)
    _ticks(sheet, rows[10], "", AFTER, words)


def _ticks(sheet: Sheet, box: Box, label: str, choices: Sequence[Pair], words: Words) -> None:
    """Draw a label and the words to tick after it, evenly set to the right."""
    told = [words.say(pair) for pair in choices]
    baseline = box.bottom - 3
    sheet.text(box.x, baseline, label, ASIDE)
    x = box.x + (ASIDE.width(label) + 12 if label else 0)
    needs = [TICKED.width(word) + 14 for word in told]
    gap = min(24.0, (box.right - x - sum(needs)) / max(1, len(told) - 1))
    for word, need in zip(told, needs, strict=True):
        begins = draw_tick(sheet, x, baseline)
        sheet.fitted(begins, baseline, word, need, TICKED, smallest=8)
        x += need + gap


def render_penalty_form(facts: PenaltyForm) -> bytes:
    """Return the PDF of a blank form on a sheet; on A5 two, its faults then its penalty."""
    heading = facts.heading
    words = facts.heading.words
    title = words.say(SANCTION)
    file = open_file(title, heading)
    beside = title, f"{words.say(SANCTION_ASKED)}{DOT}{words.say(REGIME[facts.regime])}"
    halves_of_it = one_form(file, heading, beside, ("player", "floor", "director"))
    sheet, box = next(halves_of_it)
    draw_fields(sheet, box.row(box.top, PENALTY_WRITTEN), WHO, words)
    top = box.top + PENALTY_WRITTEN + UNDER_FIELDS
    _faults(sheet, box.row(top, box.bottom - top), facts.faults, words)
    sheet, box = next(halves_of_it)
    top = box.top
    if heading.size == "A5":
        draw_fields(sheet, box.row(top, PENALTY_WRITTEN), WHO, words)
        top += PENALTY_WRITTEN + 8
    top = _steps(sheet, box.row(top, 0), words) + 4
    # Lines down to the signatures, all as far apart, none closer than a hand writes.
    room = box.bottom - top - OVER_SIGNATURES
    lines = max(SAID_IN, int(room / WRITTEN))
    line = room / lines
    draw_blank(sheet, box.row(top, line), words.say(labels.WHY))
    for number in range(1, lines):
        draw_blank(sheet, box.row(top + number * line, line))
    return file.to_bytes()


def _faults(sheet: Sheet, box: Box, faults: Sequence[FaultLine], words: Words) -> None:
    """Draw the faults to tick in two columns, as far apart as the room allows."""
    sheet.text(box.x, box.top + 9, words.say(FAULT), ASIDE)
    lines = len(faults) // 2 + 1
    line = min(LINE, (box.height - 13) / lines)
    # The column of the longer words takes what the other leaves.
    left, right = (
        max((FORCED.width(fault.words) for fault in part), default=0)
        for part in (faults[:lines], faults[lines:])
    )
    lean = max(-UNEVEN, min(UNEVEN, (left - right) / 2))
    halves = ((box.width - 18) / 2 + lean, (box.width - 18) / 2 - lean)
    columns = box.row(box.top + 13, lines * line).split(halves, 18)
    for number, fault in enumerate(faults):
        across, down = divmod(number, lines)
        column = columns[across]
        _fault(sheet, column, column.top + (down + 1) * line - 4, fault, words)
    last = columns[1]
    x = draw_tick(sheet, last.x, last.bottom - 4, TICK)
    draw_blank(sheet, Box(x, last.bottom - line, last.right - x, line), words.say(OTHER))


def _fault(sheet: Sheet, column: Box, baseline: float, fault: FaultLine, words: Words) -> None:
    x = draw_tick(sheet, column.x, baseline, TICK)
    style = FORCED if fault.imposed else FAULTY
    article = words.articles((fault.article,))
    room = column.right - x - CITED.width(article) - 6
    sheet.fitted(x, baseline, fault.words[:1].upper() + fault.words[1:], room, style, smallest=8)
    sheet.text(column.right, baseline, article, CITED, "right")


def _steps(sheet: Sheet, box: Box, words: Words) -> float:
    """Draw the steps of the ladder to tick, and the hands to miss; return how far they go."""
    sheet.text(box.x, box.top + 9, words.say(labels.PENALTY), ASIDE)
    baseline = box.top + 9 + STEP_LINE
    steps = [words.say(labels.STEPS[step]) for step in LADDER]
    needs = [TICK + 5 + TICKED.width(word) for word in steps]
    spare = box.width - sum(needs)
    x = box.x
    for word, need in zip(steps, needs, strict=True):
        begins = draw_tick(sheet, x, baseline, TICK)
        sheet.text(begins, baseline, word, TICKED)
        x += need + spare / (len(steps) - 1)
    foot = baseline + PENALTY_WRITTEN
    hands = Box(box.x, baseline, box.width * 0.36, PENALTY_WRITTEN)
    draw_blank(sheet, hands, words.say(HANDS))
    after = hands.right + 12
    sheet.fitted(after, foot - 3, words.say(COUNT), box.right - after, ASIDE, smallest=8)
    return foot
