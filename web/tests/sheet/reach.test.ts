// The table of Roll & Write in every recorded position: each option can be clicked, and nothing else is sent.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Table } from "../../src/api/table.svelte";
import { Talk } from "../../src/api/talk.svelte";
import type { TableNow } from "../../src/api/types";
import SheetTable from "../../src/sheet/SheetTable.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { PIECES, POSITIONS } from "./positions";

/** All positions with something to decide, and one of each other sort. */
const SHOWN = POSITIONS.filter(({ now }, at) => {
  const sort = sortOf(now);
  return now.options.length > 0 || POSITIONS.findIndex((other) => sortOf(other.now) === sort) === at;
});

function sortOf(now: TableNow): string {
  return `${now.status} ${now.held?.verb} ${now.seat !== null} ${now.options.length > 0}`;
}

const sent: string[] = [];

function tableAt(now: TableNow): Table {
  const table = {
    name: now.table,
    token: "",
    now,
    pieces: PIECES,
    happened: now.happened,
    landed: { now, happened: now.happened },
    connected: true,
    seats: [],
    absences: [],
    seat: null,
    refused: null,
    problem: null,
    busy: false,
    // Nothing comes, so nothing has to be told.
    telling: [],
    ahead: 0,
    follow: () => () => {},
    catchUp: () => {},
    hold: () => () => {},
    talk: new Talk({ name: now.table, token: "", seats: [], now: null }),
    newest: now,
    act: async (action: string) => sent.push(action) > 0,
    send: async () => true,
    confirm: async () => true,
    undo: async () => true,
    // The coach does not get round to an answer.
    ask: () => new Promise(() => {}),
  };
  return table as unknown as Table;
}

beforeAll(async () => {
  await texts.load("en");
  // Whatever is asked, nothing is refused.
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ refusal: null })));
  // The page of a test has no dialogs.
  HTMLDialogElement.prototype.showModal ??= () => {};
});

afterEach(() => {
  cleanup();
  sent.length = 0;
});

/** Everything that can be read or heard in a part of the page. */
function texted(part: Element): (string | null)[] {
  const labelled = [...part.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
  return [part.textContent, ...labelled];
}

describe("of four dice two are turned in a turn (R5)", () => {
  const full = POSITIONS.filter(({ now, view }) => {
    return now.options.some((option) => option.verb === "turn") && view.left_to_turn === 0;
  });

  it("was recorded", () => {
    expect(full.length).toBeGreaterThan(3);
  });

  it.each(full.map(({ now, view }, at) => [`${at}: ${view.turned}`, now, view] as const))("%s", (_, now, view) => {
    const { container } = render(SheetTable, { table: tableAt(now) });
    const tray = container.querySelector(".tray")!;
    expect(tray.querySelectorAll(".turned")).toHaveLength(2);
    expect(tray.querySelectorAll("[aria-label$='already turned']")).toHaveLength(2);
    for (const arrow of tray.querySelectorAll<HTMLElement>("[data-action]")) {
      const [, die] = arrow.getAttribute("data-action")!.split(" ");
      const stays = !view.turned.includes(die!);
      const label = arrow.getAttribute("aria-label")!;
      expect(label.startsWith("Two dice are turned:")).toBe(stays);
      if (stays) expect([arrow.getAttribute("aria-disabled"), arrow.title]).toEqual(["true", label]);
    }
  });
});

describe("every option can be clicked, and everything is said in words", () => {
  it.each(SHOWN.map(({ now, view }, at) => [`${at}: ${view.players.length} players, ${view.step}`, now] as const))(
    "%s",
    (_, now) => {
      const { container } = render(SheetTable, { table: tableAt(now) });
      const shown = container.querySelector(".table")!;
      // A text that is missing shows as [its-name].
      expect(texted(shown).filter((text) => !text || text.includes("["))).toEqual([]);
      for (const button of shown.querySelectorAll<HTMLButtonElement>("button")) button.click();
      expect([...new Set(sent)].sort()).toEqual(now.options.map((option) => option.action).sort());
    },
  );
});
