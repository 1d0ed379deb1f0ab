# make play   everything from nothing to a game;  make test   everything that must pass
# make bench  how fast it is;                    make soak   how strong the bots are, hours
# make docs   pages made from the code;             make pictures   those in docs/screenshots
# make balance   the page on the balance of The King's Catering
# make lock   newer versions of what we stand on
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test bench soak docs balance pictures lock format clean

play: .venv/ready
	@$(BIN)/threekings play

test: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/threekings doctor --compile
	$(BIN)/pytest -q -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 tests/conformance tests/rules

bench: .venv/ready-to-test
	$(BIN)/threekings bench
	$(BIN)/threekings bench serve

docs: .venv/ready
	$(BIN)/python -m threekings.cli.reference > docs/cli.md.new
	mv docs/cli.md.new docs/cli.md
	$(BIN)/python -m threekings.server.typescript > web/src/protocol.ts.new
	mv web/src/protocol.ts.new web/src/protocol.ts
	$(BIN)/python -m threekings.server.reference > docs/protocol.md.new
	mv docs/protocol.md.new docs/protocol.md

balance: .venv/ready
	$(BIN)/threekings lab kings-catering --output docs/kings-catering-balance.md

pictures: .venv/ready
	$(BIN)/python docs/screenshots/make.py

# How strong the bots are, how hard steward is to exploit (the figures of the README), and many kills of a server: some hours.
soak: .venv/ready-to-test
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
	$(BIN)/python -m threekings.lab.exploit --games 6000 --bot steward:10000
	THREEKINGS_KILLS=200 $(BIN)/pytest -q tests/server/test_kills.py

format: .venv/ready-to-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/ready-to-test
	$(PIP) uv
	$(BIN)/uv pip compile -q $(LOCK) pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile -q $(LOCK) pyproject.toml --group dev -o requirements-dev.txt
LOCK := --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header

.venv/ready: requirements.txt pyproject.toml
	@echo "Setting up: a virtual environment in .venv"
	@$(PYTHON) -m venv .venv || { echo "python3 with venv is needed, e.g. apt-get install python3-venv"; exit 1; }
	@$(PIP) --require-hashes -r requirements.txt
	@$(PIP) --no-deps --editable .
	@touch $@

.venv/ready-to-test: .venv/ready requirements-dev.txt
	@echo "Setting up: what the tests need"
	@$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
