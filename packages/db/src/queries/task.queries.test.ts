import { expect, test } from "vitest";
import { withChangeSet } from "../change-set.ts";
import { Change, ChangeSet } from "../entities/change-set.entity.ts";
import { Task } from "../entities/task.entity.ts";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { toQueryable } from "./queryable.ts";
import { reorderTasks } from "./task.queries.ts";

const db = setUpTestDatabase();
const AUTHOR = { personId: null, apiTokenId: null, name: "A test" };

/** Creates tasks with titles at positions, after emptying the list. */
async function tasksAt(places: Record<string, number>): Promise<void> {
  const em = db.orm.em.fork();
  await em.nativeDelete(Task, {});
  for (const [title, position] of Object.entries(places)) em.create(Task, { title, position });
  await em.flush();
}

async function reorder(titles: string[]): Promise<string | null> {
  const tasks = await db.orm.em.fork().find(Task, {});
  const ids = titles.map((title) => tasks.find((task) => task.title === title)?.id ?? 0);
  const { changeSetId } = await withChangeSet(db.orm, AUTHOR, "reorder", (em) =>
    reorderTasks(toQueryable(em), () => ids),
  );
  return changeSetId;
}

async function positions(): Promise<[string, number][]> {
  const tasks = await db.orm.em.fork().find(Task, {}, { orderBy: { position: "asc", id: "asc" } });
  return tasks.map(({ title, position }) => [title, position]);
}

test("reordering redistributes the existing positions, including gaps", async () => {
  await tasksAt({ a: 0, b: 4, c: 5, d: 9 });
  await reorder(["d", "a", "c", "b"]);
  expect(await positions()).toEqual([
    ["d", 0],
    ["a", 4],
    ["c", 5],
    ["b", 9],
  ]);
});

test("reordering gives tasks with the same position distinct positions", async () => {
  await tasksAt({ a: 3, b: 3, c: 3, d: 4, e: 9 });
  await reorder(["b", "a", "c", "d", "e"]);
  expect(await positions()).toEqual([
    ["b", 3],
    ["a", 4],
    ["c", 5],
    ["d", 6],
    ["e", 9],
  ]);
});

test("reordering records the move of one task as one change, with its rank among all tasks", async () => {
  await tasksAt({ "[Guide](https://example.org/guide)": 2, b: 4, c: 6, d: 8 });
  const set = await reorder(["b", "c", "d", "[Guide](https://example.org/guide)"]);
  const changes = await db.orm.em.fork().find(Change, { changeSet: set ?? "" });
  expect(changes).toMatchObject([
    { kind: "task_order", action: "update", label: "Guide", before: { place: 1 }, after: { place: 4 } },
  ]);
  const { kind, changeCount } = await db.orm.em.fork().findOneOrFail(ChangeSet, { id: set ?? "" });
  expect([kind, changeCount]).toEqual(["task_order", 1]);
});

test("reordering several tasks records each one whose rank changed", async () => {
  await tasksAt({ a: 0, b: 1, c: 2, d: 3, e: 4 });
  const set = await reorder(["e", "b", "d", "c", "a"]);
  const changes = await db.orm.em.fork().find(Change, { changeSet: set ?? "" }, { orderBy: { id: "asc" } });
  expect(changes.map(({ label, before, after }) => [label, before?.["place"], after?.["place"]])).toEqual([
    ["e", 5, 1],
    ["d", 4, 3],
    ["c", 3, 4],
    ["a", 1, 5],
  ]);
});

test("an unchanged order writes and records nothing", async () => {
  await tasksAt({ a: 0, b: 1 });
  expect(await reorder(["a", "b"])).toBeNull();
});

test("reordering is not a change of a task's record", async () => {
  await tasksAt({ a: 0, b: 1 });
  const states = async () =>
    (await db.pool.query("select id, version, updated_at from task order by id")).rows;
  const before = await states();
  await reorder(["b", "a"]);
  expect(await states()).toEqual(before);
});
