/**
 * Builds the service worker `sw.js` into the client build, with the page that it shows in place of unreachable pages.
 * Run it after `vite build`.
 */
import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Manifest } from "vite";
import type * as offlinePage from "../src/public/offline/offline-page.tsx";
import { readPage } from "../src/public/offline/worker/parse-page.ts";
import { laterScripts } from "../src/public/rendering/asset-manifest.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");
const pageDir = join(root, "dist/offline-page");

/** What a page loads only when it is used, and what works offline too: a page in the cache does not name these files. */
const USED_OFFLINE = [
  "src/public/features/language/row-actions.tsx",
  "src/public/features/saved/saved-actions.tsx",
  "src/public/features/translation/listen/listen.tsx",
  "src/public/lib/show-card/show-card.tsx",
  "src/public/lib/sound/listen-icon.tsx",
];

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

async function renderOfflinePage() {
  await build({
    ...shared,
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: "src/public/offline/offline-page.tsx", outDir: pageDir },
  });
  const { renderOfflinePage: render, LISTS_PLACEHOLDER } = (await import(
    pathToFileURL(join(pageDir, "offline-page.js")).href
  )) as typeof offlinePage;
  await rm(pageDir, { recursive: true });
  const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const html = render(`/${manifest["style.css"]?.file}`);
  const assets = new Set([
    ...readPage(html).assets,
    ...USED_OFFLINE.flatMap((source) => laterScripts(manifest, source)),
  ]);
  return { html, listsPlaceholder: LISTS_PLACEHOLDER, policy: policyOf(html), assets: [...assets] };
}

/** Allows the page only its own styles and fonts, and its inline scripts. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  const hashes = scripts.map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "style-src 'self' 'unsafe-inline'",
    ["script-src", ...hashes].join(" "),
  ].join("; ");
}

await build({
  ...shared,
  define: { ...shared.define, OFFLINE_PAGE: JSON.stringify(await renderOfflinePage()) },
  build: {
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: {
      input: "src/public/offline/worker/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
