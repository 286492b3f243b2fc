"""Results: the ranking, final or so far, and the eliminations in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Literal, Protocol

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, ended_together, stacked
from reports.lettering import SOFT, TypeStyle, Weight, printable
from reports.page_layout import (
    AIRY,
    ASIDE,
    body_width,
    fullest,
    heading_block,
    is_small,
    pages_needed,
    paragraph,
    print_pages,
    seal_blocks,
    snug,
    text_line,
    totals_block,
)
from reports.prize_words import beside_rank
from reports.seat_lists import alphabetical_key
from reports.stacks_chart import Measure
from reports.table_drawing import Column, Look, Row, Table

Leaving = Literal["eliminated", "withdrawn", "disqualified"]

RANKING = ("Classement", "Ranking")
SO_FAR = ("Classement provisoire", "Provisional ranking")
STACK = ("Tapis", "Stack")
ABOUT = ("environ {average}", "about {average}")
STACKS_DRAWN = (
    "Tapis comptés, en jetons. Barre : part du plus gros ; trait : moyenne, {average}{short}.",
    "Stacks counted, in chips. Bar: share of the largest; mark: average, {average}{short}.",
)
SHORT_DRAWN = (
    " ; rouge hachuré : moins de dix grosses blindes",
    "; striped red: under ten big blinds",
)
STILL_IN = ("Encore en jeu", "Still in")
BOUNTY_TOTAL = ("Primes : {total}", "Bounties: {total}")
NOBODY_OUT = ("Personne n’est encore sorti.", "Nobody is out yet.")

BAR = 3.5
"""The bar of a stack under a name, in points."""
ROWS_BEGUN = 4
"""Rows of those out that stand under their head, on its page, at the least."""
PADDING = 3.0
"""White above and below a row, in points."""
LARGER = (2, 1)
"""Sizes up that a list of few may be set in."""
FEW = 16
"""Players placed whose clubs may stand beneath their names, for these to be larger."""

ELIMINATIONS = ("Sorties", "Eliminations")
REMARK = ("Remarque", "Remark")
SAME_HAND = ("même main", "same hand")
BY = ("Par", "By")
LEFT: dict[Leaving, tuple[str, str]] = {
    "eliminated": ("", ""),
    "withdrawn": ("abandon", "withdrew"),
    "disqualified": ("disqualification", "disqualified"),
}
ELIMINATED = ("{n:sorti|sortis}", "{n:out|out}")
WITHDREW = ("{n:abandon|abandons}", "{n:withdrawal|withdrawals}")
BARRED = ("{n:disqualification|disqualifications}", "{n:disqualified|disqualified}")
STAY = ("{n:encore en jeu|encore en jeu}", "{n:still in|still in}")
WINNER = ("{n:vainqueur|vainqueurs}", "{n:winner|winners}")

NAMED = TypeStyle(12)
STRONG_NAME = TypeStyle(12, Weight.SEMIBOLD)
BELONGS = TypeStyle(10.5, ink=SOFT)
QUIET = TypeStyle(9, ink=SOFT)
WHEN = TypeStyle(10.5)
RANKED = TypeStyle(10.5, Weight.SEMIBOLD)
IN_WORDS = TypeStyle(10.5, Weight.SEMIBOLD)
FIGURES = 104.0
"""Points up to which what is won is a sum, set at the right."""


@dataclass(frozen=True, slots=True)
class RankedPlayer:
    """A player who is placed; players who share a place are ex æquo.

    ``prize`` and what ``bounties`` paid as worded; ``kills`` knocked out, None where nobody asked.
    """

    place: int
    name: str
    club: str = ""
    prize: str = ""
    kills: int | None = None
    bounties: str = ""


@dataclass(frozen=True, slots=True)
class StillIn:
    """A player still in, their seat, and their stack in chips when it is known.

    ``kills`` and ``bounties`` as for one who is placed.
    """

    name: str
    table: int
    place: int
    club: str = ""
    stack: int | None = None
    kills: int | None = None
    bounties: str = ""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ranking, best first, and the players still in; totals of prizes and bounties as worded.

    ``sort``: that of the prizes (``labels.WON``). ``behind``: what is said of those out before
    this day, if any. ``through``: a day 1 is over, those still in play on day 2, in this order.
    Stacks known are drawn beside the ``average``, ``approximate`` where a count must
    confirm it; ``big_blind``: 0 where none is short. In chips.
    """

    heading: Heading
    ranked: tuple[RankedPlayer, ...]
    still_in: tuple[StillIn, ...] = ()
    prize_total: str = ""
    sort: str = "money"
    bounty_total: str = ""
    behind: str = ""
    through: bool = False
    average: int = 0
    approximate: bool = False
    big_blind: int = 0


@dataclass(frozen=True, slots=True)
class EliminatedPlayer:
    """A player who is out, with the table and the place they left.

    ``rank`` is the place he holds, ``tied`` when it is shared; ``level`` is 0 before play.
    Players out in one hand bear the same ``hand``, 0 for one who went alone. ``by``: who knocked
    him out, as worded.
    """

    rank: int
    name: str
    at: datetime
    level: int
    table: int
    place: int
    club: str = ""
    tied: bool = False
    left: Leaving = "eliminated"
    hand: int = 0
    by: str = ""


@dataclass(frozen=True, slots=True)
class Eliminations:
    """Those out, the first to go first, and how many are still in: one alone has won."""

    heading: Heading
    players: tuple[EliminatedPlayer, ...]
    still_in: int = 0


def render_ranking(facts: Ranking) -> bytes:
    """Return the PDF of the ranking, with a column of prizes only when there are any."""
    heading = facts.heading
    words = facts.heading.words
    entrants = words.say(labels.ENTRANTS, n=len(facts.ranked) + len(facts.still_in))

    # Of a few all are placed: larger, each club beneath its name where a column lacks room.
    few = not facts.still_in and len(facts.ranked) <= FEW

    def set_at(step: int, white: float = 1.0) -> _Setting:
        beside = _Setting(heading, white, step)
        if step <= 0 or not few or holds(beside):
            return beside
        return replace(beside, beneath=True)

    def holds(setting: _Setting) -> bool:
        (ranked, rows) = _ranked_table(facts, setting)
        (still_in, seated) = _still_in_table(facts, setting)
        return ranked.holds(rows) and still_in.holds(seated)

    def made(white: float, *, step: int = 0) -> tuple[Section, ...]:
        setting = set_at(step, white)
        return (Section(tuple(ended_together(_ranking_blocks(facts, entrants, setting)))),)

    def abreast(white: float, *, step: int = 0) -> tuple[Section, ...]:
        setting = _Setting(heading, white, step, abreast=True)
        return _abreast_sections(facts, entrants, setting)

    def stands_whole(step: int) -> bool:
        return holds(set_at(step))

    title = words.say(labels.OF_THE_DAY if facts.through else SO_FAR if facts.still_in else RANKING)
    in_columns = abreast if facts.still_in and not is_small(heading) else None
    sections = _set_well(made, stands_whole, heading, in_columns)
    return print_pages(heading, title, *sections, summary=entrants)


@dataclass(frozen=True, slots=True)
class _Setting:
    """How a list is set: the part of the usual white between rows, so many sizes up, in columns.

    Lists two ``abreast`` leave the clubs out; they stand ``beneath`` the names of a few.
    """

    heading: Heading
    white: float = 1.0
    step: int = 0
    abreast: bool = False
    beneath: bool = False

    def sized(self, style: TypeStyle) -> TypeStyle:
        """Return a style as it is set so, on the paper's sheet."""
        step = self.step - is_small(self.heading)
        for _ in range(step):
            style = style.larger
        return style.smaller if step < 0 else style

    def table(self, columns: Sequence[Column]) -> Table:
        """Return a table of those columns, as wide as the paper or as half of it."""
        wide = body_width(self.heading)
        if self.abreast:
            wide = (wide - Section(()).gutter) / 2
        return Table(tuple(columns), wide, padding=PADDING * self.white)


class _Made(Protocol):
    def __call__(self, white: float, *, step: int = 0) -> tuple[Section, ...]: ...


def _set_well(
    made: _Made, stands_whole: Callable[[int], bool], heading: Heading, abreast: _Made | None = None
) -> tuple[Section, ...]:
    """Return a list that fills its pages, in larger type where each line ``stands_whole``.

    One of two pages or three is smaller where that spares one; any in two columns ``abreast``.
    """
    usual = snug(made, heading, AIRY)
    pages = pages_needed(usual, heading)
    # On half a sheet it is set in smaller type already.
    spared: list[_Made] = [partial(made, step=-1)] if pages in (2, 3) else []
    if abreast is not None and pages > 1:
        spared += [abreast, partial(abreast, step=-1)]
    for tried in spared:
        less = snug(tried, heading, AIRY)
        if pages_needed(less, heading) < pages:
            return less
    steps = (step for step in LARGER if stands_whole(step))
    larger = (made(white, step=step) for step in steps for white in (*AIRY, 1))
    return fullest(larger, pages, heading) or usual


def _ranking_blocks(facts: Ranking, entrants: str, setting: _Setting) -> list[Block]:
    words = facts.heading.words
    still_in = facts.still_in
    wide = body_width(facts.heading)
    blocks: list[Block] = []
    if still_in:
        title = labels.THROUGH if facts.through else STILL_IN
        blocks.append(
            heading_block(words.say(title), wide, words.say(labels.PLAYERS, n=len(still_in)))
        )
        blocks += _stacks_told(facts)
        blocks += _still_in_blocks(facts, setting)
        blocks.append(heading_block(words.say(labels.OUT), wide))
        if not facts.ranked:
            blocks.append(text_line(words.say(NOBODY_OUT), ASIDE))
    blocks += (
        _begun_together(_ranked_blocks(facts, setting))
        if still_in
        else _ranked_blocks(facts, setting)
    )
    return [*blocks, *_ranking_ending(facts, entrants)]


def _abreast_sections(facts: Ranking, entrants: str, setting: _Setting) -> tuple[Section, ...]:
    """Return those still in, then those out, each in two columns, and the totals."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    title = labels.THROUGH if facts.through else STILL_IN
    many = words.say(labels.PLAYERS, n=len(facts.still_in))
    head = stacked((heading_block(words.say(title), wide, many), *_stacks_told(facts)))
    out = heading_block(words.say(labels.OUT), wide)
    gone = _begun_together(_ranked_blocks(facts, setting))
    gone = gone or [text_line(words.say(NOBODY_OUT), ASIDE)]
    return (
        Section(_still_in_blocks(facts, setting), head, columns=2),
        Section(tuple(gone), out, columns=2, gap=6),
        Section(tuple(ended_together(_ranking_ending(facts, entrants)))),
    )


def _ranking_ending(facts: Ranking, entrants: str) -> list[Block]:
    """Return what is said of those out before, the totals, the seal."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    blocks: list[Block] = []
    if facts.behind:
        blocks += paragraph(facts.behind, wide, ASIDE)
    totals = [entrants]
    if facts.still_in:
        totals.append(
            words.say(labels.GO_THROUGH if facts.through else labels.LEFT_IN, n=len(facts.still_in))
        )
        totals.append(words.say(labels.GONE, n=len(facts.ranked)))
    if facts.prize_total:
        totals.append(words.say(labels.PRIZE_TOTAL, total=facts.prize_total))
    if facts.bounty_total:
        totals.append(words.say(BOUNTY_TOTAL, total=facts.bounty_total))
    blocks.append(totals_block(wide, *totals))
    blocks += seal_blocks(facts.heading)
    return blocks


def _begun_together(rows: Sequence[Block]) -> list[Block]:
    """Return rows, the first ones kept with the head over them: no lonely row at a page's foot."""
    together = [replace(row, keep_with_next=True) for row in rows[: ROWS_BEGUN - 1]]
    return [*together, *rows[ROWS_BEGUN - 1 :]]


def _ranked_blocks(facts: Ranking, setting: _Setting) -> tuple[Block, ...]:
    """Return the players placed, no head of prizes over those who won nothing."""
    (table, rows) = _ranked_table(facts, setting)
    table = replace(table.by_content(rows), among=rows)
    prizes = [player.prize for player in facts.ranked]
    won_until = max((at for at, prize in enumerate(prizes, 1) if prize), default=len(rows))
    winning = table.blocks(rows[:won_until])
    # Where nobody won any more no page begins with a head of prizes over nothing.
    bare = replace(table, columns=(*table.columns[:-1], replace(table.columns[-1], title="")))
    others = bare.blocks(rows[won_until:])
    return *winning, *(replace(row, under=winning[0].repeated) for row in others)


def _ranked_table(facts: Ranking, setting: _Setting) -> tuple[Table, tuple[Row, ...]]:
    """The players placed, the winner in the largest type."""
    ranked = facts.ranked
    words = facts.heading.words
    won_by = [beside_rank(player.prize, player.place) for player in ranked]
    prizes = won_by if any(won_by) else []
    clubs = not (setting.abreast or setting.beneath) and any(player.club for player in ranked)
    shared = Counter(player.place for player in ranked)
    sized = setting.sized
    columns = [
        Column(words.say(labels.RANK), sized(STRONG_NAME), smallest=8),
        Column(words.say(labels.NAME), sized(NAMED), smallest=8, share=3, people=True),
    ]
    if clubs:
        club = words.say(labels.CLUB)
        columns.append(Column(club, sized(BELONGS), smallest=8, lines=2, share=2))
    knockouts = _knockouts_told(ranked)
    columns += _knockout_columns(knockouts, sized, words)
    if prizes:
        title = words.say(labels.WON.get(facts.sort, labels.WON["money"]))
        columns.append(_prize_column(title, prizes, sized))
    rows = []
    for player, prize in zip(ranked, won_by, strict=True):
        place = words.rank(player.place, shared[player.place] > 1)
        cells = [place, player.name]
        cells += [player.club] if clubs else []
        cells += _knockout_cells(knockouts, player)
        cells += [prize] if prizes else []
        won = player.place == 1 and not facts.still_in
        look: Look = "strong" if won else "plain"
        club = player.club if setting.beneath else ""
        rows.append(Row(tuple(cells), look=look, larger=won, beside=club))
    return setting.table(columns), tuple(rows)


def _knockouts_told(players: Sequence[RankedPlayer | StillIn]) -> tuple[bool, bool]:
    """Return whether there are knock-outs, and whether there are bounties."""
    kills = any(player.kills is not None for player in players)
    return kills, any(player.bounties for player in players)


def _knockout_columns(
    told: tuple[bool, bool], sized: Callable[[TypeStyle], TypeStyle], words: Words
) -> list[Column]:
    """Return a column of knock-outs and one of bounties, where there are any."""
    (kills, bounties) = told
    columns = []
    if kills:
        columns.append(Column(words.say(labels.KILLS), sized(NAMED), align="right", smallest=8))
    if bounties:
        title = words.say(labels.BOUNTIES)
        columns.append(Column(title, sized(NAMED), align="right", smallest=8))
    return columns


def _knockout_cells(told: tuple[bool, bool], player: RankedPlayer | StillIn) -> list[str]:
    (kills, bounties) = told
    cells = []
    if kills:
        cells.append(str(player.kills or 0))
    if bounties:
        cells.append(player.bounties)
    return cells


def _prize_column(
    title: str, prizes: Sequence[str], sized: Callable[[TypeStyle], TypeStyle]
) -> Column:
    """Return the column of prizes: right-aligned for amounts, left-aligned for words."""
    if max(STRONG_NAME.width(printable(prize)) for prize in prizes) <= FIGURES:
        return Column(title, sized(STRONG_NAME), align="right", smallest=8)
    # One size and one line for all: a long prize loses its end, the prize list tells it whole.
    return Column(title, sized(IN_WORDS), share=3, cut=True)


def _measure(facts: Ranking) -> Measure | None:
    largest = max((player.stack or 0 for player in facts.still_in), default=0)
    return Measure(largest, facts.average, facts.big_blind) if largest else None


def _stacks_told(facts: Ranking) -> Sequence[Block]:
    """Return what the bars under the names are; nothing where no stack is known."""
    measure = _measure(facts)
    if measure is None:
        return ()
    words = facts.heading.words
    few = any(measure.short(one.stack) for one in facts.still_in if one.stack is not None)
    average = words.whole(measure.average)
    if facts.approximate:
        average = words.say(ABOUT, average=average)
    told = words.say(STACKS_DRAWN, average=average, short=words.say(SHORT_DRAWN) if few else "")
    return paragraph(told, body_width(facts.heading), ASIDE)


def _still_in_blocks(facts: Ranking, setting: _Setting) -> tuple[Block, ...]:
    (table, rows) = _still_in_table(facts, setting)
    return table.by_content(rows).blocks(rows)


def _still_in_table(facts: Ranking, setting: _Setting) -> tuple[Table, tuple[Row, ...]]:
    players = facts.still_in
    words = facts.heading.words
    measure = _measure(facts)
    with_stacks = measure is not None
    knockouts = _knockouts_told(players)
    sized = setting.sized
    club = Column(words.say(labels.CLUB), sized(BELONGS), smallest=8, lines=2, share=2)
    columns = [
        Column(words.say(labels.NAME), sized(NAMED), smallest=8, share=3, people=True),
        *([] if setting.abreast else [club]),
        Column(words.say(labels.TABLE), sized(NAMED), align="right", smallest=8),
        Column(words.say(labels.PLACE), sized(NAMED), align="right", smallest=8),
        *_knockout_columns(knockouts, sized, words),
    ]
    if with_stacks:
        columns.append(Column(words.say(STACK), sized(STRONG_NAME), align="right", smallest=8))
    rows = []
    in_order = sorted(players, key=lambda one: (-(one.stack or 0), alphabetical_key(one.name)))
    for player in players if facts.through else in_order:
        stack = "" if player.stack is None else words.whole(player.stack)
        clubs = [] if setting.abreast else [player.club]
        cells = [player.name, *clubs, str(player.table), str(player.place)]
        cells += _knockout_cells(knockouts, player)
        cells += [stack] if with_stacks else []
        under = None
        if measure is not None and player.stack is not None:
            under = partial(measure.measured, player.stack, 0, thick=BAR)
        rows.append(Row(tuple(cells), under=under))
    return setting.table(columns), tuple(rows)


def render_eliminations(facts: Eliminations) -> bytes:
    """Return the PDF of the eliminations in the order they came."""
    words = facts.heading.words
    together = Counter(player.hand for player in facts.players if player.hand)
    remarks = []
    for player in facts.players:
        same = words.say(SAME_HAND) if together[player.hand] > 1 else ""
        remarks.append(", ".join(filter(None, (words.say(LEFT[player.left]), same))))
    rows = tuple(_eliminated_rows(facts, remarks, words))
    totals = totals_block(body_width(facts.heading), *_eliminated_totals(facts, words))

    def made(white: float, *, step: int = 0) -> tuple[Section, ...]:
        setting = _Setting(facts.heading, white, step)
        table = _eliminated_table(facts, any(remarks), setting).by_content(rows)
        blocks = table.blocks(rows) or (text_line(words.say(NOBODY_OUT), NAMED),)
        return (Section(tuple(ended_together((*blocks, totals)))),)

    def stands_whole(step: int) -> bool:
        setting = _Setting(facts.heading, step=step)
        return _eliminated_table(facts, any(remarks), setting).holds(rows)

    return print_pages(
        facts.heading,
        words.say(ELIMINATIONS),
        *_set_well(made, stands_whole, facts.heading),
        summary=words.say(ELIMINATED, n=len(facts.players)),
    )


def _eliminated_table(facts: Eliminations, with_remarks: bool, setting: _Setting) -> Table:
    sized = setting.sized
    words = facts.heading.words
    columns = [
        Column(words.say(labels.ORDER), sized(ASIDE), align="right", smallest=8),
        Column(words.say(labels.HOUR), sized(WHEN), align="right", smallest=8),
        # In the middle: figures at its right would touch the rank.
        Column(words.say(labels.LEVEL_SHORT), sized(WHEN), align="center", smallest=8),
        Column(words.say(labels.RANK), sized(RANKED), smallest=8),
        Column(words.say(labels.NAME), sized(NAMED), smallest=8, share=7, people=True),
    ]
    if not is_small(facts.heading):
        columns.append(Column(words.say(labels.CLUB), sized(QUIET), smallest=8, lines=2, share=4))
    if any(player.by for player in facts.players):
        columns.append(Column(words.say(BY), sized(NAMED), smallest=8, lines=3, share=5))
    columns.append(Column(words.say(labels.TABLE_AND_PLACE), sized(WHEN), align="right"))
    if with_remarks:
        columns.append(Column(words.say(REMARK), sized(QUIET), smallest=8, lines=2, share=3))
    return setting.table(columns)


def _eliminated_rows(facts: Eliminations, remarks: list[str], words: Words) -> Iterator[Row]:
    for order, (player, remark) in enumerate(zip(facts.players, remarks, strict=True), 1):
        cells = [
            words.whole(order),
            f"{player.at:%H:%M}",
            str(player.level) if player.level else "–",
            words.rank(player.rank, player.tied),
            player.name,
            *([] if is_small(facts.heading) else [player.club]),
            *([player.by] if any(one.by for one in facts.players) else []),
            f"{player.table} · {player.place}",
            *([remark] if any(remarks) else []),
        ]
        yield Row(tuple(cells))


def _eliminated_totals(facts: Eliminations, words: Words) -> tuple[str, ...]:
    ways = Counter(player.left for player in facts.players)
    told = ((WITHDREW, ways["withdrawn"]), (BARRED, ways["disqualified"]))
    besides = ", ".join(words.say(label, n=many) for label, many in told if many)
    gone = words.say(ELIMINATED, n=len(facts.players))
    stay = WINNER if facts.players and facts.still_in == 1 else STAY
    return (
        f"{gone} ({besides})" if besides else gone,
        words.say(stay, n=facts.still_in),
        words.say(labels.ENTRANTS, n=len(facts.players) + facts.still_in),
    )
