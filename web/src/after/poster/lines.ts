// Text in a drawing, which does not break its lines by itself.

/** How wide a text is. */
export type Measure = (text: string) => number;

/** The text in lines no wider than there is room; a word that is too long by itself keeps its line. */
export function broken(text: string, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The text in as few lines as there is room for, none much longer than the others. */
export function balanced(text: string, room: number, measure: Measure): string[] {
  const fewest = broken(text, room, measure);
  let best = fewest;
  for (let less = room; less > 0; less -= room / 20) {
    const lines = broken(text, less, measure);
    if (lines.length > fewest.length) break;
    best = lines;
  }
  return best;
}

/** The text, cut off if there is no room for all of it. */
export function cut(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end)}…`) > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Measures in a font as it is written in CSS. */
export function measureIn(font: string): Measure {
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas) canvas.font = font;
  return (text) => canvas?.measureText(text).width ?? 0;
}
