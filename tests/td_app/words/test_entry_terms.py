"""How one enters, told line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from buy_in_builders import FREE_REENTRIES, REBUYS, terms

from td_app.tournament.state.buy_ins import AddOn, EntryTerms, MultiBuyIn, ReEntry
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.setup import TournamentSetup
from td_app.words.entry_terms import course_lines, terms_lines


def lines(by: EntryTerms, language: str = "fr") -> list[str]:
    found = terms_lines(by, 3, language)  # type: ignore[arg-type]
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in found]


def test_a_free_freezeout_has_nothing_to_tell() -> None:
    assert lines(EntryTerms()) == []


def test_an_evening_of_rebuys() -> None:
    assert lines(REBUYS) == [
        "Entrée : 20 € + 4 € de frais",
        "Recaves : 10 000 jetons avec un tapis de 10 000 au plus, 2 par joueur, jusqu’à la fin du "
        "niveau 4, 10 € + 1 € de frais",
        "Add-on : 15 000 jetons à la pause qui suit le niveau 4, 10 € + 1 € de frais",
    ]


def test_re_entries_go_as_far_as_late_entries_unless_said() -> None:
    assert lines(FREE_REENTRIES)[0].endswith("jusqu’à la fin du niveau 3")
    until = EntryTerms(reentry=ReEntry(until=6))
    assert lines(until, "en") == ["Re-entries to the end of level 6"]


def test_an_entry_to_choose_and_what_the_house_adds() -> None:
    by = replace(
        terms(reentry=None, guarantee=100_000, added=5_000), multi=MultiBuyIn(1_000, 5_000)
    )
    assert lines(by, "en")[0].startswith("Choice of buy-in from €10 to €50")
    assert lines(by, "en")[1:] == ["Guaranteed prize pool: €1,000", "Added by the house: €50"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_free_chips_tell_no_money(language: str) -> None:
    assert "€" not in " ".join(lines(EntryTerms(addon=AddOn(5_000, 4)), language))


def test_how_it_runs_is_told_where_it_is_not_one_evening() -> None:
    assert list(course_lines(TournamentSetup())) == []
    setup = TournamentSetup(
        flight=Flight("Open", 12), sit_and_go=True, synchronized_breaks=True, jackpot="extreme_en"
    )
    told = list(course_lines(setup, "en"))
    assert told[0].startswith("Flight of “Open”: the day ends after level 12")
    assert [line.split()[0] for line in told] == ["Flight", "Sit", "Break", "Jackpot:"]
