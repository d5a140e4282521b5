// Values for the deal: what others have promised is noted first, then the own values leave this browser.
import { beforeEach, expect, test, vi } from "vitest";
import { keepKnown, keepSeat, seatsAt } from "../../src/api/seats";
import { give, newShare, promiseOf } from "../../src/api/shares";
import type { AnyView } from "../../src/api/types";
import { tableNow } from "./wire";

const SHARE = newShare();
const BENS = promiseOf(newShare());
const promises = [promiseOf(SHARE), BENS];
const shuffling = tableNow({ status: "shuffling", seed_hash: "server", shuffling: { promises, silent: [0, 1] } });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ version: 2 }));
  vi.stubGlobal("fetch", fetched);
  keepSeat({ table: "lions", seat: 0, token: "token", key: "", name: "Ana", at: 0, share: SHARE });
});

test("no value is like another", () => {
  expect(SHARE).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare()).not.toBe(SHARE);
});

test("what is waited for is given, after all promises were noted", async () => {
  let noted: unknown;
  fetched.mockImplementation(async () => {
    noted = seatsAt("lions")[0]?.known?.promises;
    return Response.json({ version: 2 });
  });
  await give("lions", shuffling);
  const [path, request] = fetched.mock.calls[0]!;
  expect(path).toBe("/api/tables/lions/shares");
  expect(JSON.parse(request?.body as string)).toEqual({ shares: { 0: SHARE } });
  expect(noted).toEqual(promises);
  expect(seatsAt("lions")[0]).toMatchObject({ given: "taken", share: SHARE });
});

test("promises that change afterwards are not noted any more", async () => {
  await give("lions", shuffling);
  keepKnown("lions", tableNow({ status: "shuffling", shuffling: { promises: [promises[0]!, "other"], silent: [1] } }));
  expect(seatsAt("lions")[0]?.known?.promises).toEqual(promises);
});

test("a value that did not arrive is only said to be sent", async () => {
  fetched.mockImplementation(async () => Response.json({ error: { kind: "failed", code: "x" } }, { status: 503 }));
  await give("lions", shuffling);
  expect(seatsAt("lions")[0]?.given).toBe("sent");
});

test("a message that comes meanwhile or late brings no second request", async () => {
  await Promise.all([give("lions", shuffling), give("lions", shuffling)]);
  await give("lions", shuffling);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("nothing is given twice, nor where it was not promised", async () => {
  await give("lions", tableNow({ status: "shuffling", shuffling: { promises, silent: [1] } }));
  await give("lions", tableNow({ status: "shuffling", shuffling: { promises: [BENS, BENS], silent: [0] } }));
  await give("elsewhere", shuffling);
  expect(fetched).not.toHaveBeenCalled();
});

test("the hash of the seed is noted with the first card, and stays", () => {
  const view = (seed_hash: string) => ({ seed_hash }) as AnyView;
  keepKnown("lions", tableNow({ status: "playing", view: view("first") }));
  keepKnown("lions", tableNow({ status: "playing", view: view("second") }));
  expect(seatsAt("lions")[0]?.known?.dealt).toBe("first");
});
