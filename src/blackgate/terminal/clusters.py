"""The Ray cluster for `--ray`: connects, and reports it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from blackgate.messages import text
from blackgate.terminal.user_errors import UserError

if TYPE_CHECKING:
    from blackgate.lab.ray_pool import RayCluster


@contextmanager
def cluster_at(address: str | None, language: str) -> Iterator[RayCluster | None]:
    """The cluster at that address; none, if none was requested."""
    if address is None:
        yield None
        return
    from blackgate.lab.ray_pool import NoCluster, RayCluster

    try:
        cluster = RayCluster(address)
    except NoCluster as error:
        raise UserError("terminal-said", reason=error) from None
    with cluster:
        print(text(language, "terminal-cluster", address=address, machines=cluster.machines, cores=cluster.cores))
        yield cluster
