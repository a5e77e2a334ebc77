import { parseContent, readContentFiles } from "@saywhere/db/seeding/read-content";
import { describe, expect, test } from "vitest";
import { type CaseSet, KINDS, PARTS, readCases, SETS, type SearchCase } from "./read-cases.ts";

const { texts } = await readContentFiles();
const { categories, phrases, languages } = parseContent(texts);
const partsOf = async (set: CaseSet) => ({
  tuning: await readCases("tuning", set),
  measured: await readCases("measured", set),
});
const sets = {
  phrases: await partsOf("phrases"),
  needs: await partsOf("needs"),
  travellers: await partsOf("travellers"),
};
const tuning = SETS.flatMap((set) => sets[set].tuning);
const measured = SETS.flatMap((set) => sets[set].measured);
const cases = [...tuning, ...measured];

const counted = (of: readonly SearchCase[], values: (one: SearchCase) => string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of of.flatMap(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** A query without case, marks, spaces and punctuation: those that differ in these alone test the same. */
const bare = (query: string): string =>
  query
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "") || query;

test("names phrases, categories and languages that exist", () => {
  const unknown = (named: (one: SearchCase) => string[] | undefined, known: { slug: string }[]) => {
    const slugs = new Set(known.map(({ slug }) => slug));
    return cases.flatMap((one) => named(one) ?? []).filter((slug) => !slugs.has(slug));
  };
  expect(unknown(({ expect: { phrase } }) => phrase, phrases)).toEqual([]);
  expect(unknown(({ expect: { category } }) => category, categories)).toEqual([]);
  expect(unknown(({ expect: { language } }) => language, languages)).toEqual([]);
});

test("holds no query twice", () => {
  const twice = [...counted(cases, ({ query }) => [query])].filter(([, count]) => count > 1);
  expect(twice).toEqual([]);
});

test("has parts that share no query, however it is written", () => {
  const seen = new Set(tuning.map(({ query }) => bare(query)));
  expect(measured.filter(({ query }) => seen.has(bare(query)))).toEqual([]);
});

test("is large enough, and not looked at in large part", () => {
  const { phrases: asked, needs, travellers } = sets;
  expect(asked.measured.length).toBeGreaterThanOrEqual(400);
  expect(asked.tuning.length).toBeGreaterThanOrEqual(asked.measured.length);
  for (const { tuning: seen, measured: unseen } of [needs, travellers])
    expect(Math.min(seen.length, unseen.length)).toBeGreaterThanOrEqual(100);
});

test("has every kind in both parts", () => {
  for (const set of SETS) {
    for (const part of PARTS) {
      const kinds = counted(sets[set][part], ({ kind }) => [kind]);
      expect([...kinds.keys()].toSorted()).toEqual([...KINDS[set]].toSorted());
    }
  }
});

describe.each(PARTS)("the %s part", (part) => {
  const counts = counted(sets.phrases[part], ({ expect: { language } }) => language ?? []);
  test.each(languages.map(({ slug }) => slug))("expects %s at least four times", (slug) => {
    expect(counts.get(slug) ?? 0).toBeGreaterThanOrEqual(4);
  });
});
