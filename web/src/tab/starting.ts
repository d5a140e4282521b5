// Starts Python out of its parts: from nothing, or with the memory of one that had started before in the same browser.
import { filesIn } from "./archive.ts";

/** What Python is made of, downloaded and unpacked. */
export interface Parts {
  loadPyodide(options: object): Promise<Pyodide>;
  createModule(module: Module): Promise<Module>;
  code: WebAssembly.Module;
  /** All files that it finds. */
  archives: Uint8Array<ArrayBuffer>[];
  /** Pyodide's own list of packages. */
  lock: object;
}

/** What of Pyodide is used here. */
export interface Pyodide {
  pyimport(name: string): unknown;
  _api: { config: { _makeSnapshot?: boolean }; makeSnapshot(): Uint8Array<ArrayBuffer> };
  _module: Module;
}

/** What of Emscripten is used here. */
interface Module {
  HEAP8: Int8Array;
  wasmTable: WebAssembly.Table;
  instantiateWasm(imports: Imports, done: (instance: WebAssembly.Instance, code: WebAssembly.Module) => void): object;
  onRuntimeInitialized(): void;
  growMemory(size: number): number;
  loadDynamicLibrary(name: string, how: object, scope: object): boolean;
  _malloc(size: number): number;
  _free(at: number): void;
}
type Imports = { env: Record<string, WebAssembly.ImportValue> };
type Files = {
  writeFile(name: string, content: Uint8Array, how: { canOwn: boolean }): void;
  mkdirTree(name: string): void;
};

/** Where Python finds modules in its files. */
const PATH = "/lib/python3.14:/lib/sabika";
/** So many bytes before what Pyodide makes of a memory say where it belongs, and how long all of it is. */
const HEAD = 16;

/** What comes after the libraries in the memory, and in the table of what can be called: a memory fits where this is the
 * same. */
const places = new WeakMap<Module, [next: number, called: number]>();

/** Python with these parts. A `memory`, from `memoryOf`, spares it all that was done until that was made. */
export async function started(parts: Parts, memory: Uint8Array | null = null, how: object = {}): Promise<Pyodide> {
  const { fetch: plain } = globalThis;
  // Pyodide would fetch what is here already.
  globalThis.fetch = async () => new Response();
  try {
    return await new Promise((resolve, reject) => {
      const options = {
        indexURL: "./",
        lockFileContents: parts.lock,
        packageBaseUrl: "./",
        env: { PYTHONPATH: PATH },
        fsInit: async (files: Files) => lay(parts.archives, files),
        createPyodideModule: (module: Module) => begun(parts, module, memory, reject),
        ...(memory && { _loadSnapshot: memory.subarray(HEAD) }),
        ...how,
      };
      parts.loadPyodide(options).then(resolve, reject);
    });
  } finally {
    globalThis.fetch = plain;
  }
}

/** All that a Python knows of which nothing was asked yet. */
export function memoryOf({ _api, _module }: Pyodide): ArrayBuffer {
  _api.config._makeSnapshot = true;
  const known = _api.makeSnapshot();
  const memory = new Uint8Array(HEAD + known.length);
  new Uint32Array(memory.buffer, 0, HEAD / 4).set(headOf(_module, memory));
  memory.set(known, HEAD);
  return memory.buffer;
}

function headOf(module: Module, { length }: Uint8Array): number[] {
  return [...(places.get(module) ?? []), length, 0];
}

function lay(archives: Uint8Array<ArrayBuffer>[], files: Files): void {
  const folders = new Set<string>();
  for (const archive of archives)
    for (const [name, content] of filesIn(archive)) {
      const folder = name.slice(0, name.lastIndexOf("/"));
      if (!folders.has(folder)) files.mkdirTree(`/${folder}`);
      folders.add(folder);
      files.writeFile(`/${name}`, content, { canOwn: true });
    }
}

async function begun(
  { createModule, code, archives }: Parts,
  module: Module,
  memory: Uint8Array | null,
  failed: (why: unknown) => void,
): Promise<Module> {
  module.instantiateWasm = (imports, done) => {
    // As Pyodide has it where the mark cannot be a part of the code.
    const mark = Symbol("error");
    imports.env.Jsv_GetError_import = () => mark;
    imports.env.JsvError_Check = (value: unknown) => value === mark;
    WebAssembly.instantiate(code, imports).then((instance) => done(instance, code), failed);
    return {};
  };
  // Libraries come before anything that Python remembers, so that they lie at the same place each time.
  module.onRuntimeInitialized = () => {
    const names = archives.flatMap((archive) => [...filesIn(archive)].map(([name]) => name));
    for (const name of names.filter((each) => each.endsWith(".so")))
      module.loadDynamicLibrary(`/${name}`, { nodelete: true }, {});
    const next = module._malloc(HEAD);
    module._free(next);
    places.set(module, [next, module.wasmTable.length]);
  };
  await createModule(module);
  if (!memory) return module;
  const head = new Uint32Array(memory.buffer, memory.byteOffset, HEAD / 4);
  if (String(head) !== String(headOf(module, memory))) throw new Error("This memory does not belong here.");
  if (module.HEAP8.length < memory.length) module.growMemory(memory.length);
  return module;
}
