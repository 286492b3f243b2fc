"""Revoked stays revoked when an earlier copy, which holds the phone, becomes the club's file."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest
from web_builders import by_code

from td_app.persistence.copies import copy_to, put_back
from td_app.persistence.engine import open_club_file
from td_app.ports.trouble import StorageTrouble
from td_app.program import revoked_phones
from td_app.program.revoked_phones import FILE, MOST, RevokedPhones
from td_app.web.devices import LASTS_S, book_of
from td_app.web.pairing import MOST_AT_A_TABLE, Pairing, WrongPin
from td_app.web.roles import Role

NOW = 1_800_000_000.0


class Post:
    """A computer with a club's file, and what it keeps outside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.club = folder / "club.db"
        self.copy = folder / "copies" / "copy.db"
        self.now = NOW
        self.troubles: list[StorageTrouble] = []

    @contextmanager
    def evening(self) -> Iterator[Pairing]:
        with open_club_file(self.club) as file:
            path = self.folder / "post" / FILE
            revoked = RevokedPhones(path, self.troubles.append, lambda: self.now)
            book = book_of(file.directory, 1, self.now, revoked=revoked)
            yield Pairing(lambda: self.now, book, lambda: self.now, post_key="post")

    def copied(self) -> None:
        self.copy.parent.mkdir(exist_ok=True)
        copy_to(self.club, self.copy)

    def go_back(self) -> None:
        put_back(self.copy, self.club, datetime(2026, 11, 28, 22))


@pytest.fixture
def post(tmp_path: Path) -> Post:
    return Post(tmp_path)


def _paired(pairing: Pairing, *names: str) -> list[str]:
    return [pairing.pair(pairing.offer(Role.FLOOR), name, "a")[0] for name in names]


class TestGoingBackToACopy:
    def test_a_revoked_phone_opens_nothing_the_others_go_on(self, post: Post) -> None:
        with post.evening() as pairing:
            gone, kept = _paired(pairing, "Eve", "Nadia")
        post.copied()
        with post.evening() as pairing:
            device = pairing.device(gone)
            assert device is not None
            pairing.revoke(device.post)
        post.go_back()
        with post.evening() as pairing:
            assert pairing.device(gone) is None
            assert pairing.device(kept) is not None
            assert [held.name for held in pairing.devices] == ["Nadia"]

    def test_after_everything_was_cut_off_neither_phones_nor_sheets_do(self, post: Post) -> None:
        with post.evening() as pairing:
            (floor,) = _paired(pairing, "Nadia")
            sheet = pairing.offer_table(4)
        post.copied()
        post.now += 60
        # Nothing of the copy is known to the one who cuts it off: another copy was gone back to.
        post.club.unlink()
        with post.evening() as pairing:
            pairing.revoke_all()
        post.go_back()
        post.now += 60
        with post.evening() as pairing:
            assert pairing.device(floor) is None
            with pytest.raises(WrongPin):
                by_code(pairing, sheet, "Eve")
            (again,) = _paired(pairing, "Nadia")
        with post.evening() as pairing:
            assert pairing.device(again) is not None

    def test_the_phone_that_a_ninth_replaced_opens_nothing(self, post: Post) -> None:
        with post.evening() as pairing:
            first, _ = by_code(pairing, pairing.offer_table(4), "Eve")
        post.copied()
        with post.evening() as pairing:
            for number in range(MOST_AT_A_TABLE):
                post.now += 60
                by_code(pairing, pairing.offer_table(4), f"Ana {number}")
        post.go_back()
        with post.evening() as pairing:
            assert pairing.device(first) is None

    def test_a_code_used_once_was_never_in_the_file(self, post: Post) -> None:
        with post.evening() as pairing:
            code = pairing.offer_code(Role.DIRECTOR)
            _paired(pairing, "Nadia")
            post.copied()
            by_code(pairing, code, "Alex")
        post.go_back()
        with post.evening() as pairing, pytest.raises(WrongPin):
            by_code(pairing, code, "Eve")


class TestWhatThePostKeeps:
    def test_hashes_alone_for_its_user_alone_as_long_as_they_would_be_good(
        self, post: Post
    ) -> None:
        with post.evening() as pairing:
            (token,) = _paired(pairing, "Eve")
            pairing.revoke(pairing.devices[0].post)
            path = post.folder / "post" / FILE
            assert token not in path.read_text() and "Eve" not in path.read_text()
            if os.name == "posix":
                assert stat.S_IMODE(path.stat().st_mode) == 0o600
                assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
            assert len(json.loads(path.read_text())["gone"]) == 1
            post.now += LASTS_S - 1
            (other,) = _paired(pairing, "Luc")
            post.now += 1
            pairing.revoke(pairing.devices[0].post)
            kept = json.loads(path.read_text())
            assert min(until for until, _ in kept["gone"].values()) > post.now
            assert other

    def test_tables_that_pair_all_evening_have_no_floor_forgotten(self, tmp_path: Path) -> None:
        revoked = RevokedPhones(tmp_path / FILE, lambda _: None, lambda: NOW)
        revoked.add({"floor": (NOW + 9, False)})
        revoked.add({f"table {n}": (NOW + 9, True) for n in range(MOST + 50)})
        again = RevokedPhones(tmp_path / FILE, lambda _: None, lambda: NOW)
        again.read()
        assert again.has("floor", NOW + 9) and again.has(f"table {MOST + 49}", NOW + 9)
        assert len(again.gone) == MOST

    def test_what_another_run_revoked_meanwhile_stays(self, tmp_path: Path) -> None:
        window = RevokedPhones(tmp_path / FILE, lambda _: None, lambda: NOW)
        serve = RevokedPhones(tmp_path / FILE, lambda _: None, lambda: NOW)
        window.add({"a": (NOW + 9, False)})
        serve.add({"b": (NOW + 9, False)})
        window.add({}, NOW + 5)
        serve.read()
        assert serve.has("a", NOW + 9) and serve.has("b", NOW + 9) and serve.has("c", NOW + 5)

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"gone": {"a": 3}, "all_until": 1}', "é"])
    def test_a_file_that_cannot_be_read_opens_nothing(self, post: Post, text: str) -> None:
        with post.evening() as pairing:
            (token,) = _paired(pairing, "Eve")
        (post.folder / "post").mkdir()
        (post.folder / "post" / FILE).write_text(text, encoding="latin-1")
        with post.evening() as pairing:
            assert pairing.device(token) is None
            post.now += 1
            (again,) = _paired(pairing, "Nadia")
            assert pairing.device(again) is not None

    def test_where_the_disk_refuses_it_is_told_and_revoked_here_all_the_same(
        self, post: Post
    ) -> None:
        (post.folder / "post").write_text("a file where the folder should be")
        with post.evening() as pairing:
            (token,) = _paired(pairing, "Eve")
            pairing.revoke(pairing.devices[0].post)
            assert pairing.device(token) is None
            assert [trouble.code for trouble in post.troubles] == ["FOLDER_FORBIDDEN"]

    def test_it_keeps_them_as_long_as_a_phone_stays_paired(self) -> None:
        assert revoked_phones.LASTS_S == LASTS_S
