"""The state: values that are copied, never changed; it knows no command."""
