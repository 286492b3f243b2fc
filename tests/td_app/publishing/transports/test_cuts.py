"""Evenings published while the link is cut and the program killed, at random."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from publishing_cuts import cut_at_random, killed_in_a_folder
from publishing_places import HERE, PLACES, SERVED
from publishing_servers import Place, a_folder, accepted

#: How often each place is cut; more are tried by hand.
CUTS = int(os.environ.get("PUBLISHING_CUTS", "6"))


@pytest.fixture(params=[*HERE, *SERVED])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    with PLACES[request.param](tmp_path) as place:
        if request.param not in HERE:
            accepted(place)
        yield place


def test_at_the_end_exactly_what_is_due_is_there(
    place: Place, request: pytest.FixtureRequest
) -> None:
    seed = int(os.environ.get("PUBLISHING_SEED", "12")) + crc32(request.node.name.encode())
    cut_at_random(place, random.Random(seed), CUTS)


@pytest.mark.parametrize("seed", range(3))
def test_a_program_killed_in_the_middle_of_a_file_leaves_no_half_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    with a_folder(tmp_path) as folder:
        killed_in_a_folder(folder, random.Random(seed), 20, monkeypatch)
