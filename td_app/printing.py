"""From what is true to paper: a view becomes a report's facts, the report becomes a file."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from pathlib import Path

from reports.alphabetical_list import (
    AlphabeticalList,
    alphabetical_key,
    render_alphabetical_list,
)
from reports.blinds_structure import (
    BlindsStructure,
    StructureBreak,
    StructureLevel,
    render_blinds_structure,
)
from reports.draw_certificate import DrawCertificate, DrawnEntrant, render_draw_certificate
from reports.facts import DrawProof, Heading, SeatedPlayer, TablePlace
from reports.list_by_table import ListByTable, TableSheet, render_list_by_table
from reports.moves_sheet import MoveLine, MovesSheet, render_moves_sheet
from reports.ranking import RankedPlayer, Ranking, StillIn, render_ranking
from reports.seat_slips import SeatSlips, render_seat_slips
from reports.wording import Language, wording_in
from td_app.draw_method import METHOD
from td_app.exports import RankingLine, journal_jsonl, ranking_csv, ranking_xlsx
from td_app.persistence.event_codec import as_json
from td_app.printed_document import Document, heading_of, local_time
from td_app.printing_chips import CHIPS_DOCUMENTS
from td_app.printing_conduct import PENALTY_SLIPS
from td_app.printing_rules import ANTE_PAYERS, RULES_DOCUMENT
from td_app.session import TournamentSession
from td_app.tournament.structure import Level
from td_app.tournament.views.announcements import announcements
from td_app.tournament.views.draw_list import DrawView, draws
from td_app.tournament.views.room import room
from td_app.tournament.views.standings import Standings, standings
from td_app.whole_file import write_file


def _drawn(session: TournamentSession) -> str | None:
    return None if session.state.drawn else "NOT_DRAWN_YET"


def _moved(session: TournamentSession) -> str | None:
    return None if session.state.moves else "NO_MOVE_YET"


def _always(_: TournamentSession) -> str | None:
    return None


def _seated(session: TournamentSession) -> tuple[SeatedPlayer, ...]:
    """Everyone at a table now, by table and place."""
    return tuple(
        SeatedPlayer(seat.name, table.number, seat.place, seat.club)
        for table in sorted(room(session.state, session).tables, key=lambda t: t.number)
        for seat in table.players
    )


def seat_slips(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return the slips, in the order of the alphabet, to be handed out at the door."""
    players = sorted(_seated(session), key=lambda player: alphabetical_key(player.name))
    stack = session.state.setup.starting_stack
    return render_seat_slips(SeatSlips(heading_of(session, club), tuple(players), stack), language)


def alphabetical_list(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return the wall list, with the seed of the last draw and how to check it."""
    facts = AlphabeticalList(heading_of(session, club), _seated(session), _proof(session, language))
    return render_alphabetical_list(facts, language)


def _proof(session: TournamentSession, language: Language) -> DrawProof | None:
    drawn = draws(session.state, session)
    if not drawn:
        return None
    order = {
        "fr": "numéros d’inscription, voir le certificat du tirage",
        "en": "entry numbers, see the draw certificate",
    }[language]
    return DrawProof(drawn[-1].seed, order, METHOD[language])


def list_by_table(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return the tables in play, each with its places."""
    tables = tuple(
        TableSheet(
            number=table.number,
            seats=table.seats,
            players=tuple(
                SeatedPlayer(seat.name, table.number, seat.place, seat.club)
                for seat in table.players
            ),
            button=table.button,
            out_of_use=frozenset(table.out_of_use),
        )
        for table in sorted(room(session.state, session).tables, key=lambda t: t.number)
        if table.status == "open"
    )
    return render_list_by_table(ListByTable(heading_of(session, club), tables), language)


def moves_sheet(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return the moves, those not yet read out first."""
    rows = announcements(session.state, session)
    waiting = [row for row in rows if not row.announced]
    said = [row for row in rows if row.announced]
    lines = tuple(
        MoveLine(
            name=row.name,
            origin=TablePlace(row.from_seat.table, row.from_seat.number),
            to=TablePlace(row.to_seat.table, row.to_seat.number),
            because=row.why,
            cites=row.cites,
            enters=row.enters,
            announced=row.announced,
        )
        for row in (*waiting, *said)
    )
    return render_moves_sheet(MovesSheet(heading_of(session, club), lines), language)


def ranking(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return the ranking, in progress or final."""
    table = standings(session.state, session)
    facts = Ranking(
        heading=heading_of(session, club),
        ranked=tuple(
            RankedPlayer(row.place, row.name, row.club, row.prize)
            for row in table.rows
            if row.place is not None
        ),
        still_in=tuple(
            StillIn(row.name, row.seat.table, row.seat.number, row.club)
            for row in table.rows
            if row.place is None and row.seat is not None
        ),
    )
    return render_ranking(facts, language)


def draw_certificate(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return the certificate of the last draw."""
    drawn = draws(session.state, session)
    if not drawn:
        raise ValueError("no draw to certify")
    last = drawn[-1]
    heading = heading_of(session, club)
    facts = _certificate(session, heading, last, len(drawn), language)
    return render_draw_certificate(facts, language)


def _certificate(
    session: TournamentSession, heading: Heading, last: DrawView, number: int, language: Language
) -> DrawCertificate:
    entrants = session.state.entrants
    return DrawCertificate(
        heading=heading,
        seed=last.seed,
        method=METHOD[language],
        entrants=tuple(
            DrawnEntrant(
                seat.name, seat.seat.table, seat.seat.number, _given(entrants[seat.entrant].need)
            )
            for seat in last.seats
        ),
        button_place=last.button_place,
        buttons=tuple(TablePlace(table, place) for table, place in last.buttons),
        file=f"tirage_{last.sequence}.json",
        number=number,
        drawn_at=local_time(last.at_ms),
    )


def _given(need: object) -> bool:
    return getattr(need, "place", None) is not None


def structure(session: TournamentSession, language: Language, club: str = "") -> bytes:
    """Return levels and breaks on one page."""
    setup = session.state.setup
    until = setup.late_entry_until
    facts = BlindsStructure(
        heading=heading_of(session, club),
        steps=tuple(
            StructureLevel(step.small_blind, step.big_blind, step.ante, step.minutes)
            if isinstance(step, Level)
            else StructureBreak(step.minutes, step.removes)
            for step in setup.structure.steps
        ),
        ante=ANTE_PAYERS[setup.ante_format],
        starting_stack=setup.starting_stack,
        late_entry_until=2 if until is None else until,
    )
    return render_blinds_structure(facts, language)


#: Every paper the application prints, in the order of the evening.
DOCUMENTS: tuple[Document, ...] = (
    Document(
        "seat_slips", ("Talons de place", "Seat slips"), "talons_de_place.pdf", _drawn, seat_slips
    ),
    Document(
        "alphabetical_list",
        ("Liste alphabétique", "Alphabetical list"),
        "liste_alphabetique.pdf",
        _drawn,
        alphabetical_list,
    ),
    Document(
        "list_by_table",
        ("Liste par table", "List by table"),
        "liste_par_table.pdf",
        _drawn,
        list_by_table,
    ),
    Document(
        "draw_certificate",
        ("Certificat du tirage", "Draw certificate"),
        "certificat_du_tirage.pdf",
        _drawn,
        draw_certificate,
    ),
    Document("structure", ("Structure", "Structure"), "structure.pdf", _always, structure),
    RULES_DOCUMENT,
    Document(
        "moves_sheet",
        ("Changements de place", "Moves"),
        "changements_de_place.pdf",
        _moved,
        moves_sheet,
    ),
    *CHIPS_DOCUMENTS,
    PENALTY_SLIPS,
    Document("ranking", ("Classement", "Ranking"), "classement.pdf", _drawn, ranking),
)


def ranking_lines(table: Standings, language: Language) -> Iterator[RankingLine]:
    """Yield the ranking as it is exported: places as worded, those still in by table."""
    wording = wording_in(language)
    for row in table.rows:
        place = "" if row.place is None else wording.rank(row.place)
        if row.tied:
            place = wording.say("TIED", rank=place)
        seat = f"{row.seat.table}.{row.seat.number}" if row.seat else ""
        yield RankingLine(place, row.name, row.club, row.prize, seat)


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


def write_evening(
    session: TournamentSession, folder: Path, language: Language = "fr", club: str = ""
) -> tuple[Path, ...]:
    """Write every paper that is ready, and the exports; return the files written.

    Raises :class:`StorageTrouble` at the first file that cannot be written.
    """
    names = tuple(document.name for document in DOCUMENTS)
    papers = write_papers(session, folder, names, language, club)
    return (*papers, *write_exports(session, folder, language))


def write_papers(
    session: TournamentSession,
    folder: Path,
    names: Collection[str],
    language: Language = "fr",
    club: str = "",
) -> tuple[Path, ...]:
    """Write these papers, when they are ready; return the files written."""
    written = []
    for document in DOCUMENTS:
        if document.name in names and document.ready(session) is None:
            path = folder / document.file
            write_file(path, document.render(session, language, club))
            written.append(path)
    return tuple(written)


def write_exports(
    session: TournamentSession, folder: Path, language: Language = "fr"
) -> tuple[Path, ...]:
    """Write the ranking as CSV and XLSX, the journal and the settings."""
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
