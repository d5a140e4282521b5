// What a module brings to the client. A host asks the parts of the game at hand; what is missing means the default: options
// in the list of actions and on the turn bar, events in the log, points with a plain sign.
import type { Component } from "svelte";
import type { Played } from "../after/played.svelte";
import type { Cell, Extras, Option, PalaceView, Piece } from "../api/types";
import type { Choice, Thing } from "../palace/table/choice.svelte";
import type { Dragging } from "../palace/table/dragging.svelte";
import type { PalaceGame } from "../palace/table/game.svelte";
import type { PadPart } from "../scorepad/part";
import type { Mentions } from "../texts/texts.svelte";

export interface ModulePart {
  /** The name of the module, and of what it has in the extras of a view. */
  readonly name: string;

  // On the table

  /** What lies in the middle for everybody. */
  readonly supply?: Shown<{ choice: Choice; dragging: Dragging }>;
  /** What lies beside the own palace. */
  readonly side?: Shown<{ choice: Choice }>;
  /** What lies with the own hand. */
  readonly mine?: Shown<{ choice: Choice }>;
  /** A side without a seat, among the other players. */
  readonly others?: Shown<{ game: PalaceGame }>;
  /** What everybody sees of a player, in a small sign and at leisure. */
  readonly badge?: Shown<{ game: PalaceGame; seat: number; size: string }>;
  readonly closely?: Shown<{ game: PalaceGame; seat: number }>;
  /** Ways to pay, and whether there are any now. */
  readonly paying?: Shown<{ choice: Choice }> & { offered(choice: Choice): boolean };
  /** The pictures of options in a list, by way, and by verb. */
  readonly ways?: Readonly<Record<string, Picture>>;
  readonly verbs?: Readonly<Record<string, Picture>>;
  /** What stands on the points of a palace, between four tiles; also what is about to, where that is asked. */
  marks?(view: PalaceView, seat: number, pending: boolean): readonly Mark[];

  // What a person does

  /** Where options have their place, by verb. */
  readonly controls?: Readonly<Record<string, Control>>;
  /** Things that can be taken up. They lie `from` the module. */
  readonly thing?: Things;
  /** The verb that puts a tile beside the palace to the module's own, and what a button for that says. */
  readonly putting?: { readonly verb: string; label(): string };
  /** What the person has to do now, where the module has a sentence of its own. */
  prompt?(choice: Choice): string | null;
  /** What the question of a step mentions. */
  readonly asks?: Readonly<Record<string, (game: PalaceGame) => Mentions>>;
  /** The tile that is paid for, where it does not lie in the yard. */
  paidFor?(view: PalaceView): string | null | undefined;
  /** Whether what is paid too much need not be lost. */
  keepsChange?(view: PalaceView, seat: number): boolean;
  /** Cards that lie with a hand and are not in it, and those of it that are laid down. */
  cards?(view: PalaceView, seat: number): readonly string[];
  laid?(view: PalaceView): readonly string[];

  // What is told

  /** Sides that are ranked and have no seat. */
  sides?(view: PalaceView): readonly Side[];
  /** A piece in a palace, in words; null if it is not the module's. */
  described?(piece: Piece): string | null;
  /** What points can be for, in the order of a scoring. */
  readonly sources?: Readonly<Record<string, Source>>;
  /** Events that sound like a purchase, and those that nobody needs to be told again. */
  readonly purchases?: readonly string[];
  readonly passedOver?: readonly string[];

  // When all is over

  /** What it had on the table at a moment; `known` is what the owner of the palace knew, if that may be seen. */
  readonly replay?: Shown<{ game: Played; view: PalaceView; seat: number; known: Extras | undefined }>;

  // For the game on the real table

  /** What it has on a pad. */
  readonly scorepad?: PadPart;
}

/** A component, and whether it comes after those of other modules. */
export interface Shown<Props extends Record<string, unknown>> {
  readonly Shown: Component<Props>;
  readonly last?: boolean;
}

export type Picture = Component<{ game: PalaceGame; option: Option }>;

/** With what of the core's an option can be played: else only the module's own components play it. */
export type Spot = "yard" | "placings" | "puttings" | "hand" | "settling";

export interface Control {
  readonly at?: readonly Spot[];
  /** The thing that plays it: usually the piece that it is about. */
  thing?(option: Option): string | null | undefined;
}

export interface Things {
  /** Whether one is still there. */
  lies(view: PalaceView, thing: Thing): boolean;
  /** The verb that takes it, by its `space`; it is then placed in a cell like any tile. */
  readonly taking?: string;
  /** The verb that puts it on a point of the palace. */
  readonly onPoints?: string;
  /** Under the pointer, if it is no piece. */
  readonly Dragged?: Component<{ game: PalaceGame; name: string }>;
}

export interface Mark {
  /** The id of the symbol that is drawn. */
  readonly symbol: string;
  /** The point, by the cell north-west of it. */
  readonly cell: Cell;
  /** The name under which it lies beside the palace before it is put there. */
  readonly piece?: string;
  inWords(): string;
}

export interface Side {
  readonly name: string;
  readonly tiles: readonly string[];
  /** What it has built, in words. */
  readonly built: string;
}

export interface Source {
  /** The path of a sign of 24 by 24, and what it is filled with. */
  readonly sign: string;
  readonly fill?: string;
  /** Its colour in a chart. */
  readonly colour?: string;
}
