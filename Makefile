# Each target sets up what it needs (tools/prepare.py); checks and tests run in stages (tools/gate.py).
PYTHON ?= python3
BIN := .venv/bin
PREPARE := $(PYTHON) -m tools.prepare
GATE := $(PYTHON) -m tools.gate

.PHONY: help play setup dev test test-all quick check browser docs bench bench-environments bench-server \
  faults mutants messages fixtures lock clean

help:
	@echo 'make play          play in the browser; make play ARGS="--port 9000 --lang pl" passes options on'
	@echo 'make setup         prepare .venv with the development tools, compile the engine, build the web client'
	@echo 'make dev           serve while you work: what you save takes effect at once'
	@echo 'make quick         check format, lint and types, and run the tests that your changes can affect'
	@echo 'make test          run the gate: all checks and all tests that are not slow'
	@echo 'make test-all      run the gate and all slow stages; CONTRIBUTING.md lists them'
	@echo 'make test-STAGE    run one stage, such as test-checks, test-compiled or test-openspiel'
	@echo 'make check         run all checks that are not tests'
	@echo 'make browser       run the tests in a browser that are not slow'
	@echo 'make mutants       plant bugs and report which tests catch them; takes an hour'
	@echo 'make docs          build the site of the documentation into build/site, with every link checked'
	@echo 'make bench         measure the engine beside others'
	@echo 'make bench-environments  measure encoded steps beside the environments of others, and memory'
	@echo 'make bench-server  measure the server on loopback'
	@echo 'make faults        play while the server is killed, stopped, cut off and worse; takes some minutes'
	@echo 'make messages      write the types of the web client again after the messages have changed'
	@echo 'make fixtures      write the fixtures of the web client again after rules or messages have changed'
	@echo 'make lock          choose new versions of the dependencies (needs uv)'
	@echo 'make clean         remove everything that make made'

play:
	@$(PYTHON) -m tools.play $(ARGS)

setup:
	@$(PREPARE) dev engine web

dev:
	@$(PREPARE) package npm
	@$(BIN)/python tools/dev.py $(ARGS)

test:
	@$(GATE) test

test-all:
	@$(GATE) all

test-%:
	@$(GATE) $*

quick:
	@$(GATE) quick

check:
	@$(GATE) checks

browser:
	@$(GATE) browser

docs:
	@$(GATE) docs

mutants:
	@$(PREPARE) dev engine web debian
	@$(BIN)/python -m tools.mutants $(ARGS)

bench:
	@$(PREPARE) bench engine
	PYTHONPATH=src .venv-bench/bin/python -m benchmarks.run $(ARGS)

bench-environments:
	@$(PREPARE) bench engine
	PYTHONPATH=src .venv-bench/bin/python -W ignore -m benchmarks.environments $(ARGS)

bench-server:
	@$(PREPARE) dev engine
	$(BIN)/python -m benchmarks.server $(ARGS)

faults:
	@$(PREPARE) dev engine debian
	$(BIN)/python -m benchmarks.faults $(ARGS)

messages:
	@$(PREPARE) package npm
	$(BIN)/python tools/schema.py

fixtures:
	@$(PREPARE) dev
	$(BIN)/python -m tests.web.told

lock:
	tools/lock.sh
	cd web && npm install --package-lock-only && node ../tools/check_npm_lock.mjs --tidy .

clean:
	rm -rf build .venv .venv-bench .venv-cluster .venv-docs .venv-learn .venv-lowest .stamps src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/oneiros/server/static
	find src -name '*.so' -delete -o -name '*.pyd' -delete
