import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";

const set = openServices();

test("removes accents in the database in the same way as in the search code", async () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code + 1));
  // Capital letters are excluded, because each side knows newer ones that the other lacks.
  const written = letters.filter((letter) => /[\p{Ll}\p{Sc}\p{Sm}©℗®〇℞]/u.test(letter));
  const { rows } = await set.database.pool.query<{ text: string; normal: string }>(
    "select text, search_normalize(text) as normal from unnest($1::text[]) as text",
    [written],
  );
  expect(
    rows.flatMap(({ text, normal }) => (normalizeSearchText(text) === normal ? [] : text)).join(""),
  ).toBe("");
});
