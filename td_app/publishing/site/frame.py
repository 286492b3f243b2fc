"""How a page of the site is put together: its template, its style, the links on each of them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from reports.charts import ON_DARK, ON_LIGHT
from reports.marks import luminance
from td_app.publishing.site import addresses
from td_app.publishing.site.tables import grid_rows, list_rows, person, ranking_rows, seat_rows
from td_app.publishing.wishes import SiteWishes
from td_app.wall.themes import blended, contrast
from td_app.words.figures import lasting, rank, whole
from td_app.words.language import LANGUAGES, Language, answering_in, languages
from td_app.words.site import site_text

TEMPLATES: Final = Path(__file__).parent / "templates"
LIGHT: Final = {
    "ink": "#191d1a",
    "soft": "#535a55",
    "rule": "#dcdfda",
    "page": "#ffffff",
    "card": "#f6f7f4",
    "red": "#b3261e",
}
DARK: Final = {
    "ink": "#eceeec",
    "soft": "#a8b0aa",
    "rule": "#313732",
    "page": "#121513",
    "card": "#1a1e1b",
    "red": "#ff9d94",
}
#: The contrast of words with what they stand on (WCAG AA).
READ: Final = 4.5
STEP: Final = 0.02


@cache
def templates() -> Environment:
    """Return the templates, with the words and figures they may use."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(t=site_text, list_rows=list_rows, ranking_rows=ranking_rows)
    made.globals.update(grid_rows=grid_rows, seat_rows=seat_rows)
    made.filters.update(whole=whole, rank=rank, lasting=lasting)
    return made


@cache
def made_by() -> str:
    """Return what tells the templates of one version of the program from those of another."""
    files = sorted(TEMPLATES.iterdir())
    return hashlib.sha256(b"".join(one.read_bytes() for one in files)).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands on every page of a tree: the club, its wishes, the language of the tree."""

    club: str
    wishes: SiteWishes
    language: Language
    logo: bool = False
    plain: bool = False
    """Bodies alone, in headings and tables, for a system that strips styles; nothing leads away."""
    whole: bool = False
    """A file that needs no other: its style is in it, nothing leads away."""
    alone: bool = False
    """One page without the others of the site, its files beside it."""

    def page(self, template: str, address: str, title: str, facts: Mapping[str, Any]) -> bytes:
        """Return the page at an address (as in the first tree), filled in."""
        if self.plain:
            with answering_in(self.language):
                return templates().get_template(f"plain_{template}").render(**facts).encode()
        here = self.in_tree(address)
        offered = LANGUAGES if self.alone else self.wishes.languages
        others = [one for one in offered if one != self.language and not self.whole]
        by_itself = self.alone or self.whole
        if by_itself:
            here = address = ""
        told = {
            "lang": self.language,
            "title": title,
            "club": self.club,
            "about": self.wishes.about,
            "logo": addresses.relative(addresses.LOGO, here) if self.logo else "",
            "style": addresses.relative(addresses.STYLE, here),
            "sheet": Markup(style_sheet(self.wishes.colours).decode()) if self.whole else "",
            "script": addresses.relative(addresses.SCRIPT, here),
            "listed": self.wishes.listed,
            "menu": () if by_itself else self._menu(address),
            "others": [(one, languages()[one], self._other(address, one)) for one in others],
            "feeds": () if by_itself else tuple(self.link(one, address) for one in addresses.FEEDS),
            "link": lambda to: self.link(to, address),
            "person": lambda one: Markup(person(one, self.link("", address))),
        }
        with answering_in(self.language):
            return templates().get_template(template).render(**told, **facts).encode()

    def listed(self, address: str, title: str, tables: Sequence[object], **more: Any) -> bytes:
        """Return a page of tables: facts ``told`` and ``leads`` above, ``charts``, ``notes``."""
        facts = {"told": (), "leads": (), "charts": (), "notes": (), "tables": tables, **more}
        return self.page("list.html", address, title, facts)

    def in_tree(self, address: str) -> str:
        """Return where a page of this tree is in the site."""
        return addresses.in_tree(address, self.language, self.wishes.languages)

    def link(self, to: str, page: str) -> str:
        """Return the way from a page of this tree to another of it."""
        return addresses.relative(to, page)

    def _other(self, address: str, language: Language) -> str:
        if self.alone:
            return f"?lang={language}"
        there = addresses.in_tree(address, language, self.wishes.languages)
        return addresses.relative(there, self.in_tree(address))

    def _menu(self, address: str) -> list[tuple[str, str, bool]]:
        pages = ["HOME", "SEASONS", "RECORDS"]
        words = {"HOME": "CALENDAR"}
        told = []
        with answering_in(self.language):
            for name in pages:
                there = getattr(addresses, name)
                word = site_text(words.get(name, name))
                told.append((word, self.link(there, address), there == address))
        return told


def style_sheet(colours: tuple[str, str]) -> bytes:
    """Return the style of the site in the club's colours, by day and by night."""
    rules = (TEMPLATES / "site.css").read_text(encoding="utf-8")
    light = {**LIGHT, **ON_LIGHT, **club_colours(colours, LIGHT["page"])}
    dark = {**DARK, **ON_DARK, **club_colours(colours, DARK["page"])}
    night = f"@media(prefers-color-scheme:dark){{{_root(dark)}}}"
    return f"{_root(light)}\n{night}\n{rules}".encode()


def club_colours(colours: tuple[str, str], ground: str) -> dict[str, str]:
    """Return the club's colours as they are read on a ground, and what is read on the main one."""
    accent, second = (_readable(one, ground) for one in colours)
    return {
        "accent": accent,
        "bar": accent,
        "second": second,
        "on-accent": "#ffffff" if contrast(accent, "#ffffff") >= READ else "#111411",
    }


def _readable(colour: str, ground: str) -> str:
    """Return the nearest to a colour in which words can be read on a ground."""
    towards = "#000000" if luminance(ground) > 0.5 else "#ffffff"
    share = 0.0
    while contrast(found := blended(colour, towards, share), ground) < READ and share < 1:
        share += STEP
    return found


def _root(colours: Mapping[str, str]) -> str:
    return f":root{{{';'.join(f'--{name}:{colour}' for name, colour in colours.items())}}}"
