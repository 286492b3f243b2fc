"""The settings on paper: the structure, then the rules with the house rules declared."""

from __future__ import annotations

import io
import re

import pytest
from builders import a_club, a_session, a_setup, a_tournament
from buy_in_builders import REBUYS, an_evening
from every_case import every_case
from pypdf import PdfReader
from read_papers import ReadPaper

from reports.blinds_structure import StructureBreak
from rules_ropta.house_rules import KNOWN_DEPARTURES, house_rule
from rules_ropta.rulebook import load_rulebook
from td_app.live.rules_shelf import ADDRESS
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.printing.settings import SET_ASIDE, house_rule_line, structure, tournament_rules
from td_app.tournament.state.chips import COLOURS, Chip, ChipSet
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.setup import DeclaredHouseRule, KeepApart, Regime
from td_app.words.chip_looks import CHIP_COLOURS, COLOUR_NAMES
from td_app.words.house_rules import house_rule_text
from td_app.words.on_paper import PaperWords


class TestTheStructure:
    def test_tells_the_chips_smallest_first(self) -> None:
        session = a_session(chips=ChipSet((Chip(500, "purple"), Chip(25, "green"))))
        chips = structure(session, Stationery()).chips
        assert [(chip.value, chip.name) for chip in chips] == [(25, "vert"), (500, "violet")]

    @pytest.mark.parametrize(("language", "colour"), [("fr", "vert"), ("en", "green")])
    def test_names_what_leaves_at_the_break(self, language: str, colour: str) -> None:
        pdf = document("structure").pdf(a_session(), Stationery(language))
        assert f"25 ({colour})" in ReadPaper(pdf).text()

    def test_a_game_that_is_not_holdem_stands_under_the_title(self) -> None:
        session = a_session(game=Game.OMAHA, betting=Betting.POT_LIMIT)
        told = ReadPaper(document("structure").pdf(session, Stationery())).text()
        assert "Omaha pot limité" in told
        plain = ReadPaper(document("structure").pdf(a_session(), Stationery())).text()
        assert "limit" not in plain

    def test_every_colour_of_a_set_has_its_look_and_its_name(self) -> None:
        assert set(COLOURS) == set(CHIP_COLOURS) == set(COLOUR_NAMES)


def sheet(address: str = "", language: str = "fr", **settings: object) -> str:
    """Return the text of the sheet of a tournament with these settings."""
    club = a_club()
    club.directory.set_setting(ADDRESS, address)
    session = club.create(a_setup(**settings))
    pages = PdfReader(
        io.BytesIO(document("tournament_rules").pdf(session, Stationery(language)))
    ).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


def test_it_is_ready_from_the_first_day() -> None:
    session = a_club().create(a_setup())
    assert document("tournament_rules").ready(session) is None


def test_the_settings_of_the_tournament_stand_on_it() -> None:
    text = sheet(tables=5, seats_per_table=6, regime=Regime.HEAVY, late_entry_until=4)
    assert "6 joueurs par table" in text
    assert "jusqu’à la fin du niveau 4" in text
    assert "5, 4, 3, 2, 1" in text
    assert "lourdes" in text


def test_house_rules_come_in_the_order_of_the_articles() -> None:
    text = sheet(
        keep_apart=KeepApart.NOBODY,
        house_rules=(
            DeclaredHouseRule("9.11", "", "CHIP_OVER_AN_OPENING"),
            DeclaredHouseRule("3.5", "", "TIME_WAIT", 90),
            DeclaredHouseRule("1.10", "Partage d’office."),
        ),
    )
    places = [text.index(part) for part in ("§ 1.10 Partage d’office.", "§ 3.5", "§ 9.11")]
    assert places == sorted(places)
    assert "Attente avant de demander le time : 90 s Le règlement : 60 s" in text


def test_a_value_that_is_the_texts_own_is_no_departure() -> None:
    text = sheet(keep_apart=KeepApart.NOBODY, late_entry_until=2)
    assert "Aucune : le règlement" in text
    assert "Délai d’entrée" not in text


def test_the_address_of_the_club_is_printed_and_none_is_invented() -> None:
    assert "https://club.example/regles" in sheet("https://club.example/regles")
    assert "http" not in sheet()


@every_case("language", ["fr", "en"])
@every_case("code", KNOWN_DEPARTURES)
def test_screen_and_paper_word_a_house_rule_alike(code: str, language: str) -> None:
    departure = KNOWN_DEPARTURES[code]
    values = {"whole": departure.most, "choice": (*departure.choices, "")[0], "switch": None}
    rule = house_rule(code, values[departure.kind])
    line = house_rule_line(rule, PaperWords(language))
    on_screen = house_rule_text(code, language, rule.value)
    assert line.text.replace("\u00a0", " ") == on_screen.replace("\u00a0", " ")
    assert line.instead


def test_readings_set_aside_are_in_the_rulebook_file() -> None:
    known = load_rulebook().readings
    for code, readings in SET_ASIDE.items():
        assert all(KNOWN_DEPARTURES[code].article in known[name].articles for name in readings)


class TestOtherFormats:
    def test_the_structure_tells_rebuys_and_the_add_on_where_they_are(self) -> None:
        told = structure(an_evening(8, REBUYS), Stationery("fr"))
        assert told.rebuys == (4, "Dernières recaves")
        (pause,) = (step for step in told.steps if isinstance(step, StructureBreak))
        assert pause.sold.replace("\u202f", " ") == "add-on de 15 000 jetons"
        assert len(told.entries) == 3

    def test_a_free_freezeout_is_printed_as_it_always_was(self) -> None:
        told = structure(a_tournament(8), Stationery("fr"))
        assert (told.entries, told.rebuys) == ((), None)
        assert tournament_rules(a_tournament(8), Stationery("fr")).entries == ()

    def test_the_sheet_of_rules_says_how_one_enters(self) -> None:
        told = tournament_rules(an_evening(8, REBUYS), Stationery("en"))
        assert told.entries[0].startswith("Buy-in: €20")
