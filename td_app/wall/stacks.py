"""The stacks counted: their words, and the largest of them as a list of the wall."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from reports.lettering import Weight
from reports.marks import ACCENT, INK, RED, Bar
from reports.stacks_chart import SHORT, THICK, Key, Measure, StackLine, Stacks
from td_app.tournament.views.clock import ClockView
from td_app.tournament.views.finishing import StandingRow, Standings
from td_app.wall.scene import LABEL, NAME, READ, Board, Box, figure_parts, names_at, width_at
from td_app.words.figures import chips_figure, tenths, whole
from td_app.words.language import fr_en
from td_app.words.speaking import listed

#: Stacks on the wall.
MOST: Final = 7
#: The least between a name and its bar, for letters that go below; between a bar and the accents of
#: the next name. How much of what a row has over goes to the first.
UNDER: Final = 25
BETWEEN: Final = 24
LOWER: Final = 0.5
#: How far the tick of the average goes under its bar, how thick it is, what is free of the bar at
#: both sides from its middle; what stands for it in the head.
OVER: Final = 8
TICK: Final = 6
AROUND_TICK: Final = 7
SIGN: Final = 52
BESIDE_MEAN: Final = 66
UNDER_TITLE: Final = 30
MOST_ROW: Final = 150
#: The least between a name and its amount.
BESIDE_AMOUNT: Final = 18
#: Between the parts of an amount, for a height of one.
AMONG: Final = 0.2


def measure_of(standings: Standings, clock: ClockView) -> Measure | None:
    """Return what the stacks counted are drawn beside; None where none is counted."""
    largest = next((row.counted.chips for row in standings.counted if row.counted), 0)
    if not largest:
        return None
    return Measure(largest, clock.average_stack, clock.big_blind, clock.approximate)


def stack_words(row: StandingRow, measure: Measure | None) -> str:
    """Return a stack as counted, in chips, "" where it was not.

    In big blinds too where it is short; ``~`` where a player of its table went out since.
    """
    if row.counted is None:
        return ""
    chips = row.counted.chips
    told = whole(chips)
    if not row.counted.sure:
        told = f"~\u00a0{told}"
    if measure is None or not measure.short(chips):
        return told
    blinds = fr_en("{0} BB", "{0} BB").format(tenths(chips / measure.big_blind))
    return f"{told} · {blinds}"


def counted_stacks(standings: Standings, clock: ClockView, most: int = MOST) -> Stacks | None:
    """Return the largest stacks counted as a chart; None where none is."""
    measure = measure_of(standings, clock)
    if measure is None:
        return None
    lines = tuple(
        StackLine(
            row.name,
            row.counted.chips,
            stack_words(row, measure),
            f"{row.seat.table}.{row.seat.number}" if row.seat else "",
        )
        for row in standings.counted[:most]
        if row.counted is not None
    )
    title = fr_en("Plus gros tapis, en jetons", "Chip leaders, in chips")
    key = replace(key_of(measure, [line.chips for line in lines]), bar="")
    return Stacks(title, key, measure, lines)


def key_of(measure: Measure, stacks: Iterable[int]) -> Key:
    """Return what the bars of some stacks are in words, the stripes where one of them is short."""
    bar = fr_en("part du plus gros tapis", "share of the largest stack")
    mean = fr_en("moyenne {0}", "average {0}").format(_average(measure))
    if any(measure.short(chips) for chips in stacks):
        short = fr_en("moins de {0} BB", "under {0} BB").format(SHORT)
    else:
        short = ""
    return Key(bar, mean, short)


def _average(measure: Measure) -> str:
    return chips_figure(measure.average, approximate=measure.approximate)


def key_sentence(key: Key) -> str:
    """Return what the bars are, for those who do not see them."""
    return listed([words for words in (key.bar, key.mean, key.short) if words])


def stacks_sentence(stacks: Stacks) -> str:
    """Return what a chart of stacks shows, for those who do not see it."""
    each = listed([f"{line.name} {line.told}" for line in stacks.lines])
    average = fr_en("Tapis moyen\u00a0: {0} jetons.", "Average stack: {0} chips.")
    told = fr_en("Tapis comptés, en jetons\u00a0: {0}.", "Stacks counted, in chips: {0}.")
    return f"{told.format(each)} {average.format(_average(stacks.measure))}"


def place_mean(board: Board, box: Box, stacks: Stacks) -> float:
    """Place what the ticks are at the right of a title; return the width it takes."""
    theme = board.theme
    mean = fr_en("moy. {0}", "avg {0}").format(_average(stacks.measure))
    board.line(box, mean, LABEL, theme.soft, face=Weight.WORDS, align="right", least=LABEL)
    wide = width_at(mean, LABEL, Weight.WORDS) + BESIDE_MEAN
    x = box.right - wide
    high = THICK + 2 * OVER
    board.marks.append(Bar(x, box.middle - 3.5, SIGN, 7, theme.accent_text, 3.5))
    board.marks.append(Bar(x + SIGN / 2, box.middle - high / 2, TICK, high, theme.ink))
    return wide


def place_stacks(board: Board, box: Box, stacks: Stacks) -> None:
    """Place a name and an amount a row, the bar of it under them."""
    theme = board.theme
    ink = {ACCENT: theme.accent_text, RED: theme.red_text, INK: theme.ink}
    taken = UNDER + THICK + BETWEEN
    # Nothing stands under the last bar.
    room = box.row(UNDER_TITLE, box.height - UNDER_TITLE + BETWEEN)
    lines = stacks.lines[: max(1, int(room.height / (READ + taken)))]
    high = min(MOST_ROW, room.height / len(lines))
    cap = min(NAME, high - taken)
    amounts = [figure_parts(line.told.partition(" · ")[0], theme.gold) for line in lines]
    told = max(
        sum(width_at(text, share, face) for text, share, _, face in parts)
        + AMONG * (len(parts) - 1)
        for parts in amounts
    )
    free = room.width - BESIDE_AMOUNT
    (cap, names) = names_at([line.name for line in lines], free, cap, READ, beside=told)
    for number, (line, name, amount) in enumerate(zip(lines, names, amounts, strict=True)):
        row = room.row(number * high, cap)
        low = row.bottom + UNDER + LOWER * (high - taken - cap)
        board.name(row, name, cap, theme.ink)
        board.parts(row, amount, cap, align="right", gap=AMONG)
        (bar, tick) = stacks.measure.bar(line.chips, row.x, low, row.width, over=OVER / 2)
        at = tick.points[0][0] - AROUND_TICK
        gap = Bar(at, low - 1, 2 * AROUND_TICK, THICK + 2, theme.panel)
        tick = replace(tick, colour=ink[tick.colour], thick=TICK)
        board.marks += (replace(bar, colour=ink[bar.colour]), gap, tick)
