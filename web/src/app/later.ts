// What is drawn in a task of its own, one after the other, so that the page answers while a large one is made.
const waiting: (() => void)[] = [];
let isUnderWay = false;

/** Draw something as soon as all that came before is drawn, unless it is taken back. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!isUnderWay) setTimeout(next);
  isUnderWay = true;
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function next(): void {
  waiting.shift()?.();
  setTimeout(layOut);
}

/** Of what is drawn before the next frame, all would be laid out there at once. */
function layOut(): void {
  document.body.getBoundingClientRect();
  isUnderWay = waiting.length > 0;
  if (isUnderWay) setTimeout(next);
}
