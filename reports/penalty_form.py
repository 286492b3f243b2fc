"""The penalty form, blank: fault, step and hands are ticked at the table, then signed (11.1)."""

from __future__ import annotations

from dataclasses import dataclass

from reports.facts import Heading
from reports.fitting import SOFT, TypeStyle, fit
from reports.half_sheet import (
    ASIDE,
    FOOT,
    HEAD,
    SIGNATURE,
    draw_blank,
    draw_fields,
    draw_foot,
    draw_head,
    draw_signatures,
    draw_tick,
    halves,
)
from reports.page_layout import open_file
from reports.sheet import Box, Sheet
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in
from rules_ropta.penalties import LADDER

TICKED, FORCED = TypeStyle(9), TypeStyle(9, Weight.SEMIBOLD)
ARTICLE = TypeStyle(8, ink=SOFT)
LINE, STEP_LINE, WRITTEN = 13.4, 15.0, 24.0

TITLE = ("Fiche de sanction", "Penalty form")
ASKED = ("à remplir à la table", "filled in at the table")
REGIME = {
    "light": ("régime léger", "light regime"),
    "normal": ("régime normal", "normal regime"),
    "heavy": ("régime lourd", "heavy regime"),
}
FIELDS = (
    (("Joueur", "Player"), 5),
    (("Table", "Table"), 2),
    (("Place", "Seat"), 2),
    (("Niveau", "Level"), 2.2),
    (("Heure", "Time"), 2.8),
)
FAULT = ("Faute (en gras : la sanction est imposée)", "Fault (bold: the penalty is imposed)")
OTHER = ("Autre", "Other")
STEP = ("Sanction", "Penalty")
HANDS = ("Mains à manquer", "Hands to miss")
COUNT = (
    "un tour = autant de mains que de joueurs assis, lui compris",
    "one round = as many hands as players seated, the player included",
)
WHY = ("Motif", "Reason")


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


def render_penalty_form(facts: PenaltyForm, language: Language = "fr") -> bytes:
    """Return the PDF of two blank forms on a sheet, to be cut; on A5 of one."""
    wording = wording_in(language)
    file = open_file(wording.told(TITLE), facts.heading, wording)
    for sheet, box in halves(file, facts.heading.size, wording, alike=True):
        _form(sheet, box, facts, wording)
    return file.to_bytes()


def _form(sheet: Sheet, box: Box, facts: PenaltyForm, wording: Wording) -> None:
    aside = f"{wording.told(ASKED)}  ·  {wording.told(REGIME[facts.regime])}"
    draw_head(sheet, box, facts.heading, wording, (wording.told(TITLE), aside))
    top = box.top + HEAD - 6
    draw_fields(sheet, Box(box.x, top, box.width, WRITTEN), FIELDS, wording)
    top = _faults(sheet, Box(box.x, top + WRITTEN + 8, box.width, 0), facts, wording)
    top = _steps(sheet, Box(box.x, top + 3, box.width, 0), wording)
    room = box.bottom - FOOT - SIGNATURE - top
    draw_blank(sheet, Box(box.x, top, box.width, min(WRITTEN, room)), wording.told(WHY))
    signed = [wording.say(f"SIGNED_{who}") for who in ("PLAYER", "FLOOR", "DIRECTOR")]
    draw_signatures(sheet, box, signed)
    draw_foot(sheet, box, facts.heading, wording)


def _faults(sheet: Sheet, box: Box, facts: PenaltyForm, wording: Wording) -> float:
    """Draw the faults to tick in two columns; return how far down they go."""
    sheet.text(box.x, box.top + 9, wording.told(FAULT), ASIDE)
    lines = len(facts.faults) // 2 + 1
    columns = Box(box.x, box.top + 13, box.width, lines * LINE).columns(2, 18)
    for number, fault in enumerate(facts.faults):
        across, down = divmod(number, lines)
        column = columns[across]
        _fault(sheet, column, column.top + (down + 1) * LINE - 4, fault, wording)
    last = columns[1]
    x = draw_tick(sheet, last.x, last.bottom - 4)
    draw_blank(sheet, Box(x, last.bottom - LINE, last.right - x, LINE), wording.told(OTHER))
    return last.bottom + 2


def _fault(sheet: Sheet, column: Box, baseline: float, fault: FaultLine, wording: Wording) -> None:
    x = draw_tick(sheet, column.x, baseline)
    style = FORCED if fault.imposed else TICKED
    article = wording.articles((fault.article,))
    room = column.right - x - ARTICLE.width(article) - 6
    words = fault.words[:1].upper() + fault.words[1:]
    fitted = fit(words, room, style, smallest=7)
    sheet.text(x, baseline, fitted.lines[0], fitted.style)
    sheet.text(column.right, baseline, article, ARTICLE, "right")


def _steps(sheet: Sheet, box: Box, wording: Wording) -> float:
    """Draw the steps of the ladder to tick, and the hands to miss; return how far they go."""
    sheet.text(box.x, box.top + 9, wording.told(STEP), ASIDE)
    baseline = box.top + 9 + STEP_LINE
    words = [wording.say(f"STEP_{step.upper()}") for step in LADDER]
    spare = box.width - sum(TICKED.width(word) + 14 for word in words)
    x = box.x
    for word in words:
        begins = draw_tick(sheet, x, baseline)
        sheet.text(begins, baseline, word, TICKED)
        x += TICKED.width(word) + 14 + spare / (len(words) - 1)
    foot = baseline + WRITTEN
    hands = Box(box.x, baseline, box.width * 0.36, WRITTEN)
    draw_blank(sheet, hands, wording.told(HANDS))
    said = fit(wording.told(COUNT), box.right - hands.right - 12, ASIDE, smallest=7)
    sheet.text(hands.right + 12, foot - 3, said.lines[0], said.style)
    return foot
