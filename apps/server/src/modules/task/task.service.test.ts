import { type Task, taskInput } from "@saywhere/validators/tasks/task";
import { describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { EDITOR } from "../../../test/support/saved-content.ts";
import { createRecordWriter } from "../../writes/record-writer.ts";
import { createTaskService } from "./task.service.ts";

const open = openServices();
const tasks = () => open.services.task;

const add = (title: string, fields: object = {}) =>
  tasks().create(taskInput.parse({ title, ...fields }), AUTHOR);
const titles = async () => (await tasks().list()).map(({ title }) => title);
const stored = async (id: number) => (await tasks().list()).find((task) => task.id === id);
const newest = async () => (await open.services.activity.list({ limit: 1 }, EDITOR)).items[0];

/** Empties the list, then adds these tasks. */
async function listOf(...named: string[]): Promise<Task[]> {
  await open.database.pool.query("delete from task");
  const made = [];
  for (const title of named) made.push(await add(title));
  return made;
}

const order = async (made: (Task | undefined)[]) =>
  tasks().reorder({ taskIds: made.map((task) => task?.id ?? 0) }, AUTHOR);

describe("tasks", () => {
  test("lists tasks in the order in which they were added", async () => {
    await listOf("one", "two", "three");
    expect(await titles()).toEqual(["one", "two", "three"]);
  });

  test("lists tasks with one query, however many there are", async () => {
    await open.database.pool.query(
      "insert into task (title) select 'Task ' || n from generate_series(1, 500) n",
    );
    const sent: string[] = [];
    const { pool, orm } = open.database;
    const service = createTaskService({
      db: { query: (config) => (sent.push(config.name ?? ""), pool.query(config)) },
      recordWriter: createRecordWriter(orm),
    });
    expect((await service.list()).length).toBeGreaterThan(500);
    expect(sent).toEqual(["list-tasks"]);
  });

  test("adds a task with all its fields, with the symbol of its status", async () => {
    const fields = {
      status: "in-progress",
      release: "1.1",
      priority: "High",
      dependencies: "#12",
      description: "Ten languages.",
      details: "1. Find\n2. Record",
      documentUrl: "https://example.org/docs/guide.md",
      titleText: "Guide",
    };
    const made = await add("Record audio", fields);
    expect(made).toMatchObject({ title: "Record audio", ...fields, statusSymbol: "↻", version: 1 });
    expect(await stored(made.id)).toEqual(made);
    expect(await add("Done", { status: "completed" })).toMatchObject({ statusSymbol: "✓" });
  });

  test("replaces all fields of a task; omitted ones become empty", async () => {
    const made = await add("Draft", { release: "1.0", documentUrl: "/docs/guide", titleText: "Guide" });
    const input = taskInput.parse({ title: "Final", status: "completed" });
    const changed = await tasks().update({ ...input, id: made.id, version: made.version }, AUTHOR);
    expect(changed).toMatchObject({
      title: "Final",
      statusSymbol: "✓",
      release: "",
      documentUrl: null,
      titleText: null,
      version: 2,
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
    expect(await tasks().delete({ id: made.id }, AUTHOR)).toEqual({ success: true });
    expect(await stored(made.id)).toBeUndefined();
    const refusals = [
      tasks().update({ ...input, id: made.id }, AUTHOR),
      tasks().toggle({ id: made.id }, AUTHOR),
      tasks().delete({ id: made.id }, AUTHOR),
    ].map(refusal);
    for (const told of await Promise.all(refusals)) {
      expect(told).toMatchObject({
        code: "NOT_FOUND",
        message: "There is no such task. It may have been deleted.",
      });
    }
  });

  test("rejects a stale version and returns the stored task; without a version, the last save wins", async () => {
    const { id, version } = await add("One");
    const first = taskInput.parse({ title: "Two" });
    const saved = await tasks().update({ ...first, id, version }, { ...AUTHOR, name: "Grace" });
    const second = { ...taskInput.parse({ title: "Three" }), id };
    expect(await refusal(tasks().update({ ...second, version }, AUTHOR))).toMatchObject({
      code: "CONFLICT",
      message: "Grace saved this while you were changing it",
      conflict: { reason: "stale", saved_by: "Grace", saved_at: saved.updatedAt, current: saved },
    });
    expect(await stored(id)).toEqual(saved);
    expect(await tasks().update(second, AUTHOR)).toMatchObject({ title: "Three", version: version + 2 });
  });

  test.each([
    ["pending", "completed", "✓"],
    ["in-progress", "completed", "✓"],
    ["completed", "pending", "↻"],
  ] as const)("toggles a task from %s to %s", async (status, toggled, statusSymbol) => {
    const { id } = await add("Pressed", { status });
    expect(await tasks().toggle({ id, status }, AUTHOR)).toMatchObject({
      status: toggled,
      statusSymbol,
      version: 2,
    });
  });

  test("changes nothing when a stale status is toggled, also by two concurrent requests", async () => {
    const { id } = await add("Pressed twice");
    const both = [1, 2].map(() => tasks().toggle({ id, status: "pending" }, AUTHOR));
    for (const { status, version } of await Promise.all(both))
      expect([status, version]).toEqual(["completed", 2]);
    const [before, entry] = [await stored(id), await newest()];
    expect(await tasks().toggle({ id, status: "in-progress" }, AUTHOR)).toEqual(before);
    expect(await newest()).toEqual(entry);
    expect(await tasks().toggle({ id }, AUTHOR)).toMatchObject({ status: "pending", version: 3 });
  });

  test("creates no new version and no activity entry when nothing changes", async () => {
    const [made] = await listOf("one", "two");
    if (!made) throw new Error("No task");
    const before = await newest();
    const { id, version, title } = made;
    expect(await tasks().update({ ...taskInput.parse({ title }), id, version }, AUTHOR)).toEqual(made);
    const taskIds = (await tasks().list()).map((task) => task.id);
    expect(await tasks().reorder({ taskIds }, AUTHOR)).toEqual({ taskIds });
    expect(await newest()).toEqual(before);
  });
});

describe("the order of tasks", () => {
  test("stores the order of tasks as sent, without a change of any task", async () => {
    const made = await listOf("a", "b", "c", "d");
    const [a, b, c, d] = made;
    const { taskIds } = await order([d, a, c, b]);
    expect(await titles()).toEqual(["d", "a", "c", "b"]);
    const listed = await tasks().list();
    expect(taskIds).toEqual(listed.map(({ id }) => id));
    expect(listed.toSorted((one, other) => one.id - other.id)).toEqual(made);
  });

  test("keeps the positions of tasks that are not named, and ignores identifiers of other records", async () => {
    const [a, b, c, d, e] = await listOf("a", "b", "c", "d", "e");
    await order([e, a]);
    expect(await titles()).toEqual(["e", "b", "c", "d", "a"]);
    const ids = [d, d, c, d].map((task) => task?.id ?? 0);
    await tasks().reorder({ taskIds: [2_000_000_000, ...ids, 99_999_999_999] }, AUTHOR);
    expect(await titles()).toEqual(["e", "b", "d", "c", "a"]);
    await tasks().reorder({ taskIds: [] }, AUTHOR);
    await order([b]);
    expect(await titles()).toEqual(["e", "b", "d", "c", "a"]);
  });

  test("records the move of one task as one change that cannot be undone", async () => {
    const [a, b, c] = await listOf("a", "b", "c");
    await order([b, c, a]);
    const entry = await newest();
    expect(entry).toMatchObject({
      reason: "reorder",
      change_count: 1,
      undoable: false,
      headline: { kind: "task_order", label: "a", fields: [{ field: "place", before: 1, after: 3 }] },
    });
    expect(await refusal(open.services.activity.undo(entry?.id ?? "", EDITOR))).toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining("of the order of tasks cannot be undone"),
    });
    await order([a, b, c]);
    expect((await newest())?.change_count).toBe(1);
    await order([c, b, a]);
    expect((await newest())?.change_count).toBe(2);
  });

  test("includes changes of the order in the activity of tasks", async () => {
    const [a, b] = await listOf("a", "b");
    await order([b, a]);
    const { items } = await open.services.activity.list({ limit: 3, kind: "task" }, EDITOR);
    expect(items.map(({ headline }) => headline.kind)).toEqual(["task_order", "task", "task"]);
  });
});
