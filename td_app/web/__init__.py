"""Another face on `live.py`, for browsers and other machines."""
