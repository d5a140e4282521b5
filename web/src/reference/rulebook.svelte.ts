// The rulebooks of one language: find a rule by its number, search the rules by words.
import type { Component } from "svelte";
import { problemWith, server } from "../api/server";
import type { Book, Example, Problem, Rule, Rulebooks, Section } from "../api/types";
import { settings } from "../app/settings/settings.svelte";
import type { Picture } from "./pictures/pictures";
import { foldedWords, matches } from "./search";

/** A rule or a worked example, and where it stands. */
export interface Entry {
  id: string;
  book: Book;
  section: Section;
  rule: Rule | null;
  example: Example | null;
}

export class Rulebook {
  private readonly entries = new Map<string, Entry>();
  private readonly words = new Map<string, string[]>();

  constructor(readonly books: readonly Book[]) {
    for (const book of books) {
      for (const section of book.sections) {
        for (const rule of section.rules) this.add({ id: rule.id, book, section, rule, example: null });
        for (const example of section.examples) this.add({ id: example.id, book, section, rule: null, example });
      }
    }
  }

  private add(entry: Entry): void {
    const { rule, example } = entry;
    const text = rule
      ? [rule.text, ...rule.table.flat()]
      : [...(example?.rules ?? []), example?.given, example?.expected];
    this.entries.set(entry.id, entry);
    this.words.set(entry.id, foldedWords([entry.id, entry.section.title, ...text].join(" ")));
  }

  /** The rule or example with this number, in upper or lower case. */
  entry(id: string): Entry | null {
    return this.entries.get(id.toUpperCase()) ?? null;
  }

  /** The worked examples that show what a rule means. */
  examplesOf(id: string): Example[] {
    return [...this.entries.values()].flatMap(({ example }) => (example?.rules.includes(id) ? [example] : []));
  }

  /** The books with only what matches: every word of the query begins some word of the number, the section or the text. */
  search(query: string): Book[] {
    const wanted = foldedWords(query);
    if (wanted.length === 0) return [...this.books];
    const fits = ({ id }: { id: string }): boolean => matches(wanted, this.words.get(id) ?? []);
    return this.books
      .map((book) => ({
        ...book,
        sections: book.sections
          .map((section) => ({
            ...section,
            rules: section.rules.filter(fits),
            examples: section.examples.filter(fits),
          }))
          .filter((section) => section.rules.length + section.examples.length > 0),
      }))
      .filter((book) => book.sections.length > 0);
  }
}

/** The rulebook in the language of the settings, as soon as somebody asks for it. */
class Reference {
  book: Rulebook | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** By the number of the rule. They come after the words, and the words do not wait for them. */
  pictures: ReadonlyMap<string, Picture> = $state.raw(new Map());
  Drawn: Component<{ rule: string; picture: Picture }> | null = $state.raw(null);
  private readonly loaded = new Map<string, Rulebook>();

  /** Loads what is missing. Call it in an effect: it follows the language. */
  async load(): Promise<void> {
    const { language } = settings;
    this.problem = null;
    this.problem = await problemWith(async () => {
      const found =
        this.loaded.get(language) ?? new Rulebook((await server.get<Rulebooks>(`/rules/${language}`)).books);
      this.loaded.set(language, found);
      if (settings.language === language) this.book = found;
    });
    if (this.pictures.size > 0) return;
    const [{ loadPictures }, { default: Drawn }] = await Promise.all([
      import("./pictures/pictures"),
      import("./pictures/RulePicture.svelte"),
    ]);
    this.Drawn = Drawn;
    this.pictures = await loadPictures();
  }
}

export const reference = new Reference();
