// Builds the client into the Python package, which serves it; `npm run dev` passes requests on to a running server.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.SABIKA_SERVER ?? "http://127.0.0.1:8000";
const SMALLEST = 1024;
/** A machine may be slow: only a test that hangs is to fail by time. */
const PATIENCE = 120_000;

/** Writes every text file compressed beside itself, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    // Only what is written is final: until then other plugins change it.
    writeBundle({ dir = "" }, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (content.length < SMALLEST || /\.(png|woff2|webp)$/.test(fileName)) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(join(dir, `${fileName}.br`), brotliCompressSync(content, quality));
        writeFileSync(join(dir, `${fileName}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Files find each other wherever they lie; but the first page is also sent for addresses such as /tables/lions, from
 * where its own files are not beside it. */
function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    enforce: "post",
    transformIndexHtml: { order: "post", handler: (page) => page.replace(/(href|src)="\.\//g, '$1="/') },
  };
}

/** The worker that keeps the client for when there is no network, with the list of the files that it keeps. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const index = bundle["index.html"];
      const page = index?.type === "asset" ? index.source : "";
      const version = createHash("sha256").update(files.sort().join()).update(page).digest("hex").slice(0, 16);
      const kept = ["./", "icon.svg", "manifest.webmanifest", ...files];
      const languages = readdirSync(new URL("../src/sabika/i18n", import.meta.url), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.length === 2)
        .map((entry) => entry.name);
      const source = readFileSync(new URL("src/app/service-worker.js", import.meta.url), "utf-8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('"FILES"', JSON.stringify(kept))
        .replace('"RULES"', JSON.stringify(languages.sort().map((language) => `api/rules/${language}`)));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
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
  plugins: [svelte(), rooted(), offline(), compressed()],
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
