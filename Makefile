# Everything starts here: 'make help' lists what there is.
#
# Two virtual environments, made and renewed by themselves:
#   .venv           the source tree, interpreted, with the tools of a developer
#   .venv-compiled  the built wheel, its rules compiled with mypyc; for tests it also sees the packages of .venv
# A stamp file in them carries a digest of what it was made from, in its name: another digest, made anew.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal serve web screenshots test test-interpreted test-compiled test-installation bench bench-ray bench-server bench-attacks bench-memory \
	bench-web bench-scaling drill strength weaknesses lengths puzzles types languages check format lock clean

# Name another Python with 'make PYTHON=...'; without it tools/new-venv looks for one.
ifdef PYTHON
export PYTHON
endif

# Tests start hundreds of processes: none should compile the same source to bytecode again, whatever the machine says.
export PYTHONDONTWRITEBYTECODE :=

digest = $(shell find $(1) \( -name node_modules -o -path src/blackgate/server/web \) -prune -o -type f ! -name '*.pyc' -print | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)

SOURCE := .venv/bin
COMPILED := .venv-compiled/bin
TOOLS := .venv/.stamp-$(call digest,requirements/dev.txt pyproject.toml tools/new-venv)
BASE := .venv-compiled/.base-$(call digest,requirements/run.txt requirements/build.txt tools/new-venv)
TEST_TOOLS := .venv-compiled/.tools
TRAINING_TOOLS := .venv-compiled/.training-$(call digest,requirements/train.txt)
# The wheel as it could be built, and the wheel that surely has compiled rules.
WHEEL_DIGEST := $(call digest,src web docs/rules*.md pyproject.toml hatch_build.py tools/build_web.py)
WHEEL := .venv-compiled/.wheel-$(WHEEL_DIGEST)
COMPILED_WHEEL := .venv-compiled/.compiled-$(WHEEL_DIGEST)

# Python compiles what it imports to bytecode then: of what is installed, that is the smaller part.
INSTALL := -m pip --disable-pip-version-check install --quiet --no-compile
print_packages := import sysconfig; print(sysconfig.get_path("purelib"))
# Two workers more than cores: half of the time a test waits for a server, a browser or a clock. A file's tests stay
# together, so that what they share is made once, and files come in the order given: what takes long first, so that no
# worker waits for the others in the end.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PYTEST := -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
# npm of the virtual environment; what it runs looks for node there too.
NPM = PATH="$(abspath $(SOURCE)):$$PATH" npm --silent --prefix web
# Whole processes (commands, servers, browsers) and long random play are slow when interpreted: tested once, on what users
# get, the compiled wheel. Golden walks and records run on both and show that both play the same, byte for byte.
COMPILED_ONLY := tests/web tests/lab tests/server/joining tests/server/durability tests/server/hostile tests/cli \
	tests/terminal $(wildcard tests/server/test_*.py) tests/server/many tests/bots tests/envs tests/wording \
	$(filter-out tests/walker/test_golden.py,$(wildcard tests/walker/test_*.py))
# Besides, the tests of what is compiled, but for those that put something in the place of a compiled class.
COMPILED_TESTS := tests/web/test_screens.py tests/web/test_together.py tests/server/durability $(COMPILED_ONLY) tests/walker/test_golden.py tests/rules tests/observation \
	tests/records tests/server/leaks/test_over_sockets.py

help: ## this list
	@echo "Blackgate, a digital edition of Dig Your Way Out. Targets:"
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-24s %s\n", $$1, $$2 }'

play: $(BASE) ## play in the browser (ARGS="..." is passed on)
	@$(COMPILED)/python tools/play.py $(WHEEL) -- serve --open $(ARGS)

play-terminal: $(WHEEL) ## play in the terminal (ARGS="..." is passed on)
	@$(COMPILED)/blackgate play $(ARGS)

serve: $(WHEEL) ## host games for friends (ARGS="..." is passed on)
	@$(COMPILED)/blackgate serve $(ARGS)

# What waits for nothing else goes at once: checking, compiling and the tests on the source tree; then what needs the wheel.
test: ## everything that has to hold before a commit
	@$(MAKE) --no-print-directory --jobs 3 check $(COMPILED_WHEEL) test-interpreted
	@$(MAKE) --no-print-directory --jobs 2 test-compiled test-installation

test-interpreted: web ## the tests on the source tree, but for whole processes and long random play
	@tools/get-postgres
	$(SOURCE)/python $(PYTEST) tests/server tests $(addprefix --ignore=,$(COMPILED_ONLY) tests/training) $(ARGS)

# PyTorch is large, and not to be had everywhere: where it cannot be installed, the tests of training are left out.
test-compiled: $(COMPILED_WHEEL) $(TEST_TOOLS) ## those on the compiled wheel, and the tests of what is compiled again
	@tools/get-postgres
	@tools/get-chromium
	@$(MAKE) --no-print-directory $(TRAINING_TOOLS) || echo "==> Without PyTorch: tests/training is left out"
	$(COMPILED)/python $(PYTEST) $(COMPILED_TESTS) $$(ls $(TRAINING_TOOLS) >/dev/null 2>&1 && echo tests/training) $(ARGS)

# C files that are the same are not compiled again.
test-installation: $(COMPILED_WHEEL) ## build the wheel as pip does, with nothing but what it says it needs: compiled
	@rm -rf build/isolated
	BLACKGATE_COMPILED=1 BLACKGATE_WEB=0 $(COMPILED)/python -m pip --disable-pip-version-check wheel --quiet --no-deps \
		--wheel-dir build/isolated .

bench: $(COMPILED_WHEEL) $(TEST_TOOLS) ## how fast the compiled engine is
	$(COMPILED)/python -m benchmarks $(ARGS)

bench-ray: $(COMPILED_WHEEL) $(TEST_TOOLS) ## how fast games are played on a Ray cluster of this machine (three minutes)
	$(COMPILED)/python -m benchmarks.ray_workers $(ARGS)

bench-server: $(COMPILED_WHEEL) $(TEST_TOOLS) ## how much the server carries, beside boardgame.io's (needs Node.js; 15 minutes)
	$(COMPILED)/python -m benchmarks.server $(ARGS)

bench-attacks: $(COMPILED_WHEEL) $(TEST_TOOLS) ## whether a table that is played properly notices attacks on the server (15 minutes)
	$(COMPILED)/python -m benchmarks.server.attacks $(ARGS)

bench-memory: $(COMPILED_WHEEL) $(TEST_TOOLS) ## whether the server gives back what tables took, over twenty rounds (five minutes)
	$(COMPILED)/python -m benchmarks.server.memory $(ARGS)

bench-web: $(COMPILED_WHEEL) $(TEST_TOOLS) ## how soon and how smoothly the browser client runs (about five minutes)
	@tools/get-chromium
	$(COMPILED)/python -m benchmarks.web $(ARGS)

bench-scaling: $(COMPILED_WHEEL) $(TEST_TOOLS) ## what a second process brings on PostgreSQL, and what a relay and a take-over cost (five minutes)
	@tools/get-postgres
	$(COMPILED)/python -m benchmarks.server.scaling $(ARGS)

# In short it is all in the tests.
FAULTS := 200
GAMES := 100000
MESSAGES := 1000000
drill: $(COMPILED_WHEEL) $(TEST_TOOLS) ## kill servers and databases under load, play in two worlds and fuzz, for hours (FAULTS=, GAMES=, MESSAGES=)
	@tools/get-postgres
	$(COMPILED)/python -u -m tests.server.durability.drill --faults $(FAULTS) $(ARGS)
	TWO_WORLDS_GAMES=$(GAMES) $(COMPILED)/python -m pytest -n 2 --dist load -q tests/server/leaks/test_nothing_leaks.py \
		-k changes_no_byte
	FUZZED_MESSAGES=$(MESSAGES) $(COMPILED)/python -m pytest -n 2 --dist load -q tests/server/hostile/test_messages.py \
		-k whatever_a_player_says

# One against the others, all of them of one weaker kind; a boss thinks for a tenth of a second.
strength: $(COMPILED_WHEEL) $(TEST_TOOLS) ## how strong the bots are: docs/strength.md (about four hours)
	@rm -rf build/strength && mkdir -p build/strength
	@for players in 2 4 6; do \
		for pair in "rookie random 4000" "veteran rookie 4000" "lifer veteran 3000" "lifer:1 rookie 3000" \
			"lifer:2 lifer:1 3000" "lifer:3 lifer:2 3000" "lifer:4 lifer:3 3000" "lifer lifer:4 3000" \
			"boss veteran 400" "boss lifer 400"; do set -- $$pair; \
			$(COMPILED)/blackgate arena $$1 $$2 --players $$players --games $$3 \
				--file build/strength/$$players-$$1-$$2.jsonl --plots build/strength/$$players-$$1-$$2 || exit 1; \
		done; \
	done

# What is wrong with the bot that learned.
weaknesses: $(COMPILED_WHEEL) $(TEST_TOOLS) ## stubborn opponents against three lifers, and how good a lifer's chances are
	@mkdir -p build
	$(COMPILED)/python tools/exploiters.py $(ARGS)
	$(COMPILED)/python tools/calibration.py gather build/calibration.txt
	$(COMPILED)/python tools/calibration.py draw build/calibration.txt docs/pictures/calibration.png

train: $(COMPILED_WHEEL) $(TEST_TOOLS) $(TRAINING_TOOLS) ## train a small network on the CPU, end to end (about five minutes): docs/training.md
	$(COMPILED)/python -m blackgate.training build/training $(ARGS)

# How long a game among equals lasts.
puzzles: $(COMPILED_WHEEL) $(TEST_TOOLS) ## look for puzzles anew in bots' games (about a quarter of an hour)
	$(COMPILED)/python tools/make_puzzles.py $(ARGS)

lengths: $(COMPILED_WHEEL) $(TEST_TOOLS) ## how long games among four veterans last, and among two to six
	@rm -rf build/lengths && mkdir -p build/lengths
	@for players in 2 3 4 5 6; do \
		$(COMPILED)/blackgate arena veteran --players $$players --games 10000 \
			--file build/lengths/$$players.jsonl --plots build/lengths/$$players || exit 1; \
	done

web: $(TOOLS) ## build the browser client for the source tree
	@$(SOURCE)/python tools/build_web.py

screenshots: web ## take pictures of the main screens: docs/pictures/
	@tools/get-chromium
	@$(SOURCE)/python tools/screenshots.py

types: $(TOOLS) ## write the server's protocol down anew: OpenAPI, JSON Schema, TypeScript
	@$(SOURCE)/python tools/make_types.py

check: web ## formatting, lint and types, and the browser client's unit tests
	$(SOURCE)/ruff format --check .
	$(SOURCE)/ruff check .
	$(SOURCE)/mypy --strict
	$(NPM) run check
	$(NPM) test

format: web ## format, and mend what lint can mend
	$(SOURCE)/ruff check --fix .
	$(SOURCE)/ruff format .
	$(NPM) run format

languages: $(TOOLS) ## what each language lacks, and so shows in English
	@$(SOURCE)/python tools/languages.py

lock: ## renew the pinned requirements, to the newest that pyproject.toml allows
	@tools/new-venv build/uv
	@build/uv/bin/python $(INSTALL) uv
	$(call compile,dev,pyproject.toml --extra server --group dev)
	$(call compile,run,pyproject.toml --extra server --constraint requirements/dev.txt)
	$(call compile,build,--group build --constraint requirements/dev.txt)

clean: ## remove what make has made
	rm -rf .venv .venv-compiled build dist web/node_modules src/blackgate/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(wildcard src tests benchmarks) -name __pycache__ -prune -exec rm -rf {} +

# One set of versions: dev.txt holds all, the other two are parts of it. No registry is named in them.
compile = build/uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' --output-file requirements/$(1).txt $(2)

$(TOOLS):
	@tools/new-venv .venv
	@echo "==> Installing the developer's tools"
	@$(SOURCE)/python $(INSTALL) --require-hashes -r requirements/dev.txt
	@$(SOURCE)/python $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(BASE):
	@tools/new-venv .venv-compiled
	@echo "==> Installing what Blackgate runs on and is built with"
	@$(COMPILED)/python $(INSTALL) --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

# The packages of .venv come after those of .venv-compiled, and the source tree, a .pth file there, not at all.
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

# Old stamps go first: source that is changed and changed back must be built again.
define install_wheel
@rm -rf build/wheel .venv-compiled/.wheel-* .venv-compiled/.compiled-*
@$(1) $(COMPILED)/python -m hatchling build --target wheel --directory build/wheel >/dev/null
@$(COMPILED)/python $(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
endef
