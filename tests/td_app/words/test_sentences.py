"""Sentences as a director meets them, from real refusals, proposals and troubles."""

from __future__ import annotations

import json
import subprocess
import sys

import builders
import pytest

from rules_ropta.ruling import Reason, Refused
from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.commands import Proposal
from td_app.words import (
    proposal_action,
    proposal_reason,
    proposal_title,
    reason_sentence,
    refusal_sentence,
    trouble_sentence,
)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def named(session: TournamentSession, who: int) -> str:
    return session.person(who).display_name


class TestRefusals:
    def test_a_seat_taken_names_who_sits_there(self) -> None:
        session = builders.a_tournament(16, tables=2)
        mover, sitting = builders.seated_at(session, 1)[0], builders.seated_at(session, 2)[0]
        seat = session.state.entrants[sitting].seat
        assert seat is not None
        refused = session.can(cmd.MovePlayer(mover, seat, note="vue"))
        assert refused is not None
        told = refusal_sentence(refused, lambda who: named(session, who), "fr")
        assert plain(told) == (
            f"La place {seat.number} de la table 2 est celle de {named(session, sitting)} : "
            "choisissez-en une autre."
        )

    def test_majority_counts_those_who_wait(self) -> None:
        session = builders.a_session()
        session.dispatch(cmd.RegisterEntrants(builders.people(3), present=True))
        refused = session.can(cmd.DrawSeats())
        assert refused is not None
        assert plain(refusal_sentence(refused, language="fr")) == (
            "Majorité à vérifier : n° 1 et 2 autres. Vérifiez-la, passez outre, ou retirez leur "
            "présence."
        )

    def test_no_undo_at_the_beginning(self) -> None:
        refused = builders.a_session().can(cmd.Undo())
        assert refused is not None
        assert refusal_sentence(refused, language="en") == (
            "No action followed the creation of the tournament. There is nothing to undo."
        )

    def test_a_place_that_does_not_exist_tells_how_many_there_are_when_known(self) -> None:
        refused = Refused("NO_SUCH_PLACE", table=4, place=12, seats=9)
        assert plain(refusal_sentence(refused, language="fr")) == (
            "La table 4 n’a pas de place 12 : choisissez de 1 à 9."
        )

    def test_chips_carry_their_thousands(self) -> None:
        refused = Refused("STACKS_EXCEED", total=120_000, chips=80_000)
        assert refusal_sentence(refused, language="fr") == (
            "120\u202f000 jetons dépassent les 80\u202f000 en jeu\u00a0: vérifiez le compte."
        )
        assert "120,000 chips" in refusal_sentence(refused, language="en")

    def test_a_colour_is_named_in_the_language(self) -> None:
        refused = Refused("CHIP_COLOUR_TWICE", value=25, colour="green")
        assert "(vert)" in refusal_sentence(refused, language="fr")

    def test_the_members_file_speaks_for_itself(self) -> None:
        refused = Refused("NO_PERSON", lines=1200)
        assert refusal_sentence(refused, language="fr") == (
            "Aucun nom trouvé (1\u202f200 lignes lues)\u00a0: vérifiez la colonne des noms."
        )

    def test_a_code_from_a_newer_version_is_still_a_sentence(self) -> None:
        assert refusal_sentence(Refused("MOON_PHASE"), language="en") == (
            "This cannot be done now. If it happens again, report this code: MOON_PHASE."
        )

    def test_an_order_left_to_the_director_says_why(self) -> None:
        refused = Refused(
            "DIRECTOR_RANKS", question="SAME_TABLE_AND_OTHERS", options=("RANK_ALL_TIED",)
        )
        assert refusal_sentence(refused, language="en") == (
            "The rulebook leaves this order to the director (some at one table, others elsewhere). "
            "Rank these players and give a reason."
        )


class TestProposals:
    def test_a_move_asks_for_the_big_blind(self) -> None:
        move = Proposal(
            "balance:7:3", "balance_tables", True, Reason("NEXT_BIG_BLIND"), ("2.3",), 7, 3
        )
        assert proposal_title(move, language="fr") == "Table 7 → table 3"
        assert plain(proposal_action(move, "fr")) == "Indiquer la BB"
        assert proposal_action(move, "en") == "Enter the BB"

    def test_a_table_that_may_wait_says_so(self) -> None:
        why = Reason("TABLE_CLOSES_ENTRIES_OPEN", {"players": 5, "free_seats": 7})
        breaking = Proposal("break:9", "break_table", False, why, ("2.4",), 9)
        assert proposal_title(breaking, language="fr") == "Fermer la table 9"
        assert plain(proposal_reason(breaking, language="fr")) == (
            "Première de l’ordre affiché : 5 joueurs à replacer, 7 places libres ailleurs. "
            "Prudence : les entrées sont encore ouvertes, ces places peuvent servir."
        )

    def test_a_latecomer_is_named(self) -> None:
        waiting = Proposal(
            "seat:3", "seat_late_entrant", True, Reason("LATE_ENTRANT_WAITS"), ("1.8",), entrant=3
        )
        assert proposal_title(waiting, {3: "CARRÉ Anne"}.__getitem__, "fr") == "Placer CARRÉ Anne"
        why = plain(proposal_reason(waiting, language="fr"))
        # They may have come an hour after it: nothing is said to have waited since the draw.
        assert why == "Présent, sans place : le tirage est déjà fait."

    def test_every_proposal_of_an_evening_has_words(self) -> None:
        session = builders.a_tournament(24, tables=4, seats=8)
        builders.out(session, *builders.seated_at(session, 1)[:4])
        asked = session.proposals()
        assert asked
        for proposal in asked:
            for language in ("fr", "en"):
                assert proposal_title(proposal, language=language)
                assert proposal_reason(proposal, language=language)
                assert proposal_action(proposal, language)


class TestTroubles:
    def test_a_full_disk_says_that_nothing_was_recorded(self) -> None:
        assert plain(trouble_sentence(StorageTrouble("DISK_FULL", "errno 28"), "fr")) == (
            "Le disque est plein, cette action n’est pas enregistrée : libérez de la place, "
            "puis réessayez."
        )

    def test_a_path_is_told_when_known(self) -> None:
        known = StorageTrouble("READ_ONLY", path="/club/soirée.db")
        assert "« /club/soirée.db »" in plain(trouble_sentence(known, "fr"))
        assert "club’s file" in trouble_sentence(StorageTrouble("READ_ONLY"), "en")

    def test_an_unknown_trouble_gives_its_code(self) -> None:
        assert "(SUN_SPOT)" in trouble_sentence(StorageTrouble("SUN_SPOT"), "fr")


class TestReasons:
    def test_a_shared_prize_is_told_when_it_is_shared(self) -> None:
        tie = {on: Reason("DIFFERENT_TABLES_TIE", {"share_last_prize": on}) for on in (True, False)}
        assert plain(reason_sentence(tie[True], language="fr")).endswith(
            "le dernier prix se partage"
        )
        assert plain(reason_sentence(tie[False], language="fr")) == "tables différentes : ex æquo"

    def test_a_reason_without_words_is_silent(self) -> None:
        assert reason_sentence(Reason("MOON_PHASE")) == ""

    def test_a_doubt_of_the_members_file_is_told_there(self) -> None:
        assert reason_sentence(Reason("BLANK"), language="fr") == "Ligne vide."


@pytest.mark.slow
def test_scripts_speak_without_qt() -> None:
    said = "import sys, json; import td_app.words; print(json.dumps(sorted(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    loaded = json.loads(run.stdout)
    assert [name for name in loaded if name.startswith(("PySide6", "sqlalchemy"))] == []
