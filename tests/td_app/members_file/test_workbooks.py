"""Workbooks as spreadsheets and club programs write them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from rules_ropta.ruling import Refused
from td_app.members_file.preview import preview_file
from td_app.members_file.previewed import RowStatus
from td_app.tournament.state.person import Person

ODS = (
    '<?xml version="1.0"?><office:document-content'
    ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
    ' xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
    ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0">'
    '<office:automatic-styles><style:style style:name="gone">'
    '<style:table-properties table:display="false"/></style:style></office:automatic-styles>'
    "<office:body><office:spreadsheet>{}</office:spreadsheet></office:body>"
    "</office:document-content>"
)


def an_xlsx(folder: Path, fill: Callable[[Worksheet], None]) -> Path:
    book = Workbook()
    sheet = book.active
    assert isinstance(sheet, Worksheet)
    fill(sheet)
    path = folder / "membres.xlsx"
    book.save(path)
    return path


def an_ods(folder: Path, tables: str, manifest: str = "") -> Path:
    path = folder / "membres.ods"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", f"<m>{manifest}</m>")
        archive.writestr("content.xml", ODS.format(tables))
    return path


def a_table(*rows: str, name: str = "Feuille1", style: str = "") -> str:
    written = "".join(f"<table:table-row>{row}</table:table-row>" for row in rows)
    return f'<table:table table:name="{name}" table:style-name="{style}">{written}</table:table>'


def a_cell(text: str, repeated: int = 1) -> str:
    paragraph = f"<text:p>{text}</text:p>" if text else ""
    return (
        f'<table:table-cell table:number-columns-repeated="{repeated}">{paragraph}'
        "</table:table-cell>"
    )


def code_of(path: Path, sheet: str | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        preview_file(path, sheet=sheet)
    return refusal.value.code


class TestXlsx:
    def test_numbers_and_dates_show_as_a_person_would_write_them(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.append(["Nom", "Prénom", "Licence", "Téléphone", "Né le"])
            sheet.append(["Goff", "Zoé", 95319.0, 612345678, date(1990, 5, 17)])

        row = preview_file(an_xlsx(tmp_path, fill)).rows[0]
        assert row.member == Person("Goff", "Zoé", licence="95319", phone="0612345678")
        assert row.cells[4] == "1990-05-17"

    def test_a_formula_without_a_result_is_text_and_doubtful(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.append(["Nom", "Prénom"])
            sheet.append(['=HYPERLINK("http://example.org","Goff")', "Zoé"])
            sheet.append(["Roux", "Léa"])

        preview = preview_file(an_xlsx(tmp_path, fill))
        first = preview.rows[0]
        assert first.status is RowStatus.DOUBTFUL
        assert first.member is not None
        assert first.member.last_name.startswith("=HYPERLINK")
        assert preview.rows[1].status is RowStatus.VALID

    def test_a_club_merged_downwards_is_the_club_of_each(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.append(["Open du club"])
            sheet.merge_cells("A1:C1")
            sheet.append(["Nom", "Prénom", "Club"])
            sheet.append(["Goff", "Zoé", "As"])
            sheet.append(["Roux", "Léa"])
            sheet.append(["Petit", "Ana", "Full"])
            sheet.merge_cells("C3:C4")

        preview = preview_file(an_xlsx(tmp_path, fill))
        clubs = [row.member.club for row in preview.rows if row.member]
        assert clubs == ["As", "As", "Full"]
        assert [line.reason.code for line in preview.skipped] == ["TITLE"]

    def test_a_line_hidden_by_a_filter_is_doubtful(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.append(["Nom", "Prénom"])
            sheet.append(["Goff", "Zoé"])
            sheet.append(["Roux", "Léa"])
            sheet.row_dimensions[3].hidden = True

        rows = preview_file(an_xlsx(tmp_path, fill)).rows
        assert rows[0].status is RowStatus.VALID
        assert [reason.code for reason in rows[1].reasons] == ["LINE_HIDDEN"]

    def test_the_sheet_with_names_is_read_and_the_hidden_one_is_not(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.title = "Structure"
            sheet.append(["Niveau", "Blindes"])
            sheet.append([1, "25/50"])
            assert sheet.parent is not None
            members = sheet.parent.create_sheet("Membres")
            members.append(["Nom", "Prénom"])
            members.append(["Goff", "Zoé"])
            former = sheet.parent.create_sheet("Anciens")
            former.append(["Nom", "Prénom"])
            former.append(["Roux", "Léa"])
            former.sheet_state = "hidden"

        path = an_xlsx(tmp_path, fill)
        preview = preview_file(path)
        assert preview.sheet == "Membres"
        assert [(note.code, note.params) for note in preview.notes] == [
            ("OTHER_SHEETS", {"sheets": ("Structure",)})
        ]
        former = preview_file(path, sheet="Anciens")
        assert [row.member for row in former.rows] == [Person("Roux", "Léa")]
        assert code_of(path, sheet="Nulle part") == "SHEET_NOT_FOUND"

    def test_one_cell_in_the_last_corner_is_refused_at_once(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.append(["Nom", "Prénom"])
            sheet["XFD1048576"] = "x"

        assert code_of(an_xlsx(tmp_path, fill)) == "TOO_MANY_COLUMNS"

    def test_a_list_ten_thousand_lines_down_is_refused(self, tmp_path: Path) -> None:
        def fill(sheet: Worksheet) -> None:
            sheet.append(["Nom", "Prénom"])
            sheet["B1048576"] = "x"
            sheet["CV1"] = "x"

        assert code_of(an_xlsx(tmp_path, fill)) == "TOO_MANY_LINES"

    def test_a_thousand_columns_are_refused(self, tmp_path: Path) -> None:
        path = an_xlsx(tmp_path, lambda sheet: sheet.append([f"c{n}" for n in range(1000)]))
        assert code_of(path) == "TOO_MANY_COLUMNS"

    def test_an_empty_workbook_is_empty(self, tmp_path: Path) -> None:
        assert code_of(an_xlsx(tmp_path, lambda sheet: None)) == "FILE_EMPTY"


class TestOds:
    def test_repeated_cells_and_spaces_are_written_out(self, tmp_path: Path) -> None:
        path = an_ods(
            tmp_path,
            a_table(
                a_cell("Nom") + a_cell("Prénom") + a_cell("Club"),
                a_cell("Le<text:s/>Goff") + a_cell("Zoé", 2) + a_cell("", 16_000),
                a_cell("", 16_384),
            ),
        )
        assert preview_file(path).rows[0].member == Person("Le Goff", "Zoé", club="Zoé")

    def test_the_million_blank_lines_at_the_end_cost_nothing(self, tmp_path: Path) -> None:
        blank = '<table:table-row table:number-rows-repeated="1048000">{}</table:table-row>'
        table = a_table(a_cell("Nom"), a_cell("Zoé Goff")).replace(
            "</table:table>", blank.format(a_cell("", 16_384)) + "</table:table>"
        )
        assert len(preview_file(an_ods(tmp_path, table)).rows) == 1

    def test_a_hidden_table_is_left_alone(self, tmp_path: Path) -> None:
        path = an_ods(
            tmp_path,
            a_table(a_cell("Nom"), a_cell("Roux Léa"), name="Anciens", style="gone")
            + a_table(a_cell("Nom"), a_cell("Goff Zoé"), name="Membres"),
        )
        preview = preview_file(path)
        assert (preview.sheet, preview.notes) == ("Membres", ())

    def test_a_password_is_named(self, tmp_path: Path) -> None:
        path = an_ods(tmp_path, a_table(a_cell("Nom")), manifest="<encryption-data/>")
        assert code_of(path) == "SHEET_PROTECTED"

    def test_a_text_repeated_a_million_times_is_refused(self, tmp_path: Path) -> None:
        path = an_ods(tmp_path, a_table(a_cell("Nom", 1_000_000)))
        assert code_of(path) == "TOO_MANY_COLUMNS"

    def test_entities_that_swell_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "bombe.ods"
        entities = '<!ENTITY a0 "lol">' + "".join(
            f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10)
        )
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("META-INF/manifest.xml", "<m/>")
            archive.writestr("content.xml", f"<!DOCTYPE x [{entities}]><x>&a9;</x>")
        assert code_of(path) == "FILE_UNREADABLE"


class TestBroken:
    def test_an_archive_of_something_else_is_unreadable(self, tmp_path: Path) -> None:
        path = tmp_path / "lettre.xlsx"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("word/document.xml", "<w/>")
        assert code_of(path) == "FILE_UNREADABLE"

    @pytest.mark.parametrize("kept", [10, 500, 3000])
    def test_a_workbook_cut_short_is_unreadable(self, tmp_path: Path, kept: int) -> None:
        whole = io.BytesIO()
        Workbook().save(whole)
        path = tmp_path / "coupe.xlsx"
        path.write_bytes(whole.getvalue()[:kept])
        assert code_of(path) == "FILE_UNREADABLE"

    def test_an_encrypted_workbook_asks_for_a_copy_without_password(self, tmp_path: Path) -> None:
        path = tmp_path / "secret.xlsx"
        name = "EncryptedPackage".encode("utf-16-le")
        path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600) + name + bytes(600))
        assert code_of(path) == "SHEET_PROTECTED"

    def test_a_broken_old_workbook_is_unreadable(self, tmp_path: Path) -> None:
        path = tmp_path / "vieux.xls"
        path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x01" * 2000)
        assert code_of(path) == "FILE_UNREADABLE"
