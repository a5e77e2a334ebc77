// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CARD_GROUPS, CARD_SLUGS, REACTION_SLUGS } from "./card-phrases.ts";

test("offers only phrases of the starting content, in the content's English", () => {
  const file = join(import.meta.dirname, "../../../../../../packages/db/content/phrases.json");
  const { phrases } = JSON.parse(readFileSync(file, "utf8")) as {
    phrases: { slug: string; english: string }[];
  };
  const english = new Map(phrases.map((phrase) => [phrase.slug, phrase.english]));
  const single = CARD_GROUPS.flatMap((group) => group.options).filter(({ slugs }) => slugs.length === 1);
  expect(single.map(({ slugs }) => english.get(slugs[0] ?? ""))).toEqual(single.map(({ label }) => label));
  const notes = CARD_GROUPS.map(({ note }) => note).join(" ");
  for (const slug of REACTION_SLUGS) expect(notes).toContain(`“${english.get(slug)}”`);
  expect(new Set(CARD_SLUGS).size).toBe(CARD_SLUGS.length);
});
