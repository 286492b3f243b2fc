"""A site in a process that stays, and a long one: what changed alone, no page too long."""

from __future__ import annotations

from builders import a_setup, out, registered, seated_at
from season_builders import a_club_file, a_season, an_evening, people
from season_played import a_played_season

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.publishing.site.building import Site
from td_app.publishing.site.season import grid_pages, row_pages
from td_app.tournament import commands as cmd

#: The longest page there may be.
MOST_BYTES = 100_000


def digests(site: Site) -> dict[str, str]:
    return {page.address: page.inputs for page in site.pages()}


def an_evening_in_play() -> Club:
    """Return a club with an evening over and one of nine in play, both of a season."""
    club = a_club_file()
    season = a_season(club)
    there = people(*(f"Jean Nom{n}" for n in range(9)))
    for day, left in (("2026-01-09", 1), ("2026-01-16", 5)):
        session = an_evening(club, day, there, left=left)
        ClubSeasons(club).place(session.tournament, season.id)
    return club


def test_an_elimination_is_read_again_alone_and_tells_what_a_whole_reading_does() -> None:
    club = an_evening_in_play()
    site = Site(club)
    before = digests(site)
    session = club.open(2)
    out(session, seated_at(session, 1)[0])
    site.evening_changed("e2")
    after = digests(site)
    assert after == digests(Site(club))
    changed = {address for address in after if after[address] != before.get(address)}
    assert {"e/2.html", "s/1.html"} <= changed
    assert "e/1.html" not in changed
    assert "atom.xml" not in changed
    assert "records.html" not in changed


def test_an_evening_just_created_is_on_the_site() -> None:
    club = an_evening_in_play()
    site = Site(club)
    club.create(a_setup(name="Coupe d’hiver", date="2026-12-12"))
    site.evening_changed("e3")
    assert digests(site) == digests(Site(club))


def test_the_grid_of_a_long_season_is_on_pages_of_its_own() -> None:
    club = a_club_file()
    a_played_season(club, 40, 80)
    made = {page.address: page.make() for page in Site(club).pages()}
    assert "s/1-g2.html" in made
    assert b'href="../s/1-g2.html"' in made["s/1.html"]
    assert max(map(len, made.values())) < MOST_BYTES
    assert "a/2025.html" in made


def test_very_long_standings_go_on_on_a_further_page() -> None:
    club = a_club_file()
    season = a_played_season(club, 2, 250)
    board = ClubSeasons(club).board(season)
    assert [len(rows) for rows in row_pages(board)] == [150, len(board.rows) - 150]
    assert sum(len(rows) * len(shown) for rows, shown in grid_pages(board)) == 2 * len(
        board.everyone
    )
    made = {page.address: page.make() for page in Site(club).pages()}
    assert b'href="../s/1-p2.html"' in made["s/1.html"]
    assert max(map(len, made.values())) < MOST_BYTES


def test_the_draw_of_a_large_evening_is_on_a_page_of_its_own() -> None:
    club = a_club_file()
    session = club.create(a_setup(35, seats=9))
    registered(session, 312)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    made = {page.address: page.make() for page in Site(club).pages()}
    assert b'href="../e/1-tirage.html"' in made["e/1.html"]
    assert made["e/1-tirage.html"].count(b"<li>") >= 312
    assert max(map(len, made.values())) < MOST_BYTES
