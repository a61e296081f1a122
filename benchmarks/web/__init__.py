"""Benchmarks of the browser client: `make bench-web`; benchmarks/README.md explains what is measured."""
