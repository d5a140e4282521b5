// What a person prefers is kept in the browser, and nothing unreadable there does any harm.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGE_NAMES } from "../../src/app/settings/languages";
import { preferredLanguage, settings, settingsFrom } from "../../src/app/settings/settings.svelte";

describe("what was kept", () => {
  it("is understood as far as it can be", () => {
    const usual = settingsFrom(null);
    expect(settingsFrom({ name: "Ana", language: "nl", theme: "dark", speed: "slow", sound: false })).toEqual({
      ...usual,
      name: "Ana",
      language: "nl",
      theme: "dark",
      speed: "slow",
      sound: false,
    });
    expect(
      settingsFrom({ language: "xx", theme: 3, confirming: "perhaps", speed: [], sound: "loud", name: 7 }),
    ).toEqual(usual);
    for (const odd of ["text", 3, [1], undefined]) expect(settingsFrom(odd)).toEqual(usual);
  });

  it("has no longer name than the server takes", () => {
    expect(settingsFrom({ name: "a".repeat(100) }).name).toHaveLength(40);
  });
});

describe("the language", () => {
  it("is the first of the browser's that we speak", () => {
    expect(preferredLanguage(["es-ES", "nl-BE", "fr"])).toBe("nl");
    expect(preferredLanguage(["DE"])).toBe("de");
    expect(preferredLanguage([])).toBe("en");
  });

  it("goes by its own name", () => {
    expect(LANGUAGE_NAMES.map(({ label }) => label)).toEqual(["English", "Français", "Nederlands", "Deutsch"]);
  });
});

describe("settings", () => {
  beforeEach(() => localStorage.clear());

  it("are kept at once", () => {
    settings.name = "Ben";
    settings.confirming = "countdown";
    expect(settingsFrom(JSON.parse(localStorage.getItem("sabika-settings") ?? ""))).toMatchObject({
      name: "Ben",
      confirming: "countdown",
    });
  });

  it("hold for this page where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no room");
    });
    settings.sound = false;
    expect(settings.sound).toBe(false);
    settings.sound = true;
    vi.restoreAllMocks();
  });

  it("make movement shorter, longer or nothing", () => {
    const lasting = (["off", "fast", "normal", "slow"] as const).map((speed) => {
      settings.speed = speed;
      return settings.lasting(100);
    });
    expect(lasting).toEqual([0, 50, 100, 200]);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(settings.lasting(100)).toBe(0);
    vi.unstubAllGlobals();
    settings.speed = "normal";
  });
});
