"""A club of which its site has every kind of page: read, crawled, opened in a browser."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from builders import a_setup
from flight_builders import a_flight, bagged
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, drawn, played_out
from season_builders import an_evening
from season_played import a_played_season

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.printing.document import CLUB_NAME
from td_app.publishing.site.building import Site
from td_app.publishing.site.writing import written_to
from td_app.publishing.wishes import change_wishes
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.training.sample import ENTRANTS

#: Who refuses to be named: a name that nothing else on the site has in it.
REFUSING = Person("ZWÖLFHAUSEN", "Xanthippe")
#: A page of each kind.
KINDS = (
    "index.html",
    "saisons.html",
    "records.html",
    "s/1.html",
    "s/1-g1.html",
    "a/2025.html",
    "p/2.html",
    "r/1.html",
    "e/1.html",
    "e/2.html",
    "e/2-direct.html",
    "e/3.html",
    "e/4.html",
    "m/5.html",
)


def a_whole_club(club: Club) -> Club:
    """Return the club given, filled: evenings over, in play and to come, day 1 and 2, a meeting."""
    club.directory.set_setting(CLUB_NAME, "Cercle de poker d’Angers")
    season = a_played_season(club, 24, 60)
    everyone = [Person(last.upper(), first) for last, first in ENTRANTS[:30]]
    assert club.register is not None
    club.register.keep([Member(0, REFUSING, in_public=PublicName.NOTHING)])
    club.register.keep([Member(0, one) for one in everyone])
    there = [REFUSING, *everyone[:8]]
    for day, left in (("2026-09-04", 1), ("2026-09-11", 4)):
        session = an_evening(club, day, there, left=left, prizes=("Un trophée", "Un jeu"))
        ClubSeasons(club).place(session.tournament, season.id)
    first = a_flight(club, "Open, vague A", [REFUSING, *everyone[:11]], out=5)
    bagged(first, 20_000, 5_000)
    club.day_two(club.ended_flights(), {})
    setup = a_meeting_setup(rounds=1, matrix=EIGHT)
    meeting = drawn(a_meeting(club, setup, teams=8, players=1))
    played_out(meeting)
    club.create(a_setup(name="Coupe d’hiver", date="2026-12-12", starts_at="20:30"))
    change_wishes(club.directory, lambda wishes: replace(wishes, languages=("fr", "en")))
    return club


def written_site(club: Club, folder: Path) -> Path:
    """Return the folder with the site of a club written into it."""
    written_to(folder, Site(club).pages())
    return folder


def links_of(page: str) -> list[str]:
    """Return what a page leads to, or asks for."""
    return re.findall(r'(?:href|src)="([^"#]+)"', page)
