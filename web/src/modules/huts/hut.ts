// Which pieces are huts.
import type { Piece } from "../../api/types";

export function isHut({ name }: Piece): boolean {
  return name.startsWith("hut-");
}
