// A request to the server, and why it failed.
import { problemOf } from "../net/problem.ts";

export class Attempt {
  busy = $state(false);
  problem = $state(""); // of the last one; empty where it worked

  async make(request: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await request();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
