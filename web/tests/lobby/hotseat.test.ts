// Several people at one screen: nothing of another hand is in the page while the curtain hangs.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat } from "../../src/api/seats";
import { router } from "../../src/app/router.svelte";
import { settings } from "../../src/app/settings/settings.svelte";
import TablePage from "../../src/app/TablePage.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { FakeSocket, newest, sockets } from "../api/wire";
import { GAMES } from "../panels/games";

vi.mock("../../src/palace/table/PalaceTable.svelte", () => import("./OpenHand.svelte"));

const NOW = { ...GAMES.alhambra.beginning, table: "lions" };
const VIEW = NOW.view!;

/** What the server tells a seat: its own cards, and that somebody is asked. */
function told(version: number, seat: number, asked: number): object {
  const view = { ...VIEW, seat, asked, active: asked, hand: [`denar-${seat + 1}`, `denar-${seat + 1}`] };
  return { ...NOW, version, seat, view, options: [], held: null, chairs: CHAIRS };
}

const CHAIRS = NOW.chairs.map((chair, seat) => ({
  ...chair,
  name: ["Ana", "Ben"][seat] ?? "",
  bot: seat > 1 ? "greedy" : "",
}));

async function tell(message: object): Promise<void> {
  newest().tell(message);
  await tick();
}

beforeAll(async () => {
  settings.language = "en";
  await texts.load("en");
});

beforeEach(() => {
  localStorage.clear();
  sockets.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  for (const [seat, name] of ["Ana", "Ben"].entries()) {
    keepSeat({ table: "lions", seat, token: `token-${seat}`, key: "key", name, at: seat });
  }
  router.go("/tables/lions");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a shared screen", () => {
  it("shows a hand only to whoever said who they are", async () => {
    const { container } = render(TablePage);
    newest().open();
    await tell(told(5, 0, 0));
    const lift = await screen.findByRole("button", { name: "I am Ana" });
    expect(container.textContent).toContain("Ana, your turn");
    expect(container.innerHTML).not.toContain("denar");

    await fireEvent.click(lift);
    expect((await screen.findByLabelText("hand")).textContent).toBe("denar-1 denar-1");

    await tell(told(6, 0, 1));
    const next = await screen.findByRole("button", { name: "I am Ben" });
    expect(container.innerHTML).not.toContain("denar");

    await fireEvent.click(next);
    expect(newest().open().token).toBe("token-1");
    await tell(told(6, 1, 1));
    expect((await screen.findByLabelText("hand")).textContent).toBe("denar-2 denar-2");
  });

  it("stays with whoever still has to confirm, although the next one is shown in turn", async () => {
    render(TablePage);
    newest().open();
    await tell(told(5, 0, 0));
    await fireEvent.click(await screen.findByRole("button", { name: "I am Ana" }));
    await tell({ ...told(6, 0, 1), held: { action: "pass", verb: "pass" } });
    expect((await screen.findByLabelText("hand")).textContent).toBe("denar-1 denar-1");
    await tell(told(7, 0, 1));
    expect(await screen.findByRole("button", { name: "I am Ben" })).toBeTruthy();
  });

  it("hides a held decision after the page was loaded again", async () => {
    const { container } = render(TablePage);
    newest().open();
    await tell({ ...told(6, 0, 1), held: { action: "pass", verb: "pass" } });
    expect(await screen.findByRole("heading", { name: "Ana, your turn" })).toBeTruthy();
    expect(container.innerHTML).not.toContain("denar");
  });

  it("goes to whoever is asked without a curtain where nothing is hidden", async () => {
    render(TablePage);
    newest().open();
    const now = { ...GAMES.sheet.beginning, table: "lions", seat: 0, held: null, chairs: CHAIRS };
    await tell({ ...now, view: { ...now.view, asked: 1 } });
    expect(newest().open().token).toBe("token-1");
    expect(screen.queryByRole("button", { name: "I am Ben" })).toBeNull();
  });

  it("has no curtain for a seat that was asked for by its address", async () => {
    router.go("/tables/lions?seat=1");
    render(TablePage);
    expect(newest().open().token).toBe("token-1");
    await tell(told(5, 1, 0));
    expect((await screen.findByLabelText("hand")).textContent).toBe("denar-2 denar-2");
  });

  it("goes on to whoever has something to choose, where all are asked as a matter of form", async () => {
    const theirs = (version: number, options: object[]): void => {
      const message = { ...told(version, 1, 1), options };
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(message))));
    };
    render(TablePage);
    newest().open();
    await tell(told(5, 0, 0));
    await fireEvent.click(await screen.findByRole("button", { name: "I am Ana" }));

    theirs(6, []);
    await tell({ ...told(6, 0, 1), matter_of_form: true });
    await vi.waitFor(() => expect(screen.getByLabelText("hand").textContent).toBe("denar-1 denar-1"));
    expect(screen.queryByRole("button", { name: "I am Ben" })).toBeNull();

    theirs(7, [{ action: "decline" }]);
    await tell({ ...told(7, 0, 1), matter_of_form: true });
    await screen.findByRole("button", { name: "I am Ben" });
  });
});
