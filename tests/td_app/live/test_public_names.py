"""Whoever refuses to be named in public: the wall, the papers hung up, not the director's desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_setup, out
from read_papers import read_once
from register_builders import a_registered_club, named, register_of

from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.live.public_names import in_public
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.printing.files import export_ranking, write_exports
from td_app.printing.register import document
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority

AGATHE, JEAN, PAUL = (
    Person("Dupré", "Agathe", "Gatsby"),
    Person("Petit", "Jean"),
    Person("Roy", "Paul"),
)


@pytest.fixture
def club() -> Iterator[Club]:
    refusing = (Member(NEW, one, in_public=PublicName.PSEUDONYM) for one in (AGATHE, JEAN))
    with a_registered_club(*refusing, PAUL) as club:
        yield club


def an_evening(club: Club) -> TournamentSession:
    """Return an evening of the three, each entered by name, Agathe under the name of before."""
    session = club.create(a_setup(tables=1, seats=8))
    people = (Person("Gaston", "Agathe"), JEAN, PAUL)
    session.dispatch(cmd.RegisterEntrants(people, True, Majority.CHECKED))
    register_of(club).enter({(session.tournament, 1): named(club, "Dupré")})
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def test_a_pseudonym_or_a_number_by_link_and_by_name(club: Club) -> None:
    session = an_evening(club)
    shown = in_public(session)
    assert [shown.person(who).display_name for who in (1, 2, 3)] == [
        "Gatsby",
        "Joueur 2",
        "ROY Paul",
    ]
    assert session.person(2).display_name == "PETIT Jean", "the desk knows them"


def test_the_wall_and_the_ranking_of_the_room(club: Club) -> None:
    session = an_evening(club)
    live = Live(session)
    out(session, 2, 3)
    assert live.public().winner == "Gatsby"
    assert [row.name for row in live.ranking_in_public().rows] == ["Gatsby", "ROY Paul", "Joueur 2"]
    assert "PETIT Jean" in {row.name for row in live.standings().rows}


def test_what_is_hung_up_and_what_is_kept(club: Club) -> None:
    session = an_evening(club)
    out(session, 2, 3)
    ranking = read_once(document("ranking").pdf(session))
    assert ranking.missing(["PETIT Jean"]) and not ranking.missing(["Joueur 2", "Gatsby"])
    assert not read_once(document("minutes").pdf(session)).missing(["PETIT Jean"])


def test_it_follows_the_card_at_once_on_paper(club: Club) -> None:
    session, card = an_evening(club), named(club, "Petit")
    before = document("alphabetical_list").fingerprint(session)
    register_of(club).keep([Member(card.id, card.person)])
    assert in_public(session).person(2).display_name == "PETIT Jean"
    assert document("alphabetical_list").fingerprint(session) != before


def test_another_card_of_the_same_name_is_somebody_else(club: Club) -> None:
    session = an_evening(club)
    (other,) = register_of(club).keep([Member(NEW, JEAN)])
    register_of(club).enter({(session.tournament, 2): other})
    assert in_public(session).person(2).display_name == "PETIT Jean"


def test_where_nobody_refuses_nothing_is_made(club: Club) -> None:
    for name in ("Dupré", "Petit"):
        card = named(club, name)
        register_of(club).keep([Member(card.id, card.person)])
    session = an_evening(club)
    assert in_public(session) is session


def test_what_is_said_in_the_hall_and_what_the_desk_reads(club: Club) -> None:
    session = an_evening(club)
    session.dispatch(cmd.MovePlayer(1, Seat(1, 8), "place corrigée"))
    live = Live(session)
    assert [move.name for move in live.announcements()] == ["GASTON Agathe"]
    assert [move.name for move in live.announcements_in_public()] == ["Gatsby"]


def test_the_club_s_own_file_and_the_one_to_publish(club: Club, tmp_path: Path) -> None:
    session = an_evening(club)
    out(session, 2, 3)
    own = export_ranking(session, "fr", "csv").decode("utf-8-sig")
    published = export_ranking(session, "fr", "csv", public=True).decode("utf-8-sig")
    assert "PETIT Jean" in own and "PETIT" not in published and "Joueur 2" in published
    assert {"classement.csv", "classement_a_publier.csv", "classement_a_publier.xlsx"} <= {
        path.name for path in write_exports(session, tmp_path)
    }
    for name in ("Dupré", "Petit"):
        card = named(club, name)
        register_of(club).keep([Member(card.id, card.person)])
    assert not any("publier" in path.name for path in write_exports(session, tmp_path))
