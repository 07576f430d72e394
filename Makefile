# `make play` and `make test` do all the set-up they need: Python 3.11 or newer and make are enough.
PYTHON ?= python3
BIN = .venv/bin
CORES = -n auto --dist worksteal # neighbors share servers, browsers and compiled code, and nobody idles in the end
MORE = -n $(shell $(PYTHON) -c "import os; print(2 + os.cpu_count())") # than there are cores: with browsers and servers tests wait
COLLECT = $(BIN)/python -m pytest --collect-only -qq > /dev/null # one process reads the tests, and the others find what it has read
LINES = NUMBA_DISABLE_JIT=1 $(BIN)/python -m slipcover --json --out
RULES = -m pytest -m "not compiled" -W ignore::pytest.PytestAssertRewriteWarning
LARGE = tests/five211 tests/duel tests/pavilion # half of the work
ELSEWHERE = bots browser school server study terminal $(addprefix test_,$(addsuffix .py,architecture cli docs hostile_logs layers rules_pages words))

WEB = $(shell find web src/maiolica/locales -name node_modules -prune -o -type f ! -name '*.py' ! -name '*.pyc' -print)

unexport PYTHONDONTWRITEBYTECODE # dozens of processes read the same source

.PHONY: play test quick check lint types format docs pages bench protocol pictures sheets clean

play: .venv/installed
	@echo "Starting the server …"
	@$(BIN)/maiolica serve --open

test: .venv/tested # everything compiled, then the rules once more interpreted, which shows the lines that no test reaches
	$(BIN)/maiolica warm
	$(BIN)/python hatch_build.py
	$(BIN)/python hatch_build.py run test & app=$$!; $(COLLECT) && $(BIN)/python -m pytest $(CORES) $(MORE) && wait $$app # the app's own tests, beside
	mkdir -p build
	$(LINES) build/lines-1 $(RULES) $(LARGE) & one=$$!; $(LINES) build/lines-2 $(RULES) tests $(addprefix --ignore=,$(LARGE) $(addprefix tests/,$(ELSEWHERE))) && wait $$one
	$(BIN)/python -m slipcover --merge build/lines-1 build/lines-2 --out build/lines --skip-covered --fail-under 98

quick: .venv/tested # the tests that a developer runs all day
	$(BIN)/python -m pytest $(CORES) -m "not slow"

check: lint types

lint: .venv/tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m pytest tests/test_layers.py tests/test_architecture.py
	$(BIN)/python hatch_build.py run check

types: .venv/tested
	$(BIN)/mypy
	$(BIN)/mypy tests/a_users_script.py

format: .venv/tested
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: .venv/documented # the site, in build/docs: these pages, and the reference from the docstrings; a warning is an error
	$(BIN)/python -m sphinx -q -W --keep-going -j auto -b html docs build/docs

pages: .venv/documented # whether these pages fit together, in seconds: the reference is left out, and nothing is written
	$(BIN)/python -m sphinx -q -W --keep-going -D extensions=myst_parser -D suppress_warnings=toc.not_readable -b dummy docs build/pages

bench: .venv/installed
	$(BIN)/maiolica bench

protocol: .venv/tested # the browser's types and the tables of docs/protocol.md, from the server's types
	$(BIN)/python -m maiolica.server.api.protocol

pictures: .venv/tested # the drawings and screenshots in docs/pictures
	$(BIN)/python hatch_build.py run build
	$(BIN)/python -m tests.drawings
	$(BIN)/python -m tests.browser.pictures

sheets: .venv/tested # every board at every size, by day and by night, to be looked at: build/sheets
	$(BIN)/python hatch_build.py run build
	$(BIN)/python -m tests.browser.sheets

.venv/bin/python:
	@echo "Setting up a Python environment in .venv …"
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 or newer is needed: make PYTHON=python3.12 …')"
	@$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml constraints.txt $(WEB) # installing also builds the browser app
	@echo "Installing Maiolica and building the browser app: about 40 seconds the first time …"
	$(BIN)/python -m pip install --disable-pip-version-check --no-compile -c constraints.txt -e .
	@touch $@

.venv/tested: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e ".[dev]"
	touch $@ .venv/installed

.venv/documented: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e ".[dev,docs]"
	touch $@ .venv/tested .venv/installed

clean:
	rm -rf .venv build dist
