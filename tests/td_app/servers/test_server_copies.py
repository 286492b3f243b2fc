"""Safe copies of a server's club: each post has them, the evening goes on from one."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from builders import a_setup
from cut_network import CutNetwork

from td_app.bootstrap import club_of
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.server_copies import ServerCopies
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person

EVENING = datetime(2026, 3, 14, 21, 40)
ANNA = Person("Pérez", "Anna")


@pytest.fixture
def copies(here: ClubFile, tmp_path: Path) -> ServerCopies:
    return ServerCopies(here, tmp_path / "data", "Accueil")


def test_an_evening_goes_on_from_a_copy(
    copies: ServerCopies, there: ClubFile, network: CutNetwork
) -> None:
    played = club_of(there).create(a_setup())
    played.dispatch(cmd.RegisterEntrants((ANNA,)))
    made = copies.make(EVENING)
    network.cut()
    assert copies.latest == made
    assert check_file(made.path).ok
    with open_club_file(made.path) as file:
        again = club_of(file).open(played.tournament)
        again.dispatch(cmd.RegisterEntrants((Person("Roux", "Zoé"),)))
        assert len(again.state.entrants) == 2


def test_a_second_place_gets_the_same(copies: ServerCopies, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    copies.make(EVENING, stick)
    assert copies.latest_in(stick) is not None
    assert len(copies.copies(stick)) == 2


def test_a_silent_server_fails_the_copy_and_leaves_nothing(
    copies: ServerCopies, network: CutNetwork
) -> None:
    copies.make(EVENING)
    network.cut()
    with pytest.raises(StorageTrouble, match="BACKUP_FAILED"):
        copies.make(EVENING + timedelta(minutes=10))
    assert len(copies.copies()) == 1
    assert [path for path in copies.latest_folder.iterdir() if ".part" in path.name] == []


def test_who_was_erased_at_another_post_leaves_the_copies(
    copies: ServerCopies, there: ClubFile
) -> None:
    theirs = club_of(there)
    theirs.directory.remember((ANNA,))
    before = copies.make(EVENING)
    assert theirs.privacy is not None
    theirs.privacy.erase(theirs.privacy.traces(ANNA))
    after = copies.make(EVENING + timedelta(minutes=10))
    assert [copy.path for copy in copies.copies()] == [after.path]
    assert not before.path.exists()
    with open_club_file(after.path, read_only=True) as file:
        assert file.directory.members() == []
