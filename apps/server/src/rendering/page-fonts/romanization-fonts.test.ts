import { readdir, readFile } from "node:fs/promises";
import { shape, Buffer as TextBuffer } from "harfbuzzjs";
import { expect, test } from "vitest";
import { openSourceFont } from "./font-subsetter.ts";

const packages = new URL("../../../../../packages/", import.meta.url);
const content = new URL("db/content/languages/", packages);

/** The italic files of the serif, with the characters for which browsers load them. */
async function italicFaces() {
  const css = await readFile(new URL("ui/src/fonts.css", packages), "utf8");
  const faces = css.matchAll(
    /font-style: italic;\s+font-display: swap;\s+src: url\(".\/fonts\/(serif-[\w-]+\.woff2)"\) [^;]+;\s+unicode-range:([^;]+);/g,
  );
  return [...faces].map(([, file = "", range = ""]) => ({
    file,
    isFor: (letter: string) => isIn(range, letter.codePointAt(0) ?? 0),
  }));
}

const isIn = (range: string, code: number): boolean =>
  range.split(",").some((part) => {
    const [first = "", last = first] = part.trim().replace("U+", "").split("-");
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });

test("the italics have every letter of the romanizations of the starting content", async () => {
  const letters = new Set<string>();
  for (const name of await readdir(content)) {
    const text = await readFile(new URL(name, content), "utf8");
    const romanizations = text.matchAll(/"romanization": "([^"]+)"/g);
    for (const [, romanization = ""] of romanizations) {
      for (const letter of romanization.match(/\p{L}/gu) ?? []) letters.add(letter);
    }
  }
  const missing = new Set(letters);
  for (const { file, isFor } of await italicFaces()) {
    const { font } = await openSourceFont(new URL(`ui/src/fonts/${file}`, packages).pathname);
    for (const letter of letters) {
      if (!isFor(letter)) continue;
      const buffer = new TextBuffer();
      buffer.addText(letter);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const glyphs = buffer.getGlyphInfos();
      // Of a letter that the font does not have composed, browsers draw the parts that are in the range of the file.
      const parts = Array.from(letter.normalize("NFD"));
      const isDrawn = glyphs.every(({ codepoint }) => codepoint !== 0);
      if (isDrawn && (glyphs.length === 1 || parts.every(isFor))) missing.delete(letter);
    }
  }
  expect(letters.size).toBeGreaterThan(80);
  expect([...missing]).toEqual([]);
});
