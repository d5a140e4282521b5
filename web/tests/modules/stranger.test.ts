// A module of which the client has nothing can be played all the same: by sentences alone.
import { cleanup } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Extras, Happened, Option } from "../../src/api/types";
import { settings } from "../../src/app/settings/settings.svelte";
import { partsOf } from "../../src/modules";
import { say, texts } from "../../src/texts/texts.svelte";
import { drawn } from "../palace/table/drawn";
import { type Position, positionAt } from "../palace/table/positions";
import { stillTable } from "../palace/table/told";

const TOLD: Record<string, string> = {
  "action-read-fortune": "Have your fortune read",
  "event-fortune-read": "Somebody had a fortune read",
};

beforeAll(async () => {
  await texts.load("en");
  settings.speed = "off";
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  HTMLDialogElement.prototype.showModal ??= () => {};
  const known = texts.say.bind(texts);
  vi.spyOn(texts, "say").mockImplementation((message, ...more) => TOLD[message] ?? known(message, ...more));
});

afterEach(cleanup);

const FORTUNE: Option = { action: "read-fortune", verb: "read-fortune", said: ["action-read-fortune", {}] };
const DECLINE: Option = { action: "decline", verb: "decline", said: ["action-decline", {}] };

/** A position of a game with a fortune teller. */
function visited(step: string, more: readonly Option[] = []): Position {
  const { game, now, view, pieces } = positionAt("alhambra", "act", "buy");
  const strange = {
    ...view,
    step,
    modules: [...view.modules, "fortunes"],
    extras: { ...view.extras, fortunes: { left: 3 } } as Extras,
  };
  const options = [FORTUNE, ...more];
  const told = {
    number: 1,
    what: "act",
    seat: 0,
    at: 0,
    actions: 1,
    events: [{ what: "fortune-read", said: ["event-fortune-read", {}], seat: 0 }],
  };
  const happened = [told as unknown as Happened];
  return { game, pieces, view: strange, now: { ...now, options, view: strange, happened } };
}

it("has no part", () => {
  expect(partsOf(visited("act").view).map((part) => part.name)).not.toContain("fortunes");
});

it("is played on the turn bar, also in a step that nobody has a question for", async () => {
  const { table, sent } = stillTable(visited("fortune", [DECLINE]));
  const container = await drawn(table);
  container.querySelector<HTMLElement>('.foot [data-action="read-fortune"]')!.click();
  await vi.waitFor(() => expect(sent).toEqual(["read-fortune"]));
  expect(container.querySelector(".foot")?.textContent).toContain(say("web-table-ask-act"));
});

it("is played in the list of actions, among all others", async () => {
  const { table, sent } = stillTable(visited("act", positionAt("alhambra", "act", "buy").now.options));
  const container = await drawn(table);
  const inList = () => container.querySelectorAll<HTMLElement>("dialog li button");
  expect(inList()).toHaveLength(0);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  await tick();
  const listed = [...inList()];
  expect(listed.length).toBeGreaterThan(1);
  listed.find((button) => button.textContent === "Have your fortune read")!.click();
  await vi.waitFor(() => expect(sent).toEqual(["read-fortune"]));
});

it("is told in the log", async () => {
  const { table } = stillTable(visited("act"));
  const container = await drawn(table);
  const log = container.querySelector<HTMLElement>('[data-part="log"]')!;
  expect(log.textContent).toContain("Somebody had a fortune read");
});
