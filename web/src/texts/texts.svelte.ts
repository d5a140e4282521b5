// Everything that the client says, from the same Fluent catalogues as the server and the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Sentence } from "../api/types";
import { type Language, settings } from "../app/settings/settings.svelte";

/** What a sentence is filled with. */
export type Mention = string | number | Sentence;
export type Mentions = Record<string, Mention>;

/** Stands in sentences for the name of the player on `seat`, which no catalogue knows. */
const NAME = "name";

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
  de: () => import("./de"),
};

export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

/** Nobody waits longer for a language without being told, in milliseconds. */
const PATIENCE = 15_000;

class Texts {
  private bundle: FluentBundle | null = $state.raw(null);
  /** Whether the wanted language has not come, so that all is still said in another one. */
  missing = $state(false);

  /** Whether anything can be said yet. */
  get ready(): boolean {
    return this.bundle !== null;
  }

  /** The language in which things are said, which follows the wanted one as soon as it is loaded. */
  get language(): string {
    return this.bundle?.locales[0] ?? settings.language;
  }

  /** Rejects if nothing can be said at all. */
  async load(language: Language): Promise<void> {
    const isWanted = () => settings.language === language;
    const late = setTimeout(() => (this.missing ||= isWanted()), PATIENCE);
    this.missing = false;
    try {
      const { default: catalogue } = await CATALOGUES[language]();
      if (!isWanted()) return;
      this.bundle = bundleOf(language, catalogue);
      this.missing = false;
    } catch (error) {
      if (!this.bundle) throw error;
      this.missing ||= isWanted();
    } finally {
      clearTimeout(late);
    }
  }

  has(message: string): boolean {
    return this.bundle?.hasMessage(message) ?? false;
  }

  say(message: string, mentions: Mentions, names: readonly string[]): string {
    if (message === NAME) return names[mentions.seat as number] ?? "";
    const [name = "", part] = message.split(".");
    const entry = this.bundle?.getMessage(name);
    const pattern = part ? entry?.attributes[part] : entry?.value;
    if (!pattern || !this.bundle) return `[${message}]`;
    const filled = Object.entries(mentions).map(([key, own]) => [key, Array.isArray(own) ? tell(own, names) : own]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(filled));
  }
}

export const texts = new Texts();

/** The text of a message (`fountain`), or of a part of one (`kind-tower.count`), in the language of the settings. */
export function say(message: string, mentions: Mentions = {}): string {
  return texts.say(message, mentions, []);
}

/** The text of a sentence of the server's, or of a part of one, at a table with these players; empty for none. */
export function tell(said: Mention | null | undefined, names: readonly string[] = []): string {
  return Array.isArray(said) ? texts.say(...said, names) : String(said ?? "");
}
