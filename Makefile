# 'make help' lists all targets.
#
# Two virtual environments, created and updated automatically:
#   .venv           the source tree, interpreted, with the development tools
#   .venv-compiled  the built wheel, its rules compiled with mypyc; for tests it also sees the packages of .venv
# The name of a stamp file in them contains a digest of its inputs; if the digest changes, the target is rebuilt.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal serve web screenshots test test-interpreted test-compiled test-apart test-installation test-needs bench bench-ray bench-server bench-attacks bench-memory \
	bench-web bench-scaling drill drill-servers drill-worlds drill-messages strength weaknesses lengths puzzles types languages check format lock clean

# 'make PYTHON=...' selects another Python; by default tools/new-venv looks for one.
ifdef PYTHON
export PYTHON
endif

# Tests start hundreds of processes: always cache bytecode, even if the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=

digest = $(shell find $(1) \( -name node_modules -o -path src/blackgate/server/web \) -prune -o -type f ! -name '*.pyc' -print | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)

SOURCE := .venv/bin
COMPILED := .venv-compiled/bin
TOOLS := .venv/.stamp-$(call digest,requirements/dev.txt pyproject.toml tools/new-venv)
BASE := .venv-compiled/.base-$(call digest,requirements/run.txt requirements/build.txt tools/new-venv)
TEST_TOOLS := .venv-compiled/.tools
TRAINING_TOOLS := .venv-compiled/.training-$(call digest,requirements/train.txt)
# The wheel, compiled if possible; and the wheel that is certainly compiled.
WHEEL_DIGEST := $(call digest,src web docs/rules*.md pyproject.toml hatch_build.py tools/build_web.py)
WHEEL := .venv-compiled/.wheel-$(WHEEL_DIGEST)
COMPILED_WHEEL := .venv-compiled/.compiled-$(WHEEL_DIGEST)
ISOLATED_WHEEL := .venv-compiled/.isolated-$(WHEEL_DIGEST)
# What the client's linter, type checker and unit tests read.
CHECKED_CLIENT := .venv/.client-$(call digest,web src/blackgate/messages docs/rules*.md tests/golden/records requirements/dev.txt)

# Python compiles to bytecode on import, which is less work: most installed files are never imported.
INSTALL := -m pip --disable-pip-version-check install --quiet --no-compile
print_packages := import sysconfig; print(sysconfig.get_path("purelib"))
# For the wheel two more workers than cores, because its tests spend half their time waiting for a server, a browser or a
# clock; those of the source tree hardly wait. The tests of a file run in one worker, so that fixtures are shared. Files
# run in the order given, slow ones first, so that no worker is left alone with a slow one at the end.
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS := $(shell expr $(CORES) + 2)
# Each worker collects every test, so those for which that takes seconds are apart, in one process (test-apart): training,
# which imports PyTorch, and what schemathesis tries, all of which it works out first.
SCHEMATHESIS := tests/server/hostile/test_schemathesis.py
PYTEST := -m pytest --dist loadfile --no-loadscope-reorder -p no:schemathesis \
	--ignore=tests/training --ignore=$(SCHEMATHESIS)
# npm of the virtual environment; its scripts find node there too.
NPM = PATH="$(abspath $(SOURCE)):$$PATH" npm --silent --prefix web
# Tests of whole processes (commands, servers, browsers) and of long random play are slow when interpreted: they run only
# on the compiled wheel, which is what users get. Golden walks and records run on both, which must agree byte for byte.
COMPILED_ONLY := tests/web tests/lab tests/server/joining tests/server/durability tests/server/hostile tests/cli \
	tests/terminal $(wildcard tests/server/test_*.py) tests/server/many tests/bots tests/envs tests/wording \
	$(filter-out tests/walker/test_golden.py,$(wildcard tests/walker/test_*.py))
# The slowest, each of which is one worker's work for minutes.
SLOWEST := tests/web/test_screens.py tests/server/durability tests/web/test_together.py tests/web/test_lessons.py
# Plus the tests of compiled code, except those that monkeypatch a compiled class. Each file is named once: pytest runs one
# that is also in a folder it is given only with that folder.
COMPILED_TESTS := $(SLOWEST) $(filter-out tests/web $(SLOWEST),$(wildcard tests/web/test_*.py) $(COMPILED_ONLY)) tests/walker/test_golden.py tests/rules tests/observation \
	tests/records tests/server/leaks/test_over_sockets.py

help: ## show this list
	@echo "Blackgate, a digital edition of Dig Your Way Out. Targets:"
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-24s %s\n", $$1, $$2 }'

play: $(BASE) ## play in the browser (ARGS="..." is passed on)
	@$(COMPILED)/python tools/play.py $(WHEEL) -- serve --open $(ARGS)

play-terminal: $(WHEEL) ## play in the terminal (ARGS="..." is passed on)
	@$(COMPILED)/blackgate play $(ARGS)

serve: $(WHEEL) ## host games for friends (ARGS="..." is passed on)
	@$(COMPILED)/blackgate serve $(ARGS)

# All in parallel, since each of them waits now and then; the tests of the wheel begin when it is there.
test: ## check and test everything before a commit
	@$(MAKE) --no-print-directory --jobs check test-interpreted test-compiled test-apart test-installation

test-interpreted: web ## run the tests on the source tree, except those of whole processes and long random play
	@tools/get-postgres
	$(SOURCE)/python $(PYTEST) -n $(CORES) tests/server tests $(addprefix --ignore=,$(COMPILED_ONLY)) $(ARGS)

test-compiled: test-needs ## run the remaining tests, and those of compiled code again, on the compiled wheel
	$(COMPILED)/python $(PYTEST) -n $(WORKERS) $(COMPILED_TESTS) $(ARGS)

test-apart: test-needs ## test training, and that the server does what its OpenAPI document says
	$(COMPILED)/python -m pytest $(SCHEMATHESIS) $$(ls $(TRAINING_TOOLS) >/dev/null 2>&1 && echo tests/training) $(ARGS)

# What the tests of the wheel need. PyTorch is large and not available everywhere: if it cannot be installed, the tests of
# training are skipped.
test-needs: $(COMPILED_WHEEL) $(TEST_TOOLS)
	@tools/get-postgres
	@tools/get-chromium
	@$(MAKE) --no-print-directory $(TRAINING_TOOLS) || echo "==> Without PyTorch: skipping tests/training"

test-installation: $(ISOLATED_WHEEL) ## build the wheel in isolation, as pip does; it must come out compiled

bench: $(COMPILED_WHEEL) $(TEST_TOOLS) ## benchmark the compiled engine
	$(COMPILED)/python -m benchmarks $(ARGS)

bench-ray: $(COMPILED_WHEEL) $(TEST_TOOLS) ## benchmark a Ray cluster on this machine (three minutes)
	$(COMPILED)/python -m benchmarks.ray_workers $(ARGS)

bench-server: $(COMPILED_WHEEL) $(TEST_TOOLS) ## benchmark the server against boardgame.io's (needs Node.js; 15 minutes)
	$(COMPILED)/python -m benchmarks.server $(ARGS)

bench-attacks: $(COMPILED_WHEEL) $(TEST_TOOLS) ## measure how attacks on the server affect a fair table (15 minutes)
	$(COMPILED)/python -m benchmarks.server.attacks $(ARGS)

bench-memory: $(COMPILED_WHEEL) $(TEST_TOOLS) ## check that the server frees the memory of tables, over twenty rounds (five minutes)
	$(COMPILED)/python -m benchmarks.server.memory $(ARGS)

bench-web: $(COMPILED_WHEEL) $(TEST_TOOLS) ## benchmark loading and animation of the browser client (about five minutes)
	@tools/get-chromium
	$(COMPILED)/python -m benchmarks.web $(ARGS)

bench-scaling: $(COMPILED_WHEEL) $(TEST_TOOLS) ## benchmark two processes on PostgreSQL, a relay and a take-over (five minutes)
	@tools/get-postgres
	$(COMPILED)/python -m benchmarks.server.scaling $(ARGS)

# The tests run short versions of all this.
FAULTS := 200
GAMES := 100000
MESSAGES := 1000000
drill: drill-servers drill-worlds drill-messages ## inject faults, look for leaks and fuzz, for hours

drill-servers: $(COMPILED_WHEEL) $(TEST_TOOLS) ## kill servers and databases under load (FAULTS=)
	@tools/get-postgres
	$(COMPILED)/python -u -m tests.server.durability.drill --faults $(FAULTS) $(ARGS)

drill-worlds: $(COMPILED_WHEEL) $(TEST_TOOLS) ## play games that differ in what a seat may not know, on all cores (GAMES=)
	TWO_WORLDS_GAMES=$(GAMES) $(COMPILED)/python -m pytest -n $(CORES) --dist load -q \
		tests/server/leaks/test_nothing_leaks.py -k changes_no_byte

drill-messages: $(COMPILED_WHEEL) $(TEST_TOOLS) ## say anything at all to a server, on all cores (MESSAGES=)
	FUZZED_MESSAGES=$(MESSAGES) $(COMPILED)/python -m pytest -n $(CORES) --dist load -q \
		tests/server/hostile/test_messages.py -k whatever_a_player_says

# One bot against opponents of one weaker kind; a boss thinks for a tenth of a second.
strength: $(COMPILED_WHEEL) $(TEST_TOOLS) ## measure the strength of the bots: docs/strength.md (about four hours)
	@rm -rf build/strength && mkdir -p build/strength
	@for players in 2 4 6; do \
		for pair in "rookie random 4000" "veteran rookie 4000" "lifer veteran 3000" "lifer:1 rookie 3000" \
			"lifer:2 lifer:1 3000" "lifer:3 lifer:2 3000" "lifer:4 lifer:3 3000" "lifer lifer:4 3000" \
			"boss veteran 400" "boss lifer 400"; do set -- $$pair; \
			$(COMPILED)/blackgate arena $$1 $$2 --players $$players --games $$3 \
				--file build/strength/$$players-$$1-$$2.jsonl --plots build/strength/$$players-$$1-$$2 || exit 1; \
		done; \
	done

# Weaknesses of the learned bot.
weaknesses: $(COMPILED_WHEEL) $(TEST_TOOLS) ## play exploiters against three lifers, and check a lifer's calibration
	@mkdir -p build
	$(COMPILED)/python tools/exploiters.py $(ARGS)
	$(COMPILED)/python tools/calibration.py gather build/calibration.txt
	$(COMPILED)/python tools/calibration.py draw build/calibration.txt docs/pictures/calibration.png

train: $(COMPILED_WHEEL) $(TEST_TOOLS) $(TRAINING_TOOLS) ## train a small network on the CPU, end to end (about five minutes): docs/training.md
	$(COMPILED)/python -m blackgate.training build/training $(ARGS)

puzzles: $(COMPILED_WHEEL) $(TEST_TOOLS) ## generate puzzles from bots' games (about a quarter of an hour)
	$(COMPILED)/python tools/make_puzzles.py $(ARGS)

lengths: $(COMPILED_WHEEL) $(TEST_TOOLS) ## measure the length of games among two to six veterans
	@rm -rf build/lengths && mkdir -p build/lengths
	@for players in 2 3 4 5 6; do \
		$(COMPILED)/blackgate arena veteran --players $$players --games 10000 \
			--file build/lengths/$$players.jsonl --plots build/lengths/$$players || exit 1; \
	done

web: $(TOOLS) ## build the browser client for the source tree
	@$(SOURCE)/python tools/build_web.py

screenshots: web ## retake the pictures of the main screens: docs/pictures/
	@tools/get-chromium
	@$(SOURCE)/python tools/screenshots.py

types: $(TOOLS) ## regenerate the server's protocol: OpenAPI, JSON Schema, TypeScript
	@$(SOURCE)/python tools/make_types.py

check: web $(CHECKED_CLIENT) ## check formatting, lint and types; run the browser client's unit tests
	$(SOURCE)/ruff format --check .
	$(SOURCE)/ruff check .
	$(SOURCE)/mypy --strict

format: web ## format, and fix what the linters can fix
	$(SOURCE)/ruff check --fix .
	$(SOURCE)/ruff format .
	$(NPM) run format

languages: $(TOOLS) ## list what each language lacks and shows in English
	@$(SOURCE)/python tools/languages.py

lock: ## update the pinned requirements within the limits of pyproject.toml
	@tools/new-venv build/uv
	@build/uv/bin/python $(INSTALL) uv
	$(call compile,dev,pyproject.toml --extra server --group dev)
	$(call compile,run,pyproject.toml --extra server --constraint requirements/dev.txt)
	$(call compile,build,--group build --constraint requirements/dev.txt)

clean: ## remove everything that make has created
	rm -rf .venv .venv-compiled build dist web/node_modules src/blackgate/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(wildcard src tests benchmarks) -name __pycache__ -prune -exec rm -rf {} +

# One set of versions: dev.txt has all of them, the other two are subsets. None names a registry.
compile = build/uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' --output-file requirements/$(1).txt $(2)

$(TOOLS):
	@tools/new-venv .venv
	@echo "==> Installing the development tools"
	@$(SOURCE)/python $(INSTALL) --require-hashes -r requirements/dev.txt
	@$(SOURCE)/python $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(BASE):
	@tools/new-venv .venv-compiled
	@echo "==> Installing runtime and build dependencies"
	@$(COMPILED)/python $(INSTALL) --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

# The packages of .venv come after those of .venv-compiled. The source tree, a .pth file there, is not included.
$(TEST_TOOLS): $(BASE) $(TOOLS)
	@$(SOURCE)/python -c '$(print_packages)' >"$$($(COMPILED)/python -c '$(print_packages)')/packages-of-venv.pth"
	@touch $@

$(TRAINING_TOOLS): $(TEST_TOOLS)
	@echo "==> Installing PyTorch, for training"
	@rm -f .venv-compiled/.training-*
	@$(COMPILED)/python $(INSTALL) -r requirements/train.txt
	@touch $@

$(WHEEL): $(BASE)
	@echo "==> Building Blackgate: the browser client, rules and bots (about a minute on two cores, only when the source has changed)"
	$(install_wheel)
	@touch $@
	@case $$(echo build/wheel/*.whl) in *-none-any.whl) ;; *) touch $(COMPILED_WHEEL) ;; esac

$(COMPILED_WHEEL): $(BASE)
	@tools/get-compiler $(COMPILED)/python
	@echo "==> Building Blackgate: the browser client, rules and bots (about a minute on two cores, only when the source has changed)"
	$(call install_wheel,BLACKGATE_COMPILED=1)
	@touch $@ $(WHEEL)

# Unchanged C files are not recompiled.
$(ISOLATED_WHEEL): $(COMPILED_WHEEL)
	@rm -rf build/isolated .venv-compiled/.isolated-*
	BLACKGATE_COMPILED=1 BLACKGATE_WEB=0 $(COMPILED)/python -m pip --disable-pip-version-check wheel --quiet --no-deps \
		--wheel-dir build/isolated .
	@touch $@

# After the build, which installs its packages.
$(CHECKED_CLIENT): | web
	@rm -f .venv/.client-*
	$(NPM) run check
	$(NPM) test
	@touch $@

# Remove old stamps first: source that was changed and changed back must be rebuilt.
define install_wheel
@rm -rf build/wheel .venv-compiled/.wheel-* .venv-compiled/.compiled-*
@$(1) $(COMPILED)/python -m hatchling build --target wheel --directory build/wheel >/dev/null
@$(COMPILED)/python $(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
endef
