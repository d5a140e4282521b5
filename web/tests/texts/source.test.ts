// Every message that the client asks for exists in all four languages, none of its own is left over, and its markup has
// no words of its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/app/settings/settings.svelte";
import { asked, meant, mentioned, sourceOf, sources, wordsInMarkup } from "./source";

const CATALOGUES = resolve("../src/sabika/i18n");
const MODULES = resolve("../src/sabika/modules");
/** What is called the same in every language. */
const NAMES = ["Sabika", "Σ"];

const source = sources();
/** What the build says in the first page itself. */
const standing = [...readFileSync("index.html", "utf-8").matchAll(/\{(web-[\w.-]+)\}/g)].map(([, name = ""]) => name);
const wanted = [
  ...source.flatMap((file) => asked(file).map((name) => ({ path: file.path, name }))),
  ...standing.map((name) => ({ path: "index.html", name })),
];

function catalogue(language: Language): string {
  const folder = join(CATALOGUES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !name.startsWith("terminal"));
  const modules = readdirSync(MODULES)
    .map((name) => join(MODULES, name, `${language}.ftl`))
    .filter(existsSync);
  return [...files.map((name) => join(folder, name)), ...modules].map((path) => readFileSync(path, "utf-8")).join("\n");
}

/** Messages and their parts: `kind-tower`, `kind-tower.count`. */
function messages(language: Language): string[] {
  let message = "";
  return catalogue(language)
    .split("\n")
    .flatMap((line) => {
      const [, name] = /^([a-z][\w-]*) =/.exec(line) ?? [];
      const [, part] = /^ {4}\.([\w-]+) =/.exec(line) ?? [];
      if (name) message = name;
      return name ? [name] : part ? [`${message}.${part}`] : [];
    });
}

describe("messages", () => {
  it("are found in the source", () => {
    const all = wanted.map(({ name }) => name);
    expect(all).toContain("web-rules-title");
    expect(all).toContain("kind-*");
    expect(all.length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)("exist in %s", (language) => {
    const known = messages(language);
    const missing = wanted.filter(({ name }) => !known.some(meant(name))).map(({ path, name }) => `${path}: ${name}`);
    expect(missing).toEqual([]);
  });

  it("of the client are all used", () => {
    const own = messages("en").filter((name) => name.startsWith("web-"));
    const inOthers = [...catalogue("en").matchAll(/\{ (web-[\w-]+(?:\.[\w-]+)?) \}/g)].map(([, name]) => name ?? "");
    const used = [...source.flatMap(mentioned), ...inOthers, ...standing]
      .filter((name) => /^web-[^*]/.test(name))
      .map(meant);
    expect(used.some((is) => is("web-nothing-of-the-kind"))).toBe(false);
    // A message may be passed on by its name, and its parts then be chosen where it arrives.
    const unused = own.filter((name) => !used.some((is) => is(name) || is(name.split(".")[0] ?? "")));
    expect(unused).toEqual([]);
  });
});

describe("markup", () => {
  it.each([
    ["<p>Hello</p>", ["Hello"]],
    ['<img alt="A tile" class="tile" />', ["A tile"]],
    ['<button title={open ? "Yes" : say("no")}>{"Go"}</button>', ["Yes", "Go"]],
    ["{#each tiles as tile}<li>{tile}, and</li>{:else}None{/each}", [", and", "None"]],
    ['<p class="plain" title={say("x")}>{say("web-x", { name: "Ana" })} · {a ? "+" : "−"}</p><code>sabika</code>', []],
  ])("with %s", (markup, words) => {
    expect(wordsInMarkup(sourceOf("Sample.svelte", markup))).toEqual(words);
  });

  it("has no words of its own", () => {
    const words = source.flatMap((file) =>
      wordsInMarkup(file)
        .filter((text) => !NAMES.includes(text))
        .map((text) => `${file.path}: ${text}`),
    );
    expect(words).toEqual([]);
  });
});
