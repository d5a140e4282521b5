// The check of the deal: the values that are shown after the game have to belong to the hashes that were said before it,
// and the seed has to be made of these values.
import type { Seat } from "../api/seats";
import { sha256 } from "../api/sha256";
import { promiseOf } from "../api/shares";
import type { DealNow } from "../api/types";

/** What the server publishes of its value, and of the seed. */
export function seedHash(seed: string): string {
  return sha256(`sabika seed ${seed}`);
}

/** The seed, from the server's value and those of the players by seat; the server's where no player gave one. */
export function seedOf(server: string, shares: readonly string[]): string {
  const given = shares.flatMap((share, seat) => (share ? [`${seat} ${share}`] : []));
  return given.length > 0 ? sha256(["sabika deal", server, ...given].join("\n")) : server;
}

/** What this browser knows of a deal by itself. */
export interface Noted {
  /** What the server had published; empty if this browser was not there. */
  hash: string;
  /** By seat: what the players had promised; empty if this browser gave nothing. */
  promises: readonly string[];
  /** The hash of the seed at the first card; empty if this browser was not there. */
  dealt: string;
  /** Its own seats, with what they gave. */
  own: readonly Pick<Seat, "seat" | "share" | "given">[];
}

/** What is found about the value of a player: it fits, it does not, it never came, or it came and was left out. */
export type Finding = "fits" | "differs" | "silent" | "dropped";

export interface Checked {
  /** Whether the server's value has the hash that was published. */
  server: boolean;
  /** By seat; null for who promised nothing. */
  players: (Finding | null)[];
  /** The seed as this browser makes it of the values. */
  made: string;
  /** Whether that is the seed of the game, and the one whose hash was told with the first card. */
  seed: boolean;
  verdict: Verdict;
}

/** What the check says, from bad to good. */
export type Verdict = "wrong" | "dropped" | "recorded" | "chosen" | "right" | "noted" | "shared";

export function checked(deal: DealNow, noted: Noted, isRecorded: boolean): Checked {
  const found = seedHash(deal.server);
  const server = found === deal.server_hash && (!noted.hash || found === noted.hash);
  const players = deal.promises.map((_, seat) => findingOn(deal, noted, seat));
  const made = seedOf(deal.server, deal.shares);
  const hash = seedHash(made);
  const seed = made === deal.seed && hash === deal.seed_hash && (!noted.dealt || hash === noted.dealt);
  return { server, players, made, seed, verdict: verdictOn() };

  function verdictOn(): Verdict {
    if (!server || !seed || players.includes("differs")) return "wrong";
    if (players.includes("dropped")) return "dropped";
    if (isRecorded) return "recorded";
    if (deal.seed_given) return "chosen";
    if (players.includes("fits")) return "shared";
    return noted.hash ? "noted" : "right";
  }
}

function findingOn({ promises, shares }: DealNow, noted: Noted, seat: number): Finding | null {
  const promise = promises[seat] ?? "";
  const share = shares[seat] ?? "";
  const own = noted.own.find((one) => one.seat === seat);
  if (own?.share && own.given && (share || own.given === "taken") && share !== own.share) return "dropped";
  // Whoever could promise after this browser had given its value could have chosen the deal.
  if (noted.own.some(({ given }) => given) && noted.promises.length > 0 && noted.promises[seat] !== promise) {
    return "differs";
  }
  if (share && promiseOf(share) !== promise) return "differs";
  if (share) return "fits";
  return promise ? "silent" : null;
}
