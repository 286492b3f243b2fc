"""The files that clubs really send, counted by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from td_app.members_file.preview import preview_file
from td_app.members_file.previewed import ImportPreview, RowStatus
from td_app.tournament.state.person import Person

IMPORTS = Path(__file__).parent / "imports"


def the_file(name: str) -> ImportPreview:
    return preview_file(IMPORTS / name)


def person_at(preview: ImportPreview, line: int) -> Person:
    member = next(row.member for row in preview.rows if row.line == line)
    assert member is not None
    return member


def meanings(preview: ImportPreview) -> dict[str, str]:
    return {column.header: column.meaning for column in preview.columns}


@pytest.mark.parametrize(
    ("name", "rows", "valid", "doubtful"),
    [
        ("club_80.csv", 80, 80, 0),
        ("excel_windows.csv", 43, 42, 1),
        ("inscriptions.xlsx", 64, 64, 0),
        ("liste_collee.txt", 27, 26, 1),
        ("membres.ods", 50, 50, 0),
        ("nom_club_sans_entete.csv", 30, 30, 0),
    ],
)
def test_every_file_comes_in_whole(name: str, rows: int, valid: int, doubtful: int) -> None:
    preview = the_file(name)
    assert (len(preview.rows), preview.valid, preview.doubtful) == (rows, valid, doubtful)
    assert preview.refused == 0
    assert preview.notes == ()


@pytest.mark.parametrize("name", sorted(path.name for path in IMPORTS.iterdir()))
def test_the_same_first_six_people_are_read_from_every_file(name: str) -> None:
    members = [row.member for row in the_file(name).rows][:6]
    assert [m.display_name for m in members if m] == [
        "PÉREZ Gaëtan",
        "GOFF William",
        "LE Ulysse",
        "YBÁÑEZ Océane",
        "THOMAS Patrice",
        "GARÇON Damien",
    ]


class TestClub80:
    def test_its_five_columns_are_understood(self) -> None:
        preview = the_file("club_80.csv")
        assert (preview.encoding, preview.delimiter) == ("utf-8", ";")
        assert meanings(preview) == {
            "Nom": "last_name",
            "Prénom": "first_name",
            "Pseudo": "pseudonym",
            "N° licence": "licence",
            "Club": "club",
        }

    def test_a_row_keeps_what_the_club_wrote(self) -> None:
        assert person_at(the_file("club_80.csv"), 51) == Person(
            "LŒUILLET", "Gaëtan", "GaëLœu89", "81194", "Poker Club des Deux Rives"
        )

    def test_two_namesakes_with_two_licences_are_two_people(self) -> None:
        preview = the_file("club_80.csv")
        assert preview.duplicates == ()
        assert [(group.lines, group.why) for group in preview.homonyms] == [((18, 19), "homonym")]
        second = next(row for row in preview.rows if row.line == 19)
        assert [reason.code for reason in second.reasons] == ["HOMONYM"]


class TestExcelWindows:
    def test_the_unknown_column_is_ignored_and_said_so(self) -> None:
        preview = the_file("excel_windows.csv")
        assert preview.encoding == "windows-1252"
        assert meanings(preview) == {
            "Joueur": "full_name",
            "Association": "club",
            "E-mail": "email",
            "Payé": "ignored",
        }

    def test_names_are_told_apart_by_the_order_of_the_whole_file(self) -> None:
        preview = the_file("excel_windows.csv")
        assert preview.name_order == "last_first"
        assert person_at(preview, 10).last_name == "Ördek"
        assert person_at(preview, 11) == Person(
            "Thomas", "Guénolé", club="Tapis Volant", email="guétho24@exemple.fr"
        )

    def test_the_player_written_twice_is_doubtful_the_second_time(self) -> None:
        preview = the_file("excel_windows.csv")
        assert [(group.lines, group.why) for group in preview.duplicates] == [((2, 45), "same")]
        assert preview.repeated == 1
        last = preview.rows[-1]
        assert (last.line, last.status) == (45, RowStatus.DOUBTFUL)
        assert last.reasons[0].code == "SAME_NAME"
        assert last.reasons[0].params["line"] == 2

    def test_the_line_of_delimiters_is_a_blank_one(self) -> None:
        skipped = the_file("excel_windows.csv").skipped
        assert [(line.line, line.reason.code) for line in skipped] == [(44, "BLANK")]

    def test_two_namesakes_of_two_clubs_are_two_people(self) -> None:
        assert [g.lines for g in the_file("excel_windows.csv").homonyms] == [(18, 19)]


class TestInscriptions:
    def test_the_title_above_the_headers_is_left_out(self) -> None:
        preview = the_file("inscriptions.xlsx")
        assert preview.sheet == "Inscriptions"
        assert [(line.line, line.text) for line in preview.skipped] == [(1, "Open d'automne")]

    def test_a_licence_kept_as_a_number_has_no_decimal(self) -> None:
        assert person_at(the_file("inscriptions.xlsx"), 4) == Person(
            "Pérez", "Gaëtan", licence="95319", phone="06 00 00 00 00"
        )


class TestListeCollee:
    def test_titles_counters_and_answers_are_no_players(self) -> None:
        skipped = the_file("liste_collee.txt").skipped
        assert [(s.line, s.reason.code) for s in skipped[:2]] == [(1, "TITLE"), (2, "BLANK")]
        junk = skipped[2:]
        assert {line.text for line in junk} == {"12", "OK"}
        assert len(junk) == 18

    def test_numbering_is_taken_off_and_the_first_name_comes_first(self) -> None:
        preview = the_file("liste_collee.txt")
        assert preview.name_order == "first_last"
        assert person_at(preview, 3) == Person("Pérez", "Gaëtan")
        assert person_at(preview, 14) == Person("N'Diaye", "Xavier")
        assert person_at(preview, 34) == Person("La", "Océane")

    def test_a_name_with_nothing_to_tell_it_apart_is_a_duplicate(self) -> None:
        groups = the_file("liste_collee.txt").duplicates
        assert [(group.lines, group.why) for group in groups] == [((29, 30), "same")]


class TestMembresOds:
    def test_cells_without_a_value_type_are_read_all_the_same(self) -> None:
        preview = the_file("membres.ods")
        assert preview.sheet == "Feuille1"
        assert meanings(preview) == {"NOM": "last_name", "PRENOM": "first_name", "CLUB": "club"}
        assert person_at(preview, 19).club == "As de Trèfle"


class TestNomClubSansEntete:
    def test_columns_without_headers_are_told_by_what_they_hold(self) -> None:
        preview = the_file("nom_club_sans_entete.csv")
        assert [(c.header, c.meaning, c.certain) for c in preview.columns] == [
            ("", "full_name", True),
            ("", "club", True),
        ]
        assert person_at(preview, 8) == Person("N'DIAYE", "Xavier", club="La Rivière Noire")
        assert person_at(preview, 12).first_name == "Jean-Baptiste"
        assert [group.lines for group in preview.homonyms] == [(17, 18)]
