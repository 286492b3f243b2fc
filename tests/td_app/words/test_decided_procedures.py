"""What a director reads when a procedure is settled: one line, and the chips that count."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, ClassVar

from decision_lines import amounts, line, told
from every_case import every_case

from rules_ropta.registry import questions
from td_app.words import rulings
from td_app.words.figures import NO_BREAK
from td_app.words.language import Language
from td_app.words.speaking import fields_of, typeset

CASES = json.loads(
    (Path(__file__).parents[2] / "rules_ropta" / "cases" / "ropta_cases.json").read_text("utf-8")
)
PROCEDURES = {op for op, question in questions().items() if question.kind == "procedure"}
WORKED = [
    case
    for case in CASES
    if case["given"]["op"] in PROCEDURES and case["expected"].get("in_force", True)
]
LONGEST_LINE = 110


@every_case("language", ["fr", "en"])
@every_case("case", WORKED, ids=lambda case: str(case["id"]))
def test_a_worked_case_reads_in_one_line(case: dict[str, Any], language: Language) -> None:
    given = {name: value for name, value in case["given"].items() if name != "op"}
    read = told(case["given"]["op"], language, **given)
    for text in (read.line, *(label for label, _ in read.amounts)):
        assert text
        assert not re.search(r"[{}…_]|None|\bTrue\b|\bFalse\b", text)
        assert text[0] == text[0].upper()
    assert len(read.line) <= LONGEST_LINE
    if language == "fr":
        assert not re.search(rf"[^{NO_BREAK}][:;!?]", read.line)


class TestOut:
    @staticmethod
    def out(*players: tuple[str | int, int, int], **given: bool) -> str:
        plain = [{"id": who, "table": table, "stack": stack} for who, table, stack in players]
        known = {"bubble": False, "hand_for_hand": False, **given}
        return line("simultaneous_eliminations", players=plain, **known)

    def test_alone(self) -> None:
        assert self.out(("A", 1, 5000)) == "A, seule sortie"

    def test_a_tie_behind_the_best(self) -> None:
        assert (
            self.out(("A", 1, 5000), ("C", 1, 3000), ("B", 1, 3000))
            == "Meilleur rang à A ; puis C et B ex æquo"
        )

    def test_a_tie_at_the_last_prize_shares_it(self) -> None:
        both = {"bubble": True, "hand_for_hand": True}
        assert (
            self.out(("A", 1, 700), ("B", 1, 700), **both)
            == "A et B ex æquo : ils partagent le dernier prix"
        )
        assert (
            self.out((12, 1, 700), (14, 1, 700), (7, 1, 100), **both)
            == "Meilleur rang à n° 12 et n° 14 ex æquo ; puis n° 7 ; dernier prix partagé"
        )

    def test_two_tables_on_the_bubble_are_for_the_director(self) -> None:
        assert (
            self.out(("A", 1, 900), ("B", 2, 100), bubble=True)
            == "Au directeur de décider du classement"
        )

    def test_gone_with_chips(self) -> None:
        signs = {"announced_to_td": False, "last_day": False, "left_room_saying_flight": False}
        assert (
            line("declared_abandon", **signs)
            == "Pas d’abandon : ses jetons restent en jeu et paient les blindes"
        )
        assert line("declared_abandon", **{**signs, "announced_to_td": True}).startswith(
            "Abandon : ses jetons sont retirés"
        )
        assert line("declared_abandon", **{**signs, "left_room_saying_flight": True}).startswith(
            "Au directeur de décider"
        )


class TestClockAndChips:
    def test_the_level_of_a_hand_begun_at_the_old_blinds(self) -> None:
        assert (
            line("wrong_level_started", substantial_action=False)
            == "Blindes corrigées : le coup se joue aux nouvelles"
        )

    def test_time(self) -> None:
        assert (
            line("time_call", elapsed_s=60) == "Time accordé : 30 s, les 5 dernières à voix haute"
        )
        assert line("time_expired", acted="after_end") == "Main morte : son action vient trop tard"
        assert line("time_call", elapsed_s=59) == "Trop tôt : il garde son temps de réflexion"
        assert line("time_expired", acted=None) == "Main morte : il n’a rien fait"

    def test_hand_for_hand(self) -> None:
        assert line("hand_for_hand_clock", hands=0) == "L’horloge n’avance pas"
        assert (
            line("hand_for_hand_clock", hands=40) == "Avancer l’horloge de 1 h 20 min (conseillé)"
        )
        assert (
            line("hand_for_hand_all_in", other_tables_playing=False)
            == "Cartes retournées maintenant"
        )

    @staticmethod
    def race(*players: tuple[int, int, tuple[str, ...]]) -> str:
        plain = [
            {"seat": seat, "odd": len(cards), "other": other, "cards": list(cards)}
            for seat, other, cards in players
        ]
        return line("chip_race", low=100, high=500, players=plain)

    def test_whoever_loses_his_last_chip_is_given_one(self) -> None:
        assert (
            self.race((1, 0, ("As", "2c", "3c", "4c")), (2, 0, ("Ks",)), (5, 0, ("Qs",)))
            == "La place 1 gagne un jeton de 500 ; places 2 et 5 : "
            "un jeton de 500 pour rester en jeu"
        )
        assert (
            self.race((1, 0, ("As",)), (2, 0, ("Ks",)))
            == "Aucun jeton de 500 à gagner : le surplus est retiré ; places 1 et 2 : un jeton "
            "de 500 pour rester en jeu"
        )

    def test_chips_found_later(self) -> None:
        assert (
            line("chips_found_after_race", low=25, high=100, found=2)
            == "Pas d’échange : 2 jetons retirés"
        )
        assert line("chips_found_after_race", low=25, high=100, found=0) == "Rien à échanger"
        assert amounts("chips_found_after_race", low=25, high=100, found=7) == {
            "Rendu en échange": 100
        }

    def test_a_suspension_of_a_round_or_more(self) -> None:
        assert (
            line("suspension", hands=9, players_at_table=8)
            == "Suspension de 9 mains : le joueur s’éloigne, blindes prélevées, main morte"
        )


class TestTheWords:
    PAIRS: ClassVar = rulings.LINES

    def test_both_languages_tell_the_same(self) -> None:
        fields = {code: [fields_of(text) for text in pair] for code, pair in self.PAIRS.items()}
        assert [code for code, (french, english) in fields.items() if french != english] == []

    def test_no_french_mark_can_start_a_line(self) -> None:
        printed = {
            code: re.sub(r"\{[^}]*\}", "x", typeset(pair[0])) for code, pair in self.PAIRS.items()
        }
        assert [
            code for code, text in printed.items() if re.search(r"[^\u00a0][:;!?»]", text)
        ] == []
