import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A `@font-face` rule of the built stylesheet that loads a file. */
export interface FontRule {
  /** Path of the WOFF2 file, and its size. */
  file: string;
  bytes: number;
  /** Its descriptors for the heights of a line, by the names that `FontFace` of browsers has for them. */
  heights: Record<string, string>;
}

const HEIGHTS: Record<string, string> = {
  "ascent-override": "ascentOverride",
  "descent-override": "descentOverride",
  "line-gap-override": "lineGapOverride",
};

/**
 * Reads the font rules of the built stylesheet.
 *
 * @param clientDir folder of the client build
 * @returns the first rule of each family, which has the letters that the guide's languages use
 */
export function readFontRules(clientDir: string): Map<string, FontRule> {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8"));
  const css = readFileSync(join(clientDir, manifest["style.css"].file), "utf8");
  const rules = new Map<string, FontRule>();
  for (const [, body = ""] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const declarations = declarationsOf(body);
    const family = declarations.get("font-family")?.replaceAll(/["']/g, "");
    const url = /url\(["']?\/(assets\/[^"')]+\.woff2)/.exec(body)?.[1];
    if (family === undefined || url === undefined || rules.has(family)) continue;
    const file = join(clientDir, url);
    const heights: Record<string, string> = {};
    for (const [property, name] of Object.entries(HEIGHTS)) {
      const value = declarations.get(property);
      if (value !== undefined) heights[name] = value;
    }
    rules.set(family, { file, bytes: statSync(file).size, heights });
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
