import { readdirSync, readFileSync } from "node:fs";

const contentFolder = new URL("../../../packages/db/content/languages/", import.meta.url);
const printableAscii = String.fromCodePoint(...Array.from({ length: 0x7e - 0x1f }, (_, i) => 0x20 + i));
// No-break spaces, joiners and direction marks, dashes, quotation marks, bullets, ellipsis.
const generalPunctuation = "\u00a0\u200b\u200c\u200d\u200e\u200f‐‑–—‘’“”•…\u202f";
const widePunctuation = "　、。〃々〆「」『』【】〜・ー！（），：；？％＆＋－／０１２３４５６７８９";

/** Every character of the Basic Multilingual Plane that the given scripts (ISO 15924) use. */
export function scriptCharacters(...scripts: string[]): string {
  const inScript = new RegExp(scripts.map((script) => `\\p{Script_Extensions=${script}}`).join("|"), "u");
  const shared = /\p{Script=Inherited}|\p{Sc}/u;
  let characters = printableAscii + generalPunctuation;
  for (let point = 0xa0; point < 0x10000; point += 1) {
    const character = String.fromCodePoint(point);
    // Signs such as ¿ and the modifier letters of romanizations, such as ʿ, belong to no one script.
    const common = point < 0xc0 || (point >= 0x2b0 && point < 0x300);
    if (common || inScript.test(character) || shared.test(character)) characters += character;
  }
  return characters;
}

/** The two-byte characters of a national standard, row by row, as the platform's decoder knows them. */
function standardRows(encoding: string, firstRow: number, lastRow: number): string {
  const decoder = new TextDecoder(encoding);
  let characters = "";
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) characters += decoder.decode(Uint8Array.of(row, cell));
  return characters.replaceAll("\ufffd", "");
}

/** All that the starting content writes in the languages of a script. */
function contentCharacters(script: string): string {
  return readdirSync(contentFolder)
    .map((file) => readFileSync(new URL(file, contentFolder), "utf8"))
    .filter((text) => JSON.parse(text).script === script)
    .join("");
}

/** Kana and the 2,965 kanji of JIS X 0208 level 1 (rows 16 to 47). */
export const commonKanji = () =>
  printableAscii +
  generalPunctuation +
  widePunctuation +
  scriptCharacters("Hira", "Kana") +
  standardRows("euc-jp", 0xb0, 0xcf) +
  contentCharacters("Jpan");

/** The 2,350 syllables of KS X 1001. */
export const commonHangul = () =>
  printableAscii +
  generalPunctuation +
  widePunctuation +
  standardRows("euc-kr", 0xb0, 0xc8) +
  contentCharacters("Kore");

/** The 3,755 characters of GB 2312 level 1. */
export const commonHan = () =>
  printableAscii +
  generalPunctuation +
  widePunctuation +
  standardRows("gb2312", 0xb0, 0xd7) +
  contentCharacters("Hans");
