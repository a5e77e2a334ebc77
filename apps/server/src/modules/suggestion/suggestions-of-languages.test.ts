import { suggestionInput, suggestionPageInput } from "@saywhere/validators/suggestions/suggestion";
import { expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { ANONYMOUS } from "../../auth/actor.ts";

const open = openServices();

test("lists and counts the suggestions of the wanted languages, page by page", async () => {
  const { rows } = await open.database.pool.query<{ id: number; language_id: number }>(`
    select t.id, t.language_id from translation t join language l on l.id = t.language_id
    join phrase p on p.id = t.phrase_id where l.slug in ('greek', 'spanish') order by l.slug, p.position`);
  const [hello, goodbye] = rows;
  const spanish = rows.at(-1);
  if (!hello || !goodbye || !spanish) throw new Error("There are Greek and Spanish translations");
  let sent = 0;
  const send = (translation: { id: number }) => {
    const input = { translation_id: translation.id, field: "other", suggested: `No. ${++sent}`, seconds: 30 };
    const caller = { ...ANONYMOUS, ipAddress: `10.0.0.${sent}` };
    return open.services.suggestion.create(suggestionInput.parse(input), caller);
  };
  const list = (asked: object) => open.services.suggestion.list(suggestionPageInput.parse(asked));
  await send(spanish);
  for (let times = 0; times < 15; times++) for (const greek of [hello, goodbye]) await send(greek);

  const language_ids = [hello.language_id];
  const first = await list({ language_ids });
  expect(first).toMatchObject({ total: 30, offset: 0 });
  const second = await list({ language_ids, after: first.next });
  expect(second).toMatchObject({ total: 30, offset: 25, next: null });
  const names = [...first.items, ...second.items].map(({ language }) => language.name);
  expect(names).toEqual(Array(30).fill("Greek"));
  expect((await list({})).total).toBe(31);
  expect((await list({ language_ids: [hello.language_id, spanish.language_id] })).total).toBe(31);
  expect((await list({ language_ids: [] })).total).toBe(0);
});
