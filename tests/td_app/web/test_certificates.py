"""An authority of the club's own: what it may speak for, for how long, and who reads its key."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import shutil
import socket
import ssl
import stat
import subprocess
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID
from web_builders import a_browser, a_site

from td_app.cli import serve
from td_app.ports.trouble import StorageTrouble
from td_app.web import certificates
from td_app.web.certificates import OwnCertificate, own_certificate
from td_app.web.networks import Network
from td_app.web.running import server_of

NOW = datetime.now(UTC)
WIFI = Network("wlan0", "192.168.7.20", True)
WIRED = Network("eth0", "10.4.0.7", True)
PUBLIC = Network("eth1", "203.0.113.9", False)
OUT_OF_THE_CLUB = (
    *("example.org", "www.example.org", "local.example.org", "mylocal", "localhost", "bureau"),
    *("8.8.8.8", "203.0.113.9", "172.32.0.1", "100.64.0.1", "127.0.0.2", "2001:4860:4860::8888"),
    *("fe80::1", "fc00::1", "::ffff:192.168.7.20"),
)
IN_THE_CLUB = (
    *("bureau.local", "a.b.local", "192.168.7.20", "10.255.255.255", "172.31.0.1"),
    *("169.254.9.9", "127.0.0.1", "fd00::7", "::1"),
)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Network]]:
    there = [WIFI, PUBLIC]
    monkeypatch.setattr(certificates, "networks", lambda: tuple(there))
    monkeypatch.setattr(socket, "gethostname", lambda: "Bureau")
    yield there


@pytest.fixture
def made(tmp_path: Path) -> OwnCertificate:
    return own_certificate(tmp_path / "own")


def read(file: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    text = file.read_bytes()
    key = serialization.load_pem_private_key(text, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return x509.load_pem_x509_certificate(text), key


def general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def signed_for(
    made: OwnCertificate, names: Iterable[str], folder: Path, *, through: bool = False
) -> Path:
    """What a thief of the authority's key makes: a server of these names.

    ``through``: by an authority of their own, signed by the club's, without its constraints.
    """
    authority, key = read(made.file.parent / "authority.pem")
    chain = b""
    if through:
        thief = ec.generate_private_key(ec.SECP256R1())
        between = certificates._name("thief")
        authority_of_theirs = (
            certificates._begun(between, authority.subject, thief, key)
            .not_valid_before(NOW - timedelta(days=1))
            .not_valid_after(NOW + timedelta(days=9))
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .add_extension(certificates._usage(signs_certificates=True), critical=True)
            .sign(key, hashes.SHA256())
        )
        chain = authority_of_theirs.public_bytes(serialization.Encoding.PEM)
        authority = authority_of_theirs
        key = thief
    file = folder / "theirs.pem"
    told = x509.SubjectAlternativeName([general(name) for name in names])
    certificates._make_certificate(file, authority, key, told, NOW)
    file.write_bytes(file.read_bytes() + chain)
    return file


def refusal(made: OwnCertificate, file: Path, name: str) -> str:
    """Why a TLS client that knows the authority refuses this server under a name; "" if not."""
    server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server.load_cert_chain(file)
    return refused_by(a_client(made), server, name)


def refused_by(client: ssl.SSLContext, server: ssl.SSLContext, name: str) -> str:
    """Why this client refuses this server under a name; "" where it does not."""
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = (
        client.wrap_bio(back, there, server_hostname=name),
        server.wrap_bio(there, back, server_side=True),
    )
    for _ in range(4):
        for end in ends:
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLError as fault:
                return str(fault)
    return ""


def a_client(made: OwnCertificate) -> ssl.SSLContext:
    """A client that trusts this authority alone, as strictly as the newest ones."""
    client = ssl.create_default_context(cadata=made.authority)
    client.verify_flags |= ssl.VERIFY_X509_STRICT
    return client


class TestWhatItMaySpeakFor:
    @pytest.mark.parametrize("name", ["192.168.7.20", "bureau.local", "127.0.0.1"])
    def test_a_client_that_knows_it_opens_this_computer(
        self, made: OwnCertificate, name: str
    ) -> None:
        assert refusal(made, made.file, name) == ""

    @pytest.mark.parametrize("name", ["192.168.7.21", "evil.local", "203.0.113.9", "example.org"])
    def test_it_is_no_other_computers(self, made: OwnCertificate, name: str) -> None:
        assert "mismatch" in refusal(made, made.file, name)

    @pytest.mark.parametrize("name", OUT_OF_THE_CLUB)
    def test_a_stolen_key_speaks_for_nobody_else(
        self, made: OwnCertificate, tmp_path: Path, name: str
    ) -> None:
        for names in ([name], ["192.168.7.20", name]):
            assert "permitted subtree" in refusal(made, signed_for(made, names, tmp_path), name)

    @pytest.mark.parametrize("name", IN_THE_CLUB)
    def test_what_is_in_the_club_it_may(
        self, made: OwnCertificate, tmp_path: Path, name: str
    ) -> None:
        assert refusal(made, signed_for(made, [name], tmp_path), name) == ""

    @pytest.mark.parametrize("name", ["example.org", "192.168.7.20"])
    def test_it_makes_no_other_authority(
        self, made: OwnCertificate, tmp_path: Path, name: str
    ) -> None:
        theirs = signed_for(made, [name], tmp_path, through=True)
        assert "path length" in refusal(made, theirs, name)

    def test_openssl_says_the_same(self, made: OwnCertificate, tmp_path: Path) -> None:
        openssl = shutil.which("openssl")
        assert openssl is not None
        root = tmp_path / "root.pem"
        root.write_text(ssl.DER_cert_to_PEM_cert(made.authority))

        def verify(file: Path) -> str:
            asked = [openssl, "verify", "-x509_strict", "-purpose", "sslserver"]
            asked += ["-CAfile", str(root), str(file)]
            done = subprocess.run(asked, capture_output=True, text=True)
            return done.stdout + done.stderr

        assert verify(made.file).endswith("today.pem: OK\n")
        for name in OUT_OF_THE_CLUB:
            assert "permitted subtree" in verify(signed_for(made, [name], tmp_path)), name

    def test_public_addresses_and_names_elsewhere_are_left_out(self, tmp_path: Path) -> None:
        added = ("club.lan", "poker.local", "example.org")
        certificate, _ = read(own_certificate(tmp_path / "own", added).file)
        held = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        assert {str(one.value) for one in held} == {
            *("192.168.7.20", "127.0.0.1", "bureau.local", "poker.local")
        }


class TestWhatTheyAre:
    def test_the_authority(self, made: OwnCertificate) -> None:
        authority, key = read(made.file.parent / "authority.pem")
        told = authority.extensions
        basic = told.get_extension_for_class(x509.BasicConstraints)
        assert basic.critical and basic.value == x509.BasicConstraints(ca=True, path_length=0)
        constraints = told.get_extension_for_class(x509.NameConstraints)
        assert constraints.critical and constraints.value.permitted_subtrees
        assert isinstance(key.curve, ec.SECP256R1)
        years = (authority.not_valid_after_utc - authority.not_valid_before_utc).days / 365.25
        assert 9.9 < years <= 10
        assert authority.public_bytes(serialization.Encoding.DER) == made.authority
        assert len(made.fingerprint.split(" ")) == 32

    def test_the_certificate(self, made: OwnCertificate) -> None:
        certificate, key = read(made.file)
        told = certificate.extensions
        assert not told.get_extension_for_class(x509.BasicConstraints).value.ca
        usage = told.get_extension_for_class(x509.ExtendedKeyUsage).value
        assert list(usage) == [ExtendedKeyUsageOID.SERVER_AUTH]
        assert isinstance(key.curve, ec.SECP256R1)
        assert certificate.not_valid_before_utc <= NOW - timedelta(hours=23)
        assert key.public_key() != read(made.file.parent / "authority.pem")[1].public_key()

    def test_none_lasts_398_days_at_any_hour_of_the_authoritys_life(self, tmp_path: Path) -> None:
        serials = set()
        for day in range(0, 3_600, 150):
            today = NOW + timedelta(days=day)
            certificate, _ = read(own_certificate(tmp_path / "own", now=today).file)
            lasts = certificate.not_valid_after_utc - certificate.not_valid_before_utc
            assert lasts + timedelta(seconds=1) <= timedelta(days=397)
            assert certificate.not_valid_after_utc - today >= timedelta(days=30)
            serials.add(certificate.serial_number)
        assert len(serials) >= 8 and min(serials) > 1 << 100


class TestMadeAgain:
    def test_nothing_is_made_twice_while_it_serves(self, tmp_path: Path) -> None:
        first = own_certificate(tmp_path)
        text = first.file.read_bytes()
        for days in (0, 100, 360):
            again = own_certificate(tmp_path, now=NOW + timedelta(days=days))
            assert (again, again.file.read_bytes()) == (first, text)

    def test_when_addresses_or_names_changed(self, tmp_path: Path, here: list[Network]) -> None:
        first = own_certificate(tmp_path)
        here.append(WIRED)
        second = own_certificate(tmp_path)
        assert first.authority == second.authority, "phones keep the one that they installed"
        assert refusal(second, second.file, WIRED.address) == ""
        third = own_certificate(tmp_path, ["salle.local"])
        assert refusal(third, third.file, "salle.local") == ""
        here.clear()
        fourth = own_certificate(tmp_path, ["salle.local"])
        assert "mismatch" in refusal(fourth, fourth.file, WIRED.address)

    @pytest.mark.parametrize("days", [367, 800, -1])
    def test_when_it_ends_within_thirty_days_or_has_not_begun(
        self, tmp_path: Path, days: int
    ) -> None:
        own_certificate(tmp_path, now=NOW - timedelta(days=9))
        before = own_certificate(tmp_path, now=NOW).file
        if days < 0:
            # Made while the clock was a month ahead.
            before.unlink()
            own_certificate(tmp_path, now=NOW + timedelta(days=31))
        text = before.read_bytes()
        again = own_certificate(tmp_path, now=NOW + timedelta(days=days))
        assert again.file.read_bytes() != text

    @pytest.mark.parametrize("damage", [b"", b"x", None])
    def test_when_it_is_damaged_or_another_authoritys(
        self, tmp_path: Path, damage: bytes | None
    ) -> None:
        made = own_certificate(tmp_path / "own")
        other = own_certificate(tmp_path / "other")
        made.file.write_bytes(other.file.read_bytes() if damage is None else damage)
        again = own_certificate(tmp_path / "own")
        assert refusal(again, again.file, WIFI.address) == ""

    @pytest.mark.parametrize("days", [-400, 3_640, 9_000])
    def test_an_authority_is_never_replaced_by_a_clock_that_is_wrong(
        self, tmp_path: Path, days: int
    ) -> None:
        made = own_certificate(tmp_path)
        with pytest.raises(StorageTrouble, match="AUTHORITY_WRONG"):
            own_certificate(tmp_path, now=NOW + timedelta(days=days))
        assert own_certificate(tmp_path) == made

    def test_an_authority_that_cannot_be_read_is_told(self, tmp_path: Path) -> None:
        own_certificate(tmp_path)
        (tmp_path / "authority.pem").write_bytes(b"x")
        with pytest.raises(StorageTrouble) as told:
            own_certificate(tmp_path)
        assert told.value.params["path"] == str(tmp_path / "authority.pem")

    def test_while_it_serves(
        self, tmp_path: Path, here: list[Network], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(serve, "RENEW_S", 0.001)
        made = own_certificate(tmp_path)
        server = server_of(a_site(), made.file)
        assert server.config.ssl is not None
        assert "mismatch" in refused_by(a_client(made), server.config.ssl, WIRED.address)
        here.append(WIRED)
        looked = asyncio.Event()

        def renewed() -> OwnCertificate:
            loop.call_soon_threadsafe(looked.set)
            return own_certificate(tmp_path)

        async def a_network_comes() -> None:
            renewing = asyncio.create_task(serve._renewing(server, renewed))
            for _ in range(3):
                looked.clear()
                await looked.wait()
            renewing.cancel()

        loop = asyncio.new_event_loop()
        loop.run_until_complete(a_network_comes())
        loop.close()
        assert refused_by(a_client(made), server.config.ssl, WIRED.address) == ""


class TestTheKeys:
    def test_nobody_else_reads_them(self, tmp_path: Path) -> None:
        before = os.umask(0)
        try:
            made = own_certificate(tmp_path / "deep" / "own")
        finally:
            os.umask(before)
        for name in ("authority.pem", "today.pem"):
            assert stat.S_IMODE((made.file.parent / name).stat().st_mode) == 0o600
        assert stat.S_IMODE(made.file.parent.stat().st_mode) == 0o700
        (made.file.parent / "authority.pem").chmod(0o644)
        own_certificate(tmp_path / "deep" / "own")
        assert stat.S_IMODE((made.file.parent / "authority.pem").stat().st_mode) == 0o600

    def test_what_phones_install_holds_no_key(self, made: OwnCertificate) -> None:
        _, key = read(made.file.parent / "authority.pem")
        secret = key.private_numbers().private_value.to_bytes(32, "big")
        assert secret in key.private_bytes(
            serialization.Encoding.DER,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        assert secret not in made.authority

    def test_a_folder_that_cannot_be_written_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "own").write_text("a file")
        with pytest.raises(StorageTrouble):
            own_certificate(tmp_path / "own")


class TestThePhonesPage:
    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_it_tells_what_to_compare_and_gives_the_authority(
        self, made: OwnCertificate, language: str
    ) -> None:
        site = a_site()
        site.own = made
        phone = a_browser(site, language=language)
        assert "/certificate" in phone.get("/pair").text
        pairs = made.fingerprint.split(" ")
        parts = [" ".join(pairs[first : first + 4]) for first in range(0, len(pairs), 4)]
        compared = " ".join(f"<b>{part}</b>" for part in parts)
        found = phone.get("/certificate").text
        assert not any(part in found for part in parts), "one job a page"
        assert 'href="/certificate/authority"' in phone.page.text
        choice = phone.get("/certificate/authority").text
        for kind in ("iphone", "android"):
            assert f'href="/certificate/{kind}"' in choice
            steps = phone.ask("GET", f"/certificate/{kind}", b"", {}).text
            assert steps.count("<li>") == 3, "one step after the other"
            assert compared in steps and 'href="/certificate/td-app.crt"' in steps
        given = phone.get("/certificate/td-app.crt")
        assert given.headers["content-type"] == "application/x-x509-ca-cert"
        assert given.body == made.authority
        assert x509.load_der_x509_certificate(given.body).subject.rfc4514_string().startswith("CN=")

    def test_without_one_of_the_clubs_own_nothing_is_offered(self) -> None:
        phone = a_browser(a_site())
        page = phone.get("/certificate").text
        assert "n’est pas chiffrée" in page and "td-app.crt" not in page
        assert phone.get("/certificate/td-app.crt").status == 404
        assert phone.get("/certificate/iphone").status == 404

    def test_a_phone_of_another_kind_is_told_that_there_is_no_such_page(
        self, made: OwnCertificate
    ) -> None:
        site = a_site()
        site.own = made
        assert a_browser(site).get("/certificate/toaster").status == 404

    def test_over_https_what_to_do_with_the_warning_are_three_steps(self) -> None:
        page = a_browser(a_site(), scheme="https").get("/certificate").text
        assert page.count("<li>") == 3 and "Votre connexion n’est pas privée" in page
