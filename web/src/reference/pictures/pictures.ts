// Pictures of rules: positions, and what is tried in them with the engine's verdict. The files are made from positions by
// tests/reference/pictures, so that no picture can show what the rules do not say.
import type { Cell, Drawn, Refusal, Sentence } from "../../api/types";
import type { Edge } from "../../palace/picture/offered";

/** Something that somebody tries: it fits, or a rule refuses it. */
export interface Try {
  readonly said: Sentence;
  readonly tile?: string;
  /** The symbol of what would stand on a point. */
  readonly mark?: string;
  readonly cell?: Cell;
  readonly cards?: readonly string[];
  readonly refusal?: Refusal;
}

export interface Points {
  readonly points: number;
  readonly said?: Sentence;
}

interface Tried {
  readonly tries: readonly Try[];
  /** What has just happened. */
  readonly told: readonly Sentence[];
  readonly points?: readonly Points[];
}

export interface PalacePanel extends Tried {
  readonly board: "palace";
  readonly placed?: readonly { tile: string; cell: Cell }[];
  /** The edges that glow. */
  readonly lines?: readonly Edge[];
  readonly marks?: readonly { symbol: string; cell: Cell }[];
  readonly display?: readonly string[];
  readonly hand?: readonly string[];
  readonly reserve?: readonly string[];
  readonly beside?: readonly string[];
  /** The tile that is paid for. */
  readonly buying?: string;
}

export interface SheetPanel extends Tried {
  readonly board: "sheet";
  readonly built: readonly Cell[];
  readonly blue: readonly number[];
  readonly yellow: readonly number[];
  readonly coins: number;
}

export interface RankingPanel {
  readonly board: "ranking";
  /** The kind that is ranked. */
  readonly what: string;
  readonly scoring?: number;
  /** By player. */
  readonly rows: readonly Points[];
}

export type Panel = PalacePanel | SheetPanel | RankingPanel;

/** A picture with what has to be known to draw it. */
export interface Picture {
  readonly panels: readonly Panel[];
  readonly pieces: ReadonlyMap<string, Drawn>;
  readonly cells: readonly (readonly string[])[];
}

export interface PictureFile {
  readonly pictures: Readonly<Record<string, readonly unknown[]>>;
  readonly pieces: Readonly<Record<string, unknown>>;
  readonly cells?: readonly (readonly string[])[];
}

/** The people in the pictures. */
export const PEOPLE = ["Ana", "Bo", "Cy"] as const;

const OF_MODULES = import.meta.glob<{ default: PictureFile }>("../../modules/*/pictures.json");

/** By the number of the rule. */
export async function loadPictures(): Promise<Map<string, Picture>> {
  const files = await Promise.all([
    import("./pictures.json"),
    ...Object.values(OF_MODULES).map((load) => load()),
  ] as Promise<{ default: PictureFile }>[]);
  return new Map(files.flatMap(({ default: file }) => [...picturesIn(file)]));
}

export function* picturesIn({ pictures, pieces, cells = [] }: PictureFile): Iterable<[string, Picture]> {
  const drawn = new Map(Object.entries(pieces) as [string, Drawn][]);
  for (const [rule, panels] of Object.entries(pictures))
    yield [rule, { panels: panels as readonly Panel[], pieces: drawn, cells }];
}

/** What is tried, divided so that nothing is tried twice in one cell: each part has a board of its own. */
export function boardsOf(tries: readonly Try[]): readonly (readonly Try[])[] {
  const boards: Try[][] = [[]];
  for (const each of tries) {
    const cell = each.cell?.join();
    if (cell && boards.at(-1)!.some((other) => other.cell?.join() === cell)) boards.push([]);
    boards.at(-1)!.push(each);
  }
  return boards;
}
