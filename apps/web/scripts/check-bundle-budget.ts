/**
 * What a visitor's browser loads for each public page, gzipped, beside the budget: the same files as the
 * rendered page names, from the same manifest, and what it then loads by itself. For the administration area, what its
 * first screens wait for. Run it after a build.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "@tanstack/react-router";
import type { Manifest as ViteManifest } from "vite";
import { assetManifest, builtFile, laterScripts } from "../src/public/rendering/asset-manifest.ts";
import { LATIN_FONTS } from "../src/public/rendering/latin-fonts.ts";

const BUDGET = { scripts: 131_000, styles: 17_100 };
/** What a page loads without being asked once it is there, at most: a phrase may have recordings. */
const LOADED_LATER: Record<string, string[]> = {
  "/_public/phrases/$languageSlug/$phraseSlug": [
    "phrase-tools",
    "src/public/features/translation/media/media-examples.tsx",
  ],
};
/**
 * What no page waits for, in bytes: the first comes when a page is there and the browser is idle, the others when
 * practice, the first card, or the forms of a phrase and the choice among them, need them.
 */
const LATER = [
  { source: "src/public/offline/register-service-worker.ts", budget: 2_500 },
  { source: "src/public/offline/packs/pack-api.ts", budget: 22_000 },
  { source: "src/public/lib/packs/pack-dialog.tsx", budget: 3_000 },
  { source: "phrase-tools", budget: 3_000 },
  { source: "list-tools", budget: 1_500 },
  { source: "calls", budget: 11_000 },
  { source: "src/public/features/translation/suggestion/suggestion-dialog.tsx", budget: 4_500 },
  { source: "src/public/lib/speaking-as/speaking-as-dialog.tsx", budget: 2_000 },
  { source: "src/public/features/practice/practice-set.tsx", budget: 13_000 },
  { source: "src/public/lib/show-card/show-card.tsx", budget: 4_000 },
  { source: "src/public/features/saved/sheet-view.tsx", budget: 19_000 },
  { source: "src/public/features/saved/export-files.ts", budget: 2_000 },
  { source: "src/public/features/saved/print-area.tsx", budget: 1_500 },
  { source: "src/public/lib/sheets/choose-sheet.tsx", budget: 1_500 },
];
/** The administration area: what the sign-in and the dashboard wait for. */
const ADMIN = { scripts: 230_000, styles: 40_000 };
const WORKER = { file: "sw.js", budget: 12_000 };
const client = join(import.meta.dirname, "../dist/client");
const admin = join(import.meta.dirname, "../dist/admin");

type Links = NonNullable<Manifest["routes"][string]>["preloads"];

const sizes = new Map<string, number>();
function gzippedSize(path: string, folder = client): number {
  const file = join(folder, path);
  const size = sizes.get(file) ?? gzipSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

function total(links: Links): number {
  const files = new Set((links ?? []).map((link) => (typeof link === "string" ? link : link.href)));
  return [...files].reduce((sum, file) => sum + gzippedSize(file), 0);
}

/** A page and the layouts around it: `/_public/languages/` lies in `/_public`, all lie in the root. */
function pageSizes(vite: ViteManifest) {
  const { routes } = assetManifest(vite);
  const pages = Object.keys(routes).filter((id) => id.startsWith("/_public/"));
  return pages.map((page) => {
    const parts = Object.entries(routes)
      .filter(([id]) => id === "__root__" || id === page || page.startsWith(`${id}/`))
      .map(([, route]) => route);
    const later = LOADED_LATER[page]?.flatMap((source) => laterScripts(vite, source)) ?? [];
    return {
      page: page.replace("/_public", ""),
      scripts: total([...parts.flatMap((route) => route?.preloads ?? []), ...later]),
      styles: total([...parts.flatMap((route) => route?.css ?? []), `/${builtFile(vite, LATIN_FONTS)}`]),
    };
  });
}

/**
 * The first load of the administration area: the entry with everything it imports, including the sign-in and the
 * dashboard.
 */
function adminSize(vite: ViteManifest) {
  const chunks = new Set(["index.html"]);
  for (const key of chunks) for (const imported of vite[key]?.imports ?? []) chunks.add(imported);
  const files = Array.from(chunks, (key) => builtFile(vite, key));
  return {
    page: "/admin",
    scripts: files.reduce((sum, file) => sum + gzippedSize(file, admin), 0),
    styles: gzippedSize(builtFile(vite, "style.css"), admin),
  };
}

function readManifest(folder: string): ViteManifest {
  const file = join(folder, ".vite/manifest.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as ViteManifest;
  console.error("There is no build to measure: run `pnpm build` first.");
  process.exit(1);
}

const manifest = readManifest(client);
const pages = pageSizes(manifest);
const start = adminSize(readManifest(admin));

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const row = (page: string, scripts: number, styles: number) =>
  `${page.padEnd(36)} ${kilobytes(scripts)} ${kilobytes(styles)}`;
console.log(`${"Gzipped, per page".padEnd(36)} ${"scripts".padStart(9)} ${"styles".padStart(9)}`);
for (const { page, scripts, styles } of pages) console.log(row(page, scripts, styles));
console.log(row("Budget", BUDGET.scripts, BUDGET.styles));

console.log(row(start.page, start.scripts, start.styles));
console.log(row("Budget", ADMIN.scripts, ADMIN.styles));

const aside = [
  ...LATER.map(({ source, budget }) => ({ file: laterScripts(manifest, source)[0] ?? "", budget })),
  WORKER,
].map((part) => ({ ...part, size: gzippedSize(part.file) }));
for (const { file, size, budget } of aside) {
  console.log(`${file.padEnd(36)} ${kilobytes(size)} of ${kilobytes(budget).trim()}, later`);
}

const exceeds = (budget: typeof BUDGET) => (page: typeof BUDGET) =>
  page.scripts > budget.scripts || page.styles > budget.styles;
const over = [...pages.filter(exceeds(BUDGET)), ...[start].filter(exceeds(ADMIN))];
if (pages.length === 0) console.error("The build has no public pages: has the layout of the routes changed?");
for (const { page } of over)
  console.error(`Over budget: ${page}. See what its graph brings in, and load it later.`);
const heavy = aside.filter(({ size, budget }) => size > budget);
for (const { file } of heavy) console.error(`Over budget: ${file}. See what it imports.`);
process.exitCode = over.length === 0 && heavy.length === 0 && pages.length > 0 ? 0 : 1;
