"""The whole site read as a visitor's browser reads it: every link, every byte, strictly."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import normalize

import pytest
from html5lib import HTMLParser
from pypdf import PdfReader
from season_builders import a_club_file
from site_builders import KINDS, REFUSING, a_whole_club, links_of, written_site

from reports.names import abbreviations
from reports.results import render_ranking
from td_app.club.club import Club
from td_app.live.public_names import in_public
from td_app.printing.document import stationery_of
from td_app.printing.results import ranking
from td_app.tournament.state.public_name import DEFAULT_KEPT_AS, PublicName
from td_app.words.language import answering_in

MOST_BYTES = 100_000


@pytest.fixture(scope="module")
def club() -> Club:
    return a_whole_club(a_club_file())


@pytest.fixture(scope="module")
def site(club: Club, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_site(club, tmp_path_factory.mktemp("site"))


def pages(site: Path) -> dict[Path, str]:
    return {page: page.read_text() for page in sorted(site.rglob("*.html"))}


def test_every_kind_of_page_is_there(site: Path) -> None:
    assert [kind for kind in KINDS if not (site / kind).is_file()] == []


def test_no_link_is_dead_and_every_page_is_reached(site: Path) -> None:
    reached = {site / "index.html"}
    waiting = list(reached)
    while waiting:
        page = waiting.pop()
        for link in links_of(page.read_text()):
            there = (page.parent / link).resolve()
            assert there.is_file(), (page, link)
            if there not in reached:
                reached.add(there)
                if there.suffix == ".html":
                    waiting.append(there)
    every = {page for page in site.rglob("*") if page.is_file()}
    apart = {site / "robots.txt", site / ".td-app-site.json"}
    assert every - reached - apart == set()


def test_every_page_is_valid_and_short(site: Path) -> None:
    for page, text in pages(site).items():
        HTMLParser(strict=True).parse(text)
        assert len(text.encode()) < MOST_BYTES, page


def test_nothing_is_asked_of_another_host_and_nothing_runs_but_in_direct(site: Path) -> None:
    for page in (*pages(site), site / "style.css"):
        text = page.read_text()
        assert not any("://" in link or link.startswith("//") for link in links_of(text)), page
        assert "url(" not in text, page
        scripts = re.findall(r"<script[^>]*>", text)
        live = page.name.endswith("-direct.html")
        here = re.fullmatch(r"<script src=\"(../)+direct.js\" defer>", "".join(scripts))
        assert here if live else not scripts, page
        assert "@import" not in text, page


def test_who_refuses_is_in_no_byte_of_any_file(site: Path) -> None:
    for page in site.rglob("*"):
        if page.is_file():
            text = page.read_bytes().decode(errors="ignore").lower()
            assert REFUSING.last_name.lower() not in text, page
            assert REFUSING.first_name.lower() not in text, page


def _plain(text: str) -> str:
    text = normalize("NFKC", text)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", text)).strip()


def test_the_page_of_an_evening_tells_what_the_posted_ranking_does(
    club: Club, tmp_path: Path
) -> None:
    club.directory.set_setting(DEFAULT_KEPT_AS, PublicName.FULL)
    page = (written_site(club, tmp_path) / "e/1.html").read_text()
    with answering_in("fr"):
        facts = ranking(in_public(club.open(1, looking=True)), stationery_of(club))
        pdf = tmp_path / "ranking.pdf"
        pdf.write_bytes(render_ranking(facts))
    posted = _plain(" ".join(one.extract_text() for one in PdfReader(pdf).pages))
    table = page.split("<h2>Classement</h2>")[1].split("</table>")[0]
    rows = [
        [_plain(cell) for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.DOTALL)]
        for row in table.split("<tr")[2:]
    ]
    assert len(rows) == len(facts.ranked) == 9
    # The paper shortens a name that its column has no room for.
    short = abbreviations(tuple(one.name for one in facts.ranked))
    at = 0
    for rank, name, won, *_ in rows:
        told = "" if name.startswith("Joueur anonyme") else name
        if told and posted.find(told, at) < 0:
            told = short[told].form
        for part in (rank, told, won):
            there = posted.find(part, at)
            assert there >= 0, (rank, name, won)
            at = there + len(part)
    assert facts.heading.seal is not None
    figures = _plain(facts.heading.seal.figures)
    assert figures in _plain(page)
    assert figures in posted
