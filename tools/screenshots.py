"""Pictures of the main screens, laptop and phone, dark and light, into docs/pictures/: `make screenshots`.

The screens are those of the tests (tests/web/screens.py), whose tables are laid out from seeds, so they look the same
each time. Pillow reduces the colours to keep the files small.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.serving import running  # noqa: E402
from tests.web.browsing import LAPTOP, Size, Theme, Visitor, chromium  # noqa: E402
from tests.web.screens import SCREENS  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
SHOWN: Final = ("start", "lobby", "turn", "hint", "fight", "reaction", "ending", "replay", "analysis", "rules", "style")
SIZES: Final[dict[str, Size]] = {"laptop": LAPTOP, "phone": (360, 740)}
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
COLOURS: Final = 128


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/blackgate.db", log=Path(folder, "log")) as server,
        chromium() as browser,
    ):
        for screen in SHOWN:
            for device, size in SIZES.items():
                for theme in THEMES:
                    visitor = Visitor(browser, server, size=size, theme=theme)
                    SCREENS[screen](visitor)
                    save(visitor.page.screenshot(), PICTURES / f"{screen}-{device}-{theme}.png")
                    visitor.leave()


def save(picture: bytes, file: Path) -> None:
    with Image.open(io.BytesIO(picture)) as whole:
        whole.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
