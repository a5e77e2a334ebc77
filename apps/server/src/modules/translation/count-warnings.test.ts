import type { Queryable } from "@saywhere/db/queries/queryable";
import { translationPageInput } from "@saywhere/validators/content/translation";
import type { WarningCounts } from "@saywhere/validators/content/warning-counts";
import { qualityWarning } from "@saywhere/validators/texts/quality-warnings";
import { beforeAll, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { countWarnings } from "./count-warnings.ts";

const server = openServices();
const ids: Record<string, number> = {};

beforeAll(async () => {
  for (const { slug, id } of await server.services.language.list()) ids[slug] = id;
  await server.database.pool.query(`
    update translation set native_text = 'S''il  vous plaît' where id = (${oneOf("french", "please")});
    update translation set native_text = 'Τι κάνετε' where id = (${oneOf("greek", "how-are-you")});
    update translation set romanization = null where id = (${oneOf("greek", "hello")});
    update translation set native_text = 'Nee' where id in (${oneOf("dutch", "yes")}, ${oneOf("dutch", "no")})`);
});

function oneOf(language: string, phrase: string): string {
  return `(select t.id from translation t join language l on l.id = t.language_id
    join phrase p on p.id = t.phrase_id where l.slug = '${language}' and p.slug = '${phrase}')`;
}

const of = (counts: WarningCounts, language: string) =>
  counts.find(({ language_id }) => language_id === ids[language]);

test("counts for each language and warning as many translations as the filtered list has, in one statement", async () => {
  const sent: unknown[] = [];
  const watched: Queryable = { query: (config) => (sent.push(config), server.database.pool.query(config)) };
  const counts = await countWarnings(watched);
  expect(sent).toHaveLength(1);
  expect(of(counts, "greek")?.warnings).toMatchObject({ "no-question-mark": 1, "no-romanization": 1 });
  expect(of(counts, "french")?.warnings["double-space"]).toBe(1);
  for (const { language_id, translations, warnings } of counts) {
    const listed = async (warning?: string) => {
      const input = translationPageInput.parse({ language_id, show: "warnings", warning, limit: 200 });
      return (await server.services.translation.page(input)).items.length;
    };
    expect(await listed()).toBe(translations);
    for (const warning of qualityWarning.options) expect(await listed(warning)).toBe(warnings[warning]);
  }
});

test("does not count an accepted warning, nor a language without warnings", async () => {
  const { translation } = server.services;
  const before = of(await translation.warningCounts(), "dutch")?.warnings["same-as-other-phrase"] ?? 0;
  const { rows } = await server.database.pool.query<{ id: number; version: number }>(
    `select id, version from translation where id = ${oneOf("dutch", "yes")}`,
  );
  await translation.acceptWarning(
    { ...(rows[0] as { id: number; version: number }), warning: "same-as-other-phrase", accepted: true },
    AUTHOR,
  );
  // The other phrase with the text is accepted too.
  const after = of(await translation.warningCounts(), "dutch")?.warnings["same-as-other-phrase"] ?? 0;
  expect(after).toBe(before - 2);
  await server.database.pool.query("delete from translation where language_id = $1", [ids["thai"]]);
  expect(of(await translation.warningCounts(), "thai")).toBeUndefined();
});

test("counts nothing where there are more translations than can be counted", async () => {
  expect(await countWarnings(server.database.pool, 100)).toEqual([]);
});
