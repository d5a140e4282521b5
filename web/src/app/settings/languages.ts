// The languages by the names that they give themselves.
import { bundleOf } from "../../texts/texts.svelte";
import { LANGUAGES, type Language } from "./settings.svelte";

const catalogues = import.meta.glob<string>("../../../../src/sabika/i18n/*/languages.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function nameOf(language: Language): string {
  const [, catalogue = ""] = Object.entries(catalogues).find(([path]) => path.includes(`/${language}/`)) ?? [];
  const bundle = bundleOf(language, catalogue);
  const name = bundle.getMessage("language-name")?.value;
  return name ? bundle.formatPattern(name) : language;
}

export const LANGUAGE_NAMES: readonly { value: Language; label: string }[] = LANGUAGES.map((language) => ({
  value: language,
  label: nameOf(language),
}));
