// What a bot expects to follow, while somebody looks at it: drawn on the plan, one step of it perhaps chosen.
import type { ExpectedMove } from "../board/expected.ts";

export class Expected {
  line = $state.raw<ExpectedMove[]>([]);
  step = $state(-1); // the one that is looked at

  show(line: ExpectedMove[]): void {
    this.line = line;
    this.step = -1;
  }
}
