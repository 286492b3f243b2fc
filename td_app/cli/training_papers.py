"""``td-app print --training``: the report on the last training evening, a sheet of disputes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from rules_ropta.ruling import Refused
from td_app.bootstrap import SystemClock
from td_app.cli.answers import say
from td_app.cli.opening import opened
from td_app.cli.paper_options import ALL, club_of, stationery_asked
from td_app.persistence.engine import open_club_file
from td_app.persistence.places import training_file
from td_app.printing.document import Stationery
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
        stationery = stationery_asked(club_of(file), options)
        evenings = training_file(file.path)
    made: dict[str, Callable[[], bytes | None]] = {
        REPORT_FILE: lambda: _report(evenings, stationery),
        SHEET_FILE: lambda: _sheet(stationery),
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
        evening = evening_again(club_of(file), clock, kept)
        return training_report_pdf(evening, stationery, datetime.now())


def _sheet(stationery: Stationery) -> bytes:
    return dispute_sheets_pdf(sheet_cards(date.today().toordinal()), stationery, datetime.now())
