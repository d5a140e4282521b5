// The tutorials, in the order in which the page offers them, each with its deal, which is loaded when it is needed.
import type { Deal, Plan } from "../step";
import { ALHAMBRA } from "./alhambra";
import { COMBINED } from "./combined";
import { GRANADA } from "./granada";
import { ROLL_AND_WRITE } from "./roll-and-write";

export interface Offered {
  plan: Plan;
  deal: () => Promise<{ default: Deal }>;
}

export const LESSONS: readonly Offered[] = [
  { plan: ALHAMBRA, deal: () => import("../deals/alhambra.json") },
  { plan: GRANADA, deal: () => import("../deals/granada.json") },
  { plan: COMBINED, deal: () => import("../deals/combined.json") },
  { plan: ROLL_AND_WRITE, deal: () => import("../deals/roll-and-write.json") },
];
