"""What is asked and told in dialogs."""
