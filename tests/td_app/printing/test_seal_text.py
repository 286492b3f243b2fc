"""A seal as text: as papers print it, as its code says it, as people and scanners type it."""

from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from td_app.ports.seals import FRENCH_KEYS, PRINTED, Seal, by_fours, read_seal, read_seals

WHOLE = "3fa29c1b77de0142" * 4
SEAL = Seal(WHOLE[:PRINTED], 212)
FOURS = by_fours(WHOLE[:PRINTED])


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        (WHOLE, Seal(WHOLE)),
        (WHOLE.upper(), Seal(WHOLE)),
        (f"  {WHOLE}\n", Seal(WHOLE)),
        (WHOLE[:16], Seal(WHOLE[:16])),
        (by_fours(WHOLE[:16]), Seal(WHOLE[:16])),
        (FOURS, Seal(WHOLE[:PRINTED])),
        (str(SEAL), SEAL),
        (f"212 {FOURS}", SEAL),
        (f"212{WHOLE[:PRINTED]}", SEAL),
        (f"Empreinte du journal, ligne 212 {FOURS}", SEAL),
        (f"Log seal, line 212\n{FOURS}", SEAL),
        (Seal(WHOLE, 212).code, Seal(WHOLE, 212)),
    ],
)
def test_it_is_read_however_it_is_written(typed: str, read: Seal) -> None:
    assert read_seal(typed) == read


def test_a_paper_pasted_whole_is_read() -> None:
    paper = (
        f"Empreinte du journal, ligne 212\n{FOURS}\n"
        "Elle couvre noms, motifs et opérateurs depuis la ligne 1."
    )
    assert read_seal(paper) == SEAL


def test_eight_groups_out_of_quotes_are_one_seal_or_two() -> None:
    with pytest.raises(Refused, match="LOG_SEALS_TOGETHER"):
        read_seals([WHOLE[at : at + 4] for at in range(0, 32, 4)])


def test_a_scanner_set_for_another_keyboard_is_read() -> None:
    """It sends the keys of an English one, where a French one stands: figures become signs."""
    keys = str.maketrans({figure: chr(sign) for sign, figure in FRENCH_KEYS.items()})
    assert read_seal(Seal(WHOLE, 212).code.translate(keys)) == Seal(WHOLE, 212)


@pytest.mark.parametrize("typed", ["", "212", WHOLE[:15], WHOLE[:40] + "g", "3fa2 9c1b", WHOLE * 2])
def test_what_is_no_seal_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="LOG_SEAL_UNREADABLE"):
        read_seal(typed)
