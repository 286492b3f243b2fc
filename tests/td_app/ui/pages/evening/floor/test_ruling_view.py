"""A ruling read at the table by the keyboard alone: applied, noted, chosen or departed from."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from builders import a_tournament
from page_builders import a_floor_page, press, typed
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules_ropta.house_rules import STRING_BET
from td_app.live.session import TournamentSession
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import DeclaredHouseRule
from td_app.ui.pages.evening.floor.ask_view import AskView
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.pages.evening.floor.record_parts import short_names
from td_app.ui.pages.evening.floor.ruling_view import RulingView
from td_app.ui.widgets.ruling_parts import AmountsAndSay, Cited
from td_app.words.language import Language, set_current_language

Key = Qt.Key

#: Two chips of 1,000 over a bet of 1,200 (9.13): the smallest is needed, it is a call.
TWO_THOUSAND = {
    "bet_level": 1200,
    "min_increment": 1200,
    "prior": 0,
    "chips": [1000, 1000],
    "players_in_hand": 3,
}
#: Too few chips over a raise, three in the hand: the text leaves it to the director (9.10).
SHORT_OF_A_RAISE = {
    "done": None,
    "bet_level": 600,
    "pushed": 400,
    "players_in_hand": 3,
    "facing": "raise",
}


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(entrants=12, tables=2)


@pytest.fixture
def page(
    session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
) -> FloorPage:
    page = a_floor_page(session, qtbot)
    page.where.choice.setFocus()
    press(page, Key.Key_2)
    return page


def ruled(page: FloorPage, op: str, given: dict[str, object]) -> RulingView:
    """Return the ruling on a case, its questions answered one after the other."""
    page.choose(op)
    while page.questioning is not None and (asked := page.questioning.current) is not None:
        page.show_questioning(page.questioning.answer(asked.name, given[asked.name]))
    view = page.views.currentWidget()
    assert isinstance(view, RulingView)
    return view


def read(view: RulingView) -> str:
    """Return every word on the view."""
    return "\n".join(word.text() for word in view.findChildren(QLabel) if word.isVisible())


def incidents(session: TournamentSession) -> list[ev.IncidentRecorded]:
    """Return the incidents in the journal."""
    return [
        entry.event
        for entry in session.history.entries
        if isinstance(entry.event, ev.IncidentRecorded)
    ]


class TestWhatIsRead:
    def test_the_decision_its_amounts_what_to_say_and_why(self, page: FloorPage) -> None:
        words = read(ruled(page, "silent_chips", TWO_THOUSAND))
        assert "Call à 1\u202f200\u00a0: reprend 800" in words
        assert "À reprendre\n800" in words
        assert "«\u00a0Call à 1\u202f200\u00a0: reprenez 800.\u00a0»" in words
        assert "2\u202f000 devant lui pour 1\u202f200 à suivre" in words
        assert "Sans le plus petit jeton (1\u202f000), il n’y a plus de quoi suivre" in words

    def test_what_nobody_was_asked_is_told_as_assumed_and_may_be_changed(
        self, page: FloorPage
    ) -> None:
        view = ruled(page, "out_of_turn", {"announced": "fold"})
        assert view.strip is not None
        assumed = view.strip.items[-1].facts
        assert (assumed.name, assumed.answer, assumed.source) == (
            "previous_not_done",
            "Non, ce n’était pas à lui",
            "supposé",
        )
        press(page, Key.Key_2, modifier=Qt.KeyboardModifier.AltModifier)
        assert page.questioning is not None and page.questioning.current is not None
        assert page.questioning.current.name == "previous_not_done"

    def test_what_was_not_asked_may_still_be_said(self, page: FloorPage) -> None:
        view = ruled(page, "blind_posted_by_mistake", {"after_cards": True})
        assert view.strip is not None
        view.strip.moreAsked.emit()
        ask = page.views.currentWidget()
        assert isinstance(ask, AskView)
        assert ask.question.text() == "Quel détail préciser\u00a0?"
        press(page, Key.Key_Backspace)
        assert page.views.currentWidget() is view

    def test_an_article_opens_under_its_number(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        assert view.cited is not None and "9.13" in view.cited.chips
        assert not view.cited.summary.isVisible()
        view.cited.chips["9.13"].click()
        assert view.cited.summary.isVisible() and view.cited.summary.text()
        view.cited.chips["9.13"].click()
        assert not view.cited.summary.isVisible()

    def test_the_reading_relied_on_is_told_where_the_text_is_uncertain(
        self, page: FloorPage
    ) -> None:
        case = {**TWO_THOUSAND, "bet_level": 500, "raised_from": 250, "chips": [500, 100, 25]}
        view = ruled(page, "silent_chips", case)
        assert view.cited is not None and view.cited.reading is not None
        assert view.cited.reading.text() == "Lecture presque certaine"
        assert "Lecture retenue" not in read(view)
        view.cited.reading.click()
        told = read(view)
        # A sentence goes on after a colon: it begins small in French.
        assert "Lecture retenue\u00a0: la moitié" in told and "Autre lecture\u00a0: elle" in told
        assert "C5" not in told
        view.cited.reading.click()
        assert "Lecture retenue" not in read(view)

    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_how_sure_a_reading_is_stands_whole_beside_what_to_say(
        self, page: FloorPage, qtbot: QtBot, language: Language
    ) -> None:
        set_current_language(language)
        case = {**TWO_THOUSAND, "bet_level": 500, "raised_from": 250, "chips": [500, 100, 25]}
        told = ruled(page, "silent_chips", case).told
        assert told is not None
        cited = Cited(replace(told, cites=("9.13", "9.6")))
        beside = AmountsAndSay(told, articles=cited.stand_beside())
        qtbot.addWidget(beside)
        beside.resize(760, 120)
        beside.show()
        QApplication.processEvents()
        assert cited.reading is not None
        assert cited.reading.width() >= cited.reading.sizeHint().width()
        assert cited.sources.rect().contains(cited.reading.geometry())

    def test_no_reading_is_offered_where_none_is_relied_on(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        assert view.cited is not None and view.cited.reading is None

    def test_answers_that_cannot_be_say_which_one_to_mend(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", {**TWO_THOUSAND, "prior": 5000})
        assert "Personne n’a devant lui plus que la mise à suivre" in read(view)
        assert not view.record.isVisible()

    @pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_R])
    def test_an_impossible_answer_is_given_anew_and_the_dispute_goes_on(
        self, page: FloorPage, key: Key
    ) -> None:
        view = ruled(page, "silent_chips", {**TWO_THOUSAND, "prior": 5000})
        assert view.mend is not None and "(R)" in view.mend.text()
        press(view, key)
        assert page.questioning is not None and page.questioning.current is not None
        assert page.questioning.current.name == "prior"
        assert page.questioning.answers["chips"] == [1000, 1000]

    def test_backspace_gives_the_last_answer_anew(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_Backspace)
        assert page.questioning is not None and page.questioning.current is not None
        assert page.questioning.current.name == "chips"


class TestApplyingAndNoting:
    def test_enter_applies_and_notes(self, page: FloorPage, session: TournamentSession) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_Return)
        (incident,) = incidents(session)
        assert (incident.op, incident.table, incident.ruled_by) == ("silent_chips", 2, "floor")
        assert json.loads(incident.outcome)["decision"]["refund"] == 800
        assert not incident.overruled and incident.chosen == ""

    def test_enter_again_is_done_with_it(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_Return)
        press(view, Key.Key_Return)
        assert page.finding

    def test_escape_leaves_without_noting(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        press(ruled(page, "silent_chips", TWO_THOUSAND), Key.Key_Escape)
        assert page.finding and incidents(session) == []

    def test_deciding_otherwise_asks_for_the_reason(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_A)
        assert not view.record.apply.isEnabled()
        view.record.reason.setText("Il avait dit relance, le donneur l’a entendu")
        press(view.record.reason, Key.Key_Return)
        (incident,) = incidents(session)
        assert incident.overruled and incident.cites[0] == "1.1"
        assert session.note(incident.number).startswith("Il avait dit relance")

    def test_deciding_otherwise_a_letter_takes_the_reason_and_is_not_written(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        assert view.record.apply.text() == "Appliquer et noter"
        press(view, Key.Key_A)
        assert view.hasFocus() and view.record.apply.text() == "Noter ma décision"
        assert view.record.missing.text() != view.record.reason.placeholderText()
        press(view, Key.Key_B)
        assert view.record.reason.text() == "Équité du jeu (§\u00a01.1)"
        assert view.record.reason.hasFocus(), "what is decided may be added"
        press(view.record.reason, Key.Key_C, modifier=Qt.KeyboardModifier.AltModifier)
        assert view.record.reason.text() == "Bonne foi du joueur"
        press(view.record.reason, Key.Key_Return)
        (incident,) = incidents(session)
        assert session.note(incident.number) == "Bonne foi du joueur"

    def test_a_single_letter_is_no_reason(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_A)
        press(view, Key.Key_Return)
        assert view.record.reason.hasFocus()
        typed(view.record.reason, "b")
        press(view.record.reason, Key.Key_Return)
        assert incidents(session) == [] and "lettre seule" in read(view)

    def test_escape_before_anything_is_written_keeps_the_ruling(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_A)
        press(view, Key.Key_Escape)
        assert page.views.currentWidget() is view and not view.record.overrule.isChecked()
        press(view, Key.Key_Escape)
        assert page.finding

    def test_the_players_concerned_stand_in_the_incident(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        entrant = page.facts.players[0].entrant
        view.record.concerned.buttons[entrant].click()
        view.record.apply.click()
        assert incidents(session)[0].players == (entrant,)

    def test_the_figure_of_a_place_concerns_who_sits_there(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        sitting = page.facts.players[2]
        figure = Key(Key.Key_0 + sitting.place)
        press(view, figure)
        assert view.record.concerned.chosen() == (sitting.entrant,)
        press(view, figure)
        assert view.record.concerned.chosen() == ()

    def test_escape_gives_up_deciding_otherwise_and_keeps_the_ruling(self, page: FloorPage) -> None:
        view = ruled(page, "silent_chips", TWO_THOUSAND)
        press(view, Key.Key_A)
        press(view.record.reason, Key.Key_Escape)
        assert page.views.currentWidget() is view
        assert not view.record.overrule.isChecked() and view.record.apply.isEnabled()

    def test_a_house_rule_is_told_once_right_under_the_decision(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        rules = (DeclaredHouseRule("9.2", "", STRING_BET, "call"),)
        page = a_floor_page(a_tournament(entrants=12, tables=2, house_rules=rules), qtbot)
        two_steps: dict[str, object] = {
            "bet_level": 400,
            "first_part": 400,
            "second_part": 1000,
        }
        view = ruled(page, "two_step_raise", two_steps)
        assert read(view).count("Règle maison (§\u00a09.2)") == 1
        tops = [
            next(
                part.mapTo(view, part.rect().topLeft()).y()
                for part in view.findChildren(QLabel)
                if part.isVisible() and words in part.text()
            )
            for words in ("Call à 400", "Règle maison", "À dire")
        ]
        assert tops == sorted(set(tops))


class TestWhenTheDirectorDecides:
    def test_a_choice_and_a_reason_are_needed(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        assert view.options is not None and len(view.options.buttons) == 2
        assert "Choisissez d’abord votre décision." in read(view)
        press(view, Key.Key_2)
        assert view.record.reason.isVisible()
        assert "Entrée pour l’écrire" in view.record.reason.placeholderText()
        typed(view.record.reason, "relance muette")
        press(view.record.reason, Key.Key_Return)
        (incident,) = incidents(session)
        assert (incident.chosen, incident.ruled_by) == ("forfeit", "director")

    def test_enter_in_the_reason_notes_once_and_stays_on_what_follows(
        self, page: FloorPage
    ) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        press(view, Key.Key_1)
        typed(view.record.reason, "relance visible")
        press(view.record.reason, Key.Key_Return)
        assert page.views.currentWidget() is view
        assert view.record.done.isVisible() and "Noté au journal" in read(view)

    def test_a_letter_takes_what_weighs_as_the_reason_and_a_missing_one_is_said(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        press(view, Key.Key_1)
        assert view.options is not None and view.told is not None
        weighs = view.told.options[0].weighs
        assert weighs and weighs[0] in view.record.reasons.buttons[0].text()
        assert "choisissez-en un par sa lettre" in view.record.reason.placeholderText()
        assert "Il manque le motif" in view.record.apply.toolTip()
        assert not view.record.missing.isVisible(), "the field says it, on no line of its own"
        press(view, Key.Key_B)
        assert view.record.reason.text() == weighs[0]
        assert "Il manque le motif" not in read(view)
        press(view, Key.Key_Return)
        (incident,) = incidents(session)
        assert session.note(incident.number) == weighs[0]
        sitting = page.facts.players[1]
        press(view, Key(Key.Key_0 + sitting.place))
        assert view.record.concerned.chosen() == (sitting.entrant,), "noted, figures are seats"
        assert view.options.chosen() == incident.chosen

    def test_an_amount_that_stands_in_the_answers_is_not_told_twice(self, page: FloorPage) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        assert view.told is not None and view.strip is not None
        ((_, chips),) = view.told.amounts
        given = [item.facts.answer for item in view.strip.items if item.isVisible()]
        assert any(str(chips) in answer for answer in given)
        assert not [box for box in view.findChildren(AmountsAndSay) if box.isVisible()]

    def test_a_way_out_once_chosen_alone_keeps_what_weighs_for_it(self, page: FloorPage) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        assert view.told is not None
        (first,), (second,) = (option.weighs for option in view.told.options)
        assert first in read(view) and second in read(view)
        press(view, Key.Key_2)
        assert f"·\u00a0{second}" in read(view) and f"·\u00a0{first}" not in read(view)
        press(view, Key.Key_1)
        assert f"·\u00a0{first}" in read(view) and f"·\u00a0{second}" not in read(view)

    def test_enter_writes_a_reason_of_one_s_own_and_escape_leaves_the_field(
        self, page: FloorPage
    ) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        press(view, Key.Key_1)
        press(view, Key.Key_Return)
        assert view.record.reason.hasFocus()
        typed(view.record.reason, "main b1")
        assert view.record.reason.text() == "main b1"
        press(view.record.reason, Key.Key_Escape)
        assert page.views.currentWidget() is view and view.hasFocus()
        press(view, Key.Key_2)
        assert view.options is not None and view.options.chosen() == "forfeit"

    def test_what_weighs_changes_with_the_way_out(self, page: FloorPage) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        press(view, Key.Key_1)
        first = [button.accessibleName() for button in view.record.reasons.buttons]
        view.setFocus()
        press(view, Key.Key_2)
        assert [button.accessibleName() for button in view.record.reasons.buttons] != first

    def test_alt_and_a_digit_reopen_an_answer_and_choose_nothing(self, page: FloorPage) -> None:
        view = ruled(page, "undercall", SHORT_OF_A_RAISE)
        press(view, Key.Key_1, modifier=Qt.KeyboardModifier.AltModifier)
        assert page.questioning is not None and page.questioning.current is not None
        assert page.questioning.current.name == "done"
        assert view.options is not None and view.options.chosen() == ""

    def test_what_weighs_is_told_for_each_way_out(self, page: FloorPage) -> None:
        words = read(ruled(page, "undercall", SHORT_OF_A_RAISE))
        assert "La relance était visible" in words and "bonne foi" in words


class TestWhatFollows:
    def test_a_dead_hand_in_two_keys(self, page: FloorPage, session: TournamentSession) -> None:
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        entrant = page.facts.players[1].entrant
        view.record.concerned.buttons[entrant].click()
        view.setFocus()
        press(view, Key.Key_Return)
        press(view, Key.Key_M)
        last = session.history.entries[-1].event
        assert isinstance(last, ev.HandDeclaredDead) and last.entrant == entrant

    def test_a_sanction_in_two_keys_names_the_fault(self, page: FloorPage) -> None:
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        entrant = page.facts.players[1].entrant
        view.record.concerned.buttons[entrant].click()
        view.setFocus()
        asked: list[tuple[int, int, str]] = []
        view.penaltyAsked.connect(lambda *what: asked.append(what))
        press(view, Key.Key_Return)
        press(view, Key.Key_S)
        assert [(who, fault) for _, who, fault in asked] == [(entrant, "open_muck")]

    def test_a_wrong_seat_leads_to_the_move(self, page: FloorPage) -> None:
        view = ruled(page, "wrong_seat", {"right_stack": True, "in_hand": False})
        entrant = page.facts.players[1].entrant
        view.record.concerned.buttons[entrant].click()
        view.setFocus()
        asked: list[int] = []
        view.moveAsked.connect(asked.append)
        press(view, Key.Key_Return)
        assert "Déplacer (D) : pour envoyer le joueur à sa place." in read(view)
        press(view, Key.Key_D)
        assert asked == [entrant]

    def test_an_insult_leads_to_the_ladder(self, page: FloorPage) -> None:
        view = ruled(page, "behaviour", {"what": "insult"})
        entrant = page.facts.players[1].entrant
        view.record.concerned.buttons[entrant].click()
        view.setFocus()
        asked: list[tuple[int, int, str]] = []
        view.penaltyAsked.connect(lambda *what: asked.append(what))
        press(view, Key.Key_Return)
        assert "Sanctionner (S) : pour ouvrir l’échelle des sanctions." in read(view)
        press(view, Key.Key_S)
        assert [(who, fault) for _, who, fault in asked] == [(entrant, "insult")]

    def test_a_player_named_once_it_is_noted_stands_in_the_incident(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        entrant = page.facts.players[1].entrant
        press(view, Key.Key_Return)
        view.record.concerned.buttons[entrant].click()
        (incident,) = incidents(session)
        assert session.state.incidents[incident.number].players == (entrant,)
        view.record.concerned.buttons[entrant].click()
        assert session.state.incidents[incident.number].players == ()

    def test_the_players_of_a_table_chosen_once_it_is_noted(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        press(view, Key.Key_Return)
        page.where.choice.setFocus()
        press(page, Key.Key_1, Key.Key_Return)
        assert page.views.currentWidget() is view and len(incidents(session)) == 1
        entrant = page.facts.players[0].entrant
        view.record.concerned.buttons[entrant].click()
        (incident,) = session.state.incidents.values()
        assert incident.players == (entrant,)

    def test_nobody_chosen_greys_what_follows_and_says_why(self, page: FloorPage) -> None:
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        press(view, Key.Key_Return)
        assert not view.record.penalty.isEnabled()
        assert "Choisissez d’abord le joueur concerné" in view.record.penalty.toolTip()
        assert "Choisissez d’abord le joueur concerné" in read(view)

    def test_two_players_concerned_grey_what_follows_and_it_is_read_why(
        self, page: FloorPage
    ) -> None:
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        first, second, *_ = view.record.concerned.buttons.values()
        first.click()
        second.click()
        press(view, Key.Key_Return)
        assert not view.record.penalty.isEnabled()
        assert "Plusieurs joueurs sont concernés" in read(view)
        second.click()
        assert view.record.penalty.isEnabled()
        assert "Plusieurs joueurs sont concernés" not in read(view)

    def test_a_table_chosen_once_it_is_noted_is_the_incident_s(
        self, page: FloorPage, session: TournamentSession
    ) -> None:
        page.where.choice.choose("")
        view = ruled(page, "open_muck", {"opponent_all_in": False, "posted_bb": False})
        press(view, Key.Key_Return)
        (incident,) = incidents(session)
        assert incident.table is None
        page.where.choice.setFocus()
        press(page, Key.Key_1, Key.Key_Return)
        (row,) = page.live.incidents()
        assert row.table == 1
        page.where.choice.setFocus()
        press(page, Key.Key_2, Key.Key_Return)
        assert page.facts.table == 2
        (row,) = page.live.incidents()
        assert row.table == 1, "where the next call comes from is another matter"


def test_two_of_a_family_at_a_table_are_told_apart() -> None:
    people = (Person("Petit", "Agnès"), Person("Goff", "William"), Person("Petit", "Damien"))
    assert short_names(people) == ("PETIT A.", "GOFF", "PETIT D.")
