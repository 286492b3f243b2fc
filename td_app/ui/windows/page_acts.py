"""The acts that open pages: of the tournament by their digit, of the club's space, the guide.

In the club's space the digits open its own pages: :func:`club_page` tells which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtWidgets import QWidget

from td_app.ui.acts import Act, Group, Window
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.windows.act_handlers import day_two, final_stacks, going, qualified
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.first_steps import take_first_steps
from td_app.ui.windows.page_register import CLUB_PAGES, TournamentPage, page_words
from td_app.words.language import fr_en

#: What the figures of a French keyboard write without Shift, of a PC and of a Mac.
FRENCH_DIGITS = (("&",), ("É",), ('"',), ("'",), ("(",), ("-", "§"), ("È",), ("_", "!"), ("Ç",))


GUIDE = Act(
    Group.WINDOW,
    "help",
    "guide",
    lambda: fr_en("Guide du directeur, à cette page", "Director’s guide, at this page"),
    going(Spot.GUIDE),
    keys=("F1",),
    anywhere=True,
    while_typing=True,
)

PAGE_HELP = Act(
    Group.WINDOW,
    "help",
    "page_help",
    lambda: fr_en("Aide sur cette page", "Help on this page"),
    lambda window: window.turn_help(),
    keys=("Shift+F1",),
    anywhere=True,
    while_typing=True,
)

FIRST_STEPS = Act(
    Group.CLUB,
    "play",
    "first_steps",
    lambda: fr_en("Les dix premières minutes", "The first ten minutes"),
    going(Spot.FIRST_STEPS),
    anywhere=True,
)


def _about(over: QWidget) -> HouseDialog:
    from td_app.ui.pages.program.settings.about_card import AboutDialog

    return AboutDialog(over)


def _changes(over: QWidget) -> HouseDialog:
    from td_app.ui.pages.program.settings.about_card import ChangesDialog

    return ChangesDialog(over)


def _licences(over: QWidget) -> HouseDialog:
    from td_app.ui.pages.program.settings.about_card import LicencesDialog

    return LicencesDialog(over)


def _opening(make: Callable[[QWidget], HouseDialog]) -> Callable[[Window], None]:
    return lambda window: window.ask(make, lambda _chosen: None)


#: What opens each of them over a window.
TOLD: Final[Mapping[Spot, Callable[[Window], None]]] = {
    Spot.ABOUT: _opening(_about),
    Spot.CHANGES: _opening(_changes),
    Spot.LICENCES: _opening(_licences),
}


def about_acts() -> tuple[Act, ...]:
    """Return the acts that open the papers of training and the words about the application."""
    rows = (
        ("papers", "training_papers", _papers_words, ToPage("training")),
        (
            "note",
            "about",
            lambda: fr_en("À propos\u00a0: version, licence", "About: version, licence"),
            Spot.ABOUT,
        ),
        (
            "note",
            "changes",
            lambda: fr_en("Ce qui change dans cette version", "What is new in this version"),
            Spot.CHANGES,
        ),
        (
            "open",
            "licences",
            lambda: fr_en("Licences de chaque composant", "Licences of each component"),
            Spot.LICENCES,
        ),
    )
    return tuple(
        Act(Group.CLUB, icon, name, words, going(where), anywhere=True)
        for icon, name, words, where in rows
    )


def _papers_words() -> str:
    return fr_en(
        "Papiers d’entraînement\u00a0: bilan, feuille de litiges",
        "Practice printouts: report, rulings sheet",
    )


#: What is asked over the window, or begun from anywhere.
def next_evening(window: Window) -> None:
    """Open a tournament prepared as the one on the desk was, for the same day a week later."""
    live = window.desk.live
    if live is not None:
        setup = live.setup()
        window.desk.duplicate(live.session.tournament, setup.name, a_week_after(setup.date))


def a_week_after(day: str) -> str:
    """Return the day a week after another, or today where none was told or it is long gone."""
    today = date.today()
    try:
        later = date.fromisoformat(day) + timedelta(days=7)
    except ValueError:
        later = today
    return max(later, today).isoformat()


OVER_THE_WINDOW: dict[Spot, Callable[[Window], None]] = {
    Spot.DAY_TWO: day_two,
    Spot.NEXT_EVENING: next_evening,
    Spot.FINAL_STACKS: final_stacks,
    Spot.QUALIFIED: qualified,
    Spot.FIRST_STEPS: take_first_steps,
    **TOLD,
}


def every_act(own: tuple[Act, ...], pages: Sequence[TournamentPage]) -> tuple[Act, ...]:
    """Return every act of a window, those of its pages last; ``own``: what it alone does."""
    return (*ACTS, GUIDE, PAGE_HELP, FIRST_STEPS, *own, *club_acts(), *page_acts(pages))


def page_acts(pages: Sequence[TournamentPage]) -> tuple[Act, ...]:
    """Return what opens each page; the first nine have a digit."""
    return tuple(_page_act(number, page) for number, page in enumerate(pages, 1))


def club_acts() -> tuple[Act, ...]:
    """Return what opens each page of the club's space, by its digit; then training, and about."""
    words = fr_en("Club\u00a0: {0}", "Club: {0}")
    opening = (
        Act(
            Group.CLUB,
            page.icon,
            f"club.{page.key}",
            lambda page=page: words.format(page.words()),  # type: ignore[misc]
            going(ToPage(page.key)),
            shown=("F3", str(number)),
            anywhere=True,
        )
        for number, page in enumerate(CLUB_PAGES, 1)
    )
    go = going(ToPage("training"))
    return (
        *opening,
        Act(
            Group.CLUB,
            "play",
            "train",
            lambda: fr_en("S’entraîner\u00a0: soirée, litiges", "Practice: an evening, rulings"),
            go,
            anywhere=True,
        ),
        Act(
            Group.CLUB,
            "check",
            "verify_seal",
            lambda: page_words("seals"),
            going(ToPage("seals")),
            anywhere=True,
        ),
        *about_acts(),
    )


def _page_act(number: int, page: TournamentPage) -> Act:
    keys: tuple[str, ...] = ()
    if number <= len(FRENCH_DIGITS):
        keys = (str(number), f"Shift+{number}", *FRENCH_DIGITS[number - 1])
    name = f"page.{page.key}"
    go = going(ToPage(page.key))
    return Act(Group.PAGES, page.icon, name, page.words, go, keys=keys, shown=keys[:1])


def club_page(act: Act, pages: Sequence[TournamentPage]) -> str:
    """Return the page of the club's space under the digit of an act; "" for none."""
    digits = {f"page.{page.key}": number for number, page in enumerate(pages)}
    number = digits.get(act.name, len(CLUB_PAGES))
    if number < len(CLUB_PAGES):
        return CLUB_PAGES[number].key
    return ""
