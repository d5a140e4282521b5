// A palace in words, for those who do not see it.
import type { Cell, Piece, Placed } from "../../api/types";
import { say } from "../../texts/texts.svelte";
import { Wording } from "../../texts/wording";

export class Description {
  private readonly wording: Wording;

  constructor(
    private readonly pieces: ReadonlyMap<string, Piece>,
    private readonly unfinished: readonly string[] = [],
    /** The first tile of the second part. */
    private readonly first: string | null = null,
  ) {
    this.wording = new Wording(pieces, []);
  }

  /** `Tower 9 with walls N and E: 2 east, 1 north`. */
  placed(tile: string, cell: Readonly<Cell>): string {
    const mentions = { tile: this.piece(tile), cell: this.wording.cell(cell) };
    return say(this.unfinished.includes(tile) ? "web-palace-site" : "web-palace-tile", mentions);
  }

  /** `White falcon (Garden and Tower), north-west tile: 1 west`. */
  falcon(name: string, cell: Readonly<Cell>): string {
    const [colour = "", ...kinds] = name.split("-");
    const falcon = say("web-falcon", {
      colour,
      kinds: this.wording.listed(kinds.map((kind) => this.wording.kind(kind))),
    });
    return say("web-palace-falcon", { falcon, cell: this.wording.cell(cell) });
  }

  /** How many tiles of each kind there are: `3 towers and 1 garden`. */
  summary(placed: readonly Placed[]): string {
    const counts = new Map<string, number>();
    for (const { tile } of placed) {
      const piece = this.pieces.get(tile);
      if (piece?.is_tile && piece.kind) counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
    }
    if (counts.size === 0) return say("web-palace-bare");
    return this.wording.listed([...counts].map(([kind, count]) => this.wording.count(kind, count)));
  }

  /** Every piece and falcon, row by row from the north. */
  all(placed: readonly Placed[], falcons: readonly { falcon: string; cell: Cell }[] = []): string[] {
    const tiles = placed
      .toSorted((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0])
      .map(({ tile, cell }) => this.placed(tile, cell));
    return [...tiles, ...falcons.map(({ falcon, cell }) => this.falcon(falcon, cell))];
  }

  private piece(name: string): string {
    const piece = this.pieces.get(name);
    const label = this.wording.tileLabel(name);
    if (piece?.legs) return say("web-palace-portal", { tile: label, legs: this.wording.sides(piece.legs) });
    const tile = piece?.kind ? this.wording.tileInFull(name) : label;
    return name === this.first ? say("web-palace-first", { tile }) : tile;
  }
}
