// A double press counts as one: whatever opens under the pointer after the first ignores the second.

const SOON = 400; // milliseconds
const NEAR = 30; // pixels

/** Takes presses as they come, of whatever device, and says which of them are the second of two. */
export class DoublePress {
  private last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  isSecond({
    timeStamp: at,
    clientX: x,
    clientY: y,
  }: Pick<MouseEvent, "timeStamp" | "clientX" | "clientY">): boolean {
    const second = at - this.last.at < SOON && Math.hypot(x - this.last.x, y - this.last.y) < NEAR;
    this.last = { at, x, y };
    return second;
  }
}
