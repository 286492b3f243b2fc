"""The tournament's own rules on one sheet (1.1): formats, house rules, floor to call, QR code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from reports import labels
from reports.drawings import MOST_BYTES, dots_of, draw_code
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.labels import Pair
from reports.lettering import (
    ACCENT,
    BLACK,
    SOFT,
    Fitted,
    TypeStyle,
    Weight,
    fit_alike,
    printable,
    wrapped,
)
from reports.page_layout import (
    DOT,
    HEADING,
    body_width,
    edition_line,
    first_page_height,
    heading_block,
    is_small,
    pages_needed,
    paragraph,
    print_pages,
)
from reports.sheet import Box, Sheet

TITLE = ("Règles du tournoi", "Tournament rules")
TABLES = ("Tables", "Tables")
PER_TABLE = ("{n} {n:=joueur|joueurs} par table", "{n} {n:=player|players} per table")
ANTES = {
    "big_blind": ("payée par la grosse blinde", "posted by the big blind"),
    "button": ("payée par le bouton", "posted by the button"),
    "classic": ("payée par chaque joueur", "posted by every player"),
    "none": ("aucune", "none"),
}
LATE = ("Entrées tardives", "Late registration")
LATE_UNTIL = ("jusqu’à la fin du niveau {level}", "until the end of level {level}")
LATE_NONE = ("aucune après la première donne", "none after the first deal")
FINAL = ("Table finale", "Final table")
ENTRIES = ("Entrées", "Entries")
BREAKING = ("Ordre de fermeture", "Breaking order")
SANCTIONS = ("Sanctions", "Penalties")
REGIMES: dict[str, Pair] = {
    "light": ("légères", "lenient"),
    "normal": ("normales", "standard"),
    "heavy": ("lourdes", "strict"),
}
REGIME_MEANS = {
    "light": (
        "Avertissement et explication avant toute sanction (§ 11).",
        "Players get a warning and an explanation before any penalty (§ 11).",
    ),
    "normal": (
        "Avertissement ou sanction, selon la faute et le niveau des joueurs (§ 11).",
        "A warning or a penalty, depending on the offence and the players’ level (§ 11).",
    ),
    "heavy": (
        "Chaque faute est sanctionnée, sans avertissement (§ 11).",
        "Every offence is penalised, without warning (§ 11).",
    ),
}
HOUSE = ("Règles maison", "House rules")
HOUSE_TOLD = ("Règles maison :", "House rules:")
DEPARTURES = ("{n} {n:=écart déclaré|écarts déclarés}", "{n} {n:=exception|exceptions} declared")
HOUSE_NONE = (
    "Aucune : le règlement de la fédération s’applique tel qu’il est publié.",
    "None: the federation’s rulebook applies as it is published.",
)
INSTEAD = ("Le règlement : {text}", "The rulebook: {text}")
READING = ("passage qui se lit de deux façons", "a passage open to interpretation")
CALL = ("Qui appeler", "Who to call")
CALL_HOW = (
    "Une erreur, un doute, un désaccord : ne touchez plus à rien et appelez un floor avant la "
    "donne suivante. Floors et directeur tranchent sans appel, et seul le directeur disqualifie "
    "(§ 1.7, 11.1).",
    "A mistake, a doubt, a disagreement: stop, leave everything as it is and call the floor "
    "before the next deal. Rulings by the floor and the director are final, and only the director "
    "disqualifies (§ 1.7, 11.1).",
)
NAMED = (("Directeur :", "Director:"), ("Floors :", "Floor:"))
READ = ("Lire le règlement", "Reading the rulebook")
READ_WHERE = (
    "Le règlement de la fédération (ROPTA, édition {edition}) et cette feuille se consultent à la "
    "table de la direction (§ 1.1).",
    "The federation’s rulebook (ROPTA, edition {edition}) and this sheet can be read at the "
    "tournament desk (§ 1.1).",
)
CODE_ADDRESS = ("Le règlement sur votre téléphone", "The rulebook on your phone")
CODE_TEXT = (
    "Ces règles sur votre téléphone, même sans réseau",
    "These rules on your phone, even offline",
)
MORE = ("… la suite est affichée.", "… the rest is posted up.")
TOLD = ("{label} : {value}", "{label}: {value}")

LABEL = TypeStyle(12, ink=SOFT)
VALUE = TypeStyle(15, Weight.SEMIBOLD)
DETAIL = TypeStyle(9, ink=SOFT)
ARTICLE = TypeStyle(12, Weight.BOLD, ACCENT)
SAID = TypeStyle(10.5)
SAID_SMALL = TypeStyle(9)
CAPTION = TypeStyle(9, ink=SOFT)
ADDRESS = TypeStyle(10.5, Weight.SEMIBOLD)

Sized = Callable[[TypeStyle], TypeStyle]
"""How a style of the sheet is set: as it is, or one size up."""

CODE_SIDE = 168.0
SMALL_CODE = 120.0
BESIDE = 24.0  # points between the facts and the code
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
    ``address`` is where the rules are read, as the club wrote it; ``entries``: how one enters and
    what may be bought, where it is not the free freezeout.
    """

    heading: Heading
    seats_per_table: int
    starting_stack: int
    ante: str
    late_entry_until: int
    final_table: int
    breaking_order: tuple[int, ...]
    regime: str
    house_rules: tuple[HouseRuleLine, ...] = ()
    address: str = ""
    entries: tuple[str, ...] = ()


def render_tournament_rules(facts: TournamentRules) -> bytes:
    """Return the PDF of the rules: one sheet, unless there are many house rules.

    In larger type, for a wall, where that takes no more pages.
    """
    usual = _sheet(facts, _as_it_is)
    larger = _sheet(facts, _one_size_up)
    # A hundred tables in their order are one block.
    whole = max(block.height for block in larger.blocks) <= first_page_height(facts.heading)
    fewest = pages_needed((usual,), facts.heading)
    roomy = whole and not is_small(facts.heading)
    roomy = roomy and pages_needed((larger,), facts.heading) <= fewest
    return print_pages(facts.heading, facts.heading.words.say(TITLE), larger if roomy else usual)


def _as_it_is(style: TypeStyle) -> TypeStyle:
    return style


def _one_size_up(style: TypeStyle) -> TypeStyle:
    return style.larger


def _sheet(facts: TournamentRules, sized: Sized) -> Section:
    """Return all the rules, each style as it is ``sized``."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    small = is_small(facts.heading)
    said = SAID_SMALL if small else sized(SAID)
    head = sized(HEADING)
    house = words.say(DEPARTURES, n=len(facts.house_rules)) if facts.house_rules else ""
    where = words.say(READ_WHERE, edition=facts.heading.edition)
    blocks = [
        _format(facts, sized),
        heading_block(words.say(HOUSE), wide, house, head),
        *_house_rules(facts, sized),
        heading_block(words.say(CALL), wide, style=head),
        *paragraph(words.say(CALL_HOW), wide, said, gap=0),
        names_to_write(words),
        *([] if small else [heading_block(words.say(READ), wide, style=head)]),
        *paragraph(where, wide, said, gap=8 if small else 0),
    ]
    if facts.address:
        blocks += paragraph(facts.address, wide, sized(ADDRESS), gap=4)
    return Section(tuple(blocks))


def told_to_telephones(facts: TournamentRules) -> str:
    """Return the content of the QR code: the address the club gave, else the rules themselves.

    Read without any network; lines that would be too many are left to the sheet.
    """
    if facts.address and len(facts.address.encode("utf-8")) <= MOST_BYTES:
        return facts.address
    words = facts.heading.words
    name = printable(facts.heading.tournament)[:LONGEST_NAME].strip()
    lines = [
        " – ".join(text for text in (name, words.say(TITLE)) if text),
        edition_line(facts.heading),
        *(
            words.say(TOLD, label=label, value=value)
            for label, value, _ in rules_told(facts, words, short=True)
        ),
    ]
    departures = [f"§ {rule.article} {rule.text}" for rule in facts.house_rules]
    if departures:
        lines += [words.say(HOUSE_TOLD), *departures]
    return _short_enough([printable(line) for line in lines], words.say(MORE))


def _short_enough(lines: list[str], more: str) -> str:
    whole = "\n".join(lines)
    while len(whole.encode("utf-8")) > MOST_BYTES:
        lines = lines[:-1]
        whole = "\n".join((*lines, more))
    return whole


def rules_told(
    facts: TournamentRules, words: Words, *, short: bool = False
) -> list[tuple[str, str, str]]:
    """Return the facts to know before the first card: a label, its value, what it means."""

    def cited(label: tuple[str, str], article: str) -> str:
        return f"{words.say(label)} ({words.articles((article,))})"

    late = facts.late_entry_until
    order = facts.breaking_order
    stack = words.say(labels.STARTING_STACK, stack=facts.starting_stack)
    told = [
        (words.say(TABLES), words.say(PER_TABLE, n=facts.seats_per_table), stack),
        (cited(labels.ANTE, "4.2"), words.say(ANTES[facts.ante]), ""),
        (cited(LATE, "1.8"), words.say(LATE_UNTIL if late else LATE_NONE, level=late), ""),
        (cited(FINAL, "2.6"), words.say(labels.PLAYERS, n=facts.final_table), ""),
    ]
    if facts.entries:
        first, *others = facts.entries
        told.append((words.say(ENTRIES), first, " · ".join(others)))
    if len(order) > 1 and not (short and len(order) > TABLES_TOLD):
        told.append((cited(BREAKING, "2.4"), ", ".join(map(str, order)), ""))
    regime = words.say(REGIMES[facts.regime])
    means = words.say(REGIME_MEANS[facts.regime])
    return [*told, (cited(SANCTIONS, "11"), regime, means)]


def _format(facts: TournamentRules, sized: Sized) -> Block:
    words = facts.heading.words
    side = SMALL_CODE if is_small(facts.heading) else CODE_SIDE
    room = body_width(facts.heading) - side - BESIDE
    told = rules_told(facts, words)
    named = fit_alike([label for label, _, _ in told], room, sized(LABEL), smallest=8)
    rows = [_fact(row, label, room, sized) for row, label in zip(told, named, strict=True)]
    dots = dots_of(told_to_telephones(facts))
    said = words.say(CODE_ADDRESS if facts.address else CODE_TEXT)
    caption = wrapped(said, side - 16, sized(CAPTION))
    left = sum(row.height for row in rows)
    right = side + caption.height + 2

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top
        for row in rows:
            row.draw(sheet, Box(box.x, top, room, row.height))
            top += row.height
        code = Box(box.right - side, box.top, side, side)
        draw_code(sheet, code, dots)
        sheet.lines(code.row(code.bottom, caption.height), caption, "center")

    return Block(max(left, right) + 4, draw)


def _fact(row: tuple[str, str, str], label: Fitted, room: float, sized: Sized) -> Block:
    value = wrapped(row[1], room, sized(VALUE))
    means = wrapped(row[2], room, sized(DETAIL))

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.stack(Box(box.x, box.top + 3, room, 0), (label, value, means))
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5)

    return Block(label.height + value.height + means.height + 7, draw)


def _house_rules(facts: TournamentRules, sized: Sized) -> tuple[Block, ...]:
    words = facts.heading.words
    if not facts.house_rules:
        return paragraph(words.say(HOUSE_NONE), body_width(facts.heading), sized(SAID), gap=0)
    room = body_width(facts.heading) - ARTICLE_WIDTH
    return tuple(_house_rule(rule, room, words, sized) for rule in facts.house_rules)


def _house_rule(rule: HouseRuleLine, room: float, words: Words, sized: Sized) -> Block:
    aside = [words.say(INSTEAD, text=rule.instead)] if rule.instead else []
    if rule.readings:
        aside.append(words.say(READING))
    text = wrapped(rule.text, room, sized(VALUE))
    below = wrapped(DOT.join(aside), room, sized(DETAIL))

    def draw(sheet: Sheet, box: Box) -> None:
        article = words.articles((rule.article,))
        sheet.text(box.x, box.top + 4 + text.style.leading * 0.78, article, sized(ARTICLE))
        sheet.stack(Box(box.x + ARTICLE_WIDTH, box.top + 4, room, 0), (text, below))
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5)

    return Block(text.height + below.height + 10, draw)


def names_to_write(words: Words) -> Block:
    """Return lines to write names on: who directs, who are the floors."""

    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + LINE_FOR_A_NAME - 5
        for half, pair in zip(box.columns(2, 20), NAMED, strict=True):
            label = words.say(pair)
            sheet.text(half.x, baseline, label, LABEL)
            after = half.x + LABEL.width(printable(label)) + 6
            sheet.line((after, baseline + 1), (half.right, baseline + 1), ink=BLACK)

    return Block(LINE_FOR_A_NAME, draw, gap=2)
