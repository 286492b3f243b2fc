"""Writes the sounds of this folder: two short tones, made of sines, nothing recorded.

``python assets/sounds/make_sounds.py`` writes ``count.wav`` (a second counted aloud) and
``count-last.wav`` (the last one, higher and longer) again, byte for byte.
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


def samples(hertz: float, seconds: float) -> list[int]:
    """Return a tone with a soft octave over it, rising and falling without a click."""
    count = int(RATE * seconds)
    return [_sample(hertz, place / RATE, seconds) for place in range(count)]


def _sample(hertz: float, at: float, seconds: float) -> int:
    turn = 2 * math.pi * hertz * at
    tone = (math.sin(turn) + 0.25 * math.sin(2 * turn)) / 1.25
    shape = min(1.0, at / RISE_S, (seconds - at) / FALL_S)
    return round(32_767 * LOUDNESS * shape * tone)


def write(folder: Path) -> None:
    """Write every tone into ``folder``: one channel, 16 bits."""
    for name, (hertz, seconds) in TONES.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            written = array.array("h", samples(hertz, seconds))
            if sys.byteorder == "big":
                written.byteswap()
            file.writeframes(written.tobytes())


if __name__ == "__main__":
    write(Path(__file__).parent)
