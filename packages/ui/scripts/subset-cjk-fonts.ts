// Cuts the Japanese, Chinese and Korean files to the characters of the starting content. Their sources are too
// large to install with the project; fetch them once, into a folder of their own, and name it:
//   npm install --no-save --prefix /tmp/cjk @expo-google-fonts/noto-serif-{jp,sc,kr}@0.4.3
//   pnpm --filter @saywhere/ui exec node scripts/subset-cjk-fonts.ts /tmp/cjk/node_modules
import { readdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const content = new URL("../../db/content/languages/", import.meta.url);
const fonts = new URL("../src/fonts/", import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const PUNCTUATION = `${range(0x3001, 0x3011)}·‥…“”‘’！？，。：；（）～`;
const KANA = range(0x3041, 0x30ff);

const scripts = [
  { script: "Jpan", file: "japanese", source: "jp/500Medium/NotoSerifJP", always: PUNCTUATION + KANA },
  { script: "Hans", file: "chinese", source: "sc/500Medium/NotoSerifSC", always: PUNCTUATION },
  { script: "Kore", file: "korean", source: "kr/500Medium/NotoSerifKR", always: PUNCTUATION },
];

const folder = process.argv[2];
if (folder === undefined)
  throw new Error("Name the node_modules folder that holds the @expo-google-fonts packages.");

for (const name of await readdir(content)) {
  const text = await readFile(new URL(name, content), "utf8");
  const found = scripts.find(({ script }) => (JSON.parse(text) as { script: string }).script === script);
  if (found === undefined) continue;
  const path = resolve(folder, `@expo-google-fonts/noto-serif-${found.source}_500Medium.ttf`);
  const letters = text.match(/[\u3000-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3\uff00-\uffef]/g) ?? [];
  const result = await subsetFont(await readFile(path), found.always + letters.join(""), {
    targetFormat: "woff2",
    keepFeatures: ["kern", "locl", "ccmp"],
  });
  await writeFile(new URL(`${found.file}.woff2`, fonts), result);
  process.stdout.write(`${found.file} ${(result.length / 1024).toFixed(1)} KB\n`);
}
