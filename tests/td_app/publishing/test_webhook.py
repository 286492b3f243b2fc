"""What happens told to a club's address: signed, each once, and no name of who refuses."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from builders import MINUTE, SteppedClock, a_setup, clock_of, out, played_down_to, seated_at
from receivers import Heard, Receiver, a_receiver
from register_builders import a_registered_club
from season_builders import a_club_file

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.ports.publishing import WEBHOOK
from td_app.publishing.ledger import Ledger
from td_app.publishing.status_post import tell_at
from td_app.publishing.transports.transport import Secret, TransportTrouble
from td_app.publishing.webhook import KINDS, TOLD, Webhook, secret_of
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
        tell_at(held, WEBHOOK, receiver.address)
        yield held


class Evening:
    """A tournament, of six at first, told by a hook; the seconds pass as the test says."""

    def __init__(self, club: Club, people: Sequence[Person] = PEOPLE, tables: int = 1) -> None:
        self.seconds = 0.0
        self.troubles: list[str] = []
        self.session: TournamentSession = club.create(a_setup(tables=tables, seats=8))
        self.session.dispatch(cmd.RegisterEntrants(tuple(people), True, Majority.CHECKED))
        self.session.dispatch(cmd.DrawSeats())
        self.begin(club)
        self.pass_seconds()

    def begin(self, club: Club) -> None:
        """Begin, or begin again once the program was closed."""
        heard = lambda trouble: self.troubles.append(trouble.code if trouble else "")  # noqa: E731
        self.hook = Webhook(club, self.session, lambda: SECRET, heard, lambda: self.seconds)

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


def test_once_the_receiver_takes_it_again_it_is_said_too(club: Club, receiver: Receiver) -> None:
    receiver.status = 500
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds(3)
    receiver.status = 200
    evening.pass_seconds()
    assert evening.troubles == ["REFUSED_THERE", ""]


def test_without_its_secret_nothing_leaves_and_that_is_told_once(
    club: Club, receiver: Receiver
) -> None:
    evening = Evening(club)
    evening.hook.secret = lambda: secret_of(club, [])
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds()
    assert (receiver.heard, evening.troubles) == ([], ["SECRET_NEEDED"])


def test_a_table_breaks_and_those_who_move_are_told_then_the_final_table(
    club: Club, receiver: Receiver
) -> None:
    evening = Evening(club, [Person(f"Nom{number}", f"Ana{number}") for number in range(18)], 3)
    session = evening.session
    session.dispatch(cmd.StartClock())
    out(session, *(seated_at(session, table)[0] for table in (1, 2)))
    evening.pass_seconds()
    (asked,) = [one for one in session.proposals() if one.kind == "break_table"]
    moving = seated_at(session, asked.table or 0)
    session.dispatch(cmd.BreakTable(asked.table or 0))
    evening.pass_seconds()
    assert kinds(receiver) == ["start", "out", "moves"]
    moves = receiver.heard[-1].body["moves"]
    assert {move["name"] for move in moves} == {
        f"{session.person(who).first_name} N." for who in moving
    }
    assert all(move["from"] != move["to"] for move in moves)
    played_down_to(session, 8)
    evening.pass_seconds()
    assert kinds(receiver)[3:] == ["out", "moves", "final_table"]


def test_who_was_erased_elsewhere_meanwhile_is_not_named(club: Club, receiver: Receiver) -> None:
    evening = Evening(club)
    evening.session.dispatch(cmd.StartClock())
    evening.pass_seconds()
    assert club.privacy is not None
    club.privacy.erase(club.privacy.traces(PEOPLE[1]))
    out(evening.session, 2)
    evening.pass_seconds()
    (gone,) = receiver.heard[-1].body["out"]
    assert "Ana" not in gone["name"]


class TestPublished:
    @pytest.fixture
    def publishing(self, club: Club) -> Club:
        """A club whose pages go somewhere: what of them stands there, this test says."""
        return replace(club, published=a_club_file().published)

    def test_it_is_told_once_a_batch_not_again_when_an_empty_round_comes_out_right(
        self, publishing: Club, receiver: Receiver
    ) -> None:
        evening = Evening(publishing)
        ledger = Ledger(publishing)
        ledger.note_right()
        evening.pass_seconds()
        assert kinds(receiver) == ["published"]
        ledger.note_trouble("UNREACHABLE", {"host": "club.example"}, lasting=False, left=1)
        evening.pass_seconds()
        clock_of(evening.session).forward(MINUTE)
        ledger.note_right(news=False)
        evening.pass_seconds()
        assert kinds(receiver) == ["published"]

    def test_a_batch_cut_in_two_is_told_when_the_rest_is_there(
        self, publishing: Club, receiver: Receiver
    ) -> None:
        evening = Evening(publishing)
        ledger = Ledger(publishing)
        lost = {"host": "club.example"}
        ledger.note_trouble("CONNECTION_LOST", lost, lasting=False, left=2, news=True)
        evening.pass_seconds()
        assert kinds(receiver) == []
        ledger.note_trouble("UNREACHABLE", lost, lasting=False, left=2)
        ledger.note_right(news=False)
        evening.pass_seconds()
        assert kinds(receiver) == ["published"]


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
    tell_at(club, WEBHOOK, "")
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
        tell_at(club, WEBHOOK, "http://club.example/hook")
