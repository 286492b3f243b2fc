"""The cash desk as files for a treasurer: CSV, XLSX."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import datetime
from io import BytesIO, StringIO

from td_app.live.session import TournamentSession
from td_app.printing.document import local_time
from td_app.printing.files import KEPT_AS_TEXT, neutralised
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.cash_desk import DeskView, desk_view
from td_app.words.buy_ins import bought_text
from td_app.words.cash_desk import SHEET, means_text
from td_app.words.language import Language
from td_app.words.speaking import say
from td_app.words.till import COLUMNS as TILL
from td_app.words.till import purpose_words, state_text, way_text
from td_app.words.tongues import tongue_of

HUNDRED = 100
Table = list[list[str | int]]
"""Lines of texts, and of sums in cents; the first names the columns."""


def _people(view: DeskView, language: Language) -> Table:
    """Return the table of each person's debts, payments, refunds, prizes and balance.

    Whoever is gone with all their money back stands among them: paid and given back make what
    came in.
    """
    head: list[str | int] = [say(SHEET[key], language=language) for key in COLUMNS]
    head[4:4] = [means_text(means.value, language).capitalize() for means in Means]
    head += [say(TILL[key], language=language) for key in ("paid_out", "due")]
    rows: Table = [head]
    people = (*view.rows, *view.gone)
    for row in people:
        by = dict(row.by)
        bought = bought_text(row.stays, row.rebuys, row.addons, language)
        sums = (by.get(means, 0) for means in Means)
        left = row.owes, row.paid_out, row.due
        paid = row.paid, row.given_back
        rows.append([row.name, row.club, bought, row.owed, *sums, *paid, *left])
    by_means = (sum(dict(row.by).get(means, 0) for row in people) for means in Means)
    everything: list[str | int] = [say(SHEET["all"], language=language), "", ""]
    everything += [sum(row.owed for row in people), *by_means]
    everything += [sum(row.paid for row in people), sum(row.given_back for row in people)]
    everything += [sum(row.owes for row in people)]
    everything += [sum(row.paid_out for row in people), sum(row.due for row in people)]
    rows.append(everything)
    return rows


def _lines(view: DeskView, language: Language) -> Table:
    """Every line of the till, the oldest first: they add up to what should be there."""
    rows: Table = [[say(TILL[key], language=language) for key in LINES]]
    for row in view.payments:
        rows.append(
            [
                str(row.number),
                local_time(row.at_ms).strftime("%Y-%m-%d %H:%M"),
                row.name,
                way_text(out=row.out, language=language),
                purpose_words(row.purpose.value if row.purpose else None, language),
                means_text(row.means.value, language),
                row.cents,
                row.cashier,
                state_text(row, language),
                row.note,
            ]
        )
    everything = say(SHEET["all"], language=language)
    rows.append([everything, "", "", "", "", "", view.total, "", "", ""])
    return rows


#: The columns besides those of each means, in their order.
COLUMNS = ("name", "club", "bought", "owed", "paid", "given_back", "left")
#: Those of the lines of the till.
LINES = (
    *("number", "at", "name", "way", "purpose"),
    *("means", "sum", "cashier", "state", "note"),
)


def export_cash(
    session: TournamentSession, language: Language, form: str, *, lines: bool = False
) -> bytes:
    """Return the cash desk as ``csv`` or ``xlsx``: a line a person, a column a means.

    ``lines``: the lines of the till instead; a workbook has both, a sheet each.
    """
    view = desk_view(session.state, session)
    if form == "csv":
        return _csv((_lines if lines else _people)(view, language), language)
    title = session.state.setup.name
    now_ms = session.now_ms()
    return _xlsx((_people(view, language), _lines(view, language)), language, title, now_ms)


def _csv(table: Sequence[Sequence[str | int]], language: Language) -> bytes:
    tongue = tongue_of(language)
    written = StringIO(newline="")
    writer = csv.writer(written, delimiter=tongue.cells, lineterminator="\r\n")
    writer.writerows([_cell(cell, tongue.decimal) for cell in row] for row in table)
    return written.getvalue().encode("utf-8-sig", "replace")


def _cell(cell: str | int, decimal: str) -> str:
    if isinstance(cell, str):
        return neutralised(cell)
    told = f"{'-' if cell < 0 else ''}{abs(cell) // HUNDRED}.{abs(cell) % HUNDRED:02}"
    return told.replace(".", decimal)


#: The sheets of a workbook: what each paid, then the lines; the widths of their columns.
SHEETS = (
    (("Caisse", "Cash desk"), (32, 22, 22, *(12,) * 9)),
    (("Lignes", "Lines"), (10, 18, 32, 12, 18, 12, 12, 22, 22, 32)),
)


def _xlsx(tables: Sequence[Table], language: Language, title: str, now_ms: int) -> bytes:
    import xlsxwriter  # when a workbook is asked for: pages only offer one

    written = BytesIO()
    day = datetime.fromtimestamp(now_ms / 1000).strftime("%Y-%m-%d %H:%M")
    with xlsxwriter.Workbook(written, KEPT_AS_TEXT) as book:
        bold = book.add_format({"bold": True})
        money = book.add_format({"num_format": "0.00"})
        for table, (name, widths) in zip(tables, SHEETS, strict=True):
            sheet = book.add_worksheet(say(name, language=language))
            sheet.write_string(0, 0, neutralised(f"{title}, {day}"[:200]), bold)
            for line, row in enumerate(table, 2):
                for column, cell in enumerate(row):
                    if isinstance(cell, int):
                        sheet.write_number(line, column, cell / HUNDRED, money)
                    else:
                        look = (bold,) if line == 2 else ()
                        sheet.write_string(line, column, neutralised(cell), *look)
            for column, width in enumerate(widths):
                sheet.set_column(column, column, width)
            sheet.freeze_panes(3, 0)
    return written.getvalue()
