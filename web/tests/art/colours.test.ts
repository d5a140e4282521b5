// Letters and numbers can be read on everything on which they stand (WCAG AA), and players' colours on every page.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const [art, theme] = ["art/art.css", "app/theme.css"].map((file) =>
  readFileSync(`${import.meta.dirname}/../../src/${file}`, "utf8"),
) as [string, string];

const COLOUR = "#[0-9a-f]{6}";

/** The colours of the first rule by variable, by day or by night: most are the same, the others say both. */
function colours(css: string, shade: "day" | "night"): Record<string, string> {
  const rule = css.slice(css.indexOf(":root {")).split("}")[0] ?? "";
  const found = rule.matchAll(
    new RegExp(`(--[\\w-]+): (?:(${COLOUR})|light-dark\\((${COLOUR}), (${COLOUR})\\));`, "g"),
  );
  return Object.fromEntries(
    [...found].map(([, name, both, day, night]) => [name, both ?? (shade === "day" ? day : night)]),
  );
}

const DAY = { ...colours(theme, "day"), ...colours(art, "day") };
const NIGHT = { ...colours(theme, "night"), ...colours(art, "night") };

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low, high] = [luminance(one ?? ""), luminance(other ?? "")].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const SEATS = [0, 1, 2, 3, 4, 5, 6].map((side) => `--seat-${side}`);

describe.each(Object.entries({ DAY, NIGHT }))("by %s", (_, shown: Record<string, string>) => {
  it("prices and letters stand out from their plaques", () => {
    expect(contrast(shown["--plaque-ink"], shown["--plaque"])).toBeGreaterThan(7);
  });

  it.each(["florin", "dirham", "denar", "ducat"])("the letter of the %s can be read on its coin", (currency) => {
    expect(contrast(shown[`--currency-${currency}-ink`], shown[`--currency-${currency}`])).toBeGreaterThan(4.5);
  });

  it.each(SEATS)("%s can be read on pages and panels", (seat) => {
    expect(contrast(shown[seat], shown["--paper"])).toBeGreaterThan(4.5);
    expect(contrast(shown[seat], shown["--raised"])).toBeGreaterThan(4.5);
  });
});

it("knows every colour by day and by night, and some differ", () => {
  const said = [theme, art].flatMap((css) =>
    [...css.matchAll(/(--[\w-]+): (?:#|light-dark\()/g)].map(([, name]) => name),
  );
  expect(Object.keys(DAY).sort()).toEqual(said.sort());
  expect(Object.keys(NIGHT).sort()).toEqual(said);
  expect(NIGHT["--paper"]).not.toBe(DAY["--paper"]);
  expect(NIGHT["--seat-0"]).not.toBe(DAY["--seat-0"]);
});
