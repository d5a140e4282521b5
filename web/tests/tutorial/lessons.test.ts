// The lessons as they are: every step has its texts in every language, and every moment is in the deal.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/app/settings/settings.svelte";
import { bundleOf } from "../../src/texts/texts.svelte";
import { LESSONS } from "../../src/tutorial/lessons";

function catalogue(language: string) {
  return bundleOf(language, readFileSync(resolve(`../src/sabika/i18n/${language}/web-tutorial.ftl`), "utf-8"));
}

describe.each(LESSONS.map((lesson) => ({ ...lesson, name: lesson.plan.name })))("$name", ({ plan, deal }) => {
  it.each(LANGUAGES)("is told in %s", (language) => {
    const bundle = catalogue(language);
    expect(bundle.hasMessage(`web-tutorial-${plan.name}`)).toBe(true);
    for (const step of plan.steps) {
      const message = bundle.getMessage(`web-tutorial-${plan.name}-${step.name}`);
      expect(message?.value, step.name).toBeTruthy();
      expect(Boolean(message?.attributes.do), step.name).toBe(Boolean(step.done));
    }
  });

  it("says nothing of steps that are not there", () => {
    const said = readFileSync(resolve("../src/sabika/i18n/en/web-tutorial.ftl"), "utf-8");
    const named = [...said.matchAll(new RegExp(`^web-tutorial-${plan.name}-(\\S+) =`, "gm"))].map((match) => match[1]);
    expect(named).toEqual(plan.steps.map((step) => step.name));
  });

  it("names moments of its deal, in their order", async () => {
    const { moments, record } = (await deal()).default;
    const named = plan.steps.flatMap((step) => (step.moment ? [step.moment] : []));
    for (const moment of named) expect(Object.keys(moments)).toContain(moment);
    const order = named.map((moment) => moments[moment]!);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(record.players.filter((player) => player.bot === null)).toHaveLength(1);
  });

  it("has steps of different names, and ends by saying goodbye", () => {
    const names = plan.steps.map((step) => step.name);
    expect(new Set(names).size).toBe(names.length);
    expect(plan.steps.at(-1)).toEqual({ name: "end" });
  });
});
