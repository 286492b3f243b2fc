"""The club's site: its file in, pages out. No network, no clock, nothing kept."""
