"""Where the button and the blinds go, what is posted, how pots are made: read in one line."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from decision_lines import amounts, line

from td_app.words.ruling_text import decision_text

AFTER_123 = {"button": 1, "sb": 2, "bb": 3}


class TestPositions:
    def test_a_dead_button_says_who_deals(self) -> None:
        assert (
            line("next_positions", prev=AFTER_123, players_before=[1, 2, 3, 4, 5], eliminated=[2])
            == "Bouton place 2 (mort), petite blinde place 3, grosse blinde place 4 ; "
            "la place 1 donne"
        )

    def test_no_small_blind(self) -> None:
        assert (
            line("next_positions", prev=AFTER_123, players_before=[1, 2, 3, 4], eliminated=[3])
            == "Bouton place 2, pas de petite blinde, grosse blinde place 4"
        )

    def test_two_are_left(self) -> None:
        assert (
            line("next_positions", prev=AFTER_123, players_before=[1, 2, 3], eliminated=[3])
            == "Tête-à-tête : bouton et petite blinde place 2, grosse blinde place 1"
        )
        assert (
            line("dead_button_dealer", prev=AFTER_123, players_before=[1, 2, 3], eliminated=[1])
            == "Tête-à-tête : la place 3 donne et paie la petite blinde"
        )

    def test_a_newcomer_on_the_big_blind_pays_the_ante(self) -> None:
        assert (
            line(
                "arrival",
                prev=AFTER_123,
                live_before_arrival=[1, 2, 3, 5, 6],
                arrivals=[4],
                ante_format="bb",
            )
            == "Place 4 joue ; bouton place 2, petite blinde place 3, grosse blinde place 4 ; "
            "ante place 4"
        )

    def test_one_newcomer_plays_and_the_other_waits(self) -> None:
        assert line(
            "arrival",
            prev={"button": 1, "sb": 1, "bb": 5},
            live_before_arrival=[1, 5],
            arrivals=[3, 7],
        ).startswith("Place 7 joue ; place 3 attend ; bouton place 1")

    def test_what_the_text_leaves_open_is_for_the_director(self) -> None:
        assert (
            line(
                "arrival",
                prev={"button": 1, "sb": 2, "bb": 5},
                live_before_arrival=[1, 2, 3, 6],
                eliminated=[5],
                arrivals=[4, 5],
            )
            == "Au directeur de décider où vont le bouton et les blindes"
        )
        assert (
            line("player_to_move", prev=AFTER_123, players=[1, 2, 3, 4], software=True)
            == "Au directeur de décider : la place 4, ou le choix du logiciel"
        )

    def test_the_ones_who_wait_may_be_dealt_in(self) -> None:
        decision = {"options": ["DEAL_THE_WAITING_IN", "WAIT"]}
        read = decision_text("arrival", decision, {}, "fr").line
        assert read.endswith("servir ceux qui attendent, ou attendre un joueur de plus")

    @pytest.mark.parametrize(
        ("op", "given", "read"),
        [
            ("arrival_deal", {"blinds_posted": False}, "Il est servi et paie ce qu’il doit"),
            (
                "arrival_deal",
                {"blinds_posted": True},
                "Il est servi ; blindes et ante déjà posées sont corrigées",
            ),
        ],
    )
    def test_a_newcomer_before_the_deal(self, op: str, given: dict[str, Any], read: str) -> None:
        assert line(op, deal_started=False, shuffled=True, **given) == read

    def test_enough_players_or_not(self) -> None:
        assert line("table_may_start", phase="start", seated=3) == "La table peut jouer"
        assert (
            line("table_may_start", phase="start", seated=2)
            == "La table attend : il faut 3 joueurs assis"
        )
        assert (
            line("table_may_start", phase="after_break", seated=1)
            == "La table attend : il faut 2 joueurs assis"
        )

    def test_a_table_large_enough_goes_on(self) -> None:
        given = {"players_here": 8, "max_other_table": 9, "bb_reaches_empty_seat": True}
        assert line("table_stop", phase="early", **given) == "La table continue de jouer"

    def test_before_the_hand_is_played_a_mistake_is_put_right(self) -> None:
        assert line("arrival_error", substantial_action=False) == "Les blindes sont corrigées"
        assert (
            line("button_error", moved=2, substantial_action=False)
            == "Le bouton est remis à sa place"
        )

    def test_players_known_by_number(self) -> None:
        assert (
            line("heads_up", button=4, other=7)
            == "Bouton et petite blinde : n° 4, premier à parler avant le flop ; "
            "grosse blinde : n° 7"
        )


class TestAntes:
    BLINDS: ClassVar = {"sb": 500, "bb": 1000, "ante": 1000}

    def test_the_big_blind_comes_before_the_ante(self) -> None:
        assert (
            line("big_blind_ante", blinds=self.BLINDS, bb_stack=1400)
            == "À tapis : grosse blinde 1 000, ante 400 ; 1 000 pour suivre"
        )
        assert (
            line("big_blind_ante", blinds=self.BLINDS, bb_stack=800)
            == "À tapis : grosse blinde 800, pas d’ante ; 1 000 pour suivre"
        )

    def test_what_he_may_win_stands_large(self) -> None:
        read = amounts(
            "big_blind_ante", blinds=self.BLINDS, bb_stack=1400, callers=["BTN"], sb_folded=500
        )
        assert read == {
            "Grosse blinde": 1000,
            "Ante": 400,
            "Pour suivre": 1000,
            "Gain maximum, par adversaire": 1000,
            "Gain maximum, en tout": 2900,
        }

    def test_a_level_without_ante_speaks_of_none(self) -> None:
        no_ante = {**self.BLINDS, "ante": 0}
        assert (
            line("big_blind_ante", blinds=no_ante, bb_stack=800)
            == "À tapis : grosse blinde 800 ; 1 000 pour suivre"
        )
        assert (
            line("big_blind_ante", blinds=no_ante, bb_stack=8000)
            == "Le joueur pose la grosse blinde, 1 000"
        )

    @pytest.mark.parametrize(
        ("given", "read"),
        [
            ({"format": "bb"}, "La grosse blinde paie l’ante"),
            ({"format": "bb", "bb_seat": 2}, "La grosse blinde, place 2, paie l’ante"),
            ({"format": "button"}, "Le bouton paie l’ante"),
            ({"format": "button", "button_seat": 4}, "Le bouton, place 4, paie l’ante"),
            (
                {"format": "button", "button_dead": True},
                "Pas d’ante ce coup-ci : le bouton est mort",
            ),
            ({"format": "classic"}, "Chaque joueur paie son ante"),
        ],
    )
    def test_who_pays_the_ante(self, given: dict[str, Any], read: str) -> None:
        assert line("ante_due", **given) == read

    def test_a_button_with_enough_pays_it_all(self) -> None:
        assert line("button_ante", ante=1000, button_stack=6000) == "Le bouton verse l’ante, 1 000"

    @pytest.mark.parametrize(
        ("stack", "read"),
        [
            (100, "À tapis sur l’ante, 100 : rien pour la blinde"),
            (600, "À tapis : ante 100, puis blinde 500"),
            (6000, "Le joueur verse l’ante, 100, et la blinde, 1 000"),
        ],
    )
    def test_the_classic_ante_comes_before_the_blind(self, stack: int, read: str) -> None:
        assert line("classic_ante", ante=100, stack=stack, position="SB", sb=1000) == read

    def test_whoever_owes_no_blind_pays_the_ante_alone(self) -> None:
        assert line("classic_ante", ante=100, stack=6000) == "Le joueur verse l’ante, 100"
        assert line("classic_ante", ante=100, stack=60) == "À tapis sur l’ante : 60"


class TestPots:
    STAKES: ClassVar = {"MARTIN Léa": 100, "B": 300, "C": 900, "D": 5000}

    def test_one_side_pot_and_what_goes_back(self) -> None:
        stakes = {"SB": 3000, "BTN": 9000, "BB": 10_000}
        assert (
            line("pots", contributions=stakes, folded=[], dead_ante=0)
            == "Pot principal 9 000 ; pot extérieur 12 000 ; 1 000 rendus à BB"
        )

    def test_several_side_pots_and_who_plays_for_them(self) -> None:
        given = {"contributions": self.STAKES, "folded": [], "dead_ante": 500}
        assert (
            line("pots", **given)
            == "Pot principal 900 ; pots extérieurs 600 et 1 200 ; 4 100 rendus à D"
        )
        assert amounts("pots", **given) == {
            "Pot principal : B, C, D et MARTIN Léa": 900,
            "Pot extérieur : B, C et D": 600,
            "Pot extérieur : C et D": 1200,
            "Rendu à D": 4100,
        }

    def test_everybody_folded_to_the_big_blind(self) -> None:
        given = {
            "contributions": {"SB": 500, "BB": 1000},
            "folded": ["SB"],
            "dead_ante": 400,
            "format": "bb",
            "bb_stack": 1400,
            "walk": True,
        }
        assert line("pots", **given) == "BB prend le pot : 1 900 ; tapis de la grosse blinde 1 900"

    def test_nothing_put_in_yet(self) -> None:
        assert line("pots", contributions={"A": 0}, folded=[], dead_ante=0) == "Rien au pot"
