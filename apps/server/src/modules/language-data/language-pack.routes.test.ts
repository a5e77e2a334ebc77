import { gzipSync } from "node:zlib";
import { staticData } from "@saywhere/search/static/data-files";
import type { LanguagePack, PackInfo } from "@saywhere/search/static/language-pack";
import { unpackTexts } from "@saywhere/search/static/packed-texts";
import { COMMON_PHRASES_PAGE } from "@saywhere/validators/content/phrase-detail";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { errors } from "../../http/error-handler.ts";
import { languagePackRoutes } from "./language-pack.routes.ts";

const set = openServices();
const app = fastify();
beforeAll(async () => {
  await app.register(errors);
  await app.register(languagePackRoutes, set.services);
});
afterAll(() => app.close());

const read = async <T>(address: string) => (await app.inject(address)).json<T>();
const readPack = () => read<LanguagePack>(staticData.pack("japanese"));
const readInfo = () => read<PackInfo>(staticData.packInfo("japanese"));

test("a pack has every phrase of its language, with what the page of the phrase shows", async () => {
  const pack = await readPack();
  const entries = await set.services.phrase.listEntries({ language: "japanese" });
  expect(pack.phrases.map(({ phrase }) => phrase.slug)).toEqual(entries.map(({ phrase }) => phrase.slug));
  expect(pack.total).toBe(entries.length);
  const detail = await set.services.phrase.detail({
    languageSlug: "japanese",
    phraseSlug: "where-is-the-bathroom",
  });
  const packed = pack.phrases.find(({ phrase }) => phrase.slug === detail.phrase.slug);
  const { language } = detail;
  expect({ ...packed, language, same_phrase_other_languages: [] }).toEqual({
    ...detail,
    same_phrase_other_languages: [],
  });
  expect(pack.forms).toEqual(await set.services.language.forms("japanese"));
  const { categories } = await set.services.language.commonPhrases({ slug: "japanese" });
  expect(pack.common).toEqual(
    categories.map((category) => ({ ...category, phrases: category.phrases.map(({ slug }) => slug) })),
  );
});

test("a pack has what search reads, of its language alone", async () => {
  const { vocabulary, texts, phoneticTexts, phrases } = await readPack();
  expect(unpackTexts(texts)).toHaveLength(phrases.length);
  expect(vocabulary.languages.filter(({ scripts }) => scripts.length > 0)).toMatchObject([
    { slug: "japanese" },
  ]);
  expect(phoneticTexts.slice(1)).toMatchObject([["japanese", expect.any(String)]]);
});

test("the information about a pack tells its size, its characters and a version that follows the content", async () => {
  const { body } = await app.inject(staticData.pack("japanese"));
  const info = await readInfo();
  expect(info).toMatchObject({ bytes: gzipSync(body).length, phrases: info.total, recordings: [] });
  expect(info.characters).toContain("手");
  expect(info.characters).not.toContain("א");

  const language = await set.services.language.get("japanese");
  await set.services.language.update({ ...language, description: "Spoken in Japan." }, AUTHOR);
  expect((await readInfo()).version).not.toBe(info.version);
  expect((await readPack()).language.description).toBe("Spoken in Japan.");
});

test.each(["japanese", "tamil", "thai"])("the pack of %s transfers at most 150 kB", async (slug) => {
  const { body } = await app.inject(staticData.pack(slug));
  expect(gzipSync(body).length).toBeLessThan(150_000);
});

test("a pack lists more phrases of its language than one page of a list has", async () => {
  await set.database.pool.query(`
    with added as (
      insert into phrase (slug, english, category_id, position)
      select 'more-' || n, 'More ' || n, (select min(id) from category), 1000 + n from generate_series(1, 300) n
      returning id
    )
    insert into translation (phrase_id, language_id, native_text)
    select added.id, language.id, 'text' from added, language where language.slug = 'tamil'`);
  const { phrases, common } = await read<LanguagePack>(staticData.pack("tamil"));
  expect(phrases.length).toBeGreaterThan(COMMON_PHRASES_PAGE);
  expect(common.flatMap((category) => category.phrases)).toHaveLength(phrases.length);
});

test("responds with 404 to a language that does not exist, and to a former slug", async () => {
  const language = await set.services.language.get("thai");
  await set.services.language.update({ ...language, slug: "siamese" }, AUTHOR);
  for (const slug of ["thai", "klingon"]) {
    for (const address of [staticData.pack(slug), staticData.packInfo(slug)]) {
      expect((await app.inject(address)).statusCode).toBe(404);
    }
  }
});
