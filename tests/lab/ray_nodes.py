"""python -m tests.lab.ray_nodes: a Ray cluster of two machines with a core each, until the input ends.

Both are processes of this machine. The second has DOOMED in its environment. RAY_TMPDIR says where everything is kept;
sockets lie there, so its path has to be short.
"""

from __future__ import annotations

import sys
from importlib import import_module

SMALL = 80 * 2**20  # bytes of shared memory, of which containers have little
# A machine that does not answer is given up within two seconds, not twenty.
HEALTH = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}

if __name__ == "__main__":
    head = {"num_cpus": 1, "object_store_memory": SMALL, "include_dashboard": False, "_system_config": HEALTH}
    cluster = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=SMALL, env_vars={"DOOMED": "1"})
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()
