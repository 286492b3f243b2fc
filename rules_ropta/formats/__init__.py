"""Other formats than the federation's free freezeout, and their money, by a room's rules.

Money is in cents, whole; what is shared sums exactly. Every question here is registered with
``text="room"``: the floor's search of a federation tournament never meets it.
"""
