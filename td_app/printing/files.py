"""Papers and exports as files, each written whole or not at all: PDF, CSV, XLSX, JSON Lines."""

from __future__ import annotations

import csv
import json
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final

from td_app.live.public_names import in_public
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import as_json
from td_app.printing.document import Stationery
from td_app.printing.register import offered
from td_app.program.atomic_files import write_file
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.finishing import Standings, standings
from td_app.words.figures import money_text
from td_app.words.language import LANGUAGES, Language, in_language
from td_app.words.on_paper import PaperWords
from td_app.words.prizes import won_text, won_title
from td_app.words.tongues import tongue_of

LONGEST_NAME = 40
"""Letters of a tournament's name in that of a file."""


def ranking_lines(table: Standings, language: Language) -> Iterator[RankingLine]:
    """Yield the ranking as it is exported: places as worded, those still in by table."""
    words = PaperWords(language)
    for row in table.rows:
        place = "" if row.place is None else words.rank(row.place, row.tied)
        seat = f"{row.seat.table}.{row.seat.number}" if row.seat else ""
        yield RankingLine(
            place,
            row.name,
            row.club,
            won_text(row.won, language),
            seat,
            str(row.kills) if table.knockouts else "",
            money_text(row.bounties, language) if row.bounties else "",
        )


def export_ranking(
    session: TournamentSession, language: Language, form: str, *, public: bool = False
) -> bytes:
    """Return the ranking as ``csv`` or ``xlsx``: the club's own with every name, or ``public``."""
    session = in_public(session) if public else session
    table = standings(session.state, session)
    lines = tuple(ranking_lines(table, language))
    won = won_title(prize_plan(session.state).kind, language)
    if form == "csv":
        return ranking_csv(lines, language, won=won)
    return ranking_xlsx(lines, session.state.setup.name, language, won=won)


def export_journal(session: TournamentSession) -> bytes:
    """Return the journal as JSON Lines: one entry a line, as it is on disk, without names."""
    entries = (
        {
            "sequence": entry.sequence,
            "recorded_at": entry.recorded_at,
            "kind": entry.event.KIND,
            "counts": session.history.counts(entry.sequence),
            "operator": entry.operator,
            "post": entry.post,
            "body": as_json(entry.event),
        }
        for entry in session.history.entries
    )
    return "".join(journal_jsonl(entries)).encode("utf-8")


def write_papers(
    session: TournamentSession,
    folder: Path,
    names: Collection[str],
    stationery: Stationery | None = None,
) -> tuple[Path, ...]:
    """Write these papers, when they are ready; return the files written.

    Raises :class:`StorageTrouble` at the first file that cannot be written.
    """
    written = []
    stationery = stationery or Stationery()
    for document in offered(session):
        if document.name in names and not document.waits(session, stationery):
            path = folder / document.file_in(stationery.language)
            write_file(path, document.pdf(session, stationery))
            written.append(path)
    return tuple(written)


RANKING_FILES: Final = ("classement", "ranking")
PUBLIC_FILES: Final = ("classement_a_publier", "ranking_to_publish")
SETTINGS_FILES: Final = ("reglages.json", "settings.json")
"""What the files are called in a language; those of a draw as on its certificate."""


def write_exports(
    session: TournamentSession, folder: Path, language: Language = LANGUAGES[0]
) -> tuple[Path, ...]:
    """Write the ranking as CSV and XLSX, the journal, the settings, each draw; return the files.

    Where somebody refuses to be named, the ranking is written twice: the club's, and the one to
    be published. Raises :class:`StorageTrouble` at the first file that cannot be written.
    """
    written = []
    ranking = in_language(RANKING_FILES, language)
    settings = in_language(SETTINGS_FILES, language)
    for name, content in (
        (f"{ranking}.csv", export_ranking(session, language, "csv")),
        (f"{ranking}.xlsx", export_ranking(session, language, "xlsx")),
        ("journal.jsonl", export_journal(session)),
        (settings, json.dumps(as_json(session.state.setup), ensure_ascii=False).encode()),
        *_published(session, language),
        *_draws(session),
    ):
        write_file(folder / name, content)
        written.append(folder / name)
    return tuple(written)


def _published(session: TournamentSession, language: Language) -> Iterator[tuple[str, bytes]]:
    if names_apart(session):
        for form in ("csv", "xlsx"):
            content = export_ranking(session, language, form, public=True)
            yield f"{in_language(PUBLIC_FILES, language)}.{form}", content


def of_the_evening(file: str, setup: TournamentSetup) -> str:
    """Return a file's name with the tournament's and its date: next week's takes no other's place.

    >>> from td_app.tournament.state.setup import TournamentSetup
    >>> of_the_evening("fin.pdf", TournamentSetup(name="Soirée d’été", date="2026-06-20"))
    'fin_soiree-d-ete_2026-06-20.pdf'
    """
    stem, dot, ending = file.rpartition(".")
    letters = unicodedata.normalize("NFKD", setup.name.lower().replace("œ", "oe"))
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    name = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST_NAME].rstrip("-")
    return "_".join(part for part in (stem, name, setup.date) if part) + dot + ending


def ranking_file(
    session: TournamentSession, language: Language, form: str, *, public: bool = False
) -> str:
    """Return the name offered for a ranking as ``csv`` or ``xlsx``, as it is exported."""
    files = PUBLIC_FILES if public else RANKING_FILES
    named = in_language(files, language)
    return of_the_evening(f"{named}.{form}", session.state.setup)


def names_apart(session: TournamentSession) -> bool:
    """Return whether somebody stands in public under another name than the club's."""
    return in_public(session) is not session


def _draws(session: TournamentSession) -> Iterator[tuple[str, bytes]]:
    """Yield each draw as a file that anybody can have verified, named as on its certificate."""
    from td_app.live.draw_record import as_json as draw_as_json
    from td_app.live.draw_record import draws_of

    for draw in draws_of(session.history.entries):
        if session.history.counts(draw.sequence):
            text = json.dumps(draw_as_json(draw), ensure_ascii=False, indent=1)
            yield f"tirage_{draw.sequence}.json", text.encode()


_COMPUTED = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


_HEADINGS = {
    "place": ("Rang", "Rank"),
    "name": ("Joueur", "Player"),
    "club": ("Club", "Club"),
    "table": ("Table", "Table"),
    "kills": ("Éliminations", "Knockouts"),
    "prize": ("Lot", "Prize"),
    "bounties": ("Primes", "Bounties"),
}


_WIDTHS = {
    "place": 8,
    "name": 32,
    "club": 32,
    "table": 12,
    "kills": 13,
    "prize": 24,
    "bounties": 14,
}


# A column that nobody fills is not exported: no prize column for a tournament without prizes.
# What sorts and adds up as a number in a spreadsheet.
_COUNTED = ("place", "kills")


_OPTIONAL = ("club", "table", "kills", "prize", "bounties")


_TITLE_LIMIT = 200


#: A workbook in which nothing becomes a formula, a link or a number by the look of it.
KEPT_AS_TEXT = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


@dataclass(frozen=True, slots=True)
class RankingLine:
    """A line of the ranking as shown: no licence, no address."""

    place: str
    name: str
    club: str
    prize: str = ""
    table: str = ""
    kills: str = ""
    bounties: str = ""


def neutralised(cell: str) -> str:
    """Return a cell that no spreadsheet computes: an apostrophe before what would be.

    >>> neutralised("=1+1"), neutralised("PÉREZ Gaëtan")
    ("'=1+1", 'PÉREZ Gaëtan')
    """
    return f"'{cell}" if cell.lstrip(" \u00a0\u200b\ufeff").startswith(_COMPUTED) else cell


def ranking_csv(
    lines: Iterable[RankingLine], language: Language = LANGUAGES[0], *, won: str = ""
) -> bytes:
    """Return the ranking as CSV in UTF-8 with BOM; ``;`` between cells in French, ``,`` else."""
    ranking = tuple(lines)
    fields = _fields(ranking)
    written = StringIO(newline="")
    writer = csv.writer(written, delimiter=tongue_of(language).cells, lineterminator="\r\n")
    writer.writerow(_headings(fields, language, won))
    writer.writerows([neutralised(cell) for cell in _cells(line, fields)] for line in ranking)
    return written.getvalue().encode("utf-8-sig", "replace")


def ranking_xlsx(
    lines: Iterable[RankingLine], title: str, language: Language = LANGUAGES[0], *, won: str = ""
) -> bytes:
    """Return the ranking as an XLSX workbook: the title, the headings, one line a player."""
    ranking = tuple(lines)
    import xlsxwriter  # when a workbook is asked for: pages only offer one

    fields = _fields(ranking)
    written = BytesIO()
    with xlsxwriter.Workbook(written, KEPT_AS_TEXT) as book:
        sheet = book.add_worksheet(in_language(("Classement", "Ranking"), language))
        bold = book.add_format({"bold": True})
        sheet.write_string(0, 0, neutralised(title[:_TITLE_LIMIT]), bold)
        for column, heading in enumerate(_headings(fields, language, won)):
            sheet.write_string(2, column, heading, bold)
            sheet.set_column(column, column, _WIDTHS[fields[column]])
        for row, line in enumerate(ranking, 3):
            _write_line(sheet, row, fields, _cells(line, fields))
        sheet.freeze_panes(3, 0)
        sheet.repeat_rows(2)
    return written.getvalue()


def journal_jsonl(entries: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Give each journal entry as one line of JSON ended by a line feed, in the order given."""
    for entry in entries:
        yield json.dumps(dict(entry), ensure_ascii=False, default=_json_value) + "\n"


def _fields(ranking: Sequence[RankingLine]) -> list[str]:
    filled = [field for field in _OPTIONAL if any(getattr(line, field) for line in ranking)]
    return ["place", "name", *filled]


def _headings(fields: Sequence[str], language: str, won: str) -> list[str]:
    named = {name: in_language(heading, language) for name, heading in _HEADINGS.items()}
    named |= {"prize": won} if won else {}
    return [named[field] for field in fields]


def _cells(line: RankingLine, fields: Sequence[str]) -> list[str]:
    """Return the texts of a line; a tie "3-4" takes a dash that no spreadsheet reads as a date."""
    tied = re.sub(r"(?<=\d)\s?-\s?(?=\d)", "–", line.place)
    texts = [tied if field == "place" else getattr(line, field) for field in fields]
    return [text.encode("utf-8", "replace").decode("utf-8") for text in texts]


def _write_line(sheet: Any, row: int, fields: Sequence[str], cells: Sequence[str]) -> None:
    """Write texts as texts; a place that is a number alone stays one, so that it sorts."""
    for column, (field, cell) in enumerate(zip(fields, cells, strict=True)):
        counted = field in _COUNTED and cell.isascii() and cell.isdecimal()
        if counted and len(cell) < 10:
            sheet.write_number(row, column, int(cell))
        else:
            sheet.write_string(row, column, neutralised(cell))


def _json_value(value: object) -> object:
    match value:
        case datetime() | date():
            return value.isoformat()
        case set() | frozenset():
            return sorted(value, key=str)
        case _:
            return str(value)
