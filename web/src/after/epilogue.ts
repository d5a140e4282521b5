// A line for everybody when a game is over: which place, how far behind, and what nobody did better.
import { say } from "../texts/texts.svelte";
import { listed } from "../texts/things";
import type { Merit } from "./merits";
import type { Ranked } from "./ranking";

interface Ended {
  readonly ranking: readonly Ranked[];
  name(side: number): string;
}

/** Those who could win, the best first. */
function rivals({ ranking }: Ended): Ranked[] {
  return ranking.filter((ranked) => ranked.place !== null);
}

/** How many points somebody is behind the winner. */
function behind(game: Ended, points: number): number {
  return Math.max(...rivals(game).map((rival) => rival.points)) - points;
}

/** How far the winners are ahead of the next, and who that is; null if there is nobody else. */
function ahead(game: Ended): { points: number; names: string } | null {
  const [first] = rivals(game);
  const others = rivals(game).filter((rival) => !rival.winner);
  const next = others.filter((rival) => rival.place === others[0]?.place);
  if (!first || !next[0]) return null;
  return { points: first.points - next[0].points, names: listed(next.map(({ side }) => game.name(side))) };
}

/** What the winners' lead was, for somebody who did not play; empty if there is nothing to compare. */
export function leadLine(game: Ended): string {
  const lead = ahead(game);
  return lead ? say("web-winner-lead", lead) : "";
}

/** How somebody came out of the game; empty for who played alone. */
function outcome(game: Ended, side: number): string {
  const own = rivals(game).find((rival) => rival.side === side);
  if (!own?.place) return "";
  const equals = rivals(game).filter((rival) => rival.place === own.place && rival.side !== side);
  const names = listed(equals.map((equal) => game.name(equal.side)));
  if (own.winner) {
    const lead = ahead(game);
    if (names) return say("web-winner-shared", { names });
    return lead ? say("web-winner-won", { points: lead.points }) : "";
  }
  const place = say("web-winner-place", { place: own.place });
  const placed = names ? say("web-winner-placed-with", { place, names }) : place;
  const points = behind(game, own.points);
  return say(own.place === 2 ? "web-winner-second" : "web-winner-placed", { placed, points });
}

/** What the viewer reads: `Second, by 3 points; your wall was the longest.` */
export function lineFor(game: Ended, side: number, merits: readonly Merit[]): string {
  const placed = outcome(game, side);
  const [merit] = merits;
  if (!placed) return "";
  return merit
    ? say("web-winner-line", { placed, merit: inWords("yours", merit) })
    : say("web-winner-just", { placed });
}

/** What stands beside the name of somebody else: `3 points behind · the longest wall`. */
export function noteFor(game: Ended, { winner, points, place }: Ranked, merits: readonly Merit[]): string {
  const [merit] = merits;
  const gap = winner || place === null ? "" : say("web-winner-behind", { points: behind(game, points) });
  return [gap, merit ? inWords("theirs", merit) : ""].filter(Boolean).join(" · ");
}

function inWords(whose: "yours" | "theirs", merit: Merit): string {
  const shared = merit.shared ? "yes" : "no";
  const tiles = merit.what === "kind" ? say(`kind-${merit.kind}.count`, { count: merit.amount }) : "";
  return say(`web-winner-${whose}-${merit.what}`, { shared, tiles });
}
