// Starts Python under node: the one that npm brings, or the bundle, as a browser's worker does it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unpacked } from "../src/tab/archive.ts";
import { memoryOf, started } from "../src/tab/starting.ts";

/** Python with its whole library, to build with. */
export async function whole() {
  const { loadPyodide } = await import("pyodide");
  return loadPyodide();
}

/** The bundle, started: `pyodide`, and `inside`, which is sabika.tab.inside; with `memory`, from the memory of another. */
export async function bundled(folder, options = {}, memory = null) {
  const { files, lock } = JSON.parse(await readFile(join(folder, "tab.json"), "utf-8"));
  const place = (role) => join(folder, files[role]);
  const loaded = (role) => import(pathToFileURL(place(role)).href);
  const archive = async (role) => unpacked(new Blob([await readFile(place(role))]).stream());
  const parts = {
    loadPyodide: (await loaded("pyodide.mjs")).loadPyodide,
    createModule: (await loaded("pyodide.asm.mjs")).default,
    code: await WebAssembly.compile(await readFile(place("pyodide.asm.wasm"))),
    archives: await Promise.all(["library", "sabika"].map(archive)),
    lock,
  };
  // Under node what Pyodide need not fetch is read all the same.
  const read = { indexURL: join(folder, files["pyodide.mjs"], "../"), stdLibURL: join(folder, "tab.json") };
  const pyodide = await started(parts, memory, { ...read, ...options });
  return { pyodide, inside: pyodide.pyimport("sabika.tab.inside") };
}

/** What another one can be started with. */
export function remembered(pyodide) {
  return new Uint8Array(memoryOf(pyodide));
}
