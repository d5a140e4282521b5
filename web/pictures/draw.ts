// Every picture of a rule as HTML that stands alone, in every language: for pages that run no program.
import { render } from "svelte/server";
import { LANGUAGES, settings } from "../src/app/settings/settings.svelte";
import theme from "../src/app/theme.css?raw";
import art from "../src/art/art.css?raw";
import Defs from "../src/art/Defs.svelte";
import { loadPictures } from "../src/reference/pictures/pictures";
import RulePicture from "../src/reference/pictures/RulePicture.svelte";
import { texts } from "../src/texts/texts.svelte";

export interface Drawn {
  /** What all pictures of a page use. */
  symbols: string;
  style: string;
  /** By language and number of the rule. */
  pictures: Record<string, Record<string, string>>;
}

export async function draw(): Promise<Drawn> {
  const styles = new Set<string>();

  /** Only what is seen: styles are collected, marks for the program are left out. */
  function pure({ head, body }: { head: string; body: string }): string {
    for (const [, style] of head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(style ?? "");
    return body.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " ");
  }

  const found = await loadPictures();
  const pictures: Drawn["pictures"] = {};
  for (const language of LANGUAGES) {
    settings.language = language;
    await texts.load(language);
    pictures[language] = Object.fromEntries(
      [...found].map(([rule, picture]) => [rule, pure(render(RulePicture, { props: { rule, picture } }))]),
    );
  }
  const symbols = pure(render(Defs));
  const colours = theme.match(/:root \{.*?\n\}/s)?.[0] ?? "";
  return { symbols, style: [colours, art, ...styles].join("\n"), pictures };
}
