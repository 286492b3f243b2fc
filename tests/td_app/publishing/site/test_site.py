"""A club's site: its evenings, seasons and players told; who refuses is named nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_setup, out
from flight_builders import a_flight, bagged
from season_builders import a_club_file, a_season, an_evening, recorded

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.ports.trouble import StorageTrouble
from td_app.publishing.site.building import Page, Site
from td_app.publishing.site.writing import LIST, written_to
from td_app.publishing.wishes import change_wishes
from td_app.register.member import Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import DEFAULT_KEPT_AS, PublicName
from td_app.words.language import answering_in

ANA = Person("ABADIE", "Ana")
BOB = Person("BÉNARD", "Bob", "Bobby")
CLEO = Person("ÇELIK", "Cléo")


@pytest.fixture
def club() -> Iterator[Club]:
    """A club of three: Bob by his pseudonym, Cléo not at all; an evening of theirs, another."""
    club = a_club_file()
    assert club.register is not None
    club.register.keep(
        [
            Member(0, ANA),
            Member(0, BOB, in_public=PublicName.PSEUDONYM),
            Member(0, CLEO, in_public=PublicName.NOTHING),
        ]
    )
    season = a_season(club)
    seasons = ClubSeasons(club)
    seasons.record(season, [recorded("2025-10-03", "Ana Abadie", "Cléo Çelik")])
    played = an_evening(club, "2026-01-09", [ANA, BOB, CLEO])
    seasons.place(played.tournament, season.id)
    yield club


def pages_of(club: Club) -> Mapping[str, str]:
    return {page.address: page.make().decode(errors="ignore") for page in Site(club).pages()}


def test_everybody_stands_under_the_name_they_allow(club: Club) -> None:
    evening = pages_of(club)["e/1.html"]
    assert "Ana A." in evening
    assert "Bobby" in evening
    assert "Joueur anonyme 1" in evening


def test_who_refuses_is_named_on_no_page_and_has_none(club: Club) -> None:
    for address, told in pages_of(club).items():
        assert "elik" not in told.lower(), address
        assert "Cléo" not in told, address
    pages = pages_of(club)
    assert "p/1.html" in pages
    assert "p/3.html" not in pages


def test_whoever_was_not_asked_is_named_as_the_club_says(club: Club) -> None:
    for default, shown in ((PublicName.FULL, "ABADIE Ana"), (PublicName.NOTHING, "Joueur anonyme")):
        club.directory.set_setting(DEFAULT_KEPT_AS, default)
        pages = pages_of(club)
        for address in ("index.html", "e/1.html", "s/1.html", "saisons.html"):
            assert shown in pages[address], address
            assert "Ana A." not in pages[address], address
    assert "p/1.html" not in pages


def test_nobody_unknown_to_the_register_stands_there_whole(club: Club) -> None:
    season = ClubSeasons(club).seasons()[0]
    evening = recorded("2025-11-07", "GAUTHIER Guy", "Hugo Henry", "FAUCHEUX Fay")
    ClubSeasons(club).record(season, [evening])
    pages = pages_of(club)
    for name in ("GAUTHIER", "Hugo", "FAUCHEUX"):
        assert not any(name in told for told in pages.values()), name
    assert all(name in pages["s/1.html"] for name in ("Guy G.", "H. H.", "Fay F."))


def test_no_licence_no_mail_and_no_sanction_stands_on_a_page() -> None:
    club = a_club_file()
    assert club.register is not None
    told = ("75-0042", "ana@example.org", "0612345678")
    ana = Person("ABADIE", "Ana", licence=told[0], email=told[1], phone=told[2])
    club.register.keep([Member(0, ana, note="en retard", in_public=PublicName.FULL)])
    session = an_evening(club, "2026-01-09", [ana, BOB, CLEO], left=3)
    session.dispatch(cmd.GivePenalty(1, "table_talk", "warning", note="a insulté un joueur"))
    out(session, 2, 3)
    pages = pages_of(club)
    assert "ABADIE Ana" in pages["e/1.html"]
    for address, page in pages.items():
        for private in (*told, "en retard", "insulté"):
            assert private not in page, address


def test_a_refusal_rewrites_every_page_that_named_them(club: Club, tmp_path: Path) -> None:
    written_to(tmp_path, Site(club).pages())
    naming = {page for page in tmp_path.rglob("*.html") if "Ana A." in page.read_text()}
    assert {page.name for page in naming} >= {"index.html", "saisons.html", "records.html"}
    (ana, *_) = club.register.members() if club.register is not None else ()
    assert club.register is not None
    club.register.keep([replace(ana, in_public=PublicName.NOTHING)])
    again = written_to(tmp_path, Site(club).pages())
    assert "p/1.html" in again.removed
    for page in tmp_path.rglob("*.html"):
        assert "Ana" not in page.read_text(), page


def test_a_season_tells_its_standings_its_grid_and_its_scale(club: Club) -> None:
    season = pages_of(club)["s/1.html"]
    assert "Soirée par soirée" in season
    assert "Barème" in season
    assert 'href="../p/1.html"' in season


def test_an_evening_kept_back_is_on_no_page(club: Club) -> None:
    change_wishes(club.directory, lambda wishes: wishes.keeping_back("e1"))
    pages = pages_of(club)
    assert "e/1.html" not in pages
    assert "e/1.html" not in "".join(pages.values())


def test_an_evening_kept_back_counts_in_its_season_and_is_not_named(club: Club) -> None:
    (shown,) = [one for one in Site(club).years.evenings if one.key == "e1"]
    assert shown.name in pages_of(club)["s/1.html"]
    change_wishes(club.directory, lambda wishes: wishes.keeping_back("e1"))
    season = pages_of(club)["s/1.html"]
    assert shown.name not in season
    assert "Soirée non publiée" in season


def test_a_second_language_has_a_tree_of_its_own(club: Club) -> None:
    change_wishes(club.directory, lambda wishes: replace(wishes, languages=("fr", "en")))
    pages = pages_of(club)
    with answering_in("en"):
        assert 'lang="en"' in pages["en/e/1.html"]
    assert "Ranking" in pages["en/e/1.html"]
    assert 'href="../../style.css"' in pages["en/e/1.html"]
    assert 'href="../en/e/1.html"' in pages["e/1.html"]


def test_only_what_changed_is_written_again(club: Club, tmp_path: Path) -> None:
    first = written_to(tmp_path, Site(club).pages())
    assert len(first.written) == first.pages
    assert written_to(tmp_path, Site(club).pages()).written == []
    club.create(a_setup(name="Coupe d’hiver", date="2026-12-12"))
    again = written_to(tmp_path, Site(club).pages())
    assert "e/2.html" in again.written
    assert "p/1.html" not in again.written
    assert "e/1.html" not in again.written


def test_what_is_no_longer_due_goes_and_what_others_put_there_stays(
    club: Club, tmp_path: Path
) -> None:
    written_to(tmp_path, Site(club).pages())
    (tmp_path / "photo.jpg").write_bytes(b"theirs")
    change_wishes(club.directory, lambda wishes: wishes.keeping_back("e1"))
    done = written_to(tmp_path, Site(club).pages())
    assert "e/1.html" in done.removed
    assert not (tmp_path / "e/1.html").exists()
    assert (tmp_path / "photo.jpg").read_bytes() == b"theirs"


def test_killed_half_way_a_page_that_is_due_no_more_goes_all_the_same(
    club: Club, tmp_path: Path
) -> None:
    def killed() -> bytes:
        raise KeyboardInterrupt

    *pages, last = Site(club).pages()
    theirs = Page("p/99.html", "a name", lambda: b"Zo\xc3\xa9")
    written_to(tmp_path, [*pages, last])
    with pytest.raises(KeyboardInterrupt):
        written_to(tmp_path, [theirs, *pages, replace(last, inputs="others", make=killed)])
    assert (tmp_path / "p" / "99.html").is_file()
    assert written_to(tmp_path, [*pages, last]).removed == ["p/99.html"]
    assert not (tmp_path / "p" / "99.html").exists()


def test_killed_half_way_the_folder_is_gone_on_with(club: Club, tmp_path: Path) -> None:
    pages = list(Site(club).pages())

    def killed() -> bytes:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        written_to(tmp_path, [*pages[:2], replace(pages[2], make=killed)])
    done = written_to(tmp_path, Site(club).pages())
    assert len(done.written) == done.pages
    assert all((tmp_path / page.address).is_file() for page in pages if not page.follows)


def test_a_folder_of_somebody_else_is_refused(club: Club, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(StorageTrouble, match="SITE_FOLDER_NOT_OURS"):
        written_to(tmp_path, Site(club).pages())
    (tmp_path / LIST).write_text('{"../../thesis.txt": "x"}')
    with pytest.raises(StorageTrouble, match="SITE_FOLDER_NOT_OURS"):
        written_to(tmp_path, Site(club).pages())


def test_a_day_one_says_who_goes_through_and_day_two_leads_to_it() -> None:
    club = a_club_file()
    people = [Person(f"NOM{n}", "Jean") for n in range(5)]
    first = a_flight(club, "Vague A", people, out=3)
    bagged(first, 20_000)
    club.day_two(club.ended_flights(), {})
    pages = pages_of(club)
    assert "Qualifiés pour le jour 2" in pages["e/1.html"]
    assert "20\N{NARROW NO-BREAK SPACE}000" in pages["e/1.html"]
    assert "2 qualifiés" in pages["index.html"].replace("\N{NO-BREAK SPACE}", " ")
    assert 'href="../e/1.html">Jour 1' in pages["e/2.html"]
