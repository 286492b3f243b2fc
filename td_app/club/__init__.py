"""What a club keeps beyond an evening: seasons, archives, cards, who comes."""
