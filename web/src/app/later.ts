// What is drawn in a task of its own, one after the other, so that the page answers while a large one is made.
const waiting: (() => void)[] = [];

/** Draw something as soon as all that came before is drawn, unless it is taken back. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (waiting.length === 1) setTimeout(next);
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(next);
}
