"""What a floor reads once it is settled: the deal, the deck, the board, the showdown, conduct."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from decision_lines import amounts, line, plain
from every_case import every_case
from incident_situations import POSSIBLE, Answered, answers

from rules_ropta.json_door import answer_case
from rules_ropta.registry import questions
from td_app.words.language import Language
from td_app.words.ruling_text import DecisionText, decision_text
from td_app.words.speaking import card_text

OPS = tuple(POSSIBLE)
LONGEST_LINE = 95
LANGUAGES: tuple[Language, ...] = ("fr", "en")
COPY = Path(__file__).parents[2] / "rules_ropta" / "cases" / "ropta_cases.json"
WORKED = [
    case
    for case in json.loads(COPY.read_text("utf-8"))
    if case["given"]["op"] in OPS and case["expected"].get("in_force", True)
]


def told(op: str, answered: Answered, language: Language) -> DecisionText:
    return decision_text(op, answered.decision, answered.given, language)


def texts(read: DecisionText) -> Iterator[str]:
    yield read.line
    yield from (label for label, _ in read.amounts)


def badly_set(text: str, language: Language) -> bool:
    """Whether a text is empty, unfinished, too long, or not set as its language is printed."""
    marks = r"[^\u00a0][:;!?»]|«(?!\u00a0)" if language == "fr" else r"\s[:;!?]|[«»]"
    unfinished = r"[{}…_\"]|\.\.\.|  |None|True|False|\.$"
    return not text or len(text) > LONGEST_LINE or bool(re.search(f"{marks}|{unfinished}", text))


def test_only_incidents_are_told_here() -> None:
    procedures = {op for op, asked in questions().items() if asked.kind == "procedure"}
    assert set(OPS) & procedures == set()


@every_case("case", WORKED, ids=lambda case: str(case["id"]))
def test_a_worked_case_reads_in_one_line(case: dict[str, Any]) -> None:
    given = {name: value for name, value in case["given"].items() if name != "op"}
    answered = Answered(given, answer_case(case["given"]))
    for language in LANGUAGES:
        read = told(case["given"]["op"], answered, language)
        assert [text for text in texts(read) if badly_set(text, language)] == []


@every_case("op", OPS)
class TestEverySituation:
    def test_it_reads_in_one_line(self, op: str) -> None:
        for language in LANGUAGES:
            read = {
                text for answered in answers(op) for text in texts(told(op, answered, language))
            }
            assert read
            assert [text for text in sorted(read) if badly_set(text, language)] == []

    def test_each_line_has_one_translation(self, op: str) -> None:
        pairs = {
            (told(op, answered, "fr").line, told(op, answered, "en").line)
            for answered in answers(op)
        }
        assert len({french for french, _ in pairs}) == len({english for _, english in pairs})
        assert len(pairs) == len({french for french, _ in pairs})
        assert [french for french, english in pairs if french == english] == []

    def test_the_director_is_named_where_it_is_left_to_him_and_nowhere_else(self, op: str) -> None:
        for answered in answers(op):
            left = answered.outcome["outcome"] == "director_decides"
            said = plain(told(op, answered, "fr").line)
            assert said.startswith("Au directeur de décider : ") is left, said


class TestTheDeal:
    @pytest.mark.parametrize("wrong", [{"exposed_index": [1]}, {"wrong_seat": True}])
    def test_a_misdeal(self, wrong: dict[str, Any]) -> None:
        said = "Fausse donne : tout est redistribué, par le même donneur"
        assert line("misdeal", **wrong) == said

    def test_whoever_is_to_blame_again_and_again_is_punished(self) -> None:
        said = line("misdeal", forgotten=True, repeated=True)
        assert said.endswith("par le même donneur ; sanction pour récidive")

    def test_one_card_turned_over_is_exchanged_wherever_it_is_asked(self) -> None:
        said = "Carte morte, échangée en fin de donne contre la première à brûler"
        assert line("misdeal", exposed_index=[3]) == said
        assert line("exposed_card", player=4, index=3) == said
        assert line("dropped_card", by="dealer") == said

    def test_three_cards_seen_after_substantial_action(self) -> None:
        assert line("misdeal", wrong_count=3, notified_before_as=False) == (
            "Trop tard pour redonner : seules les mains de deux cartes jouent"
        )
        held = {"1": 2, "4": 2, "9": 3}
        assert line("misdeal_after_substantial_action", cards=held) == (
            "Jouent les places 1 et 4 ; l’autre main est morte"
        )

    def test_a_fault_on_purpose_is_no_misdeal(self) -> None:
        said = line("misdeal", deliberate_by=4, exposed_index=[1])
        assert said == "Acte volontaire : sa main est morte, avec sanction ; les autres jouent"

    def test_a_card_most_of_the_table_saw(self) -> None:
        assert line("flashed_card", present=9, seen_by=5) == (
            "Carte brûlée : 5 joueurs l’ont vue sur 9"
        )

    def test_a_blind_posted_by_mistake_comes_back(self) -> None:
        said = line("blind_posted_by_mistake", after_cards=False, substantial_after=False)
        assert said == "Il reprend ses jetons, avec un avertissement ; le coup se joue"


class TestTheDeck:
    def test_a_stub_fallen_into_the_muck(self) -> None:
        said = line("dropped_stub", order_restorable=False, mixed_with_muck=True)
        assert said == "Le donneur mélange talon et rebut, son voisin de droite coupe"

    def test_two_cards_face_up_and_bets_to_come(self) -> None:
        said = line("boxed_cards", count=2, phase="after_initial", bets_possible=True)
        assert said == "Au directeur de décider : annuler le coup, partager le pot ou continuer"

    def test_a_joker_after_folds_that_owe_it_nothing(self) -> None:
        case: dict[str, Any] = {
            "street": "river",
            "folds_before": 3,
            "influenced_folds": False,
            "equal_stakes": True,
        }
        assert line("foul_deck", **case, live=[2, 7]) == (
            "Le pot est partagé entre les places 2 et 7"
        )
        assert line("foul_deck", **case, live=["Léa", "Zoé"]) == (
            "Le pot est partagé entre Léa et Zoé"
        )

    @pytest.mark.parametrize(
        ("found_at", "said"),
        [
            ("flop", "Mises du flop rendues ; nouveau flop avec le premier jeu"),
            ("turn", "Coup annulé : blindes et mises rendues, le même donneur redistribue"),
            ("after", "Le coup est fini : il reste acquis"),
        ],
    )
    def test_two_decks_by_when_they_are_seen(self, found_at: str, said: str) -> None:
        assert line("two_decks", found_at=found_at) == said


class TestTheBoard:
    def test_an_unknown_order_is_drawn_again(self) -> None:
        assert line("flop_error", kind="four_cards", identifiable=False) == (
            "On mélange les quatre : trois au flop, une brûlée de la turn"
        )

    def test_cards_named_are_shown_as_cards(self) -> None:
        given: dict[str, Any] = {
            "kind": "four_cards",
            "identifiable": True,
            "out": ["As", "Kd", "Tc", "7h"],
        }
        assert line("flop_error", **given) == ("Flop A♠ R♦ 10♣ ; 7♥ devient la brûlée de la turn")

    def test_a_card_is_read_in_each_language(self) -> None:
        assert [card_text(card, "fr") for card in ("Qh", "Jc", "9d")] == ["D♥", "V♣", "9♦"]
        assert [card_text(card, "en") for card in ("Qh", "Jc", "Ts")] == ["Q♥", "J♣", "10♠"]

    def test_cards_that_are_no_cards_are_told_by_their_place(self) -> None:
        given: dict[str, Any] = {"kind": "no_burn", "identifiable": True, "out": ["a", "b", "c"]}
        assert line("flop_error", **given) == (
            "La première carte du flop devient la brûlée, le talon donne la dernière"
        )

    @pytest.mark.parametrize(
        ("street", "kept"),
        [("flop", "d’avant le flop"), ("turn", "jusqu’au flop"), ("river", "jusqu’à la turn")],
    )
    def test_the_bets_before_the_error_stand(self, street: str, kept: str) -> None:
        said = line("board_error", street=street, substantial_action=False)
        assert said == f"Tableau corrigé ; les mises {kept} restent"

    def test_a_dealer_who_showed_the_stub_may_be_punished(self) -> None:
        said = line("board_removed_early", discernible=True, stub_shown_or_dropped=True)
        assert said.endswith("le coup continue ; sanction possible pour le donneur")


class TestTheShowdown:
    def test_the_places_in_their_order(self) -> None:
        said = line("showdown", button=1, live=[2, 4, 6, 8], last_river_aggressor=6)
        assert said == "La place 6 montre en premier, puis 8, 2 et 4"

    def test_an_award_stands_even_if_all_agree(self) -> None:
        said = line("wrong_award", immediate=True, cards_collected=True, all_agree=True)
        assert said == "L’attribution du pot reste, même si tous sont d’accord"

    def test_a_hand_lost_that_was_to_be_shown(self) -> None:
        asked = {
            "asker_called_river": True,
            "target_is_last_aggressor": True,
            "pot_awarded": False,
        }
        assert line("request_to_see", **asked, cards_found=False).endswith(" : sanction")


class TestHandsAndConduct:
    def test_a_raise_nobody_paid_comes_back(self) -> None:
        raised: dict[str, Any] = {
            "last_action": "raise",
            "called": False,
            "amount": 12000,
            "previous_bet": 4000,
            "prior_streets": 2000,
        }
        assert line("unprotected_hand_mucked", **raised) == (
            "Main morte ; 8 000 lui reviennent, le reste demeure dans le pot"
        )
        assert amounts("unprotected_hand_mucked", **raised) == {
            "Lui revient": 8000,
            "Reste dans le pot": 6000,
        }

    def test_chips_of_earlier_streets_unknown_are_not_told(self) -> None:
        bet: dict[str, Any] = {"last_action": "bet", "amount": 500, "called": False}
        assert amounts("unprotected_hand_mucked", **bet) == {"Lui revient": 500}
        assert "tout ce qu’il avait mis" in line("unprotected_hand_mucked", **bet, prior_streets=0)

    def test_a_check_costs_nothing_back(self) -> None:
        assert amounts("unprotected_hand_mucked", last_action="check") == {}

    def test_what_the_dead_hand_of_an_absent_player_still_pays(self) -> None:
        said = "Main morte, sans être regardée ; blindes et antes prélevées"
        assert line("presence", at_seat=False) == said

    def test_a_hand_laid_open_facing_a_bet(self) -> None:
        assert line("expose_on_turn") == (
            "Pas une action : il dit fold, call ou relance ; sanction après le coup"
        )

    @pytest.mark.parametrize(
        ("kind", "said"),
        [
            ("comment", "Interdit : on ne parle pas du coup en cours"),
            ("advice", "Interdit : ni conseil ni critique"),
            ("reveals_a_hand", "Interdit : personne ne révèle une main en cours de coup"),
        ],
    )
    def test_what_a_folded_player_may_not_say(self, kind: str, said: str) -> None:
        assert line("talk_about_the_hand", speaker_in_hand=False, kind=kind) == said
