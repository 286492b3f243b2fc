"""The rules the club keeps at hand: the federation's file, the address to read them."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import MemoryDirectory, a_club, a_setup

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.rules_shelf import ADDRESS, KEPT_AS, RulesShelf


@pytest.fixture
def shelf(tmp_path: Path) -> RulesShelf:
    return RulesShelf(MemoryDirectory(), tmp_path / "club")


@pytest.fixture
def published(tmp_path: Path) -> Path:
    path = tmp_path / "ROPTA 2025-02.pdf"
    path.write_bytes(b"%PDF-1.4 a rulebook")
    return path


class TestTheFileOfTheFederation:
    def test_at_first_there_is_none(self, shelf: RulesShelf) -> None:
        assert shelf.file() is None
        assert shelf.attached() == ""

    def test_a_copy_is_kept_beside_the_club(self, shelf: RulesShelf, published: Path) -> None:
        kept = shelf.attach(published)
        published.unlink()
        assert shelf.file() == kept == shelf.folder / KEPT_AS
        assert kept.read_bytes().endswith(b"a rulebook")
        assert shelf.attached() == "ROPTA 2025-02.pdf"

    def test_a_copy_that_has_gone_is_known_to_have_been_there(
        self, shelf: RulesShelf, published: Path
    ) -> None:
        shelf.attach(published).unlink()
        assert shelf.file() is None
        assert shelf.attached() == "ROPTA 2025-02.pdf"

    def test_what_is_no_pdf_changes_nothing(
        self, shelf: RulesShelf, published: Path, tmp_path: Path
    ) -> None:
        shelf.attach(published)
        other = tmp_path / "liste.pdf"
        other.write_text("pas un PDF")
        with pytest.raises(StorageTrouble) as trouble:
            shelf.attach(other)
        assert trouble.value.code == "NOT_A_PDF"
        assert shelf.attached() == "ROPTA 2025-02.pdf"

    def test_a_file_that_is_not_there(self, shelf: RulesShelf, tmp_path: Path) -> None:
        with pytest.raises(StorageTrouble) as trouble:
            shelf.attach(tmp_path / "perdu.pdf")
        assert trouble.value.code == "FILE_MISSING"

    def test_a_folder_is_no_file(self, shelf: RulesShelf, tmp_path: Path) -> None:
        with pytest.raises(StorageTrouble) as trouble:
            shelf.attach(tmp_path)
        assert trouble.value.code == "FILE_FORBIDDEN"

    def test_a_club_opened_for_looking_keeps_nothing(self, tmp_path: Path, published: Path) -> None:
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            RulesShelf(MemoryDirectory(), tmp_path, read_only=True).attach(published)

    def test_a_club_without_a_folder_keeps_nothing(self, published: Path) -> None:
        with pytest.raises(Refused, match="RULES_NOWHERE"):
            RulesShelf(MemoryDirectory()).attach(published)


class TestTheAddress:
    def test_a_session_finds_the_one_its_club_gave_last(self) -> None:
        club = a_club()
        session = club.create(a_setup())
        assert session.shelf is not None
        assert session.shelf.address() == ""
        club.directory.set_setting(ADDRESS, "https://club.example")
        assert session.shelf.address() == "https://club.example"

    def test_a_file_that_cannot_be_read_gives_none(self) -> None:
        class Lost(MemoryDirectory):
            def setting(self, name: str, default: str = "") -> str:
                raise StorageTrouble("FILE_LOST")

        assert RulesShelf(Lost()).address() == ""
