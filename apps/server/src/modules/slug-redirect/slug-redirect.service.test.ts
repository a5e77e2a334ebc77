import { expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";

const set = openServices();
const target = (...input: Parameters<typeof set.services.slugRedirect.target>) =>
  set.services.slugRedirect.target(...input);

test("names the record of each kind that a former slug redirects to", async () => {
  const { category, language, phrase } = set.services;
  const described = { name: "Weather", description: "About the weather." };
  const weather = await category.create(described, AUTHOR);
  await category.update({ ...described, id: weather.id, slug: "sky" }, AUTHOR);
  const rain = await phrase.create({ english: "It is raining", category_id: weather.id }, AUTHOR);
  await phrase.update({ id: rain.id, english: "It rains", category_id: weather.id }, AUTHOR);
  const [first] = await language.adminList();
  if (!first) throw new Error("No language");
  await language.update({ ...first, slug: "renamed" }, AUTHOR);
  expect(await target({ kind: "category", slug: "weather" })).toEqual({ name: "Weather" });
  expect(await target({ kind: "phrase", slug: "it-is-raining" })).toEqual({ name: "It rains" });
  expect(await target({ kind: "language", slug: first.slug })).toEqual({ name: first.name });
  expect(await target({ kind: "phrase", slug: "weather" })).toBeNull();
});

test("names no record for its own former slug, for a slug in use, and for one that no record ever had", async () => {
  const fields = { name: "Music", description: "About music." };
  const music = await set.services.category.create(fields, AUTHOR);
  await set.services.category.update({ ...fields, id: music.id, slug: "songs" }, AUTHOR);
  expect(await target({ kind: "category", slug: "music", id: music.id })).toBeNull();
  expect(await target({ kind: "category", slug: "music", id: music.id + 1 })).toEqual({ name: "Music" });
  expect(await target({ kind: "category", slug: "songs" })).toBeNull();
  expect(await target({ kind: "category", slug: "opera" })).toBeNull();
  await set.services.category.create(fields, AUTHOR);
  expect(await target({ kind: "category", slug: "music" })).toBeNull();
});
