import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { sitemapRoutes } from "./sitemap.routes.ts";

const set = openServices();
const app = fastify();
beforeAll(() => app.register(sitemapRoutes, set));
afterAll(() => app.close());

const paths = async () =>
  [
    ...(await app.inject("/sitemap.xml")).body.matchAll(/<loc>https:\/\/saywhere\.example([^<]+)<\/loc>/g),
  ].map(([, path = ""]) => path);

test("lists a language with a sitemap as soon as it has its first phrase", async () => {
  const texts = { name: "Tetum", nativeName: "Tetun", code: "tet", description: "Spoken in Timor." };
  const { id, slug } = await set.services.language.create(texts, AUTHOR);
  const own = `/sitemaps/language-${slug}.xml`;
  expect(await paths()).toContain("/sitemaps/language-thai.xml");
  expect(await paths()).not.toContain(own);
  expect((await app.inject(own)).statusCode).toBe(404);

  const [phrase] = await set.services.phrase.listPhrases();
  await set.services.translation.create(
    { language_id: id, phrase_id: phrase?.id ?? 0, native_text: "Bondia" },
    AUTHOR,
  );
  expect((await paths()).at(-1)).toBe(own);
  expect((await app.inject(own)).body).toContain(`/phrases/${slug}/${phrase?.slug}<`);

  const { version } = await set.services.language.adminGet(id);
  await set.services.language.update({ ...texts, id, version, slug: "tetun" }, AUTHOR);
  expect((await app.inject(own)).statusCode).toBe(404);
  expect((await app.inject("/sitemaps/language-tetun.xml")).body).toContain("/phrases/tetun/");
  await set.services.language.update({ ...texts, id, version: version + 1, slug }, AUTHOR);

  const stored = await set.services.settings.stored();
  await set.services.settings.update({ ...stored, reviews: "held" }, AUTHOR);
  await set.database.pool.query(
    "update translation set reviewed = 'null', needs_review = true where language_id = $1",
    [id],
  );
  expect(await paths()).not.toContain(own);
  expect((await app.inject(own)).statusCode).toBe(404);
});

test("lists the page of a phrase as soon as the phrase has a language", async () => {
  const texts = { english: "Good luck at sea", category_id: 1, related_phrase_ids: [] };
  const { id, slug } = await set.services.phrase.create(texts, AUTHOR);
  const listed = async () => (await app.inject("/sitemaps/pages.xml")).body;
  expect(await listed()).toContain("/phrases/hello<");
  expect(await listed()).not.toContain(slug);
  await set.services.translation.create({ language_id: 1, phrase_id: id, native_text: "Buen viaje" }, AUTHOR);
  expect(await listed()).toContain(`/phrases/${slug}<`);
});
