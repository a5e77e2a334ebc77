import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { notBuiltError } from "../not-built-error.ts";

/** A `@font-face` rule of the built stylesheet that loads a file. */
export interface FontRule {
  family: string;
  /** Path of the WOFF2 file, and its size. */
  file: string;
  bytes: number;
  /** Its weights and the heights of a line, by the names that `FontFace` of browsers has for them. */
  descriptors: Record<string, string>;
}

const DESCRIPTORS: Record<string, string> = {
  "font-weight": "weight",
  "ascent-override": "ascentOverride",
  "descent-override": "descentOverride",
  "line-gap-override": "lineGapOverride",
};

/**
 * Reads the font rules of the pages' built stylesheet, which has all except those of Latin fonts.
 *
 * @param clientDir folder of the client build
 * @returns the rules by the names of their files in packages/ui, such as `japanese`
 * @throws StartupError if it is not built
 */
export function readFontRules(clientDir: string): Map<string, FontRule> {
  const list = join(clientDir, ".vite/manifest.json");
  if (!existsSync(list)) throw notBuiltError(dirname(clientDir));
  const manifest = JSON.parse(readFileSync(list, "utf8"));
  const css = readFileSync(join(clientDir, manifest["style.css"].file), "utf8");
  const rules = new Map<string, FontRule>();
  for (const [, body = ""] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const declarations = declarationsOf(body);
    const family = declarations.get("font-family")?.replaceAll(/["']/g, "");
    const [, url, name] = /url\(["']?\/(assets\/([a-z-]+)-[\w-]{8}\.woff2)/.exec(body) ?? [];
    if (family === undefined || url === undefined || name === undefined) continue;
    const file = join(clientDir, url);
    const descriptors: Record<string, string> = {};
    for (const [property, descriptor] of Object.entries(DESCRIPTORS)) {
      const value = declarations.get(property);
      if (value !== undefined) descriptors[descriptor] = value;
    }
    rules.set(name, { family, file, bytes: statSync(file).size, descriptors });
  }
  return rules;
}

function declarationsOf(body: string): Map<string, string> {
  return new Map(
    body.split(";").map((declaration) => {
      const colon = declaration.indexOf(":");
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
    }),
  );
}
