import { expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const translations = () => set.services.translation;
const editor = actorWith("editor");
const HELLO = { search: "hello", show: "all", sort: "position", order: "asc" } as const;

test("deletes all translations that a filter matches as one change set, which one undo restores", async () => {
  const { items, more } = await translations().matching(HELLO);
  expect(items.length).toBe(40);
  expect(more).toBe(false);
  expect(items[0]?.name).toMatch(/: Hello$/);
  const records = items.map(({ id, version }) => ({ id, version }));
  const { count, change_set_id } = await translations().deleteSelected(records, editor.author);
  expect(count).toBe(items.length);
  expect((await translations().matching(HELLO)).items).toEqual([]);
  const [entry] = (await set.services.activity.list({ limit: 1 }, editor)).items;
  expect(entry).toMatchObject({ id: change_set_id, selected_count: count, change_count: count });
  await set.services.activity.undo(String(change_set_id), editor);
  expect((await translations().matching(HELLO)).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test("reports at most 1,000 of the translations that filters match, and that there are more", async () => {
  const found = await translations().matching({ show: "all", sort: "position", order: "asc" });
  expect(found.items).toHaveLength(1_000);
  expect(found.more).toBe(true);
});

test("deletes nothing when one of the selected translations was saved since", async () => {
  const { items } = await translations().matching(HELLO);
  const records = items.slice(0, 3).map(({ id, version }) => ({ id, version }));
  const [first] = records;
  if (!first) throw new Error("No translation was found");
  const { native_text } = await translations().get(first.id);
  await translations().update({ id: first.id, native_text: `${native_text}!` }, editor.author);
  const error = await refusal(translations().deleteSelected(records, editor.author));
  expect(error.issues).toEqual([
    { path: ["records", 0], message: "Someone else changed it after you selected it" },
  ]);
  expect((await translations().matching(HELLO)).items).toHaveLength(items.length);
});
