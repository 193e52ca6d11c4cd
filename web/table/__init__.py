"""The card table as one component: what is to be seen goes in, HTML comes out, intents come back."""
