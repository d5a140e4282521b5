// What happened since a player's last turn.
import { type Cell, type Event, keyOf, type Piece, type Placed } from "../api/types";
import { PARTS } from "../modules";
import { type Incident, isIncident, type Turn } from "./history";

/** What everybody sees on the table anyway, and what only frames the rest. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  "display-filled",
  "yard-filled",
  "marker-moved",
  "scoring-turned",
  "dice-rolled",
  "dice-kept",
  "dice-passed",
  "die-turned",
  "round-began",
  ...PARTS.flatMap((part) => part.passedOver ?? []),
]);

/** Whether an event is worth a sentence of its own. */
export function isWorthTelling({ what }: Event): boolean {
  return !PASSED_OVER.has(what) && what !== "turn-began";
}

const PLACES = { "tile-built": "built", "tile-reserved": "reserved", "tile-given": "given" } as const;

/** Something that a player did, as it can be shown in a picture or told in sentences. */
export interface Deed {
  /** Who did it: not always whose turn it was. Nobody's are scorings and the like. */
  side: number | null;
  told: (Event | Incident)[];
  /** The cards taken, or the tile bought and where it went. */
  cards?: readonly string[];
  tile?: string;
  overpaid?: number;
  where?: (typeof PLACES)[keyof typeof PLACES];
}

/** The turns after a seat's last one, up to the one that it plays now; for nobody's eyes the last two. */
export function turnsSince(turns: readonly Turn[], seat: number | null): Turn[] {
  const played = turns.filter((turn) => turn.turn > 0);
  if (seat === null) return played.slice(-2);
  const before = played.at(-1)?.seat === seat ? played.slice(0, -1) : played;
  return before.slice(before.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** What was done in a turn and is worth telling again; a purchase and what became of the tile are one deed. */
export function deedsIn(turn: Turn, pieces: ReadonlyMap<string, Piece>): Deed[] {
  const deeds: Deed[] = [];
  for (const { told } of turn.lines) {
    if (PASSED_OVER.has(told.what)) continue;
    const event = isIncident(told) ? null : told;
    const bought = deeds.find((deed) => event && deed.tile && !deed.where && concerns(event, deed.tile, pieces));
    if (bought && event) goOn(bought, event);
    else deeds.push(deedOf(told));
  }
  return deeds;
}

function deedOf(told: Event | Incident): Deed {
  const side = "seat" in told ? told.seat : "side" in told ? told.side : null;
  const deed = { side, told: [told] };
  if (told.what === "money-taken") return { ...deed, cards: told.cards };
  if (told.what === "tile-bought") return { ...deed, tile: told.tile, overpaid: told.paid - told.price };
  return deed;
}

/** A tile with two faces goes into the reserve with either of them up. */
function concerns(event: Event, tile: string, pieces: ReadonlyMap<string, Piece>): boolean {
  if (event.what === "tile-turned") return event.old === tile;
  if (!(event.what in PLACES) || !("tile" in event)) return false;
  return event.tile === tile || pieces.get(event.tile)?.back === tile;
}

function goOn(deed: Deed, event: Event): void {
  deed.told.push(event);
  if ("tile" in event) deed.tile = event.tile;
  if (event.what in PLACES) deed.where = PLACES[event.what as keyof typeof PLACES];
}

/** Where a palace has tiles that were built in some turns. */
export function freshCells(turns: readonly Turn[], seat: number, palace: readonly Placed[]): Cell[] {
  const standing = new Map(palace.map((placed) => [placed.tile, placed.cell]));
  const fresh = new Map<string, Cell>();
  for (const { told } of turns.flatMap((turn) => turn.lines)) {
    if (isIncident(told) || !("cell" in told) || !("tile" in told) || told.seat !== seat) continue;
    const cell = standing.get(told.tile);
    if (cell) fresh.set(keyOf(cell), cell as Cell);
  }
  return [...fresh.values()];
}
