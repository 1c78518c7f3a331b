# Each target sets up what it needs. Stamps remember what is done, so a second run starts at once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
STAMPS := .stamps
LOCKS := requirements/run.txt requirements/build.txt requirements/dev.txt
PIP := pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/pytest --numprocesses=auto --hypothesis-profile=ci
# Compiled code depends on the types of whatever it imports, so every source below the command line counts.
SOURCES := $(shell find src/oneiros -name '*.py' -not -path '*/cli/*' | LC_ALL=C sort)
# With ONEIROS_PURE=1 nothing is compiled.
ENGINE := $(STAMPS)/$(if $(filter 1,$(ONEIROS_PURE)),package,native)

.DELETE_ON_ERROR:
.PHONY: help setup play test check bench lock clean FORCE

help:
	@echo 'make setup   prepare .venv and compile the engine'
	@echo 'make play    play in the terminal; make play ARGS="dreamscape --lang pl" passes a game and options on'
	@echo 'make test    check, then run the tests compiled and interpreted'
	@echo 'make check   format, lint, types, import contracts, rule index'
	@echo 'make bench   measure the engine beside others'
	@echo 'make lock    choose new versions of the dependencies (needs uv)'
	@echo 'make clean   remove everything that make made'

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

# The time of the stamp is the time before compiling, so that a source saved meanwhile counts as newer.
$(STAMPS)/native: setup.py $(SOURCES) $(STAMPS)/sources $(STAMPS)/package
	@echo 'setup: compiling (about a minute)'
	@touch $@.begun
	@$(BIN)/python setup.py --quiet build_ext --inplace >$@.log 2>&1 || { cat $@.log; exit 1; }
	@grep -B 20 'interpreted build' $@.log || true
	@$(BIN)/python -c 'from oneiros.build import build; print(build())' > $@
	@touch --reference=$@.begun $@

setup: $(STAMPS)/dev $(ENGINE)
	@echo "setup: ready, $$($(BIN)/python -c 'from oneiros.build import build; print(build())')"

play: $(ENGINE)
	@$(BIN)/oneiros play $(ARGS) || [ $$? = 130 ]

check: $(STAMPS)/dev $(ENGINE)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_index.py

# A compiler that refuses our code is a fault; without one, the interpreted run is all there is.
test: check
ifneq ($(ONEIROS_PURE),1)
	@! grep -B 20 -E 'mypyc failed|compiling failed' $(STAMPS)/native.log
	@if grep -q '^compiled' $(STAMPS)/native; then \
	  echo 'test: compiled' && ONEIROS_EXPECT=compiled $(PYTEST); \
	else \
	  echo 'test: nothing is compiled' && grep 'interpreted build' $(STAMPS)/native.log; \
	fi
endif
	@echo 'test: interpreted' && ONEIROS_PURE=1 ONEIROS_EXPECT=interpreted $(PYTEST)

$(STAMPS)/bench: requirements/bench.txt | $(STAMPS)
	@echo 'bench: creating $(BENCH)'
	@rm -rf $(BENCH) && $(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

bench: $(ENGINE) $(STAMPS)/bench
	PYTHONPATH=src $(BENCH)/bin/python -m benchmarks.run

lock:
	tools/lock.sh

clean:
	rm -rf build $(VENV) $(BENCH) $(STAMPS) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete -o -name '*.pyd' -delete
