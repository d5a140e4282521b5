// What a module has on the pad. It is asked for by its field of an entry, which has the name of the module; a field that
// no module says anything about is a number.
import type { Component } from "svelte";
import type { Cell, Piece } from "../api/types";
import { PARTS } from "../modules";
import type { Mark } from "../modules/part";
import type { Sums } from "./sums";
import type { Fits, Numbers, PadRefusal, Tiles } from "./types";

export interface PadPart {
  /** Its field of a palace that is counted, with what is refused there. */
  readonly Counted?: Component<{
    sums: Sums;
    entry: Numbers;
    refusals: readonly PadRefusal[];
    onchange: (changed: Partial<Numbers>, what: string) => void;
  }>;
  /** What belongs to a palace that is laid: things to be taken, or to be chosen at once. */
  readonly Laid?: Component<{
    sums: Sums;
    entry: Tiles;
    fits: Fits;
    taken: string | null;
    ontake: (thing: string) => void;
    onchange: (entry: Tiles) => void;
  }>;
  /** Where a thing that was taken goes. */
  readonly points?: Points;
  /** What else a tap on a tile of the palace can do. */
  readonly mode?: Mode;
  /** Whether a piece is its own: then it lies in a drawer of the module's. */
  owns?(piece: Piece): boolean;
  /** What stands on the points of a palace that is laid, and its tiles that are not built yet. */
  marks?(entry: Tiles): readonly Mark[];
  unfinished?(entry: Tiles): readonly string[];
  /** The entry after a tile was taken away. */
  without?(entry: Tiles, tile: string): Tiles;
  /** How a detail of a refusal is said. */
  readonly details?: Readonly<Record<string, (value: string | number) => string>>;
}

export interface Points {
  /** The points, by the cell north-west of them, where a thing can go, and those where one stands. */
  free(fits: Fits, thing: string): readonly Cell[];
  taken(entry: Tiles): readonly Cell[];
  put(entry: Tiles, thing: string, cell: Cell): Tiles;
  lift(entry: Tiles, cell: Cell): Tiles;
  /** What to do with a thing that was taken, in words. */
  hint(): string;
  putting(cell: Cell): string;
  lifting(cell: Cell): string;
}

export interface Mode {
  button(): string;
  hint(): string;
  label(tile: string, cell: Cell): string;
  chosen(entry: Tiles): readonly string[];
  toggle(entry: Tiles, tile: string): Tiles;
}

/** The part of a module, by its field. */
export function padPart(field: string): PadPart | undefined {
  return PARTS.find(({ name }) => name === field)?.scorepad;
}

/** The parts of a game, in the order of the fields of its entries. */
export function padParts({ setup }: Sums): PadPart[] {
  return setup.fields.flatMap((field) => padPart(field) ?? []);
}

/** The module that a piece belongs to. */
export function ownerOf(piece: Piece): string {
  return PARTS.find(({ scorepad }) => scorepad?.owns?.(piece))?.name ?? "";
}
