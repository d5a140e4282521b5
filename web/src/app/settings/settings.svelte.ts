// What a person prefers, kept in this browser.
import { keep, kept } from "../../api/storage.svelte";

const STORAGE = "sabika-settings";

export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** What happens to the decision that ends a turn: it is carried out after a moment in which it can be taken back, waits
 *  for a click, or is carried out at once. With the first, what leaves no choice is not asked either. */
export const CONFIRMING = ["countdown", "on", "off"] as const;
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
  /** Whether the browser tells of one's turns; nobody is asked before they want that. */
  notify: boolean;
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
  confirming: "countdown",
  speed: "normal",
  sound: true,
  notify: false,
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
    notify: kept.notify === true,
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
  get notify(): boolean {
    return this.values.notify;
  }
  set notify(notify: boolean) {
    this.keep({ notify });
  }

  /** Light or dark: as chosen here, else as the system prefers. */
  get shade(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  /** Whether things should appear and vanish rather than move. */
  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long something takes that is told in normally so many milliseconds. */
  paced(milliseconds: number): number {
    return milliseconds * { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.speed];
  }

  /** How long a movement of normally so many milliseconds takes; nothing moves for those who asked for that. */
  lasting(milliseconds: number): number {
    return this.still ? 0 : this.paced(milliseconds);
  }

  private keep(changed: Partial<Stored>): void {
    Object.assign(this.values, changed);
    keep(STORAGE, this.values);
  }
}

export const settings = new Settings();
