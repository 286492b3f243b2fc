"""``td-app verify-draw`` makes the rounds of a meeting again, from a file or from its JSON."""

from __future__ import annotations

import json
from pathlib import Path

from meeting_builders import a_meeting, club_in, drawn, live

from td_app.__main__ import main
from td_app.meeting.draw_record import as_json
from td_app.persistence.engine import open_club_file


def test_rounds_hold_and_one_that_was_meddled_with_does_not(tmp_path: Path) -> None:
    path, written = tmp_path / "club.db", tmp_path / "tirages.json"
    with open_club_file(path) as file:
        draws = live(drawn(a_meeting(club_in(file), teams=4, players=4), rounds=2)).draws()
    assert main(["verify-draw", str(path)]) == 0
    told = [as_json(draw) for draw in draws]
    written.write_text(json.dumps(told), encoding="utf-8")
    assert main(["verify-draw", str(written)]) == 0
    seats = told[1]["seats"]
    assert isinstance(seats, list)
    seats[0]["place"], seats[1]["place"] = seats[1]["place"], seats[0]["place"]
    written.write_text(json.dumps(told), encoding="utf-8")
    assert main(["verify-draw", str(written)]) == 1


def test_a_draw_without_its_seats_is_refused_with_a_sentence(tmp_path: Path) -> None:
    written = tmp_path / "tirages.json"
    written.write_text('{"draw": "meeting-1", "seats_at_a_table": 8}', encoding="utf-8")
    assert main(["verify-draw", str(written)]) == 2
