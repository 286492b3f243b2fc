"""What is due is the site less what stands there: sent a step at a time, and taken up again."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from shutil import rmtree

import pytest
from builders import played_down_to
from season_builders import a_club_file, an_evening, people

from td_app.club.club import Club
from td_app.ports.publishing import ACCOUNT
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import SITE_HOST, stationery_of
from td_app.publishing.ledger import Ledger, place_of
from td_app.publishing.secrets import secret_for
from td_app.publishing.sending import LEFT_OUT_MOST, ReadSite, Sender
from td_app.publishing.site.building import Page, Site
from td_app.publishing.transports import transport_of
from td_app.publishing.transports.accounts import (
    FolderAccount,
    GitAccount,
    SftpAccount,
    WordpressAccount,
)
from td_app.publishing.transports.transport import (
    NO_SECRET,
    Batch,
    Put,
    Removed,
    Step,
    TransportTrouble,
    Tried,
    Trying,
)

ACCOUNT_THERE = FolderAccount("/srv/club", "https://club.example")


@dataclass
class Host:
    """A place that keeps pages, and that stands in the way when told to."""

    held: dict[str, bytes] = field(default_factory=dict)
    told: list[Step] = field(default_factory=list)
    refused: dict[str, TransportTrouble] = field(default_factory=dict)
    batches: list[Batch] = field(default_factory=list)

    def deliver(self, batch: Batch) -> Iterator[Step]:
        self.batches.append(batch)
        for piece in batch.puts:
            if piece.path not in batch.placed:
                yield self.note(Trying(piece.path))
            if piece.path in self.refused:
                raise self.refused[piece.path]
            self.held[piece.path] = piece.content
            yield self.note(Put(piece.path, piece.digest, "", f"https://club.example/{piece.path}"))
        for placed in batch.removals:
            self.held.pop(placed.path, None)
            yield self.note(Removed(placed.path))

    def note(self, step: Step) -> Step:
        self.told.append(step)
        return step

    def tried(self) -> Tried:
        return Tried("club")


@dataclass
class Evenings:
    """A site of few pages, a text each, that counts those it makes."""

    texts: dict[str, str] = field(default_factory=dict)
    made: list[str] = field(default_factory=list)
    damaged: set[str] = field(default_factory=set)

    def pages(self, _account: object, _changed: Collection[str] = ()) -> Iterator[Page]:
        for address, text in self.texts.items():
            yield Page(address, f"from {text}", lambda address=address: self.make(address))

    def make(self, address: str) -> bytes:
        self.made.append(address)
        if address in self.damaged:
            raise StorageTrouble("FILE_CORRUPTED")
        return self.texts[address].partition("#")[0].encode()


@pytest.fixture
def club() -> Club:
    return replace(a_club_file(), post="accueil")


@pytest.fixture
def ledger(club: Club) -> Ledger:
    ledger = Ledger(club)
    ledger.publish_to(ACCOUNT_THERE)
    return ledger


@pytest.fixture
def host() -> Host:
    return Host()


@pytest.fixture
def site() -> Evenings:
    return Evenings({"e/1.html": "un", "e/2.html": "deux", "index.html": "soirées"})


@pytest.fixture
def sender(ledger: Ledger, site: Evenings, host: Host) -> Sender:
    return Sender(ledger, site.pages, lambda _account: NO_SECRET, lambda *_: host)


def whole(site: Evenings) -> dict[str, bytes]:
    return {address: text.partition("#")[0].encode() for address, text in site.texts.items()}


class TestDue:
    def test_all_of_it_at_first_then_nothing(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        assert sender.send_due().sent == ("e/1.html", "e/2.html", "index.html")
        assert host.held == whole(site)
        site.made.clear()
        assert sender.send_due() == sender.look()
        assert (len(host.batches), site.made) == (1, []), "nobody is called, no page is made"

    def test_what_changed_is_sent_what_went_is_removed_last(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        sender.send_due()
        host.told.clear()
        del site.texts["e/1.html"]
        site.texts |= {"index.html": "une soirée", "e/3.html": "trois"}
        assert sender.send_due().sent == ("index.html", "e/3.html", "e/1.html")
        assert host.held == whole(site)
        assert host.told[-1] == Removed("e/1.html")

    def test_a_page_that_comes_out_the_same_stays(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        sender.send_due()
        site.texts["e/1.html"] = "un#told otherwise"
        assert sender.send_due().sent == ()
        site.made.clear()
        sender.send_due()
        assert (len(host.batches), site.made) == (1, [])

    def test_looking_sends_and_writes_nothing(
        self, sender: Sender, ledger: Ledger, host: Host
    ) -> None:
        assert sender.look().waiting == ("e/1.html", "e/2.html", "index.html")
        assert (host.batches, ledger.pages(ACCOUNT_THERE)) == ([], {})

    def test_another_folder_has_everything_due(
        self, sender: Sender, ledger: Ledger, site: Evenings
    ) -> None:
        sender.send_due()
        ledger.publish_to(FolderAccount("/srv/other"))
        assert sender.look().waiting == tuple(site.texts)


class TestInTheWay:
    def test_what_was_sent_before_a_cut_is_not_sent_again(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        host.refused["e/2.html"] = TransportTrouble("CONNECTION_LOST", host="club.example")
        cut = sender.send_due()
        assert (cut.sent, cut.waiting) == (("e/1.html",), ("index.html",))
        assert [(one.page, one.trouble.code) for one in cut.failed] == [
            ("e/2.html", "CONNECTION_LOST")
        ]
        host.refused.clear()
        assert sender.send_due().sent == ("e/2.html", "index.html")
        assert host.batches[-1].unsure == {"e/2.html"}, "its answer was lost: to be looked up"
        assert host.held == whole(site)

    def test_what_was_tried_and_is_due_no_more_is_removed(
        self, sender: Sender, site: Evenings, host: Host, ledger: Ledger
    ) -> None:
        host.refused["e/2.html"] = TransportTrouble("CONNECTION_LOST", host="club.example")
        sender.send_due()
        del site.texts["e/2.html"]
        sender.send_due()
        assert host.told[-1] == Removed("e/2.html")
        assert "e/2.html" not in ledger.pages(ACCOUNT_THERE)

    def test_a_place_taken_by_others_holds_up_no_other_page(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        taken = TransportTrouble("PATH_TAKEN", lasting=True, path="e/1.html")
        host.refused["e/1.html"] = taken
        outcome = sender.send_due()
        assert outcome.sent == ("e/2.html", "index.html")
        assert [(one.page, one.trouble) for one in outcome.failed] == [("e/1.html", taken)]
        assert outcome.stopped is None

    def test_where_every_place_is_taken_it_stops(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        site.texts = {f"e/{number}.html": "soirée" for number in range(40)}
        for path in site.texts:
            host.refused[path] = TransportTrouble("PATH_TAKEN", lasting=True, path=path)
        outcome = sender.send_due()
        assert outcome.stopped is not None and outcome.stopped.code == "PATH_TAKEN"
        assert len(host.batches) == LEFT_OUT_MOST + 1

    def test_a_place_that_lost_everything_gets_everything_again(
        self, ledger: Ledger, site: Evenings, tmp_path: Path
    ) -> None:
        folder = tmp_path / "www"
        folder.mkdir()
        ledger.publish_to(FolderAccount(str(folder)))
        sender = Sender(ledger, site.pages, lambda _: NO_SECRET, transport_of)
        sender.send_due()
        rmtree(folder)
        folder.mkdir()
        site.texts["e/2.html"] = "trois"
        outcome = sender.send_due()
        assert set(outcome.sent) == set(site.texts)
        assert outcome.whole
        assert (folder / "e" / "1.html").read_bytes() == b"un"
        (folder / "e" / "1.html").unlink()
        site.texts["e/2.html"] = "quatre"
        assert sender.send_due().sent == ("e/2.html",)

    def test_a_fault_of_ours_is_told_and_what_is_due_is_sent_once_it_is_gone(
        self, sender: Sender, ledger: Ledger, site: Evenings, capsys: pytest.CaptureFixture[str]
    ) -> None:
        page = site.texts.pop("e/1.html")
        site.texts["e/1.html"] = None  # type: ignore[assignment]
        assert [one.trouble.code for one in sender.send_due().failed] == ["OUR_FAULT"]
        assert ledger.last().code == "OUR_FAULT"
        assert "AttributeError" in capsys.readouterr().err
        site.texts["e/1.html"] = page
        assert sender.send_due().whole
        assert ledger.last().code == ""

    def test_an_evening_that_cannot_be_read_stays_as_it_stands(
        self, sender: Sender, site: Evenings, host: Host
    ) -> None:
        sender.send_due()
        site.texts |= {"e/1.html": "autre", "e/2.html": "aussi"}
        site.damaged.add("e/1.html")
        outcome = sender.send_due()
        assert outcome.sent == ("e/2.html",)
        assert [(one.page, one.trouble.code) for one in outcome.failed] == [
            ("e/1.html", "FILE_CORRUPTED")
        ]
        assert host.held["e/1.html"] == b"un"

    def test_how_it_went_is_kept_for_every_post(
        self, sender: Sender, club: Club, host: Host
    ) -> None:
        host.refused["e/2.html"] = TransportTrouble("BUSY", host="club.example", retry_after_s=60)
        sender.send_due()
        seen = Ledger(replace(club, post="bar")).last()
        assert (seen.code, seen.params, seen.waiting) == ("BUSY", {"host": "club.example"}, 2)
        assert seen.right_at == 0
        host.refused.clear()
        sender.send_due()
        seen = Ledger(replace(club, post="bar")).last()
        assert (seen.code, seen.right_at > 0) == ("", True)

    @pytest.mark.parametrize("change", ["written", "kept back"])
    def test_killed_before_a_change_is_written_down_then_undone_it_is_put_right(
        self, sender: Sender, site: Evenings, host: Host, ledger: Ledger, change: str
    ) -> None:
        """An elimination sent, the program killed, the elimination undone."""
        sender.send_due()
        before = dict(site.texts)
        if change == "written":
            site.texts["e/1.html"] = "quatre joueurs"
        else:
            del site.texts["e/1.html"]

        def killed(*_: object) -> None:
            raise KeyboardInterrupt

        keep_step = ledger.keep_step
        ledger.keep_step = killed  # type: ignore[method-assign]
        with pytest.raises(KeyboardInterrupt):
            sender.send_due()
        ledger.keep_step = keep_step  # type: ignore[method-assign]
        assert host.held != {address: text.encode() for address, text in before.items()}
        site.texts = before
        sender.send_due()
        assert host.held == whole(site)


class TestWhoPublishes:
    def test_nobody_before_the_club_says_where(self, club: Club, site: Evenings) -> None:
        sender = Sender(Ledger(club), site.pages, lambda _: NO_SECRET, lambda *_: Host())
        assert [one.trouble.code for one in sender.send_due().failed] == ["ACCOUNT_MISSING"]
        assert site.made == [], "no page is made"
        assert Ledger(club).last().code == ""

    def test_of_two_posts_the_one_told_to(
        self, sender: Sender, club: Club, site: Evenings, host: Host
    ) -> None:
        bar = replace(club, post="bar")
        other = Sender(Ledger(bar), site.pages, lambda _: NO_SECRET, lambda *_: host)
        (failed,) = other.send_due().failed
        assert (failed.trouble.code, failed.trouble.params) == ("OTHER_POST", {"post": "accueil"})
        assert host.batches == []
        Ledger(bar).publish_here()
        assert other.send_due().sent
        assert [one.trouble.code for one in sender.send_due().failed] == ["OTHER_POST"]

    def test_told_to_in_the_middle_the_other_one_stops_and_blames_nobody(
        self, club: Club, site: Evenings, host: Host
    ) -> None:
        here = Ledger(club)
        here.publish_to(ACCOUNT_THERE)
        bar = replace(club, post="bar")

        class Moving(Host):
            def note(self, step: Step) -> Step:
                if step == Trying("e/2.html"):
                    Ledger(bar).publish_here()
                return super().note(step)

        moving = Moving(host.held)
        sender = Sender(here, site.pages, lambda _: NO_SECRET, lambda *_: moving)
        outcome = sender.send_due()
        assert outcome.sent == ("e/1.html",)
        assert [one.trouble.code for one in outcome.failed] == ["OTHER_POST"]
        assert here.last().code == ""
        sender = Sender(Ledger(bar), site.pages, lambda _: NO_SECRET, lambda *_: host)
        assert set(sender.send_due().sent) == {"e/2.html", "index.html"}
        assert host.held == whole(site)

    def test_no_password_stands_in_the_clubs_file(self, club: Club) -> None:
        Ledger(club).publish_to(SftpAccount("club.example", "lea"))
        assert "lea" in club.directory.setting(ACCOUNT)
        with pytest.raises(TransportTrouble, match="SECRET_NEEDED"):
            secret_for(Ledger(club).account(), ())


def test_the_data_notice_names_the_host_until_the_club_gives_a_name(club: Club) -> None:
    ledger = Ledger(club)
    named = []
    for account in (
        SftpAccount("ftp.first.example", "lea"),
        WordpressAccount("https://second.example/blog", "lea"),
        FolderAccount("/srv/club"),
    ):
        ledger.publish_to(account)
        named.append(stationery_of(club).host)
    assert named == ["ftp.first.example", "second.example", ""]
    club.directory.set_setting(SITE_HOST, "Hébergeur du Bocage")
    ledger.publish_to(SftpAccount("ftp.first.example", "lea"))
    assert stationery_of(club).host == "Hébergeur du Bocage"


def test_a_user_of_a_server_has_a_place_of_their_own() -> None:
    lea = SftpAccount("club.example", "lea", "www")
    assert place_of(replace(lea, known=("SHA256:x",), key_file="/k")) == place_of(lea)
    assert place_of(replace(lea, user="zoe")) != place_of(lea)
    assert place_of(replace(lea, folder="blog")) != place_of(lea)


def test_ended_in_the_middle_it_is_looked_up_at_the_next_start(
    ledger: Ledger, site: Evenings, host: Host
) -> None:
    ended = iter((False, False, False, True, True, True, True))
    sender = Sender(ledger, site.pages, lambda _: NO_SECRET, lambda *_: host, lambda: next(ended))
    sender.send_due()
    assert [page.unsure for page in ledger.pages(ACCOUNT_THERE).values()] == [False]
    again = Sender(ledger, site.pages, lambda _: NO_SECRET, lambda *_: host)
    again.send_due()
    assert host.held == whole(site)


def test_an_evening_read_again_alone_gives_the_pages_of_the_whole_site() -> None:
    club = a_club_file()
    session = an_evening(club, "2026-01-09", people("Ana Abadie", "Bob Bénard", "Cléo Çelik"), 3)
    kept = ReadSite(club)
    first = {page.address: page.inputs for page in kept.pages(ACCOUNT_THERE)}
    played_down_to(session, 1)
    again = {page.address: page.inputs for page in kept.pages(ACCOUNT_THERE, {"e1"})}
    whole = {page.address: page.inputs for page in Site(club).pages()}
    assert again == whole
    assert again["e/1.html"] != first["e/1.html"]


def test_a_system_of_pages_is_given_plain_ones_with_their_titles() -> None:
    club = a_club_file()
    an_evening(club, "2026-01-09", people("Ana Abadie", "Bob Bénard", "Cléo Çelik"))
    account = WordpressAccount("https://club.example", "zoe")
    (page,) = ReadSite(club).pages(account)
    assert (page.address, page.title) == ("e/1.html", "Soirée 2026-01-09")
    assert page.make().startswith(b"<p>")


def test_a_page_in_play_is_due_each_minute_on_a_host_and_at_changes_alone_on_git() -> None:
    club = a_club_file()
    kept = ReadSite(club)
    assert kept.renewal() is None
    an_evening(club, "2026-01-09", people("Ana Abadie", "Bob Bénard", "Cléo Çelik"), left=3)
    due = {}
    for account in (ACCOUNT_THERE, GitAccount("https://forge.example/club.git")):
        list(kept.pages(account))
        renewal = kept.renewal()
        assert renewal is not None
        (due[account.KIND], evenings) = renewal
        assert evenings == {"e1"}
    assert due["folder"] <= 60
    assert due["git"] == pytest.approx(20 * 60, abs=1)
    list(kept.pages(WordpressAccount("https://club.example", "club")))
    assert kept.renewal() is None
