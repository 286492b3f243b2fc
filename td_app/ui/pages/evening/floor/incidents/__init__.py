"""The incidents noted: found again, read whole, completed."""
