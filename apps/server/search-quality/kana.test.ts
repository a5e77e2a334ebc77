import { parseContent, readContentFiles } from "@saywhere/db/seeding/read-content";
import { compactText } from "@saywhere/search/matching/text-terms";
import { romanizeKana } from "@saywhere/search/normalization/romanize-kana";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { expect, test } from "vitest";

const files = await readContentFiles();
const japanese = parseContent(files.texts).languages.find(({ slug }) => slug === "japanese");

test("kana are read as the content romanizes them", () => {
  const written = Object.values(japanese?.translations ?? {}).flatMap((one) => [
    one,
    ...(one.variants ?? []),
  ]);
  // After a gap, a text begins with a particle, which no rule can distinguish from the start of a word.
  const texts = written.filter(({ native_text }) => !native_text.startsWith("..."));
  const inKana = texts.flatMap(({ native_text, romanization }) => {
    const ways = romanizeKana(normalizeSearchText(native_text));
    return ways.length > 0 ? { native_text, ways: ways.map(compactText), romanization } : [];
  });
  expect(inKana.length).toBeGreaterThan(60);
  const others = inKana.filter(
    ({ ways, romanization }) => !ways.includes(compactText(normalizeSearchText(romanization ?? ""))),
  );
  expect(others).toEqual([]);
});
