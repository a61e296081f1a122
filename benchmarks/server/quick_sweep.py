"""python -m benchmarks.server.quick_sweep serve ...: the server as it is, but empty tables are put away soon.

Not at once: on a busy machine whoever has opened a table may need a moment until they are connected.
"""

from __future__ import annotations

from blackgate.cli import main
from blackgate.server import room, table_manager

CONSTANTS = ((room, "IDLE_SECONDS", 2.0), (table_manager, "SWEEP_SECONDS", 0.5))

if __name__ == "__main__":
    for module, constant, seconds in CONSTANTS:
        assert hasattr(module, constant)
        setattr(module, constant, seconds)
    main()
