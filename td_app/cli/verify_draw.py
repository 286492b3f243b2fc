"""``td-app verify-draw``: the same seed, the same order, the same seats (2.1)."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rules_ropta.ruling import Refused
from td_app.cli.answers import complain, say
from td_app.draw_record import WrittenDraw, draws_of, from_json
from td_app.persistence.engine import open_club_file
from td_app.ports import StorageTrouble


def run(options: argparse.Namespace) -> int:
    """Print each draw with ``holds``; 0 when all hold, 1 when one does not."""
    try:
        draws = _read(options.path)
        told = [
            {
                "entry": draw.sequence,
                "seed": draw.seed,
                "entrants": len(draw.seats),
                "holds": draw.holds(),
            }
            for draw in draws
        ]
    except (Refused, StorageTrouble) as problem:
        return complain(problem)
    say({"ok": bool(told) and all(draw["holds"] for draw in told), "draws": told}, indented=True)
    return 0 if told and all(draw["holds"] for draw in told) else 1


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
