"""Benchmarks of the engine: `make bench`, or `python -m benchmarks` in the environment with the compiled rules."""
