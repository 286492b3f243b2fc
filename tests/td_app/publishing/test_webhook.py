"""What happens told to a club's address: signed, each once, and no name of who refuses."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator

import pytest
from builders import MINUTE, SteppedClock, a_setup, out
from receivers import Heard, Receiver, a_receiver
from register_builders import a_registered_club

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.publishing.transports.transport import Secret, TransportTrouble
from td_app.publishing.webhook import KINDS, TOLD, Webhook, secret_of, tell_webhook
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority

PEOPLE = [Person(f"Nom{number}", "Ana") for number in range(6)]
REFUSES = Member(NEW, PEOPLE[0], in_public=PublicName.NOTHING)
SECRET = Secret("sel et poivre")


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with a_receiver() as told:
        yield told


@pytest.fixture
def club(receiver: Receiver) -> Iterator[Club]:
    with a_registered_club(REFUSES) as held:
        tell_webhook(held, receiver.address)
        yield held


class Evening:
    """A tournament of six, told by a hook; the seconds pass as the test says."""

    def __init__(self, club: Club) -> None:
        self.seconds = 0.0
        self.troubles: list[str] = []
        self.session: TournamentSession = club.create(a_setup(tables=1, seats=8))
        self.session.dispatch(cmd.RegisterEntrants(tuple(PEOPLE), True, Majority.CHECKED))
        self.session.dispatch(cmd.DrawSeats())
        self.begin(club)
        self.pass_seconds()

    def begin(self, club: Club) -> None:
        """Begin, or begin again once the program was closed."""
        heard = lambda trouble: self.troubles.append(trouble.code)  # noqa: E731
        self.hook = Webhook(club, self.session, SECRET, heard, lambda: self.seconds)

    def pass_seconds(self, seconds: int = 8) -> None:
        for _ in range(seconds):
            self.seconds += 1
            self.hook.tick()
            self.hook.settle()


def kinds(receiver: Receiver) -> list[str]:
    return [heard.body["kind"] for heard in receiver.heard]


def signed(heard: Heard) -> bool:
    said = heard.headers["TD-Time"].encode() + b"." + heard.sent
    made = hmac.new(b"sel et poivre", said, hashlib.sha256).hexdigest()
    return made == heard.headers["TD-Signature"]


def test_an_evening_is_told_from_its_start_to_its_winner(club: Club, receiver: Receiver) -> None:
    evening = Evening(club)
    assert kinds(receiver) == [], "what was before is not told"
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds()
    out(evening.session, 1, 2)
    evening.pass_seconds()
    assert kinds(receiver) == ["start", "out"]
    out(evening.session, 3, 4, 5)
    evening.pass_seconds()
    assert kinds(receiver) == ["start", "out", "out", "winner"]
    assert set(kinds(receiver)) <= set(KINDS)
    assert all(map(signed, receiver.heard))
    assert len({heard.headers["TD-Id"] for heard in receiver.heard}) == 4
    assert receiver.heard[-1].body["winners"] == ["Ana N."]
    assert receiver.heard[-1].body["status"]["StateDesc"] == "after"


def test_a_level_that_turns_by_itself_is_told(club: Club, receiver: Receiver) -> None:
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds()
    clock = club.clock
    assert isinstance(clock, SteppedClock)
    clock.forward(evening.session.state.setup.structure.steps[0].minutes * MINUTE)
    evening.pass_seconds()
    assert kinds(receiver)[1:] in (["level"], ["break"])


def test_who_refuses_is_named_nowhere_and_no_name_is_kept(club: Club, receiver: Receiver) -> None:
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    out(evening.session, 1, 2)
    evening.pass_seconds()
    told = receiver.heard[-1].body
    assert {row["name"] for row in told["out"]} == {"Joueur anonyme 1", "Ana N."}
    assert not [heard for heard in receiver.heard if b"Nom0" in heard.sent]
    assert "N" not in club.directory.setting(TOLD.format(evening.session.tournament))


def test_an_answer_lost_is_sent_again_under_the_same_id_also_after_closing(
    club: Club, receiver: Receiver
) -> None:
    receiver.status = 500
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds(3)
    assert (len(receiver.heard), evening.troubles) == (1, ["REFUSED_THERE"])
    evening.begin(club)
    receiver.status = 200
    evening.pass_seconds()
    assert kinds(receiver) == ["start", "start"]
    assert len({heard.headers["TD-Id"] for heard in receiver.heard}) == 1


def test_what_was_undone_before_it_left_is_not_told(club: Club, receiver: Receiver) -> None:
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds()
    out(evening.session, 1)
    evening.session.dispatch(cmd.Undo())
    evening.pass_seconds()
    assert kinds(receiver) == ["start"]


def test_another_post_sends_nothing_nor_a_club_that_switched_it_off(
    club: Club, receiver: Receiver
) -> None:
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    tell_webhook(club, "")
    evening.pass_seconds()
    assert receiver.heard == []
    assert json.loads(club.directory.setting(TOLD.format(evening.session.tournament)))


def test_its_secret_is_kept_as_an_accounts_is(club: Club) -> None:
    class Kept:
        def secret(self, name: str) -> Secret | None:
            return SECRET if name == "webhook 127.0.0.1" else None

    assert secret_of(club, [Kept()]) is SECRET
    with pytest.raises(TransportTrouble, match="SECRET_NEEDED"):
        secret_of(club, [])
    with pytest.raises(TransportTrouble, match="PLAIN_HTTP"):
        tell_webhook(club, "http://club.example/hook")
