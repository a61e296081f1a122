// Parts of a page that are drawn one after the other. Drawn all at once, a slow device could not respond to a press
// until the last of them was there.
const ENOUGH = 2; // frames for what is there first: in the second of them a press that came at once is answered

export class StagedDrawing<Part extends string> {
  private readonly parts: Part[];
  private drawn = $state(0);

  /** They come after what is there first, which may have to be `ready` for it. */
  constructor(parts: Part[], ready: () => boolean = () => true) {
    this.parts = parts;
    $effect(() => {
      if (this.drawn === parts.length || !ready()) return undefined;
      return afterFrames(this.drawn === 0 ? ENOUGH : 1, () => {
        this.drawn += 1;
      });
    });
  }

  /** Whether its turn has come. */
  come(part: Part): boolean {
    return this.parts.indexOf(part) < this.drawn;
  }
}

/** When so many have been drawn, not just before; the returned function calls it off. */
function afterFrames(count: number, act: () => void): () => void {
  let timer = 0;
  let frame = requestAnimationFrame(function next() {
    count -= 1;
    if (count > 0) frame = requestAnimationFrame(next);
    else timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
