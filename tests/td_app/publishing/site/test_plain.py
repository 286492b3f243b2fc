"""Pages for a system that strips styles: bodies in headings and tables, the same figures."""

from __future__ import annotations

import re

import pytest
from html5lib import HTMLParser
from season_builders import a_club_file
from site_builders import REFUSING, a_whole_club

from td_app.club.club import Club
from td_app.publishing.site.building import Page, Site
from td_app.publishing.wishes import change_wishes

LETS_BY = {"h2", "p", "table", "thead", "tbody", "tr", "th", "td", "ul", "ol", "li", "strong"}


@pytest.fixture(scope="module")
def club() -> Club:
    return a_whole_club(a_club_file())


@pytest.fixture(scope="module")
def pages(club: Club) -> dict[str, Page]:
    return {page.address: page for page in Site(club).plain_pages()}


def test_there_is_one_an_evening_and_one_a_season(club: Club, pages: dict[str, Page]) -> None:
    every = Site(club).years.evenings
    assert {one.address for one in pages.values()} == {
        *(f"{one.key[0]}/{one.key[1:]}.html" for one in every),
        "s/1.html",
    }
    assert pages["e/1.html"].title == "Soirée 2026-09-04"
    assert len({one.slug for one in pages.values()}) == len(pages)


def test_nothing_in_them_is_stripped_or_leads_away(pages: dict[str, Page]) -> None:
    for address, page in pages.items():
        body = page.make().decode()
        HTMLParser(strict=True).parseFragment(body)
        assert set(re.findall(r"<(\w+)", body)) <= LETS_BY, address
        assert not re.search(r"<\w+ ", body), address
        assert REFUSING.last_name not in body


def test_they_tell_what_the_site_does(club: Club, pages: dict[str, Page]) -> None:
    styled = next(page for page in Site(club).pages() if page.address == "e/1.html")
    plain = pages["e/1.html"].make().decode()
    there = styled.make().decode()
    assert "Un trophée" in plain
    for name in re.findall(r"<td>(.*?)</td><td>(.*?)</td>", plain)[:9]:
        assert name[1] in there
    seal = re.search(r"Empreinte du journal[^<]*", there)
    assert seal is not None
    assert seal.group() in plain


def test_an_evening_kept_back_has_none(club: Club) -> None:
    change_wishes(club.directory, lambda wishes: wishes.keeping_back("e1"))
    assert "e/1.html" not in {page.address for page in Site(club).plain_pages()}
    change_wishes(club.directory, lambda wishes: wishes.keeping_back("e1", False))
