"""The cash desk as files for a treasurer: CSV, XLSX."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import datetime
from io import BytesIO, StringIO

import xlsxwriter

from td_app.printing.files import KEPT_AS_TEXT, neutralised
from td_app.session import TournamentSession
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.cash_desk import DeskView, desk_view
from td_app.words.buy_ins import bought_text
from td_app.words.cash_desk import SHEET, means_text
from td_app.words.language import Language
from td_app.words.speaking import say

HUNDRED = 100


def _table(view: DeskView, language: Language) -> list[list[str | int]]:
    """The lines of a treasurer's sheet: texts, and sums in cents."""
    head: list[str | int] = [say(SHEET[key], language=language) for key in COLUMNS]
    head[4:4] = [means_text(means.value, language).capitalize() for means in Means]
    rows: list[list[str | int]] = [head]
    for row in view.rows:
        by = dict(row.by)
        bought = bought_text(row.stays, row.rebuys, row.addons, language)
        sums = (by.get(means, 0) for means in Means)
        rows.append([row.name, row.club, bought, row.owed, *sums, row.paid, row.owes])
    totals = (cents for _, cents in view.taken)
    owed = sum(row.owed for row in view.rows)
    everything = say(SHEET["all"], language=language)
    left = sum(row.owes for row in view.rows)
    rows.append([everything, "", "", owed, *totals, view.total, left])
    return rows


#: The columns besides those of each means, in their order.
COLUMNS = ("name", "club", "bought", "owed", "paid", "left")


def export_cash(session: TournamentSession, language: Language, form: str) -> bytes:
    """Return the cash desk as ``csv`` or ``xlsx``: a line a person, a column a means."""
    table = _table(desk_view(session.state, session), language)
    if form == "csv":
        return _csv(table, language)
    return _xlsx(table, session.state.setup.name, session.now_ms())


def _csv(table: Sequence[Sequence[str | int]], language: Language) -> bytes:
    french = language == "fr"
    written = StringIO(newline="")
    writer = csv.writer(written, delimiter=";" if french else ",", lineterminator="\r\n")
    writer.writerows([_cell(cell, french) for cell in row] for row in table)
    return written.getvalue().encode("utf-8-sig", "replace")


def _cell(cell: str | int, french: bool) -> str:
    if isinstance(cell, str):
        return neutralised(cell)
    told = f"{'-' if cell < 0 else ''}{abs(cell) // HUNDRED}.{abs(cell) % HUNDRED:02}"
    return told.replace(".", ",") if french else told


def _xlsx(table: Sequence[Sequence[str | int]], title: str, now_ms: int) -> bytes:
    written = BytesIO()
    with xlsxwriter.Workbook(written, KEPT_AS_TEXT) as book:
        sheet = book.add_worksheet("Caisse")
        bold, money = book.add_format({"bold": True}), book.add_format({"num_format": "0.00"})
        day = datetime.fromtimestamp(now_ms / 1000).strftime("%Y-%m-%d %H:%M")
        sheet.write_string(0, 0, neutralised(f"{title}, {day}"[:200]), bold)
        for line, row in enumerate(table, 2):
            for column, cell in enumerate(row):
                if isinstance(cell, int):
                    sheet.write_number(line, column, cell / HUNDRED, money)
                else:
                    look = (bold,) if line == 2 else ()
                    sheet.write_string(line, column, neutralised(cell), *look)
        sheet.set_column(0, 0, 32)
        sheet.set_column(1, 2, 22)
        sheet.set_column(3, 9, 12)
        sheet.freeze_panes(3, 0)
    return written.getvalue()
