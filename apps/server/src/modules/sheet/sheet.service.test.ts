import { expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";

const set = openServices();

test("lists phrases of a language by current and former slugs, and omits unknown ones", async () => {
  await set.database.pool.query("update phrase set slug = 'good-night-then' where slug = 'good-night'");
  const entries = await set.services.sheet.entries({
    language: "japanese",
    phrases: ["good-night", "excuse-me", "nothing-here"],
  });
  expect(entries).toHaveLength(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        phrase: { slug: "good-night-then", english: "Good night" },
        pronunciation_guide: expect.any(String),
        usage_notes: expect.any(String),
        audio_url: null,
      }),
    ]),
  );
  expect(await set.services.sheet.entries({ language: "klingon", phrases: ["good-night"] })).toEqual([]);
});
