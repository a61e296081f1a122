"""Runs the same computation again and again. On a GPU its launches are recorded once and replayed: what is learned in a
step is hundreds of small kernels, and starting them one by one would take longer than running them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import torch

WARM_UP: Final = 3  # calls before the recording, on a stream of their own, as CUDA graphs want it


class Captured:
    """A function of tensors that stay where they are. What it leaves to chance is drawn by the device's generator."""

    def __init__(self, run: Callable[[], None], device: str) -> None:
        self.run: Final = run
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
                with torch.cuda.graph(self.graph):
                    self.run()
            self.graph.replay()
