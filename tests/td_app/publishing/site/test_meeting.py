"""A meeting of teams on the site: its standings, the winner of each table by the allowed name."""

from __future__ import annotations

from meeting_builders import EIGHT, a_meeting, a_meeting_setup, drawn, played_out
from season_builders import a_club_file

from td_app.club.club import Club
from td_app.publishing.site.building import Site
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName


def pages_of(club: Club) -> dict[str, str]:
    return {page.address: page.make().decode() for page in Site(club).pages()}


def a_played_meeting(rounds: int = 1) -> Club:
    """Return a club with a meeting of eight teams of one, played by the first of one round."""
    club = a_club_file()
    session = a_meeting(club, a_meeting_setup(rounds=rounds, matrix=EIGHT), teams=8, players=1)
    drawn(session)
    played_out(session)
    return club


def test_a_meeting_tells_its_teams_and_who_won_each_table() -> None:
    pages = pages_of(a_played_meeting())
    page = pages["m/1.html"]
    assert "Classement" in page
    assert "Manche 1" in page
    assert page.count("Carrés Verts") >= 1
    assert "Prénom1 N." in page
    assert "Empreinte du journal" in page
    assert 'href="m/1.html"' in pages["index.html"]
    assert "Les Blindes" not in pages["saisons.html"]


def test_a_meeting_with_a_round_to_come_is_not_over() -> None:
    pages = pages_of(a_played_meeting(rounds=2))
    assert "Soirée en cours" in pages["m/1.html"]
    assert "Soirée en cours" in pages["index.html"]
    assert "Aucune soirée n’est encore jouée" in pages["index.html"]


def test_a_meeting_announced_alone_is_to_come() -> None:
    club = a_club_file()
    a_meeting(club, teams=2)
    page = pages_of(club)
    assert "Aucune soirée n’est encore jouée" in page["index.html"]
    assert "Soirée en cours" not in page["index.html"]
    assert "2 équipes" in page["m/1.html"].replace("\N{NO-BREAK SPACE}", " ")


def test_a_table_winner_who_refuses_is_not_named_and_their_page_changes() -> None:
    club = a_played_meeting()
    inputs = {page.address: page.inputs for page in Site(club).pages()}
    assert club.register is not None
    club.register.keep(
        [
            Member(0, Person(f"Nom{team:02}", "Prénom1"), in_public=PublicName.NOTHING)
            for team in range(1, 9)
        ]
    )
    after = {page.address: page for page in Site(club).pages()}
    assert after["m/1.html"].inputs != inputs["m/1.html"]
    told = after["m/1.html"].make().decode()
    assert "Prénom1" not in told
    assert "Joueur anonyme" in told
