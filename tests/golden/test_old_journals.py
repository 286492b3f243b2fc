"""Journals written by earlier versions must replay for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from td_app.persistence.event_codec import KINDS, as_json, line_of, written_entry
from td_app.tournament.events import EntryNotRead
from td_app.tournament.history import History
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.versions import BESIDE, WrittenEntry

HERE = Path(__file__).parent
JOURNALS = sorted(HERE.glob("journal_*.jsonl"))


def read(path: Path) -> list[WrittenEntry]:
    """Return the entries of a golden journal, as they were written."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [
        line_of(
            written_entry,
            line["sequence"],
            line["recorded_at"],
            line["kind"],
            line["version"],
            json.dumps(line["body"]),
        )
        for line in lines
    ]


#: What a state said in fields of its own before it kept stays, and what it keeps instead.
DERIVED = ("outs", "chips_issued", "chips_removed")
STAYS = ("stays", "chips_taken_out")


def as_told_then(state: TournamentState, stays: bool = False) -> dict[str, Any]:
    """Return a state as JSON, in the words of before it kept stays: the same figures.

    ``stays``: it kept them already, and the terms of entry among its settings.
    """
    told = {**as_json(state), **{name: as_json(getattr(state, name)) for name in DERIVED}}
    for kept in (*told["incidents"].values(), *told["penalties"].values()):
        as_one(kept)
    for call in told["time_calls"].values():
        # What was asked and what the rules said of it is read from the entry.
        assert call.pop("accepted")
        assert call.pop("cites")
        call.pop("elapsed_s")
    for race in told["races"]:
        as_one(race)
        # Its articles are read from the entry.
        assert race.pop("cites")
        # No race of then gave a chip of another value than the one raced for.
        assert race.pop("survival_value") == race["high"]
    if told["hand_for_hand"] is not None:
        # When the signal was given is read from the entry that gave it.
        begun = bool(told["hand_for_hand"].pop("began_ms"))
        assert begun is bool(told["hand_for_hand"]["round"]["hand"])
        assert told["hand_for_hand"].pop("announced_ms")
    return told if stays else {key: told[key] for key in told if key not in STAYS}


def as_one(kept: dict[str, Any]) -> None:
    """Tell a record that keeps its event as before: the fields of the event were its own."""
    kept.update({**kept.pop("event"), **kept})


def without_what_stands_beside(told: dict[str, Any]) -> dict[str, Any]:
    """Return a state of then without the clubs and teams, which no journal says any more."""
    entrants = {
        who: {name: value for name, value in entrant.items() if name not in BESIDE}
        for who, entrant in told.get("entrants", {}).items()
    }
    return {**told, "entrants": entrants} if entrants else told


def with_what_came_later(then: Any, now: Any) -> Any:
    """Return what was told then, with the fields known since where they still say nothing."""
    if isinstance(then, dict) and isinstance(now, dict):
        later = {key: value for key, value in now.items() if key not in then and not value}
        return {**later, **{key: with_what_came_later(then[key], now.get(key)) for key in then}}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return list(map(with_what_came_later, then, now))
    return then


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_gives_the_state_it_gave_then(path: Path) -> None:
    state = History(read(path)).state
    written = json.loads(path.with_suffix(".state.json").read_text(encoding="utf-8"))
    then = without_what_stands_beside(written)
    now = json.loads(json.dumps(as_told_then(state, "stays" in written)))
    nothing = json.loads(json.dumps(as_told_then(TournamentState())))
    # What is known of a tournament grows: matters that came later are as if never touched.
    assert now == with_what_came_later({**nothing, **then}, now)


def test_every_kind_of_event_is_in_some_golden_journal() -> None:
    seen = {entry.event.KIND for path in JOURNALS for entry in History(read(path)).entries}
    assert seen - {EntryNotRead.KIND} == set(KINDS)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_is_read_to_its_end(path: Path) -> None:
    assert History(read(path)).stopped is None
