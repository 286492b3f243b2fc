"""The ids that devices give their acts may hold a name: the journal keeps them hashed."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from td_app.persistence.engine import open_club_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.ports.club import ACTS_KEY
from td_app.tournament.state.person import Person
from td_app.web.devices import acts_key, hashed_act


def test_the_key_is_drawn_once_a_file_and_says_nothing(path: Path) -> None:
    with open_club_file(path) as file:
        key = acts_key(file.directory)
        assert acts_key(file.directory) == key
        assert "bulonski" not in hashed_act(key, "zebulonski-1")
        assert hashed_act(key, "zebulonski-1") != hashed_act("another", "zebulonski-1")


def test_erasing_anybody_throws_it_away_in_copies_too(path: Path) -> None:
    with open_club_file(path) as file:
        key = acts_key(file.directory)
        copies = PrivateCopies(path)
        copy = copies.make(datetime(2026, 3, 14, 20))
        assert key.encode() in copy.path.read_bytes()
        file.privacy.erase(())
        done = copies.erase(Person("Zébulonski"), (), (), None)
        assert [one.path for one in done.rewritten] == [copy.path]
        assert file.directory.setting(ACTS_KEY) == ""
        assert key.encode() not in path.read_bytes() + copy.path.read_bytes()
        assert acts_key(file.directory) != key
