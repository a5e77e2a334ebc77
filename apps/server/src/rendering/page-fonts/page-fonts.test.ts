import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from "harfbuzzjs";
import { expect, test } from "vitest";
import { decompress } from "wawoff2";
import { WEB_DIR } from "../../../test/support/web-dir.ts";
import { readFontRules } from "./font-rules.ts";
import { createPageFonts } from "./page-fonts.ts";

const clientDir = join(WEB_DIR, "client");
const { embed: embedFonts, fontOf } = createPageFonts(clientDir);
const content = new URL("../../../../../packages/db/content/languages/", import.meta.url);

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
const native = (code: string, script: string, text: string) =>
  `<p class="x" lang="${code}" data-script="${script}">${text}</p>`;

interface Embedded {
  family: string;
  font: Buffer;
  unicodeRange: string;
}

function embeddedFonts(html: string): Embedded[] {
  const list = /<script>for\(const\[f,b,d\]of(.*?)\)document/.exec(html)?.[1] ?? "[]";
  return (JSON.parse(list) as [string, string, { unicodeRange: string }][]).map(
    ([family, font, { unicodeRange }]) => ({
      family,
      font: Buffer.from(font, "base64"),
      unicodeRange,
    }),
  );
}

async function openFont(woff2: Uint8Array): Promise<Font> {
  return new Font(new Face(new FontBlob((await decompress(woff2)).slice())));
}

/** The outlines and positions that a text is drawn with. */
function drawn(font: Font, text: string, language: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, at) => [font.glyphToPath(codepoint), positions[at]]);
}

interface LanguageFile {
  code: string;
  script: string;
  translations: Record<string, { native_text: string }>;
}

const NATIVE_SCRIPTS = [
  "Arab",
  "Beng",
  "Cyrl",
  "Deva",
  "Ethi",
  "Geor",
  "Grek",
  "Hans",
  "Hebr",
  "Jpan",
  "Kore",
  "Taml",
  "Thai",
];
const languages = readdirSync(content)
  .map((file) => JSON.parse(readFileSync(new URL(file, content), "utf8")) as LanguageFile)
  .filter(({ script }) => NATIVE_SCRIPTS.includes(script));

test.each(languages)(
  "draws texts of $code with the embedded font as with the whole font",
  async (language) => {
    const { code, script, translations } = language;
    const texts = Object.values(translations).slice(0, 3);
    const html = await embedFonts(page(texts.map((text) => native(code, script, text.native_text)).join("")));
    const [embedded] = embeddedFonts(html);
    const whole = readFontRules(clientDir).get(embedded?.family.replace("Page ", "") ?? "");
    if (!embedded || !whole) throw new Error("The page has no font");
    const subset = await openFont(embedded.font);
    const original = await openFont(readFileSync(whole.file));
    for (const { native_text: text } of texts)
      expect(drawn(subset, text, code)).toEqual(drawn(original, text, code));
    expect(embedded.font.length).toBeLessThan(whole.bytes);
  },
);

test.each([
  ["ta", "Taml", "கொஞ்சம் சாப்பிட்டாலும்"],
  ["bn", "Beng", "কোথায়"],
])("draws vowel signs that surround their letter (%s)", async (code, script, text) => {
  const [embedded] = embeddedFonts(await embedFonts(page(native(code, script, text))));
  const whole = readFontRules(clientDir).get(embedded?.family.replace("Page ", "") ?? "");
  if (!embedded || !whole) throw new Error("The page has no font");
  const subset = await openFont(embedded.font);
  expect(drawn(subset, text, code)).toEqual(drawn(await openFont(readFileSync(whole.file)), text, code));
  // Browsers draw only the characters of the range with the font.
  const range = embedded.unicodeRange.split(",").map((one) => Number.parseInt(one.slice(2), 16));
  expect(range).toEqual(
    expect.arrayContaining(Array.from(text.normalize("NFD"), (one) => one.codePointAt(0))),
  );
});

test("marks the elements that the font was made for, and no others", async () => {
  const closed = `<details>${native("ja", "Jpan", "水")}</details>`;
  const html = await embedFonts(
    page(`${native("ja", "Jpan", "はい")}${closed}${native("fr", "Latn", "Oui")}`),
  );
  expect(html.match(/<\w+ data-page-font=/g)).toHaveLength(1);
  expect(html).toContain('<p data-page-font="japanese" class="x" lang="ja" data-script="Jpan">はい</p>');
  expect(html).toContain('[data-page-font="japanese"]{--page-font:"Page japanese","SW Japanese"}');
  expect(embeddedFonts(html)[0]?.unicodeRange).toBe("U+20,U+3044,U+306f");
});

test.each([
  ["with fromBase64", (text: string) => new Uint8Array(Buffer.from(text, "base64"))],
  ["in a browser without it", undefined],
])("the script in the page reads the bytes of a font %s", async (_, fromBase64) => {
  const html = await embedFonts(page(native("ja", "Jpan", "こんにちは")));
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? "";
  const read: Uint8Array[] = [];
  runInNewContext(script, {
    Uint8Array: { from: Uint8Array.from.bind(Uint8Array), fromBase64 },
    atob,
    FontFace: function FontFace(_family: string, font: Uint8Array) {
      read.push(font);
    },
    document: { fonts: { add: () => undefined } },
  });
  expect(read.map((font) => Buffer.from(font))).toEqual(embeddedFonts(html).map(({ font }) => font));
  expect(read).toHaveLength(1);
});

test("leaves out of a subset what only vertical text and lists of fonts need, and all names but the copyright", async () => {
  const [embedded] = embeddedFonts(await embedFonts(page(native("ja", "Jpan", "はい"))));
  const sfnt = Buffer.from(await decompress(embedded?.font ?? Buffer.of()));
  const tables = new Map<string, Buffer>();
  for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16) {
    const start = sfnt.readUInt32BE(entry + 8);
    const table = sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12));
    tables.set(sfnt.toString("latin1", entry, entry + 4), table);
  }
  expect([...tables.keys()]).toContain("glyf");
  expect([...tables.keys()].filter((tag) => ["STAT", "vhea", "vmtx"].includes(tag))).toEqual([]);
  const names = tables.get("name")?.toString("latin1").replaceAll("\0", "");
  expect(names).toContain("Adobe");
  expect(names).not.toContain("NotoSerifJP");
});

test("embeds no font where a page shows much of a script, or no native script", async () => {
  const chinese = languages.find(({ code }) => code === "zh");
  const all = Object.values(chinese?.translations ?? {}).map((text) =>
    native("zh-Hans", "Hans", text.native_text),
  );
  for (const html of [page(all.join("")), page(native("fr", "Latn", "Oui")), "", "Redirecting"]) {
    const embedded = await embedFonts(html);
    expect(embedded === html, embedded.slice(0, 200)).toBe(true);
  }
});

test("gives the same bytes for the same page, so that an unchanged page is not deployed again", async () => {
  const html = page(native("th", "Thai", "ขอบคุณ"));
  expect(await createPageFonts(clientDir).embed(html)).toBe(await embedFonts(html));
});

test("embeds the right font in each of several pages at the same time", async () => {
  const words = ["ขอบคุณ", "สวัสดี", "ใช่", "ไม่", "น้ำ", "ห้องน้ำ"].map((word) => page(native("th", "Thai", word)));
  const alone = createPageFonts(clientDir);
  const expected: string[] = [];
  for (const word of words) expected.push(await alone.embed(word));
  const together = createPageFonts(clientDir);
  expect(await Promise.all(words.map((word) => together.embed(word)))).toEqual(expected);
});

test.each([
  ["ur", "nastaliq", 18_000],
  ["ja", "japanese", 8_000],
  ["th", "thai", 5_000],
  ["ru", "serif-cyrillic", 8_000],
])("cuts a font for eight texts of %s, which draws them as the whole font does", async (code, file, most) => {
  const language = languages.find((other) => other.code === code);
  const texts = Object.values(language?.translations ?? {})
    .slice(0, 8)
    .map(({ native_text: text }) => ({ language: code, script: language?.script ?? "", text }));
  const found = await fontOf(texts);
  const whole = readFontRules(clientDir).get(file);
  const font = Buffer.from(found?.font ?? "", "base64");
  expect(found).toMatchObject({ family: whole?.family, texts: texts.map(({ text }) => text) });
  const [subset, original] = [await openFont(font), await openFont(readFileSync(whole?.file ?? ""))];
  for (const { text } of texts) expect(drawn(subset, text, code)).toEqual(drawn(original, text, code));
  expect(font.length).toBeLessThan(most);
});

test("cuts no font for texts in Latin letters", async () => {
  expect(await fontOf([{ language: "fr", script: "Latn", text: "Oui" }])).toBeNull();
  expect(await fontOf([])).toBeNull();
});
