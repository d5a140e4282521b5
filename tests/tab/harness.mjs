// The bundle under node, for tests: a line of JSON asks, a line answers. `node harness.mjs FOLDER`
//   {id, ask: "open", playouts}                     a desk over a fresh shelf in memory; answers its number
//   {id, ask: "ask", desk, method, path, query, token, body}
//   {id, ask: "watch", desk, table, hello}          later {watch: id, text} and {watch: id, closed}
//   {id, ask: "unwatch", watch}
//   {id, ask: "run", code, given, desk}             an async function's body in Python, with `given` and `tab`; answers JSON
//   {id, ask: "close", desk}
import { createInterface } from "node:readline";
import { bundled } from "../../web/tab/python.mjs";

const begun = performance.now();
const { pyodide, inside } = await bundled(process.argv[2], { stdout: (text) => console.error(text) });
const started = performance.now() - begun;
const desks = new Map();
const watching = new Map();

// As a worker of its own would answer: what crosses over is bytes.
const think = async (question) => inside.answered(question);

const asked = {
  async open({ id, playouts }) {
    desks.set(id, await inside.opened(undefined, think, "https://tab.example", playouts ?? 0));
    return id;
  },
  async ask({ desk, method, path, query, token, body }) {
    const [status, media, headers, bytes] = await desks.get(desk).ask(method, path, query, token, body);
    return { status, media, headers, body: Buffer.from(bytes).toString("base64") };
  },
  watch({ id, desk, table, hello }) {
    const told = (text) => say({ watch: id, text });
    const closed = (code) => say({ watch: id, closed: code });
    watching.set(id, desks.get(desk).watch(table, hello, told, closed));
    return id;
  },
  unwatch({ watch }) {
    const leave = watching.get(watch);
    watching.delete(watch);
    leave();
    leave.destroy();
  },
  async run({ code, given, desk }) {
    const body = code.replaceAll("\n", "\n    ");
    pyodide.runPython(`async def _run(given, tab):\n    ${body}`);
    const run = pyodide.globals.get("_run");
    return JSON.parse((await run(pyodide.toPy(given ?? null), desks.get(desk)?.tab)) ?? "null");
  },
  async close({ desk }) {
    await desks.get(desk).close();
    desks.get(desk).destroy();
    desks.delete(desk);
  },
  memory() {
    return { started, wasm: pyodide._module.HEAP8.length };
  },
};

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  // Not awaited here: several ask at a time, as pages do.
  Promise.resolve()
    .then(() => asked[message.ask](message))
    .then((result) => say({ id: message.id, result: result ?? null }))
    .catch((error) => say({ id: message.id, error: String(error.message ?? error) }));
}
process.exit(0);
