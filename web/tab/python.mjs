// Starts Python under node: the one that npm brings, or the bundle, as a browser's worker does it.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where Sabika lies in Python's own files. */
export const PACKAGES = "/lib/python3.14/site-packages";

/** Python with its whole library, to build with. */
export async function whole() {
  const { loadPyodide } = await import("pyodide");
  return loadPyodide();
}

/** The bundle, started: `pyodide`, and `inside`, which is sabika.tab.inside. */
export async function bundled(folder, options = {}) {
  const { files, lock } = JSON.parse(await readFile(join(folder, "tab.json"), "utf-8"));
  const { loadPyodide } = await import(pathToFileURL(join(folder, files["pyodide.mjs"])).href);
  const pyodide = await loadPyodide({
    indexURL: `${dirname(join(folder, files["pyodide.mjs"]))}/`,
    stdLibURL: join(folder, files["python_stdlib.zip"]),
    lockFileContents: lock,
    packageBaseUrl: `${folder}/`,
    ...options,
  });
  const sabika = await readFile(join(folder, files["sabika.zip"]));
  pyodide.unpackArchive(new Uint8Array(sabika), "zip", { extractDir: PACKAGES });
  return { pyodide, inside: pyodide.pyimport("sabika.tab.inside") };
}
