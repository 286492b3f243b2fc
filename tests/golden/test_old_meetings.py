"""Journals of meetings written by earlier versions must replay for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from td_app.meeting.history import MeetingHistory
from td_app.persistence.event_codec import MEETING_KINDS, as_json, line_of, meeting_entry
from td_app.tournament.events.unread import EntryNotRead

HERE = Path(__file__).parent
JOURNALS = sorted(HERE.glob("meeting_*.jsonl"))


def read(path: Path) -> MeetingHistory:
    """Return a golden journal, as it was written."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return MeetingHistory(
        line_of(
            meeting_entry,
            one["sequence"],
            one["recorded_at"],
            one["kind"],
            one["version"],
            json.dumps(one["body"]),
        )
        for one in lines
    )


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_gives_the_state_it_gave_then(path: Path) -> None:
    then = json.loads(path.with_suffix(".state.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(as_json(read(path).state))) == then


def test_every_kind_of_event_is_in_some_golden_journal() -> None:
    seen = {entry.event.KIND for path in JOURNALS for entry in read(path).entries}
    assert seen - {EntryNotRead.KIND} == set(MEETING_KINDS)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_is_read_to_its_end(path: Path) -> None:
    assert read(path).stopped is None
