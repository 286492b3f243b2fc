"""Other programs told beside what is played: from one post, and never of a sample."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_setup, registered
from receivers import Receiver, a_receiver

from td_app.bootstrap import club_of
from td_app.cli.arguments import main
from td_app.cli.serve import _say_pins, programs_beside
from td_app.club.club import Club
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.engine import open_club_file
from td_app.ports.publishing import PROGRAMS_POST
from td_app.publishing import programs
from td_app.tournament import commands as cmd
from td_app.web.roles import Role

OPTIONS = Namespace(secret_file=None)


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    monkeypatch.setattr(programs, "TICK_S", 0.01)
    with a_receiver() as told:
        yield told


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "club.db"
    open_club_file(path).close()
    return path


def begun(club: Club, *, sample: bool = False) -> TournamentSession:
    session = club.create(a_setup(tables=1), sample=sample)
    registered(session, 6)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def publish(path: Path, *options: str) -> int:
    return main(["publish", "--file", str(path), *options])


def served(path: Path, receiver: Receiver, *, sample: bool = False, post: str = "") -> bool:
    """Return whether an evening that is served for a moment is told."""
    receiver.taken.clear()
    with open_club_file(path) as file:
        club = club_of(file)
        if post:
            club.directory.set_setting(PROGRAMS_POST, post)
        with programs_beside(OPTIONS, file, club, Live(begun(club, sample=sample))):
            return receiver.taken.wait(0.5 if sample or post else 60)


def test_a_club_gives_the_address_once_and_its_post_sends(path: Path, receiver: Receiver) -> None:
    assert publish(path, "--status", receiver.address) == 0
    assert served(path, receiver)
    assert receiver.heard[0].body["PlayersLeft"] == 6
    assert not served(path, receiver, sample=True)
    assert not served(path, receiver, post="Accueil")


def test_what_happens_is_told_signed_by_the_secret_of_a_file_of_ones_own(
    path: Path, receiver: Receiver, tmp_path: Path
) -> None:
    secrets = tmp_path / "secrets"
    secrets.write_text("webhook 127.0.0.1 = sel et poivre\n", encoding="utf-8")
    secrets.chmod(0o600)
    assert publish(path, "--webhook", receiver.address) == 0
    with open_club_file(path) as file:
        club = club_of(file)
        session = club.create(a_setup(tables=1))
        with programs_beside(Namespace(secret_file=secrets), file, club, Live(session)):
            session.dispatch(cmd.ChangeSetup(session.state.setup))
            assert not receiver.taken.wait(0.5), "the past is never told"
            registered(session, 6)
            session.dispatch(cmd.DrawSeats())
            session.dispatch(cmd.StartClock())
            assert receiver.taken.wait(60)
    assert receiver.heard[0].body["kind"] == "start"
    assert "TD-Signature" in receiver.heard[0].headers


def test_taken_away_it_is_told_no_more(path: Path, receiver: Receiver) -> None:
    publish(path, "--status", receiver.address)
    publish(path, "--status", "none")
    with open_club_file(path) as file:
        club = club_of(file)
        with programs_beside(OPTIONS, file, club, Live(begun(club))):
            assert not receiver.taken.wait(0.3)


def test_a_program_has_no_camera_its_code_is_printed_with_the_address_that_takes_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pins = {Role.FLOOR: "111111", Role.DIRECTOR: "222222", Role.READER: "333333"}
    _say_pins(Namespace(json=False), pins, "http://127.0.0.1:8080")
    told = capsys.readouterr().out.splitlines()
    assert told[-1].endswith(" 333333 (POST http://127.0.0.1:8080/api/pair)")
