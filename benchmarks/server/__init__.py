"""Benchmarks of the server: `make bench-server`; benchmarks/README.md explains what is measured and how."""
