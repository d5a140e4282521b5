// What a message repeats is kept as it was, so that only what has changed is drawn again.

/** The newer value, in which every part that equals the older one's now is the older one's; or the older value itself. */
export function unchanged<T>(before: unknown, now: T): T {
  if (before === now || !isCompound(before) || !isCompound(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Compound = now;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = unchanged(before[name], parts[name]);
    same &&= parts[name] === before[name];
  }
  return (same ? before : now) as T;
}

/** Works something out anew, of which only what has changed is new. */
export function steadily<T>(work: () => T): () => T {
  let last: T | undefined;
  return () => {
    const now = unchanged(last, work());
    last = now;
    return now;
  };
}

type Compound = Record<string, unknown>;

function isCompound(value: unknown): value is Compound {
  return typeof value === "object" && value !== null;
}
