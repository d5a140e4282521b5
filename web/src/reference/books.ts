// What the title of a rulebook says, and where its parts begin on the page.
import type { Book } from "../api/types";

/** The name of a book, which may be followed by a sentence about it. */
export function nameOf(book: Book): string {
  return book.title.split(". ")[0] ?? "";
}

/** What stands before its first rule. */
export function introOf(book: Book): string {
  return [book.title.split(". ").slice(1).join(". "), book.intro].filter(Boolean).join(". ");
}

/** Whether a book is divided: in some the only section is the book itself. */
export function hasSections(book: Book): boolean {
  return book.sections.length > 1 || book.sections[0]?.title !== book.title;
}

/** A section, as it stands after the # of an address; its number is counted from 0. */
export function anchorOf(book: Book, section: number): string {
  return `${book.name}-${section + 1}`;
}
