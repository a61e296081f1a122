// What a bot expects, while somebody looks at it: drawn on the plan, perhaps with one step selected.
import type { ExpectedMove } from "../board/expected.ts";

export class Expected {
  line = $state.raw<ExpectedMove[]>([]);
  step = $state(-1); // the one that is looked at

  show(line: ExpectedMove[]): void {
    this.line = line;
    this.step = -1;
  }
}
