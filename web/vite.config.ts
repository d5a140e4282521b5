// Builds the client into the Python package, which serves it; `npm run dev` passes requests on to a running server.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { minifySync, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.SABIKA_SERVER ?? "http://127.0.0.1:8000";
const CATALOGUES = new URL("../src/sabika/i18n/", import.meta.url);
const WORKER = "service-worker.js";
/** At the end of the styles that every page has: main.ts looks for it. */
const WHOLE = ":root{--whole:1}";
const SMALLEST = 1024;
/** A machine may be slow: only a test that hangs is to fail by time. */
const PATIENCE = 120_000;

/** What is made of the files as they are written, since only then they are final: the list for the worker that keeps the
 * client for when there is no network; and each text compressed beside itself, so that the server need not compress. */
function finished(): Plugin {
  return {
    name: "finished",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (/^assets\/first-.*\.css$/.test(name) && file.type === "asset") file.source += WHOLE;
    },
    writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle);
      writeFileSync(join(dir, WORKER), worker(dir, files));
      for (const file of [...files, WORKER]) compress(join(dir, file));
    },
  };
}

function worker(dir: string, files: string[]): string {
  const kept = files.filter((name) => name.startsWith("assets/")).sort();
  const digests = kept.map((name) => [name, digest(readFileSync(join(dir, name)))]);
  const all = Object.fromEntries([...["./", "icon.svg", "manifest.webmanifest"].map((name) => [name, ""]), ...digests]);
  const version = digest(JSON.stringify(all), readFileSync(join(dir, "index.html")));
  return inApp(WORKER)
    .replace('"VERSION"', JSON.stringify(Buffer.from(version, "base64").toString("hex").slice(0, 16)))
    .replace('"FILES"', JSON.stringify(all))
    .replace('"RULES"', JSON.stringify(languages().map((language) => `api/rules/${language}`)));
}

function digest(...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("base64");
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < SMALLEST || /\.(png|woff2|webp)$/.test(file)) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** What stands in the first page itself, to be seen before anything else has come: `<!-- first.css -->` is that file, and
 * `{web-coming}` that message in every language, or in English where only one can stand. */
function standing(): Plugin {
  return {
    name: "standing",
    transformIndexHtml: {
      order: "pre",
      handler: (page) =>
        page
          .replace("<!-- first.css -->", () => `<style>${colours()}${inApp("first.css")}</style>`)
          .replace("<!-- first.js -->", () => `<script>${minifySync("first.js", inApp("first.js"), OLD).code}</script>`)
          .replace("<!-- icon.svg -->", () => readFileSync(new URL("public/icon.svg", import.meta.url), "utf-8").trim())
          .replace(/"\{(web-[\w.-]+)\}"/g, (_, message) => `"${said("en", message)}"`)
          .replace(/\{(web-[\w.-]+)\}/g, (_, message) =>
            languages()
              .map((language) => `<span lang="${language}">${said(language, message)}</span>`)
              .join(""),
          ),
    },
  };
}

/** So that it still says something where nothing else is understood. */
const OLD = { compress: { target: "es2018" } };

function inApp(file: string): string {
  return readFileSync(new URL(`src/app/${file}`, import.meta.url), "utf-8");
}

/** Those of every page, and which of them are light and dark. */
function colours(): string {
  return (inApp("theme.css").match(/^:root(\[[^\]]*\])? \{[^}]*\}/gm) ?? []).join("\n");
}

function languages(): string[] {
  return readdirSync(CATALOGUES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map((entry) => entry.name)
    .sort();
}

function said(language: string, message: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(new URL(`${language}/`, CATALOGUES)).filter((name) => name.startsWith("web-")))
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, CATALOGUES), "utf-8")));
  const [name = "", part] = message.split(".");
  const entry = bundle.getMessage(name);
  const pattern = part ? entry?.attributes[part] : entry?.value;
  if (!pattern) throw new Error(`${message} is not said in ${language}.`);
  return bundle.formatPattern(pattern);
}

/** Files find each other wherever they lie; but the first page is also sent for addresses such as /tables/lions, from
 * where its own files are not beside it. What it says before its styles have come does not wait for them. */
function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(page) {
        const [styles = ""] = /\s*<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
        const last = page.replace(styles, "").replace(/\s*<\/body>/, (end) => styles + end);
        return last.replace(/(href|src)="\.\//g, '$1="/');
      },
    },
  };
}

/** What comes in one piece, with all that it needs and no piece before it has: whoever opens a part of the client asks for
 * few files, and so does whoever keeps it all. What every page needs comes first, with the first page. */
const PIECES: readonly [string, RegExp][] = [
  ["first", /\/src\/(main\.ts|lobby\/Home\.svelte)|\/languages\.ftl|rolldown\/runtime/],
  ["pieces", /\/src\/(art|palace\/picture|modules)\/(?!.*pictures)/],
  ["table", /\/src\/(app\/TablePage|lobby\/(NewTable|Waiting|Curtain|Refused)|notify|palace\/table|sheet|words)/],
  ["tutorial", /\/src\/tutorial\//],
  ["rules", /\/src\/(reference|modules)\//],
  ["after", /\/src\/after\//],
  ["further", /\/src\/(app|lobby|panels|scorepad|you)\//],
];

function pieces(): { name: string; test: (module: string) => boolean; priority: number }[] {
  return PIECES.map(([name, test], at) => ({
    name,
    test: (module) => test.test(module.replaceAll("\\", "/")),
    priority: PIECES.length - at,
  }));
}

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), standing(), rooted(), finished()],
  worker: { format: "es" },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/sabika/client",
    emptyOutDir: true,
    target: "es2022",
    // The first ones that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: pieces() } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/patience.ts"],
    provide: { patience: PATIENCE },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    teardownTimeout: PATIENCE,
  },
}));
