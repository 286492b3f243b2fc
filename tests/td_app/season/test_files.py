"""Results and scales as files: how clubs write them, and where a mistake stands."""

from fractions import Fraction
from pathlib import Path

import pytest
from every_case import every_case

from rules_ropta.ruling import Refused
from td_app.season.results_file import read_results, results_of
from td_app.season.scale import SpecialTarget, Target, Ties
from td_app.season.scale_file import read_scale, ready_scales, scale_of, scales_to_fill
from td_app.season.scale_text import scale_text
from td_app.words import refusal_sentence

HEADER = "date,evening,player,place,kills,guest\n"
LIST = '[place]\nkind = "list"\npoints = [10, 5]\n'


class TestResults:
    def test_semicolons_and_commas_say_the_same(self) -> None:
        text = HEADER + "2026-01-09,1,Léa,1,2,oui\n09/01/2026,1,Bob,2,,no\n"
        assert results_of(text) == results_of(text.replace(",", ";"))
        lea, bob = results_of(text)
        assert (lea.kills, lea.guest, bob.kills, bob.guest) == (2, True, 0, False)
        assert lea.evening == bob.evening

    def test_columns_stand_in_any_order_and_others_are_left_alone(self) -> None:
        text = "Place;PLAYER;note;evening\n1;DUPONT, Jean;à l’heure;9\n1;Ana;;10\n"
        first, second = results_of(text)
        assert first.player == "DUPONT, Jean"
        assert first.evening < second.evening, "the tenth evening comes after the ninth"

    def test_a_quoted_name_may_hold_the_separator(self) -> None:
        assert results_of(HEADER + '2026-01-09,1,"Du, Pont",1,0,0\n')[0].player == "Du, Pont"

    def test_a_mark_of_the_spreadsheet_is_no_letter(self, tmp_path: Path) -> None:
        path = tmp_path / "r.csv"
        path.write_bytes(("\ufeff" + HEADER + "2026-01-09,1,Léa,1,2,oui\r\n").encode())
        assert read_results(path)[0].player == "Léa"

    @pytest.mark.parametrize(
        ("rows", "code", "line", "column"),
        [
            ("2026-01-09,1,Léa,0,0,0", "NOT_A_PLACE", 2, 4),
            ("2026-01-09,1,Léa,first,0,0", "NOT_A_PLACE", 2, 4),
            ("2026-01-09,1,Léa,1,-1,0", "NOT_A_COUNT", 2, 5),
            ("2026-01-09,1,Léa,1,0,perhaps", "NOT_YES_OR_NO", 2, 6),
            ("2026-02-30,1,Léa,1,0,0", "NOT_A_DATE", 2, 1),
            ("2026-01-09,1,,1,0,0", "PLAYER_MISSING", 2, 3),
            (",,Léa,1,0,0", "EVENING_MISSING", 2, 1),
            ("2026-01-09,1,Léa,1,0,0\n\n2026-01-09,1, Léa ,2,0,0", "PLAYER_TWICE_IN_EVENING", 4, 3),
            ("2026-01-09,1,Léa,1,0,0,7", "RESULTS_ROW_TOO_LONG", 2, 7),
            ("", "RESULTS_EMPTY", 1, 1),
        ],
    )
    def test_a_mistake_is_told_by_its_line_and_column(
        self, rows: str, code: str, line: int, column: int
    ) -> None:
        with pytest.raises(Refused) as refused:
            results_of(HEADER + rows)
        assert (refused.value.code, refused.value.params["line"]) == (code, line)
        assert refused.value.params["column"] == column
        said = refusal_sentence(refused.value, language="fr")
        assert f"Ligne {line}, colonne {column}" in said

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("date,evening,player\n", "RESULTS_COLUMN_MISSING"),
            ("place,player\n1,Léa\n", "RESULTS_COLUMN_MISSING"),
            ("date,player,place,place\n", "RESULTS_COLUMN_TWICE"),
            (HEADER + '2026-01-09,1,"Léa,1,0,0\n', "RESULTS_UNREADABLE"),
        ],
    )
    def test_a_table_that_is_none(self, text: str, code: str) -> None:
        with pytest.raises(Refused) as refused:
            results_of(text)
        assert refused.value.code == code

    def test_a_cell_may_hold_what_no_spreadsheet_ends_a_line_with(self) -> None:
        rows = "2026-01-09,1,Léa\u2028Petit,1,0,0\r\n2026-01-09,1,Bob,2,0,0\r\n"
        assert [row.player for row in results_of(HEADER + rows)] == ["Léa Petit", "Bob"]

    def test_a_name_that_cannot_be_printed_is_told_where(self) -> None:
        with pytest.raises(Refused, match="PLAYER_UNREADABLE") as refused:
            results_of(HEADER + "2026-01-09,1,L\0a,1,0,0\n")
        assert (refused.value.params["line"], refused.value.params["column"]) == (2, 3)

    def test_a_file_of_another_encoding_is_told_where(self, tmp_path: Path) -> None:
        path = tmp_path / "r.csv"
        path.write_bytes((HEADER + "2026-01-09,1,Léa,1,2,oui\n").encode("cp1252"))
        with pytest.raises(Refused) as refused:
            read_results(path)
        assert (refused.value.params["line"], refused.value.params["column"]) == (2, 15)


class TestScale:
    def test_every_ready_scale_is_read(self) -> None:
        names = {read_scale(path).name for path in ready_scales()}
        assert names == {"Angers", "Angers, une table", "Senaco", "Villelaure"}

    def test_knocking_out_the_leader_pays_more_at_villelaure(self) -> None:
        scale = read_scale(next(path for path in ready_scales() if path.stem == "villelaure"))
        assert scale.target == SpecialTarget(Target.LEADER, Fraction(25))

    def test_the_federations_matrix_comes_empty(self) -> None:
        (path,) = scales_to_fill()
        place = read_scale(path).place
        assert {place.worth(players, 1, 0, 0) for players in range(2, 11)} == {0}

    @pytest.mark.parametrize("path", (*ready_scales(), *scales_to_fill()), ids=lambda p: p.stem)
    def test_a_scale_written_is_read_the_same(self, path: Path) -> None:
        scale = read_scale(path)
        assert scale_text(scale_of(scale_text(scale))) == scale_text(scale)

    def test_targets_maluses_and_the_final_are_written_and_read(self) -> None:
        text = (
            'name = "Club"\n\n'
            + LIST
            + '\n[bonus]\ntarget = {who = "leader", points = 25}\n'
            + "\n[malus]\nreentry = 5\nabsence = 1.5\n"
            + "\n[final]\nstart = 6000\nper_point = 10\nby_rank = [3000]\nstep = 500\n"
            + "most = 12000\n"
        )
        scale = scale_of(text)
        assert scale_text(scale) == text
        assert scale.final is not None
        assert [scale.final.stack(rank, Fraction(120)) for rank in (1, 2)] == [10_000, 7_000]
        assert scale.final.stack(1, Fraction(9999)) == 12_000

    def test_all_that_a_scale_may_say(self) -> None:
        scale = scale_of(
            'name = "Club"\n'
            + LIST
            + "rest = 1\n[bonus]\npresence = 2.5\nkill = 'K + 1'\n"
            + "streak = {evenings = 3, points = 20}\n"
            + '[season]\nbest = 10\nminimum_evenings = 4\nguests = true\nties = "higher"\n'
        )
        assert scale.place.worth(9, 3, 0, 0) == 1
        assert (scale.presence, scale.kill_worth(9, 1, 2, 0)) == (2.5, 3)
        assert scale.streak is not None and scale.streak.evenings == 3
        assert (scale.best, scale.minimum_evenings, scale.guests_ranked) == (10, 4, True)
        assert scale.ties is Ties.HIGHER

    @every_case(
        "text, code, line, column",
        [
            ("[place", "SCALE_UNREADABLE", 1, 7),
            (LIST + "rest = 1e9\n", "SCALE_FIGURE", 4, 8),
            (LIST + "rest = nan\n", "SCALE_FIGURE", 4, 8),
            ("name = 3\n" + LIST, "SCALE_NOT_A_TEXT", 1, 1),
            ('name = "x"\n', "SCALE_PLACE_MISSING", 1, 1),
            ('[place]\nkind = "ladder"\n', "SCALE_KIND", 2, 1),
            ('[place]\nkind = "grid"\n', "SCALE_KEY_MISSING", 1, 1),
            (LIST + "  rset = 1\n", "SCALE_UNKNOWN_KEY", 4, 3),
            (LIST + "[bonuses]\nkill = 1\n", "SCALE_UNKNOWN_KEY", 4, 1),
            (LIST + "[season]\nbest = 0\n", "SCALE_NOT_WHOLE", 5, 1),
            (LIST + '[season]\nties = "lower"\n', "SCALE_TIES", 5, 1),
            (LIST + '[season]\nguests = "maybe"\n', "SCALE_GUESTS", 5, 1),
            (LIST + "[bonus]\npresence = true\n", "SCALE_NOT_A_NUMBER", 5, 1),
            (LIST + "[bonus]\nstreak = {evenings = 3}\n", "SCALE_STREAK", 5, 1),
            ('[place]\nkind = "list"\npoints = ["a"]\n', "SCALE_NOT_A_NUMBER", 3, 1),
            ('[place]\nkind = "list"\npoints = 5\n', "SCALE_NOT_POINTS", 3, 1),
            ('[place]\nkind = "grid"\nrows = [{upto = 9}]\n', "SCALE_ROWS", 3, 1),
            (
                '[place]\nkind = "grid"\nrows = [{upto = 9, points = []}, {upto = 9, points=[]}]\n',
                "SCALE_ROWS_ORDER",
                3,
                1,
            ),
            ('[place]\nkind = "formula"\nformula = "N + X"\n', "FORMULA_NAME", 3, 16),
            (LIST + '[bonus]\nkill = "1 +"\n', "FORMULA_UNREADABLE", 5, 12),
        ],
    )
    def test_a_mistake_is_told_by_its_line_and_column(
        self, text: str, code: str, line: int, column: int
    ) -> None:
        with pytest.raises(Refused) as refused:
            scale_of(text)
        params = refused.value.params
        assert (refused.value.code, params["line"], params["column"]) == (code, line, column)
        assert f"Line {line}, column {column}" in refusal_sentence(refused.value, language="en")
