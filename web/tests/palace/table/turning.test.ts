// What turning a tile costs is said as the table chose it: money, or a single card (G5).
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../../../src/app/settings/settings.svelte";
import { say, texts } from "../../../src/texts/texts.svelte";
import { drawn } from "./drawn";
import { type Position, positionAt } from "./positions";
import { stillTable } from "./told";

beforeAll(async () => {
  await texts.load("en");
  settings.speed = "off";
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(cleanup);

function seen(position: Position, changed: Partial<Position["view"]>): Position {
  const view = { ...position.view, ...changed };
  return { ...position, view, now: { ...position.now, view } };
}

function paidWith(turning: string, position: Position): Position {
  return seen(position, { options: { ...position.view.options, turning } });
}

function shown(position: Position): Promise<HTMLElement> {
  return drawn(stillTable(position).table);
}

describe.each(["granada", "combined"])("turning a tile of %s", (game) => {
  const placing = positionAt(game, "place", "turn");
  /** As if the payment were for turning and not for a tile of the yard. */
  const paying = seen(positionAt(game, "pay", "pay"), { paying_for: null, due: 3 });

  it("names the price on the button", async () => {
    const button = async (turning: string) =>
      (await shown(paidWith(turning, placing))).querySelector("[data-verb=turn]");
    expect((await button("money"))?.textContent).toContain("Turn for 3");
    expect((await button("card"))?.textContent).toContain("Turn: one card, 3+");
  });

  it("asks for the money, or for the card", async () => {
    const money = say("web-table-ask-pay-turning");
    const card = say("web-table-ask-pay-turning-card", { price: 3 });
    expect((await shown(paidWith("money", paying))).textContent).toContain(money);
    cleanup();
    const asked = (await shown(paidWith("card", paying))).textContent;
    expect(asked).toContain(card);
    expect(asked).not.toContain(money);
  });
});
