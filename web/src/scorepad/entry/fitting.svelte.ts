// Where the pieces of the box fit into the palace that is being entered, asked again after every tap.
import { server, Trouble } from "../../api/server";
import type { Problem } from "../../api/types";
import type { Fits, Pad } from "../types";

export class Fitting {
  now: Fits | null = $state.raw(null);
  away = $state(false);
  problem: Problem | null = $state.raw(null);
  private asked = 0;

  /** Ask for a palace; what was asked before does not matter any more. */
  async ask(pad: Pad, round: number, side: number): Promise<void> {
    this.asked += 1;
    const own = this.asked;
    try {
      const fits = await server.post<Fits>("/scorepad/fits", { pad, round, side, tiles: [] });
      if (own !== this.asked) return;
      [this.now, this.away, this.problem] = [fits, false, null];
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (own !== this.asked) return;
      this.away = error.problem.code === "unreachable";
      this.problem = this.away ? null : error.problem;
    }
  }
}
