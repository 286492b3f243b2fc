"""What the rules ask for now, with reasons and articles."""
