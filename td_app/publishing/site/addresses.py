"""The addresses of the site's pages: by numbers that are never given twice, without a name."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language

HOME: Final = "index.html"
SEASONS: Final = "saisons.html"
RECORDS: Final = "records.html"
STYLE: Final = "style.css"
SCRIPT: Final = "direct.js"
LOGO: Final = "logo.png"
CALENDAR_FEED: Final = "agenda.ics"
NEWS_FEED: Final = "atom.xml"
FEEDS: Final = (CALENDAR_FEED, NEWS_FEED)
ROBOTS: Final = "robots.txt"

#: The folder of an evening's page by what it is: a tournament, a meeting, recorded results.
FOLDERS: Final = {"e": "e", "m": "m", "r": "r"}
LIVE: Final = "-direct.html"


def evening_page(key: str) -> str:
    """Return the address of an evening's page by its key.

    >>> evening_page("e12"), evening_page("m3")
    ('e/12.html', 'm/3.html')
    """
    return f"{FOLDERS[key[0]]}/{key[1:]}.html"


def draw_page(key: str) -> str:
    """Return the address of the draw of a large evening, by the evening's key.

    >>> draw_page("e12")
    'e/12-tirage.html'
    """
    return f"{FOLDERS[key[0]]}/{key[1:]}-tirage.html"


def live_page(key: str) -> str:
    """Return the address of an evening while it is played, by its key.

    >>> live_page("e12")
    'e/12-direct.html'
    """
    return f"{FOLDERS[key[0]]}/{key[1:]}{LIVE}"


def is_live_page(address: str) -> bool:
    """Return whether an address is that of an evening while it is played, in any tree."""
    return address.endswith(LIVE)


def year_page(year: str) -> str:
    """Return the address of the evenings of a year.

    >>> year_page("2025")
    'a/2025.html'
    """
    return f"a/{year}.html"


def season_page(number: int, part: int | None = None, page: int = 1) -> str:
    """Return the address of the standings of a season, or of a part of it; of a further page.

    >>> season_page(2), season_page(2, 5), season_page(2, None, 3)
    ('s/2.html', 's/2-5.html', 's/2-p3.html')
    """
    named = str(number) if part is None else f"{number}-{part}"
    return f"s/{named}.html" if page == 1 else f"s/{named}-p{page}.html"


def grid_page(number: int, part: int | None, at: int) -> str:
    """Return the address of a page of a long season's grid, from 1.

    >>> grid_page(2, None, 1), grid_page(2, 5, 3)
    ('s/2-g1.html', 's/2-5-g3.html')
    """
    return season_page(number, part).replace(".html", f"-g{at}.html")


def player_page(card: int) -> str:
    """Return the address of a player's page by the number of their card.

    >>> player_page(57)
    'p/57.html'
    """
    return f"p/{card}.html"


def in_tree(address: str, language: Language, languages: tuple[Language, ...]) -> str:
    """Return an address in the tree of a language: the first one's is the site itself.

    >>> in_tree("e/12.html", "fr", ("fr", "en")), in_tree("e/12.html", "en", ("fr", "en"))
    ('e/12.html', 'en/e/12.html')
    """
    return address if language == languages[0] else f"{language}/{address}"


def relative(address: str, page: str) -> str:
    """Return the way from a page to an address of the site.

    >>> relative("p/57.html", "e/12.html"), relative("style.css", "en/e/12.html")
    ('../p/57.html', '../../style.css')
    >>> relative("e/12.html", "index.html")
    'e/12.html'
    """
    return "../" * page.count("/") + address
