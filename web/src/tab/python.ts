// Python in a worker: downloads what it is made of, tells how far that is, and starts it.
import { unpacked } from "./archive.ts";
import { Delivery, Missing } from "./delivery";
import { Memories } from "./memories";
import type { Handed, Start } from "./messages";
import { memoryOf, type Parts, started } from "./starting.ts";

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
  /** It goes on with what another one knew. */
  woken(): void;
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

/** Python with the rules of the game, and what makes the start of others in this browser short. */
export interface Started {
  inside: Inside;
  handed: Handed;
  /** Has the next visit begin with what this one knew, which takes its time. */
  keep(): Promise<void>;
  /** Something is wrong with what it knew: no other is to begin with that. */
  forget(): Promise<void>;
}

/** Start Python with the rules of the game. */
export async function python(
  start: Start["start"],
  progress: (part: number) => void = () => undefined,
): Promise<Started> {
  const delivery = new Delivery(start.folder, start.bundle, (part) => progress(DOWNLOADED * part));
  try {
    return await Promise.race([delivery.lost, begun(start, delivery, progress)]);
  } catch (error) {
    throw (await delivery.mended()) ? new Missing(String(error)) : error;
  } finally {
    delivery.end();
  }
}

async function begun(
  { folder, bundle, store, handed, anew }: Start["start"],
  delivery: Delivery,
  progress: (part: number) => void,
): Promise<Started> {
  const place = (role: string) => `${folder}${bundle.files[role]}`;
  const kept = new Memories(store, bundle);
  if (anew) await kept.forget();
  const [{ loadPyodide }, { default: createModule }, code, memory, ...archives] = await Promise.all([
    import(/* @vite-ignore */ place("pyodide.mjs")),
    import(/* @vite-ignore */ place("pyodide.asm.mjs")),
    handed?.code ?? compiled(place("pyodide.asm.wasm"), delivery),
    handed?.memory ?? kept.find(),
    archive(place("library")),
    archive(place("sabika")),
  ]);
  const parts: Parts = { loadPyodide, createModule, code, archives, lock: bundle.lock };
  const forget = () => kept.forget();
  const again = memory && (await remembering(parts, memory));
  if (again) return { inside: again, handed: { code, memory }, keep: async () => undefined, forget };
  const pyodide = await started(parts);
  progress(RUNNING);
  const inside = pyodide.pyimport("sabika.tab.inside") as Inside;
  const known = memoryOf(pyodide);
  const copy = store ? known.slice(0) : null;
  return { inside, handed: { code, memory: known }, keep: async () => void (copy && (await kept.keep(copy))), forget };
}

/** One that goes on from a memory; nothing if that is of no use. */
async function remembering(parts: Parts, memory: ArrayBuffer): Promise<Inside | null> {
  try {
    const pyodide = await started(parts, new Uint8Array(memory));
    const inside = pyodide.pyimport("sabika.tab.inside") as Inside;
    inside.woken();
    return inside;
  } catch (error) {
    console.info(error);
    return null;
  }
}

async function compiled(place: string, delivery: Delivery): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(delivery.program(place));
}

async function archive(place: string): Promise<Uint8Array<ArrayBuffer>> {
  return unpacked((await fetched(place)).body!);
}

async function fetched(place: string): Promise<Response> {
  const answer = await fetch(place);
  if (!answer.ok || !answer.body) throw new TypeError(`${place}: ${answer.status}`);
  return answer;
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
