# Deskovka. `make` alone lists what can be made.

VENV   := .venv
PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip --disable-pip-version-check
PART   := tools/part
STATUS := $(PY) -I src/deskovka/_build.py
PYTEST := $(PY) -m pytest
PEERS  := .venv-peers
RIVAL  := bench/boardgame
CORES  ?= 2
NPM    := web/npm --silent
LOCK   := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" pyproject.toml
PAGE   := src/deskovka/server/web/index.html
KIT    := src/deskovka/site/kit
GAMES  ?= 320
EVERYTHING := $(VENV)/.everything web/node_modules/.everything
BOTS   ?= simple

# The newest Python from 3.11 on that can make environments; `make PYTHON=...` takes another.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)

# Packages are installed without bytecode; it is kept when they are first imported, or else every
# process would compile them again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup build play site site-serve terminal test screenshots tour lint mutants format bench bench-peers \
	lab docs wheel renew lock clean ready compiled page

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(EVERYTHING) ready ## make everything ready in .venv, for development too

ready: $(VENV)/.installed
	@$(MAKE) --no-print-directory -j2 compiled page \
		FAILED='echo "It goes on interpreted; make build shows the failure again."'
	@$(call report)

build: $(VENV)/.installed ## compile again what has changed; a failure is an error
	@$(MAKE) --no-print-directory -j2 compiled page
	@$(call report)

play: $(VENV)/.installed page ## play in the browser: start the server and print its address; PACK=DIR: see terminal
	@case "$$($(STATUS))" in \
	compiled:*|no-compiler:*) $(report); $(PLAY) ;; \
	*) $(call beside) DESKOVKA_PURE=1 $(PLAY) ;; esac

site: $(VENV)/.installed $(KIT)/.made ## a page that needs no server, in build/site; PACK=DIR brings your cards
	@$(VENV)/bin/deskovka site build/site $(if $(PACK),--pack "$(PACK)")

site-serve: $(VENV)/.installed $(KIT)/.made ## the same, to be tried out on this machine
	@$(VENV)/bin/deskovka site build/site --serve $(if $(PACK),--pack "$(PACK)")

terminal: ready ## play in the terminal; PACK=DIR plays with your own cards
	@$(VENV)/bin/deskovka play $(if $(PACK),--pack "$(PACK)")

test: $(EVERYTHING) build $(KIT)/.made ## every test on the compiled build, the fast ones on the interpreted build too
	@case "$$($(STATUS))" in \
	compiled:*) echo "Testing the compiled build ..."; \
		DESKOVKA_COMPILED=1 $(PYTEST) -n $(CORES) --dist loadgroup ;; \
	*) echo "Testing the interpreted build (there is no C compiler) ..."; \
		DESKOVKA_PURE=1 $(PYTEST) -n $(CORES) --dist loadgroup ;; esac
	@echo "Testing the fast part of the interpreted build ..."
	@DESKOVKA_PURE=1 $(PYTEST) -m fast -n $(CORES) --dist loadgroup
	@$(call guest)
	@echo "Testing the page ..."
	@$(NPM) test
	@echo "Testing in the browser ..."
	@$(call browse)

screenshots: $(EVERYTHING) build ## pictures of the main screens, in build/screenshots
	@rm -rf build/screenshots
	@PICTURES=screenshots.ts; export PICTURES; $(call browse)

tour: $(EVERYTHING) build $(KIT)/.made ## the pictures of the README and of the tour anew, in docs/pictures
	@PICTURES=tour.ts; export PICTURES; $(call browse)

lint: $(EVERYTHING) ## style, format and types
	@echo "Checking style ..."
	@$(PY) -m ruff check --quiet .
	@echo "Checking format ..."
	@$(PY) -m ruff format --check --quiet . || \
		{ $(PY) -m ruff format --check . | head -20; echo "'make format' puts it right."; exit 1; }
	@echo "Checking types ..."
	@$(PY) -m mypy $(wildcard src tests tools bench)
	@echo "Checking imports ..."
	@said=$$($(VENV)/bin/lint-imports --no-logo --no-cache) || { echo "$$said"; exit 1; }
	@echo "Checking the page ..."
	@$(NPM) run lint
	@$(NPM) run check

format: $(EVERYTHING) ## put style and format right where that is safe
	@$(PY) -m ruff check --quiet --fix . || true
	@$(PY) -m ruff format .
	@$(NPM) run format

bench: $(VENV)/.everything build ## measure the speed (beside other engines after 'make bench-peers')
	@$(PY) -m bench

mutants: $(EVERYTHING) ## break the rules in 320 places a game and see which tests notice, in build/mutants
	@$(PY) -m tools.mutants --count 320 --workers $$(nproc)

lab: setup ## many games of bots and what they show, under build/lab; BOTS=greedy GAMES=5000
	@rm -rf build/lab
	@$(call experiment,conquerors,conquerors --bots $(BOTS))
	@$(call experiment,plosinovka,plosinovka --bots $(BOTS) --players 4)
	@$(call experiment,solo,plosinovka --bots $(BOTS) --players 1)
	@for lang in en cs; do $(VENV)/bin/deskovka lab report build/lab/*.parquet \
		--lang $$lang --out build/lab/report-$$lang.html || exit 1; done

bench-peers: $(PEERS)/.installed $(RIVAL)/node_modules ## install what to compare with
	@echo "What to compare with is in $(PEERS) and $(RIVAL)."

docs: $(VENV)/.everything ## build the API reference, in build/api
	@DESKOVKA_PURE=1 $(PY) -m tools.reference build/api
	@echo "The API reference is in build/api: open index.html."

wheel: build $(KIT)/.made ## build the wheel, page included, in dist
	@rm -rf build/lib* build/bdist* dist/*.whl
	@$(PART) wheel "Building the wheel (two or three minutes)" \
		$(PIP) wheel --verbose --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

renew: $(VENV)/.everything ## make everything anew that is generated and kept in the tree
	@$(PY) -m tools.renew

lock: $(PY) ## choose the newest versions of all dependencies anew
	@echo "Locking the dependencies ..."
	@$(PIP) install --quiet --quiet uv
	@$(LOCK) --upgrade --all-extras --output-file requirements-dev.lock
	@$(LOCK) --extra compile --constraint requirements-dev.lock --output-file requirements.lock

clean: ## take away everything that was made
	@rm -rf $(VENV) $(PEERS) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/*.egg-info src/deskovka/_compiled.json web/node_modules $(dir $(PAGE)) $(KIT)
	@rm -rf $(RIVAL)/node_modules
	@find src tests tools $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@echo "Clean."

# ---------------------------------------------------------------------------------------------

# Nothing where the compiled code matches its sources. FAILED: what to do when compiling fails.
FAILED ?= exit 1
compiled: $(VENV)/.installed
	@case "$$($(STATUS))" in \
		compiled:*) exit ;; \
		no-compiler:*) title="Looking for a C compiler" ;; \
		*) title="Compiling the kernel and the rules (two or three minutes, once)" ;; esac; \
	$(PART) compile "$$title" $(PY) setup.py --quiet build_ext --inplace || { $(FAILED); }

page: $(PAGE)
	@:

PLAY = $(VENV)/bin/deskovka $(if $(PACK),play --pack "$(PACK)",serve)

# Nobody waits for the compiler to play. What it makes is loaded by programs that start afterwards.
define beside
echo "The kernel and the rules are being compiled meanwhile (some minutes, once). Until then the" \
	"bots are slower."; \
echo "Compiling goes on if you stop the game; how far it is stands in build/log/compile.txt."; \
mkdir -p build/log; \
{ nice -n 19 $(PY) setup.py --quiet build_ext --inplace >build/log/compile.txt 2>&1; \
	case "$$($(STATUS))" in \
	compiled:*) echo "Compiled: when you start Deskovka again, it is several times faster." ;; \
	no-compiler:*) echo "There is no C compiler with Python's headers: Deskovka stays interpreted." ;; \
	*) echo "Compiling has failed: Deskovka stays interpreted, and make build shows why." ;; esac; } &
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

# A game in a package of its own, installed beside Deskovka as other people's games are.
GUEST := tests/third_game
define guest
if test -d $(GUEST); then echo "Testing a game that comes from another package ..."; \
	rm -rf build/third-game build/third-game-source && mkdir -p build && \
	cp -R $(GUEST) build/third-game-source && $(PIP) install --quiet --no-deps \
		--no-build-isolation --target build/third-game build/third-game-source && \
	PYTHONPATH=build/third-game $(PYTEST) $(GUEST); fi
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

$(VENV)/.installed: requirements.lock pyproject.toml setup.py | $(PY)
	@$(PART) install "Installing the $$(grep -c == $<) packages that playing needs (half a minute)" \
		$(PIP) install --no-compile --progress-bar off --require-hashes -r requirements.lock
	@DESKOVKA_PURE=1 $(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.everything: requirements-dev.lock | $(VENV)/.installed
	@$(PART) install-everything \
		"Installing what tests and research need (1 GB, some minutes)" \
		$(PIP) install --no-compile --progress-bar off --require-hashes -r requirements-dev.lock
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.installed
	@$(PART) install-page "Installing what builds the page" web/npm ci --omit=dev --loglevel=error
	@touch $@

web/node_modules/.everything: web/package.json web/package-lock.json | $(VENV)/.installed
	@$(PART) install-page "Installing what builds, checks and tests the page (half a minute)" \
		web/npm ci --loglevel=error
	@touch web/node_modules/.installed $@

$(PAGE): web/node_modules/.installed $(shell find web/src web/build web/public web/*.* -type f) \
		$(wildcard src/deskovka/locales/*/*.ftl src/deskovka/games/*/words/*/* src/deskovka/games/*/cards/*.toml)
	@$(PART) page "Building the page (half a minute)" $(NPM) run build -- --logLevel warn

$(KIT)/.made: web/node_modules/.installed requirements-tab.lock tools/engine.py \
		$(shell find web/src web/build web/public web/*.* -type f) \
		$(shell find src/deskovka -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md')
	@$(PART) site-page "Building the page without a server (half a minute)" \
		$(NPM) run build -- --config vite.site.config.ts --logLevel warn
	@$(PART) engine "Putting the engine together" $(PY) -m tools.engine $(KIT)/engine
	@touch $@

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
