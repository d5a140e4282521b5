// Python in a worker: downloads what it is made of, tells how far that is, and starts it.
import { unpacked } from "./archive.ts";
import { Memories } from "./memories";
import type { Handed, Start } from "./messages";
import { memoryOf, type Parts, type Pyodide, started } from "./starting.ts";

/** About as large are the parts that are fetched: web spaces say how much they send, but not how much it will be. */
const EXPECTED = 12_500_000;
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
  /** It goes on with what another one remembered. */
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

/** Python with the rules of the game, and what it hands on: with that the next one starts in a fraction of the time. */
export interface Started {
  inside: Inside;
  handed: Handed;
  /** Have it start the faster the next time, too. */
  keep(): Promise<void>;
}

/** Start Python with the rules of the game. */
export async function python(
  { folder, bundle, store, handed, anew }: Start["start"],
  progress: (part: number) => void = () => undefined,
): Promise<Started> {
  const { files, lock } = bundle;
  const place = (role: string) => `${folder}${files[role]}`;
  const known = new Memories(store, bundle);
  if (anew) await known.forget();
  const counted = counter(progress);
  const archive = async (role: string) => unpacked((await brought(place(role), counted)).body!);
  const [{ loadPyodide }, { default: createModule }, code, library, sabika, memory] = await Promise.all([
    import(/* @vite-ignore */ place("pyodide.mjs")),
    import(/* @vite-ignore */ place("pyodide.asm.mjs")),
    handed?.code ?? compiled(place("pyodide.asm.wasm"), counted),
    archive("library"),
    archive("sabika"),
    anew ? null : (handed?.memory ?? known.find()),
  ]);
  progress(DOWNLOADED);
  const parts: Parts = { loadPyodide, createModule, code, archives: [library, sabika], lock };
  const remembering = memory && (await woken(parts, memory));
  const pyodide = remembering ?? (await started(parts));
  progress(RUNNING);
  const inside = pyodide.pyimport("sabika.tab.inside") as Inside;
  if (remembering) inside.woken();
  if (remembering || handed) return { inside, handed: { code, memory }, keep: async () => undefined };
  const made = new Blob(memoryOf(pyodide));
  return { inside, handed: { code, memory: made }, keep: () => known.keep(made) };
}

/** What another one remembered; nothing if that cannot be made use of. */
async function woken(parts: Parts, memory: Blob): Promise<Pyodide | null> {
  try {
    return await started(parts, new Uint8Array(await memory.arrayBuffer()));
  } catch (error) {
    console.info(error);
    return null;
  }
}

async function brought(place: string, counted: Count): Promise<Response> {
  const answer = await fetch(place);
  if (!answer.ok || !answer.body) throw new TypeError(`${place}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(counted()), { headers: { "Content-Type": "application/wasm" } });
}

async function compiled(place: string, counted: Count): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(brought(place, counted));
}

type Count = () => TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** Has all that passes through told as a part of the whole. */
function counter(progress: (part: number) => void): Count {
  let received = 0;
  return () =>
    new TransformStream({
      transform(chunk, controller) {
        received += chunk.length;
        progress(DOWNLOADED * Math.min(1, received / EXPECTED));
        controller.enqueue(chunk);
      },
    });
}

/** Why Python did not start, as a code to say it by. */
export function whyNot(error: unknown): string {
  if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError) return "tab-too-old";
  // Nothing else that happens here is a TypeError of the browser's own.
  return error instanceof TypeError ? "tab-missing" : "tab-broken";
}

/** Whether Python itself said so, and goes on; else the worker is not to be used any more. */
export function isPythons(error: unknown): boolean {
  return error instanceof Error && error.name === "PythonError";
}
