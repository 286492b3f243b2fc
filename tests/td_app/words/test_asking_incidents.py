"""A floor is asked about the deal, the deck, the board, the showdown and conduct."""

from __future__ import annotations

import pytest
from decision_lines import plain
from every_case import every_case
from incident_situations import POSSIBLE

from td_app.floor.finding import find
from td_app.floor.situations import every_situation
from td_app.floor.steps import every_step
from td_app.words.asking import choice_text, field_question, question_title

OPS = tuple(POSSIBLE)


def asked(op: str, name: str) -> str:
    return plain(field_question(op, name, "fr"))


def answer(op: str, name: str, value: object) -> str:
    return plain(choice_text(op, name, value, "fr"))


def test_the_same_thing_is_asked_in_the_same_words() -> None:
    put = {asked(op, "substantial_action") for op in ("board_error", "flop_error")}
    assert put == {"Y a-t-il eu action substantielle ?"}


class TestAMisdeal:
    def test_what_happened_is_asked_once(self) -> None:
        assert asked("misdeal", "what") == "Qu’est-ce qui n’allait pas ?"
        shared = next(step for step in every_step("misdeal") if step.name == "what")
        buttons = [answer("misdeal", "what", name) for name in (*shared.alternatives, None)]
        assert "Un joueur oublié" in buttons
        assert "Rien de tout cela" in buttons
        assert len(set(buttons)) == 7

    def test_when_it_was_told_recalls_what_substantial_action_is(self) -> None:
        buttons = [answer("misdeal", "notified_before_as", said) for said in (True, False)]
        assert buttons == [
            "Avant l’action substantielle",
            "Après : 3 actions, ou 2 dont une avec des jetons",
        ]


class TestAButtonSaysMoreThanYes:
    @pytest.mark.parametrize(
        ("op", "name", "buttons"),
        [
            ("dropped_card", "face_down", ["Face cachée", "Face visible"]),
            ("dropped_card", "seen", ["Vue par quelqu’un", "Vue par personne"]),
            ("boxed_cards", "bets_possible", ["Oui, des mises restent possibles"]),
            ("all_in_showdown", "betting_closed", ["Non, les mises sont closes"]),
            (
                "presence",
                "leaves_with_cards",
                [
                    "Il s’est éloigné alors qu’il avait des cartes",
                    "Il était peut-être en retard pour la donne",
                ],
            ),
        ],
    )
    def test_where_it_helps(self, op: str, name: str, buttons: list[str]) -> None:
        said = [answer(op, name, value) for value in (True, False)]
        assert said[: len(buttons)] == buttons

    @pytest.mark.parametrize(
        ("op", "name"),
        [
            ("all_in_showdown", "betting_closed"),
            ("blind_posted_by_mistake", "after_cards"),
            ("misdeal", "notified_before_as"),
            ("request_to_see", "target_is_last_aggressor"),
            ("two_decks", "board_from_wrong_deck"),
        ],
    )
    def test_where_a_bare_yes_would_mislead(self, op: str, name: str) -> None:
        """« Peut-on encore miser ? » answers that the betting is *closed*."""
        assert not {answer(op, name, value) for value in (True, False)} & {"Oui", "Non"}


@pytest.mark.parametrize(
    ("op", "street", "button"),
    [
        ("board_error", "turn", "À la turn"),
        ("early_turn_or_river", "turn", "La turn"),
        ("foul_deck", "preflop", "Avant le flop"),
    ],
)
def test_a_street_is_answered_as_the_question_is_put(op: str, street: str, button: str) -> None:
    assert answer(op, "street", street) == button


@every_case(
    "typed, op",
    [
        ("flop 4 cartes", "flop_error"),
        ("brulee oubliee", "flop_error"),
        ("maldonne", "misdeal"),
        ("joueur oublié donne", "misdeal"),
        ("joker", "foul_deck"),
        ("feuille morte", "boxed_cards"),
        ("téléphone", "device_in_hand"),
        ("toilettes", "presence"),
        ("donneur prend les cartes", "unprotected_hand_mucked"),
        ("droit de voir", "request_to_see"),
        ("show one show all", "shows_cards"),
        ("board ramassé", "board_removed_early"),
        ("turn trop tôt", "early_turn_or_river"),
        ("mauvais gagnant", "wrong_award"),
        ("qui montre", "showdown"),
        ("exposed card", "exposed_card"),
        ("dropped deck", "dropped_stub"),
        ("seconde carte bouton", "dealer_second_card"),
        ("deux paquets", "two_decks"),
        ("action substantielle", "substantial_action"),
        ("carte par terre", "dropped_card"),
        ("flashée", "flashed_card"),
        ("paquet dévoilé", "exposed_stub"),
        ("expose sa main", "expose_on_turn"),
        ("retourne ses cartes", "turns_cards"),
        ("conseil", "talk_about_the_hand"),
        ("main recouverte", "cards_thrown_on_unprotected_hand"),
        ("redonne", "redeal_after_misdeal"),
        ("trois cartes trop tard", "misdeal_after_substantial_action"),
        ("utg pose la blinde", "blind_posted_by_mistake"),
        ("retourner les mains à tapis", "all_in_showdown"),
        ("erreur à la turn", "board_error"),
    ],
)
def test_what_a_floor_types_comes_in_the_first_three(typed: str, op: str) -> None:
    assert op in find(typed, every_situation("fr")).incidents[:3]


def test_a_title_is_said_in_the_words_of_the_floor() -> None:
    assert plain(question_title("flop_error", "fr")) == (
        "Flop à quatre cartes, mal brûlé ou trop tôt"
    )
