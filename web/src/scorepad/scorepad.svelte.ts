// The scorepad of one game: keeps what is entered, asks the server for the points, and again when it is back.
import { server, Trouble } from "../api/server";
import type { Problem } from "../api/types";
import { type Game, keep, resultOf } from "./book";
import { entryOf, isOnSheets, setupPath, withEntry } from "./pad";
import { remembered } from "./remembered";
import { Sums } from "./sums";
import type { Entry, Pad, PadSetup, ScoredPad } from "./types";
import { stepped } from "./undoing";

/** So long after the last tap the server is asked. */
const SETTLED = 200;
/** So long after it could not be reached it is asked again, and ever later. */
const AGAIN = 4_000;
const LATEST = 60_000;

export class Scorepad {
  game: Game = $state.raw(null!);
  setup: PadSetup | null = $state.raw(null);
  /** The newest points; those of an earlier state while the server is asked. */
  result: ScoredPad | null = $state.raw(null);
  /** Whether the server cannot be reached just now. */
  away = $state(false);
  /** Whether this browser keeps what is entered. */
  kept = $state(true);
  problem: Problem | null = $state.raw(null);

  /** Whether the points are those of what is entered now. */
  readonly current: boolean = $derived.by(() => resultOf(this.game) !== null);
  /** Whether points are shown that something entered since may have changed, and nobody can count it now. */
  readonly old: boolean = $derived.by(() => this.away && !this.current && this.result !== null);
  readonly sums: Sums | null = $derived.by(() => this.setup && new Sums(this.pad, this.setup, this.result));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private again = AGAIN;

  constructor(game: Game) {
    this.game = game;
    this.result = game.scored?.result ?? null;
    this.kept = keep(game);
  }

  get pad(): Pad {
    return this.game.pad;
  }

  get onSheets(): boolean {
    return isOnSheets(this.pad);
  }

  /** Call it in an effect: asks for what is needed, and gives back how to stop. */
  watch(): () => void {
    const back = (): void => this.ask(0);
    addEventListener("online", back);
    void this.ask(0);
    return () => {
      removeEventListener("online", back);
      clearTimeout(this.timer);
    };
  }

  /** Changes of the same thing (`what`) one after the other are undone together. */
  change(pad: Pad, what = ""): void {
    this.save({ ...this.game, pad, steps: stepped(this.game.steps, this.pad, what) });
    this.ask(SETTLED);
  }

  write(round: number, side: number, entry: Entry, what: string): void {
    // Where nothing stood, the first touch is a change of its own.
    const key = entryOf(this.pad, round, side) ? `${round} ${side} ${what}` : "";
    this.change(withEntry(this.pad, round, side, entry), what && key);
  }

  /** Whether the points of a round are those of what is entered for it now. */
  isCounted(round: number): boolean {
    return JSON.stringify(this.game.scored?.pad.rounds[round]) === JSON.stringify(this.pad.rounds[round]);
  }

  get canUndo(): boolean {
    return this.game.steps.length > 0;
  }

  undo(): void {
    const last = this.game.steps.at(-1);
    if (!last) return;
    this.save({ ...this.game, pad: last.before, steps: this.game.steps.slice(0, -1) });
    this.ask(0);
  }

  tick(step: string): void {
    const { done } = this.game;
    this.save({ ...this.game, done: done.includes(step) ? done.filter((other) => other !== step) : [...done, step] });
  }

  private save(game: Game): void {
    this.game = game;
    this.kept = keep(game);
  }

  private ask(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.score(), wait);
  }

  private async score(): Promise<void> {
    const { pad } = this;
    try {
      this.setup ??= await remembered<PadSetup>(setupPath(pad, pad.players.length));
      const result = await server.post<ScoredPad>("/scorepad/score", { pad });
      this.away = false;
      this.again = AGAIN;
      this.problem = null;
      // Somebody may have gone on meanwhile; then this is asked again anyway.
      if (pad !== this.pad) return;
      this.result = result;
      this.save({ ...this.game, scored: { pad, result } });
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.away = error.problem.code === "unreachable";
      this.problem = this.away ? null : error.problem;
      if (!this.away && error.problem.code !== "tab-missing") return;
      this.ask(this.again);
      this.again = Math.min(this.again * 2, LATEST);
    }
  }
}
