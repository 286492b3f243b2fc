"""The club's register: who its members and guests are, and which entrants they were."""
