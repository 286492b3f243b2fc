"""Files read: ``td-app import``, members; ``check``, a club's journals; ``verify-draw`` (2.1)."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rules_ropta.ruling import Refused
from td_app.cli.answers import complaining, refused_json, say
from td_app.draw_record import WrittenDraw, draws_of, from_json
from td_app.members_file.preview import preview_file
from td_app.members_file.previewed import ImportPreview, RowStatus
from td_app.members_file.previewed import as_json as preview_json
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.persistence.event_codec import as_json
from td_app.persistence.places import club_file
from td_app.words.language import current_language, set_current_language


@complaining
def import_members(options: argparse.Namespace) -> int:
    """Print the preview, or keep the valid rows; 2 when it cannot be read as people."""
    if options.lang:
        set_current_language(options.lang)
    try:
        preview = preview_file(options.path)
        told = preview_json(preview, current_language())
        if not options.preview:
            told["kept"] = _kept(preview, options)
    except Refused as refusal:
        if not options.json:
            raise
        say({"file": str(options.path), **refused_json(refusal)}, indented=True)
        return 2
    _tell(told, options.json)
    return 0


def _kept(preview: ImportPreview, options: argparse.Namespace) -> int:
    """How many people of the valid rows are new to the club."""
    people = [row.member for row in preview.rows if row.member and row.status is RowStatus.VALID]
    with open_club_file(options.file or club_file()) as club:
        return club.directory.remember(people)


def _tell(told: dict[str, Any], as_one_object: bool) -> None:
    if as_one_object:
        say(told, indented=True)
        return
    for name in ("rows", "valid", "doubtful", "refused", "duplicates", "kept"):
        if name in told:
            print(f"{name}: {told[name]}")


@complaining
def check(options: argparse.Namespace) -> int:
    """Print what was found as JSON; 0 when all is well, 1 when not, 2 when unreadable."""
    report = check_file(options.path)
    say({"ok": report.ok, **as_json(report)}, indented=True)
    return 0 if report.ok else 1


@complaining
def verify_draw(options: argparse.Namespace) -> int:
    """Print each draw with ``holds``; 0 when all hold, 1 when one does not."""
    told = [
        {
            "entry": draw.sequence,
            "seed": draw.seed,
            "entrants": len(draw.seats),
            "holds": draw.holds(),
        }
        for draw in _read(options.path)
    ]
    ok = bool(told) and all(draw["holds"] for draw in told)
    say({"ok": ok, "draws": told}, indented=True)
    return 0 if ok else 1


def _read(path: Path) -> tuple[WrittenDraw, ...]:
    """The draws of a JSON file (one draw or a list), or of every journal of a club's file."""
    try:
        with path.open("rb") as file:
            head = file.read(16)
    except OSError as trouble:
        raise Refused("FILE_NOT_FOUND", file=path.name) from trouble
    if head.startswith(b"SQLite format 3"):
        with open_club_file(path, read_only=True) as club:
            rows = club.store.tournaments(archived=True)
            return tuple(
                draw for row in rows for draw in draws_of(club.store.entries_after(row.id, 0))
            )
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as trouble:
        raise Refused("DRAW_FILE_WRONG", what=path.name) from trouble
    many = written if isinstance(written, list) else [written]
    return tuple(from_json(draw) for draw in many)
