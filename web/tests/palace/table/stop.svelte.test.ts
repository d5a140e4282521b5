// After an exact payment: the turn bar says that another action is a right, and a button or a key gives it up.
import { cleanup, waitFor } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Option } from "../../../src/api/types";
import { settings } from "../../../src/app/settings/settings.svelte";
import { Choice } from "../../../src/palace/table/choice.svelte";
import { Controls } from "../../../src/palace/table/controls";
import { PalaceGame } from "../../../src/palace/table/game.svelte";
import { keysInWords } from "../../../src/palace/table/keys";
import { prompt } from "../../../src/palace/table/prompt";
import { texts } from "../../../src/texts/texts.svelte";
import { SAID } from "../../said";
import { drawn } from "./drawn";
import { POSITIONS, type Position } from "./positions";
import { stillTable } from "./told";

const STOP: Option = { action: "stop", verb: "stop", said: ["action-stop", {}] };
const ANOTHER = POSITIONS.find(
  ({ now, view }) => view.players[now.seat!]!.beside.length && now.options.some(({ verb }) => verb === "stop"),
)!;

/** The same position with other options. */
function offering(...options: Option[]): Position {
  return { ...ANOTHER, now: { ...ANOTHER.now, options } };
}

const without = ANOTHER.now.options.filter(({ verb }) => verb !== "stop");

async function shown(position: Position) {
  const still = stillTable(position);
  const container = await drawn(still.table);
  return {
    ...still,
    sentence: container.querySelector(".bar [aria-live] .sentence")?.textContent?.trim(),
    button: container.querySelector<HTMLButtonElement>('.bar [data-action="stop"]'),
  };
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

beforeAll(async () => {
  await texts.load("en");
  settings.speed = "off";
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  HTMLDialogElement.prototype.showModal ??= () => {};
});

afterEach(cleanup);

describe("the right to another action", () => {
  it("is told as a choice, to be heard too, with a plain button to give it up", async () => {
    const { sentence, button, sent } = await shown(ANOTHER);
    expect(sentence).toBe("Paid exactly: take another action, or end your actions.");
    expect(button?.textContent?.trim()).toBe("End my actions");
    expect(button?.matches(".primary")).toBe(false);
    expect(button?.getAttribute("aria-keyshortcuts")).toBe("e");
    button?.click();
    await waitFor(() => expect(sent).toEqual(["stop"]));
  });

  it("is given up by a key", async () => {
    const { sent } = await shown(ANOTHER);
    press("e");
    await waitFor(() => expect(sent).toEqual(["stop"]));
  });

  it("is all that is asked about if nothing else is possible: Enter gives it up", async () => {
    const { sentence, button, sent } = await shown(offering(STOP));
    expect(sentence).toBe("Paid exactly, but nothing else is possible: end your actions.");
    expect(button?.matches(".primary[data-primary]")).toBe(true);
    press("Enter");
    await waitFor(() => expect(sent).toEqual(["stop"]));
  });

  it("cannot be given up where that is not offered, as at tables of earlier rules", async () => {
    const { sentence, button, sent } = await shown(offering(...without));
    expect([sentence, button]).toEqual(["Paid exactly: you have another action.", null]);
    press("e");
    await tick();
    expect(sent).toEqual([]);
  });

  it("is in the list of keys", () => {
    expect(keysInWords()).toContainEqual(["E", "end your actions, after an exact payment"]);
  });
});

describe("passing and declining", () => {
  const no = (verb: string): Option => ({ action: verb, verb, said: SAID });

  it("stay what they are", () => {
    for (const verb of ["pass", "decline"]) {
      const controls = new Controls([no(verb)], []);
      expect([controls.no?.verb, controls.stop, controls.onlyStop]).toEqual([verb, null, false]);
    }
  });
});

describe("what the coach would do", () => {
  it("is shown at the button of the turn bar, until something else is", () => {
    const close = $effect.root(() => {
      const choice = new Choice(new PalaceGame(stillTable(ANOTHER).table));
      choice.show({ ...STOP });
      flushSync();
      expect(choice.isShown(STOP)).toBe(true);
      expect(prompt(choice)).toContain("another action");
      choice.show(without.find(({ verb }) => verb === "take")!);
      expect(choice.isShown(STOP)).toBe(false);
      choice.show(STOP);
      expect(choice.drop()).toBe(true);
      expect(choice.isShown(STOP)).toBe(false);
    });
    close();
  });
});
