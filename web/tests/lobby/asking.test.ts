// A name is asked for where others will read it, and nowhere else; what is offered is an example.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/app/settings/settings.svelte";
import { FIRST_CHOICE, hasReaders, seatOf } from "../../src/lobby/choice";
import PlayNow from "../../src/lobby/PlayNow.svelte";
import SitDown from "../../src/lobby/SitDown.svelte";
import { say, texts } from "../../src/texts/texts.svelte";

const named: unknown[] = [];

async function served(_path: unknown, request: RequestInit = {}): Promise<Response> {
  const body = request.body ? JSON.parse(request.body as string) : {};
  if (body.name) named.push(body.name);
  return Response.json({ table: "lions", key: "key", seat: 0, token: "token", version: 1, link: "", promise: "" });
}

beforeEach(async () => {
  localStorage.clear();
  named.length = 0;
  settings.name = "";
  settings.language = "en";
  await texts.load("en");
  vi.stubGlobal("fetch", served);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a game against bots alone", () => {
  it.each(["", "Ana"])("begins without a question for whoever is called '%s'", async (name) => {
    settings.name = name;
    render(PlayNow);
    await fireEvent.click(screen.getByRole("button", { name: say("web-play-now") }));
    await waitFor(() => expect(named).toEqual([name || say("guest")]));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    expect(settings.name).toBe(name);
  });
});

describe("whoever sits down beside others", () => {
  function asked(another = false): { field: HTMLInputElement; heard: string[] } {
    const heard: string[] = [];
    render(SitDown, { another, onname: (name: string) => heard.push(name), onclose: () => {} });
    return { field: screen.getByRole("textbox", { hidden: true }), heard };
  }

  it("is asked for a name, with one as an example", async () => {
    const { field, heard } = asked();
    const names = say("web-name-examples").split(", ");
    expect([field.value, field.required]).toEqual(["", true]);
    expect(names.map((name) => say("web-name-example", { name }))).toContain(field.placeholder);
    await fireEvent.submit(field.form!);
    expect(heard).toEqual([]);
    await fireEvent.input(field, { target: { value: " Zoé " } });
    await fireEvent.submit(field.form!);
    expect([heard, settings.name]).toEqual([["Zoé"], "Zoé"]);
  });

  it("finds the own name there, once it was given", () => {
    settings.name = "Ana";
    expect(asked().field.value).toBe("Ana");
  });

  it("keeps the own name when somebody else sits down here", async () => {
    settings.name = "Ana";
    const { field } = asked(true);
    expect(field.value).toBe("");
    await fireEvent.input(field, { target: { value: "Ben" } });
    await fireEvent.submit(field.form!);
    expect(settings.name).toBe("Ana");
  });
});

it.each([
  ["bots", [seatOf("me"), seatOf("bot")], false, false],
  ["a friend", [seatOf("me"), seatOf("bot"), seatOf("friend")], false, true],
  ["somebody else here", [seatOf("me"), seatOf("here")], false, true],
  ["bots, where everybody can watch", [seatOf("me"), seatOf("bot")], true, true],
] as const)("names are read by others at a table with %s: %#", (_, seats, open, read) => {
  expect(hasReaders({ ...FIRST_CHOICE, seats: [...seats], public: open })).toBe(read);
});
