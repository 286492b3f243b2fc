"""Passwords: in the keyring, asked for, or in a file that is the user's alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import keyring
import keyring.backend
import keyring.backends.fail
import keyring.errors
import pytest

from td_app.publishing.secrets import AskedSecrets, FileSecrets, KeyringSecrets, has_keyring
from td_app.publishing.transports.transport import Secret, TransportTrouble

POSIX = pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")


class KeyringInMemory(keyring.backend.KeyringBackend):
    """A keyring as a desktop has one; ``closed`` as when nobody unlocked it."""

    priority = 5  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}
        self.closed = False

    def get_password(self, service: str, username: str) -> str | None:
        self._opened()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._opened()
        self.kept[service, username] = password

    def _opened(self) -> None:
        if self.closed:
            raise keyring.errors.KeyringLocked("roi de pique")


@pytest.fixture
def system() -> Iterator[KeyringInMemory]:
    before = keyring.get_keyring()
    ours = KeyringInMemory()
    keyring.set_keyring(ours)
    yield ours
    keyring.set_keyring(before)


class TestKeyring:
    def test_a_password_is_kept_and_found(self, system: KeyringInMemory) -> None:
        secrets = KeyringSecrets()
        assert secrets.secret("site") is None
        secrets.keep("site", Secret("roi de pique"))
        assert system.kept == {("td-app", "site"): "roi de pique"}
        assert secrets.secret("site") == Secret("roi de pique")

    def test_one_that_nobody_unlocked_is_told_without_the_password(
        self, system: KeyringInMemory
    ) -> None:
        system.closed = True
        secrets = KeyringSecrets()
        acts = (
            lambda: secrets.secret("site"),
            lambda: secrets.keep("site", Secret("roi de pique")),
        )
        for act in acts:
            with pytest.raises(TransportTrouble) as closed:
                act()
            assert closed.value.code == "KEYRING_CLOSED"
            assert closed.value.__suppress_context__
            assert "roi" not in repr(closed.value)

    def test_a_machine_without_one_is_known(self, system: KeyringInMemory) -> None:
        assert has_keyring()
        keyring.set_keyring(keyring.backends.fail.Keyring())
        assert not has_keyring()


class TestAsked:
    def test_it_is_asked_once_a_start(self) -> None:
        asked = []

        def ask(name: str) -> str:
            asked.append(name)
            return "roi de pique"

        secrets = AskedSecrets(ask)
        assert secrets.secret("site") == secrets.secret("site") == Secret("roi de pique")
        assert asked == ["site"]
        assert "roi" not in repr(secrets)

    def test_who_does_not_answer_is_asked_again(self) -> None:
        answers = iter([None, "", "roi"])
        secrets = AskedSecrets(lambda _: next(answers))
        assert [secrets.secret("site") for _ in range(3)] == [None, None, Secret("roi")]


class TestFile:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        file = tmp_path / "secrets"
        file.write_text("# les nôtres\nblog = roi = dame\nsite=as\n", encoding="utf-8")
        file.chmod(0o600)
        return file

    def test_each_line_is_the_password_of_an_account(self, file: Path) -> None:
        secrets = FileSecrets(file)
        assert secrets.secret("blog") == Secret("roi = dame")
        assert secrets.secret("site") == Secret("as")
        assert secrets.secret("autre") is None

    @POSIX
    @pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o602, 0o644, 0o660, 0o610])
    def test_one_that_others_may_read_or_change_is_refused(self, file: Path, mode: int) -> None:
        file.chmod(mode)
        with pytest.raises(TransportTrouble) as refused:
            FileSecrets(file).secret("site")
        assert (refused.value.code, refused.value.lasting) == ("SECRETS_SHARED", True)

    @POSIX
    def test_one_of_somebody_else_is_refused(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
        with pytest.raises(TransportTrouble, match="SECRETS_SHARED"):
            FileSecrets(file).secret("site")

    @POSIX
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe", 0o600)
        with pytest.raises(TransportTrouble, match="SECRETS_SHARED"):
            FileSecrets(tmp_path / "pipe").secret("site")

    def test_one_that_is_not_there_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(TransportTrouble, match="SECRETS_MISSING"):
            FileSecrets(tmp_path / "secrets").secret("site")
