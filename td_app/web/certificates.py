"""Certificates of the club's own: an authority on this computer, and the one it signs for today.

A phone that has installed the authority opens the pages without a warning, and nobody reads along.
The authority may speak for private addresses and names in ``.local`` alone: whoever took its key
could pretend to be one of those, and nothing else. The key stays in a folder of this user's, in a
file that nobody else reads; nothing of it is in the club's file (``decisions/0038``).
"""

from __future__ import annotations

import errno
import hashlib
import ipaddress
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from filelock import FileLock, Timeout

from td_app.ports.trouble import StorageTrouble
from td_app.web.hosts import own_names
from td_app.web.networks import networks

#: Its name within the data folder of this user.
FOLDER: Final = "certificates"
#: What the authority may speak for; this computer itself is asked by its own programs.
PRIVATE: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fd00::/8"),
        *("127.0.0.1/32", "::1/128"),
    )
)
LOCAL: Final = "local"
AUTHORITY_LASTS: Final = timedelta(days=3_652)
#: Phones refuse a longer one.
LASTS: Final = timedelta(days=397)
#: Made again so long before it ends.
RENEWED: Final = timedelta(days=30)
#: Clocks of phones are late, too.
EARLIER: Final = timedelta(days=1)
#: Another program that makes one is waited for so long (s).
LONGEST_WAIT_S: Final = 5.0
#: Read and written by this user alone.
PRIVATE_FILE: Final = 0o600
LONGEST_COMMON_NAME: Final = 64


@dataclass(frozen=True, slots=True)
class OwnCertificate:
    """``file``: certificate and key, PEM; ``authority``: who signed it, DER, to be installed."""

    file: Path
    authority: bytes

    @property
    def fingerprint(self) -> str:
        """Return the SHA-256 of the authority as phones show it, in pairs."""
        return hashlib.sha256(self.authority).digest().hex(" ").upper()


def own_certificate(
    place: Path, added: Iterable[str] = (), now: datetime | None = None
) -> OwnCertificate:
    """Return the certificate for today's names and addresses, made (again) where it must be.

    ``place``: the folder that keeps them, made for this user alone where there is none.
    ``added``: names of one's own; those outside ``.local`` are left out. Raises
    :class:`StorageTrouble` where nothing can be written, or the authority is not valid today.
    """
    today = now or datetime.now(UTC)
    file = place / "today.pem"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        with FileLock(place / "lock", timeout=LONGEST_WAIT_S):
            authority, key = _authority(place / "authority.pem", today)
            names = _names(added)
            if not _good(file, authority, names, today):
                _make_certificate(file, authority, key, names, today)
    except Timeout as fault:
        raise StorageTrouble("FILE_IN_USE", str(fault), file=place.name, path=str(place)) from fault
    except OSError as fault:
        code = "FOLDER_FORBIDDEN"
        if fault.errno == errno.ENOSPC:
            code = "DISK_FULL"
        raise StorageTrouble(code, str(fault), path=str(place)) from fault
    return OwnCertificate(file, authority.public_bytes(serialization.Encoding.DER))


def _names(added: Iterable[str]) -> x509.SubjectAlternativeName:
    """Return what this computer is asked by today, as far as the authority may speak for it."""
    addresses = [ipaddress.ip_address(one.address) for one in networks()]
    here = ipaddress.ip_address("127.0.0.1")
    spoken = [one for one in (*addresses, here) if any(one in network for network in PRIVATE)]
    local = [name for name in (*own_names(), *added) if name.endswith(f".{LOCAL}")]
    return x509.SubjectAlternativeName(
        (
            *(x509.IPAddress(one) for one in dict.fromkeys(spoken)),
            *(x509.DNSName(name) for name in dict.fromkeys(local)),
        )
    )


def _authority(file: Path, today: datetime) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    """Return the club's authority and its key, made where there is none.

    It is never made anew by itself: phones have installed it, and a clock that is wrong for one
    evening would have them all do so again.
    """
    if not file.exists():
        _make_authority(file, today)
    try:
        text = file.read_bytes()
        file.chmod(PRIVATE_FILE)
        authority = x509.load_pem_x509_certificate(text)
        key = serialization.load_pem_private_key(text, None)
    except (ValueError, TypeError) as fault:
        raise StorageTrouble("AUTHORITY_WRONG", str(fault), path=str(file)) from fault
    lasts = authority.not_valid_before_utc <= today < authority.not_valid_after_utc - RENEWED
    if not lasts or not isinstance(key, ec.EllipticCurvePrivateKey):
        raise StorageTrouble("AUTHORITY_WRONG", path=str(file))
    return authority, key


def _make_authority(file: Path, today: datetime) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = _name(" ".join(("td-app", *own_names()[:1])))
    begins = today - EARLIER
    may_speak_for = [x509.DNSName(LOCAL), *(x509.IPAddress(network) for network in PRIVATE)]
    made = (
        _begun(name, name, key, key)
        .not_valid_before(begins)
        .not_valid_after(begins + AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints(may_speak_for, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    _write(file, made, key)


def _make_certificate(
    file: Path,
    authority: x509.Certificate,
    signing: ec.EllipticCurvePrivateKey,
    names: x509.SubjectAlternativeName,
    today: datetime,
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    begins = today - EARLIER
    # Both ends count: a second less than so many days after.
    ends = begins + LASTS - timedelta(seconds=1)
    made = (
        _begun(_name("td-app"), authority.subject, key, signing)
        .not_valid_before(begins)
        .not_valid_after(min(ends, authority.not_valid_after_utc))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(names, critical=False)
        .sign(signing, hashes.SHA256())
    )
    _write(file, made, key)


def _good(
    file: Path, authority: x509.Certificate, names: x509.SubjectAlternativeName, today: datetime
) -> bool:
    """Return whether the certificate made before still serves today."""
    try:
        text = file.read_bytes()
        made = x509.load_pem_x509_certificate(text)
        key = serialization.load_pem_private_key(text, None)
        made.verify_directly_issued_by(authority)
        held = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
        return False
    lasts = made.not_valid_before_utc <= today < made.not_valid_after_utc - RENEWED
    return lasts and set(held) == set(names) and key.public_key() == made.public_key()


def _begun(
    subject: x509.Name,
    issuer: x509.Name,
    key: ec.EllipticCurvePrivateKey,
    signing: ec.EllipticCurvePrivateKey,
) -> x509.CertificateBuilder:
    """Return a certificate for a server, its hours and what it may do still to be told."""
    of_key = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    of_issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(signing.public_key())
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        # Of the authority too: what it signs is no program and no mail.
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(of_key, critical=False)
        .add_extension(of_issuer, critical=False)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _name(words: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, words[:LONGEST_COMMON_NAME])])


def _write(file: Path, made: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
    """Write a certificate and its key whole or not at all, for this user alone."""
    pem = serialization.Encoding.PEM
    plain = serialization.NoEncryption()
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    beside = file.with_suffix(".new")
    beside.unlink(missing_ok=True)
    opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    with os.fdopen(opened, "wb") as out:
        out.write(secret + made.public_bytes(pem))
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)
