// What a person has in mind: the thing that is picked or pointed at, and what a click on something else would do then.
import { untrack } from "svelte";
import type { Cell, Option, Refusal } from "../../api/types";
import { keyOf } from "../../api/types";
import type { Things } from "../../modules/part";
import { changeInWords, signed } from "../../panels/signed";
import { say, tell } from "../../texts/texts.svelte";
import { placeOf } from "../../texts/things";
import type { Offered } from "../picture/offered";
import { Considering } from "./considering.svelte";
import { Controls, placedAs } from "./controls";
import type { Considered, PalaceGame } from "./game.svelte";
import { type Mind, recalled, remember } from "./mind";
import { Paying } from "./paying.svelte";
import { isQuick, unasked } from "./unasked";

/** Something that can be taken up, and where it lies. */
export interface Thing {
  /** Where it lies: with a module's own things, the name of the module. */
  from: "yard" | "beside" | "back" | "reserve" | "palace" | (string & {});
  name: string;
  /** The space of the yard, or what a module calls the place among its own. */
  space?: string;
  /** The cell, where it lies in the palace. */
  cell?: Cell;
}

/** What can be said about the cell under the pointer. */
export interface Verdict {
  text: string;
  refusal: Refusal | null;
}

interface Asked {
  version: number;
  options: readonly Option[];
}

const PAUSE = 20;
const MOST_TRIES = 2;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

const NOTHING_SELECTED = { display: "", places: [] };
/** The same at any time: nothing is drawn again for it. */
const NOWHERE: Offered[] = [];

export class Choice {
  readonly considering: Considering;
  readonly paying: Paying;
  readonly controls: Controls = $derived.by(() => new Controls(this.game.options, this.game.parts));

  private taken: Thing | null = $state.raw(null);
  private under: Thing | null = $state.raw(null);
  private several: Asked | null = $state.raw(null);
  private selected: { display: string; places: readonly number[] } = $state.raw(NOTHING_SELECTED);
  /** The space whose tile is to be bought as soon as the other purchase is taken back. */
  private instead: string | null = null;
  private wanted: ReadonlyMap<string, Cell> = $state.raw(new Map());
  /** The tiles that the person has put into their cell before they were bought. */
  private readonly meant = new Set<string>();
  /** What was decided and is under way: from the version it was sent at, or null as long as it waits to be sent. */
  private acting: { from: number | null } | null = $state.raw(null);
  /** Whether the table stands where a decision made here has led it. */
  private led = false;
  /** What was decided because nothing else could be. */
  inevitable: Option | null = $state.raw(null);
  /** The cell under the pointer. */
  cell: Cell | null = $state.raw(null);
  /** Whether the tiles that can leave the palace are marked. */
  private redesign = $state(false);
  /** The button of the turn bar that somebody else would press. */
  private button: Option | null = $state.raw(null);

  constructor(readonly game: PalaceGame) {
    this.considering = new Considering(game);
    this.paying = new Paying(this);
  }

  // What is picked

  /** What was picked, as long as it still lies where it was. */
  get picked(): Thing | null {
    return this.taken && this.lies(this.taken) ? this.taken : null;
  }

  /** What the cells are shown for: what is picked, else what the pointer is on, else the first tile that is to be placed. */
  readonly active: Thing | null = $derived.by(() => {
    if (this.picked) return this.picked;
    if (this.under && this.lies(this.under)) return this.under;
    return this.askedFor ?? this.paidFor ?? this.firstToPlace;
  });

  pick(thing: Thing): void {
    const again = this.picked?.name === thing.name && this.picked.from === thing.from;
    this.taken = again ? null : thing;
    this.several = null;
  }

  point(thing: Thing | null): void {
    this.under = thing;
  }

  /** Let go of everything; false if there was nothing. */
  drop(): boolean {
    const had = Boolean(this.several || this.picked || this.money.length || this.redesign || this.button);
    this.taken = null;
    this.several = null;
    this.redesign = false;
    this.button = null;
    this.selected = NOTHING_SELECTED;
    return had;
  }

  private lies(thing: Thing): boolean {
    const { view, me } = this.game;
    switch (thing.from) {
      case "yard":
        return view.yard.some((place) => place.space === thing.space && place.tile === thing.name);
      case "beside":
        return me.beside.includes(thing.name);
      case "back":
        return me.beside.some((name) => this.game.pieces.get(name)?.back === thing.name);
      case "reserve":
        return me.reserve.includes(thing.name);
      case "palace":
        return me.palace.some((placed) => placed.tile === thing.name);
    }
    return this.ownOf(thing)?.lies(view, thing) ?? false;
  }

  /** What the module says about its things, if it is one of a module's. */
  ownOf(thing: Thing | null): Things | undefined {
    return this.game.parts.find((part) => part.name === thing?.from)?.thing;
  }

  /** Whether it goes to points of the palace rather than into cells. */
  goesToPoints(thing: Thing | null): boolean {
    return this.ownOf(thing)?.onPoints !== undefined;
  }

  /** Whether it has to be got first. */
  isForSale(thing: Thing): boolean {
    return thing.from === "yard" || this.ownOf(thing)?.taking !== undefined;
  }

  /** The active thing, if it can go into cells of the palace. */
  get forCells(): Thing | null {
    const { active } = this;
    return active && active.from !== "palace" && !this.goesToPoints(active) ? active : null;
  }

  /** When tiles are to be placed, one of them is in hand: the picked one, else the first. */
  get inHand(): Thing | null {
    return this.picked?.from === "beside" ? this.picked : this.firstToPlace;
  }

  private get firstToPlace(): Thing | null {
    const name = this.game.me.beside[0];
    return name && this.game.mine && this.game.view.step.startsWith("place") ? { from: "beside", name } : null;
  }

  /** The tile of the yard about which is asked how to buy it. */
  private get askedFor(): Thing | null {
    const [first] = this.asked;
    return first?.space && first.tile ? { from: "yard", name: first.tile, space: first.space } : null;
  }

  /** The tile that is being paid: where it could go matters most now. */
  private get paidFor(): Thing | null {
    const place = this.game.paidPlace;
    return this.game.mine && place?.tile ? { from: "yard", name: place.tile, space: place.space } : null;
  }

  /** A piece by the name under which it is placed. */
  placedAs(name: string): string {
    const piece = this.game.pieces.get(name);
    return piece ? placedAs(piece) : name;
  }

  // What outlasts the page

  private get moment(): string {
    const { table, seat, now } = this.game;
    return `${table.name} ${seat} ${now.version}`;
  }

  private get mind(): Mind | null {
    const { picked: thing, money } = this;
    const payment = this.paying.chosen;
    return thing || money.length > 0 || payment ? { thing, money, payment } : null;
  }

  private recall(): void {
    const mind = recalled(this.moment);
    if (!mind) return;
    this.taken = mind.thing;
    this.selected = { display: String(this.game.view.display), places: mind.money };
    if (mind.payment) this.paying.select(mind.payment);
  }

  // Several ways

  /** The options among which a click left the choice. */
  get asked(): readonly Option[] {
    return this.several?.version === this.game.now.version ? this.several.options : [];
  }

  /** Carry out the only option, or ask which of them. */
  choose(options: readonly Option[]): void {
    const [first, second] = options;
    if (first && !second) void this.act(first);
    else if (first) this.several = { version: this.game.now.version, options };
  }

  /** Whether something is under way or not shown yet. */
  get busy(): boolean {
    return this.isActing || this.game.table.busy;
  }

  /** Whoever goes on from what came of a decision is heard, also before that is answered. */
  private get isActing(): boolean {
    const { version } = this.game.now;
    return this.acting !== null && (this.acting.from ?? version) === version;
  }

  /** Send an option as soon as nothing else is under way. If the table changed meanwhile and the option is still there, it
   *  is sent again: nothing is lost. */
  async act(option: Option): Promise<void> {
    if (this.isActing) return;
    const { taken, selected, redesign } = this;
    let acting: { from: number | null } = { from: null };
    this.acting = acting;
    this.led = false;
    this.drop();
    this.under = null;
    let led = false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      while (this.game.table.busy) await pause();
      if (!this.game.options.some((other) => other.action === option.action)) break;
      acting = { from: this.game.now.version };
      this.acting = acting;
      led = await this.game.table.act(option.action);
      if (this.acting !== acting) return;
      if (led || this.game.table.problem?.kind !== "conflict") break;
    }
    this.led = led;
    // What was not accepted can be tried again.
    if (!led) Object.assign(this, { taken, selected, redesign });
    this.acting = null;
  }

  /** While one tile is paid, another one is bought instead; false if nothing is being paid. */
  changeMind(space: string): boolean {
    const { table, now, view } = this.game;
    if (!this.game.mine || view.step !== "pay" || view.paying_for === null || !now.can_undo) return false;
    if (view.paying_for !== space) this.instead = space;
    void table.undo();
    return true;
  }

  /** Keeps up with the table for as long as the component is there that calls it. */
  followTable(): void {
    untrack(() => this.recall());
    $effect(() => remember(this.moment, this.mind));
    $effect(() => {
      this.game.considered = this.considered;
    });
    $effect(() => {
      void this.game.now;
      if (!this.busy) untrack(() => this.goOn());
    });
    // Where a tile could go is asked as soon as it is looked at.
    $effect(() => {
      if (this.forCells) void this.considering.consider(this.forCells.name);
    });
  }

  /** The table has changed: goes on with what was begun. */
  private goOn(): void {
    const { led } = this;
    this.led = false;
    if (!this.game.mine) return;
    const next = led ? unasked(this) : null;
    if (next) void this.act(next);
    if (next === this.controls.lone) this.inevitable = next;
    if (this.game.view.step !== "act") return;
    const options = this.instead ? this.controls.yard.get(this.instead) : null;
    this.instead = null;
    if (options) this.choose(options);
  }

  /** What is played by buttons of the turn bar: where a question is a matter of form, every answer to it. What is done
   * out of turn has its place on the board. */
  get onBar(): readonly Option[] {
    const { now, view, options } = this.game;
    return now.matter_of_form && view.step !== "out-of-turn" ? options : this.controls.onBar;
  }

  /** Carry out an option of a thing, if there is one. */
  actOn(options: readonly Option[] | undefined): void {
    if (options) this.choose(options);
  }

  // Money of the display

  /** The places of the display that are selected. */
  get money(): readonly number[] {
    return this.selected.display === String(this.game.view.display) ? this.selected.places : [];
  }

  get moneyCards(): string[] {
    return this.money.map((place) => this.game.view.display[place]!);
  }

  get take(): Option | null {
    return this.controls.take(this.moneyCards);
  }

  /** Select a card of the display, or no more. A card that cannot be taken with the others is taken instead of them; one
   *  that can only be taken alone is taken at once where a slip can be taken back. */
  toggleMoney(place: number): void {
    const { display } = this.game.view;
    const card = display[place];
    const alone = card ? this.controls.take([card]) : null;
    if (!card || !alone) return;
    if (isQuick(this.game) && this.controls.isAlone(card)) {
      void this.act(alone);
      return;
    }
    const others = this.money.filter((other) => other !== place);
    const joins = this.controls.canJoin(this.moneyCards, card);
    const places = others.length < this.money.length ? others : [...(joins ? others : []), place];
    this.selected = { display: String(display), places };
  }

  /** A card was pressed twice: it is taken, with those that are selected. */
  takeWith(place: number): void {
    if (!this.money.includes(place)) this.toggleMoney(place);
    if (this.take) void this.act(this.take);
  }

  // What somebody else would do

  /** Take up what an option is about, so that the board shows it; it is not carried out. */
  show(option: Option): void {
    const { view, me } = this.game;
    const { verb, tile, cell, space, cards } = option;
    const point = this.pointedTo(option);
    this.drop();
    this.button = this.onBar.find((other) => other.action === option.action) ?? null;
    if (verb === "take") {
      const places = view.display.map((_, place) => place);
      const found = (cards ?? []).map(
        (card) =>
          places.splice(
            places.findIndex((at) => view.display[at] === card),
            1,
          )[0]!,
      );
      this.selected = { display: String(view.display), places: found };
    } else if (verb === "pay") this.paying.select(cards ?? []);
    else if (verb === "remove") this.redesign = true;
    else if (point) this.taken = point;
    else if (tile && space) this.taken = { from: "yard", name: tile, space };
    else if (tile) {
      const from = me.beside.includes(tile) ? "beside" : me.reserve.includes(tile) ? "reserve" : "back";
      this.taken = { from, name: tile };
    }
    if (tile && cell) this.wanted = new Map(this.wanted).set(tile, cell);
  }

  /** Whether somebody else would press the button of an option. */
  isShown(option: Option): boolean {
    return this.button?.action === option.action;
  }

  /** What a module puts on a point by an option. */
  private pointedTo(option: Option): Thing | null {
    const part = this.game.parts.find((own) => own.thing?.onPoints === option.verb);
    const name = part?.controls?.[option.verb]?.thing?.(option);
    return part && name ? { from: part.name, name } : null;
  }

  // Cells

  get redesigning(): boolean {
    return this.redesign && this.controls.removals.size > 0;
  }

  set redesigning(on: boolean) {
    this.redesign = on;
    this.taken = null;
  }

  /** The cells that mean something now. */
  readonly offers: Offered[] = $derived.by(() => {
    if (this.forCells) return this.offersFor(this.forCells);
    return this.redesigning ? this.removable() : NOWHERE;
  });

  /** The points to which the active thing can go. */
  readonly points: Offered[] = $derived.by(() => {
    const options = this.onPoints(this.active);
    return options.length > 0 ? options.map((option) => this.offered(option)) : NOWHERE;
  });

  private onPoints(thing: Thing | null): readonly Option[] {
    return this.controls.of(this.ownOf(thing)?.onPoints ?? "").get(thing?.name ?? "") ?? [];
  }

  private offered(option: Option): Offered {
    return { cell: option.cell!, state: "legal", label: tell(option.said) };
  }

  private offersFor(thing: Thing): Offered[] {
    const found = new Map<string, Offered>();
    const name = this.placedAs(thing.name);
    for (const candidate of this.considering.cells(thing.name)) {
      const key = keyOf(candidate.cell);
      if (candidate.refusal && found.has(key)) continue;
      found.set(key, this.offerOf(candidate.cell, candidate.refusal, candidate.change?.[this.game.shown]));
    }
    if (thing.from === "beside" || thing.from === "reserve") {
      // Until the server has answered, the options alone tell where it can go.
      for (const option of this.controls.placings.get(name) ?? []) {
        const key = keyOf(option.cell!);
        const known = found.get(key);
        const label = tell(option.said);
        found.set(key, { ...known, cell: option.cell!, state: this.stateOf(thing, option.cell!), label });
      }
    }
    return [...found.values()];
  }

  private stateOf(thing: Thing, cell: Cell): "legal" | "chosen" {
    const wanted = this.wanted.get(thing.name);
    return wanted && keyOf(wanted) === keyOf(cell) ? "chosen" : "legal";
  }

  /** How the own points would change is a short note. */
  private offerOf(cell: Cell, refusal: Refusal | null, change: number | undefined): Offered {
    if (refusal) {
      const label = say("web-refused-at", { cell: placeOf(cell), why: tell(refusal.said) });
      return { cell, state: "refused", label };
    }
    const note = change === undefined ? {} : { note: signed(change), noteInWords: changeInWords(change) };
    return { cell, state: "legal", label: placeOf(cell), ...note };
  }

  private removable(): Offered[] {
    return [...this.controls.removals.values()].flat().map((option) => this.offered(option));
  }

  /** What the tile in hand would change in the cell under the pointer, for the panels. */
  get considered(): Considered | null {
    const { active, cell } = this;
    if (!active || this.goesToPoints(active)) return null;
    const candidate = cell ? this.considering.at(active.name, cell) : null;
    if (!cell || !candidate) return { tile: active.name };
    return { tile: active.name, cell, ...(candidate.change ? { change: candidate.change } : {}) };
  }

  /** Why the tile cannot go into the cell under the pointer, or what that would do. */
  get verdict(): Verdict | null {
    const { active, cell } = this;
    const candidate = active && cell ? this.considering.at(active.name, cell) : null;
    if (!candidate) return null;
    if (candidate.refusal) return { text: tell(candidate.refusal.said), refusal: candidate.refusal };
    return { text: placeOf(candidate.cell), refusal: null };
  }

  /** A cell was clicked, or something was dropped on it. */
  pickCell(cell: Cell, thing: Thing | null = this.active): void {
    if (!thing) {
      this.actOn(this.controls.removals.get(keyOf(cell)));
      return;
    }
    if (this.isForSale(thing)) {
      // It is taken first; the cell is kept in mind until it is placed.
      this.wanted = new Map(this.wanted).set(thing.name, cell);
      this.meant.add(thing.name);
      this.actOn(this.getting(thing));
      return;
    }
    this.choose(this.controls.at(this.placedAs(thing.name), cell));
  }

  /** The ways to get something that is not one's own yet. */
  getting(thing: Thing): readonly Option[] | undefined {
    const { yard } = this.controls;
    return (thing.from === "yard" ? yard : this.controls.of(this.ownOf(thing)?.taking ?? "")).get(thing.space ?? "");
  }

  /** One of these points was clicked, or something was dropped near them. */
  pickPoint(cells: readonly Cell[], thing: Thing | null = this.active): void {
    const keys = cells.map(keyOf);
    this.choose(this.onPoints(thing).filter((option) => keys.includes(keyOf(option.cell!))));
  }

  /** The cell that was chosen for a tile when it was bought. */
  wantedCell(tile: string): Cell | null {
    return this.wanted.get(tile) ?? null;
  }

  /** The cell into which the person has put a tile before it was bought. */
  meantCell(tile: string): Cell | null {
    return this.meant.has(tile) ? this.wantedCell(tile) : null;
  }

  /** The ways to put a piece into the reserve: with either face, where it has two. */
  reserving(name: string): Option[] {
    const back = this.game.pieces.get(name)?.back;
    return [name, back ?? ""].flatMap((face) => this.puttings(face, "reserve"));
  }

  /** What a piece beside the palace can become besides a part of it. */
  puttings(name: string, verb: string): Option[] {
    return (this.controls.puttings.get(this.placedAs(name)) ?? []).filter((option) => option.verb === verb);
  }
}
