"""What others follow: evenings to come with their hour, results, who may list the site."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from builders import a_setup
from icalendar import Calendar
from season_builders import a_club_file, an_evening, people

from td_app.club.club import Club
from td_app.publishing.site.building import Site
from td_app.publishing.site.feeds import ATOM
from td_app.publishing.wishes import change_wishes
from td_app.register.member import Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.public_name import PublicName


@pytest.fixture
def club() -> Club:
    """A club with an evening played by three, one of whom refuses, and one to come."""
    club = a_club_file()
    ana, bob, cleo = people("Ana Abadie", "Bob Bénard", "Cléo Çelik")
    assert club.register is not None
    club.register.keep([Member(0, cleo, in_public=PublicName.NOTHING)])
    an_evening(club, "2026-01-09", [ana, bob, cleo])
    club.create(a_setup(name="Coupe d’hiver", date="2026-12-12", starts_at="20:30"))
    return club


def made(club: Club, address: str) -> bytes:
    return next(page.make() for page in Site(club).pages() if page.address == address)


def entries(club: Club) -> list[ET.Element]:
    return ET.fromstring(made(club, "atom.xml")).findall(f"{{{ATOM}}}entry")


def test_the_calendar_tells_what_comes_at_the_hour_of_the_hall(club: Club) -> None:
    (event,) = Calendar.from_ical(made(club, "agenda.ics")).walk("VEVENT")
    assert event["SUMMARY"] == "Coupe d’hiver"
    assert event.decoded("DTSTART").isoformat() == "2026-12-12T20:30:00"
    assert event.decoded("DURATION").total_seconds() > 0
    assert "URL" not in event


def test_an_id_stays_when_an_evening_is_called_otherwise(club: Club) -> None:
    (before,) = Calendar.from_ical(made(club, "agenda.ics")).walk("VEVENT")
    session = club.open(2)
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, name="Coupe de Noël")))
    (after,) = Calendar.from_ical(made(club, "agenda.ics")).walk("VEVENT")
    assert after["SUMMARY"] == "Coupe de Noël"
    assert after["UID"] == before["UID"]


def test_results_name_the_winner_and_never_who_refuses(club: Club) -> None:
    (told,) = entries(club)
    summary = told.findtext(f"{{{ATOM}}}summary") or ""
    assert "joueurs" in summary
    assert "vainqueur" in summary
    feed = made(club, "atom.xml").decode() + made(club, "agenda.ics").decode()
    assert "Cléo" not in feed
    assert "elik" not in feed


def test_links_are_relative_until_the_address_is_known(club: Club) -> None:
    (told,) = entries(club)
    link = told.find(f"{{{ATOM}}}link")
    assert link is not None
    assert link.get("href") == "e/1.html"
    change_wishes(club.directory, lambda wishes: replace(wishes, address="https://club.example/"))
    (told,) = entries(club)
    link = told.find(f"{{{ATOM}}}link")
    assert link is not None
    assert link.get("href") == "https://club.example/e/1.html"
    assert b"URL:https://club.example/e/2.html" in made(club, "agenda.ics")


def test_search_engines_list_the_site_unless_it_is_not_wished(club: Club) -> None:
    assert made(club, "robots.txt") == b"User-agent: *\nDisallow:\n"
    change_wishes(club.directory, lambda wishes: replace(wishes, listed=False))
    assert made(club, "robots.txt") == b"User-agent: *\nDisallow: /\n"
