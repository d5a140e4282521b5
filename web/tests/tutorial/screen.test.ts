// What a lesson points at on the screen, and where its card stands.
import { describe, expect, it } from "vitest";
import type { Option } from "../../src/api/types";
import { placeFor } from "../../src/tutorial/place";
import { targetOf } from "../../src/tutorial/pointing";
import { SAID } from "../said";
import { build, buy, pay, take, told } from "./situations";

const TABLE = `
  <div data-part="display">
    <button data-card="denar-2" aria-pressed="true"></button>
    <button data-card="ducat-1" aria-pressed="false"></button>
    <button data-primary id="take"></button>
  </div>
  <button data-yard="g3" id="yard"></button>
  <div data-part="ways"><button data-action="pay denar-7" id="pay"></button></div>
  <div data-part="beside"><button data-piece="tower-9-ES" id="piece"></button><button data-verb="turn" id="turn"></button></div>
  <div data-part="palace">
    <g data-cell="1,-1" role="button" aria-disabled="true"></g>
    <g data-cell="1,0" role="button" id="cell"></g>
  </div>
  <div data-part="sheet"><button data-cell="4,2" id="sheet-cell"></button></div>
  <button data-action="turn blue-4 up" id="arrow"></button>
  <div data-part="bar"><button data-action="stop" id="stop"></button></div>
`;

/** The ids of what is pointed at for an option. */
function pointed(option: Option, now = told()): string[] {
  document.body.innerHTML = TABLE;
  for (const selector of targetOf(option, now)) {
    const found = [...document.querySelectorAll(selector)];
    if (found.length > 0) return found.map((element) => element.id || element.getAttribute("data-card") || "?");
  }
  return [];
}

describe("pointing", () => {
  it("leads from card to card, then to the button", () => {
    expect(pointed(take("denar-2", "ducat-1"))).toEqual(["ducat-1"]);
    expect(pointed(take("denar-2"))).toEqual(["take"]);
  });

  it("finds tiles of the yard and payments", () => {
    expect(pointed(buy("g3"))).toEqual(["yard"]);
    expect(pointed(pay(true, "denar-7"))).toEqual(["pay"]);
  });

  it("finds the cell if the tile can go there, else the tile", () => {
    expect(pointed(build("tower-9-ES", 1, 0))).toEqual(["cell"]);
    expect(pointed(build("tower-9-ES", 1, -1))).toEqual(["piece"]);
  });

  it("finds the way to turn a tile, and nothing if there is nothing", () => {
    expect(pointed({ action: "turn tower-9-ES denar", verb: "turn", said: SAID, tile: "tower-9-ES" })).toEqual([
      "turn",
    ]);
    expect(pointed({ action: "wake", verb: "wake", said: SAID })).toEqual([]);
  });

  it("finds the button that ends one's actions", () => {
    expect(pointed({ action: "stop", verb: "stop", said: SAID })).toEqual(["stop"]);
  });

  it("finds cells and dice of a sheet", () => {
    const sheet = { ...told(), view: { board: "sheet" } } as ReturnType<typeof told>;
    expect(pointed({ action: "build blue-4 yellow-2", verb: "build", said: SAID, cell: [4, 2] }, sheet)).toEqual([
      "sheet-cell",
    ]);
    expect(pointed({ action: "keep blue-4 yellow-2", verb: "keep", said: SAID, blue: 4, yellow: 2 }, sheet)).toEqual([
      "sheet-cell",
    ]);
    expect(pointed({ action: "turn blue-4 up", verb: "turn", said: SAID }, sheet)).toEqual(["arrow"]);
  });
});

describe("the card", () => {
  const STAGE = { left: 0, top: 50, width: 1280, height: 600 };
  const CARD = { width: 300, height: 250 };

  it("stands on the right, over the log", () => {
    expect(placeFor(CARD, STAGE, [])).toMatchObject({ left: 972, top: 392 });
  });

  it("goes where it covers nothing that it points at", () => {
    const log = { left: 980, top: 350, width: 300, height: 300 };
    const others = { left: 980, top: 50, width: 300, height: 200 };
    expect(placeFor(CARD, STAGE, [log])).toMatchObject({ left: 972, top: 58 });
    expect(placeFor(CARD, STAGE, [log, others])).toMatchObject({ left: 490, top: 392 });
  });

  it("covers as little as possible if all is pointed at", () => {
    const rows = { left: 0, top: 50, width: 1280, height: 590 };
    expect(placeFor(CARD, STAGE, [rows])).toMatchObject({ left: 972, top: 392 });
  });
});
