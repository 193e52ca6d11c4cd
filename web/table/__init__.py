"""The card table as one component: plain values in, HTML out, intents back."""
