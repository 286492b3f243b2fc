"""Lists as directors meet them, and files that are no lists at all."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path

import pytest

from rules_ropta.ruling import Refused
from td_app.members_file.preview import preview_file, preview_text
from td_app.members_file.previewed import ImportPreview, RowStatus
from td_app.tournament.state.person import Person


def members_of(preview: ImportPreview) -> list[Person | None]:
    return [row.member for row in preview.rows]


def codes_of(preview: ImportPreview) -> list[list[str]]:
    return [[reason.code for reason in row.reasons] for row in preview.rows]


def skipped_of(preview: ImportPreview) -> list[tuple[int, str]]:
    return [(line.line, line.reason.code) for line in preview.skipped]


def code_of(path: Path) -> str:
    with pytest.raises(Refused) as refusal:
        preview_file(path)
    return refusal.value.code


class TestHeaders:
    def test_english_headers_in_any_order(self) -> None:
        preview = preview_text("Team\tFirst name\tLast name\nAces\tJohn\tSmith")
        assert members_of(preview) == [Person("Smith", "John", club="Aces")]

    def test_titles_above_and_headers_again_on_each_page(self) -> None:
        preview = preview_text(
            "Open d’automne;;\n;;\nNom;Prénom;Club\nGoff;Zoé;As\n"
            "NOM;PRÉNOM;CLUB\nRoux;Léa;As\nTotal;2;"
        )
        assert members_of(preview) == [
            Person("Goff", "Zoé", club="As"),
            Person("Roux", "Léa", club="As"),
        ]
        assert skipped_of(preview) == [
            (1, "TITLE"),
            (2, "BLANK"),
            (5, "HEADER_REPEATED"),
            (7, "HEADING"),
        ]

    def test_a_column_named_nom_may_hold_whole_names(self) -> None:
        preview = preview_text("Nom;Club\nGOFF Zoé;As\nROUX Léa;As")
        assert preview.columns[0].meaning == "full_name"
        assert members_of(preview)[0] == Person("GOFF", "Zoé", club="As")

    def test_last_names_alone_are_taken_with_a_doubt(self) -> None:
        preview = preview_text("Nom;Club\nGoff;As\nRoux;Full")
        assert codes_of(preview) == [["FIRST_NAME_MISSING"], ["FIRST_NAME_MISSING"]]

    def test_a_licence_paid_is_no_licence(self) -> None:
        preview = preview_text("Nom;Prénom;Licence\nGoff;Zoé;oui\nRoux;Léa;non")
        assert preview.columns[2].meaning == "ignored"
        assert not preview.columns[2].certain

    def test_a_list_of_pseudonyms_comes_in_with_a_doubt(self) -> None:
        preview = preview_text("Pseudo;Club\nGaëPér51;As\nWilGof;Full")
        assert members_of(preview)[0] == Person("GaëPér51", "", "GaëPér51", club="As")
        assert codes_of(preview) == [["PSEUDONYM_ONLY"]] * 2

    def test_headers_the_wrong_way_round_are_noticed(self) -> None:
        preview = preview_text("Nom;Prénom\nZoé;Goff\nGaëtan;Pérez\nLéa;Müller\nOcéane;Zürcher")
        assert [note.code for note in preview.notes] == ["COLUMNS_SWAPPED"]
        assert not any(column.certain for column in preview.columns)

    def test_a_delimiter_slipped_into_a_club_is_noticed(self) -> None:
        rows = "Petit;Ana;As\nRoux;Léa;As\nDurand;Eva;Full"
        preview = preview_text(f"Nom;Prénom;Club\nGoff;Zoé;As;Trèfle\n{rows}")
        assert codes_of(preview) == [["MORE_CELLS"], [], [], []]

    def test_headers_without_any_name_are_refused(self) -> None:
        with pytest.raises(Refused, match="NO_NAME_COLUMN"):
            preview_text("Club;Ville\nTapis Volant;Paris\nAs de Trèfle;Lyon")


class TestNoHeader:
    def test_columns_are_told_by_what_they_hold(self) -> None:
        preview = preview_text(
            "1;Goff;Zoé;06 12 34 56 78;z@exemple.fr;95319\n"
            "2;Roux;Léa;06 12 34 56 79;l@exemple.fr;57931"
        )
        assert [column.meaning for column in preview.columns][1:] == [
            "last_name",
            "first_name",
            "phone",
            "email",
            "licence",
        ]

    def test_a_numbering_column_is_not_a_licence(self) -> None:
        preview = preview_text("1;Goff;Zoé\n2;Roux;Léa\n3;Petit;Ana")
        assert preview.columns[0].meaning == "ignored"

    def test_first_names_first_is_understood(self) -> None:
        preview = preview_text("Zoé;Goff\nGaëtan;Pérez\nLéa;Roux")
        assert [column.meaning for column in preview.columns] == ["first_name", "last_name"]

    def test_last_name_comma_first_name(self) -> None:
        preview = preview_text("Pérez, Gaëtan\nLe Goff, Zoé\nRoux, Léa")
        assert members_of(preview)[1] == Person("Le Goff", "Zoé")

    def test_a_country_or_a_sex_is_nobody_s_name(self) -> None:
        tennis = (
            "8,Anderson,Kévin,AFS,8,3635\n9,Nadal,Rafael,ESP,2,7010\n12,Federer,Roger,SUI,1,9000"
        )
        preview = preview_text(tennis)
        assert members_of(preview) == [
            Person("Anderson", "Kévin"),
            Person("Nadal", "Rafael"),
            Person("Federer", "Roger"),
        ]
        assert members_of(preview_text("DUPONT;Jean;M;1980\nMARTIN;Léa;F;1982")) == [
            Person("DUPONT", "Jean"),
            Person("MARTIN", "Léa"),
        ]

    def test_guessed_columns_are_said_on_every_row_until_they_are_confirmed(self) -> None:
        text = "8,Anderson,Kévin,AFS\n9,Nadal,Rafael,ESP"
        preview = preview_text(text)
        assert preview.guessed and codes_of(preview) == [["COLUMNS_GUESSED"]] * 2
        assert preview.valid == 0
        told = preview_text(text, confirmed=True)
        assert not told.guessed and told.valid == 2
        assert all(column.certain for column in told.columns)

    def test_one_correction_does_not_vouch_for_the_other_columns(self) -> None:
        text = "8,Anderson,Kévin,AFS\n9,Nadal,Rafael,ESP"
        assert preview_text(text, meanings={3: "club"}).guessed

    def test_a_pseudonym_and_an_address_a_line(self) -> None:
        preview = preview_text("ace77,ace77@example.org\nbob_k,bob@example.org")
        assert [m.pseudonym for m in members_of(preview) if m] == ["ace77", "bob_k"]
        assert next(m.email for m in members_of(preview) if m) == "ace77@example.org"
        assert preview.doubtful == 2


class TestSeveralOnALine:
    def test_the_example_of_the_page_reads_as_it_says(self) -> None:
        first, second = members_of(preview_text("DUPONT Jean\nMarie Martin, La Rivière Noire"))
        assert first == Person("DUPONT", "Jean")
        assert second is not None and second.club == "La Rivière Noire"
        assert (second.first_name, second.last_name) == ("Marie", "Martin")

    @pytest.mark.parametrize(
        ("line", "last"),
        [("Marie Martin", "Martin"), ("Léa Simon", "Simon"), ("Paul Bernard", "Bernard")],
    )
    def test_names_in_capitals_around_do_not_turn_one_that_is_not(
        self, line: str, last: str
    ) -> None:
        *_, read = members_of(preview_text(f"DUPONT Jean\nROUX Marc\nLEROY Anne\n{line}"))
        assert read is not None and read.last_name == last

    @pytest.mark.parametrize("between", [" / ", " & ", " et ", "; "])
    def test_two_people_on_a_line_come_in_as_two(self, between: str) -> None:
        preview = preview_text(f"DUPONT Jean{between}MARTIN Marie, La Rivière Noire\nDURAND Paul")
        assert members_of(preview) == [
            Person("DUPONT", "Jean"),
            Person("MARTIN", "Marie", club="La Rivière Noire"),
            Person("DURAND", "Paul"),
        ]
        assert [row.line for row in preview.rows] == [1, 2, 3]
        assert [row.status for row in preview.rows][:2] == [RowStatus.DOUBTFUL] * 2

    def test_names_one_after_the_other_on_one_line(self) -> None:
        preview = preview_text("DUPONT Jean, MARTIN Marie, PETIT Paul")
        assert [m.last_name for m in members_of(preview) if m] == ["DUPONT", "MARTIN", "PETIT"]

    def test_people_copied_from_a_mail_keep_their_addresses(self) -> None:
        preview = preview_text("Jean DUPONT <jean@example.org>; Marie MARTIN <marie@example.org>")
        assert members_of(preview) == [
            Person("DUPONT", "Jean", email="jean@example.org"),
            Person("MARTIN", "Marie", email="marie@example.org"),
        ]

    @pytest.mark.parametrize("name", ["Léa/Tom Blanc", "X; Yz", "DUPONT/MARTIN Jean"])
    def test_a_name_that_holds_what_parts_names_is_never_taken_as_it_stands(
        self, name: str
    ) -> None:
        preview = preview_text(f"DUPONT Jean\nMARTIN Marie\n{name}")
        assert preview.rows[-1].status is RowStatus.DOUBTFUL

    def test_a_last_name_a_comma_and_a_first_name_is_one_person(self) -> None:
        preview = preview_text('Joueur\n"DUPONT MARTIN, Jean"\n"PETIT, Léa"')
        assert members_of(preview) == [Person("DUPONT MARTIN", "Jean"), Person("PETIT", "Léa")]
        assert preview.valid == 2


class TestPastedList:
    def test_ranks_and_courtesy_titles_are_no_part_of_a_name(self) -> None:
        preview = preview_text("1er M. DUPONT Jean\n2e Mme MARTIN Marie\n3ème PETIT Paul")
        assert members_of(preview) == [
            Person("DUPONT", "Jean"),
            Person("MARTIN", "Marie"),
            Person("PETIT", "Paul"),
        ]

    def test_a_list_copied_from_a_forum(self) -> None:
        preview = preview_text(
            "Tournoi du 12/10\n1. Zoé Goff ✅\n2) Jean-Pierre De La Fontaine (en retard)\n"
            "• LE GALL Anne-Marie\nOK\nsamedi à 14:02\nListe d'attente :\n- Léa Roux\n"
            "merci à tous pour cette belle soirée et à bientôt"
        )
        assert [m.display_name for m in members_of(preview) if m] == [
            "GOFF Zoé",
            "DE LA FONTAINE Jean-Pierre",
            "LE GALL Anne-Marie",
            "ROUX Léa",
        ]
        assert codes_of(preview) == [[], ["TEXT_LEFT_OUT"], [], []]
        assert [code for _, code in skipped_of(preview)] == [
            "TITLE",
            "JUNK",
            "JUNK",
            "HEADING",
            "SENTENCE",
        ]

    def test_one_name_written_the_other_way_round_is_doubtful(self) -> None:
        preview = preview_text("Zoé Goff\nLéa Roux\nAna Petit\nPérez Gaëtan\nEva Morel")
        assert codes_of(preview)[3] == ["NAME_ORDER_UNUSUAL"]
        assert members_of(preview)[3] == Person("Pérez", "Gaëtan")

    def test_numbered_players_stay_apart(self) -> None:
        preview = preview_text("\n".join(f"Joueur {n}" for n in range(1, 21)))
        assert len(preview.rows) == 20
        assert preview.duplicates == ()

    def test_names_from_right_to_left_come_in(self) -> None:
        preview = preview_text("Nom;Prénom\nالأمين;محمد\nכהן;דוד\u200f")
        assert preview.valid == 2

    def test_a_crossed_name_among_ticked_ones_is_to_be_looked_at(self) -> None:
        preview = preview_text("✅ DUPONT Jean\n❌ MARTIN Marie\n✅ PETIT Paul")
        assert [row.status.value for row in preview.rows] == ["valid", "doubtful", "valid"]

    def test_headers_that_are_not_in_columns_are_nobody(self) -> None:
        preview = preview_text("NOM PRENOM CLUB\nDUPONT Jean\nMARTIN Marie")
        assert skipped_of(preview) == [(1, "TITLE")] and len(preview.rows) == 2


class TestTheDirectorCorrects:
    def test_a_column_takes_the_meaning_given(self) -> None:
        preview = preview_text(
            "Zone Est;Goff Zoé\nZone Sud;Roux Léa", meanings={0: "club", 1: "last_first"}
        )
        assert members_of(preview)[0] == Person("Goff", "Zoé", club="Zone Est")
        assert all(column.certain for column in preview.columns)

    def test_headers_swapped_back_give_the_names_right(self) -> None:
        preview = preview_text(
            "Nom;Prénom\nZoé;Goff\nLéa;Roux\nAna;Petit",
            meanings={0: "first_name", 1: "last_name"},
        )
        assert members_of(preview)[0] == Person("Goff", "Zoé")
        assert preview.notes == ()

    def test_an_order_given_is_not_doubted(self) -> None:
        assert preview_text("Martin Océane", meanings={0: "first_last"}).valid == 1

    @pytest.mark.parametrize(
        ("meanings", "code"), [({7: "club"}, "NO_SUCH_COLUMN"), ({0: "age"}, "NO_SUCH_MEANING")]
    )
    def test_a_correction_that_makes_no_sense_is_refused(
        self, meanings: dict[int, str], code: str
    ) -> None:
        with pytest.raises(Refused, match=code):
            preview_text("Goff;Zoé", meanings=meanings)


class TestDoubtsAndRefusals:
    @pytest.mark.parametrize(
        ("row", "code"),
        [
            (f"{'A' * 300};Zoé;As", "NAME_TOO_LONG"),
            (f"{'A' * 70};{'B' * 70};As", "NAME_TOO_LONG"),
            ("123;456;As", "NAME_WITHOUT_LETTERS"),
            (";;Tapis Volant", "NAME_MISSING"),
        ],
    )
    def test_a_row_that_names_nobody_is_refused_with_its_reason(self, row: str, code: str) -> None:
        preview = preview_text(f"Nom;Prénom;Club\nRoux;Léa;As\n{row}")
        assert (preview.valid, preview.refused) == (1, 1)
        assert codes_of(preview)[1] == [code]
        assert preview.rows[1].member is None

    @pytest.mark.parametrize(
        ("row", "code"),
        [
            ("=cmd|' /C calc'!A0;Zoé;As", "FORMULA"),
            ("Goff;Zoé;=1+1", "FORMULA"),
            ("\u202effoG;Zoé;As", "HIDDEN_CHARACTERS"),
            ("P\ufffdrez;Zoé;As", "LETTER_LOST"),
            ("PÃ©rez;Gaëtan;As", "ACCENTS_REPAIRED"),
            (";Zoé;As", "LAST_NAME_MISSING"),
            ("Goff Zoé;;As", "FIRST_NAME_IN_LAST"),
            (f"Goff;Zoé;{'A' * 500}", "CELL_TOO_LONG"),
            ("G0ff;Zoé;As", "NAME_HAS_FIGURES"),
        ],
    )
    def test_a_row_to_look_at_is_doubtful_with_its_reason(self, row: str, code: str) -> None:
        preview = preview_text(f"Nom;Prénom;Club\nRoux;Léa;As\n{row}")
        assert preview.rows[1].status is RowStatus.DOUBTFUL
        assert code in codes_of(preview)[1]

    def test_an_address_without_at_sign_is_doubtful(self) -> None:
        preview = preview_text("Nom;Prénom;E-mail\nGoff;Zoé;zoe.exemple.fr")
        assert codes_of(preview) == [["EMAIL_ODD"]]

    def test_persons_already_there_are_said(self) -> None:
        preview = preview_text("Goff Zoé\nRoux Léa", known=[Person("GOFF", "Zoe")])
        assert codes_of(preview)[0] == ["ALREADY_THERE"]
        assert preview.repeated == 1


class TestFiles:
    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        assert code_of(tmp_path / "rien.csv") == "FILE_NOT_FOUND"

    def test_a_folder(self, tmp_path: Path) -> None:
        assert code_of(tmp_path) == "FILE_NOT_PLAIN"

    @pytest.mark.parametrize("content", [b"", b"\n\n  \n", b"\xef\xbb\xbf", b";;;\r\n;;;\r\n"])
    def test_an_empty_file(self, tmp_path: Path, content: bytes) -> None:
        path = tmp_path / "vide.csv"
        path.write_bytes(content)
        assert code_of(path) == "FILE_EMPTY"

    def test_headers_and_nobody(self, tmp_path: Path) -> None:
        path = tmp_path / "membres.csv"
        path.write_text("Nom;Prénom\n", encoding="utf-8")
        assert code_of(path) == "NO_PERSON"

    def test_a_picture_named_csv(self, tmp_path: Path) -> None:
        path = tmp_path / "photo.csv"
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20)
        assert code_of(path) == "FILE_BINARY"

    def test_a_web_page_named_xls(self, tmp_path: Path) -> None:
        path = tmp_path / "export.xls"
        path.write_text("<html><table><tr><td>Goff</td></tr></table></html>", encoding="utf-8")
        assert code_of(path) == "FILE_IS_WEB_PAGE"

    def test_a_sheet_asked_of_a_text(self, tmp_path: Path) -> None:
        path = tmp_path / "membres.csv"
        path.write_text("Nom;Prénom\nGoff;Zoé", encoding="utf-8")
        with pytest.raises(Refused, match="SHEET_NOT_FOUND"):
            preview_file(path, sheet="Feuille1")

    def test_a_thousand_columns(self, tmp_path: Path) -> None:
        path = tmp_path / "large.csv"
        path.write_text(";".join(f"c{n}" for n in range(1000)) + "\n" + "x;" * 999 + "x")
        assert code_of(path) == "TOO_MANY_COLUMNS"

    def test_the_extension_does_not_matter(self, tmp_path: Path) -> None:
        path = tmp_path / "membres.xlsx"
        path.write_text("Nom;Prénom\nGoff;Zoé", encoding="utf-8")
        assert members_of(preview_file(path)) == [Person("Goff", "Zoé")]

    def test_two_encodings_in_one_file(self, tmp_path: Path) -> None:
        path = tmp_path / "membres.csv"
        path.write_bytes("Nom;Prénom\nGoff;Zoé\n".encode() + "Pérez;Gaëtan".encode("cp1252"))
        preview = preview_file(path)
        assert members_of(preview) == [Person("Goff", "Zoé"), Person("Pérez", "Gaëtan")]
        assert codes_of(preview) == [[], ["ENCODING_REPAIRED"]]
        assert [note.code for note in preview.notes] == ["ENCODING_MIXED"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"Goff;Zo\xe9\n" * 1_000_000, "FILE_TOO_LARGE"),
        (b"x" * 8_000_000, "LINE_TOO_LONG"),
        (b"Goff;Zo\xe9\n" * 800_000, "TOO_MANY_LINES"),
        (bytes(8_000_000), "FILE_BINARY"),
    ],
)
def test_ten_megabytes_get_their_answer_within_seconds(
    tmp_path: Path, content: bytes, code: str
) -> None:
    path = tmp_path / "enorme.csv"
    path.write_bytes(content)
    begun = time.process_time()
    assert code_of(path) == code
    assert time.process_time() - begun < 30  # about one on a quiet machine


def test_two_figures_of_a_year_are_past_for_a_member_since_and_may_be_ahead_for_dues() -> None:
    read = preview_text(
        "Nom;Prénom;Membre depuis;Majorité vérifiée le;Cotisation jusqu’au\n"
        "Dupré;Agathe;15/03/98;01/09/99;31/08/90\n"
    )
    (row,) = (row for row in read.rows if row.member is not None)
    assert (row.since, row.of_age) == (date(1998, 3, 15), date(1999, 9, 1))
    assert row.dues_until == date(2090, 8, 31)
