"""Screens are tested without one, wherever the test stands; CI tries the same examples twice."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from hypothesis import HealthCheck, settings

# A busy machine is slow at making examples too: that says nothing of what they try.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", UNHURRIED)
settings.register_profile("ci", UNHURRIED, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
