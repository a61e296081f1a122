// A request to the server, and why it failed.
import { problemOf } from "../net/problem.ts";

export class Attempt {
  problem = $state(""); // of the last one; empty where it worked

  async make(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
      this.problem = "";
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
