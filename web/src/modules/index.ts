// The one list of the modules. Nothing else names them all.
import type { PalaceView } from "../api/types";
import { bonus } from "./bonus";
import { certificates } from "./certificates";
import { dirk } from "./dirk";
import { falcons } from "./falcons";
import { huts } from "./huts";
import type { Mark, ModulePart, Shown, Side, Source } from "./part";
import { portals } from "./portals";
import { sites } from "./sites";
import { vizier } from "./vizier";

/** In the order in which they lie beside each other. */
export const PARTS: readonly ModulePart[] = [dirk, vizier, bonus, certificates, sites, huts, portals, falcons];

const found = new Map<string, readonly ModulePart[]>();

/** The parts of the modules of a game; the same list for the same modules, so that nothing is drawn again. */
export function partsOf({ modules, extras }: PalaceView): readonly ModulePart[] {
  const parts = PARTS.filter(({ name }) => modules.includes(name) || extras[name as keyof typeof extras]);
  const names = parts.map((part) => part.name).join();
  if (!found.has(names)) found.set(names, parts);
  return found.get(names) ?? parts;
}

type Slots = { [Slot in keyof ModulePart]-?: NonNullable<ModulePart[Slot]> extends Shown<infer _> ? Slot : never };
/** The fields of a part that are components. */
export type Slot = Slots[keyof Slots];

/** The components that a game's modules have for a slot. */
export function shownIn<S extends Slot>(view: PalaceView, slot: S): NonNullable<ModulePart[S]>[] {
  const shown = partsOf(view).flatMap((part) => part[slot] ?? []) as NonNullable<ModulePart[S]>[];
  return shown.sort((one, other) => Number(one.last ?? false) - Number(other.last ?? false));
}

const NO_MARKS: readonly Mark[] = [];

/** What stands on the points of a palace. */
export function marksIn(view: PalaceView, seat: number, pending = false): readonly Mark[] {
  const marks = partsOf(view).flatMap((part) => part.marks?.(view, seat, pending) ?? []);
  return marks.length ? marks : NO_MARKS;
}

/** What a module says about something that gives points. */
export function sourceNamed(what: string): Source | undefined {
  return PARTS.map((part) => part.sources?.[what]).find(Boolean);
}

/** The sides that are ranked after the seats. */
export function sidesOf(view: PalaceView): Side[] {
  return partsOf(view).flatMap((part) => part.sides?.(view) ?? []);
}
