"""Files are written whole, or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from td_app.ports.trouble import StorageTrouble
from td_app.program import atomic_files
from td_app.program.atomic_files import read_file, write_file


class TestWritingAFile:
    def test_it_replaces_what_was_there(self, tmp_path: Path) -> None:
        target = tmp_path / "classement.csv"
        target.write_text("avant")
        write_file(target, b"apres")
        assert target.read_bytes() == b"apres"
        assert stat.S_IMODE(target.stat().st_mode) & stat.S_IRGRP
        assert [p.name for p in tmp_path.iterdir()] == ["classement.csv"]

    def test_a_full_disk_leaves_the_old_file_whole(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        target = tmp_path / "classement.csv"
        target.write_text("avant")

        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(atomic_files.os, "fsync", full)
        with pytest.raises(StorageTrouble) as trouble:
            write_file(target, b"apres")
        assert trouble.value.code == "DISK_FULL"
        assert target.read_text() == "avant"
        assert [p.name for p in tmp_path.iterdir()] == ["classement.csv"]

    def test_where_a_file_stands_in_the_way_of_a_folder(self, tmp_path: Path) -> None:
        (tmp_path / "soirée").write_text("un fichier")
        with pytest.raises(StorageTrouble) as trouble:
            write_file(tmp_path / "soirée" / "classement.csv", b"x")
        assert trouble.value.code == "FOLDER_FORBIDDEN"
        assert trouble.value.params["path"] == str(tmp_path / "soirée")

    def test_a_folder_without_rights_is_said(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def forbidden(**_: object) -> tuple[int, str]:
            raise PermissionError(errno.EACCES, "Permission denied")

        # The tests may run as an administrator, whom no folder refuses.
        monkeypatch.setattr(atomic_files.tempfile, "mkstemp", forbidden)
        with pytest.raises(StorageTrouble) as trouble:
            write_file(tmp_path / "classement.csv", b"x")
        assert trouble.value.code == "FOLDER_FORBIDDEN"
        assert list(tmp_path.iterdir()) == []

    def test_a_folder_is_not_written_over(self, tmp_path: Path) -> None:
        (tmp_path / "classement.csv").mkdir()
        with pytest.raises(StorageTrouble):
            write_file(tmp_path / "classement.csv", b"x")
        assert (tmp_path / "classement.csv").is_dir()
        assert [p.name for p in tmp_path.iterdir()] == ["classement.csv"]

    def test_a_file_open_elsewhere_stays_as_it_was(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        target = tmp_path / "classement.pdf"
        target.write_text("avant")

        def held(_: Path, __: Path) -> Path:
            raise PermissionError(errno.EACCES, "The process cannot access the file")

        # As Windows answers while a reader of PDF shows the file.
        monkeypatch.setattr(atomic_files.Path, "replace", held)
        with pytest.raises(StorageTrouble) as trouble:
            write_file(target, b"apres")
        assert (trouble.value.code, trouble.value.params["file"]) == (
            "FILE_IN_USE",
            "classement.pdf",
        )
        assert target.read_text() == "avant"
        assert [p.name for p in tmp_path.iterdir()] == ["classement.pdf"]


class TestReadingAFile:
    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files there")
    def test_neither_a_pipe_nor_a_folder_is_read(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "tirage.json")
        for name, code in (("tirage.json", "NOT_A_PLAIN_FILE"), (".", "FOLDER_GIVEN")):
            with pytest.raises(StorageTrouble) as trouble:
                read_file(tmp_path / name, 100)
            assert trouble.value.code == code

    def test_nor_what_is_far_too_long(self, tmp_path: Path) -> None:
        (tmp_path / "reglement.pdf").write_bytes(b"x" * 101)
        with pytest.raises(StorageTrouble) as trouble:
            read_file(tmp_path / "reglement.pdf", 100)
        assert trouble.value.code == "FILE_TOO_LONG"
