"""What an operator counts, for Prometheus.

Labels are words of ours, so there are few of them: no guest, no table, nothing that somebody sent.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from oneiros.kernel.errors import BadData, Refusal

REGISTRY: Final = CollectorRegistry()
"""Everything that is counted here."""
_NAME: Final = "oneiros"
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THOUGHTFUL: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
# Keys that begin otherwise are those of rules and notation, of which there are hundreds.
_OWN_KEYS: Final = ("server-", "storage-", "answer-", "undo-", "setup-")


def _counter(name: str, means: str, *labels: str) -> Counter:
    return Counter(name, means, labels, namespace=_NAME, registry=REGISTRY)


def _gauge(name: str, means: str, *labels: str) -> Gauge:
    return Gauge(name, means, labels, namespace=_NAME, registry=REGISTRY)


def _histogram(
    name: str, means: str, *labels: str, buckets: tuple[float, ...] = _QUICK
) -> Histogram:
    return Histogram(name, means, labels, namespace=_NAME, registry=REGISTRY, buckets=buckets)


_answers = _counter("answers", "Answers that were kept and told.", "by")
ANSWERS_OF_PEOPLE: Final = _answers.labels("person")
ANSWERS_OF_BOTS: Final = _answers.labels("bot")
ANSWER_SECONDS: Final = _histogram(
    "answer_seconds", "From reading the answer of a person until it is kept and told."
)
CALL_SECONDS: Final = _histogram(
    "call_seconds", "Calls of the HTTP API, by call and status.", "call", "status"
)
REFUSALS: Final = _counter("refusals", "What was refused, over sockets and HTTP.", "reason")
TURNED_AWAY: Final = _counter(
    "turned_away", "Connections that were ended before they came to anything.", "status"
)
FAULTS: Final = _counter("storage_faults", "Reads and writes that the database refused.", "reason")
KEPT_SECONDS: Final = _histogram("kept_seconds", "From handing in changes until they are on disk.")
LEDGER: Final = _gauge("ledger_waiting", "Submissions that wait to be written.")
LOOP_LAG: Final = _histogram("loop_lag_seconds", "How late the event loop wakes up.")
CONNECTIONS: Final = _gauge("connections", "Connections of every kind.")
SOCKETS: Final = _gauge("sockets", "Browsers and programs that are connected to tables.")
ROOMS: Final = _gauge("rooms", "Tables in memory.")
BOTS_THINKING: Final = _gauge("bots_thinking", "Bots that think, or wait for a process to do so.")
THOUGHT_SECONDS: Final = _histogram(
    "thought_seconds", "How long a bot takes to choose.", buckets=_THOUGHTFUL
)
BOTS_FAILED: Final = _counter("bots_failed", "Bots that gave up a question.")
MOVES_LOST: Final = _counter(
    "bot_moves_lost", "Moves that bots from outside lost by their faults.", "fault"
)
CHORES_FAILED: Final = _counter(
    "chores_failed", "Chores that were not done when it was time for them.", "chore"
)
CHORE_SECONDS: Final = _gauge(
    "chore_seconds", "How long a chore is being done, 0 while it is not its time.", "chore"
)
THINKERS_LOST: Final = _counter("thinkers_lost", "Processes of bots that died and were replaced.")

for _collector in (ProcessCollector, PlatformCollector, GCCollector):
    _collector(registry=REGISTRY)


def count_refusal(refusal: Refusal) -> None:
    """Count a refusal by its reason; all that rules and notation refuse is one reason."""
    known = refusal.key.startswith(_OWN_KEYS)
    REFUSALS.labels(refusal.key if known else "rules").inc()


def expose(host: str, port: int) -> int:
    """Let Prometheus ask at an address of its own; give its port, or refuse it."""
    try:
        server, _ = start_http_server(port, host, REGISTRY)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadData("server-metrics", host=host, port=str(port), why=why) from None
    found: int = server.server_address[1]
    return found
