// Roll & Write in words: dice, cells and dummies; what happened, what is asked and what can be done.
import type { Cell, Event, Option, Refusal, SheetPieces, SheetView, Term } from "../api/types";
import { Teller } from "./teller";
import { type Mentions, say } from "./texts.svelte";
import { Words } from "./words";

/** Names what lies on the table of Roll & Write. `names` are those of the players, by seat. */
export class SheetWording extends Words {
  constructor(
    readonly sheet: SheetPieces,
    names: readonly string[],
  ) {
    super(names);
  }

  /** Who sits there; the sides after the seats are dummies (R15). */
  override name(side: number): string {
    return this.names[side] ?? say("dummy", { number: side - this.names.length + 1 });
  }

  /** `Round 3 of 18`. */
  round(round: number, rounds: number): string {
    return say("sheet-round", { round, rounds });
  }

  /** One die within a sentence: `the blue 3`. */
  die(colour: string, value: number): string {
    return say(`die-${colour}`, { value });
  }

  /** Two dice within a sentence: `the blue 3 and the yellow 5`. */
  pair(blue: number, yellow: number): string {
    return say("sheet-pair", { blue, yellow });
  }

  /** Any number of dice by themselves: `blue 3 and 4, yellow 5 and 5`. */
  dice(blue: readonly number[], yellow: readonly number[]): string {
    return say("sheet-dice", { blue: this.listed(blue.map(String)), yellow: this.listed(yellow.map(String)) });
  }

  /** A cell, by the dice that name it: `blue 3, yellow 5`. */
  cell([blue, yellow]: Readonly<Cell>): string {
    return this.dice([blue], [yellow]);
  }

  /** The kind of building in a cell. */
  kindAt([blue, yellow]: Readonly<Cell>): string {
    return this.sheet.cells[yellow - 1]?.[blue - 1] ?? "";
  }

  /** A building within a sentence, as what is built: `a tower`. */
  building(kind: string): string {
    return say(`building-${kind}`);
  }

  /** All buildings of a kind, within a sentence: `all towers`. */
  buildings(kind: string): string {
    return say(`building-${kind}.all`);
  }

  /** What a sentence about building a cell mentions: the building and where it is. */
  built(cell: Readonly<Cell>): Mentions {
    return { building: this.building(this.kindAt(cell)), cell: this.cell(cell) };
  }
}

/** Tells a game of Roll & Write. `goal` is that of a player alone (R17, R18): `view.options.goal`. */
export class SheetNarrator extends Teller<SheetView> {
  readonly words: SheetWording;

  constructor(
    sheet: SheetPieces,
    names: readonly string[],
    readonly goal = "points",
  ) {
    super();
    this.words = new SheetWording(sheet, names);
  }

  private get alone(): boolean {
    return this.words.names.length === 1;
  }

  // What happened

  event(event: Event): string {
    if (event.what === "scored") {
      // Dummies that score nothing are passed over (R15).
      const gains = this.gains(event.terms, false);
      return say("sheet-scored", { scoring: event.scoring, count: gains.length, gains: gains.join(", ") });
    }
    if (event.what === "game-ended" && this.alone) {
      if (this.goal === "points") return say("sheet-ended", { name: this.words.name(0) });
      return say("sheet-beaten", this.outcome(event.winners));
    }
    return say(`event-${event.what}`, this.mentions(event));
  }

  private mentions(event: Event): Mentions {
    const { words } = this;
    switch (event.what) {
      case "starts-first":
        return { seat: words.name(event.seat) };
      case "round-began":
        return { number: event.number };
      case "turn-began":
        return { seat: words.name(event.seat), turn: event.turn };
      case "dice-rolled":
        return { side: words.name(event.side), dice: words.dice(event.blue, event.yellow) };
      case "die-turned":
        return { seat: words.name(event.seat), die: words.die(event.colour, event.before), after: event.after };
      case "cell-built":
        return { ...words.built(event.cell), seat: words.name(event.seat), coins: event.coins };
      case "dummy-built":
        return { side: words.name(event.side), building: words.building(event.kind) };
      case "kind-completed":
        return { side: words.name(event.side), buildings: words.buildings(event.kind) };
      case "coins-earned":
        return { seat: words.name(event.seat), coins: event.coins, missed: event.pairings - event.coins };
      case "dice-kept":
        return { seat: words.name(event.seat), dice: words.pair(event.blue, event.yellow) };
      case "dice-passed":
        return {
          seat: words.name(event.seat),
          receiver: words.name(event.receiver),
          dice: words.pair(event.blue, event.yellow),
        };
      case "game-ended":
        return { winners: this.sides(event.winners), count: event.winners.length };
    }
    return {};
  }

  /** How the game ended, with the points of all sides (R14, R17, R18). */
  ending(points: readonly number[], winners: readonly number[]): string {
    const own = points[0] ?? 0;
    if (!this.alone) {
      const best = points[winners[0] ?? 0] ?? 0;
      return say("end-winner", { winners: this.sides(winners), count: winners.length, points: best });
    }
    if (this.goal === "points") return say("end-sheet-points", { name: this.words.name(0), points: own });
    return say("end-sheet-beaten", { points: own, best: Math.max(...points), ...this.outcome(winners) });
  }

  /** Whether a player alone has beaten the dummies, and which dummies are among the winners (R18). */
  private outcome(winners: readonly number[]): Mentions {
    const others = winners.filter((side) => side > 0);
    const outcome = !winners.includes(0) ? "lost" : others.length ? "shared" : "won";
    return { outcome, name: this.words.name(0), others: this.sides(others), count: others.length };
  }

  private sides(sides: readonly number[]): string {
    return this.words.listed(sides.map((side) => this.words.name(side)));
  }

  refusal(refusal: Refusal): string {
    const details = Object.entries(refusal.details).map(([key, value]) => [key, this.detail(key, String(value))]);
    return say(`refusal-${refusal.reason}`, { rule: refusal.rule, ...Object.fromEntries(details) });
  }

  /** What a refusal mentions. Dice are named there as in the notation: `blue-3 yellow-5`. */
  private detail(key: string, value: string): string {
    const [colour = ""] = value.split("-");
    const [first = 0, second = 0] = (value.match(/\d/g) ?? []).map(Number);
    switch (key) {
      case "die":
        return this.words.die(colour, first);
      case "dice":
        return this.words.pair(first, second);
      case "cell":
        return this.words.cell([first, second]);
    }
    return value;
  }

  reason(term: Term): string {
    if (term.place) {
      const completed = term.rule === "R10" ? ` (${say("part-r10")})` : "";
      const tiles = this.words.count(term.what, term.amount) + completed;
      return say("reason-kind", { tiles, place: term.place, sharers: term.sharers ?? 1 });
    }
    const [what, number = ""] = term.what.split("-"); // `row-3`, or `coins`
    return say(`reason-${what}`, { number, count: term.amount });
  }

  // What is asked and what can be done

  /** What the game asks the seat that decides now. */
  question(view: SheetView): string {
    const player = view.players[view.active];
    const mentioned: Mentions = { name: this.words.name(view.active), coins: player?.coins ?? 0 };
    if (view.step === "build-again") Object.assign(mentioned, this.words.built(unusedCell(view)));
    if (view.step === "keep") {
      mentioned.receiver = this.words.name((view.active + 1) % view.players.length);
    }
    return say(`ask-sheet-${view.step}`, mentioned);
  }

  option(option: Option, view: SheetView): string {
    const { words } = this;
    switch (option.verb) {
      case "turn": {
        const { colour, value, direction } = option as { colour: string; value: number; direction: string };
        const after = value + (direction === "up" ? 1 : -1);
        return say("action-turn-die", { die: words.die(colour, value), after, direction });
      }
      case "build":
        return say(view.used ? "action-build-again" : "action-build-cell", words.built(option.cell ?? [0, 0]));
      case "earn":
        return say("action-earn", { coins: option.total ?? 0 });
      case "keep": {
        const { blue, yellow, others } = option as { blue: number; yellow: number; others: Cell };
        return say("action-keep-dice", { dice: words.pair(blue, yellow), others: words.pair(...others) });
      }
    }
    return say("action-decline-building");
  }
}

/** The die that is left of two when one of this value is taken away. */
function left(dice: readonly number[] | undefined, value: number): number {
  const [first = 0, second = 0] = dice ?? [];
  return first === value ? second : first;
}

/** The cell that the two dice name which are not used yet (R6). */
function unusedCell(view: SheetView): Cell {
  const player = view.players[view.active];
  const [blue, yellow] = view.used ?? [0, 0];
  return [left(player?.blue, blue), left(player?.yellow, yellow)];
}
