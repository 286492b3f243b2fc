"""What is true: values that are copied, never changed; nothing of it knows what is asked."""
