"""Who wins, cards on the table: hands tapped or typed, pots, what the rulebook awards."""
