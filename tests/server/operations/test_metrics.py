"""Metrics: what is counted is what /metrics tells."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from blackgate.server.metrics import Metrics


def told(metrics: Metrics) -> dict[str, float]:
    """Every sample by its name and labels, as a scraper reads it."""
    return {
        ",".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_connections_are_those_that_are_open() -> None:
    metrics = Metrics()
    metrics.seats.inc()
    metrics.seats.inc()
    metrics.spectators.inc()
    metrics.seats.dec()
    found = told(metrics)
    assert found["blackgate_connections,seat"] == 1
    assert found["blackgate_connections,spectator"] == 1


def test_a_table_is_in_one_state_at_a_time() -> None:
    metrics = Metrics()
    metrics.table_moved(None, "waiting")
    metrics.table_moved(None, "waiting")
    metrics.table_moved("waiting", "playing")
    metrics.table_moved("playing", None)
    found = told(metrics)
    assert found["blackgate_tables,waiting"] == 1
    assert found["blackgate_tables,playing"] == 0


def test_actions_commits_and_bots_are_counted_and_measured() -> None:
    metrics = Metrics()
    for seconds in (0.004, 0.25):
        metrics.acknowledged(seconds)
    metrics.committed(20, 0.006)
    metrics.bot_moved(0.3)
    found = told(metrics)
    assert found["blackgate_acknowledge_seconds_count"] == 2
    assert found["blackgate_acknowledge_seconds_sum"] == 0.254
    assert found["blackgate_acknowledge_seconds_bucket,0.005"] == 1
    assert found["blackgate_acknowledge_seconds_bucket,0.15"] == 1
    assert found["blackgate_commit_batch_sum"] == 20
    assert found["blackgate_commit_seconds_bucket,0.01"] == 1
    assert found["blackgate_bot_seconds_count"] == 1


def test_what_went_wrong_is_counted() -> None:
    metrics = Metrics()
    metrics.refused("stale")
    metrics.refused("stale")
    metrics.limited("code")
    metrics.quarantined.inc()
    metrics.dropped.inc()
    found = told(metrics)
    assert found["blackgate_refused_total,stale"] == 2
    assert found["blackgate_limited_total,code"] == 1
    assert found["blackgate_quarantined_tables_total"] == 1
    assert found["blackgate_dropped_connections_total"] == 1


def test_two_servers_do_not_count_together() -> None:
    one, other = Metrics(), Metrics()
    one.quarantined.inc()
    assert told(other)["blackgate_quarantined_tables_total"] == 0


def test_the_process_is_measured_too() -> None:
    assert told(Metrics())["process_resident_memory_bytes"] > 0
