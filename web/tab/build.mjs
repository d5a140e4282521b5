// Builds what a browser's tab needs to run Python: node web/tab/build.mjs WHEELS TARGET
// Pyodide as it is, its standard library as far as it is imported, and Sabika with msgspec, all as bytecode.
import { createHash } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundled, whole } from "./python.mjs";
import { sizes } from "./sizes.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, "../..");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const [WHEELS, TARGET] = process.argv.slice(2).map((path) => resolve(path));
const CORE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LIBRARY = "library";
const OURS = "sabika";

// Node would print the whole program of Pyodide, which is one line, beside it.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const partial = `${TARGET}.${process.pid}`;
rmSync(partial, { recursive: true, force: true });
mkdirSync(partial, { recursive: true });
const versions = await archives();
const files = { ...core(), ...named(LIBRARY), ...named(OURS) };
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8"));
const manifest = { files, checks: checks(files), versions, lock: { info, packages: {} } };
writeFileSync(join(partial, "tab.json"), `${JSON.stringify(manifest, null, 2)}\n`);
await proved();
allowed();
// Renamed only when complete and proved, so that half a bundle is never taken for one.
rmSync(TARGET, { recursive: true, force: true });
renameSync(partial, TARGET);
console.log(sizes(TARGET));
// Python still has clocks running.
process.exit(0);

/** The two archives, with nothing of the library that is not imported. */
async function archives() {
  const python = await whole();
  for (const [place, folder] of [
    ["/repo", ROOT],
    ["/wheels", WHEELS],
    ["/pyodide", PYODIDE],
    ["/out", partial],
  ]) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, folder);
  }
  return await python.runPythonAsync(`
import shutil
import sys
from pathlib import Path

sys.path.append("/repo/web/tab")
import bundle
root, wheels, out = Path("/repo"), Path("/wheels"), Path("/out")
bundle.packed(bundle.sabika_files(root, wheels), "lib/sabika", out / "${OURS}")
shutil.unpack_archive(out / "${OURS}", "/", "gztar")
sys.path.append("/lib/sabika")

from exercise import exercise
import sabika.tab.inside
await exercise()
library = bundle.library_files(Path("/pyodide/python_stdlib.zip"), sys.modules)
bundle.packed(library, "lib/python3.14", out / "${LIBRARY}")
(out / "LICENSES").mkdir()
(out / "LICENSES" / "msgspec.txt").write_bytes(bundle.wheel_licence(wheels))
(out / "LICENSES" / "Sabika.txt").write_bytes((root / "LICENSE").read_bytes())
for text in (root / "web/tab/licenses").iterdir():
    (out / "LICENSES" / text.name).write_bytes(text.read_bytes())
from pyodide.ffi import to_js
to_js({"sabika": bundle.version(root), "python": sys.version.split()[0], "msgspec": __import__("msgspec").__version__})
`);
}

/** Pyodide finds its own files by their names, so it is their folder that is named after what they are. */
function core() {
  const contents = CORE.map((name) => readFileSync(join(PYODIDE, name)));
  const folder = `pyodide-${digest(...contents)}`;
  mkdirSync(join(partial, folder));
  for (const name of CORE) cpSync(join(PYODIDE, name), join(partial, folder, name));
  return Object.fromEntries(CORE.map((name) => [name, `${folder}/${name}`]));
}

/** An archive, named after its content: it can be kept for good. */
function named(role) {
  // No ending that a web space knows: some unpack what they send by it.
  const name = `${role}-${digest(readFileSync(join(partial, role)))}.packed`;
  renameSync(join(partial, role), join(partial, name));
  return { [role]: name };
}

/** How long each file is, and its digest: whoever fetches it can tell whether it came whole. */
function checks(files) {
  const check = (content) => ({ bytes: content.length, sha256: sha256(content).toString("base64") });
  return Object.fromEntries(
    Object.entries(files).map(([role, name]) => [role, check(readFileSync(join(partial, name)))]),
  );
}

function digest(...contents) {
  return sha256(...contents)
    .toString("hex")
    .slice(0, 16);
}

function sha256(...contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest();
}

/** Python in here knows nothing of the umask, and what is copied brings modes along. */
function allowed() {
  for (const entry of readdirSync(partial, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o666 & ~process.umask());
}

/** Nothing is missing: what was asked for before can be asked for in the bundle. */
async function proved() {
  const { pyodide } = await bundled(partial);
  pyodide.FS.mkdirTree("/tab");
  pyodide.FS.writeFile("/tab/exercise.py", readFileSync(join(HERE, "exercise.py")));
  await pyodide.runPythonAsync("import sys; sys.path.append('/tab'); import exercise; await exercise.exercise()");
}
