# On a fresh machine with Python, `make play` and `make test` install everything they need.
PYTHON ?= python3
PORT ?= 8080
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
READY := $(VENV)/.ready
# How much the C compiler optimizes the engine. g takes half as long as 1, for bots a quarter slower than
# with that: enough for "make test", whose packages are kept apart.
OPTIMIZE ?= 3
BUILD := build$(if $(filter-out 3,$(OPTIMIZE)),/quick)
COMPILED := $(BUILD)/compiled
# An absolute path, since some tests start programs in other folders.
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"
DIST := $(BUILD)/dist
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'knowledge.json')
PAGE := web/dist/index.html
PAGE_READY := web/node_modules/.ready
ENGINE := build/engine/files.json
ENGINE_SOURCES := $(wildcard packaging/pocket* web/scripts/engine/*) $(shell find packaging/pocket docs/rules*.md tests/scenarios -type f -not -name '*.pyc')
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f -print) $(shell find src -name '*.ftl')

# Containers often forbid Python to keep what it has compiled; then each of the processes that the tests
# start would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test quick check unit early-unit late-unit page-test browser-test packages package-test compiled bench bench-server bench-research train arena-check screenshots icons art glyphs schema fields notebook samples confusables golden lock clean

help:
	@echo "make play          open the table in a browser (installs what it needs; PORT=8080)"
	@echo "make test          run every check and test (installs what it needs)"
	@echo "make quick         run the checks and tests that find most mistakes in Python code, in under two minutes"
	@echo "make check         check formatting, types and import layers"
	@echo "make setup         create $(VENV) with everything installed"
	@echo "make compiled      compile the engine, for faster bots (a few minutes)"
	@echo "make packages      build an sdist and a wheel in $(DIST)"
	@echo "make bench         measure the speed of the interpreted and the compiled engine"
	@echo "make bench-server  measure how many tables a server can handle, compared with a bare server"
	@echo "make bench-research  measure batches of games and environments, beside other libraries' card games"
	@echo "make arena-check   measure the strength of the bots (ten minutes)"
	@echo "make train         train the searching bots (one to two hours on two cores)"
	@echo "make screenshots   regenerate the pictures of the documentation"
	@echo "make icons         redraw the icons for home screens from web/public/icon.svg"
	@echo "make art           take the scene's drawings over into the pictures that Python draws"
	@echo "make glyphs        regenerate the letters of those pictures, from the page's typeface"
	@echo "make schema        regenerate docs/protocol.schema.json and the page's types and lists"
	@echo "make fields        regenerate the tables of docs/observations.md"
	@echo "make notebook      run examples/quickstart.ipynb and store what its cells show"
	@echo "make samples       regenerate the sample games of the page's gallery and tests, and what its editor suggests"
	@echo "make confusables   regenerate the characters that look alike, from the installed ICU"
	@echo "make golden        regenerate the golden games after an intended change of the rules"
	@echo "make lock          regenerate requirements.lock from pyproject.toml"

setup: $(READY)

HAS_PIP := $(BIN)/python -c 'import pip' 2>/dev/null
NO_VENV := This Python cannot create virtual environments; on Debian and Ubuntu run \"sudo apt install python3-venv\".

$(READY): requirements.lock pyproject.toml setup.py
	@echo "==> creating $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Colt Express needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@$(HAS_PIP) || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(NO_VENV)"; exit 1; }
	@$(HAS_PIP) || $(PYTHON) -m venv $(VENV)
	@echo "==> installing dependencies"
	@# Python compiles a module when it is first imported; most of these never are.
	@$(PIP) install --no-compile --require-hashes -r requirements.lock
	@echo "==> installing colt-express"
	@COLT_EXPRESS_COMPILE=never $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# If the engine has been compiled, targets that play with bots use it: searching bots think several
# times as fast.
IF_COMPILED = if $(MAKE) --no-print-directory --question compiled 2>/dev/null; then export $(WITH_COMPILED);

play: $(READY) $(PAGE)
	@$(IF_COMPILED) \
	  echo "==> serving the table and opening it in a browser (with the compiled engine)"; \
	else \
	  echo "==> serving the table and opening it in a browser$(if $(ONE_CORE), (run \"make compiled\" once for faster bots))"; \
	fi; \
	exec $(BIN)/colt-express serve --open --port $(PORT)

# First, in parallel, what keeps one core busy or waits for downloads; then what uses all of them.
test:
	@$(MAKE) --no-print-directory -j3 OPTIMIZE=g browsers $(MEANWHILE) page-test
	@$(MAKE) --no-print-directory OPTIMIZE=g late-unit package-test browser-test
	@echo "==> all tests passed"

# While you work: formatting, types and layers, then the tests that find most for the time they take.
QUICK := src README.md docs $(patsubst %,tests/docs/test_%.py,pages tree) \
  $(patsubst %,tests/engine/test_%.py,golden setup record components \
  text_forms planning guess secrets) tests/words/test_words.py \
  $(patsubst %,tests/handbook/test_%.py,scenarios scenario_runner) \
  $(patsubst %,tests/boxes/%/test_play.py,horses marshal) \
  $(patsubst %,tests/server/%.py,table/test_seating table/test_operator_cards api/test_http \
    api/test_protocol registry/test_lobby)

quick: check
	@echo "==> the most effective tests"
	@$(BIN)/python -m pytest -q -n auto --dist worksteal $(QUICK)

check: $(READY)
	@echo "==> ruff"
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@echo "==> mypy --strict"
	@$(BIN)/mypy
	@echo "==> import-linter"
	@$(BIN)/lint-imports --no-cache | tail -n 3

# Many of these tests wait for something, so there are more processes than cores.
PYTEST := $(BIN)/python -m pytest -q
PARALLEL := -n $$(($$(getconf _NPROCESSORS_ONLN) + 2)) --dist worksteal

unit: $(READY)
	@echo "==> tests"
	@$(PYTEST) $(PARALLEL) --ignore=tests/browser --ignore=tests/packages

# "make test" runs these with the interpreted engine, while the engine is compiled, and everything else
# with the compiled one, which is quicker. What tests the engine itself is run with both.
INTERPRETED := tests/engine tests/handbook/test_scenarios.py tests/boxes/test_write_a_box.py \
  $(patsubst %,tests/bots/test_%.py,bots reach) tests/server/test_wire_secrets.py tests/words tests/docs tests/project
BOTH := tests/handbook/test_scenarios.py $(patsubst %,tests/engine/test_%.py,golden guess observation copies)
COMPILED_ONLY := $(filter-out tests/browser/ tests/packages/ tests/golden/ tests/scenarios/,$(wildcard tests/*/))

early-unit: check
	@echo "==> the first tests, with the interpreted engine"
	@$(PYTEST) -n 2 --dist worksteal $(INTERPRETED) src docs README.md

# The packages: an sdist, and a wheel built from it, with the engine compiled if there is a C compiler.
PACKAGES := $(DIST)/.built
BUILDING = { COLT_EXPRESS_OPTIMIZE=$(OPTIMIZE) $(BIN)/python -m build --no-isolation --outdir $(DIST) . >$(BUILD)/packages.log 2>&1 || { cat $(BUILD)/packages.log; exit 1; }; }

$(PACKAGES): $(READY) $(PAGE) $(SOURCES) setup.py MANIFEST.in README.md $(wildcard packaging/*.py)
	@echo "==> building the packages$(if $(ONE_CORE), and compiling the engine with mypyc (a few minutes))"
	@rm -rf $(DIST)
	@mkdir -p $(DIST)
	@$(BUILDING)
	@rm -rf build/lib* build/temp* build/bdist*
	@touch $@

packages: $(PACKAGES)

package-test: $(PACKAGES)
	@echo "==> testing the packages in empty environments"
	@COLT_EXPRESS_DIST=$(DIST) $(BIN)/python -m pytest -q -rs -n 2 --dist worksteal tests/packages

# The engine compiled with mypyc, in addition to the interpreted one.
$(COMPILED)/.built: $(PACKAGES)
	@rm -rf $(COMPILED)
	@$(PIP) install --no-deps --target $(COMPILED) $(DIST)/*.whl
	@touch $@

compiled: $(COMPILED)/.built

ifneq ($(shell command -v cc || command -v gcc || command -v clang),)
ONE_CORE := compiled
MEANWHILE := compiled early-unit
late-unit: $(COMPILED)/.built
	@echo "==> the other tests, with the compiled engine"
	@$(WITH_COMPILED) $(BIN)/python -c 'import sys, colt_express.engine.state as s; sys.exit(0 if s.__file__.endswith((".so", ".pyd")) else "the compiled engine is not in use: " + s.__file__)'
	@$(WITH_COMPILED) $(PYTEST) $(PARALLEL) $(addprefix --ignore=,$(filter-out $(BOTH),$(filter %.py,$(INTERPRETED)))) $(filter-out $(addsuffix /,$(INTERPRETED)),$(COMPILED_ONLY)) $(BOTH)

bench: $(COMPILED)/.built
	@echo "==> benchmark"
	@$(BIN)/colt-express bench --compiled $(COMPILED) --json build/bench.json

train: KNOWLEDGE := src/colt_express/bots/knowledge.json
train: $(COMPILED)/.built
	@echo "==> training on games between outlaws"
	@$(WITH_COMPILED) $(BIN)/python -m colt_express.cli.main train $(KNOWLEDGE)
	@cp $(KNOWLEDGE) $(COMPILED)/colt_express/bots/
	@echo "==> training on games between gunslingers, who know that by now"
	@$(WITH_COMPILED) $(BIN)/python -m colt_express.cli.main train --peers --seed peers $(KNOWLEDGE)

arena-check: $(COMPILED)/.built
	@echo "==> challenges as in docs/lab/strength.md, with fewer games"
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.arena_check

bench-research: $(COMPILED)/.built
	@echo "==> measuring batches of games and environments with the compiled engine"
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.research --json build/bench-research.json

bench-server: $(COMPILED)/.built
	@echo "==> measuring the server with the compiled engine, and a bare server"
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.server --json build/bench-server.json
else
train arena-check: $(READY)
	@echo "==> NO C COMPILER HERE: this would take hours"; exit 1

MEANWHILE := check
late-unit: unit
	@echo "==> NO C COMPILER HERE: the compiled engine is NOT tested"

bench: $(READY)
	@echo "==> benchmark (NO C COMPILER HERE: the interpreted engine only)"
	@$(BIN)/colt-express bench --json build/bench.json

bench-research: $(READY)
	@echo "==> measuring batches of games and environments (NO C COMPILER HERE: the interpreted engine)"
	@$(BIN)/python -m benchmarks.research --json build/bench-research.json

bench-server: $(READY)
	@echo "==> measuring the server, and a bare server (NO C COMPILER HERE: the interpreted engine)"
	@$(BIN)/python -m benchmarks.server --json build/bench-server.json
endif

# The page, built with the installed Node or, if that is missing or too old, one from the Python package
# index in $(BIN).
ifeq ($(shell $(PYTHON) packaging/node.py 2>/dev/null && echo installed),)
NODE_READY := $(READY)
PUT_NODE := $(BIN)/python packaging/node.py $(BIN)
NODE_PACKAGE := $(BIN)/python -c 'import sys; sys.path.insert(0, "packaging"); import node; print(node.PACKAGE)'
NO_NODE := The page needs Node 20.19 or newer with npm; without it you can play in the terminal: \"$(BIN)/colt-express play\".
WITH_NODE = export PATH="$(CURDIR)/$(BIN):$$PATH"; \
	$(PUT_NODE) || { \
	  test $$? = 3 && echo "==> installing Node (61 MB): none is installed, or it is older than 20.19" && \
	  $(PIP) install "$$($(NODE_PACKAGE))" && $(PUT_NODE); \
	} || { echo "$(NO_NODE)"; exit 1; };
endif

$(PAGE_READY): web/package.json web/package-lock.json | $(NODE_READY)
	@# Not "npm ci": it rejects the lock file if a registry lacks rolldown's builds for other platforms.
	@$(WITH_NODE) echo "==> installing the page's dependencies"; \
	npm install --prefix web --no-save --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch $@

# The game for browsers, in which it can be played without a server.
$(ENGINE): $(READY) $(PAGE_READY) $(SOURCES) $(ENGINE_SOURCES)
	@$(WITH_NODE) echo "==> compiling the game for browsers, to be played there without a server"; \
	$(BIN)/python packaging/pocket_files.py build/pocket && \
	node web/scripts/engine/build.mjs build/pocket && \
	$(BIN)/python packaging/pocket_parts.py build/pocket build/engine

$(PAGE): $(PAGE_READY) $(PAGE_SOURCES) $(ENGINE)
	@$(WITH_NODE) echo "==> building the page"; \
	npm run --silent --prefix web build -- --logLevel error

# Megabytes for what is soon thrown away: with Node's 16, collecting it takes a tenth of the checks' time.
ROOMY := --max-semi-space-size=64

# They need no Python and no build of the page, so they run while Python's packages are installed.
page-test: $(PAGE_READY)
	@$(WITH_NODE) echo "==> checking and testing the page"; \
	NODE_OPTIONS=$(ROOMY) npm run --silent --prefix web check && npm test --silent --prefix web

# The page in browsers: the installed ones. What is missing is installed with apt-get if we are root on
# Debian. WebKit needs a screen.
BROWSERS = \
	test -n "$$(for name in "$$COLT_EXPRESS_CHROMIUM" chromium chromium-browser google-chrome; do command -v "$$name" && break; done)" || echo chromium; \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || echo firefox-esr; \
	command -v WebKitWebDriver >/dev/null || echo webkit2gtk-driver; \
	command -v Xvfb >/dev/null || echo xvfb

.PHONY: browsers
browsers:
	@missing=$$($(BROWSERS)); missing=$$(echo $$missing); \
	if test -n "$$missing"; then \
	  if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	    echo "==> installing browsers with apt-get, to test the page: $$missing"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $$missing >/dev/null || true; \
	  else \
	    echo "==> BROWSERS ARE MISSING HERE: install them with \"sudo apt install $$missing\""; \
	  fi; \
	fi

browser-test: $(READY) $(PAGE) browsers
	@$(IF_COMPILED) echo "==> playing in browsers (with the compiled engine)"; else echo "==> playing in browsers"; fi; \
	exec $(PYTEST) -rs -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal tests/browser

screenshots: $(READY) $(PAGE)
	@echo "==> taking the screenshots of the documentation"
	@$(BIN)/python -m tests.browser.screenshots docs/pictures

icons: $(READY)
	@echo "==> drawing the icons for home screens"
	@$(BIN)/python web/scripts/draw_icons.py

art: $(READY) $(PAGE_READY)
	@echo "==> taking the scene's drawings over into src/colt_express/drawing/art.json"
	@$(WITH_NODE) npm run --silent --prefix web art
	@$(BIN)/python -m tests.drawing.samples docs/pictures

glyphs: $(READY) $(PAGE_READY)
	@echo "==> writing src/colt_express/drawing/glyphs.json"
	@$(PIP) install fonttools
	@$(BIN)/python packaging/glyphs.py

schema: $(READY) $(PAGE_READY)
	@echo "==> writing docs/protocol.schema.json and the page's types and lists"
	@$(BIN)/python -m colt_express.server.hosting.schema_export docs/protocol.schema.json
	@$(WITH_NODE) npm run --silent --prefix web types

fields: $(READY)
	@echo "==> writing the tables of docs/observations.md"
	@$(BIN)/python -m colt_express.research.describing docs/observations.md

notebook: $(READY)
	@echo "==> running the cells of examples/quickstart.ipynb"
	@$(BIN)/python -m tests.research.notebook

# The same rules and texts give the same files.
samples: $(READY)
	@echo "==> positions, stories and sentences for the page's gallery and tests (half a minute)"
	@for part in views stories words example questions replay; do $(BIN)/python web/scripts/sample_$$part.py >/dev/null || exit 1; done
	@$(BIN)/python web/scripts/bot_api.py

confusables: $(READY)
	@echo "==> writing the table of characters that look alike, from ICU"
	@$(BIN)/python packaging/confusables.py

golden: $(READY)
	@$(BIN)/python -m tests.golden_games
	@$(BIN)/python -m tests.playthroughs

lock: $(READY)
	@echo "==> writing requirements.lock"
	@$(PIP) install pip-tools
	@$(BIN)/pip-compile --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist
