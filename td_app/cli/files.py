"""Files read: ``td-app import``, members; ``check``, a club's journals; ``verify-draw`` (2.1)."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rules_ropta.ruling import Reason, Refused
from td_app.cli.answers import Answer, complaining, say
from td_app.cli.opening import one_of, opened, with_password
from td_app.live.draw_record import MOST, AnyDraw, WrittenJackpot, draws_of, read_draws
from td_app.meeting.draw_record import rounds_of
from td_app.members_file.meanings import FIELDS, Meaning
from td_app.members_file.preview import preview_file
from td_app.members_file.previewed import DuplicateGroup, ImportPreview, PreviewRow, RowStatus
from td_app.persistence.check import check_database, check_file
from td_app.persistence.copies import copy_to
from td_app.persistence.engine import open_club_file
from td_app.persistence.event_codec import as_json
from td_app.persistence.places import check_kind, club_file
from td_app.persistence.salvage import salvage as save_what_is_whole
from td_app.persistence.seal_check import verify_database, verify_file
from td_app.persistence.transfer import into_database, into_file
from td_app.ports.copies import ClubFileSummary
from td_app.ports.seals import read_seals
from td_app.program.atomic_files import read_file
from td_app.tournament.state.person import Person
from td_app.wire import refused_json
from td_app.words.language import set_current_language
from td_app.words.members_file import sentence_of
from td_app.words.seals import answer_sentences


@complaining
def import_members(options: argparse.Namespace) -> int:
    """Print the preview, or keep the valid rows; 2 when it cannot be read as people."""
    if options.lang:
        set_current_language(options.lang)
    try:
        preview = preview_file(options.path, confirmed=options.columns_right)
        told = preview_json(preview)
        if not options.preview:
            told["kept"] = _remember_people(preview, options)
    except Refused as refusal:
        if not options.json:
            raise
        say({"file": str(options.path), **refused_json(refusal)}, indented=True)
        return 2
    _tell(told, options.json)
    return 0


def _remember_people(preview: ImportPreview, options: argparse.Namespace) -> int:
    """Return how many people of the valid rows are new to the club."""
    people = [row.member for row in preview.rows if row.member and row.status is RowStatus.VALID]
    with opened(options) as club:
        return club.directory.remember(people)


def _tell(told: dict[str, Any], as_one_object: bool) -> None:
    if as_one_object:
        say(told, indented=True)
        return
    for name in ("rows", "valid", "doubtful", "refused", "duplicates", "kept"):
        if name in told:
            print(f"{name}: {told[name]}")


def preview_json(preview: ImportPreview) -> dict[str, Any]:
    """Return the preview as JSON values.

    ``columns`` gives each meaning its header, or its index from 0 where there is none;
    ``duplicates`` counts the rows that repeat an earlier one or a person already there.
    """
    return {
        "file": preview.source,
        "rows": len(preview.rows),
        "valid": preview.valid,
        "doubtful": preview.doubtful,
        "refused": preview.refused,
        "duplicates": preview.repeated,
        "columns": {
            c.meaning: c.header or c.index for c in preview.columns if c.meaning != Meaning.IGNORED
        },
        "uncertain_columns": [c.header or c.index for c in preview.columns if not c.certain],
        "ignored_columns": [
            c.header or c.index for c in preview.columns if c.meaning == Meaning.IGNORED
        ],
        "name_order": preview.name_order,
        "encoding": preview.encoding,
        "delimiter": preview.delimiter,
        "sheet": preview.sheet,
        "details": [_row(row) for row in preview.rows],
        "duplicate_groups": [_group(group) for group in preview.duplicates],
        "homonyms": [_group(group) for group in preview.homonyms],
        "skipped": [
            {"line": line.line, "text": line.text, **_reason(line.reason)}
            for line in preview.skipped
        ],
        "notes": [_reason(note) for note in preview.notes],
    }


def _row(row: PreviewRow) -> dict[str, Any]:
    return {
        "line": row.line,
        "status": row.status.value,
        "reasons": [_reason(reason) for reason in row.reasons],
        **(_person(row.member) if row.member else {"name": None, "cells": list(row.cells)}),
    }


def _person(member: Person) -> dict[str, Any]:
    return {
        "name": member.display_name,
        "last_name": member.last_name,
        "first_name": member.first_name,
        **{field: getattr(member, field) for field in FIELDS},
    }


def _reason(reason: Reason) -> dict[str, Any]:
    params = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in reason.params.items()
    }
    return {"code": reason.code, "params": params, "sentence": sentence_of(reason)}


def _group(group: DuplicateGroup) -> dict[str, Any]:
    return {
        "lines": list(group.lines),
        "why": group.why,
        "known": [member.display_name for member in group.known],
    }


@complaining
def check(options: argparse.Namespace) -> int:
    """Print what was found as JSON; 0 when all is well, 1 when not, 2 when unreadable."""
    one_of(options.path, options.database)
    if options.database:
        report = with_password(options.database, check_database)
    else:
        report = check_file(options.path)
    say({"ok": report.ok, **as_json(report)}, indented=True)
    return 0 if report.ok else 1


@complaining
def backup(options: argparse.Namespace) -> int:
    """Write a copy of the club, open elsewhere or not; 0 once it has been read back.

    1 where it is written and no longer says everywhere what had been written, or lacks its end.
    """
    if options.database:
        held = with_password(options.database, lambda url: into_file(url, options.copy))
    else:
        held = copy_to(options.file or club_file(), options.copy)
    return _report_copy(held, str(options.copy))


@complaining
def restore(options: argparse.Namespace) -> int:
    """Write a copy into a new file, or an empty database; 0 once it has been read back.

    1 where it is written and no longer says everywhere what had been written, or lacks its end.
    """
    one_of(options.path, options.database)
    if options.database:
        held = with_password(options.database, lambda url: into_database(options.copy, url))
    else:
        held = copy_to(options.copy, options.path)
    return _report_copy(held, str(options.path or options.copy))


@complaining
def salvage(options: argparse.Namespace) -> int:
    """Write the whole parts of a damaged file into a new one; return 0 if nothing was lost, else
    1.
    """
    saved = save_what_is_whole(options.damaged, options.path)
    say({"ok": saved.whole, "path": str(options.path), **as_json(saved)}, indented=True)
    return 0 if saved.whole else 1


def _report_copy(held: ClubFileSummary, copy: str) -> int:
    told = {"copy": copy, "tournaments": len(held.tournaments), "entries": held.entries}
    differs: dict[str, object] = {"differs": held.differs} if held.differs else {}
    if held.parted:
        differs["part_missing"] = True
    say({"ok": not differs, **told, "members": held.members, **differs}, indented=True)
    return 1 if differs else 0


@complaining
def verify_draw(options: argparse.Namespace) -> int:
    """Print each draw with ``holds``; 0 when all hold, 1 when one does not."""
    told = [
        {
            "entry": draw.sequence,
            "seed": draw.seed,
            **_drawn(draw),
            "holds": draw.holds(),
        }
        for draw in _read(options.path)
    ]
    ok = bool(told) and all(draw["holds"] for draw in told)
    say({"ok": ok, "draws": told}, indented=True)
    return 0 if ok else 1


@complaining
def verify_seal(options: argparse.Namespace) -> int:
    """Print what a file says of seals; 0 when each is that of a journal, 1 when one is not."""
    if options.lang:
        set_current_language(options.lang)
    if options.database:
        # Without a file, what stands first is a seal.
        seals = read_seals((options.path, *options.seals))
        report = with_password(options.database, lambda url: verify_database(url, seals))
    else:
        report = verify_file(Path(options.path), read_seals(options.seals or ("",)))
    if options.json:
        say({"ok": report.ok, **as_json(report)}, indented=True)
    else:
        for answer in report.answers:
            print(f"{answer.seal}\n  {answer_sentences(asdict(answer))}")
    return 0 if report.ok else 1


def _drawn(draw: AnyDraw) -> dict[str, object]:
    """Return the result of a draw in short: the number of seats, or a jackpot's multiplier."""
    if isinstance(draw, WrittenJackpot):
        return {"jackpot": draw.edition, "multiplier": draw.multiplier}
    return {"entrants": len(draw.seats)}


def _read(path: Path) -> tuple[AnyDraw, ...]:
    """The draws of a JSON file (one draw or a list), or of every journal of a club's file."""
    check_kind(path)
    try:
        with path.open("rb") as file:
            head = file.read(16)
    except OSError as trouble:
        raise Refused("FILE_NOT_FOUND", file=path.name) from trouble
    if head.startswith(b"SQLite format 3"):
        with open_club_file(path, read_only=True) as club:
            rows = club.store.tournaments(archived=True)
            meetings = club.meetings.meetings(archived=True)
            return (
                *(d for row in rows for d in draws_of(club.store.entries_after(row.id, 0))),
                *(
                    d
                    for row in meetings
                    for d in rounds_of(club.meetings.meeting_news(row.id, 0).entries)
                ),
            )
    try:
        text = read_file(path, MOST).decode("utf-8")
    except ValueError as trouble:
        raise Refused("DRAW_FILE_WRONG", what=path.name) from trouble
    return read_draws(text, path.name)


#: What answers each subcommand about files.
ANSWERS: Mapping[str, Answer] = {
    "import": import_members,
    "check": check,
    "backup": backup,
    "salvage": salvage,
    "restore": restore,
    "verify-draw": verify_draw,
    "verify-seal": verify_seal,
}
