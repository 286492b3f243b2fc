"""Which folders are on another computer; what this post is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from td_app.persistence import places
from td_app.persistence.places import file_system_of, is_network_folder, is_unc
from td_app.ports.trouble import StorageTrouble

MOUNTS = r"""sysfs /sys sysfs rw 0 0
/dev/sda2 / ext4 rw,relatime 0 0
/dev/sda3 /home ext4 rw 0 0
nas:/volume1 /mnt/nas nfs4 rw 0 0
//serveur/club /mnt/club\040house cifs rw 0 0
zoe@hote:/ /home/zoe/distant fuse.sshfs rw 0 0
/dev/sdb1 /media/zoe/CLE\0401 vfat rw 0 0
systemd-1 /mnt/auto autofs rw 0 0
nas:/auto /mnt/auto nfs rw 0 0
gvfsd-fuse /run/user/1000/gvfs fuse.gvfsd-fuse rw 0 0
/dev/sdc1 /mnt/nas/local ext4 rw 0 0
une ligne
"""


@pytest.mark.parametrize(
    ("path", "network"),
    [
        ("/home/zoe/td/club.db", False),
        ("/mnt/nas/club.db", True),
        ("/mnt/nas/local/club.db", False),
        ("/mnt/nasal/club.db", False),
        ("/mnt/club house/2026/club.db", True),
        ("/home/zoe/distant/club.db", True),
        ("/media/zoe/CLE 1/club.db", False),
        ("/mnt/auto/club.db", True),
        ("/run/user/1000/gvfs/smb-share:server=nas/club.db", True),
    ],
)
def test_the_deepest_mount_decides(
    path: str, network: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS)
    monkeypatch.setattr(places, "MOUNTS", mounts)
    monkeypatch.setattr(places.sys, "platform", "linux")
    assert is_network_folder(Path(path)) is network


def test_no_list_of_mounts_refuses_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MOUNTS", tmp_path / "absent")
    assert not is_network_folder(tmp_path / "club.db")


def test_nothing_mounted_is_no_kind() -> None:
    assert file_system_of("/home/zoe", "") == ""


@pytest.mark.parametrize(
    ("path", "share"),
    [
        (r"\\nas\club\td.db", True),
        ("//nas/club/td.db", True),
        (r"\\?\UNC\nas\club\td.db", True),
        (r"\\?\C:\club\td.db", False),
        (r"\\.\C:\club\td.db", False),
        (r"C:\club\td.db", False),
        (r"club\td.db", False),
    ],
)
def test_windows_shares_begin_with_two_bars(path: str, share: bool) -> None:
    assert is_unc(path) is share


class TestPostName:
    @pytest.fixture(autouse=True)
    def own_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(places, "data_folder", lambda: tmp_path / "data")

    def test_a_computer_is_never_called_by_its_owners_name(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("platform.node", lambda: "pc-de-zebulon")
        mine = places.post_name()
        assert mine.startswith("PC ") and "zebulon" not in mine and mine == places.post_name()
        monkeypatch.setattr("platform.node", lambda: "accueil")
        assert places.post_name() != mine

    def test_it_may_be_given_one_and_lose_it_again(self) -> None:
        places.name_post(" Accueil ")
        assert places.post_name() == "Accueil"
        places.name_post("")
        assert places.post_name().startswith("PC ")

    def test_a_folder_that_takes_nothing_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "data").write_text("")
        with pytest.raises(StorageTrouble, match="FOLDER_FORBIDDEN"):
            places.name_post("Accueil")
