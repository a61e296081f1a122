"""python -m benchmarks.server.quick_sweep serve ...: the normal server, except that empty tables are evicted soon.

Not at once: on a busy machine a client that has opened a table may need a moment to connect.
"""

from __future__ import annotations


def main() -> None:
    from blackgate import cli  # not above: every bot process imports this module, which the real `blackgate` spares it
    from blackgate.server import room, table_manager

    for module, constant, seconds in ((room, "IDLE_SECONDS", 2.0), (table_manager, "SWEEP_SECONDS", 0.5)):
        assert hasattr(module, constant)
        setattr(module, constant, seconds)
    cli.main()


if __name__ == "__main__":
    main()
