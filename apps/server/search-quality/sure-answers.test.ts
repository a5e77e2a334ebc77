import { readFile } from "node:fs/promises";
import { findHits } from "@saywhere/search/search";
import { expect, test } from "vitest";
import { z } from "zod";
import { readContentSource } from "./content-source.ts";
import { rankOf, scoreOf } from "./judge.ts";

const source = await readContentSource();
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), "utf8"));
const outOfScope = z.array(z.string()).parse(await read("out-of-scope.json"));
const paraphrases = z.record(z.string(), z.string()).parse(await read("paraphrases.json"));

test.each(outOfScope)("'%s' has no sure answer, because the guide has no phrase for it", async (query) => {
  const hits = await findHits(source, { query });
  expect(hits.filter(({ match }) => !match?.sounds_like).map(({ phrase }) => phrase.slug)).toEqual([]);
});

test.each([
  ["my child is missing", "call-the-police"],
  ["i was attacked", "call-the-police"],
  ["bee sting allergy", "i-have-a-severe-allergy"],
  ["i have an allergy", "i-have-a-severe-allergy"],
])("'%s' leads to %s", async (query, phrase) => {
  expect((await findHits(source, { query }))[0]?.phrase.slug).toBe(phrase);
});

test("finds what paraphrases mean", async () => {
  const ranks = await Promise.all(
    Object.entries(paraphrases).map(async ([query, phrase]) =>
      rankOf({ phrase: [phrase] }, { language: null, hits: await findHits(source, { query }) }),
    ),
  );
  const { atOne, atFive } = scoreOf(ranks);
  expect(atOne).toBeGreaterThanOrEqual(0.85);
  expect(atFive).toBeGreaterThanOrEqual(0.93);
});
