// The sites that somebody has begun.
import type { Extras, PalaceView } from "../../api/types";

export type Site = NonNullable<Extras["sites"]>["sites"][number];

export function sitesOf({ extras }: Pick<PalaceView, "extras">, seat: number): Site[] {
  return extras.sites?.sites.filter((site) => site.seat === seat) ?? [];
}
