"""Publishing into a folder of this computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from publishing_cuts import Ledger
from publishing_servers import FilesOf, a_folder, transport_to

from td_app.publishing.transports.accounts import FolderAccount
from td_app.publishing.transports.files import PARTS
from td_app.publishing.transports.transport import TransportTrouble


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[FilesOf]:
    with a_folder(tmp_path) as folder:
        yield folder


def test_folders_made_for_a_page_go_with_the_last_one_in_them(folder: FilesOf) -> None:
    ledger = Ledger()
    eleven = folder.piece("11", "onze")
    twelve = folder.piece("12", "douze")
    ledger.delivered(transport_to(folder), [eleven])
    ledger.delivered(transport_to(folder), [eleven, twelve])
    ledger.delivered(transport_to(folder), [twelve])
    assert folder.folders() == {"soirees", "soirees/12"}
    ledger.delivered(transport_to(folder), [])
    assert folder.folders() == set()


def test_a_folder_that_was_there_before_stays_even_empty(folder: FilesOf) -> None:
    (folder.folder / "soirees").mkdir()
    ledger = Ledger()
    ledger.delivered(transport_to(folder), [folder.piece("12", "douze")])
    ledger.delivered(transport_to(folder), [])
    assert folder.folders() == {"soirees"}


def test_a_folder_in_which_somebody_put_a_file_stays(folder: FilesOf) -> None:
    ledger = Ledger()
    ledger.delivered(transport_to(folder), [folder.piece("12", "douze")])
    folder.put_by_another("soirees/12/photo.txt", "photo")
    ledger.delivered(transport_to(folder), [])
    assert folder.held() == {"12/photo.txt": "photo"}


def test_what_a_killed_run_left_is_cleared(folder: FilesOf) -> None:
    folder.put_by_another(f"{PARTS}/3", "<p>moi")
    page = folder.piece("12", "douze")
    Ledger().delivered(transport_to(folder), [page])
    assert folder.held() == {"12": "douze"}
    assert folder.folders() == {"soirees", "soirees/12"}


def test_a_disk_that_is_not_plugged_in_is_waited_for(tmp_path: Path) -> None:
    place = FilesOf(tmp_path / "stick", FolderAccount(str(tmp_path / "stick")))
    with pytest.raises(TransportTrouble) as trouble:
        transport_to(place).tried()
    assert (trouble.value.code, trouble.value.lasting) == ("FOLDER_MISSING", False)
    assert not place.folder.exists()


def test_a_file_where_a_folder_is_due_is_left_alone(folder: FilesOf) -> None:
    folder.put_by_another("soirees", "une liste")
    with pytest.raises(TransportTrouble) as refused:
        Ledger().delivered(transport_to(folder), [folder.piece("12", "douze")])
    assert refused.value.code == "PATH_TAKEN"
    assert folder.held() == {"soirees": "une liste"}


def test_a_folder_where_a_page_is_due_is_left_alone(folder: FilesOf) -> None:
    (folder.folder / "soirees" / "12" / "index.html").mkdir(parents=True)
    with pytest.raises(TransportTrouble) as refused:
        Ledger().delivered(transport_to(folder), [folder.piece("12", "douze")])
    assert refused.value.code == "PATH_TAKEN"
