// What one's own games come to: all together, and by the bots that were played against.
import type { OwnGame } from "./games";

export interface Sums {
  games: number;
  /** Those in which there was somebody to beat, and how many of them were won. */
  contested: number;
  won: number;
  mean: number;
  best: number;
  wall: number;
  moat: number;
}

export function sumsOf(games: readonly OwnGame[]): Sums {
  const most = (amount: (game: OwnGame) => number): number => Math.max(0, ...games.map(amount));
  return {
    games: games.length,
    contested: games.filter(({ won }) => won !== null).length,
    won: games.filter(({ won }) => won).length,
    mean: games.length ? games.reduce((sum, { points }) => sum + points, 0) / games.length : 0,
    best: most(({ points }) => points),
    wall: most(({ wall }) => wall),
    moat: most(({ moat }) => moat),
  };
}

/** Of those where each bot sat, the most frequent one first; two of a kind at a table count once. */
export function byBot(games: readonly OwnGame[]): { bot: string; sums: Sums }[] {
  const bots = [...new Set(games.flatMap((game) => game.bots))];
  return bots
    .map((bot) => ({ bot, sums: sumsOf(games.filter((game) => game.bots.includes(bot))) }))
    .sort((a, b) => b.sums.games - a.sums.games || a.bot.localeCompare(b.bot));
}

/** What comes up most often first. */
export function byFrequency(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
}

/** By game: the mean of its points and of the few before it. */
export function trend(points: readonly number[], few = 5): number[] {
  return points.map((_, at) => {
    const lately = points.slice(Math.max(0, at - few + 1), at + 1);
    return lately.reduce((sum, own) => sum + own, 0) / lately.length;
  });
}
