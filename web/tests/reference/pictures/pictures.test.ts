// The pictures of the rules: which boards they need, and that all of them can be drawn.
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { boardsOf, loadPictures, type Picture, type Try } from "../../../src/reference/pictures/pictures";
import RulePicture from "../../../src/reference/pictures/RulePicture.svelte";
import { texts } from "../../../src/texts/texts.svelte";

const SAID: Try["said"] = ["fountain", {}];
const at = (x: number, y: number): Try => ({ said: SAID, cell: [x, y] });

describe("boards", () => {
  it("are divided where something is tried twice in one cell", () => {
    const [first, second, third] = [at(1, 0), at(0, 1), at(1, 0)];
    expect(boardsOf([first, second, third])).toEqual([[first, second], [third]]);
  });

  it("show together what has no cell", () => {
    const cards: Try[] = [
      { said: SAID, cards: ["denar-2"] },
      { said: SAID, cards: ["denar-2"] },
    ];
    expect(boardsOf(cards)).toEqual([cards]);
  });
});

describe("every picture", () => {
  let pictures: Map<string, Picture>;
  beforeAll(async () => {
    await texts.load("en");
    pictures = await loadPictures();
  });

  it("is drawn with a verdict for each try and no piece missing", () => {
    expect(pictures.size).toBeGreaterThan(38);
    for (const [rule, picture] of pictures) {
      const { container, unmount } = render(RulePicture, { props: { rule, picture } });
      const panels = picture.panels.filter((panel) => panel.board !== "ranking");
      const tries = panels.flatMap((panel) => panel.tries);
      expect(container.querySelectorAll("li svg[role=img]").length, rule).toBe(tries.length);
      for (const { tile } of tries) if (tile) expect(picture.pieces.has(tile), `${rule}: ${tile}`).toBe(true);
      expect(container.textContent, rule).not.toContain("[");
      unmount();
    }
  });
});
