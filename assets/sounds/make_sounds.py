"""Writes the sounds of this folder: short tones and bells made of sines, nothing recorded.

``python assets/sounds/make_sounds.py`` writes every file again, byte for byte.
"""

from __future__ import annotations

import array
import math
import sys
import wave
from pathlib import Path

RATE = 44_100
LOUDNESS = 0.6
RISE_S, FALL_S = 0.006, 0.05
TONES = {"count": (784.0, 0.18), "count-last": (1046.5, 0.42)}
"""Hertz and seconds of each: a G, then the C above it."""

C5, D5, E5, G5, A5, C6, E6 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.51
BELL = ((1.0, 1.0, 1.0), (2.0, 0.45, 1.7), (3.01, 0.18, 2.6), (4.2, 0.08, 4.0))
"""A bell's partials: times its pitch, loudness, how much sooner each dies away."""
RING_S = 0.42
"""Seconds in which a bell falls to about a third."""
CHIMES: dict[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "minute": (1.2, ((E5, 0.0), (E5, 0.22))),
    "ten": (0.7, ((A5, 0.0),)),
    "level": (1.9, ((C5, 0.0), (E5, 0.14), (G5, 0.28), (C6, 0.42))),
    "break": (1.9, ((C6, 0.0), (G5, 0.2), (E5, 0.4), (C5, 0.6))),
    "resume": (1.9, ((G5, 0.0), (C6, 0.16), (G5, 0.32), (E6, 0.48))),
    "hand": (1.1, ((G5, 0.0), (G5, 0.12), (C6, 0.24))),
    "moves": (1.1, ((D5, 0.0), (A5, 0.16))),
}
"""Seconds in all, then the bells of each sound: hertz, and when it is struck."""


def samples(hertz: float, seconds: float) -> list[int]:
    """Return a tone with a soft octave over it, rising and falling without a click."""
    count = int(RATE * seconds)
    return [_sample(hertz, place / RATE, seconds) for place in range(count)]


def _sample(hertz: float, at: float, seconds: float) -> int:
    turn = 2 * math.pi * hertz * at
    tone = (math.sin(turn) + 0.25 * math.sin(2 * turn)) / 1.25
    shape = min(1.0, at / RISE_S, (seconds - at) / FALL_S)
    return round(32_767 * LOUDNESS * shape * tone)


def chime(seconds: float, bells: tuple[tuple[float, float], ...]) -> list[int]:
    """Return bells struck one after the other, as loud as the tones at their loudest."""
    drawn = [_rung(bells, place / RATE, seconds) for place in range(int(RATE * seconds))]
    loudest = max(abs(value) for value in drawn)
    return [round(32_767 * LOUDNESS * value / loudest) for value in drawn]


def _rung(bells: tuple[tuple[float, float], ...], at: float, seconds: float) -> float:
    heard = sum(_bell(hertz, at - struck) for hertz, struck in bells if at >= struck)
    return heard * min(1.0, (seconds - at) / FALL_S)


def _bell(hertz: float, since: float) -> float:
    rise = min(1.0, since / RISE_S)
    return rise * sum(
        loud * math.exp(-since * sooner / RING_S) * math.sin(2 * math.pi * hertz * times * since)
        for times, loud, sooner in BELL
    )


def write(folder: Path) -> None:
    """Write every sound into ``folder``: one channel, 16 bits."""
    made = {name: samples(*tone) for name, tone in TONES.items()}
    made |= {name: chime(*bells) for name, bells in CHIMES.items()}
    for name, drawn in made.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            written = array.array("h", drawn)
            if sys.byteorder == "big":
                written.byteswap()
            file.writeframes(written.tobytes())


if __name__ == "__main__":
    write(Path(__file__).parent)
