"""Figures, ranks, lengths of time, plurals and names in a sentence."""

from __future__ import annotations

import pytest

from rules_ropta.table_layout import Seat
from td_app.words import cites_text, enters_text, place_text, seat_text, standing_text
from td_app.words.figures import NO_BREAK, length, rank, whole
from td_app.words.language import set_current_language
from td_app.words.speaking import name_of, say

PLAYERS = ("{n:joueur reste|joueurs restent}", "{n:player is|players are} left")


class TestFigures:
    def test_thousands_stand_apart(self) -> None:
        assert whole(1_234_567, "fr") == "1\u202f234\u202f567"
        assert whole(1_234_567, "en") == "1,234,567"

    @pytest.mark.parametrize(
        ("place", "french", "english"),
        [
            (1, "1er", "1st"),
            (2, "2e", "2nd"),
            (3, "3e", "3rd"),
            (11, "11e", "11th"),
            (12, "12e", "12th"),
            (21, "21e", "21st"),
            (112, "112e", "112th"),
        ],
    )
    def test_places(self, place: int, french: str, english: str) -> None:
        assert (rank(place, "fr"), rank(place, "en")) == (french, english)

    def test_ties_are_told(self) -> None:
        assert place_text(12, True, "fr") == "12e ex æquo"
        assert place_text(12, True, "en") == "12th (tied)"
        assert place_text(1, False, "fr") == "1er"

    @pytest.mark.parametrize(
        ("seconds", "told"),
        [(0, "0 s"), (45, "45 s"), (-60, "1 min"), (90, "1 min 30 s"), (7260, "2 h 1 min")],
    )
    def test_lengths(self, seconds: int, told: str) -> None:
        assert length(seconds).replace(NO_BREAK, " ") == told


class TestPlurals:
    @pytest.mark.parametrize(
        ("n", "french", "english"),
        [
            (0, "0 joueur reste", "0 players are left"),
            (1, "1 joueur reste", "1 player is left"),
            (2, "2 joueurs restent", "2 players are left"),
        ],
    )
    def test_the_figure_rules_the_word(self, n: int, french: str, english: str) -> None:
        assert say(PLAYERS, {"n": n}, language="fr") == french
        assert say(PLAYERS, {"n": n}, language="en") == english

    def test_the_word_alone(self) -> None:
        pair = ("{who} {n:=sort|sortent}", "{who} {n:=goes|go} out")
        assert say(pair, {"who": "A et B", "n": 2}, language="fr") == "A et B sortent"


class TestNames:
    def test_an_entrant_is_named(self) -> None:
        names = {7: "MARTIN Léa"}.__getitem__
        assert say(("{entrant} sort", "{entrant} is out"), {"entrant": 7}, names=names) == (
            "MARTIN Léa sort"
        )

    def test_without_names_the_number_stands(self) -> None:
        assert name_of(12, None, "fr") == "n°\u00a012"
        assert name_of(12, None, "en") == "no.\u00a012"

    def test_a_name_erased_or_forgotten_gives_the_number(self) -> None:
        assert name_of(12, "#{}".format, "fr") == "n°\u00a012"
        assert name_of(12, {}.__getitem__, "fr") == "n°\u00a012"

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("ADAM Zoé", "sortie d’ADAM Zoé"),
            ("ÉTIENNE Paul", "sortie d’ÉTIENNE Paul"),
            ("HUBERT Anne", "sortie de HUBERT Anne"),
            ("YVES Paul", "sortie d’YVES Paul"),
            ("Yvon", "sortie d’Yvon"),
            ("YOANN Luc", "sortie de YOANN Luc"),
            ("n°\u00a012", "sortie du n°\u00a012"),
        ],
    )
    def test_french_elides(self, name: str, told: str) -> None:
        assert say(("sortie {who:de}", "{who} is out"), {"who": name}, language="fr") == told

    def test_a_figure_left_out_leaves_a_gap_not_a_fault(self) -> None:
        assert say(("table {table} pleine", "table {table} full"), {}) == "table … pleine"

    def test_braces_in_a_name_are_only_a_name(self) -> None:
        assert say(("{who} sort", "{who} is out"), {"who": "{n} {0}"}) == "{n} {0} sort"


class TestTerms:
    def test_seats_and_articles(self) -> None:
        assert seat_text(Seat(4, 7), "fr") == "table 4, place 7"
        assert seat_text(Seat(4, 7), "en") == "table 4, seat 7"
        assert cites_text(("2.3", "2.6", "2.3")) == "§\u00a02.3 · §\u00a02.6"
        assert cites_text(()) == ""

    def test_a_code_not_known_is_still_words(self) -> None:
        assert standing_text("on_holiday", "fr") == "on holiday"
        assert enters_text("", "fr") == ""

    def test_the_screens_language_is_the_default(self) -> None:
        set_current_language("en")
        try:
            assert standing_text("seated") == "in play"
        finally:
            set_current_language("fr")
        assert standing_text("seated") == "en jeu"
