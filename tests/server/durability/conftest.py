"""What is asserted outside of the tests' own files is to be told as well as what is asserted in them."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.server.durability.checking", "tests.server.durability.clients")
