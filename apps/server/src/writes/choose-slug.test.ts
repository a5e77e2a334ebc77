import { setUpTestDatabase } from "@saywhere/db/testing/set-up-test-database";
import { expect, test } from "vitest";
import { refusal } from "../../test/support/refusal.ts";
import { chooseSlug } from "./choose-slug.ts";

const db = setUpTestDatabase();

const choose = (given: string) =>
  chooseSlug(db.orm.em.fork(), "category", { given, text: "", field: "name", id: null });

async function suggestedFor(slug: string) {
  const { conflict } = await refusal(choose(slug));
  return conflict?.reason === "duplicate" ? conflict.suggestion : null;
}

/** Occupies a slug, and returns the one suggested instead. */
async function takeAndChoose(slug: string) {
  await db.pool.query("insert into category (slug, name, description) values ($1, $1, '')", [slug]);
  return suggestedFor(slug);
}

test("suggests the first free number after a slug that is taken", async () => {
  expect(await takeAndChoose("tea")).toBe("tea-2");
  await takeAndChoose("tea-2");
  expect(await suggestedFor("tea")).toBe("tea-3");
});

test.each([
  ["a".repeat(200), `${"a".repeat(195)}-2`],
  [`${"b".repeat(193)}--${"b".repeat(5)}`, `${"b".repeat(193)}-2`],
  [`${"c".repeat(194)}𐐷${"c".repeat(4)}`, `${"c".repeat(194)}-2`],
])("suggests a slug that is not too long, case %#", async (slug, suggestion) => {
  expect(await takeAndChoose(slug)).toBe(suggestion);
  expect(await choose(suggestion)).toBe(suggestion);
});

test("counts on from the cut slugs that are taken", async () => {
  expect(await takeAndChoose("d".repeat(200))).toBe(`${"d".repeat(195)}-2`);
  expect(await takeAndChoose(`${"d".repeat(195)}-2`)).toBe(`${"d".repeat(195)}-3`);
  expect(await suggestedFor("d".repeat(200))).toBe(`${"d".repeat(195)}-3`);
});
