// What the person points at on the own sheet: a cell, a die. It becomes one of the options, or the reason why it is none.
import { server, Trouble } from "../api/server";
import { type Cell, keyOf, type Option, type Refusal, type Why } from "../api/types";
import { type Colour, cellOf, type Direction, pairAction, turnAction } from "./choices";
import type { SheetGame } from "./game.svelte";

/** Somebody who only crosses the sheet with the mouse asks nothing. */
const HOVER = 150;

export class Pointer {
  /** The cell under the pointer or in focus. */
  cell: Cell | null = $state.raw(null);
  /** The places of the dice that were picked to name a cell together. */
  picked: Record<Colour, number | null> = $state({ blue: null, yellow: null });
  /** Why what is pointed at is not possible. */
  refusal: Refusal | null = $state.raw(null);
  /** Whether it was chosen in spite of that. */
  insisted = $state(false);

  private readonly known = new Map<string, Refusal | null>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = "";

  constructor(private readonly game: SheetGame) {}

  /** Forget everything: the game has gone on. */
  reset(): void {
    this.known.clear();
    this.forget();
    this.picked = { blue: null, yellow: null };
  }

  /** The option of the cell that is pointed at. */
  get offered(): Option | null {
    return this.cell ? (this.game.choices.cells.get(keyOf(this.cell)) ?? null) : null;
  }

  point(cell: Cell): void {
    this.forget();
    this.cell = cell;
    if (this.game.mine && !this.offered) this.explain(pairAction(this.game.view.step, cell), HOVER);
  }

  /** Point at what an option is about. */
  show(option: Option): void {
    this.forget();
    this.cell = cellOf(option);
  }

  pointAtTurn(colour: Colour, value: number, direction: Direction): void {
    this.forget();
    const action = turnAction(colour, value, direction);
    if (this.game.mine && !this.game.choices.turns.has(action)) this.explain(action, HOVER);
  }

  /** Point at nothing any more. The reason why something was refused stays, to be read. */
  leave(): void {
    if (!this.insisted) this.forget();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.asking = "";
    this.cell = null;
    this.refusal = null;
    this.insisted = false;
  }

  choose(cell: Cell): void {
    this.forget();
    this.cell = cell;
    this.carryOut(this.offered, pairAction(this.game.view.step, cell));
  }

  turn(colour: Colour, value: number, direction: Direction): void {
    this.forget();
    const action = turnAction(colour, value, direction);
    this.carryOut(this.game.choices.turns.get(action) ?? null, action);
  }

  /** Pick a die, or put it back; a blue and a yellow one together choose the cell that they name. */
  pick(colour: Colour, place: number, dice: Record<Colour, readonly number[]>): void {
    this.picked[colour] = this.picked[colour] === place ? null : place;
    const { blue, yellow } = this.picked;
    if (blue === null || yellow === null) return;
    this.picked = { blue: null, yellow: null };
    this.choose([dice.blue[blue]!, dice.yellow[yellow]!]);
  }

  private carryOut(option: Option | null, action: string): void {
    if (!this.game.mine) return;
    if (option) {
      void this.game.table.act(option.action);
      return;
    }
    this.insisted = true;
    this.explain(action, 0);
  }

  private explain(action: string, wait: number): void {
    this.asking = action;
    this.timer = setTimeout(() => void this.ask(action), wait);
  }

  private async ask(action: string): Promise<void> {
    const { name, token } = this.game.table;
    try {
      if (!this.known.has(action)) {
        const { refusal } = await server.post<Why>(`/tables/${name}/why`, { action }, token);
        this.known.set(action, refusal);
      }
    } catch (error) {
      // Who only looks around need not know that the server could not be asked.
      if (!(error instanceof Trouble)) throw error;
    }
    if (this.asking === action) this.refusal = this.known.get(action) ?? null;
  }
}
