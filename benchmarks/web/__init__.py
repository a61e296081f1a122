"""How soon and how smoothly the browser client runs: `make bench-web`; benchmarks/README.md says what is measured."""
