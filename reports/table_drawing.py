"""Tables: headers repeated wherever a column of the page begins, rows never cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from reports.chart_drawing import draw_marks
from reports.flow import Block
from reports.lettering import (
    BAND,
    BLACK,
    LEAST,
    RULE,
    SOFT,
    Fitted,
    TypeStyle,
    Weight,
    fit,
    printable,
    size_within,
)
from reports.marks import ChartMark
from reports.name_setting import NEARLY_ALL, NameRoom, set_name
from reports.names import Abbreviation, abbreviations
from reports.sheet import Align, Box, Sheet

TITLES = TypeStyle(8, Weight.SEMIBOLD, SOFT)
GUTTER = 8.0  # points between two columns
MOST_SPARED = 14.0  # points added to a column of figures, where there is room
BESIDE = TypeStyle(8, ink=SOFT)
"""The club of one whose name another bears too."""
A_FEW = 4  # names that all ask for their room
UNDER = 5.0  # points of what stands under a name


HEAVIER = [Weight.REGULAR, Weight.SEMIBOLD, Weight.BOLD]

Look = Literal["plain", "strong", "soft"]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    ``width`` is in points; 0 takes an equal part of what the others leave, times ``share``. A
    cell shrinks down to ``smallest`` points, wraps on ``lines`` lines, then is cut. A column of
    ``people`` has one size, not under ``smallest``, at which nearly every name stands whole; the
    others are shortened by the one rule. All keep one line: no row is higher than its neighbours.
    What is ``cut`` keeps one line too, shortened at its end where it has no room.
    """

    title: str
    style: TypeStyle
    width: float = 0
    align: Align = "left"
    smallest: float = 0
    lines: int = 1
    share: float = 1
    people: bool = False
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one row; ``mark`` as in a block.

    A strong row stands out on a grey band; a soft one holds nothing that has to be read. Its type
    is one size up where it is ``larger``. ``after`` stands behind the name of its person;
    nobody's name is on a row that is not ``of_person``. ``under`` places marks in a width, drawn
    under that name; ``beside`` stands small under it, where another bears the same name.
    """

    cells: tuple[str, ...]
    mark: str = ""
    look: Look = "plain"
    larger: bool = False
    after: str = ""
    of_person: bool = True
    under: Callable[[float], tuple[ChartMark, ...]] | None = None
    beside: str = ""


@dataclass(frozen=True)
class Table:
    """Columns across a width in points; ``padding`` is the white above and below a row's text.

    ``among`` are the rows of the whole document, where a table holds only some of its people.
    The last ``written`` columns are for a pen: a line parts each from the one before.
    """

    columns: tuple[Column, ...]
    width: float
    padding: float = 3
    titles: bool = True
    ruled: bool = True
    written: int = 0
    among: tuple[Row, ...] = ()

    def blocks(self, rows: Iterable[Row]) -> tuple[Block, ...]:
        """Return a block a row, each asking for the header where a column begins with it."""
        rows = tuple(rows)
        table = self if self.among else replace(self, among=rows)
        return tuple(table._row(row, self._header) for row in rows)

    @cached_property
    def _called(self) -> dict[int, tuple[TypeStyle, Mapping[str, Abbreviation]]]:
        """Return, for each column of people, its one size and its names in short."""
        called: dict[int, tuple[TypeStyle, Mapping[str, Abbreviation]]] = {}
        for number, (column, width) in enumerate(zip(self.columns, self._widths(), strict=True)):
            names = [printable(row.cells[number]) for row in self.among if row.of_person]
            if column.people and names:
                short = abbreviations(tuple(names))
                called[number] = (_size_of_people(column, width, names, short), short)
        return called

    def by_content(self, rows: Sequence[Row]) -> Table:
        """Return the table with each column without a width as wide as what it holds.

        A few long names decide of none. What is left goes to names, then to what is read as words.
        Where it lacks, those of one line keep theirs unless they hold names, then the narrow ones;
        the others have what remains, by their ``share``.
        """
        unset = [number for number, column in enumerate(self.columns) if not column.width]
        asked = {number: self._natural(number, rows, nearly_all=True) for number in unset}
        whole = (n for n in unset if self._is_whole(self.columns[n]))
        given = {number: asked[number] for number in whole}
        free = [number for number in unset if number not in given]
        left = self.width - GUTTER * (len(self.columns) - 1) - self._taken(given)
        while free:
            shares = sum(self.columns[number].share for number in free)
            narrow = [n for n in free if asked[n] <= left * self.columns[n].share / shares]
            for number in narrow or free:
                part = left * self.columns[number].share / shares
                given[number] = asked[number] if narrow else part
            left -= sum(given[number] for number in narrow)
            free = [number for number in free if number not in given]
        left = max(0.0, self.width - GUTTER * (len(self.columns) - 1) - self._taken(given))
        for number in given:
            more = max(0.0, min(left, self._natural(number, rows) - given[number]))
            given[number] += more
            left -= more
        self._share_out(left, given)
        columns = tuple(
            replace(column, width=given.get(number, column.width))
            for number, column in enumerate(self.columns)
        )
        return replace(self, columns=columns)

    def _share_out(self, left: float, given: dict[int, float]) -> None:
        """Add what is left to the columns: figures a little, what is read as words the rest."""
        read = [number for number in given if not self._is_whole(self.columns[number])]
        if read:
            short = [number for number in given if number not in read]
            little = min(MOST_SPARED, left / len(given))
            for number in short:
                given[number] += little
            left -= little * len(short)
        for number in read or given:
            given[number] += left / len(read or given)

    def holds(self, rows: Sequence[Row]) -> bool:
        """Return whether every cell of the rows stands whole on one line, but for a few names."""
        taken = GUTTER * (len(self.columns) - 1)
        for number, column in enumerate(self.columns):
            taken += column.width or self._natural(number, rows, nearly_all=True)
        return taken <= self.width

    @staticmethod
    def _is_whole(column: Column) -> bool:
        return column.lines == 1 and not column.people and not column.cut

    def _natural(self, number: int, rows: Sequence[Row], *, nearly_all: bool = False) -> float:
        """Return the width that the cells of a column ask at the most.

        Of names ``nearly_all`` may ask theirs, the others a short form's.
        """
        column = self.columns[number]
        # What would be cut or wrapped for being larger is not.
        bends = column.people or column.cut or column.lines > 1
        widths = sorted(
            _style(column, replace(row, larger=False) if bends else row).width(
                printable(row.cells[number] + (row.after if column.people else ""))
            )
            for row in rows
        )
        widest = max(widths, default=0.0)
        if column.people and nearly_all and widths:
            usual = widths[max(int((len(widths) - 1) * NEARLY_ALL), min(len(widths), A_FEW) - 1)]
            widest = min(widest, max(usual, self._shortened(number, rows)))
        return max(TITLES.width(column.title), widest) + 0.5

    def _shortened(self, number: int, rows: Sequence[Row]) -> float:
        """Return the width that the names of a column ask at the least, none of them cut."""
        width = self.columns[number].style.width
        named = tuple(printable(row.cells[number]) for row in rows if row.of_person)
        short = abbreviations(named)
        return max((min(width(name), width(short[name].form)) for name in named), default=0)

    def _taken(self, given: dict[int, float]) -> float:
        return sum(given.values()) + sum(column.width for column in self.columns)

    def spanning(self, cells: tuple[str, ...], text: str, look: Look = "plain") -> Block:
        """Return a row of its first cells, then one text across all the other columns."""
        before = self.columns[: len(cells)]
        style = replace(self.columns[0].style, weight=Weight.REGULAR)
        style = style.smaller if look == "soft" else style
        widths = self._widths()
        over = sum(widths[len(cells) :]) + GUTTER * (len(widths) - len(cells) - 1)
        columns = (
            *(replace(c, width=w) for c, w in zip(before, widths, strict=False)),
            Column("", style, width=over - 2 * GUTTER, smallest=LEAST),
        )
        row = Row((*cells, text), look=look, of_person=False)
        return replace(self, columns=columns, among=())._row(row, self._header)

    def _widths(self) -> tuple[float, ...]:
        left = self.width - GUTTER * (len(self.columns) - 1)
        left -= sum(column.width for column in self.columns)
        shares = sum(column.share for column in self.columns if not column.width)
        return tuple(column.width or left * column.share / shares for column in self.columns)

    def _boxes(self, box: Box) -> tuple[Box, ...]:
        return box.split(self._widths(), GUTTER)

    @cached_property  # one block, known again wherever a column of the page begins
    def _header(self) -> Block | None:
        if not self.titles:
            return None
        titles = tuple(
            fit(column.title, width, TITLES, smallest=8, lines=2)
            for column, width in zip(self.columns, self._widths(), strict=True)
        )

        def draw(sheet: Sheet, box: Box) -> None:
            above = Box(box.x, box.top, box.width, box.height - 3)
            self._write(sheet, above, titles)
            sheet.rule(box.x, box.bottom - 2, box.width, thick=0.8, ink=BLACK)

        tallest = max(title.height for title in titles)
        return Block(max(TITLES.leading, tallest) + 6, draw)

    def _row(self, row: Row, header: Block | None) -> Block:
        widths = enumerate(zip(row.cells, self.columns, self._widths(), strict=True))
        cells = tuple(
            self._person(row, number, width)
            if number in self._called and row.of_person
            else fit(
                text, width, _cell_style(column, row, text, width), column.smallest, column.lines
            )
            for number, (text, column, width) in widths
        )
        least = max(_style(column, row).leading for column in self.columns)
        below = UNDER if row.under is not None else 0.0
        height = max(least, *(cell.height for cell in cells)) + 2 * self.padding + below
        height = max(height, *(self._with_club(cell, row) for cell in cells))

        def draw(sheet: Sheet, box: Box) -> None:
            if row.look == "strong":
                sheet.fill(box, BAND)
            self._write(sheet, replace(box, height=box.height - below), cells, row.beside)
            if row.under is not None:
                (at, *_) = self._called
                place = self._boxes(box)[at]
                strip = Box(place.x, box.bottom - below, place.width, below)
                draw_marks(sheet, strip, row.under(place.width))
            if self.ruled:
                sheet.rule(box.x, box.bottom - 0.4, box.width, thick=0.4, ink=RULE)
            for place in self._boxes(box)[len(self.columns) - self.written :]:
                x = place.x - GUTTER / 2
                sheet.line((x, box.top), (x, box.bottom), thick=0.4, ink=RULE)

        return Block(height, draw, repeated=header, mark=row.mark)

    def _person(self, row: Row, number: int, width: float) -> Fitted:
        """Return the name of a row on one line, at the one size of its column.

        A larger row's name is larger where it stands whole so: it is never shortened for that.
        """
        column = self.columns[number]
        (style, short) = self._called[number]
        name = printable(row.cells[number])
        larger = _style(replace(column, style=style), row)
        if row.larger and larger.width(f"{name}{row.after}") > width:
            larger = replace(larger, size=style.size)
        return set_name(name, short, NameRoom(width), larger, row.after)

    @staticmethod
    def _with_club(cell: Fitted, row: Row) -> float:
        return cell.style.size + BESIDE.size + 1 if row.beside else 0

    def _write(self, sheet: Sheet, box: Box, cells: Sequence[Fitted], beside: str = "") -> None:
        for cell, column, place in zip(cells, self.columns, self._boxes(box), strict=True):
            if not (beside and column.people):
                sheet.lines(place, cell, column.align)
                continue
            told = fit(beside, place.width, BESIDE)
            both = cell.style.cap_height + BESIDE.leading
            baseline = place.top + (place.height - both) / 2 + cell.style.cap_height
            sheet.text(place.x, baseline, cell.lines[0], cell.style)
            sheet.text(place.x, baseline + BESIDE.leading, told.lines[0], told.style)


def _size_of_people(
    column: Column, width: float, names: Sequence[str], short: Mapping[str, Abbreviation]
) -> TypeStyle:
    """Return the size at which nearly all names are whole, and of a few none is cut."""
    style = column.style
    widths = sorted(map(style.width, names))
    usual = widths[int((len(widths) - 1) * NEARLY_ALL)]
    if len(names) <= A_FEW:
        forms = (min(style.width(name), style.width(short[name].form)) for name in names)
        usual = max(usual, *forms)
    least = column.smallest or style.size
    size = size_within(min(style.size, style.size * width / max(usual, 1)))
    return replace(style, size=max(least, size))


def _cell_style(column: Column, row: Row, text: str, width: float) -> TypeStyle:
    """Return the style of a cell; what would be cut or wrapped for being larger is not."""
    style = _style(column, row)
    cut = (column.cut or column.lines > 1) and style.width(printable(text)) > width
    return _style(column, replace(row, larger=False)) if cut else style


def _style(column: Column, row: Row) -> TypeStyle:
    style = column.style
    if row.larger:
        style = style.larger
    if row.look == "strong":
        return replace(style, weight=max(style.weight, Weight.SEMIBOLD, key=HEAVIER.index))
    return replace(style, ink=SOFT) if row.look == "soft" else style
