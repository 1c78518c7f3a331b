"""Steps run in order, again when their inputs change, and compiled files appear all at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.root import ROOT
from tools import prepare
from tools.engine import FIRST_GROUP, PACKAGE, place
from tools.prepare import with_needs
from tools.steps import STEPS, Failed, Log, Step


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one input."""
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    monkeypatch.setattr("tools.steps.ROOT", tmp_path)
    monkeypatch.setattr(prepare, "STAMPS", tmp_path / ".stamps")
    (tmp_path / "input.txt").write_text("one")
    return tmp_path


def steps(monkeypatch: pytest.MonkeyPatch, **table: Step) -> None:
    monkeypatch.setattr(prepare, "STEPS", table)


def test_each_step_comes_after_what_it_needs() -> None:
    order = with_needs(["dev", "web", "engine"])
    assert set(order) == {"venv", "package", "dev", "npm", "web", "engine"}
    for name in order:
        assert all(order.index(need) < order.index(name) for need in STEPS[name].needs)


def test_a_step_runs_again_when_an_input_changes(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[str] = []
    first = Step("first", lambda _: runs.append("first"), inputs=("*.txt",))
    second = Step("second", lambda _: runs.append("second"), needs=("first",))
    steps(monkeypatch, first=first, second=second)
    prepare.prepare(["second"])
    assert runs == ["first", "second"]
    assert "setup: second, 0.0 s" in capsys.readouterr().out
    prepare.prepare(["second"])
    assert runs == ["first", "second"]
    (tree / "input.txt").write_text("two")
    assert not prepare.is_done("second")
    prepare.prepare(["second"])
    assert runs == ["first", "second", "first"]


def test_a_step_runs_again_when_its_output_is_gone(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tree / "made.1.so"
    steps(monkeypatch, make=Step("make", lambda _: made.touch(), outputs=("made.*",)))
    prepare.prepare(["make"])
    assert prepare.is_done("make")
    made.unlink()
    assert not prepare.is_done("make")


def test_a_failure_stops_what_needs_it_and_shows_the_end_of_the_output(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(log: Log) -> None:
        log.run(sys.executable, "-c", "print('the reason'); raise SystemExit(3)", cwd=tree)

    runs: list[str] = []
    later = Step("later", lambda _: runs.append("later"), needs=("broken",))
    steps(monkeypatch, broken=Step("broken", fail), later=later)
    with pytest.raises(Failed, match=r"(?s)the reason.*exited with 3.*setup: broken failed"):
        prepare.prepare(["later"])
    assert runs == []
    assert not prepare.is_done("broken")


def test_compiled_files_replace_all_old_ones(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    for folder, names in ((new, ("a", "b")), (old, ("b", "stale"))):
        for name in names:
            (folder / name).mkdir(parents=True)
            (folder / name / "module.so").write_text(folder.name)
        (folder / "a").mkdir(exist_ok=True)
        (folder / f"{FIRST_GROUP}.so").write_text(folder.name)
    place(new, old)
    found = {file.relative_to(old).as_posix(): file.read_text() for file in old.rglob("*.so")}
    assert found == dict.fromkeys(["a/module.so", "b/module.so", f"{FIRST_GROUP}.so"], "new")


def test_the_first_group_is_there_only_with_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    for folder in (new, old):
        folder.mkdir()
        for name in (f"{FIRST_GROUP}.so", "a.so", "z.so"):
            (folder / name).write_text(folder.name)
    seen: list[set[str]] = []

    def look(path: Path, target: Path) -> Path:
        if (old / f"{FIRST_GROUP}.so").exists():
            seen.append({file.read_text() for file in old.glob("*.so")})
        os.replace(path, target)  # noqa: PTH105 - the method of Path is the one that looks
        return target

    monkeypatch.setattr(Path, "replace", look)
    place(new, old)
    assert seen == []
    assert {file.read_text() for file in old.glob("*.so")} == {"new"}


def test_without_the_first_group_the_sources_run(tmp_path: Path) -> None:
    package = ROOT / PACKAGE
    for name in ("__init__.py", "_pure.py", "build.py"):
        target = tmp_path / "oneiros" / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes((package / name).read_bytes())
    # A compiled file that cannot be loaded: whoever took it would fail.
    (tmp_path / "oneiros" / "build.so").write_text("half of it")
    program = "from oneiros.build import build; print(build())"
    changes = {"PYTHONPATH": str(tmp_path), "ONEIROS_PURE": "0"}
    done = subprocess.check_output(
        [sys.executable, "-P", "-c", program], env=os.environ | changes, text=True
    )
    assert done == "interpreted\n"


def compile_with(tree: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    """Compile where setup.py compiles nothing and says why."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tree / name).touch()
    (tree / PACKAGE).mkdir(parents=True)
    log = Log(tree / "log")
    monkeypatch.setattr(Log, "run", lambda one, *_, **__: one.path.write_text(said, "utf-8"))
    STEPS["engine"].run(log)


def test_a_compilation_that_fails_is_a_failure(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Failed, match=r"(?s)the reason.*could not be compiled \(mypyc failed"):
        compile_with(tree, monkeypatch, "the reason\ninterpreted build (mypyc failed: 1)")


def test_without_a_compiler_the_engine_stays_interpreted(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compile_with(tree, monkeypatch, "interpreted build (no C compiler: gcc)")
    assert "not compiled (no C compiler: gcc)" in capsys.readouterr().out


INTERRUPTED = """
import sys
from pathlib import Path
from tools import prepare
from tools.steps import Step

SLEEPS = (
    "import signal, time; from pathlib import Path;"
    "signal.signal(signal.SIGINT, signal.SIG_IGN); signal.signal(signal.SIGTERM, signal.SIG_IGN);"
    "Path('begun').touch(); time.sleep(600)"
)
prepare.STAMPS = Path(".stamps").resolve()
prepare.STEPS = {"one": Step("one", lambda log: log.run(sys.executable, "-c", SLEEPS, cwd=Path()))}
raise SystemExit(prepare.main(["one"]))
"""
"""A step that hears no Ctrl-C, as npm does not."""


def test_ctrl_c_ends_what_does_not_hear_it(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", INTERRUPTED]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, process_group=0
    ) as running:
        while not (tmp_path / "begun").exists():
            assert running.poll() is None
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        said, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"setup: stopped; the next start continues" in said
