"""Places to publish to, for the tests: real servers on the loopback, and what stands on them."""

from __future__ import annotations

import getpass
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Protocol

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from cut_network import CutNetwork

from td_app.publishing.transports import transport_of
from td_app.publishing.transports.accounts import (
    Account,
    FolderAccount,
    FtpsAccount,
    SftpAccount,
    WebdavAccount,
    knowing,
)
from td_app.publishing.transports.transport import (
    NO_SECRET,
    Piece,
    Secret,
    Transport,
    UnknownHost,
)

SITE = "https://club.example/resultats"
SERVED = Path(__file__).parent / "publishing_programs"
#: Where a network before a server listens: the loopback too, apart from the server itself.
NETWORK = "127.0.0.2"
PASSWORD = "roi de pique = 12"


class Place(Protocol):
    """Somewhere that pages are sent to: what the club knows of it, and what really stands there."""

    account: Account
    secret: Secret

    def piece(self, name: str, text: str) -> Piece:
        """Return a page as it is due there."""
        ...

    def held(self) -> Mapping[str, str]:
        """Return the text of everything that stands there, by name."""
        ...

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else put something there."""
        ...


class ServedPlace(Place, Protocol):
    """One behind a network that can be cut."""

    network: CutNetwork

    def change_host(self) -> None:
        """Give the server another key or certificate, as when it was exchanged."""
        ...


def transport_to(place: Place, account: Account | None = None) -> Transport:
    """Return the transport to a place."""
    return transport_of(account or place.account, place.secret)


def accepted(place: Place) -> str:
    """Accept the server's fingerprint, as a director does once; return it."""
    try:
        transport_to(place).tried()
    except UnknownHost as unknown:
        place.account = knowing(place.account, unknown.fingerprint)
        return unknown.fingerprint
    raise AssertionError("nobody vouches for this server")


@dataclass
class FilesOf:
    """A folder that a server serves, with what is in it."""

    folder: Path
    account: Account
    secret: Secret = NO_SECRET

    def piece(self, name: str, text: str) -> Piece:
        """Return a page as it is due there."""
        return Piece.of(self.path_of(name), text.encode())

    @staticmethod
    def path_of(name: str) -> str:
        """Return where a page of that name stands, in folders."""
        return f"soirees/{name}/index.html"

    def held(self) -> dict[str, str]:
        """Return the text of every file there, by its path, those of ours by their names."""
        return {
            self.name_of(str(file.relative_to(self.folder))): file.read_text(encoding="utf-8")
            for file in sorted(self.folder.rglob("*"))
            if file.is_file()
        }

    @staticmethod
    def name_of(path: str) -> str:
        """Return the name of a page from its path; any other file has its path as its name."""
        return path.removeprefix("soirees/").removesuffix("/index.html")

    def folders(self) -> set[str]:
        """Return every folder there."""
        return {str(one.relative_to(self.folder)) for one in self.folder.rglob("*") if one.is_dir()}

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else put a file there."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@contextmanager
def a_folder(where: Path) -> Iterator[FilesOf]:
    """Yield a folder of this computer."""
    folder = where / "site"
    folder.mkdir()
    yield FilesOf(folder, FolderAccount(str(folder), SITE))


#: Who runs the servers where the tests are root: an ordinary user of Debian's, with a shell.
ORDINARY = "postgres"


def ordinary_user() -> str:
    """Return the name of the user as whom servers run."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return ORDINARY
    return getpass.getuser()


def given_to_them(*paths: Path) -> None:
    """Give files and folders to the ordinary user."""
    if os.geteuid() == 0:
        for path in paths:
            shutil.chown(path, ORDINARY)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class ServerProgram:
    """A server in a process of its own, that can be stopped and started."""

    def __init__(self, folder: Path, *command: str, ordinary: bool = False) -> None:
        self._folder = folder
        self._command = command
        self._user = ORDINARY if ordinary and os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, port: int) -> None:
        """Start it, and wait until it answers."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                cwd=self._folder,
                user=self._user,
                env={
                    "PATH": os.environ["PATH"],
                    "PYTHONPATH": os.pathsep.join(sys.path),
                    "HOME": str(self._folder),
                },
            )
        until = time.monotonic() + 60
        while time.monotonic() < until and self._process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
                return
            time.sleep(0.02)
        raise RuntimeError((self._folder / "log").read_text(encoding="utf-8", errors="replace"))

    def stop(self) -> None:
        """End it, as a power cut does."""
        if self._process:
            self._process.kill()
            self._process.wait()


@dataclass
class ServedFiles(FilesOf):
    """A folder that a real server serves, behind a network that can be cut."""

    network: CutNetwork = field(kw_only=True)
    #: Give the server another key or certificate, as one does that was exchanged.
    change_host: Callable[[], None] = field(kw_only=True)

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else of that server put a file there."""
        super().put_by_another(name, text)
        file = self.folder / name
        given_to_them(file)
        for folder in file.relative_to(self.folder).parents:
            given_to_them(self.folder / folder)


@contextmanager
def a_server_folder() -> Iterator[Path]:
    """Yield a folder that the ordinary user owns, with one ``site`` in it."""
    with tempfile.TemporaryDirectory(prefix="td-site-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        (folder / "site").mkdir()
        (folder / "log").touch()
        given_to_them(folder, folder / "site", folder / "log")
        yield folder


SSHD = """
ListenAddress 127.0.0.1
Port {port}
HostKey {folder}/host_key
AuthorizedKeysFile {folder}/key.pub
PidFile none
UsePAM no
StrictModes no
PasswordAuthentication no
KbdInteractiveAuthentication no
MaxStartups 100
Subsystem sftp internal-sftp
"""


def make_ssh_key(file: Path, passphrase: str = "") -> None:
    """Write a new key, and beside it its public half."""
    file.unlink(missing_ok=True)
    made = ("ssh-keygen", "-q", "-t", "ed25519", "-N", passphrase, "-f", str(file))
    subprocess.run(made, check=True, stdin=subprocess.DEVNULL)
    given_to_them(file, file.with_name(f"{file.name}.pub"))


@contextmanager
def an_sshd() -> Iterator[tuple[Path, CutNetwork, Callable[[], None]]]:
    """Yield the folder of a running server, the network before it, and what changes its key."""
    sshd = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin")
    if not sshd:
        pytest.fail("no sshd: apt-get install openssh-server")
    with a_server_folder() as folder:
        port = free_port()
        make_ssh_key(folder / "host_key")
        make_ssh_key(folder / "key", PASSWORD)
        config = folder / "sshd_config"
        config.write_text(SSHD.format(port=port, folder=folder), encoding="utf-8")
        server = ServerProgram(folder, sshd, "-D", "-e", "-f", str(config), ordinary=True)

        def change_host() -> None:
            server.stop()
            make_ssh_key(folder / "host_key")
            server.start(port)

        server.start(port)
        network = CutNetwork(port)
        try:
            yield folder, network, change_host
        finally:
            network.close()
            server.stop()


@contextmanager
def an_sftp_server(_where: Path) -> Iterator[ServedFiles]:
    """Yield what Debian's openssh-server serves over SFTP."""
    with an_sshd() as (folder, network, change_host):
        account = SftpAccount(
            "127.0.0.1",
            ordinary_user(),
            str(folder / "site"),
            network.port,
            str(folder / "key"),
            SITE,
        )
        yield ServedFiles(
            folder / "site",
            account,
            Secret(PASSWORD),
            network=network,
            change_host=change_host,
        )


def make_certificate(file: Path) -> None:
    """Write a new key with the certificate of 127.0.0.1, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "serveur du club")])
    now = datetime.now(tz=UTC)
    here = x509.SubjectAlternativeName(
        [x509.IPAddress(ip_address(one)) for one in ("127.0.0.1", NETWORK)]
    )
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    written = key.private_bytes(
        pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(written + signed.public_bytes(pem))
    given_to_them(file)


@contextmanager
def a_python_server(
    program: str,
    *given: str,
    beside: Sequence[int] = (),
    prepare: Callable[[Path], object] = lambda _: None,
) -> Iterator[tuple[Path, CutNetwork, Callable[[], None]]]:
    """Yield the folder of a running server of ours, the network before it, what changes its key."""
    with a_server_folder() as folder:
        port = free_port()
        make_certificate(folder / "certificate.pem")
        prepare(folder)
        command = (sys.executable, str(SERVED / program), str(port), str(folder), PASSWORD, *given)
        server = ServerProgram(folder, *command)

        def change_host() -> None:
            server.stop()
            make_certificate(folder / "certificate.pem")
            server.start(port)

        server.start(port)
        network = CutNetwork(port, NETWORK, beside)
        try:
            yield folder, network, change_host
        finally:
            network.close()
            server.stop()


def free_ports(count: int) -> range:
    """Return so many ports in a row that nobody listens on, nor is given by chance."""
    chance = random.SystemRandom()
    while True:
        first = chance.randrange(15_000, 32_000)
        ports = range(first, first + count)
        with ExitStack() as probes, suppress(OSError):
            for port in ports:
                probes.enter_context(socket.create_server((NETWORK, port)))
            return ports


@contextmanager
def an_ftps_server(_where: Path, *given: str) -> Iterator[ServedFiles]:
    """Yield what pyftpdlib serves over TLS; ``given``: ``never-over`` refuses to take a place."""
    # Files come and go by other ports of the server's: they pass the same network.
    ports = free_ports(12)
    program = ("ftps.py", str(ports[0]), str(ports[-1]), *given)
    with a_python_server(*program, beside=ports) as (folder, network, change_host):
        account = FtpsAccount(NETWORK, "club", "", network.port, SITE)
        yield ServedFiles(
            folder / "site",
            account,
            Secret(PASSWORD),
            network=network,
            change_host=change_host,
        )


@contextmanager
def a_webdav_server(_where: Path) -> Iterator[ServedFiles]:
    """Yield what wsgidav serves over TLS."""
    with a_python_server("webdav.py") as (folder, network, change_host):
        account = WebdavAccount(f"https://{NETWORK}:{network.port}/dav", "club", SITE)
        yield ServedFiles(
            folder / "site",
            account,
            Secret(PASSWORD),
            network=network,
            change_host=change_host,
        )
