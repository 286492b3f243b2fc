"""Names as the club publishes them on phones, and the season as it is published."""

from builders import a_session, out
from season_builders import NAMES, a_club_file, a_season, an_evening, people, recorded
from web_builders import a_browser, a_phone, a_site, fill, words_of

from td_app.club.seasons import ClubSeasons
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.register.member import Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority
from td_app.web.api import Api
from td_app.web.pairing import Pairing
from td_app.web.published import NameDisplay
from td_app.web.season_summary import PATIENCE_S, SeasonForPhones
from td_app.web.served import Served


def three_people() -> TournamentSession:
    session = a_session()
    known = Person("Dupont", "Jean", "Ace"), Person("Martin", "Zoé"), Person("N'Diaye", "Awa", "Ö")
    session.dispatch(cmd.RegisterEntrants(known, present=True, majority=Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    out(session, 2, 3)
    return session


def test_a_first_name_and_an_initial_wherever_anybody_reads() -> None:
    api = a_site(three_people())
    api.served.names = NameDisplay.SHORT
    phone = a_browser(api)
    for path in ("/", "/seat?name=dupont", "/ranking", "/moves"):
        page = phone.get(path)
        assert "DUPONT" not in page.text and "Dupont" not in words_of(page), path
    assert "Jean D." in words_of(phone.get("/ranking"))
    assert "DUPONT" not in phone.get("/api/public").body.decode()


def test_the_staff_reads_whole_names() -> None:
    api = a_site(three_people())
    api.served.names = NameDisplay.SHORT
    assert "DUPONT Jean" in words_of(a_phone(api).get("/floor/room?name=dup"))


def test_a_tables_phone_lies_where_all_read_it() -> None:
    session = three_people()
    session.dispatch(cmd.Undo(clock="as_if_never"))
    session.dispatch(cmd.GivePenalty(1, "slow_play", "hands", hands=2, note="exprès"))
    api = a_site(session)
    api.served.names = NameDisplay.SHORT
    table = session.state.open_tables()[0].number
    phone = a_phone(api, table=table)
    fill(phone, "/table", "count_missed_hands")
    for page in (phone.page, phone.get("/table/count"), phone.get("/table")):
        assert "dupont" not in page.text.casefold(), page.text
    assert "Jean D." in words_of(phone.get("/table/count"))


def test_a_pseudonym_is_read_who_has_none_is_shortened() -> None:
    api = a_site(three_people())
    api.served.names = NameDisplay.PSEUDONYM
    phone = a_browser(api)
    ranking = words_of(phone.get("/ranking"))
    assert "Ace" in ranking and "Zoé M." in ranking and "Jean" not in ranking
    assert "Ace" not in words_of(phone.get("/seat?name=dupont"))


class TestTheSeason:
    def test_it_is_read_as_it_is_published(self) -> None:
        club = a_club_file()
        season, seasons = a_season(club), ClubSeasons(club)
        evening = an_evening(club, "2025-09-19", people(*NAMES), left=6)
        seasons.place(evening.tournament, season.id)
        seasons.record(season, [recorded("2025-09-12", *NAMES)])
        assert club.register is not None
        card = Member(0, Person("Abadie", "Ana", "Le Renard"), in_public=PublicName.PSEUDONYM)
        club.register.enter({(evening.tournament, 1): card})
        seasons.forget()
        served = Served(Live(club.open(evening.tournament)), season=SeasonForPhones(seasons))
        phone = a_browser(Api(served, Pairing(lambda: 0.0)))
        assert "Classement de la saison" in words_of(phone.get("/ranking"))
        page = words_of(phone.get("/season"))
        assert "1er Le Renard" in page and "ABADIE" not in page
        assert page.startswith("Classement de la saison 2025-2026 Provisoire")
        assert ": 0" not in page, "what is zero is not told"

    def test_a_name_that_was_written_whole_is_not_told_whole_where_names_are_short(self) -> None:
        club = a_club_file()
        season, seasons = a_season(club), ClubSeasons(club)
        evening = an_evening(club, "2025-09-19", people(*NAMES), left=6)
        seasons.place(evening.tournament, season.id)
        seasons.record(season, [recorded("2025-09-12", "Guy Gauthier", "HENRY Hugo")])
        told = SeasonForPhones(seasons)(Live(evening), NameDisplay.SHORT, "fr")
        assert told is not None
        assert {"G. G.", "Hugo H."} <= {row.name for row in told.rows}

    def test_a_long_season_is_not_worked_out_at_every_exit(self) -> None:
        club, now = a_club_file(), [0.0]
        season, seasons = a_season(club), ClubSeasons(club)
        evening = an_evening(club, "2025-09-19", people(*NAMES), left=6)
        seasons.place(evening.tournament, season.id)
        session = club.open(evening.tournament)
        told = SeasonForPhones(seasons, lambda: now[0])
        first = told(Live(session), NameDisplay.WHOLE, "fr")
        out(session, 1, 2)
        assert told(Live(session), NameDisplay.WHOLE, "fr") == first
        now[0] += PATIENCE_S
        assert told(Live(session), NameDisplay.WHOLE, "fr") != first

    def test_a_tournament_of_no_season_shows_the_ranking_of_the_evening(self) -> None:
        phone = a_browser(a_site())
        assert "de la saison" not in words_of(phone.get("/ranking"))
        assert "Classement" in words_of(phone.get("/season"))
