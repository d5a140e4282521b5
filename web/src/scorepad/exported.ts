// A pad for others where no server writes it: a table for other programs, and a few lines to send to friends.
import { say } from "../texts/texts.svelte";
import type { Sums } from "./sums";

/** Other programs would work out what begins so. */
const FORMULA = /^[=+\-@]/;

/** A row for each scoring and source of points, then the totals; a column for each side. */
export function asTable(sums: Sums): string {
  const { result, names } = sums;
  if (!result) return "";
  const rows: (string | number)[][] = [[say("scorepad-scoring"), say("scorepad-source"), ...names.map(harmless)]];
  for (const [index, { scoring }] of result.rounds.entries()) {
    const gained = names.map((_, side) => result.gained[side]?.[index] ?? {});
    for (const source of result.sources.filter((each) => gained.some((own) => each in own))) {
      rows.push([nameOf(scoring, sums), sums.source(source), ...gained.map((own) => own[source] ?? 0)]);
    }
  }
  rows.push([say("scorepad-total"), "", ...result.points]);
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/** What was played, who wins, and all sides with their points, the best first. */
export function asText(sums: Sums): string {
  const { result, pad } = sums;
  if (!result) return "";
  const modules = pad.modules.map((module) => say(`module-${module}`)).join(", ");
  const game = say(`game-${pad.game}`);
  const lines = [modules ? `${game} (${modules})` : game];
  if (result.over) lines.push(sums.ending);
  for (const { side, place, points } of result.ranking) {
    const gains = result.rounds.filter(({ complete }) => complete).map((round) => round.points[side] ?? 0);
    const total = (place ? `${place}. ` : "") + say("scorepad-standing", { name: sums.name(side), points });
    lines.push(gains.length > 1 ? `${total} (${gains.join(" + ")})` : total);
  }
  return `${lines.join("\n")}\n`;
}

function nameOf(scoring: number, { setup }: Sums): string {
  return say(setup.pieces.board === "palace" ? "scoring-name" : "sheet-scoring-name", { scoring });
}

function harmless(name: string): string {
  return FORMULA.test(name) ? `'${name}` : name;
}

function field(content: string | number): string {
  const text = String(content);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
