"""How much the server carries: `make bench-server`; benchmarks/README.md says what is measured and how."""
