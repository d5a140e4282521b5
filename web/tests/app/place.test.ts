// Addresses within the client, wherever it lies.
import { describe, expect, it } from "vitest";
import { at, sentOn, within } from "../../src/app/place";

describe("an address", () => {
  it.each(["/", "/games/sabika/"])("leads from the page to the browser and back in %s", (base) => {
    for (const path of ["/", "/rules/A21", "/tables/tab-1"]) {
      expect(at(path, base)).toBe(base + path.slice(1));
      expect(within(at(path, base), base)).toBe(path);
    }
  });

  it("of the first page may name its file, or be of nowhere", () => {
    expect(within("/games/sabika/index.html", "/games/sabika/")).toBe("/");
    expect(within("/elsewhere", "/games/sabika/")).toBe("/");
  });

  it("never leads to another host", () => {
    expect(at("//example.org/rules")).toBe("/example.org/rules");
  });
});

describe("somebody who wanted to go elsewhere", () => {
  const from = (address: string, base: string) => sentOn(new URL(address, "https://example.org") as never, base);

  it("is sent on, with what stands after the #", () => {
    const to = encodeURIComponent("tables/tab-1?show=replay");
    expect(from(`/games/?to=${to}#key`, "/games/")).toBe("/games/tables/tab-1?show=replay#key");
  });

  it("stays where nothing was asked for", () => {
    expect(from("/games/", "/games/")).toBeNull();
    expect(from("/games/rules?to=new", "/games/")).toBeNull();
  });
});
