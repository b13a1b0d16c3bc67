# Deskovka. `make` alone lists what can be made.

VENV   := .venv
PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip --quiet --quiet --disable-pip-version-check
STATUS := $(PY) -I src/deskovka/_build.py
PYTEST := $(PY) -m pytest
PEERS  := .venv-peers
RIVAL  := bench/boardgame
LOG    := build/log.txt
CORES  ?= 2
NPM    := web/npm --silent
PAGE   := src/deskovka/server/web/index.html
GAMES  ?= 320
BOTS   ?= simple

# The newest Python from 3.11 on that can make environments; `make PYTHON=...` takes another.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)

.DEFAULT_GOAL := help
.PHONY: help setup build play terminal test screenshots lint format bench bench-peers \
	lab lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.installed $(PAGE) ## make everything ready in .venv (compiled where a C compiler is there)
	@$(call compile,echo "It goes on interpreted; 'make build' shows the failure again.")
	@$(call report)

build: $(VENV)/.installed $(PAGE) ## compile again what has changed; a failure is an error
	@$(call compile,exit 1)
	@$(call report)

play: setup ## play in the browser: start the server and print its address; PACK=DIR: see terminal
	@$(VENV)/bin/deskovka $(if $(PACK),play --pack "$(PACK)",serve)

terminal: setup ## play in the terminal; PACK=DIR plays with your own cards
	@$(VENV)/bin/deskovka play $(if $(PACK),--pack "$(PACK)")

test: build ## every test on the compiled build, the fast ones on the interpreted build too
	@case "$$($(STATUS))" in \
	compiled:*) echo "Testing the compiled build ..."; \
		DESKOVKA_COMPILED=1 $(PYTEST) -n $(CORES) --dist loadgroup ;; \
	*) echo "Testing the interpreted build (there is no C compiler) ..."; \
		DESKOVKA_PURE=1 $(PYTEST) -n $(CORES) --dist loadgroup ;; esac
	@echo "Testing the fast part of the interpreted build ..."
	@DESKOVKA_PURE=1 $(PYTEST) -m fast -n $(CORES) --dist loadgroup
	@echo "Testing the page ..."
	@$(NPM) test
	@echo "Testing in the browser ..."
	@$(call browse)

screenshots: build ## pictures of the main screens, in build/screenshots
	@rm -rf build/screenshots
	@SCREENSHOTS=1; export SCREENSHOTS; $(call browse)

lint: $(VENV)/.installed web/node_modules/.installed ## style, format and types
	@echo "Checking style ..."
	@$(PY) -m ruff check --quiet .
	@echo "Checking format ..."
	@$(PY) -m ruff format --check --quiet . || \
		{ $(PY) -m ruff format --check . | head -20; echo "'make format' puts it right."; exit 1; }
	@echo "Checking types ..."
	@$(PY) -m mypy $(wildcard src tests bench)
	@echo "Checking the page ..."
	@$(NPM) run lint
	@$(NPM) run check

format: $(VENV)/.installed web/node_modules/.installed ## put style and format right where that is safe
	@$(PY) -m ruff check --quiet --fix . || true
	@$(PY) -m ruff format .
	@$(NPM) run format

bench: build ## measure the speed (beside other engines after 'make bench-peers')
	@$(PY) -m bench

lab: setup ## many games of bots and what they show, under build/lab; BOTS=greedy GAMES=5000
	@rm -rf build/lab
	@$(call experiment,conquerors,conquerors --bots $(BOTS))
	@$(call experiment,plosinovka,plosinovka --bots $(BOTS) --players 4)
	@$(call experiment,solo,plosinovka --bots $(BOTS) --players 1)
	@for lang in en cs; do $(VENV)/bin/deskovka lab report build/lab/*.parquet \
		--lang $$lang --out build/lab/report-$$lang.html || exit 1; done

bench-peers: $(PEERS)/.installed $(RIVAL)/node_modules ## install what to compare with
	@echo "What to compare with is in $(PEERS) and $(RIVAL)."

lock: $(PY) ## choose the newest versions of all dependencies anew
	@echo "Locking the dependencies ..."
	@$(PIP) install uv
	@$(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --custom-compile-command "make lock" \
		--extra dev --extra lab --extra ray --extra research pyproject.toml --output-file requirements.lock

clean: ## take away everything that was made
	@rm -rf $(VENV) $(PEERS) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/*.egg-info src/deskovka/_compiled.json web/node_modules $(dir $(PAGE))
	@rm -rf $(RIVAL)/node_modules
	@find src tests $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@echo "Clean."

# ---------------------------------------------------------------------------------------------

# $(call compile,WHAT TO DO WHEN IT FAILS): nothing where the compiled code matches its sources.
define compile
case "$$($(STATUS))" in compiled:*) ;; *) \
	mkdir -p build; case "$$($(STATUS))" in \
		no-compiler:*) echo "Looking for a C compiler ..." ;; \
		*) echo "Compiling the kernel and the rules (a minute or two) ..." ;; esac; \
	$(PY) setup.py --quiet build_ext --inplace >$(LOG) 2>&1 || \
		{ tail -n 40 $(LOG); echo "Compiling failed; all it said is in $(LOG)."; $(1); } ;; \
esac
endef

# Needs Chromium, and the server with its page as they are built.
define browse
CHROMIUM=$$(web/chromium) && export CHROMIUM && $(NPM) run browse
endef

# $(call experiment,FILE,WHAT): games of bots, kept in a file.
define experiment
echo "Playing $(GAMES) games: $(2) ..." && \
	$(VENV)/bin/deskovka lab run $(2) --games $(GAMES) --out build/lab/$(1).parquet >/dev/null
endef

define report
case "$$($(STATUS))" in \
	compiled:*) echo "Deskovka is ready, compiled." ;; \
	no-compiler:*) echo "Deskovka is ready, but runs interpreted, several times slower:"; \
		echo "  $$($(STATUS) | cut -d ' ' -f 2-)."; \
		echo "  With a C compiler and Python's headers installed, 'make build' makes it fast." ;; \
	*) echo "Deskovka is ready, but runs interpreted: $$($(STATUS) | cut -d ' ' -f 2-)." ;; \
esac
endef

$(PY):
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer with its venv module is needed" \
		"(on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@echo "Making an environment in $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.dependencies: requirements.lock | $(PY)
	@echo "Installing the dependencies ..."
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.dependencies pyproject.toml setup.py
	@echo "Installing Deskovka (compiling takes a minute or two) ..."
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | $(PY)
	@echo "Installing what builds the page ..."
	@web/npm ci --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(shell find web/src web/build web/*.* -type f) \
		$(wildcard src/deskovka/locales/*/*.ftl src/deskovka/*/pack/*.toml)
	@echo "Building the page ..."
	@$(NPM) run build -- --logLevel warn

$(PEERS)/.installed: requirements-peers.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed."; exit 1; }
	@echo "Installing the engines to compare with in $(PEERS) ..."
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip --quiet --quiet --disable-pip-version-check install -r $<
	@touch $@

$(RIVAL)/node_modules: $(RIVAL)/package.json | $(PY)
	@echo "Installing the server to compare with in $(RIVAL) ..."
	@$(NPM) install --no-package-lock --no-audit --no-fund --prefix ../$(RIVAL)
	@touch $@
