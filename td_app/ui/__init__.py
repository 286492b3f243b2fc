"""Shows views and sends commands; never decides, never reads SQL."""
