// The rules reference on the screen: the page, and a rule over a table.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../../src/app/router.svelte";
import RuleLink from "../../src/reference/RuleLink.svelte";
import Rules from "../../src/reference/Rules.svelte";
import { reference } from "../../src/reference/rulebook.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { BOOKS } from "./sample";

function answer(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

function numbers(): string[] {
  return screen.queryAllByRole("article").map((article) => article.id);
}

beforeAll(() => texts.load("en"));
beforeEach(() => answer(200, { language: "en", books: BOOKS }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("before the rules have come", () => {
  it("a server that cannot be reached is told, and asked again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    render(Rules);
    expect((await screen.findByRole("alert")).textContent).toContain("The server cannot be reached.");
    answer(200, { language: "en", books: BOOKS });
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Alhambra (A)" })).toBeTruthy();
    expect(reference.problem).toBeNull();
  });
});

describe("the page", () => {
  it("shows every rule, and those that are searched for", async () => {
    router.go("/rules");
    render(Rules);
    await screen.findByRole("heading", { name: "Building" });
    expect(numbers()).toEqual(["A20", "A21", "A22", "A32", "V2", "K2"]);
    const field = screen.getByRole("textbox");
    await fireEvent.input(field, { target: { value: "walled" } });
    expect(numbers()).toEqual(["A21"]);
    expect(screen.getByRole("status").textContent).toBe("1 rule");
    expect(location.search).toBe("?q=walled");
    expect(screen.getByText("walled").tagName).toBe("MARK");
    await fireEvent.keyDown(field, { key: "Escape" });
    expect(numbers()).toHaveLength(6);
    expect(location.search).toBe("");
  });

  it("goes to the rule whose number is entered", async () => {
    router.go("/rules");
    render(Rules);
    const field = await screen.findByRole("textbox");
    await fireEvent.input(field, { target: { value: "a21" } });
    await waitFor(() => expect(document.getElementById("A21")?.getAttribute("aria-current")).toBe("true"));
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(location.pathname).toBe("/rules/A21");
  });

  it("goes back to a search", async () => {
    router.go("/rules?q=vizier");
    render(Rules);
    expect(await screen.findByText("1 rule")).toBeTruthy();
    router.go("/rules/A20");
    await waitFor(() => expect(numbers()).toHaveLength(6));
    router.go("/rules?q=vizier");
    await waitFor(() => expect(numbers()).toEqual(["V2"]));
  });

  it("opens at the rule of the address", async () => {
    const seen = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    router.go("/rules/a22");
    render(Rules);
    await waitFor(() => expect(seen.mock.contexts.map((element) => (element as HTMLElement).id)).toEqual(["A22"]));
    const rule = document.getElementById("A22")!;
    expect(rule.getAttribute("aria-current")).toBe("true");
    expect(within(rule).getByText(/^our ruling/)).toBeTruthy();
    expect(within(rule).getByRole("link", { name: "A21" }).getAttribute("href")).toBe("/rules/A21");
  });

  it("says when there is no such rule", async () => {
    router.go("/rules/A99");
    render(Rules);
    expect((await screen.findByRole("alert")).textContent).toContain("There is no rule “A99”.");
  });
});

describe("a rule over a table", () => {
  it("opens, leads to others and back, and closes", async () => {
    render(RuleLink, { rule: "A22" });
    await fireEvent.click(screen.getByRole("button", { name: "Read rule A22" }));
    const dialog = await screen.findByRole("dialog", { name: "A22 · Building" });
    await fireEvent.click(await within(dialog).findByRole("button", { name: "A21" }));
    await screen.findByRole("dialog", { name: "A21 · Building" });
    expect(within(dialog).getByRole("link").getAttribute("href")).toBe("/rules/A21");
    await fireEvent.click(within(dialog).getByRole("button", { name: "Back to A22" }));
    await screen.findByRole("dialog", { name: "A22 · Building" });
    await fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
