/**
 * Builds the service worker `sw.js` into the client build, with the page that it shows in place of unreachable pages,
 * and the list of files with which devices render the pages of packs. Run it after `vite build`.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Manifest } from "vite";
import { CLASS_NAMES } from "../page-styles.ts";
import {
  OFFLINE_APP_MANIFEST,
  type OfflineAppManifest,
} from "../src/public/lib/packs/offline-app-manifest.ts";
import type * as offlinePages from "../src/public/offline/offline-page.tsx";
import { readPage } from "../src/public/offline/worker/parse-page.ts";
import { builtFile, laterScripts, laterStyles } from "../src/public/rendering/asset-manifest.ts";
import { fontFaces, scriptFamilies } from "../src/public/rendering/font-faces.ts";
import { LATIN_FONTS } from "../src/public/rendering/latin-fonts.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");
const pageDir = join(root, "dist/offline-page");

/** What a page loads only when it is used, and what works offline too: a page in the cache does not name these files. */
const USED_OFFLINE = [
  "calls",
  "list-tools",
  "phrase-tools",
  "src/public/features/allergy-card/card-dialog.tsx",
  "src/public/features/language/row-tools.tsx",
  "src/public/features/offline/device-contents.tsx",
  "src/public/features/offline/read-device.ts",
  "src/public/features/saved/saved-actions.tsx",
  "src/public/lib/list-tools/fill-in-saved-phrase.ts",
  "src/public/lib/my-language-phrases/my-language-phrases.tsx",
  "src/public/lib/sheets/choose-sheet.tsx",
  "src/public/lib/sheets/report-save.ts",
  "src/public/lib/show-card/show-card.tsx",
  "src/public/lib/sound/listen-icon.tsx",
];

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  css: { modules: CLASS_NAMES },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

/** Loads the components of the offline pages, built without scripts. */
async function buildOfflinePages(): Promise<typeof offlinePages> {
  await build({
    ...shared,
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: "src/public/offline/offline-page.tsx", outDir: pageDir },
  });
  const built = (await import(pathToFileURL(join(pageDir, "offline-page.js")).href)) as typeof offlinePages;
  await rm(pageDir, { recursive: true });
  return built;
}

const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
const stylesheets = ["style.css", LATIN_FONTS].map((name) => `/${builtFile(manifest, name)}`);
const { renderOfflinePage, renderOfflineApp, LISTS_PLACEHOLDER } = await buildOfflinePages();

function describeOfflinePage() {
  const html = renderOfflinePage(stylesheets);
  const assets = new Set([
    ...readPage(html).assets,
    ...USED_OFFLINE.flatMap((source) => [
      ...laterScripts(manifest, source),
      ...laterStyles(manifest, source),
    ]),
  ]);
  return { html, listsPlaceholder: LISTS_PLACEHOLDER, policy: policyOf(html), assets: [...assets] };
}

/** Allows the page only its own styles and fonts, its inline scripts, and what is given in addition. */
function policyOf(
  html: string,
  { scripts: own = [], others = [] }: { scripts?: string[]; others?: string[] } = {},
) {
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
    ...others,
    ["script-src", ...own, ...hashes].join(" "),
  ].join("; ");
}

/** What pages of packs leave out: the import of a file, and suggestions, which need a connection. */
const NOT_IN_PACKS =
  /\/(?:read-progress-file|suggestion-dialog|record-speech|microphone-problem|play-mp3|lamejs)-[^/]+$/;

async function describeOfflineApp(): Promise<OfflineAppManifest> {
  const html = renderOfflineApp({ stylesheets, entry: `/${manifest["src/public/entry-client.tsx"]?.file}` });
  const css = (await Promise.all(stylesheets.map((path) => readFile(join(client, path), "utf8")))).join("");
  const size = async (path: string): Promise<[string, number]> => [
    path,
    (await stat(join(client, path))).size,
  ];
  const built = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
  const paths = Array.from(new Set(built), (file) => `/${file}`).filter(
    (path) => /\.(?:js|css)$/.test(path) && !NOT_IN_PACKS.test(path),
  );
  const files = await Promise.all(paths.sort().map(size));
  const fonts = await Promise.all(
    fontFaces(css).map(
      async ({ path, family, ranges }): Promise<OfflineAppManifest["fonts"][number]> => [
        ...(await size(path)),
        family,
        ranges,
      ],
    ),
  );
  const policy = policyOf(html, {
    scripts: ["'self'"],
    others: ["img-src 'self' data:", "manifest-src 'self'", "media-src 'self' blob:"],
  });
  const app = { html, policy, files, fonts, families: scriptFamilies(css) };
  return { version: createHash("sha1").update(JSON.stringify(app)).digest("base64url"), ...app };
}

const appFile = join(client, OFFLINE_APP_MANIFEST);
await mkdir(dirname(appFile), { recursive: true });
await writeFile(appFile, JSON.stringify(await describeOfflineApp()));

await build({
  ...shared,
  define: { ...shared.define, OFFLINE_PAGE: JSON.stringify(describeOfflinePage()) },
  build: {
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: {
      input: "src/public/offline/worker/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
