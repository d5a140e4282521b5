// Whether something that was kept is what it should be: another version may have kept it, or another program.

export type Check<T> = (found: unknown) => found is T;

export const isText: Check<string> = (found) => typeof found === "string";
export const isFlag: Check<boolean> = (found) => typeof found === "boolean";
export const isNumber: Check<number> = (found): found is number => Number.isFinite(found);
/** A moment that a calendar knows, in milliseconds since 1970. */
export const isMoment: Check<number> = (found): found is number => isNumber(found) && Math.abs(found) <= 8.64e15;
export const isCount: Check<number> = (found): found is number => Number.isSafeInteger(found) && Number(found) >= 0;

export function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

export function isOneOf<T>(known: readonly T[]): Check<T> {
  return (found): found is T => known.includes(found as T);
}

export function isList<T>(of: Check<T>): Check<T[]> {
  return (found): found is T[] => Array.isArray(found) && found.every(of);
}

export function isRecord<T>(of: Check<T>): Check<Record<string, T>> {
  return (found): found is Record<string, T> => isObject(found) && Object.values(found).every(of);
}

/** Left out, or what it should be. */
export function maybe<T>(of: Check<T>): Check<T | undefined> {
  return (found): found is T | undefined => found === undefined || of(found);
}

export function orNull<T>(of: Check<T>): Check<T | null> {
  return (found): found is T | null => found === null || of(found);
}

/** An object with at least these fields. */
export function isShape<T>(fields: { [Name in keyof T]: Check<T[Name]> }): Check<T> {
  return (found): found is T =>
    isObject(found) && Object.entries<Check<unknown>>(fields).every(([name, is]) => is(found[name]));
}

/** What of a list is as it should be. */
export function those<T>(is: Check<T>, found: unknown): T[] {
  return Array.isArray(found) ? found.filter(is) : [];
}
