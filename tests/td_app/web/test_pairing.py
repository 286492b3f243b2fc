"""Devices and PINs: typed once, guessed never."""

import json
import re

import pytest
from builders import MemoryDirectory
from web_builders import by_code, proved

from td_app.web.devices import LASTS_S, book_of, hashed
from td_app.web.door import (
    FREE_TRIES,
    LONG_PIN_DIGITS,
    LONGEST_WAIT_S,
    MOST_ADDRESSES,
    MOST_TRIES,
    PIN_DIGITS,
    SHORT_TRIES,
    Door,
)
from td_app.web.pairing import (
    MOST_AT_A_TABLE,
    MOST_DEVICES,
    PIN_LASTS_S,
    TABLE_AGAIN_S,
    Pairing,
    TooMany,
    WrongPin,
)
from td_app.web.roles import Role
from td_app.web.signing import Act


class Hall:
    """A pairing whose time is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self.shown: list[dict[Role, str]] = []
        self.pairing = Pairing(lambda: self.now, replaced=lambda pins: self.shown.append({**pins}))
        self.pin = self.pairing.offer(Role.FLOOR)
        self.wrong = "000000" if self.pin != "000000" else "111111"

    def miss(self, address: str = "a") -> None:
        with pytest.raises(WrongPin):
            self.pairing.pair(self.wrong, "Eve", address)

    def miss_until_replaced(self) -> None:
        for number in range(SHORT_TRIES):
            self.miss(f"10.0.0.{number}")


def test_the_right_pin_gives_a_token_that_names_the_device() -> None:
    hall = Hall()
    token, device = hall.pairing.pair(hall.pin, "Nadia", "a")
    assert hall.pairing.device(token) is device
    assert (device.name, device.role) == ("Nadia", Role.FLOOR)
    assert hall.pairing.device(token + "x") is None
    assert hall.pairing.device("") is None


def test_no_secret_is_kept_as_it_is() -> None:
    hall = Hall()
    token, _ = hall.pairing.pair(hall.pin, "Nadia", "a")
    assert token not in repr(hall.pairing)
    assert hall.pin not in repr(hall.pairing)


def test_a_new_pin_closes_the_one_before() -> None:
    hall = Hall()
    again = hall.pairing.offer(Role.FLOOR)
    if again != hall.pin:
        with pytest.raises(WrongPin):
            hall.pairing.pair(hall.pin, "Nadia", "a")


def test_after_a_few_wrong_pins_the_door_closes_for_that_address_alone() -> None:
    hall = Hall()
    for _ in range(FREE_TRIES):
        hall.miss()
    with pytest.raises(TooMany):
        hall.pairing.pair(hall.pin, "Nadia", "a")
    assert hall.pairing.pair(hall.pin, "Nadia", "b")[1].role is Role.FLOOR


def test_each_next_wrong_pin_closes_it_for_longer() -> None:
    hall, waits = Hall(), []
    for _ in range(FREE_TRIES - 1):
        hall.miss()
    for _ in range(12):
        hall.miss()
        with pytest.raises(TooMany) as closed:
            hall.pairing.pair(hall.wrong, "Eve", "a")
        waits.append(closed.value.wait_s)
        hall.now += closed.value.wait_s
    assert waits[:4] == [2, 3, 5, 9]
    assert waits == sorted(waits) and max(waits) <= LONGEST_WAIT_S + 1


def test_the_right_pin_after_the_wait_opens() -> None:
    hall = Hall()
    for _ in range(FREE_TRIES):
        hall.miss()
    hall.now += 2
    assert hall.pairing.pair(hall.pin, "Nadia", "a")[1].name == "Nadia"


def test_five_wrong_pins_at_eight_are_forgotten_at_ten() -> None:
    hall = Hall()
    for _ in range(FREE_TRIES):
        hall.miss()
    hall.now += 2 * 3_600
    for _ in range(FREE_TRIES - 1):
        hall.miss()
    assert hall.pairing.pair(hall.pin, "Nadia", "a")[1].name == "Nadia"


def test_whoever_has_a_tables_sheet_does_not_have_their_guesses_forgotten_by_it() -> None:
    hall = Hall()
    for _ in range(FREE_TRIES - 1):
        hall.miss()
    by_code(hall.pairing, hall.pairing.offer_table(4), "Eve")
    hall.miss()
    with pytest.raises(TooMany):
        hall.pairing.pair(hall.wrong, "Eve", "a")


class TestGuessing:
    """All guesses of an evening hit with less than one chance in 10,000 (decisions/0036)."""

    def evening(self, addresses: int, guesses: int = 10_000, hours: int = 12) -> tuple[float, int]:
        """Return the chance that one of these guesses hits, and how many honest phones paired."""
        hall = Hall()
        pins = {Role.FLOOR: hall.pin, Role.DIRECTOR: hall.pairing.offer(Role.DIRECTOR)}
        chance = 0.0
        honest = 0
        for number in range(guesses):
            hall.now += hours * 3_600 / guesses
            digits = hall.pairing.door.digits
            typed = f"{number % 7}" * digits
            try:
                hall.pairing.pair(typed, "Eve", f"10.{number % addresses}")
                pytest.fail("a guess in a million hit: the chance is counted below")
            except WrongPin:
                chance += len(pins) / 10**digits
            except TooMany:
                pass
            if hall.shown:
                pins = hall.shown[-1]
            if number % 100 == 50:
                role = (Role.FLOOR, Role.DIRECTOR)[honest % 2]
                device = hall.pairing.pair(pins[role], "Nadia", f"192.168.1.{honest}")[1]
                honest += device.role is role
        assert len(hall.shown) == 1, "replaced once"
        return chance, honest

    def test_ten_thousand_from_a_hundred_addresses_while_honest_phones_pair(self) -> None:
        chance, honest = self.evening(100)
        assert chance < 1 / 10_000
        assert honest == 100

    def test_from_a_whole_network_without_a_pause(self) -> None:
        chance, honest = self.evening(250, guesses=60_000, hours=6)
        assert chance < 1 / 10_000
        assert honest == 600

    def test_from_ten_thousand_addresses_and_more_no_pin_is_looked_at_any_more(self) -> None:
        hall = Hall()
        for number in range(MOST_TRIES):
            hall.miss(f"10.{number}")
        twice = 2 / 10**PIN_DIGITS
        longer = 2 / 10**LONG_PIN_DIGITS
        assert SHORT_TRIES * twice + (MOST_TRIES - SHORT_TRIES) * longer < 1 / 10_000
        with pytest.raises(TooMany):
            hall.pairing.pair(hall.shown[0][Role.FLOOR], "Nadia", "b")
        code = hall.pairing.offer_code(Role.FLOOR)
        assert by_code(hall.pairing, code)[1].name == "Nadia"

    def test_the_fiftieth_is_judged_against_the_new_pin(self) -> None:
        hall = Hall()
        other = hall.pairing.offer(Role.DIRECTOR)
        hall.miss_until_replaced()
        (pins,) = hall.shown
        assert {len(pin) for pin in pins.values()} == {10}
        for old in (hall.pin, other):
            with pytest.raises(WrongPin):
                hall.pairing.pair(old, "Nadia", "b")
        for role, pin in pins.items():
            assert hall.pairing.pair(pin, "Nadia", "b")[1].role is role

    def test_all_offers_from_then_on_have_ten_digits_and_the_count_outlives_each(self) -> None:
        hall = Hall()
        for number in range(SHORT_TRIES):
            assert len(hall.pairing.offer(Role.FLOOR, PIN_LASTS_S)) == PIN_DIGITS
            hall.now += 2 * PIN_LASTS_S
            hall.miss(f"10.0.0.{number % 20}")
        assert hall.shown == [{}], "none was in force any more"
        assert len(hall.pairing.offer(Role.FLOOR, PIN_LASTS_S)) == LONG_PIN_DIGITS

    def test_the_one_that_takes_its_place_is_good_as_long_as_it_was(self) -> None:
        hall = Hall()
        hall.pairing.offer(Role.FLOOR, PIN_LASTS_S)
        hall.now += PIN_LASTS_S - 1
        hall.miss_until_replaced()
        hall.now += 2
        with pytest.raises(WrongPin):
            hall.pairing.pair(hall.shown[0][Role.FLOOR], "Nadia", "b")

    def test_many_addresses_do_not_have_the_one_that_waits_forgotten(self) -> None:
        door = Door()
        for _ in range(2 * FREE_TRIES):
            door.missed("a", 0.0)
        for number in range(3 * MOST_ADDRESSES):
            door.missed(f"10.{number}", 1.0)
        assert door.closed_s("a", 1.0) > 0
        assert len(door._tries) == MOST_ADDRESSES


def test_a_revoked_device_does_nothing_more() -> None:
    hall = Hall()
    token, device = hall.pairing.pair(hall.pin, "Nadia", "a")
    kept, _ = hall.pairing.pair(hall.pin, "Omar", "b")
    hall.pairing.revoke(device.post)
    assert hall.pairing.device(token) is None
    assert [held.name for held in hall.pairing.devices] == ["Omar"]
    hall.pairing.revoke_all()
    assert hall.pairing.device(kept) is None
    with pytest.raises(WrongPin):
        hall.pairing.pair(hall.pin, "Nadia", "c")


class TestThePinOfTheDesk:
    def test_it_is_good_for_two_minutes(self) -> None:
        hall = Hall()
        pin = hall.pairing.offer(Role.FLOOR, PIN_LASTS_S)
        hall.now += PIN_LASTS_S - 1
        assert hall.pairing.pair(pin, "Nadia", "a")[1].name == "Nadia"
        hall.now += 2
        with pytest.raises(WrongPin):
            hall.pairing.pair(pin, "Omar", "b")


class TestCodes:
    def test_whoever_has_a_code_does_not_wait_for_those_who_guess(self) -> None:
        hall = Hall()
        for _ in range(FREE_TRIES):
            hall.miss()
        with pytest.raises(TooMany):
            hall.pairing.pair(hall.pin, "Nadia", "a")
        for code in (hall.pairing.offer_code(Role.FLOOR), hall.pairing.offer_table(4)):
            assert by_code(hall.pairing, code)[1].name == "Nadia"

    def test_a_table_page_read_again_closes_no_sheet_that_was_printed(self) -> None:
        hall = Hall()
        sheets = [hall.pairing.offer_table(table) for table in range(1, 41)]
        for _ in range(300):
            assert hall.pairing.offer_table(7) == sheets[6]
        assert hall.pairing.offered(sheets[0].partition("#")[0]) == (1, True)
        hall.pairing.revoke_all()
        assert hall.pairing.offer_table(7) != sheets[6]

    def test_a_code_read_from_the_screen_pairs_one_device_once(self) -> None:
        hall = Hall()
        code = hall.pairing.offer_code(Role.DIRECTOR)
        offer, _, secret = code.partition("#")
        assert len(secret) == 22, "128 bits"
        assert hall.pairing.offered(offer) == (None, True)
        assert by_code(hall.pairing, code)[1].role is Role.DIRECTOR
        with pytest.raises(WrongPin):
            by_code(hall.pairing, code, "Eve")

    def test_whoever_read_a_tables_sheet_takes_no_floors_place(self) -> None:
        hall = Hall()
        floor, _ = hall.pairing.pair(hall.pin, "Nadia", "a")
        beside, _ = by_code(hall.pairing, hall.pairing.offer_table(5), "Ana")
        code, refused = hall.pairing.offer_table(4), 0
        for _ in range(2 * MOST_DEVICES):
            hall.now += 1
            try:
                latest, _ = by_code(hall.pairing, code, "Eve")
            except TooMany as closed:
                refused += closed.wait_s == TABLE_AGAIN_S
        assert refused > 1.8 * MOST_DEVICES, "each is written into the club's file"
        assert hall.pairing.device(floor) and hall.pairing.device(beside)
        assert hall.pairing.device(latest)
        assert [held.table for held in hall.pairing.devices].count(4) == MOST_AT_A_TABLE
        # The next table pairs its own all the same.
        assert by_code(hall.pairing, hall.pairing.offer_table(6), "Luc")[1].table == 6

    def test_a_tables_code_binds_to_its_table_again_and_again(self) -> None:
        hall = Hall()
        code = hall.pairing.offer_table(4)
        for name in ("Ana", "Luc"):
            device = by_code(hall.pairing, code, name)[1]
            assert (device.role, device.table) == (Role.TABLE, 4)


class TestKeptBetweenTwoStarts:
    def test_a_device_stays_paired_revoked_or_expired_it_does_not(self) -> None:
        club, now = MemoryDirectory(), 1_000.0
        pairing = Pairing(lambda: 0.0, book_of(club, 1, now), lambda: now)
        kept, _ = pairing.pair(pairing.offer(Role.FLOOR), "Nadia", "a")
        gone, device = pairing.pair(pairing.offer(Role.FLOOR), "Omar", "b")
        pairing.revoke(device.post)
        assert kept not in club.setting("phones")
        again = Pairing(lambda: 0.0, book_of(club, 1, now), lambda: now)
        found = again.device(kept)
        assert found is not None and found.name == "Nadia"
        assert again.device(gone) is None
        later = Pairing(lambda: 0.0, book_of(club, 1, now), lambda: now + LASTS_S)
        assert later.device(kept) is None

    def test_another_tournaments_device_is_nobodys_and_comes_back_with_it(self) -> None:
        club = MemoryDirectory()
        first = Pairing(lambda: 0.0, book_of(club, 1, 0.0), lambda: 0.0)
        token, _ = first.pair(first.offer(Role.FLOOR), "Nadia", "a")
        second = Pairing(lambda: 0.0, book_of(club, 2, 0.0), lambda: 0.0)
        assert second.device(token) is None
        second.pair(second.offer(Role.FLOOR), "Omar", "b")
        back = Pairing(lambda: 0.0, book_of(club, 1, 0.0), lambda: 0.0)
        assert back.device(token) is not None

    def test_phones_of_a_post_that_the_server_knows_carry_its_name_and_stay_its_own(self) -> None:
        club = MemoryDirectory()
        desk = Pairing(lambda: 0.0, book_of(club, 1, 0.0, bound="Salle 2"), lambda: 0.0)
        token, device = desk.pair(desk.offer(Role.FLOOR), "Nadia", "a")
        assert re.fullmatch("web-[0-9a-f]{8} Salle 2", device.post)
        bar = Pairing(lambda: 0.0, book_of(club, 1, 0.0, bound="Bar"), lambda: 0.0)
        assert bar.device(token) is None
        bar.pair(bar.offer(Role.FLOOR), "Omar", "b")
        again = Pairing(lambda: 0.0, book_of(club, 1, 0.0, bound="Salle 2"), lambda: 0.0)
        assert again.device(token) == device
        taken_along = Pairing(lambda: 0.0, book_of(club, 1, 0.0), lambda: 0.0)
        assert taken_along.device(token) == device

    def test_what_another_post_writes_in_its_place_pairs_nobody(self) -> None:
        club = MemoryDirectory()
        kept_as = (club, 1, 0.0)
        desk = Pairing(lambda: 0.0, book_of(*kept_as, bound="Accueil", key="post"), lambda: 0.0)
        token, device = desk.pair(desk.offer(Role.FLOOR), "Nadia", "a")
        desk.offer_table(4)
        rows = json.loads(club.setting("phones"))
        forged = [
            {**rows[0], "role": "director"},
            {**rows[0], "hash": hashed("of a thief")},
            {**rows[0], "hash": hashed("of a thief"), "mark": ""},
            {**rows[1], "hash": hashed("of a sheet")},
        ]
        club.set_setting("phones", json.dumps([*forged, *rows]))
        again = book_of(*kept_as, bound="Accueil", key="post")
        pairing = Pairing(lambda: 0.0, again, lambda: 0.0)
        assert pairing.devices == (device,)
        assert pairing.device(token) == device
        assert len(again.tables) == 1
        assert not book_of(*kept_as, bound="Accueil", key="another computer's").devices

    def test_what_cannot_be_read_is_left_aside(self) -> None:
        club = MemoryDirectory(settings={"phones": '[{"tournament": 1, "until": 9}, 3, null]'})
        assert not book_of(club, 1, 0.0).devices
        for unread in ("{", "[" * 100_000):
            assert not book_of(MemoryDirectory(settings={"phones": unread}), 1, 0.0).devices


class TestAtRest:
    """Whoever reads the club's file cannot act for a phone."""

    def test_neither_a_secret_nor_a_key_is_in_it(self) -> None:
        club = MemoryDirectory()
        pairing = Pairing(lambda: 0.0, book_of(club, 1, 0.0), lambda: 0.0, post_key="post key")
        code = pairing.offer_table(4)
        proof, _ = proved(code, pairing.signatures.nonce())
        pairing.pair_proved(proof, "Nadia")
        secret = code.partition("#")[2]
        kept = club.setting("phones")
        assert proof.theirs in kept
        assert secret not in kept and proof.key(secret) not in kept
        assert secret not in repr(pairing) and "post key" not in repr(pairing)

    def test_a_phone_and_a_sheet_are_good_after_a_restart_on_this_computer_alone(self) -> None:
        club = MemoryDirectory()
        before = Pairing(lambda: 0.0, book_of(club, 1, 0.0), lambda: 0.0, post_key="post")
        code = before.offer_table(4)
        proof, _ = proved(code, before.signatures.nonce())
        _, device = before.pair_proved(proof, "Nadia")
        act = Act("POST", "/act", "", b"")
        for post_key, good in (("post", True), ("another", False)):
            after = Pairing(lambda: 0.0, book_of(club, 1, 0.0), lambda: 0.0, post_key=post_key)
            signature = act.signature(proof.key(code.partition("#")[2]), 1, after.signatures.run)
            assert after.signed(device.post, act, "1", signature) is good
            if good:
                assert by_code(after, code, "Ana")[1].table == 4
            else:
                with pytest.raises(WrongPin):
                    by_code(after, code, "Ana")
