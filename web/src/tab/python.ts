// Python in a worker: downloads what it is made of, tells how far that is, and starts it.
import { Delivery, Missing } from "./delivery";
import type { Bundle } from "./messages";

/** Where Sabika lies in Python's own files. */
const PACKAGES = "/lib/python3.14/site-packages";
/** How far it is when everything is here, and when Python runs. */
const DOWNLOADED = 0.75;
const RUNNING = 0.9;

/** What of Python is asked for from here: sabika.tab.inside. */
export interface Inside {
  opened(
    shelf: object | undefined,
    think: (question: Uint8Array) => Promise<Uint8Array>,
    address: string,
  ): Promise<Tab>;
  answered(question: Uint8Array): Uint8Array;
}

export interface Tab {
  ask(method: string, path: string, query: string, token: string, body: string): Promise<Answered>;
  watch(table: string, hello: string, told: (text: string) => void, closed: (code: number) => void): Leave;
}

export type Answered = [status: number, media: string, headers: Record<string, string>, body: Uint8Array];

export interface Leave {
  (): void;
  destroy(): void;
}

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Inside;
}

interface Loader {
  loadPyodide(options: object): Promise<Pyodide>;
}

/** Start Python with the rules of the game. */
export async function python(
  folder: string,
  bundle: Bundle,
  progress: (part: number) => void = () => undefined,
): Promise<Inside> {
  const delivery = new Delivery(folder, bundle, (part) => progress(DOWNLOADED * part));
  try {
    // Pyodide waits for ever for a program that does not come.
    return await Promise.race([delivery.lost, started(folder, bundle, progress)]);
  } catch (error) {
    throw (await delivery.mended()) ? new Missing(String(error)) : error;
  } finally {
    delivery.end();
  }
}

async function started(folder: string, { files, lock }: Bundle, progress: (part: number) => void): Promise<Inside> {
  const place = (role: string) => `${folder}${files[role]}`;
  const ours = fetch(place("sabika.zip")).then((answer) => {
    if (!answer.ok) throw new TypeError(`sabika.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  // It is waited for below; until then nobody need hear that it failed.
  ours.catch(() => undefined);
  const { loadPyodide }: Loader = await import(/* @vite-ignore */ place("pyodide.mjs"));
  const pyodide = await loadPyodide({
    indexURL: place("pyodide.mjs").replace(/[^/]+$/, ""),
    stdLibURL: place("python_stdlib.zip"),
    lockFileContents: lock,
    packageBaseUrl: folder,
  });
  progress(RUNNING);
  pyodide.unpackArchive(await ours, "zip", { extractDir: PACKAGES });
  return pyodide.pyimport("sabika.tab.inside");
}

/** Why Python did not start, as a code to say it by. */
export function whyNot(error: unknown): string {
  if (error instanceof Missing) return "tab-missing";
  if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError) return "tab-too-old";
  // Nothing else that happens here is a TypeError of the browser's own.
  return error instanceof TypeError ? "tab-missing" : "tab-broken";
}

/** Whether Python itself said so, and goes on; else the worker is not to be used any more. */
export function isPythons(error: unknown): boolean {
  return error instanceof Error && error.name === "PythonError";
}
