"""Signatures: the page's own script and Python make the same, and none is of use twice."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtQml import QJSEngine
from signing_vectors import HMAC_SHA_256, SHA_256, TEXTS, random_bytes

from td_app.web import signing
from td_app.web.signing import MOST_USED, NONCE_LASTS_S, Act, Proof, Signatures, signed

SCRIPT = Path(signing.__file__).parent / "static" / "sign.js"
#: Hexadecimal to bytes, for the script's functions.
BYTES = "(text) => Uint8Array.from(text.match(/../g) || [], (one) => parseInt(one, 16))"


class Script:
    """The page's script, run by Qt's engine, which knows no ``crypto`` and no ``TextEncoder``."""

    def __init__(self) -> None:
        self.engine = QJSEngine()
        # Told to the engine at once: what a script declares ends with it.
        text = SCRIPT.read_text(encoding="utf-8")
        self.says(f"{text}; this.signing = signing; this.bytes = {BYTES}; 0")

    def says(self, call: str) -> str:
        told = self.engine.evaluate(call)
        assert not told.isError(), told.toString()
        return told.toString()

    def digest(self, message: str) -> str:
        return self.says(f"signing.hex(signing.sha256(bytes('{message}')))")

    def code(self, key: str, message: str) -> str:
        return self.says(f"signing.hex(signing.hmac(bytes('{key}'), bytes('{message}')))")


@pytest.fixture(scope="module")
def script(qapp: QCoreApplication) -> Script:
    return Script()


class TestThePagesOwnScript:
    def test_it_gives_the_published_digests(self, script: Script) -> None:
        for message, digest in SHA_256:
            assert hashlib.sha256(bytes.fromhex(message)).hexdigest() == digest
            assert script.digest(message) == digest

    def test_it_gives_the_published_codes(self, script: Script) -> None:
        for key, message, code in HMAC_SHA_256:
            ours = hmac.digest(bytes.fromhex(key), bytes.fromhex(message), "sha256").hex()
            assert ours[: len(code)] == code
            assert script.code(key, message)[: len(code)] == code

    def test_of_anything_it_gives_what_python_gives(self, script: Script) -> None:
        for key, message, digest, code in random_bytes(29, 260):
            assert script.digest(message) == digest
            assert script.code(key, message) == code

    def test_texts_are_signed_as_python_signs_them(self, script: Script) -> None:
        for text in TEXTS:
            told = json.dumps(text)
            assert (
                script.says(f"signing.hashed({told})") == hashlib.sha256(text.encode()).hexdigest()
            )
            said = script.says(f"signing.of('clé', 'td-act', {told}, {told})")
            assert said == signed("clé", "td-act", text, text)


class TestAPairingsNonce:
    def test_it_is_used_once(self) -> None:
        now = Signatures()
        nonce = now.nonce()
        assert now.use(nonce)
        assert not now.use(nonce)

    def test_it_does_not_wait_for_ever(self) -> None:
        hour = [100.0]
        now = Signatures(lambda: hour[0])
        early = now.nonce()
        late = now.nonce()
        hour[0] += NONCE_LASTS_S
        assert now.use(early)
        hour[0] += 1
        assert not now.use(late)

    @pytest.mark.parametrize("nonce", ["", ".", "1.2.3", "x.é.é", "9999999999.aa.bb", "\ud800"])
    def test_one_made_up_is_none(self, nonce: str) -> None:
        assert not Signatures().use(nonce)

    def test_one_of_another_run_is_none(self) -> None:
        assert not Signatures().use(Signatures().nonce())

    def test_used_ones_take_bounded_room(self) -> None:
        hour = [100.0]
        now = Signatures(lambda: hour[0])
        for _ in range(MOST_USED + 50):
            assert now.use(now.nonce())
        assert len(now._used) == MOST_USED
        hour[0] += NONCE_LASTS_S + 1
        assert now.use(now.nonce())
        assert len(now._used) == 1


class TestAProof:
    PROOF = Proof("offer", "theirs", "ours", "")

    def made(self, **changed: str) -> Proof:
        told = {"offer": "offer", "theirs": "theirs", "ours": "ours", **changed}
        lines = ("td-pair", "offer", "theirs", "ours", "Zoé")
        return Proof(**told, proof=signed("secret", *lines))

    def test_who_knows_the_secret_shows_it(self) -> None:
        assert self.made().shows("secret", "Zoé")

    def test_it_is_of_that_secret_that_name_and_those_nonces(self) -> None:
        assert not self.made().shows("another", "Zoé")
        assert not self.made().shows("secret", "Eve")
        for part in ("offer", "theirs", "ours"):
            assert not self.made(**{part: "else"}).shows("secret", "Zoé")

    def test_the_key_is_neither_the_proof_nor_that_of_another_pairing(self) -> None:
        keys = {self.made(ours=ours).key("secret") for ours in ("a", "b")}
        assert len(keys) == 2
        assert self.made().proof not in keys


class TestASignedAct:
    ACT = Act("POST", "/act", "", b"command=pause_clock")

    def sent(self, now: Signatures, act: Act = ACT, counter: int = 7, **heard: str) -> bool:
        """Whether the act holds with the signature that was made for :attr:`ACT`."""
        signature = heard.get("signature") or self.ACT.signature("key", 7, now.run)
        return now.holds(act, "web-1", "key", str(counter), signature)

    def test_it_holds_once(self) -> None:
        now = Signatures()
        assert self.sent(now)
        assert not self.sent(now)

    @pytest.mark.parametrize(
        "act",
        [
            Act("PUT", "/act", "", b"command=pause_clock"),
            Act("POST", "/leave", "", b"command=pause_clock"),
            Act("POST", "/act?x", "", b"command=pause_clock"),
            Act("POST", "/act", "", b"command=start_clock"),
            Act("POST", "/act", "another", b"command=pause_clock"),
        ],
    )
    def test_nothing_of_it_may_be_changed(self, act: Act) -> None:
        assert not self.sent(Signatures(), act)

    def test_its_counter_neither(self) -> None:
        assert not self.sent(Signatures(), counter=8)

    def test_the_counter_only_rises_for_each_device(self) -> None:
        now = Signatures()

        def sends(post: str, counter: int) -> bool:
            signature = self.ACT.signature("key", counter, now.run)
            return now.holds(self.ACT, post, "key", str(counter), signature)

        assert sends("web-1", 7)
        assert not sends("web-1", 6)
        assert sends("web-1", 8)
        assert sends("web-2", 1)

    def test_a_wrong_signature_moves_no_counter(self) -> None:
        now = Signatures()
        assert not self.sent(now, counter=900, signature="0" * 64)
        assert self.sent(now)

    @pytest.mark.parametrize("counter", ["", "-1", "٧", "1e3", "9" * 16, " 7"])
    def test_a_counter_is_a_number_in_figures(self, counter: str) -> None:
        now = Signatures()
        signature = self.ACT.signature("key", 7, now.run)
        assert not now.holds(self.ACT, "web-1", "key", counter, signature)

    def test_after_a_restart_nothing_of_before_holds(self) -> None:
        heard = self.ACT.signature("key", 7, Signatures().run)
        assert not self.sent(Signatures(), signature=heard)


def test_more_devices_than_are_remembered_begin_another_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signing, "MOST_COUNTERS", 3)
    now = Signatures()
    act = Act("POST", "/act", "", b"")
    first = now.run
    heard = act.signature("key", 1, first)
    for number in range(4):
        assert now.holds(act, f"web-{number}", "key", "1", heard)
    assert now.run != first
    assert not now.holds(act, "web-0", "key", "1", heard)
