import { DOCUMENT_LENGTH } from "@saywhere/validators/tasks/document";
import { expect, test } from "vitest";
import { createActivityService } from "../../src/modules/activity/activity.service.ts";
import { openServices } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";
import { EDITOR } from "../support/saved-content.ts";

const open = openServices();

/** A text of the maximum length of a document, with the given line in the middle. */
function longText(line: string): string {
  const half = "A line like all the others.\n".repeat(3_500);
  return `${half}${line}\n${half}`.padEnd(DOCUMENT_LENGTH, "x");
}

const save = (documentId: string, content: string) =>
  open.services.document.save({ documentId, content }, AUTHOR);
const historyOf = (id: number) => open.services.activity.history({ kind: "document", record_id: id }, EDITOR);
const entries = async (limit: number) => (await open.services.activity.list({ limit }, EDITOR)).items;

test("the history of a long document shows what differs, and every state can be restored completely", async () => {
  const { id } = await save("long", longText("Text 1."));
  await save("long", longText("Text 2."));
  await save("long", longText("Text 3."));
  const told = await historyOf(id);
  expect(JSON.stringify(told).length).toBeLessThan(12_000);
  const [newest, middle, first] = told.entries;
  const [change] = newest?.fields ?? [];
  expect(change?.field).toBe("content");
  expect(change?.before).toMatch(
    /^…\n(A line like all the others\.\n)+Text 2\.\n(A line like all the others\.\n)+…$/,
  );
  expect(change?.after).toBe(String(change?.before).replace("Text 2.", "Text 3."));
  expect(first?.fields).toMatchObject([
    { field: "name", after: "long" },
    { field: "content", before: null, after: expect.stringMatching(/^A line.*\n…$/s) },
  ]);
  const changes = await open.services.activity.changes(
    { change_set_id: newest?.change_set_id ?? "" },
    EDITOR,
  );
  expect(changes.items[0]?.fields).toEqual(newest?.fields);
  await open.services.activity.restore({ change_id: middle?.change_id ?? "", state: "before" }, EDITOR);
  expect((await open.services.document.get("long")).content).toBe(longText("Text 1."));
  await open.services.activity.undo((await entries(1))[0]?.id ?? "", EDITOR);
  expect((await open.services.document.get("long")).content).toBe(longText("Text 3."));
});

test("the activity list reads no texts of documents, and still knows which changes are current", async () => {
  const { pool } = open.database;
  const read: unknown[] = [];
  const service = createActivityService({
    db: {
      query: async (config) => {
        const result = await pool.query(config);
        read.push(result.rows);
        return result as never;
      },
    },
    writer: open.writer,
  });
  await save("listed", longText("Text 1."));
  await save("listed", longText("Text 2."));
  const { items } = await service.list({ limit: 2 }, EDITOR);
  expect(JSON.stringify(read).length).toBeLessThan(5_000);
  expect(items.map(({ undoable, headline }) => [undoable, headline.action, headline.fields])).toEqual([
    [true, "update", []],
    [false, "create", [{ field: "name", before: null, after: "listed" }]],
  ]);
  await service.undo(items[0]?.id ?? "", EDITOR);
  expect((await service.list({ limit: 3 }, EDITOR)).items.map(({ undoable }) => undoable)).toEqual([
    true,
    false,
    true,
  ]);
});

test("the history of a document shows a hundred saves, and earlier ones can still be restored", async () => {
  const { id } = await save("often", "Save 0");
  const { change_id = "" } = (await historyOf(id)).entries[0] ?? {};
  for (let count = 1; count <= 101; count++) await save("often", `Save ${count}`);
  const told = (await historyOf(id)).entries;
  expect(told).toHaveLength(100);
  expect([told[0]?.fields[0]?.after, told.at(-1)?.fields[0]?.after]).toEqual(["Save 101", "Save 2"]);
  await open.services.activity.restore({ change_id, state: "after" }, EDITOR);
  expect((await open.services.document.get("often")).content).toBe("Save 0");
});

test("the history of a task's long texts shows what differs too", async () => {
  const details = (line: string) => `${"A step.\n".repeat(1_000)}${line}`;
  const input = { title: "Long", status: "pending", release: "", priority: "", dependencies: "" } as const;
  const { id } = await open.services.task.create(
    { ...input, description: "", details: details("Last.") },
    AUTHOR,
  );
  await open.services.task.update({ ...input, id, description: "", details: details("The end.") }, AUTHOR);
  const [entry] = await entries(1);
  expect(entry?.headline.fields).toMatchObject([
    { field: "details", before: expect.stringMatching(/^…\n(A step\.\n)+Last\.$/) },
  ]);
});
