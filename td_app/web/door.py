"""What wrong PINs cost: time to the address they come from, and after many a longer PIN for all.

The arithmetic stands in ``decisions/0036``: all that are ever looked at hit with less than one
chance in 10,000, however many addresses they come from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

#: Wrong PINs of one address before it waits; then twice as long each time (s).
FREE_TRIES: Final = 5
FIRST_WAIT_S: Final = 1
LONGEST_WAIT_S: Final = 1_200
#: An address is forgiven one of its wrong PINs every so often (s).
FORGIVEN_S: Final = 1_200
#: Addresses remembered: those that wait are forgotten last.
MOST_ADDRESSES: Final = 1_000

PIN_DIGITS: Final = 6
LONG_PIN_DIGITS: Final = 10
#: Wrong PINs looked at while they have six digits: the next is judged against longer ones.
SHORT_TRIES: Final = 49
#: Wrong PINs that are looked at in all: from then on codes alone are.
MOST_TRIES: Final = 9_999


@dataclass(slots=True)
class _Tries:
    """The wrong PINs of an address that count still, as they stood at ``at``."""

    at: float
    wrong: int = 0
    until: float = 0.0

    def forgive(self, now: float) -> None:
        times = int((now - self.at) // FORGIVEN_S)
        self.wrong = max(0, self.wrong - times)
        self.at += times * FORGIVEN_S
        if self.wrong == 0:
            self.at = now


@dataclass(slots=True)
class Door:
    """The wrong PINs of each address, and of all; those of all are never forgiven.

    Moments are seconds of one clock that never goes back.
    """

    wrong: int = 0
    _tries: dict[str, _Tries] = field(default_factory=dict)

    @property
    def digits(self) -> int:
        """Return how many digits a PIN has from now on."""
        if self.wrong < SHORT_TRIES:
            return PIN_DIGITS
        return LONG_PIN_DIGITS

    def closed_s(self, address: str, now: float) -> float:
        """Return how long no PIN of an address is looked at; 0 where it is."""
        if self.wrong >= MOST_TRIES:
            return LONGEST_WAIT_S
        tries = self._tries.get(address)
        if tries is None:
            return 0.0
        return max(0.0, tries.until - now)

    def missed(self, address: str, now: float) -> None:
        """Count a wrong PIN of an address."""
        self.wrong += 1
        tries = self._tries.setdefault(address, _Tries(now))
        tries.forgive(now)
        tries.wrong += 1
        if tries.wrong >= FREE_TRIES:
            wait = FIRST_WAIT_S * 2 ** min(tries.wrong - FREE_TRIES, 20)
            tries.until = now + min(wait, LONGEST_WAIT_S)
        if len(self._tries) > MOST_ADDRESSES:
            # Whoever has many addresses must not have those forgotten that wait: one that may try
            # again goes first, the oldest, else the one that waits least.
            others = (one for one in self._tries if one != address)
            del self._tries[min(others, key=lambda one: max(now, self._tries[one].until))]
