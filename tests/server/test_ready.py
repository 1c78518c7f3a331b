"""Whether the server answers, and whether it can keep what it answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oneiros.server.protocol import api_types as api
from oneiros.server.rooms import archive
from oneiros.storage import StorageFailed
from tests.cluster import Cluster
from tests.server.guest import Guest
from tests.server.inside import hall
from tests.server.served import Served, wait_until


def test_a_server_whose_database_is_gone_is_alive_but_not_ready(
    tmp_path: Path, cluster: Cluster
) -> None:
    with Served(tmp_path, database=cluster.url("ready")) as served:
        ann = Guest(served)
        assert ann.call("GET", "/api/ready").status_code == 200
        cluster.stop()
        try:
            gone = ann.call("GET", "/api/ready")
            alive = ann.call("GET", "/api/health")
        finally:
            cluster.start()
        assert (gone.status_code, gone.json()["reason"]) == (503, "storage-failed")
        assert alive.status_code == 200
        wait_until(lambda: ann.call("GET", "/api/ready").status_code == 200)
        assert ann.give("GET", "/api/ready", api.Health).version
    assert "oneiros.storage" in served.errors()
    assert "Traceback" not in served.errors()


def test_a_database_that_is_silent_is_waited_for_only_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(tmp_path) as (_, slow):
            await slow.probe()
            slow.disk.clear()
            monkeypatch.setattr(archive, "PROBE_WITHIN", 0.05)
            for _ in range(3):
                with pytest.raises(StorageFailed):
                    await slow.probe()
            probes = [one for one in asyncio.all_tasks() if "come_and_go" in repr(one)]
            # However often somebody asks, one waits.
            assert len(probes) == 1
            slow.disk.set()
            monkeypatch.undo()
            await slow.probe()

    asyncio.run(run())
