// Every option of the recorded positions, all games with all modules, is played by clicking things on the table.
import { cleanup, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Cell, Option, Piece } from "../../../src/api/types";
import { settings } from "../../../src/app/settings/settings.svelte";
import { bySense } from "../../../src/palace/table/controls";
import { say, texts } from "../../../src/texts/texts.svelte";
import { drawn } from "./drawn";
import { POSITIONS, type Position } from "./positions";
import { stillTable } from "./told";

beforeAll(async () => {
  await texts.load("en");
  settings.speed = "off";
  settings.confirming = "on";
  // The server has not answered yet; options alone tell what is possible.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  HTMLDialogElement.prototype.showModal ??= () => {};
});

afterEach(cleanup);

/** Clicks through the table of a position as a person would. */
class Person {
  readonly pieces: Map<string, Piece>;

  constructor(
    readonly page: HTMLElement,
    readonly position: Position,
  ) {
    this.pieces = new Map(position.pieces.pieces.map((piece) => [piece.name, piece]));
  }

  async click(element: Element | null | undefined, what: string): Promise<void> {
    if (!element) throw new Error(`There is nothing to click: ${what}.`);
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await tick();
  }

  section(message: string): HTMLElement {
    const label = say(message);
    const found = this.page.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
    if (!found) throw new Error(`There is no part called ${label}.`);
    return found;
  }

  button(part: Element, text: string): HTMLButtonElement | undefined {
    return [...part.querySelectorAll("button")].find((button) => button.textContent?.includes(text));
  }

  async choose(option: Option): Promise<void> {
    const listed = this.page.querySelector(`.sheet [data-action="${option.action}"]`);
    if (listed) await this.click(listed, option.action);
  }

  async cell(cell: Cell): Promise<void> {
    await this.click(
      this.page.querySelector(`[data-part="palace"] [role="button"][data-cell="${cell}"]`),
      `cell ${cell}`,
    );
  }

  async piece(part: string, name: string): Promise<void> {
    await this.click(this.section(part).querySelector(`[data-piece="${name}"]`), name);
  }

  /** The piece beside the palace that an option is about. */
  beside(option: Option): string {
    const { beside } = this.position.view.players[this.position.now.seat!]!;
    const found = beside.find((name) => {
      const piece = this.pieces.get(name)!;
      return option.kind
        ? piece.legs && piece.kind === option.kind
        : name === option.tile || piece.back === option.tile;
    });
    if (!found) throw new Error(`Nothing beside the palace is meant by ${option.action}.`);
    return found;
  }

  async take(option: Option): Promise<void> {
    const { display } = this.position.view;
    const buttons = this.section("web-table-display").querySelectorAll("li button");
    const left = display.map((card) => card as string | null);
    for (const card of option.cards!) {
      const place = left.indexOf(card);
      left[place] = null;
      await this.click(buttons[place], card);
    }
    await this.click(this.section("web-table-display").querySelector(".take"), "take");
  }

  async place(option: Option): Promise<void> {
    const placing = this.position.view.step.startsWith("place");
    const name = placing ? this.beside(option) : option.tile!;
    await this.piece(placing ? "web-table-beside" : "web-table-reserve", name);
    await this.cell(option.cell!);
    await this.choose(option);
  }

  async put(option: Option, button: string): Promise<void> {
    await this.piece("web-table-beside", this.beside(option));
    const part = this.section("web-table-beside");
    const named = part.querySelector(`[data-action="${option.action}"]`) ?? this.button(part, button);
    await this.click(named, option.action);
    await this.choose(option);
  }

  async pay(option: Option): Promise<void> {
    const sheet = this.page.querySelector(".sheet")!;
    const ways = bySense(this.position.now.options.filter((other) => other.verb === "pay"));
    if (ways.findIndex((way) => way.action === option.action) > 6)
      await this.click(sheet.querySelector(".more"), "more");
    await this.choose(option);
  }

  async play(option: Option): Promise<void> {
    switch (option.verb) {
      case "take":
        return this.take(option);
      case "buy":
      case "favour":
        await this.click(this.page.querySelector(`[data-yard="${option.space}"]`), option.action);
        return this.choose(option);
      case "pay":
        return this.pay(option);
      case "lay":
      case "store":
      case "keep":
      case "pay-falcon": {
        const sentence = this.page.querySelector(`.sheet [data-action="${option.action}"]`);
        return this.click(sentence, option.action);
      }
      case "build":
      case "swap":
      case "portal":
        return this.place(option);
      case "remove":
        await this.click(this.button(this.section("web-table-reserve"), say("web-table-redesign")), "redesign");
        return this.cell(option.cell!);
      case "reserve":
        return this.put(option, say("web-table-to-reserve"));
      case "give":
        return this.put(option, say("web-table-give"));
      case "return":
        return this.put(option, say("web-table-return"));
      case "turn":
        return this.put(option, say("web-table-turn-over", { price: option.price! }));
      case "wake":
        return this.click(this.section("vizier").querySelector("button"), option.action);
      case "reveal":
      case "finish": {
        const part = option.verb === "reveal" ? "module-bonus" : "web-table-sites";
        return this.click(this.section(part).querySelector(`[data-action="${option.action}"]`), option.action);
      }
      case "hut": {
        const stack = this.position.view.extras.huts!.stacks.find(({ kind }) => kind === option.kind)!;
        return this.piece("web-table-huts", stack.open!);
      }
      case "falcon":
        await this.click(
          this.section("web-table-falcons").querySelector(`[data-piece="${option.falcon}"]`),
          option.action,
        );
        return this.click(this.page.querySelector(`[data-point="${option.cell}"]`), option.action);
      case "decline":
      case "pass":
      case "stop":
        return this.click(this.page.querySelector(`.bar [data-action="${option.action}"]`), option.action);
    }
    throw new Error(`Nobody knows how to ${option.verb}.`);
  }
}

describe("every option can be clicked, and everything is said in words", () => {
  it.each(POSITIONS.map((position, at) => [`${at}: ${position.game}, ${position.view.step}`, position] as const))(
    "%s",
    async (_, position) => {
      const { table, sent } = stillTable(position);
      // What is sent is accepted, and nothing follows from it: the next one can be tried, with nothing selected.
      Object.assign(table, { unhurried: true, act: async (action: string) => sent.push(action) > 0 });
      const container = await drawn(table);
      const labelled = [...container.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label"));
      // A text that is missing shows as [its-name].
      expect([container.textContent, ...labelled].filter((text) => text?.includes("["))).toEqual([]);
      for (const option of position.now.options) {
        sent.length = 0;
        await new Person(container, position).play(option);
        await waitFor(() => expect(sent).toEqual([option.action]), { interval: 2 });
      }
    },
  );
});
