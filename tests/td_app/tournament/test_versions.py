"""What older versions wrote replays as it was then: a setting changed since changes no past."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from builders import a_club, a_session, a_setup, a_tournament, registered

from td_app.live.draw_record import draws_of
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import decode, encode, written_entry
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.history import History
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import KeepApart
from td_app.tournament.versions import UPCASTERS, OlderEntry, WrittenEntry, upcast, version_of

STACKED = ("seats_drawn", "late_entrant_seated")


def as_first_written(entry: ev.Entry) -> WrittenEntry:
    """Return an entry as version 1 wrote it: without the chips given."""
    kind, _, body = encode(entry.event)
    fields = json.loads(body)
    if kind in STACKED:
        del fields["stack"]
    line = (entry.sequence, entry.recorded_at, kind, 1, json.dumps(fields))
    return written_entry(*line, entry.operator, entry.post)


def an_evening() -> TournamentSession:
    """Return a tournament drawn twice, a late entrant seated, undone and seated again."""
    session = a_session(starting_stack=12_000)
    registered(session, 14)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.Undo())
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, starting_stack=8_000)))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    (late,) = registered(session, 1)
    session.dispatch(cmd.SeatLateEntrant(late))
    session.dispatch(cmd.Undo())
    session.dispatch(cmd.Redo())
    return session


def test_a_journal_of_the_first_version_gives_the_same_state() -> None:
    session = an_evening()
    replayed = History(as_first_written(entry) for entry in session.history.entries)
    assert replayed.state == session.state
    assert replayed.entries == session.history.entries


def test_each_draw_gave_the_stack_in_force_when_it_was_made() -> None:
    history = History(as_first_written(entry) for entry in an_evening().history.entries)
    drawn = [e.event.stack for e in history.entries if isinstance(e.event, ev.SeatsDrawn)]
    assert drawn == [12_000, 8_000]
    assert history.state.chips_issued == 15 * 8_000


@pytest.mark.parametrize("first_version", [False, True])
def test_a_stack_changed_afterwards_changes_no_past(first_version: bool) -> None:
    """No command may do that: a journal nobody checked might hold it all the same."""
    entries = list(a_tournament(12).history.entries)
    history = History(as_first_written(e) if first_version else e for e in entries)
    before = history.state
    changed = replace(before.setup, starting_stack=99)
    event = ev.SetupChanged(changed, before.clock)
    history.take(ev.Entry(history.sequence + 1, 0, event))
    assert history.state.chips_issued == before.chips_issued
    history.take(ev.Entry(history.sequence + 1, 0, ev.ActionUndone(history.sequence)))
    assert history.state == before


def test_undo_and_redo_of_an_older_entry_find_the_chips_it_gave() -> None:
    session = a_session(starting_stack=12_000)
    registered(session, 9)
    session.dispatch(cmd.DrawSeats())
    history = History(as_first_written(entry) for entry in session.history.entries)
    drawn = history.state
    history.take(ev.Entry(history.sequence + 1, 0, ev.ActionUndone(history.sequence)))
    assert history.state.chips_issued == 0
    history.take(ev.Entry(history.sequence + 1, 0, ev.ActionRedone(history.sequence - 1)))
    assert history.state == drawn


def test_an_older_entry_waits_for_what_came_before_it() -> None:
    drawn = next(e for e in a_tournament(9).history.entries if isinstance(e.event, ev.SeatsDrawn))
    written = as_first_written(drawn)
    assert isinstance(written, OlderEntry)
    kind, _, body = encode(drawn.event)
    with pytest.raises(ValueError, match="what came before it"):
        decode(kind, 1, body)


def test_damage_in_an_older_body_stops_the_evening_there() -> None:
    for body in ("{", "[]", "null", "{}", '{"stack": true}'):
        written = written_entry(1, 0, "seats_drawn", 1, body)
        history = History([written])
        assert history.stopped
        assert history.unread == (written,)
        assert history.sequence == 0


def test_every_step_leads_to_the_version_written_today() -> None:
    for kind, version in UPCASTERS:
        assert 1 <= version < version_of(kind)
    assert {kind: version_of(kind) for kind in STACKED} == {
        "seats_drawn": 3,
        "late_entrant_seated": 2,
    }
    assert version_of("entrants_registered") == version_of("entrant_corrected") == 2


def test_no_entry_says_a_club_or_a_team() -> None:
    session = a_club().create(a_setup(keep_apart=KeepApart.CLUBS))
    registered(session, 10, club="La Rivière Noire")
    registered(session, 10, club="Tapis Vert")
    session.dispatch(cmd.CorrectEntrant(3, Person("Dupont", "Jean", club="Tapis Vert")))
    drawn = session.dispatch(cmd.DrawSeats()).event
    assert isinstance(drawn, ev.SeatsDrawn)
    assert {group for _, group in drawn.groups} == {1, 2} and len(drawn.groups) == 20
    written = "".join(encode(entry.event)[2] for entry in session.history.entries)
    assert "Rivière" not in written and "Tapis" not in written
    assert all(draw.holds() for draw in draws_of(session.history.entries))


def test_several_steps_are_taken_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def adding(letter: str) -> Any:
        return lambda body, before: {**body, "steps": body.get("steps", "") + letter}

    steps: Mapping[tuple[str, int], Any] = {
        ("table_broken", 1): adding("a"),
        ("table_broken", 2): adding("b"),
    }
    monkeypatch.setattr("td_app.tournament.versions.UPCASTERS", steps)
    state = a_session().state
    assert upcast("table_broken", 1, {}, state) == {"steps": "ab"}
    assert upcast("table_broken", 2, {}, state) == {"steps": "b"}
    assert upcast("table_broken", 3, {}, state) == {}


def test_prizes_of_an_evening_of_before_may_leave_a_place_without_any() -> None:
    def body(**money: Any) -> dict[str, Any]:
        return {"setup": {"name": "Open", "prize_money": money}}

    nothing = History([]).state
    by_shares = {"unit": 10, "shares": [500, 300, 200], "from_entries": True}
    for kind in ("tournament_created", "setup_changed", "jackpot_drawn"):
        today = upcast(kind, 1, body(**by_shares), nothing)
        assert today == body(**by_shares, zeros_stay=True)
        # What no rounding touches stays as it was written.
        assert upcast(kind, 1, body(unit=10, from_entries=True), nothing) == body(
            unit=10, from_entries=True
        )
