"""The networks on which phones could reach this computer.

A matter of its own: the settings name them without loading what serves.
"""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

import psutil


@dataclass(frozen=True, slots=True)
class Network:
    """An address of this computer: the interface that has it, and whether it is a private one."""

    name: str
    address: str
    private: bool


def networks() -> tuple[Network, ...]:
    """Return the networks on which phones could reach this computer, the likeliest first."""
    up = {name for name, stats in psutil.net_if_stats().items() if stats.isup}
    found = []
    for name, held in psutil.net_if_addrs().items():
        for one in held:
            if one.family != socket.AF_INET or name not in up:
                continue
            address = ipaddress.ip_address(one.address)
            if not address.is_loopback and not address.is_link_local:
                found.append(Network(name, one.address, address.is_private))
    return tuple(sorted(found, key=lambda network: (not network.private, network.address)))
