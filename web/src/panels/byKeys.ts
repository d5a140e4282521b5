// Whether the person plays by keys: they were touched last, no pointer.
let keys = false;
addEventListener(
  "keydown",
  () => {
    keys = true;
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    keys = false;
  },
  true,
);

export function byKeys(): boolean {
  return keys;
}
