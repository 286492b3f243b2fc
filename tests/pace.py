"""How slow this machine is just now: a limit of time follows the machine it is held on."""

from __future__ import annotations

from time import thread_time

QUIET_S = 0.06
"""What the count below takes on a quiet machine of the usual kind, in seconds."""


def at_this_pace(seconds: float) -> float:
    """`seconds` of a quiet machine, as many seconds of processor as they are here and now.

    Never fewer than `seconds`: a quicker machine has no stricter limit.
    """
    begun = thread_time()
    sum(number * number for number in range(1_000_000))
    return seconds * max(1.0, (thread_time() - begun) / QUIET_S)
