"""How fast the engine is: `make bench`, or `python -m benchmarks` in the environment with the compiled rules."""
