"""``td-app check``: replay every journal of a file, read-only."""

from __future__ import annotations

import argparse

from td_app.cli.answers import complain, say
from td_app.persistence.check import check_file
from td_app.persistence.event_codec import as_json
from td_app.ports import StorageTrouble


def run(options: argparse.Namespace) -> int:
    """Print what was found as JSON; 0 when all is well, 1 when not, 2 when unreadable."""
    try:
        report = check_file(options.path)
    except StorageTrouble as trouble:
        return complain(trouble)
    say({"ok": report.ok, **as_json(report)}, indented=True)
    return 0 if report.ok else 1
