// Where the pieces of the box fit into the palace that is being entered, asked again after every tap.
import { server, Trouble } from "../../api/server";
import type { Problem } from "../../api/types";
import { entryOf } from "../pad";
import type { Fits, Pad } from "../types";
import { stillCertain } from "./since";

export class Fitting {
  private answer: { pad: Pad; fits: Fits } | null = $state.raw(null);
  /** The palace that is being entered, for which there may be no answer yet. */
  private pad: Pad | null = $state.raw(null);
  private round = 0;
  private side = 0;
  away = $state(false);
  problem: Problem | null = $state.raw(null);
  private asked = 0;

  /** What is certain about the palace as it is now, even if only an earlier one was asked about. */
  readonly now: Fits | null = $derived.by(
    () => this.answer && stillCertain(this.answer.fits, this.palaceIn(this.answer.pad), this.palaceIn(this.pad)),
  );
  /** Whether the answer is about the palace as it is now. */
  readonly current: boolean = $derived.by(() => this.answer?.pad === this.pad);

  /** Ask for a palace; what was asked before does not matter any more. */
  async ask(pad: Pad, round: number, side: number): Promise<void> {
    this.asked += 1;
    [this.pad, this.round, this.side] = [pad, round, side];
    const own = this.asked;
    try {
      const fits = await server.post<Fits>("/scorepad/fits", { pad, round, side, tiles: [] });
      if (own !== this.asked) return;
      [this.answer, this.away, this.problem] = [{ pad, fits }, false, null];
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (own !== this.asked) return;
      this.away = error.problem.code === "unreachable";
      this.problem = this.away ? null : error.problem;
    }
  }

  private palaceIn(pad: Pad | null) {
    const entry = pad && entryOf(pad, this.round, this.side);
    return entry?.by === "tiles" ? (entry.palace ?? []) : [];
  }
}
