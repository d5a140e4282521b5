// What the server says about moves that nobody made yet: where a tile could go, and why something is not possible.
import { server, withKey } from "../../api/server";
import type { Cell, Considered, Refusal, Why } from "../../api/types";
import { keyOf } from "../../api/types";
import type { PalaceGame } from "./game.svelte";

export type Candidate = Considered["cells"][number];

export class Considering {
  private version = -1;
  private answers: ReadonlyMap<string, Considered> = $state.raw(new Map());
  private reasons: ReadonlyMap<string, Refusal | null> = $state.raw(new Map());
  private readonly asked = new Set<string>();

  constructor(private readonly game: PalaceGame) {}

  /** Where a piece could go in the palace that is shown; nothing until the server has answered. */
  cells(piece: string): readonly Candidate[] {
    return this.answers.get(this.key(piece))?.cells ?? [];
  }

  /** The best candidate of a cell: a half piece has one for each way to turn it. */
  at(piece: string, cell: Cell): Candidate | null {
    const key = keyOf(cell);
    const found = this.cells(piece).filter((candidate) => keyOf(candidate.cell) === key);
    return found.find((candidate) => !candidate.refusal) ?? found[0] ?? null;
  }

  /** Why an action is not possible: undefined until the server has answered. */
  refusal(action: string): Refusal | null | undefined {
    return this.reasons.get(this.key(action));
  }

  /** Ask where a piece could go, once for each version of the table. */
  async consider(piece: string): Promise<void> {
    const key = this.key(piece);
    if (!this.isNew(`consider ${key}`)) return;
    const { table, shown } = this.game;
    const path = `/tables/${table.name}/consider?tile=${encodeURIComponent(piece)}&seat=${shown}`;
    const answer = await server.get<Considered>(withKey(path, table.keyOrSeats), table.token).catch(() => null);
    if (answer) this.answers = new Map(this.answers).set(key, answer);
  }

  /** Ask why an action is not possible. */
  async why(action: string): Promise<void> {
    const key = this.key(action);
    const { table, seat } = this.game;
    if (seat === null || !this.isNew(`why ${key}`)) return;
    const answer = await server.post<Why>(`/tables/${table.name}/why`, { action }, table.token).catch(() => null);
    if (answer) this.reasons = new Map(this.reasons).set(key, answer.refusal);
  }

  private key(what: string): string {
    return `${this.game.now.version} ${what}`;
  }

  /** What was thought about an earlier version is forgotten. */
  private isNew(question: string): boolean {
    if (this.version !== this.game.now.version) {
      this.version = this.game.now.version;
      this.asked.clear();
      this.answers = new Map();
      this.reasons = new Map();
    }
    if (this.asked.has(question)) return false;
    this.asked.add(question);
    return true;
  }
}
