"""Tests of coaching: each fact in a hint or a reason is derived again, without the code that states it."""
