import { readFile } from "node:fs/promises";
import { shape, Buffer as TextBuffer } from "harfbuzzjs";
import { expect, test } from "vitest";
import { openSourceFont } from "./font-subsetter.ts";

const packages = new URL("../../../../../packages/", import.meta.url);

// Their sources are too large to install: `packages/ui/scripts/subset-cjk-fonts.ts` cuts them to the starting content.
test.each(["japanese", "chinese", "korean"])(
  "the %s font has every letter of the starting content",
  async (language) => {
    const slug = language === "chinese" ? "mandarin-chinese" : language;
    const text = await readFile(new URL(`db/content/languages/${slug}.json`, packages), "utf8");
    const letters = new Set(text.match(/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu));
    const { font } = await openSourceFont(new URL(`ui/src/fonts/${language}.woff2`, packages).pathname);
    const missing = [...letters].filter((letter) => {
      const buffer = new TextBuffer();
      buffer.addText(letter);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer.getGlyphInfos().some(({ codepoint }) => codepoint === 0);
    });
    expect(letters.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  },
);
