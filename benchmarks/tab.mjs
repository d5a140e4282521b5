// Measures the bundle of a tab under node, and prints one line of JSON: node benchmarks/tab.mjs FOLDER
import { readFileSync } from "node:fs";
import { bundled } from "../web/tab/python.mjs";

const begun = performance.now();
const { pyodide, inside } = await bundled(process.argv[2]);
const tab = await inside.opened(undefined, async (question) => inside.answered(question));
await tab.ask("GET", "/api/games", "", "", "");
const start = performance.now() - begun;
const memory = pyodide._module.HEAP8.length;
const measured = pyodide.runPython(
  `${readFileSync(new URL("tab_figures.py", import.meta.url), "utf-8").replace('__name__ == "__main__"', "False")}\nfigures()`,
);
const after = pyodide._module.HEAP8.length;
console.log(JSON.stringify({ ...JSON.parse(measured), start, memory, after }));
process.exit(0);
