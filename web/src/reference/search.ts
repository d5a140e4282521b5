// Words of a rule: how they are compared, and what stands out among them.

const WORD = /[\p{L}\p{N}_]+/gu;

/** Without case and accents, so that `serail` finds `Sérail`. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}

export function foldedWords(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** Whether every wanted word begins one of these. */
export function matches(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** A piece of a text: the number of another rule, a word that was searched for, the mark of a ruling, what is typed as
it stands (between backticks in the rules), or plain. */
export interface Piece {
  text: string;
  what: "plain" | "found" | "rule" | "ruling" | "typed";
}

/** The text in pieces. `isRule` says which numbers there are, `mark` what marks a ruling. */
export function pieces(text: string, query: string, isRule: (id: string) => boolean, mark: string): Piece[] {
  const wanted = foldedWords(query);
  const found: Piece[] = [];
  const add = (piece: string, what: Piece["what"]): void => {
    const last = found.at(-1);
    if (what === "plain" && last?.what === "plain") last.text += piece;
    else if (piece) found.push({ text: piece, what });
  };
  const addWords = (part: string): void => {
    let end = 0;
    for (const word of part.matchAll(WORD)) {
      add(part.slice(end, word.index), "plain");
      end = word.index + word[0].length;
      const isFound = wanted.some((start) => folded(word[0]).startsWith(start));
      add(word[0], isRule(word[0]) ? "rule" : isFound ? "found" : "plain");
    }
    add(part.slice(end), "plain");
  };
  for (const [index, part] of text.split(mark).entries()) {
    if (index > 0) add(mark, "ruling");
    for (const [place, stretch] of part.split("`").entries()) {
      if (place % 2) add(stretch, "typed");
      else addWords(stretch);
    }
  }
  return found;
}
