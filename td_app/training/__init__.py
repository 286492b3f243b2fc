"""Learning to direct: an evening played by bots, disputes on cards; nothing of it is the club's."""
