/**
 * Makes the TrueType files that share images are set in. Run it after a change of the sources:
 *
 *     pnpm --filter @saywhere/server build:share-fonts
 *
 * The fonts come from npm packages that are fetched into a temporary folder, because they are large and
 * needed only here; what is made from them is committed.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type FontSource, fontSources } from "./share-font-sources.ts";

const fontFolder = new URL("../src/modules/share-image/fonts/", import.meta.url);
const temporary = mkdtempSync(join(tmpdir(), "share-fonts-"));
const unpacked = new Map<string, string>();

function unpack(specifier: string): string {
  const known = unpacked.get(specifier);
  if (known) return known;
  const folder = join(temporary, String(unpacked.size));
  mkdirSync(folder);
  const archive = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder, specifier], {
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["-xzf", join(folder, archive), "-C", folder]);
  unpacked.set(specifier, folder);
  return folder;
}

async function build(source: FontSource): Promise<string> {
  const folder = join(unpack(source.package), "package");
  const font = await subsetFont(readFileSync(join(folder, source.file)), source.characters, {
    targetFormat: "sfnt",
    noHinting: true,
    ...(source.weight === undefined ? {} : { variationAxes: { wght: source.weight } }),
  });
  writeFileSync(new URL(source.target, fontFolder), font);
  console.info(`${source.target} ${Math.round(font.length / 1024)} KB`);
  return readFileSync(join(folder, source.license), "utf8");
}

/** One licence text for all, headed by each family's copyright line. */
function writeLicense(licenses: string[]): void {
  const copyrights = licenses.map((text) => text.slice(0, text.indexOf("\n")).trim());
  const first = licenses[0] ?? "";
  const body = first.slice(first.indexOf("\n") + 1).trim();
  writeFileSync(new URL("OFL.txt", fontFolder), `${[...new Set(copyrights)].join("\n")}\n\n${body}\n`);
}

try {
  mkdirSync(fontFolder, { recursive: true });
  const licenses: string[] = [];
  for (const source of fontSources) licenses.push(await build(source));
  writeLicense(licenses);
} finally {
  rmSync(temporary, { recursive: true });
}
