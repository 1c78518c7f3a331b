# Each target sets up what it needs. Stamps remember what is done, so a second run starts at once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
CLUSTER := .venv-cluster
LOWEST := .venv-lowest
LEARN := .venv-learn
DOCS := .venv-docs
# Other versions of Python, as far as they are there.
PYTHONS ?= $(foreach one,python3.12 python3.13 python3.14,$(shell $(one) -c 'print("$(one)")' 2>/dev/null))
STAMPS := .stamps
LOCKS := requirements/run.txt requirements/build.txt requirements/dev.txt
PIP := pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/pytest --numprocesses=auto --dist=worksteal --hypothesis-profile=ci
# Tests that need a server, a browser or another environment have a stage of their own.
APART := tests/server tests/deploy tests/browser tests/machines tests/openspiel
# Two stages run at once, since most of them wait now and then; the output of each is shown when it is done.
STAGES := check test-compiled test-interpreted browser test-server test-pages
# These start servers, terminals and processes, which takes most of the time.
SLOW := $(APART) tests/cli/table/test_play.py tests/cli/table/test_play_whole.py tests/cli/dreamscape/test_play.py \
  tests/cli/test_real_command.py tests/storage tests/tools/test_dev.py
# These use what we depend on.
DEPENDENT := tests/arena tests/cli tests/data tests/envs tests/machines tests/mcp tests/server tests/storage tests/words
# Compiled code depends on the types of everything it imports, so all of these count.
SOURCES := $(shell find src/oneiros/kernel src/oneiros/games src/oneiros/bots src/oneiros/words \
  src/oneiros/registry -name '*.py' | LC_ALL=C sort)
# The pages show what is in the files of words, too.
WEB := $(shell find web/src web/public -type f | LC_ALL=C sort) $(wildcard src/oneiros/words/*/*.ftl) \
  web/index.html web/vite.config.ts web/tsconfig.json web/svelte.config.js
# With ONEIROS_PURE=1 nothing is compiled.
ENGINE := $(STAMPS)/$(if $(filter 1,$(ONEIROS_PURE)),package,native)

.DELETE_ON_ERROR:
.PHONY: help setup play dev web test test-all docs quick check browser bench bench-environments bench-server faults messages fixtures lock clean FORCE
.PHONY: test-compiled test-interpreted test-server test-pages test-cluster test-openspiel quick-check quick-tests quick-pages
.PHONY: test-lowest test-training test-pythons

help:
	@echo 'make play          play in the browser; make play ARGS="--port 9000 --lang pl" passes options on'
	@echo 'make setup         prepare .venv, compile the engine and build the pages'
	@echo 'make dev           serve while you work: what you save takes effect at once'
	@echo 'make quick         format, lint, types, and most tests, in a few minutes; leaves out the compiled build,'
	@echo '                   most random examples, real servers and terminals, types of the pages, the browser'
	@echo 'make test          check and run all tests: compiled, interpreted, and in a browser'
	@echo 'make test-all      make test, and after it the five that follow, and make docs'
	@echo 'make test-cluster  play a tournament on a Ray cluster of two nodes, of which one is killed'
	@echo 'make test-openspiel  let OpenSpiel test our games, in the environment of make bench'
	@echo 'make test-lowest   test with the lowest versions of all dependencies that are allowed'
	@echo 'make test-training  test what learns, with PyTorch'
	@echo 'make test-pythons  compile and test with other versions of Python that are there (PYTHONS="…")'
	@echo 'make docs          build the site of the documentation into build/site, with every link checked'
	@echo 'make check         format, lint, types, import contracts of engine and pages, rule index, messages'
	@echo 'make browser       run the tests in a browser only'
	@echo 'make bench         measure the engine beside others'
	@echo 'make bench-environments  measure encoded steps beside the environments of others, and memory'
	@echo 'make bench-server  measure the server on loopback'
	@echo 'make faults        play while the server is killed, stopped, cut off and worse; takes some minutes'
	@echo 'make messages      write the types of the pages again after the messages have changed'
	@echo 'make fixtures      write the fixtures of the pages again after rules or messages have changed'
	@echo 'make lock          choose new versions of the dependencies (needs uv)'
	@echo 'make clean         remove everything that make made'

$(STAMPS):
	@mkdir -p $@

# pip removes nothing, so a changed lock means a new environment.
$(STAMPS)/venv: $(LOCKS) | $(STAMPS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@echo 'setup: creating $(VENV)'
	@rm -rf $(VENV) $(STAMPS)/dev $(STAMPS)/package
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/$(PIP) --require-hashes -r requirements/build.txt
	@touch $@

# Only the metadata: compiling is left to the next rule, which is incremental.
$(STAMPS)/package: pyproject.toml src/oneiros/__init__.py $(STAMPS)/venv
	@ONEIROS_PURE=1 $(BIN)/$(PIP) --no-deps --no-build-isolation --no-index --editable .
	@touch $@

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/venv | $(STAMPS)/package
	@echo 'setup: installing the development tools'
	@$(BIN)/$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# Rewritten only when a module comes or goes.
$(STAMPS)/sources: FORCE | $(STAMPS)
	@echo '$(SOURCES)' | cmp --silent - $@ || echo '$(SOURCES)' > $@

# The stamp has the time before compiling, so that a source saved during the compilation counts as newer.
$(STAMPS)/native: setup.py $(SOURCES) $(STAMPS)/sources $(STAMPS)/package
	@echo 'setup: compiling (some minutes)'
	@touch $@.begun
	@$(BIN)/python setup.py --quiet build_ext --inplace >$@.log 2>&1 || { cat $@.log; exit 1; }
	@grep -B 20 'interpreted build' $@.log || true
	@$(BIN)/python -c 'from oneiros.build import build; print(build())' > $@
	@touch --reference=$@.begun $@

# npm removes what the lock does not name, so one stamp suffices.
$(STAMPS)/npm: web/package-lock.json web/package.json web/.npmrc | $(STAMPS)
	@echo 'setup: installing what the pages are built with'
	@command -v npm >/dev/null || { echo 'Node 20 or newer, with npm, is needed to build the pages'; exit 1; }
	@cd web && npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(STAMPS)/web: $(WEB) $(STAMPS)/npm
	@echo 'setup: building the pages'
	@touch $@.begun
	@cd web && npm run --silent build >../$@.log 2>&1 || { cat ../$@.log; exit 1; }
	@touch --reference=$@.begun $@

# Debian's Chromium; elsewhere any chromium or google-chrome on the path is used.
$(STAMPS)/chromium: | $(STAMPS)
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
	  echo 'setup: installing Chromium for the tests' ; \
	  [ "$$(id -u)" = 0 ] && SUDO= || SUDO=sudo ; \
	  { $$SUDO apt-get update -q && $$SUDO apt-get install -qy --no-install-recommends chromium; } >$@.log 2>&1 \
	    || { tail -5 $@.log; echo 'Chromium could not be installed; install it by hand'; exit 1; } ; }
	@touch $@

# Debian's PostgreSQL, which the tests start by themselves; elsewhere any initdb on the path is used.
$(STAMPS)/postgres: | $(STAMPS)
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	  echo 'setup: installing PostgreSQL for the tests' ; \
	  [ "$$(id -u)" = 0 ] && SUDO= || SUDO=sudo ; \
	  { $$SUDO apt-get update -q && $$SUDO apt-get install -qy --no-install-recommends postgresql; } >$@.log 2>&1 \
	    || { tail -5 $@.log; echo 'PostgreSQL could not be installed; install it by hand'; exit 1; } ; }
	@touch $@

# Debian's nginx, behind which the tests put the server; Caddy only where Debian has it.
$(STAMPS)/nginx: | $(STAMPS)
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || { \
	  echo 'setup: installing nginx for the tests' ; \
	  [ "$$(id -u)" = 0 ] && SUDO= || SUDO=sudo ; \
	  { $$SUDO apt-get update -q && $$SUDO apt-get install -qy --no-install-recommends nginx-light openssl; } >$@.log 2>&1 \
	    || { tail -5 $@.log; echo 'nginx could not be installed; install it by hand'; exit 1; } ; \
	  $$SUDO apt-get install -qy --no-install-recommends caddy >>$@.log 2>&1 || true ; }
	@touch $@

setup: $(STAMPS)/dev $(ENGINE) $(STAMPS)/web
	@echo "setup: ready, $$($(BIN)/python -c 'from oneiros.build import build; print(build())')"

web: $(STAMPS)/web

play: $(ENGINE) $(STAMPS)/web
	@$(BIN)/oneiros serve $(ARGS)

dev: $(STAMPS)/package $(STAMPS)/npm
	@$(BIN)/python tools/dev.py $(ARGS)

check: $(STAMPS)/dev $(ENGINE) $(STAMPS)/npm
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_index.py
	$(BIN)/python tools/schema.py --check
	node tools/check_npm_lock.mjs web
	cd web && npm run --silent check

# Playwright's event loop cannot run beside pytest's others, so the browser has a run of its own.
# What fails on a busy machine is tried again and named in the end: three times is a fault.
browser: $(STAMPS)/dev $(ENGINE) $(STAMPS)/web $(STAMPS)/chromium
	@echo 'test: in the browser' && $(PYTEST) --reruns 2 -rR tests/browser

test: $(STAMPS)/dev $(ENGINE) $(STAMPS)/npm $(STAMPS)/web $(STAMPS)/chromium $(STAMPS)/postgres $(STAMPS)/nginx
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target --keep-going $(STAGES)
	@echo 'test: all is well'

# A compiler that refuses our code is a fault; without one, the interpreted run is all there is.
test-compiled: $(STAMPS)/dev $(ENGINE) $(STAMPS)/postgres
ifneq ($(ONEIROS_PURE),1)
	@! grep -B 20 -E 'mypyc failed|compiling failed' $(STAMPS)/native.log
	@if grep -q '^compiled' $(STAMPS)/native; then \
	  echo 'test: compiled' && ONEIROS_EXPECT=compiled $(PYTEST) $(APART:%=--ignore=%); \
	else \
	  echo 'test: nothing is compiled' && grep 'interpreted build' $(STAMPS)/native.log; \
	fi
endif

test-interpreted: $(STAMPS)/dev $(ENGINE) $(STAMPS)/postgres
	@echo 'test: interpreted' && ONEIROS_PURE=1 ONEIROS_EXPECT=interpreted \
	  $(PYTEST) $(APART:%=--ignore=%) $$(grep -qs '^compiled' $(ENGINE) && echo --again)

test-server: $(STAMPS)/dev $(ENGINE) $(STAMPS)/web $(STAMPS)/postgres $(STAMPS)/nginx
	@echo 'test: the server' && $(PYTEST) --reruns 1 -rR tests/server tests/deploy

test-pages: $(STAMPS)/npm $(STAMPS)/web
	@echo 'test: the pages' && cd web && npm run --silent test && node ../tools/check_web_size.mjs

# Ray is large and slow to start, so it has an environment and a target of its own.
$(STAMPS)/cluster: requirements/cluster.txt | $(STAMPS)
	@echo 'setup: creating $(CLUSTER)'
	@rm -rf $(CLUSTER) && $(PYTHON) -m venv $(CLUSTER)
	@$(CLUSTER)/bin/$(PIP) --require-hashes -r requirements/cluster.txt
	@touch $@

test-cluster: $(ENGINE) $(STAMPS)/cluster
	@echo 'test: on a cluster' && PYTHONPATH=src $(CLUSTER)/bin/python -m pytest -p no:cacheprovider --noconftest -W default tests/machines

# OpenSpiel is large, so its tests run in the environment of the measurements.
test-openspiel: $(ENGINE) $(STAMPS)/bench
	@echo 'test: OpenSpiel' && PYTHONPATH=src $(BENCH)/bin/python -m pytest -p no:cacheprovider --noconftest -W default tests/openspiel

# The newest tools test what we depend on in the lowest versions that pyproject.toml allows.
$(STAMPS)/lowest: requirements/lowest.txt requirements/dev.txt | $(STAMPS)
	@echo 'setup: creating $(LOWEST)'
	@rm -rf $(LOWEST) && $(PYTHON) -m venv $(LOWEST)
	@$(LOWEST)/bin/$(PIP) --require-hashes -r requirements/dev.txt
	@$(LOWEST)/bin/$(PIP) --require-hashes --no-deps -r requirements/lowest.txt
	@ONEIROS_PURE=1 $(LOWEST)/bin/$(PIP) --no-deps --no-build-isolation --no-index --editable .
	@touch $@

test-lowest: $(ENGINE) $(STAMPS)/lowest $(STAMPS)/web $(STAMPS)/postgres
	@echo 'test: the lowest versions' && $(LOWEST)/bin/python -m pytest -p no:cacheprovider \
	  --numprocesses=auto --hypothesis-profile=quick -W default $(DEPENDENT)

# PyTorch is large and comes in several builds, so no lock names it.
$(STAMPS)/learn: requirements/dev.txt pyproject.toml | $(STAMPS)
	@echo 'setup: creating $(LEARN)'
	@rm -rf $(LEARN) && $(PYTHON) -m venv $(LEARN)
	@$(LEARN)/bin/$(PIP) --require-hashes -r requirements/dev.txt
	@$(LEARN)/bin/$(PIP) 'torch>=2.13'
	@touch $@

test-training: $(ENGINE) $(STAMPS)/learn
	@echo 'test: training' && PYTHONPATH=src $(LEARN)/bin/python -m pytest -p no:cacheprovider tests/learn tests/examples

# Each in a copy of the tree, since compiled code is of one version.
test-pythons:
	@[ -n "$(PYTHONS)" ] || echo 'test: no other version of Python is here'
	@for one in $(PYTHONS); do \
	  copy=build/pythons/$$(basename $$one) && mkdir -p $$copy \
	    && git ls-files -z | xargs --null cp --parents --target-directory=$$copy \
	    && echo "test: $$($$one --version)" \
	    && $(MAKE) --no-print-directory --directory=$$copy PYTHON=$$one test-compiled || exit 1; \
	done

test-all: test
	@$(MAKE) --no-print-directory --keep-going test-openspiel test-cluster test-lowest test-training test-pythons docs

$(STAMPS)/docs: requirements/docs.txt | $(STAMPS)
	@echo 'docs: creating $(DOCS)'
	@rm -rf $(DOCS) && $(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

docs: $(STAMPS)/docs
	@PATH="$(DOCS)/bin:$$PATH" PYTHONPATH=src NO_MKDOCS_2_WARNING=1 mkdocs --quiet build --strict
	@echo 'docs: build/site/index.html'

# Interpreted, so that nothing has to be compiled first.
quick: $(STAMPS)/dev $(STAMPS)/npm
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target quick-check quick-tests quick-pages

quick-check: $(STAMPS)/dev
	@echo 'quick: format, lint, types' && $(BIN)/ruff format --check --quiet && $(BIN)/ruff check --quiet && $(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@ONEIROS_PURE=1 $(BIN)/python tools/rule_index.py

quick-tests: $(STAMPS)/dev
	@echo 'quick: most tests' && ONEIROS_PURE=1 $(PYTEST) --hypothesis-profile=quick $(SLOW:%=--ignore=%)

quick-pages: $(STAMPS)/npm
	@echo 'quick: the pages' && cd web && npm run --silent test

$(STAMPS)/bench: requirements/bench.txt | $(STAMPS)
	@echo 'bench: creating $(BENCH)'
	@rm -rf $(BENCH) && $(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

bench: $(ENGINE) $(STAMPS)/bench
	PYTHONPATH=src $(BENCH)/bin/python -m benchmarks.run

bench-environments: $(ENGINE) $(STAMPS)/bench
	PYTHONPATH=src $(BENCH)/bin/python -W ignore -m benchmarks.environments $(ARGS)

bench-server: $(ENGINE)
	$(BIN)/python -m benchmarks.server

faults: $(ENGINE) $(STAMPS)/dev $(STAMPS)/postgres
	$(BIN)/python -m benchmarks.faults $(ARGS)

messages: $(STAMPS)/package $(STAMPS)/npm
	$(BIN)/python tools/schema.py

fixtures: $(STAMPS)/dev
	$(BIN)/python -m tests.web.told

lock:
	tools/lock.sh
	cd web && npm install --package-lock-only && node ../tools/check_npm_lock.mjs --tidy .

clean:
	rm -rf build $(VENV) $(BENCH) $(CLUSTER) $(LOWEST) $(LEARN) $(DOCS) $(STAMPS) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/oneiros/server/static
	find src -name '*.so' -delete -o -name '*.pyd' -delete
