"""Every empty table of the club's space says why, and offers what mends it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from builders import a_setup
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of, named, register_of
from season_builders import NAMES, SCALE, an_evening, people, recorded

from td_app.register.member import NEW, Member
from td_app.season.repository import Part, Season
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.club.archive.page import ArchivePage
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.club.season.evenings_tab import AddDialog, EveningsTab
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.club.season.race_tab import RaceTab
from td_app.ui.pages.club.season.standings_tab import StandingsTab
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.windows.page_register import CLUB_PAGES, SpacePage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

GUESTS = tuple(Member(NEW, person, guest=True) for person in people(*NAMES))


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    with a_club_desk(*GUESTS) as desk:
        yield desk


def a_season(desk: Desk, scale: str = SCALE, parts: Sequence[str] = ()) -> Season:
    told = tuple(Part(0, name) for name in parts)
    return desk.seasons.begin(Season(0, "2026-2027", "2026-09-01", "2027-07-05", scale, told))


def a_page(desk: Desk, qtbot: QtBot) -> tuple[SeasonPage, StandingsTab]:
    page = SeasonPage(desk)
    qtbot.addWidget(page)
    page.resize(1200, 700)
    page.show()
    page.refresh()
    standings = page.part_at(0)
    assert isinstance(standings, StandingsTab)
    return page, standings


def mended(why: WhyEmpty, words: str) -> None:
    (button,) = why.buttons
    assert not why.isHidden() and button.text() == words
    button.click()


class TestASeasonWithoutPoints:
    def test_without_an_evening_one_is_added_where_one_was_told_so(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        a_season(desk)
        page, standings = a_page(desk, qtbot)
        evenings, race = page.part_at(2), page.part_at(4)
        assert isinstance(evenings, EveningsTab) and isinstance(race, RaceTab)
        mended(standings.list.why, "Ajouter des soirées…")
        assert page.tabs.currentIndex() == 2
        page.tabs.setCurrentIndex(4)
        mended(race.why, "Ajouter des soirées…")
        mended(evenings.why, "Ajouter des soirées…")
        assert len(page.findChildren(AddDialog)) == 3

    def test_everybody_a_guest_they_are_made_members_and_have_their_points(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        season = a_season(desk)
        session = an_evening(desk.club, "2026-10-01", people(*NAMES))
        cards = {person.name_key: card for card in cards_of(desk.club) for person in (card.person,)}
        linked = {
            (session.tournament, who): cards[session.person(who).name_key]
            for who in session.state.entrants
        }
        register_of(desk.club).enter(linked)
        desk.seasons.place(session.tournament, season.id)
        page, standings = a_page(desk, qtbot)
        assert "6 joueurs" in standings.list.why.accessibleName() and not page.board.rows
        mended(standings.list.why, "En faire des membres")
        assert len(page.board.rows) == 6 and standings.list.why.isHidden()
        assert not any(card.guest for card in cards_of(desk.club))

    def test_guests_of_evenings_played_elsewhere_are_ranked(self, desk: Desk, qtbot: QtBot) -> None:
        season = a_season(desk)
        desk.seasons.record(season, [recorded("2026-09-12", "Zoé Zola", guests=("Zoé Zola",))])
        page, standings = a_page(desk, qtbot)
        mended(standings.list.why, "En faire des membres")
        assert [row.who.name for row in page.board.rows] == ["Zoé Zola"]

    @pytest.mark.parametrize(
        ("scale", "said"),
        [("", "Aucun barème"), (SCALE + "[season]\nminimum_evenings = 3\n", "3 soirées")],
    )
    def test_by_no_scale_or_too_few_evenings_the_scale_is_shown(
        self, desk: Desk, qtbot: QtBot, scale: str, said: str
    ) -> None:
        season = a_season(desk, scale)
        desk.seasons.record(season, [recorded("2026-09-12", "Zoé Zola", "Ugo Urbain")])
        page, standings = a_page(desk, qtbot)
        assert said in standings.list.why.accessibleName()
        mended(standings.list.why, "Voir le barème")
        assert page.tabs.currentIndex() == 3

    def test_not_played_yet_or_none_in_the_part_the_evenings_are_shown(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        season = a_season(desk, parts=("Automne",))
        session = desk.club.create(replace(a_setup(tables=1, seats=8), date="2026-10-01"))
        desk.seasons.place(session.tournament, season.id)
        page, standings = a_page(desk, qtbot)
        assert "pas encore jouées" in standings.list.why.accessibleName()
        page.part.choose(str(season.parts[0].id))
        page.part.choiceChanged.emit("")
        assert "cette phase" in standings.list.why.accessibleName()
        mended(standings.list.why, "Voir les soirées")
        evenings = page.part_at(2)
        assert isinstance(evenings, EveningsTab)
        mended(evenings.why, "Toute la saison")
        assert page.part_shown is None and evenings.why.isHidden()

    def test_with_points_a_name_nobody_bears_is_told_alone(self, desk: Desk, qtbot: QtBot) -> None:
        season = a_season(desk)
        desk.seasons.record(season, [recorded("2026-09-12", "Zoé Zola", "Ugo Urbain")])
        _, standings = a_page(desk, qtbot)
        assert standings.list.why.isHidden()
        standings.list.search.setText("xyzzy")
        standings.list.search._search()
        mended(standings.list.why, "Afficher tout le monde")
        qtbot.waitUntil(lambda: standings.table.filter.rowCount() == 2)


@pytest.mark.parametrize("page", CLUB_PAGES, ids=lambda page: page.key)
def test_an_empty_page_has_one_thing_to_do_first(qtbot: QtBot, page: SpacePage) -> None:
    with a_club_desk() as desk:
        made = page.make(desk)
        qtbot.addWidget(made)
        made.show()
        made.refresh()
        seen = [button for button in made.findChildren(Button) if button.isVisible()]
        assert len([one for one in seen if one.property("rank") == "primary"]) <= 1
        words = [button.text() for button in seen if button.text()]
        assert len(words) == len(set(words)), "the same thing is not offered twice"


def test_members_and_archive_offer_to_show_everybody_again(desk: Desk, qtbot: QtBot) -> None:
    desk.club.create(a_setup(tables=1, seats=8))
    members, archive = MembersPage(desk), ArchivePage(desk)
    for page in (members, archive):
        qtbot.addWidget(page)
        page.refresh()
    members.register.chips.buttons["left"].click()
    mended(members.register.list.why, "Afficher tout le monde")
    assert members.register.table.filter.rowCount() == 6
    members.register.list.search.setText("Xyzzy")
    members.register.list.search._search()
    mended(members.register.list.why, "Nouvelle fiche à ce nom")
    assert members.register.form.fields["last_name"].text() == "Xyzzy"
    archive.list.search.setText("Xyzzy")
    archive.list.search._search()
    mended(archive.list.why, "Afficher toutes les soirées")
    qtbot.waitUntil(archive.list.why.isHidden)
    assert archive.table.filter.rowCount() == 1


def test_a_card_without_evenings_leads_to_those_that_nobody_linked(
    desk: Desk, qtbot: QtBot
) -> None:
    page = MembersPage(desk)
    qtbot.addWidget(page)
    page.refresh()
    page.show_played(named(desk.club, "Abadie").id)
    mended(page.card.nothing, "Inscriptions à relier")
    assert page._stack.currentWidget() is page.links
    assert Person("Abadie", "Ana") in {card.person for card in cards_of(desk.club)}
