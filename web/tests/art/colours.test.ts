// Letters and numbers can be read on everything on which they stand (WCAG AA), and players' colours on every page.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const [art, theme] = ["art/art.css", "theme.css"].map((file) =>
  readFileSync(`${import.meta.dirname}/../../src/${file}`, "utf8"),
) as [string, string];

/** The variables of the first rule that this selector begins. */
function variables(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries([...rule.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

const DAY = { ...variables(theme, ":root"), ...variables(art, ":root") };
const NIGHT = {
  ...DAY,
  ...variables(theme, ':root[data-theme="dark"]'),
  ...variables(art, ':root[data-theme="dark"]'),
};

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

describe.each(Object.entries({ DAY, NIGHT }))("by %s", (_, colours: Record<string, string>) => {
  it("prices and letters stand out from their plaques", () => {
    expect(contrast(colours["--plaque-ink"], colours["--plaque"])).toBeGreaterThan(7);
  });

  it.each(["florin", "dirham", "denar", "ducat"])("the letter of the %s can be read on its coin", (currency) => {
    expect(contrast(colours[`--currency-${currency}-ink`], colours[`--currency-${currency}`])).toBeGreaterThan(4.5);
  });

  it.each(SEATS)("%s can be read on pages and panels", (seat) => {
    expect(contrast(colours[seat], colours["--paper"])).toBeGreaterThan(4.5);
    expect(contrast(colours[seat], colours["--raised"])).toBeGreaterThan(4.5);
  });
});

it("says the night colours twice alike: for the system's wish and for the player's", () => {
  const system = variables(art.slice(art.indexOf("@media")), ':root:not([data-theme="light"])');
  expect(system).toEqual(variables(art, ':root[data-theme="dark"]'));
});
