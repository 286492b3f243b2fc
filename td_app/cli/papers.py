"""``td-app print``: one paper, or every paper that is ready, into a folder."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

from rules_ropta.ruling import Refused
from td_app.bootstrap import SystemChance, SystemClock
from td_app.cli.answers import complaining, say
from td_app.cli.opening import opened
from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.places import training_file
from td_app.printing.document import Document, Stationery, stationery_of
from td_app.printing.files import write_papers
from td_app.printing.register import DOCUMENTS, offered
from td_app.printing.season import Issue, standings_paper
from td_app.printing.season_grid import grid_paper
from td_app.printing.training import (
    REPORT_FILE,
    SHEET_FILE,
    dispute_sheets_pdf,
    training_report_pdf,
)
from td_app.program.atomic_files import write_file
from td_app.training.evening import evening_again
from td_app.training.leitner import sheet_cards
from td_app.training.pace import PacedClock
from td_app.training.steps import kept_in
from td_app.words import refusal_sentence
from td_app.words.language import set_current_language
from td_app.words.papers import waiting_sentence

ALL: Final = "all"
#: The papers of a season: name, file, whether it may be published, what makes it.
SEASON_PAPERS = (
    ("season_standings", "classement_saison.pdf", True, standings_paper),
    ("season_grid", "grille_saison.pdf", True, grid_paper),
    ("season_federation", "classement_federation_ne_pas_publier.pdf", False, standings_paper),
)


@complaining
def print_papers(options: argparse.Namespace) -> int:
    """Write the papers and print the result as JSON; return 2 when none can be written."""
    if options.lang:
        set_current_language(options.lang)
    if options.season is not None:
        return _print_season(options)
    if options.training:
        return print_training(options)
    wanted = _wanted(options.document)
    with opened(options, read_only=True) as file:
        club = _club_of(file)
        stationery = _stationery_asked(club, options)
        session = club.open(options.tournament)
        has = {paper.name for paper in offered(session)}
        left_out = []
        for paper in wanted:
            why = "NOT_OF_THIS_TOURNAMENT"
            if paper.name in has:
                why = paper.waits(session, stationery)
            if why:
                left_out.append((paper, why))
        if options.document != ALL and left_out:
            print(waiting_sentence(left_out[0][1]), file=sys.stderr)
            return 2
        names = {paper.name for paper in wanted}
        written = write_papers(session, options.out, names, stationery)
    say(_answer(written, left_out), indented=True)
    return 0


def _print_season(options: argparse.Namespace) -> int:
    """Write the standings of a season: to be published, for the federation, or both."""
    known = [name for name, *_ in SEASON_PAPERS]
    if options.document not in (ALL, *known):
        raise Refused("NO_SUCH_DOCUMENT", name=options.document, known=", ".join(known))
    with opened(options, read_only=True) as file:
        club = _club_of(file)
        stationery = _stationery_asked(club, options)
        seasons = ClubSeasons(club)
        every = seasons.seasons()
        season = next((one for one in every if one.name == options.season), None)
        if season is None:
            names = ", ".join(one.name for one in every)
            raise Refused("NO_SUCH_SEASON", name=options.season, known=names)
        board = seasons.board(season)
    if not board.rows:
        print(refusal_sentence(Refused("NOBODY_RANKED")), file=sys.stderr)
        return 2
    written = []
    for name, path, public, paper in SEASON_PAPERS:
        if options.document in (ALL, name):
            issue = Issue(season.name, board, public, stationery)
            options.out.mkdir(parents=True, exist_ok=True)
            write_file(options.out / path, paper(issue, datetime.now()))
            written.append(options.out / path)
    say(_answer(written, ()), indented=True)
    return 0


def _answer(written: Sequence[Path], left_out: Sequence[tuple[Document, str]]) -> dict[str, Any]:
    return {
        "ok": True,
        "written": [str(path) for path in written],
        "left_out": [
            {"document": paper.name, "why": waiting_sentence(why)} for paper, why in left_out
        ],
    }


def _wanted(name: str) -> tuple[Document, ...]:
    if name == ALL:
        return DOCUMENTS
    found = tuple(paper for paper in DOCUMENTS if paper.name == name)
    if not found:
        known = ", ".join(paper.name for paper in DOCUMENTS)
        raise Refused("NO_SUCH_DOCUMENT", name=name, known=known)
    return found


REPORT = "training_report"
SHEET = "dispute_sheet"


def print_training(options: argparse.Namespace) -> int:
    """Write the papers of training and print the result as JSON; return 2 when none can be
    written.
    """
    if options.document not in (ALL, REPORT, SHEET):
        known = ", ".join((REPORT, SHEET))
        raise Refused("NO_SUCH_DOCUMENT", name=options.document, known=known)
    with opened(options, read_only=True) as file:
        stationery = _stationery_asked(_club_of(file), options)
        evenings = training_file(file.path)
    made: dict[str, Callable[[], bytes | None]] = {
        REPORT_FILE: lambda: _report(evenings, stationery),
        SHEET_FILE: lambda: dispute_sheets_pdf(
            sheet_cards(date.today().toordinal()), stationery, datetime.now()
        ),
    }
    names = {REPORT: REPORT_FILE, SHEET: SHEET_FILE}
    written: list[str] = []
    for name, path in names.items():
        pdf = made[path]() if options.document in (ALL, name) else None
        if pdf is not None:
            options.out.mkdir(parents=True, exist_ok=True)
            write_file(options.out / path, pdf)
            written.append(str(options.out / path))
    if not written:
        print(refusal_sentence(Refused("NO_TRAINING_YET")), file=sys.stderr)
        return 2
    say({"ok": True, "written": written, "left_out": []}, indented=True)
    return 0


def _report(evenings: Path, stationery: Stationery) -> bytes | None:
    """Return the report on the last evening, as far as it went; None where there is none."""
    kept = kept_in(evenings.parent)
    if kept is None:
        return None
    with open_club_file(evenings, read_only=True) as file:
        clock = PacedClock(SystemClock(), kept.at_ms)
        evening = evening_again(_club_of(file), clock, kept)
        return training_report_pdf(evening, stationery, datetime.now())


def _club_of(file: ClubFile) -> Club:
    """Return the club of a file, to read."""
    folder = file.path.parent if file.path else None
    clock = SystemClock()
    chance = SystemChance()
    club = Club(file.store, file.directory, clock, chance, read_only=True, folder=folder)
    return replace(club, seasons=file.seasons, register=file.register)


def _stationery_asked(club: Club, options: argparse.Namespace) -> Stationery:
    """Return what the club prints on, and what this run changes of it."""
    stationery = stationery_of(club, options.lang)
    set_current_language(stationery.language)
    return replace(
        stationery,
        size=options.size or stationery.size,
        slips=options.slips or stationery.slips,
    )
