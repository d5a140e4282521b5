// Draws the pictures of the rules into a folder: `node pictures/build.mjs FOLDER`. No browser is needed.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

const [folder] = process.argv.slice(2).map((name) => resolve(name));
const program = join(folder, "program");

rmSync(folder, { recursive: true, force: true });
await build({
  configFile: false,
  root: fileURLToPath(new URL("..", import.meta.url)),
  logLevel: "error",
  // Styles come with what is drawn, instead of in files of their own.
  plugins: [svelte({ emitCss: false })],
  ssr: { noExternal: true },
  build: { ssr: "pictures/draw.ts", outDir: program, emptyOutDir: true },
});
const { draw } = await import(pathToFileURL(join(program, "draw.js")).href);
const { symbols, style, pictures } = await draw();
rmSync(program, { recursive: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "symbols.svg"), symbols);
writeFileSync(join(folder, "pictures.css"), style);
for (const [language, drawn] of Object.entries(pictures))
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(drawn));
