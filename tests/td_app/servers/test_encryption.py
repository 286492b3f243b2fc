"""Off this computer nobody reads along: a real server with a certificate, and without one.

``hostaddr`` leads to the server on the loopback; ``host`` is the name that is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres_server import PostgresServer, self_signed
from pytestqt.qtbot import QtBot
from sqlalchemy import make_url

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_database
from td_app.ports.trouble import StorageTrouble

NAME = "club.example.org"


@pytest.fixture
def root(server: PostgresServer) -> Iterator[Path]:
    """The root of a server that has a certificate for NAME."""
    made = server.certify(NAME)
    server.stop("fast")
    server.start(ssl="on")
    yield made
    server.stop("fast")
    server.start()


def far(postgresql: str, name: str = NAME, **asked: str) -> str:
    """The database as another computer would ask for it."""
    query = {"hostaddr": "127.0.0.1", **asked}
    return make_url(postgresql).set(host=name, query=query).render_as_string(hide_password=False)


def refused(url: str) -> str:
    with pytest.raises(StorageTrouble) as told:
        open_database(url)
    return told.value.code


class TestServerWithCertificate:
    def test_every_conversation_is_encrypted_without_being_asked(
        self, qtbot: QtBot, root: Path, postgresql: str
    ) -> None:
        query = (
            "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)"
            " WHERE datname = current_database()"
        )
        with open_database(far(postgresql)) as file:
            club_of(file).directory.members()

            def encrypted() -> list[bool]:
                with file.engine.connect() as connection:
                    return list(connection.exec_driver_sql(query).scalars())

            # The listener begins its own.
            qtbot.waitUntil(lambda: len(encrypted()) >= 2)
            assert all(encrypted())

    def test_verify_full_holds_the_server_to_its_certificate(
        self, root: Path, postgresql: str, tmp_path: Path
    ) -> None:
        whole = {"sslmode": "verify-full", "sslrootcert": str(root)}
        with open_database(far(postgresql, **whole)) as file:
            assert file.store.tournaments() == []
        another = tmp_path / "another.crt"
        self_signed(NAME, another, tmp_path / "another.key")
        wrong = {"sslmode": "verify-full", "sslrootcert": str(another)}
        assert refused(far(postgresql, **wrong)) == "NO_ENCRYPTION"

    def test_verify_full_holds_it_to_its_name(self, root: Path, postgresql: str) -> None:
        whole = {"sslmode": "verify-full", "sslrootcert": str(root)}
        assert refused(far(postgresql, "other.example.org", **whole)) == "NO_ENCRYPTION"

    @pytest.mark.parametrize("mode", ["disable", "allow", "prefer"])
    def test_asking_for_less_is_refused_before_anything_is_sent(
        self, root: Path, postgresql: str, mode: str
    ) -> None:
        assert refused(far(postgresql, sslmode=mode)) == "TLS_REQUIRED"

    @pytest.mark.parametrize(("mode", "code"), [("", ""), ("sslmode=disable\n", "TLS_REQUIRED")])
    def test_so_it_is_where_a_service_file_names_the_server(
        self,
        root: Path,
        postgresql: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        mode: str,
        code: str,
    ) -> None:
        url = make_url(postgresql)
        service = tmp_path / "services"
        service.write_text(
            f"[club]\nhost={NAME}\nhostaddr=127.0.0.1\nport={url.port}\ndbname={url.database}\n"
            f"user={url.username}\npassword={url.password}\n{mode}"
        )
        monkeypatch.setenv("PGSERVICEFILE", str(service))
        asked = "postgresql:///?service=club"
        if code:
            assert refused(asked) == code
            return
        with open_database(asked) as file, file.engine.connect() as connection:
            query = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
            assert connection.exec_driver_sql(query).scalar() is True


def test_a_server_without_a_certificate_is_refused_off_this_computer(postgresql: str) -> None:
    assert refused(far(postgresql)) == "NO_ENCRYPTION"


def test_a_name_that_leads_elsewhere_is_not_this_computer(postgresql: str) -> None:
    url = make_url(postgresql).set(host="localhost", query={"hostaddr": "192.0.2.7"})
    asked = url.update_query_dict({"sslmode": "disable"}).render_as_string(hide_password=False)
    assert refused(asked) == "TLS_REQUIRED"
