import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `make dev` says where the server is; `npm run dev` alone asks the one that `oneiros serve` has started.
const server = process.env["ONEIROS_SERVER"] ?? "127.0.0.1:8420";

/** Beside each file its compressed forms, as small as can be: the server need not make them for everybody. */
const compressed: Plugin = {
  name: "compressed",
  writeBundle({ dir }, files) {
    for (const [name, file] of Object.entries(files)) {
      if (!/\.(?:css|js)$/.test(name)) continue;
      const plain = file.type === "chunk" ? file.code : file.source;
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(plain));
      writeFileSync(`${dir}/${name}.gz`, gzipSync(plain, { level: 9 }));
    }
  },
};

/** The SHA-256 of each file, as `sha256sum --check` reads it: so anybody can see whether a server gives out this page. */
const hashed: Plugin = {
  name: "hashed",
  writeBundle({ dir }, files) {
    const lines = Object.entries(files).map(([name, file]) => {
      const plain = file.type === "chunk" ? file.code : file.source;
      return `${createHash("sha256").update(plain).digest("hex")}  ${name}\n`;
    });
    writeFileSync(`${dir}/hashes.txt`, lines.sort().join(""));
  },
};

export default defineConfig({
  plugins: [svelte(), compressed, hashed],
  build: {
    outDir: "../src/oneiros/server/static",
    emptyOutDir: true,
    // tools/check_web_size.mjs reads in it what each page fetches.
    manifest: "chunks.json",
    // The content policy allows fonts and scripts from files only, so nothing is put inline.
    assetsInlineLimit: 0,
    // What many parts share is one file: a hundred small ones compress worse and are asked for one by one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "common", test: /web\/src\/(?!games|words\/(?:en|pl))|node_modules/, minShareCount: 10 }],
        },
      },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    // The server compares where a request comes from with the name it is called by.
    proxy: {
      "/api": { target: `http://${server}`, changeOrigin: false },
      "/ws": { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
    restoreMocks: true,
    // A test that expects nothing cannot fail.
    expect: { requireAssertions: true },
    // Slow machines and busy ones are no fault of a test.
    testTimeout: 20_000,
    // A page of its own for each file would take three times as long; `src/testing.ts` tidies up between tests.
    isolate: false,
  },
});
