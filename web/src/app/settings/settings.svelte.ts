// What a person prefers, kept in this browser.
import { keep, kept } from "../../api/storage";

const STORAGE = "sabika-settings";

export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** What happens to the decision that ends a turn: it waits, is carried out at once, or after a countdown. */
export const CONFIRMING = ["on", "countdown", "off"] as const;
export type Confirming = (typeof CONFIRMING)[number];
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
/** The longest name that the server takes. */
export const NAME_LENGTH = 40;

interface Stored {
  name: string;
  language: Language;
  theme: Theme;
  confirming: Confirming;
  speed: Speed;
  sound: boolean;
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const language of wanted) {
    const found = LANGUAGES.find((own) => own === language.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

const FIRST: Stored = {
  name: "",
  language: preferredLanguage(navigator.languages ?? []),
  theme: "system",
  confirming: "on",
  speed: "normal",
  sound: true,
};

/** What was kept, as far as it can be understood. */
export function settingsFrom(found: unknown): Stored {
  const kept = (found && typeof found === "object" ? found : {}) as Record<string, unknown>;
  const oneOf = <T>(known: readonly T[], name: string, usual: T): T => known.find((one) => one === kept[name]) ?? usual;
  return {
    name: typeof kept.name === "string" ? kept.name.slice(0, NAME_LENGTH) : FIRST.name,
    language: oneOf(LANGUAGES, "language", FIRST.language),
    theme: oneOf(THEMES, "theme", FIRST.theme),
    confirming: oneOf(CONFIRMING, "confirming", FIRST.confirming),
    speed: oneOf(SPEEDS, "speed", FIRST.speed),
    sound: typeof kept.sound === "boolean" ? kept.sound : FIRST.sound,
  };
}

class Settings implements Stored {
  private readonly values: Stored = $state(settingsFrom(kept(STORAGE)));

  get name(): string {
    return this.values.name;
  }
  set name(name: string) {
    this.keep({ name });
  }
  get language(): Language {
    return this.values.language;
  }
  set language(language: Language) {
    this.keep({ language });
  }
  get theme(): Theme {
    return this.values.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
  }
  get confirming(): Confirming {
    return this.values.confirming;
  }
  set confirming(confirming: Confirming) {
    this.keep({ confirming });
  }
  get speed(): Speed {
    return this.values.speed;
  }
  set speed(speed: Speed) {
    this.keep({ speed });
  }
  get sound(): boolean {
    return this.values.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  /** Light or dark: as chosen here, else as the system prefers. */
  get shade(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  /** How long a movement of normally so many milliseconds takes; nothing moves for those who asked for that. */
  lasting(milliseconds: number): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return milliseconds * { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.speed];
  }

  private keep(changed: Partial<Stored>): void {
    Object.assign(this.values, changed);
    keep(STORAGE, this.values);
  }
}

export const settings = new Settings();
