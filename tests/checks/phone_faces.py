"""Every page that phones read, as text: by role, at moments of an evening, in both languages.

``same_house.py`` compares them. A phone opens the first page and follows every link; the secrets
that pages bear are the same at every run.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from itertools import product
from pathlib import Path
from unittest import mock
from uuid import UUID

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from builders import a_session, a_tournament, played_down_to, registered
from buy_in_builders import REBUYS
from buy_in_builders import an_evening as an_evening_paid_for
from deal_builders import three_left, won_by_three
from incident_builders import an_evening as an_evening_of_incidents
from season_builders import a_club_file, an_evening, people
from season_played import a_played_season, names
from web_builders import Browser, a_browser, a_phone, a_site

from td_app.club.seasons import ClubSeasons
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.web.api import Api
from td_app.web.roles import Role
from td_app.web.season_summary import SeasonForPhones

TABLE = 1
ROLES = (Role.ANYONE, Role.TABLE, Role.FLOOR, Role.DIRECTOR)
LANGUAGES = ("fr", "en")
#: What no link leads to: where a name is typed, what is sought, what is not there, machines' own.
TYPED = (
    *("/seat?name=jean", "/seat?name=nobody", "/floor/rule?q=mise", "/floor/incidents/last"),
    *("/undo", f"/floor/table/{TABLE}/race", "/lost", "/api/public"),
)
#: Files that every page takes.
STATIC = ("/static/phone.css", "/static/phone.js", "/static/icon.svg")
#: A dispute is asked about alike whoever plays: each is opened at one moment.
DISPUTES = "/floor/rule/"
DISPUTES_AT = "running"


def _before_the_draw() -> Api:
    session = a_session()
    registered(session, 12)
    return a_site(session)


def _hand_for_hand() -> Api:
    session = a_tournament(24, prizes=("Un panier", "Un jambon", "Un gâteau"))
    played_down_to(session, 11)
    session.dispatch(cmd.AnnounceHandForHand())
    return a_site(session)


def _in_a_season() -> Api:
    club = a_club_file()
    season = a_played_season(club, 4, 12)
    session = an_evening(club, "2025-12-05", people(*(f"Jean {who}" for who in names(8))), 5)
    seasons = ClubSeasons(club)
    seasons.place(session.tournament, season.id, None, final=False, counts=True)
    api = a_site(session)
    api.served.season = SeasonForPhones(seasons, lambda: 0.0)
    return api


def _of(made: Callable[[], TournamentSession]) -> Callable[[], Api]:
    return lambda: a_site(made())


MOMENTS: dict[str, Callable[[], Api]] = {
    "before": _before_the_draw,
    DISPUTES_AT: _of(lambda: a_tournament(16)),
    "incidents": _of(lambda: an_evening_of_incidents().session),
    "paid": _of(lambda: an_evening_paid_for(16, REBUYS)),
    "hand_for_hand": _hand_for_hand,
    "three_left": _of(three_left),
    "shared": _of(won_by_three),
    "season": _in_a_season,
}


@contextmanager
def without_chance() -> Iterator[None]:
    """Draw the secrets of phones as at every other run, while it lasts."""
    chance = random.Random(1)
    drawn = {
        "secrets.token_urlsafe": lambda many: chance.randbytes(many).hex(),
        "secrets.token_hex": lambda many: chance.randbytes(many).hex(),
        "secrets.randbelow": chance.randrange,
        "td_app.web.pages.site.uuid4": lambda: UUID(int=chance.getrandbits(128)),
    }
    patches = [mock.patch(name, draw) for name, draw in drawn.items()]
    for patch in patches:
        patch.start()
    try:
        yield
    finally:
        for patch in patches:
            patch.stop()


def phone_pages() -> Iterator[tuple[str, bytes]]:
    """Yield the name of every page, and what a phone is sent."""
    with without_chance():
        for path in STATIC:
            yield f"static{path}", a_browser(a_site()).get(path).body
        for (moment, made), language in product(MOMENTS.items(), LANGUAGES):
            api = made()
            for role in ROLES:
                phone = _phone(api, role, language)
                for path, page in _followed(phone, disputes=moment == DISPUTES_AT):
                    yield f"{moment}/{language}_{role.value}{path}", page


def _phone(api: Api, role: Role, language: str) -> Browser:
    if role is Role.ANYONE:
        return a_browser(api, language=language)
    table = TABLE if role is Role.TABLE else 0
    return a_phone(api, role, table=table, language=language)


def _followed(phone: Browser, *, disputes: bool) -> Iterator[tuple[str, bytes]]:
    """Yield every page that a phone comes to from the first one, and those of ``TYPED``."""
    waiting = ["/", *TYPED]
    seen: set[str] = set()
    while waiting:
        path = waiting.pop(0)
        if path in seen or (path.startswith(DISPUTES) and not disputes):
            continue
        seen.add(path)
        page = phone.get(path)
        yield path, b"%d " % page.status + page.body
        links = re.findall(r'href="(/[^"#]*)', page.body.decode())
        waiting += [unescape(link) for link in links if not link.startswith("/static")]
