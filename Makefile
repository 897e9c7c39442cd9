# Two commands do everything on a fresh machine that has Python: `make play` and `make test`.
PYTHON ?= python3
PORT ?= 8080
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
READY := $(VENV)/.ready
COMPILED := build/compiled
DIST := build/dist
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'knowledge.json')
PAGE := web/dist/index.html
PAGE_READY := web/node_modules/.ready
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f -print) $(shell find src -name '*.ftl')

.PHONY: help setup play test quick check unit page-test browser-test packages package-test compiled compiled-test bench bench-server train arena-check screenshots schema samples golden lock clean

help:
	@echo "make play    open the table in a browser (installs what it needs; PORT=8080)"
	@echo "make test    every check and every test (installs what it needs)"
	@echo "make quick   what catches most mistakes in Python code, in under two minutes"
	@echo "make compiled      compile the engine; bots think faster with it (a few minutes)"
	@echo "make packages      an sdist and a wheel in $(DIST)"
	@echo "make bench   measure speed, interpreted and compiled side by side"
	@echo "make bench-server  how many tables a server carries, beside a bare one"
	@echo "make arena-check   how strong the bots are, in short (15 minutes)"
	@echo "make train   learn anew what searching bots know (ten minutes)"
	@echo "make screenshots   take the pictures of the documentation anew"
	@echo "make setup   create $(VENV) with everything installed"
	@echo "make check   formatting, types, layers"
	@echo "make schema  write docs/protocol.schema.json, and the page's types and lists out of it"
	@echo "make samples play anew the games that the page's gallery and tests are made of"
	@echo "make golden  play the golden games anew, where a change of the rules is meant"
	@echo "make lock    work out requirements.lock anew from pyproject.toml"

setup: $(READY)

HAS_PIP := $(BIN)/python -c 'import pip' 2>/dev/null
NO_VENV := This Python cannot make virtual environments; on Debian and Ubuntu \"sudo apt install python3-venv\" lets it.

$(READY): requirements.lock pyproject.toml setup.py
	@echo "==> creating $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Colt Express needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@$(HAS_PIP) || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(NO_VENV)"; exit 1; }
	@$(HAS_PIP) || $(PYTHON) -m venv $(VENV)
	@echo "==> installing dependencies"
	@$(PIP) install --require-hashes -r requirements.lock
	@echo "==> installing colt-express"
	@COLT_EXPRESS_COMPILE=never $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Where the engine has been compiled, what plays with bots uses it: those that search think several
# times as fast.
IF_COMPILED = if $(MAKE) --no-print-directory --question compiled 2>/dev/null; then export PYTHONPATH="$(CURDIR)/$(COMPILED)";

play: $(READY) $(PAGE)
	@$(IF_COMPILED) \
	  echo "==> serving the table and opening it in a browser (with the compiled engine)"; \
	else \
	  echo "==> serving the table and opening it in a browser$(if $(ONE_CORE), (\"make compiled\" once and bots think faster))"; \
	fi; \
	exec $(BIN)/colt-express serve --open --port $(PORT)

# What keeps one core busy is done side by side, then what takes all of them.
test: $(READY)
	@$(MAKE) --no-print-directory -j2 $(ONE_CORE) check page-test
	@$(MAKE) --no-print-directory unit compiled-test package-test browser-test
	@echo "==> all tests passed"

# While you work: formatting, types and layers, then the tests that catch most for the time they take.
QUICK := src README.md docs $(patsubst %,tests/test_%.py,scenarios scenario_runner golden setup record \
  components text_forms planning horses marshal guess secrets words) \
  $(patsubst %,tests/server/test_%.py,seating http house protocol lobby)

quick: check
	@echo "==> the tests that catch most"
	@$(BIN)/python -m pytest -q -n auto --dist worksteal $(QUICK)

check: $(READY)
	@echo "==> ruff"
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@echo "==> mypy --strict"
	@$(BIN)/mypy
	@echo "==> import-linter"
	@$(BIN)/lint-imports --no-cache | tail -n 3

unit: $(READY)
	@echo "==> tests"
	@$(BIN)/python -m pytest -q -n auto --dist worksteal --ignore=tests/browser --ignore=tests/packages

# The packages: an sdist, and out of that a wheel, with the engine compiled where that can be done.
PACKAGES := $(DIST)/.built
BUILDING = { $(BIN)/python -m build --no-isolation --outdir $(DIST) . >build/packages.log 2>&1 || { cat build/packages.log; exit 1; }; }

$(PACKAGES): $(READY) $(PAGE) $(SOURCES) setup.py MANIFEST.in README.md $(wildcard packaging/*.py)
	@echo "==> making the packages$(if $(ONE_CORE), and compiling the engine with mypyc (a few minutes))"
	@rm -rf $(DIST)
	@mkdir -p $(DIST)
	@$(BUILDING)
	@rm -rf build/lib* build/temp* build/bdist*
	@touch $@

packages: $(PACKAGES)

package-test: $(PACKAGES)
	@echo "==> installing the packages into empty environments, and trying them"
	@$(BIN)/python -m pytest -q -rs -n 2 --dist worksteal tests/packages

# The engine compiled by mypyc, beside the interpreted one.
$(COMPILED)/.built: $(PACKAGES)
	@rm -rf $(COMPILED)
	@$(PIP) install --no-deps --target $(COMPILED) $(DIST)/*.whl
	@touch $@

compiled: $(COMPILED)/.built

ifneq ($(shell command -v cc || command -v gcc || command -v clang),)
ONE_CORE := compiled
compiled-test: $(COMPILED)/.built
	@echo "==> scenarios, golden games, guesses and copies on the compiled engine"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -c 'import sys, colt_express.engine.state as s; sys.exit(0 if s.__file__.endswith((".so", ".pyd")) else "the compiled engine is not in use: " + s.__file__)'
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n auto tests/test_scenarios.py tests/test_golden.py tests/test_guess.py tests/test_search.py tests/test_value.py

bench: $(COMPILED)/.built
	@echo "==> benchmark"
	@$(BIN)/colt-express bench --compiled $(COMPILED) --json build/bench.json

train: $(COMPILED)/.built
	@echo "==> learning from games between outlaws"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m colt_express.cli.main train src/colt_express/bots/knowledge.json

arena-check: $(COMPILED)/.built
	@echo "==> challenges, as in docs/bots.md but shorter"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.arena_check

bench-server: $(COMPILED)/.built
	@echo "==> measuring the server, with the compiled engine, beside a bare one"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.server --json build/bench-server.json
else
train arena-check: $(READY)
	@echo "==> NO C COMPILER HERE: this would take hours"; exit 1

compiled-test:
	@echo "==> NO C COMPILER HERE: the compiled engine is NOT tested"

bench: $(READY)
	@echo "==> benchmark (NO C COMPILER HERE: the interpreted engine only)"
	@$(BIN)/colt-express bench --json build/bench.json

bench-server: $(READY)
	@echo "==> measuring the server beside a bare one (NO C COMPILER HERE: the interpreted engine)"
	@$(BIN)/python -m benchmarks.server --json build/bench-server.json
endif

# The page, with this machine's Node or, where that is missing or too old, one from the Python package
# index in $(BIN).
PUT_NODE := $(BIN)/python packaging/node.py $(BIN)
NODE_PACKAGE := $(BIN)/python -c 'import sys; sys.path.insert(0, "packaging"); import node; print(node.PACKAGE)'
NO_NODE := The page needs Node 20.19 or newer with npm; \"$(BIN)/colt-express play\" plays in the terminal without it.
WITH_NODE = export PATH="$(CURDIR)/$(BIN):$$PATH"; \
	$(PUT_NODE) || { \
	  test $$? = 3 && echo "==> installing Node: this machine's is missing or older than 20.19 (61 MB)" && \
	  $(PIP) install "$$($(NODE_PACKAGE))" && $(PUT_NODE); \
	} || { echo "$(NO_NODE)"; exit 1; };

$(PAGE_READY): web/package.json web/package-lock.json | $(READY)
	@# Not "npm ci": it refuses the lock where a registry lacks rolldown's builds for other machines.
	@$(WITH_NODE) echo "==> installing what the page needs"; \
	npm install --prefix web --no-save --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch $@

$(PAGE): $(PAGE_READY) $(PAGE_SOURCES)
	@$(WITH_NODE) echo "==> building the page"; \
	npm run --silent --prefix web build -- --logLevel error

page-test: $(PAGE)
	@$(WITH_NODE) echo "==> checking and testing the page"; \
	npm run --silent --prefix web check && npm test --silent --prefix web

# The page in a browser: this machine's Chromium, installed where that can be done without asking.
CHROMIUM := for name in "$$COLT_EXPRESS_CHROMIUM" chromium chromium-browser google-chrome; do command -v "$$name" && break; done

browser-test: $(READY) $(PAGE)
	@if test -z "$$($(CHROMIUM))"; then \
	  if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	    echo "==> installing Chromium with apt-get, to test the page in"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium >/dev/null || true; \
	  else \
	    echo "==> NO CHROMIUM HERE: install it with \"sudo apt install chromium\""; \
	  fi; \
	fi
	@$(IF_COMPILED) echo "==> playing in a browser (with the compiled engine)"; else echo "==> playing in a browser"; fi; \
	exec $(BIN)/python -m pytest -q -rs -n 2 --dist worksteal tests/browser

screenshots: $(READY) $(PAGE)
	@echo "==> taking the pictures of the documentation"
	@$(BIN)/python -m tests.browser.screenshots docs/pictures

schema: $(READY) $(PAGE_READY)
	@echo "==> docs/protocol.schema.json, and the page's types and lists out of it"
	@$(BIN)/python -m colt_express.server.schema_export docs/protocol.schema.json
	@$(WITH_NODE) npm run --silent --prefix web types

# The same rules and words give the same files.
samples: $(READY)
	@echo "==> positions, stories and sentences for the page's gallery and tests (half a minute)"
	@for part in views stories words; do $(BIN)/python web/scripts/sample_$$part.py >/dev/null || exit 1; done

golden: $(READY)
	@$(BIN)/python -m tests.golden_games
	@$(BIN)/python -m tests.playthroughs

lock: $(READY)
	@echo "==> working out requirements.lock"
	@$(PIP) install pip-tools
	@$(BIN)/pip-compile --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist
