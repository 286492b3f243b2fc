"""Somebody who is forgotten waits in no queue: what is due is made from the club's file."""

from __future__ import annotations

from pathlib import Path

from season_builders import a_season, an_evening, people

from td_app.bootstrap import club_of, sender_of
from td_app.club.seasons import ClubSeasons
from td_app.persistence.engine import open_club_file
from td_app.ports.publishing import LAST
from td_app.publishing.ledger import Ledger, place_of
from td_app.publishing.transports.accounts import FolderAccount
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName

OTHERS = people("Ana Abadie", "Bob Bénard", "Cléo Çelik")


def naming(host: Path, name: str) -> set[str]:
    """Return which pages hold a name."""
    every = (one for one in host.rglob("*") if one.is_file())
    return {
        str(one.relative_to(host))
        for one in every
        if name in one.read_bytes().decode(errors="replace").lower()
    }


def test_who_is_forgotten_is_in_no_queue_and_their_page_is_gone(tmp_path: Path) -> None:
    """Offline when it is asked for: the site is right as soon as the disk is back."""
    zoe = Person("Zébulonski", "Barnabé")
    host = tmp_path / "host"
    host.mkdir()
    path = tmp_path / "club.db"
    with open_club_file(path) as file:
        club = club_of(file)
        assert club.register is not None
        club.register.keep([Member(0, zoe, in_public=PublicName.FULL)])
        account = FolderAccount(str(host))
        Ledger(club).publish_to(account)
        played = an_evening(club, "2026-01-01", [zoe, *OTHERS])
        ClubSeasons(club).place(played.tournament, a_season(club).id)
        assert not sender_of(club, ()).send_due().failed
        assert naming(host, "zébulonski") >= {"p/1.html", "e/1.html"}
        host.rename(tmp_path / "away")
        file.privacy.erase(file.privacy.traces(zoe))
        assert sender_of(club, ()).send_due().failed
        kept = repr(file.published.pages(place_of(account)))
        assert "ébulonski" not in kept + club.directory.setting(LAST)
        (tmp_path / "away").rename(host)
        assert not sender_of(club, ()).send_due().failed
    assert naming(host, "zébulonski") == set()
    assert not (host / "p" / "1.html").exists()
