"""Say anything at the door for scripts, by hand: every line is answered, the journal replays.

``python tests/checks/fuzzed_lines.py [HOW_MANY] [SEED]``; 100,000 take some minutes.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from td_app.cli.play import VIEWS, Door
from td_app.club.club import Club
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.training.simulation import SimulatedClock
from td_app.wire import COMMANDS, catalogue

ODD = (None, True, False, 0, 1, -1, 2, 7, 99, 10**30, 0.5, 1e308, "", "x", "é\x00", "\ud800", "4.7")
EVENING = (
    {"command": "create_tournament", "setup": {"name": "Essai"}},
    {
        "command": "register_entrants",
        "people": [{"last_name": f"Nom{i}"} for i in range(18)],
        "present": True,
        "majority": "checked",
    },
    {"command": "draw_seats"},
    {"command": "start_clock"},
)
#: A new evening after so many lines: most of them go on from something true.
AN_EVENING = 2_000


class Chance:
    """Seeds of its own: the same lines meet the same evening."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def seed(self) -> bytes:
        """Return 32 bytes."""
        return self._random.randbytes(32)


def lines(how_many: int, seed: int) -> list[str]:
    """Return so many lines: acts with fields that are wrong, or hardly, and plain noise."""
    chance = random.Random(seed)
    commands: dict[str, Any] = catalogue()["commands"]
    said = []
    for number in range(how_many):
        if number % AN_EVENING < len(EVENING):
            said.append(json.dumps(EVENING[number % AN_EVENING]))
            continue
        match chance.randrange(12):
            case 0:
                said.append(chance.randbytes(chance.randrange(60)).decode("latin-1"))
            case 1:
                said.append("[" * chance.randrange(2_000))
            case 2:
                said.append(json.dumps({"view": chance.choice([*VIEWS, "x", 7])}))
            case 3:
                said.append(json.dumps({"at": chance.choice([*ODD, number])}))
            case 4:
                said.append(json.dumps({"open": chance.choice(ODD)}))
            case _:
                name = chance.choice([*COMMANDS])
                fields = commands[name]["fields"]
                asked = {field: value(chance, 0) for field in fields if chance.random() < 0.8}
                line = json.dumps({"command": name, **asked})
                at = chance.randrange(len(line))
                said.append(line if chance.random() < 0.9 else line[:at] + line[at + 1 :])
    return said


def value(chance: random.Random, depth: int) -> Any:
    """Return anything JSON holds; small numbers more often, for they may be right."""
    match chance.randrange(6 if depth < 3 else 3):
        case 0:
            return chance.choice(ODD)
        case 1 | 2:
            return chance.randrange(1, 20)
        case 3:
            return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
        case 4:
            names = ("entrant", "table", "number", "seat", "name", "place", "last_name", "value")
            return {chance.choice(names): value(chance, depth + 1) for _ in range(3)}
        case _:
            return chance.choice(("eliminated", "withdrawn", "checked", "as_if_never", "normal"))


def answered(path: Path, how_many: int, seed: int) -> tuple[int, int]:
    """Say so many lines to a club in a file; return how many acts were done, and our faults."""
    done = faults = 0
    with open_club_file(path) as file:
        door = _door(file, seed)
        for line in lines(how_many, seed):
            answer = door.answer(line)
            json.dumps(answer)
            done += answer["ok"] is True and "event" in answer
            faults += answer.get("error", {}).get("code") == "OUR_FAULT"
    return done, faults


def _door(file: ClubFile, seed: int) -> Door:
    clock = SimulatedClock(0)
    return Door(Club(file.store, file.directory, clock, Chance(seed)), clock)


def main(how_many: int = 100_000, seed: int = 1) -> int:
    """Return 0 when every line was answered without a fault of ours, and the file is whole."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "club.db"
        done, faults = answered(path, how_many, seed)
        whole = check_file(path).ok
    print(f"{how_many} lines, {done} acts done, {faults} faults, the file is whole: {whole}")
    return 0 if whole and not faults else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
