"""python -m benchmarks.server.quick_sweep serve ...: the server as it is, but empty tables are put away at once."""

from __future__ import annotations

from blackgate.cli import main
from blackgate.server import hall, room

SECONDS = 0.5

if __name__ == "__main__":
    for module, constant in ((room, "REST_SECONDS"), (hall, "SWEEP_SECONDS")):
        assert hasattr(module, constant)
        setattr(module, constant, SECONDS)
    main()
