import { translationPageInput } from "@saywhere/validators/content/translation";
import { gridPageInput } from "@saywhere/validators/content/translation-grid";
import { beforeEach, expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const server = openServices();
const EDITOR = actorWith("editor");
const WARNING = "same-as-other-phrase";

let language_id: number;
let pair: number[];
beforeEach(async () => {
  const { language, phrase, translation } = server.services;
  const made = await language.create(
    { name: `Walloon ${Math.random()}`, nativeName: "Walon", code: "wa", description: "Spoken in Belgium." },
    AUTHOR,
  );
  language_id = made.id;
  const [hello, morning] = (await phrase.listPhrases()).filter(({ slug }) =>
    ["hello", "good-morning"].includes(slug),
  );
  pair = [];
  for (const { id } of [hello, morning] as { id: number }[]) {
    const text = { language_id, phrase_id: id, native_text: "Bondjoû" };
    pair.push((await translation.create(text, AUTHOR)).id);
  }
});

const row = (index = 0) => server.services.translation.row(pair[index] as number);
const accept = (accepted: boolean, version?: number) =>
  server.services.translation.acceptWarning(
    { id: pair[0] as number, warning: WARNING, accepted, version },
    AUTHOR,
  );

test("an accepted warning is no longer reported, in the list and the grid", async () => {
  expect((await row()).warnings).toEqual([WARNING]);
  const { accepted_warnings } = await accept(true);
  expect(accepted_warnings).toEqual([
    { warning: WARNING, accepted_by: "Ada", accepted_at: expect.any(String) },
  ]);
  expect(await row()).toMatchObject({ warnings: [], translation: { accepted_warnings } });

  const filters = translationPageInput.parse({ language_id, show: "warnings" });
  expect((await server.services.translation.page(filters)).items).toEqual([]);
  const grid = gridPageInput.parse({ language_id, show: "attention" });
  const { items } = await server.services.translationGrid.page(grid);
  expect(items.filter(({ translation }) => translation)).toEqual([]);
});

test("accepts an equal text for all phrases that share it in the language, in one undoable change", async () => {
  await accept(true);
  expect(await row(1)).toMatchObject({
    warnings: [],
    translation: { accepted_warnings: [{ warning: WARNING }] },
  });
  const { rows } = await server.database.pool.query<{ id: string; changes: number }>(`
    select change_set_id::text as id, count(*)::int as changes from change group by change_set_id
    order by change.change_set_id desc limit 1`);
  // The languages of the other tests have the same text.
  expect(rows[0]?.changes).toBe(2);
  await server.services.activity.undo(rows[0]?.id ?? "", EDITOR);
  expect([(await row()).warnings, (await row(1)).warnings]).toEqual([[WARNING], [WARNING]]);
});

test("accepts another warning for one translation alone", async () => {
  const [id, other] = pair as [number, number];
  const { translation } = server.services;
  for (const one of pair) await translation.update({ id: one, native_text: "Bon  djoû" }, AUTHOR);
  await translation.acceptWarning({ id, warning: "double-space", accepted: true }, AUTHOR);
  expect((await translation.row(id)).warnings).not.toContain("double-space");
  expect((await translation.row(other)).warnings).toContain("double-space");
});

test("reports the warning again after it is taken back", async () => {
  await accept(true);
  expect((await accept(false)).accepted_warnings).toEqual([]);
  expect([(await row()).warnings, (await row(1)).warnings]).toEqual([[WARNING], [WARNING]]);
});

test("reports the warning again after the text changes, and not after other fields change", async () => {
  const { id } = await accept(true);
  const { translation } = server.services;
  await translation.update({ id, usage_notes: "At any time", native_text: "Bondjoû" }, AUTHOR);
  expect((await row()).warnings).toEqual([]);
  await translation.update({ id, native_text: "Bondjoû!" }, AUTHOR);
  expect(await row()).toMatchObject({ warnings: [WARNING], translation: { accepted_warnings: [] } });
});

test("restores the acceptance with the text when the change of the text is undone", async () => {
  const { id, accepted_warnings } = await accept(true);
  await server.services.translation.update({ id, native_text: "Bondjoû!" }, AUTHOR);
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select max(id)::text as id from change_set",
  );
  await server.services.activity.undo(rows[0]?.id ?? "", EDITOR);
  expect((await row()).translation).toMatchObject({ native_text: "Bondjoû", accepted_warnings });
  expect((await row()).warnings).toEqual([]);
});

test("records who accepted a warning in the history, and undoes it", async () => {
  await accept(true);
  const { rows } = await server.database.pool.query<{ id: string; author: string; after: object }>(
    `select change_set_id::text as id, author_name as author, after -> 'accepted_warnings' -> 0 as after
     from change join change_set on change_set.id = change_set_id order by change.id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ author: "Ada", after: { warning: WARNING, accepted_by: "Ada" } });
  await server.services.activity.undo(rows[0]?.id ?? "", EDITOR);
  expect((await row()).warnings).toEqual([WARNING]);
});

test("refuses a warning that the text does not have, and a version that is not the newest", async () => {
  const id = pair[0] as number;
  const other = { id, warning: "no-question-mark" as const, accepted: true };
  expect(await refusal(server.services.translation.acceptWarning(other, AUTHOR))).toMatchObject({
    code: "BAD_REQUEST",
    issues: [{ path: ["warning"] }],
  });
  await accept(true, 1);
  expect(await refusal(accept(false, 1))).toMatchObject({ code: "CONFLICT", conflict: { reason: "stale" } });
  const unknown = { ...other, id: 999_999 };
  expect((await refusal(server.services.translation.acceptWarning(unknown, AUTHOR))).code).toBe("NOT_FOUND");
});
