"""The wall that a room reads: what it says at one moment, without a screen to draw it."""
