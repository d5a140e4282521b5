// A palace in words, for those who do not see it.
import type { Cell, Piece, Placed } from "../../api/types";
import { PARTS } from "../../modules";
import type { Mark } from "../../modules/part";
import { say, tell } from "../../texts/texts.svelte";
import { listed, placeOf } from "../../texts/things";

export class Description {
  constructor(
    private readonly pieces: ReadonlyMap<string, Piece>,
    private readonly unfinished: readonly string[] = [],
    /** The first tile of the second part. */
    private readonly first: string | null = null,
  ) {}

  /** `Tower 9 with walls N and E: 2 east, 1 north`. */
  placed(tile: string, cell: Readonly<Cell>): string {
    const mentions = { tile: this.piece(tile), cell: placeOf(cell) };
    return say(this.unfinished.includes(tile) ? "web-palace-site" : "web-palace-tile", mentions);
  }

  /** How many tiles of each kind there are: `3 towers and 1 garden`. */
  summary(placed: readonly Placed[]): string {
    const counts = new Map<string, number>();
    for (const { tile } of placed) {
      const piece = this.pieces.get(tile);
      if (piece?.is_tile && piece.kind) counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
    }
    if (counts.size === 0) return say("web-palace-bare");
    return listed([...counts].map(([kind, count]) => say(`kind-${kind}.count`, { count: count })));
  }

  /** Every piece, row by row from the north, then what stands on points. */
  all(placed: readonly Placed[], marks: readonly Mark[] = []): string[] {
    const tiles = placed
      .toSorted((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0])
      .map(({ tile, cell }) => this.placed(tile, cell));
    return [...tiles, ...marks.map((mark) => mark.inWords())];
  }

  private piece(name: string): string {
    const piece = this.pieces.get(name);
    const described = piece && PARTS.map((part) => part.described?.(piece)).find(Boolean);
    if (described) return described;
    const tile = tell(piece?.kind ? piece.in_full : piece?.label);
    return name === this.first ? say("web-palace-first", { tile }) : tile;
  }
}
