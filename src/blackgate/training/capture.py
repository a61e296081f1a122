"""Runs the same computation again and again. On a GPU its launches are recorded once and replayed: what is learned in a
step is hundreds of small kernels, and starting them one by one would take longer than running them.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Final

import torch

AT_ONCE: Final = -1  # the priority of what workers wait for
WARM_UP: Final = 3  # calls before the recording, on a stream of their own, as CUDA graphs want it


class Captured:
    """A function of tensors that stay where they are. What it leaves to chance is drawn by the device's generator."""

    def __init__(self, run: Callable[[], None], device: str, priority: int = 0) -> None:
        self.run: Final = run
        self.priority: Final = priority
        self.on_gpu: Final = device != "cpu"
        self.calls = 0
        self.graph: Any = None

    def __call__(self) -> None:
        self.calls += 1
        if not self.on_gpu:
            self.run()
        elif self.calls <= WARM_UP:
            side, main = torch.cuda.Stream(), torch.cuda.current_stream()
            side.wait_stream(main)
            with torch.cuda.stream(side):
                self.run()
            main.wait_stream(side)
        else:
            if self.graph is None:
                torch.cuda.synchronize()
                self.graph = torch.cuda.CUDAGraph()
                with torch.cuda.graph(self.graph, stream=torch.cuda.Stream(priority=self.priority)):
                    self.run()
            self.graph.replay()


class Beside:
    """A stream of its own: what is run in it goes on while the device does other things."""

    def __init__(self, device: str) -> None:
        self.stream: Final = torch.cuda.Stream() if device != "cpu" else None

    def __call__(self) -> Any:
        return nullcontext() if self.stream is None else torch.cuda.stream(self.stream)

    def begin(self) -> None:
        """What is asked of it from now on waits for all that was asked elsewhere."""
        if self.stream is not None:
            self.stream.wait_stream(torch.cuda.current_stream())

    def end(self) -> None:
        """What is asked elsewhere from now on waits for it."""
        if self.stream is not None:
            torch.cuda.current_stream().wait_stream(self.stream)
