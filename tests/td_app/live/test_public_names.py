"""Whoever refuses to be named in public: the wall, the papers hung up, not the director's desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_setup, out
from meeting_builders import a_meeting_setup
from read_papers import read_once
from register_builders import a_registered_club, cards_of, named, register_of

from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.live.public_names import NamesOnSite, in_public
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.meeting import commands as meet
from td_app.printing.files import export_ranking, write_exports
from td_app.printing.register import document
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import BLANK, Person
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


class TestOnTheSite:
    """Each as they chose, whoever was not asked as the club says; numbers are those of a page."""

    EVE = Person("de La Tour", "EVE-MARIE", "Eva", "12345", "Les As", "eve@example.org", "0600")
    WISHES = (
        (AGATHE, PublicName.PSEUDONYM),
        (JEAN, PublicName.PSEUDONYM),
        (PAUL, PublicName.NOTHING),
        (Person("Roux", "Léa", "Zed"), PublicName.FULL),
        (EVE, PublicName.UNASKED),
    )
    UNKNOWN = Person("Martin", "Zoé", "Zouzou")

    @pytest.fixture
    def site(self) -> Iterator[Club]:
        cards = (Member(NEW, one, in_public=choice) for one, choice in self.WISHES)
        with a_registered_club(*cards) as club:
            yield club

    def session_of(self, site: Club) -> TournamentSession:
        session = site.create(a_setup(tables=1, seats=8))
        people = (*(one for one, _ in self.WISHES), self.UNKNOWN)
        session.dispatch(cmd.RegisterEntrants(people, True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        return session

    def names(
        self, site: Club, default: PublicName = PublicName.INITIAL, *entrants: int
    ) -> list[str]:
        named = NamesOnSite(site.register, default)(self.session_of(site))
        return [named[who].display_name for who in entrants or named]

    def test_each_has_the_name_that_they_chose(self, site: Club) -> None:
        assert self.names(site) == [
            "Gatsby",
            "Joueur anonyme 1",
            "Joueur anonyme 2",
            "ROUX Léa",
            "Eve-Marie de L.",
            "Zoé M.",
        ]

    @pytest.mark.parametrize(
        ("default", "eve", "zoe"),
        [
            (PublicName.FULL, "DE LA TOUR Eve-Marie", "MARTIN Zoé"),
            (PublicName.PSEUDONYM, "Eva", "Zouzou"),
            (PublicName.NOTHING, "Joueur anonyme 3", "Joueur anonyme 4"),
        ],
    )
    def test_the_club_says_it_for_whoever_was_not_asked(
        self, site: Club, default: PublicName, eve: str, zoe: str
    ) -> None:
        assert self.names(site, default, 3, 4, 5, 6) == ["Joueur anonyme 2", "ROUX Léa", eve, zoe]

    def test_a_number_is_of_the_page_and_not_of_the_person(self, site: Club) -> None:
        self.session_of(site)
        other = site.create(a_setup(tables=1, seats=8))
        other.dispatch(cmd.RegisterEntrants((PAUL, JEAN), True, Majority.CHECKED))
        named = NamesOnSite(site.register, PublicName.INITIAL)(other)
        assert named[1].display_name == "Joueur anonyme 1", "Paul, who was 2 elsewhere"

    def test_papers_are_under_the_same_names_without_licence_or_mail(self, site: Club) -> None:
        session = self.session_of(site)
        out(session, 5, 4, 3, 2, 1)
        shown = NamesOnSite(site.register, PublicName.INITIAL).on_site(session)
        assert in_public(shown).person(2) == Person("", "Joueur anonyme 1")
        assert shown.person(5) == Person("", "Eve-Marie de L.", club="Les As")
        ranking = read_once(document("ranking").pdf(shown))
        assert not ranking.missing(["Joueur anonyme 1", "Gatsby", "Zoé M."])
        assert ranking.missing(["PETIT"]) and ranking.missing(["Joueur 2"])
        assert session.person(2) == JEAN, "the desk knows them"

    def test_who_was_erased_is_anonymous_there_too(self, site: Club) -> None:
        session = self.session_of(site)
        assert site.privacy is not None
        site.privacy.erase(site.privacy.traces(self.UNKNOWN, (session.tournament, 6)))
        again = site.open(session.tournament)
        named = NamesOnSite(site.register, PublicName.INITIAL)(again)
        assert named[6].display_name == "Joueur anonyme 3"

    def test_only_somebody_who_may_be_named_has_a_page(self, site: Club) -> None:
        names = NamesOnSite(site.register, PublicName.INITIAL)
        pages = {card.person.last_name: names.has_page(f"m{card.id}") for card in cards_of(site)}
        assert pages == {
            "Dupré": True,
            "Petit": False,
            "Roy": False,
            "Roux": True,
            "de La Tour": True,
        }
        assert not names.has_page("e1.6"), "the register does not know them"

    def test_a_refusal_on_a_card_merged_into_another_stands(self, site: Club) -> None:
        (known,) = register_of(site).keep([Member(NEW, Person("Petit-Roy", "Jean", "Jojo"))])
        register_of(site).merge(named(site, "Petit").id, known.id, 1)
        names = NamesOnSite(site.register, PublicName.FULL)
        assert names.name(f"m{known.id}", BLANK) == "Jojo", "a pseudonym is what was accepted"
        assert names.name("e9.1", JEAN) == "Jojo", "under the name of before too"
        assert names.name("e9.1", Person("Petit-Roy", "Jean")) == "Jojo"

    def test_of_two_of_one_name_the_more_reserved_choice_stands(self, site: Club) -> None:
        choices = (PublicName.FULL, PublicName.NOTHING)
        twins = [Member(NEW, Person("Blanc", "Luc"), in_public=choice) for choice in choices]
        register_of(site).keep(twins)
        names = NamesOnSite(site.register, PublicName.FULL)
        assert names.name("e9.1", Person("BLANC", "luc")) == ""

    def test_a_meeting_of_teams_is_named_alike(self, site: Club) -> None:
        meeting = site.create_meeting(a_meeting_setup())
        meeting.dispatch(meet.EnterTeam("Les As", "Les As", (JEAN, self.EVE)))
        shown = NamesOnSite(site.register, PublicName.INITIAL).of_meeting(meeting)
        assert sorted(one.display_name for one in shown.values()) == [
            "Eve-Marie de L.",
            "Joueur anonyme 1",
        ]
