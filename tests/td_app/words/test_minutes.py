"""The minutes and the labels of undo: every kind of event, told in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

from by_hand_builders import away
from every_case import every_case
from minutes_builders import (
    AT,
    EVENTS,
    MANY,
    balanced,
    broken,
    disqualified,
    incident,
    label,
    move,
    new,
    outs,
    penalty,
    time,
    told,
)

from rules_ropta.registry import questions
from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev
from td_app.words import action_label, finishing
from td_app.words.language import Language
from td_app.words.minutes import BESIDES, LABELLED, LABELS, NAMED, SENTENCES
from td_app.words.telling import key_of

#: What a line may say: those set aside are told too, though no file holds that.
TOLD = (*EVENTS, ev.EntryNotRead(41))


class TestEveryKind:
    def test_no_kind_is_forgotten(self) -> None:
        assert {type(event) for event in EVENTS} == set(get_args(ev.Event))

    @every_case("op", questions())
    def test_an_incident_of_any_kind_is_a_whole_sentence_and_a_short_label(self, op: str) -> None:
        event = incident(op=op, table=12)
        assert re.fullmatch(r"Incident n° 12 « .+ », table 12\.", told(event))
        assert len(label(event)) < 90

    def test_every_sentence_is_used(self) -> None:
        keys = {key_of(event.sentence_code(), SENTENCES, NAMED) for event in TOLD}
        assert keys == set(SENTENCES)

    def test_every_label_is_used(self) -> None:
        assert {key_of(event.label(), LABELS, LABELLED) for event in TOLD} == set(LABELS)

    def test_every_thing_said_besides_is_used(self) -> None:
        text = " ".join(told(event, "en") for event in EVENTS)
        pairs = [*BESIDES.values(), *finishing.PARTS.values()]
        openings = [re.split(r"\{.*?\}", english) for _, english in pairs]
        assert [parts for parts in openings if max(parts, key=len) not in text] == []

    @every_case("event", EVENTS, ids=lambda event: type(event).__name__)
    @every_case("language", ["fr", "en"])
    def test_it_is_a_whole_sentence(self, event: ev.Event, language: Language) -> None:
        text = told(event, language)
        assert re.fullmatch(r"[A-ZÀÉ\d].*\.", text)
        assert not re.search(r"None|[{}_]|Seat\(|  ", text + label(event, language))

    @every_case("event", EVENTS, ids=lambda event: type(event).__name__)
    def test_a_label_fits_after_undo(self, event: ev.Event) -> None:
        assert not label(event).endswith(".")
        assert label(event)[0].islower()
        assert len(label(event)) < 90


class TestLabels:
    def test_an_elimination(self) -> None:
        event = outs(ev.Out(2, Seat(4, 7)))
        assert label(event) == "sortie de BERNARD Luc, table 4"
        assert label(event, "en") == "elimination of BERNARD Luc, table 4"

    def test_two_players_at_two_tables(self) -> None:
        event = outs(ev.Out(1, Seat(4, 7)), ev.Out(2, Seat(6, 1)), tied=True)
        assert label(event) == "sortie d’ADAM Zoé et BERNARD Luc, tables 4 et 6"

    def test_many_players_are_counted(self) -> None:
        assert label(ev.EntrantsRegistered(new(*MANY), 1)) == "inscription de 9 joueurs"

    def test_without_names_numbers_stand(self) -> None:
        assert action_label(outs(ev.Out(12, Seat(4, 7))), language="en") == (
            "elimination of no.\u00a012, table 4"
        )

    def test_one_who_never_came_is_not_one_who_left_the_table(self) -> None:
        assert label(away(1)) == "absence d’ADAM Zoé"
        assert label(away(1, never_came=True)) == "absence d’ADAM Zoé depuis le tirage"
        assert label(away(1, never_came=True), "en") == "ADAM Zoé away since the draw"

    def test_the_table_of_an_incident_is_not_its_players(self) -> None:
        event = ev.IncidentPlayersNamed(12, (), 2)
        assert label(event) == "table 2 pour l’incident n° 12"
        assert label(event, "en") == "table 2 for incident no. 12"
        assert label(ev.IncidentPlayersNamed(12, (1,))) == "joueurs concernés par un incident"

    def test_a_move(self) -> None:
        assert label(balanced()) == "déplacement d’ADAM Zoé, table 7 → table 3"


class TestMinutes:
    def test_the_creation(self) -> None:
        assert told(EVENTS[0]) == (
            "Création du tournoi « Open d’automne » : 4 tables de 8 places, tapis de départ "
            "de 10 000."
        )

    def test_several_out_in_one_hand(self) -> None:
        event = outs(ev.Out(1, Seat(4, 7), 3200), ev.Out(2, Seat(4, 1), 800))
        assert told(event) == (
            "2 sorties dans la même main : ADAM Zoé (table 4, tapis 3 200), 12e ; BERNARD Luc "
            "(table 4, tapis 800), 13e. La table 3 reprend."
        )
        assert told(event, "en") == (
            "2 players out in one hand: ADAM Zoé (table 4, stack 3,200), 12th; BERNARD Luc "
            "(table 4, stack 800), 13th. Play resumes at table 3."
        )

    def test_a_tie_the_director_chose(self) -> None:
        event = outs(ev.Out(1, Seat(4, 7)), ev.Out(2, Seat(6, 1)), tied=True, chose=True)
        assert told(event) == (
            "2 sorties dans la même main : ADAM Zoé (table 4) et BERNARD Luc (table 6), "
            "12e ex æquo. Ordre décidé par le directeur. La table 3 reprend."
        )

    def test_a_balanced_player(self) -> None:
        assert told(balanced()) == (
            "ADAM Zoé change de table pour équilibrer : table 7, place 2 → table 3, place 5. "
            "La grosse blinde était à la place 4."
        )

    def test_a_broken_table(self) -> None:
        event = broken(move(1, 9, 1, 2, 3), move(3, 9, 2, 4, 6), out_of_order=True)
        assert told(event) == (
            "Fermeture de la table 9 : 2 joueurs vont à des places tirées au sort, tables 2 et 4. "
            "Hors de l’ordre affiché, par décision du directeur. Exception : 1 joueur à ne jamais "
            "déplacer a dû changer de place. Les tables 3 et 5 reprennent."
        )

    def test_an_undo_says_what_was_undone(self) -> None:
        event = outs(ev.Out(2, Seat(4, 7)))
        assert told(ev.ActionUndone(9), of=event) == "Annulation : sortie de BERNARD Luc, table 4."
        assert told(ev.ActionRedone(9), "en", of=event) == (
            "Redone: elimination of BERNARD Luc, table 4."
        )

    def test_a_proposal_set_aside_names_its_tables(self) -> None:
        event = ev.ProposalDeclined("balance:7:3:9:6", "balance_tables", ("1.1",))
        assert told(event) == "Le directeur écarte un équilibrage : table 7 → table 3."


class TestConduct:
    def test_an_incident_with_all_that_is_known_of_it(self) -> None:
        event = incident(table=4, hand=12, players=(1, 2), op="declared_abandon")
        assert told(replace(event, chosen="FIND_ABANDON")) == (
            "Incident n° 12 « Parti avec des jetons : abandon ? », table 4. Main n° 12. Joueurs "
            "concernés : ADAM Zoé et BERNARD Luc. Décision : constater l’abandon."
        )

    def test_a_ruling_against_the_letter(self) -> None:
        assert told(incident(overruled=True)).endswith(
            "Décidé autrement que le règlement, pour l’équité du jeu."
        )

    def test_a_sanction_that_departs_from_the_ladder(self) -> None:
        event = penalty("round_2", 16, suggested=("hands",))
        assert told(event) == (
            "Sanction pour ADAM Zoé : deux tours, soit 16 mains (injures ou conduite dérangeante). "
            "L’échelle des sanctions proposait : suspension de moins d’un tour."
        )
        assert label(event) == "sanction pour ADAM Zoé (deux tours, soit 16 mains)"

    def test_hands_missed_and_a_sanction_over(self) -> None:
        event = ev.MissedHandsCounted((1, 2), (13, 14), (0, 3), 1, None)
        assert told(event) == ("1 main manquée : ADAM Zoé et BERNARD Luc. 1 sanction est terminée.")
        assert label(event) == "compte de 1 main manquée"

    def test_a_disqualification(self) -> None:
        assert told(disqualified(3200)) == (
            "Disqualification d’ADAM Zoé, table 4, place 7 : 12e. Faute : collusion. Jetons "
            "retirés du jeu : 3 200."
        )
        assert told(disqualified(0), "en") == (
            "ADAM Zoé is disqualified, table 4, seat 7: 12th (collusion)."
        )

    def test_time_called_refused_and_ended(self) -> None:
        assert told(time()) == "Time à la table 4 : 30 s de décompte."
        assert told(time(accepted=False, who=1)) == (
            "Demande de time refusée à la table 4, après 1 min 15 s. Joueur : ADAM Zoé."
        )
        ended = ev.TimeCallEnded(15, 4, 1, None, "dead", AT, ("3.5",))
        assert told(ended) == "Fin du time à la table 4 : main morte. Joueur : ADAM Zoé."
