"""Papers and exports as files: each written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from pathlib import Path

from td_app.exports import RankingLine, journal_jsonl, ranking_csv, ranking_xlsx
from td_app.persistence.event_codec import as_json
from td_app.printing.document import Stationery
from td_app.printing.register import offered
from td_app.session import TournamentSession
from td_app.tournament.views.finishing import Standings, standings
from td_app.whole_file import write_file
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords
from td_app.words.prizes import won_text


def ranking_lines(table: Standings, language: Language) -> Iterator[RankingLine]:
    """Yield the ranking as it is exported: places as worded, those still in by table."""
    words = PaperWords(language)
    for row in table.rows:
        place = "" if row.place is None else words.rank(row.place, row.tied)
        seat = f"{row.seat.table}.{row.seat.number}" if row.seat else ""
        yield RankingLine(place, row.name, row.club, won_text(row.won, language), seat)


def export_ranking(session: TournamentSession, language: Language, form: str) -> bytes:
    """Return the ranking as ``csv`` or ``xlsx``."""
    table = standings(session.state, session)
    lines = tuple(ranking_lines(table, language))
    if form == "csv":
        return ranking_csv(lines, language)
    return ranking_xlsx(lines, session.state.setup.name, language)


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
    for document in offered(session):
        if document.name in names and document.ready(session) is None:
            path = folder / document.file
            write_file(path, document.pdf(session, stationery))
            written.append(path)
    return tuple(written)


def write_exports(
    session: TournamentSession, folder: Path, language: Language = "fr"
) -> tuple[Path, ...]:
    """Write the ranking as CSV and XLSX, the journal, the settings; return the files written.

    Raises :class:`StorageTrouble` at the first file that cannot be written.
    """
    written = []
    for name, content in (
        ("classement.csv", export_ranking(session, language, "csv")),
        ("classement.xlsx", export_ranking(session, language, "xlsx")),
        ("journal.jsonl", export_journal(session)),
        ("reglages.json", json.dumps(as_json(session.state.setup), ensure_ascii=False).encode()),
    ):
        write_file(folder / name, content)
        written.append(folder / name)
    return tuple(written)
