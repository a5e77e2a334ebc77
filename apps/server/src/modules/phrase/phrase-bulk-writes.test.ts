import { expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const phrases = () => set.services.phrase;
const activity = () => set.services.activity;
const editor = actorWith("editor");

const firstOf = async (count: number) => {
  const { items } = await phrases().adminPage({ sort: "position", order: "asc", limit: count });
  return items;
};
const recordsOf = (rows: { id: number; version: number }[]) =>
  rows.map(({ id, version }) => ({ id, version }));
const newest = async () =>
  (await activity().list({ limit: 1 }, editor)).items[0] ?? expect.fail("Nothing was recorded");

test("moves the selected phrases to a category as one change set, which one undo reverts", async () => {
  const before = await firstOf(5);
  const { category_id: target } = (await phrases().adminPage({ sort: "category", order: "desc", limit: 1 }))
    .items[0] as { category_id: number };
  const result = await phrases().updateSelected(
    { records: recordsOf(before), category_id: target },
    editor.author,
  );
  expect(result.count).toBe(before.filter(({ category_id }) => category_id !== target).length);
  expect((await firstOf(5)).every(({ category_id }) => category_id === target)).toBe(true);
  expect(await newest()).toMatchObject({
    id: result.change_set_id,
    reason: "selection",
    selected_count: result.count,
    undoable: true,
    headline: { kind: "phrase", action: "update" },
  });
  await activity().undo(String(result.change_set_id), editor);
  expect((await firstOf(5)).map(({ category_id }) => category_id)).toEqual(
    before.map(({ category_id }) => category_id),
  );
});

test("adds selected phrases after the other popular ones, in the order of the selection, and takes them out", async () => {
  const popular = await phrases().popular();
  const others = (await firstOf(50)).filter(({ popular_rank }) => popular_rank === null).slice(0, 3);
  const chosen = others.toReversed();
  const added = await phrases().updateSelected({ records: recordsOf(chosen), popular: true }, AUTHOR);
  expect(added.count).toBe(3);
  expect((await phrases().popular()).map(({ id }) => id)).toEqual(
    [...popular, ...chosen].map(({ id }) => id),
  );
  const current = await Promise.all(chosen.map(({ id }) => phrases().adminGet(id)));
  await phrases().updateSelected({ records: recordsOf(current), popular: false }, AUTHOR);
  expect((await phrases().popular()).map(({ id }) => id)).toEqual(popular.map(({ id }) => id));
});

test("rejects more popular phrases than there may be", async () => {
  const { items } = await phrases().matching({ sort: "position", order: "asc" });
  const filler = Array.from({ length: 120 }, (_, index) => index);
  const { category_id } = (await firstOf(1))[0] as { category_id: number };
  const made = [];
  for (const number of filler) {
    made.push(await phrases().create({ english: `Filler ${number}`, category_id }, AUTHOR));
  }
  const error = await refusal(
    phrases().updateSelected({ records: recordsOf([...items, ...made]), popular: true }, AUTHOR),
  );
  expect(error.issues).toEqual([{ path: ["popular"], message: expect.stringMatching(/at most 200/) }]);
});

test("deletes the selected phrases with their translations, and one undo restores all of them", async () => {
  const chosen = (await firstOf(3)).slice(1);
  const records = recordsOf(chosen);
  const translations = chosen.reduce((sum, { translation_count }) => sum + translation_count, 0);
  const { count, change_set_id } = await phrases().deleteSelected(records, editor.author);
  expect(count).toBe(2);
  for (const { id } of chosen) expect((await refusal(phrases().adminGet(id))).code).toBe("NOT_FOUND");
  const entry = await newest();
  expect(entry).toMatchObject({
    selected_count: 2,
    selected_action: "delete",
    headline: { action: "delete" },
  });
  expect(entry.change_count).toBeGreaterThanOrEqual(2 + translations);
  await activity().undo(String(change_set_id), editor);
  expect(await newest()).toMatchObject({
    reason: "undo",
    selected_count: 2,
    change_count: entry.change_count,
    headline: { kind: "phrase", action: "create" },
  });
  const restored = await Promise.all(chosen.map(({ id }) => phrases().adminGet(id)));
  expect(restored.map(({ translation_count }) => translation_count)).toEqual(
    chosen.map(({ translation_count }) => translation_count),
  );
});

test("changes nothing when a selected phrase was saved or deleted since, and says for each what happened", async () => {
  const [kept, saved, deleted] = (await firstOf(13)).slice(10) as [
    Awaited<ReturnType<typeof firstOf>>[number],
    Awaited<ReturnType<typeof firstOf>>[number],
    Awaited<ReturnType<typeof firstOf>>[number],
  ];
  const { english, category_id } = saved;
  await phrases().update({ id: saved.id, english: `${english} again`, category_id }, AUTHOR);
  await phrases().delete({ id: deleted.id }, AUTHOR);
  const error = await refusal(phrases().deleteSelected(recordsOf([kept, saved, deleted]), AUTHOR));
  expect(error.code).toBe("CONFLICT");
  expect(error.message).toBe(
    "2 of the 3 phrases were changed or deleted since you selected them, so nothing was changed",
  );
  expect(error.issues).toEqual([
    { path: ["records", 1], message: "Someone else changed it after you selected it" },
    { path: ["records", 2], message: "It has been deleted" },
  ]);
  expect((await phrases().adminGet(kept.id)).version).toBe(kept.version);
});

test("finds the records that the filters match, with what a deletion would delete with them", async () => {
  const { items, more } = await phrases().matching({ search: "hello", sort: "position", order: "asc" });
  const { items: listed } = await phrases().adminPage({
    search: "hello",
    sort: "position",
    order: "asc",
    limit: 50,
  });
  expect(items).toEqual(
    listed.map(({ id, version, english, translation_count }) => ({
      id,
      version,
      name: english,
      translations: translation_count,
    })),
  );
  expect(more).toBe(false);
});
