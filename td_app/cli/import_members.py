"""``td-app import FILE``: a members' file, previewed (``--preview``) or kept in the club."""

from __future__ import annotations

import argparse
from typing import Any

from rules_ropta.ruling import Refused
from td_app.cli.answers import complain, refused_json, say
from td_app.members_file.preview import preview_file
from td_app.members_file.preview_json import as_json
from td_app.members_file.previewed import ImportPreview, RowStatus
from td_app.persistence.engine import open_club_file
from td_app.persistence.places import club_file
from td_app.ports import StorageTrouble
from td_app.ui.language import current_language, set_current_language


def run(options: argparse.Namespace) -> int:
    """Print the preview, or keep the valid rows; 2 when it cannot be read as people."""
    if options.lang:
        set_current_language(options.lang)
    try:
        preview = preview_file(options.path)
        told = as_json(preview, current_language())
        if not options.preview:
            told["kept"] = _kept(preview, options)
    except StorageTrouble as trouble:
        return complain(trouble)
    except Refused as refusal:
        if not options.json:
            return complain(refusal)
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
