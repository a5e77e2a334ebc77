import type { Queryable } from "@saywhere/db/queries/queryable";
import type { LanguagePack } from "@saywhere/search/static/language-pack";
import { expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { ContentCache } from "../../lib/content-cache.ts";
import { describePack, readPack } from "../language-data/language-pack.ts";
import { createFiles } from "./export-file.ts";
import { packFiles } from "./pack-files.ts";

const set = openServices();

/** Records the names of the queries. */
function recordQueries(): { db: Queryable; named(name: string): number } {
  const names: (string | undefined)[] = [];
  const query: Queryable["query"] = (config) => {
    names.push(config.name);
    return set.database.pool.query(config);
  };
  return { db: { query }, named: (name) => names.filter((one) => one === name).length };
}

test("an export reads each pack once for both of its files, and once for all packs what they have in common", async () => {
  const queries = recordQueries();
  const cache = new ContentCache();
  cache.setListening(true);
  const languages = [
    { slug: "japanese", phraseSlugs: [] },
    { slug: "thai", phraseSlugs: [] },
  ];
  const planned = packFiles(
    { snapshot: { ...queries.db, id: "", close: async () => {} }, cache, services: set.services },
    { languages },
  );
  const bodies = new Map<string, string>();
  for await (const { key, body } of createFiles(planned)) bodies.set(key, String(body));

  expect(queries.named("list-language-details")).toBe(2);
  expect(queries.named("list-heard-texts")).toBe(1);
  expect(queries.named("list-phrase-texts")).toBe(1);
  for (const { slug } of languages) {
    const json = bodies.get(`data/packs/${slug}/pack.json`) ?? "";
    const pack = JSON.parse(json) as LanguagePack;
    expect(pack).toEqual(JSON.parse(JSON.stringify(await set.services.readPack(slug))));
    expect(JSON.parse(bodies.get(`data/packs/${slug}/info.json`) ?? "")).toEqual(describePack(pack, json));
  }
});

test("the former slug of a language is refused before a pack is read", async () => {
  const language = await set.services.language.get("thai");
  await set.services.language.update({ ...language, slug: "siamese" }, AUTHOR);
  const { db, named } = recordQueries();
  const reading = readPack({ db, services: set.services, cache: new ContentCache() }, "thai");
  await expect(reading).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(named("list-language-details")).toBe(0);
});
