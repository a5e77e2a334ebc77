// Cuts the font files from the published packages and writes the rules that load them:
// `pnpm --filter @saywhere/ui fonts`. Files and rules are committed, so that a build needs neither.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { fallbackRules, heightRules, SERIF_HEIGHTS } from "./fallback-faces.ts";
import { cjkFiles, codePoints, type FontFile, fontFiles } from "./font-files.ts";

const fonts = new URL("../src/fonts/", import.meta.url);

async function cut({
  file,
  source,
  weight,
  axis = weight,
  opticalSize,
  features,
  range,
}: FontFile): Promise<number> {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const isVariable = source.startsWith("@fontsource-variable/");
  const wght = typeof axis === "number" ? axis : { min: axis[0], max: axis[1] };
  const axes = { wght, ...(opticalSize === undefined ? {} : { opsz: opticalSize }) };
  const result = await subsetFont(original, String.fromCodePoint(...codePoints(range)), {
    targetFormat: "woff2",
    ...(isVariable ? { variationAxes: axes } : {}),
    ...(features ? { keepFeatures: features } : {}),
  });
  await writeFile(new URL(`${file}.woff2`, fonts), result);
  return result.length;
}

/* The other faces take the heights of SW Serif, so that every script stands on the same line of a grid. Nastaliq,
   which hangs, keeps its own. */
const OWN_HEIGHTS = new Set(["SW Serif", "SW Sans", "SW Nastaliq"]);

function rule(face: Pick<FontFile, "file" | "family" | "style" | "range"> & { weight?: FontFile["weight"] }) {
  const { file, family, style, weight, range } = face;
  const fontWeight = typeof weight === "object" ? `font-weight:${weight.join(" ")};` : "";
  return [
    "@font-face{",
    `font-family:"${family}";`,
    style === undefined ? "" : `font-style:${style};`,
    fontWeight,
    "font-display:swap;",
    OWN_HEIGHTS.has(family) ? "" : heightRules(SERIF_HEIGHTS),
    `src:url("./fonts/${file}.woff2") format("woff2");`,
    `unicode-range:${range}}`,
  ].join("");
}

for (const face of fontFiles) {
  const bytes = await cut(face);
  process.stdout.write(`${face.file} ${(bytes / 1024).toFixed(1)} KB\n`);
}
const head = "/* Written by scripts/build-fonts.ts. */";
const rules = [...fontFiles, ...cjkFiles].map(rule);
await writeFile(
  new URL("../src/fonts.css", import.meta.url),
  [head, ...fallbackRules(), ...rules, ""].join("\n"),
);
