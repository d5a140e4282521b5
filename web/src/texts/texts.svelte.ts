// Everything that the client says, from the same Fluent catalogues as the server and the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, settings } from "../app/settings/settings.svelte";

export type Mentions = Record<string, string | number>;

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

class Texts {
  private bundle: FluentBundle | null = $state.raw(null);

  /** Whether anything can be said yet. */
  get ready(): boolean {
    return this.bundle !== null;
  }

  /** The language in which things are said, which follows the wanted one as soon as it is loaded. */
  get language(): string {
    return this.bundle?.locales[0] ?? settings.language;
  }

  async load(language: Language): Promise<void> {
    const { default: catalogue } = await CATALOGUES[language]();
    if (settings.language === language) this.bundle = bundleOf(language, catalogue);
  }

  has(message: string): boolean {
    return this.bundle?.hasMessage(message) ?? false;
  }

  say(message: string, mentions: Mentions = {}): string {
    const [name = "", part] = message.split(".");
    const entry = this.bundle?.getMessage(name);
    const pattern = part ? entry?.attributes[part] : entry?.value;
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, mentions) : `[${message}]`;
  }
}

export const texts = new Texts();

/** The text of a message (`dirk`), or of a part of one (`kind-tower.count`), in the language of the settings. */
export function say(message: string, mentions: Mentions = {}): string {
  return texts.say(message, mentions);
}
