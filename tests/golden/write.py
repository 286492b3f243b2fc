"""Write a golden journal and the state it gives.

    python tests/golden/write.py NAME CLUB.db [TOURNAMENT]
    python tests/golden/write.py NAME

Of a tournament played in a file of its own (``td-app play --file CLUB.db --fake-clock``), or of
``journal_NAME.jsonl`` as it stands: its state alone. Of meetings: ``meeting_of_every_kind.py``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from golden.test_old_journals import HERE, as_told_then, read  # noqa: E402

from td_app.persistence.engine import open_club_file  # noqa: E402
from td_app.persistence.event_codec import encode  # noqa: E402
from td_app.tournament.history import History  # noqa: E402


def write_journal(path: Path, entries: Iterable[Any]) -> None:
    """Write the entries of a journal as they are written today."""
    lines = []
    for entry in entries:
        kind, version, body = encode(entry.event)
        told = {"sequence": entry.sequence, "recorded_at": entry.recorded_at}
        told |= {"kind": kind, "version": version, "body": json.loads(body)}
        lines.append(json.dumps(told, ensure_ascii=False))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(name: str, club: str = "", tournament: str = "1") -> None:
    """Write ``journal_NAME.jsonl`` of a tournament of a club, where one is named; its state."""
    path = HERE / f"journal_{name}.jsonl"
    if club:
        with open_club_file(Path(club), read_only=True) as file:
            written = file.store.entries_after(int(tournament), 0)
        write_journal(path, History(written).entries)
    state = as_told_then(History(read(path)).state, stays=True)
    told = json.dumps(state, ensure_ascii=False, indent=1)
    path.with_suffix(".state.json").write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
