"""Results for a site that lists tournaments: the columns that it asks for, chosen and kept."""

from __future__ import annotations

from builders import a_tournament, out

from td_app.live.session import TournamentSession
from td_app.printing.listed_results import (
    USUAL,
    WHAT,
    ListedColumn,
    ListedForm,
    form_of,
    keep_form,
    listed_csv,
)
from td_app.tournament.state.prizes import MoneyPool, PrizeKind

HEADINGS = {name: name.title() for name in WHAT}


class Kept:
    """A club's settings in memory."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting."""
        return self.told.get(name, default)

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        self.told[name] = value


def played(entrants: int = 4) -> TournamentSession:
    """Return a tournament played to its end for money, the last entrant its winner."""
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(100, 1, (600, 400))}
    session = a_tournament(entrants, 1, late_entry_until=0, **money)
    out(session, *range(1, entrants))
    return session


def rows(session: TournamentSession, form: ListedForm) -> list[str]:
    """Return the lines of the file."""
    return listed_csv(session, form, HEADINGS, "fr").decode().splitlines()


def test_the_columns_stand_in_the_order_that_the_site_asks_for() -> None:
    form = ListedForm((ListedColumn("name", "Player"), ListedColumn("rank")))
    first, winner, *_ = rows(played(), form)
    assert first == "Player,Rank"
    assert winner.endswith(",1")


def test_the_country_is_the_clubs_choice_and_amounts_are_plain_figures() -> None:
    form = ListedForm(
        (ListedColumn("rank"), ListedColumn("country"), ListedColumn("amount")),
        headed=False,
        separator="semicolon",
        country="FR",
    )
    told = rows(played(), form)
    assert told[0] == "1;FR;60"
    assert told[2] == "3;FR;"


def test_who_still_plays_is_not_listed() -> None:
    session = a_tournament(8, 1)
    out(session, 5)
    (only,) = rows(session, ListedForm((ListedColumn("rank"),), headed=False))
    assert only == "8"


def test_a_choice_is_kept_and_read_again() -> None:
    shelf = Kept()
    form = ListedForm((ListedColumn("club", "Team"),), headed=False, separator="tab", country="BE")
    keep_form(shelf, form)  # type: ignore[arg-type]
    assert form_of(shelf) == form  # type: ignore[arg-type]


def test_a_choice_that_cannot_be_read_is_the_usual_one() -> None:
    shelf = Kept()
    for text in ("[]", "{", '{"columns": [{"what": "shoe size"}], "separator": "|"}'):
        shelf.told["listed_results"] = text
        usual = form_of(shelf)  # type: ignore[arg-type]
        assert tuple(one.what for one in usual.columns) == USUAL
        assert usual.separator == "comma"
