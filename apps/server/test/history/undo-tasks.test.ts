import { type Task, taskInput } from "@saywhere/validators/tasks/task";
import { beforeEach, expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { AUTHOR, refusal } from "../support/refusal.ts";
import { EDITOR } from "../support/saved-content.ts";

const open = openServices();

let made: Task[];
beforeEach(async () => {
  await open.database.pool.query("delete from task");
  made = [];
  for (const title of ["a", "b", "c", "d"]) {
    made.push(await open.services.task.create(taskInput.parse({ title }), AUTHOR));
  }
});

const idOf = (title: string): number => made.find((task) => task.title === title)?.id ?? 0;
const titles = async () => (await open.services.task.list()).map(({ title }) => title).join("");
const rename = (title: string, to: string) =>
  open.services.task.update({ ...taskInput.parse({ title: to }), id: idOf(title) }, AUTHOR);
const order = (wanted: string) => open.services.task.reorder({ taskIds: wanted.split("").map(idOf) }, AUTHOR);
const entries = async (limit = 1) => (await open.services.activity.list({ limit }, EDITOR)).items;
const undoLast = async () => open.services.activity.undo((await entries())[0]?.id ?? "", EDITOR);
const historyOf = async (title: string) =>
  (await open.services.activity.history({ kind: "task", record_id: idOf(title) }, EDITOR)).entries;

test("undoing the deletion of a task restores it completely in its position, and can itself be undone", async () => {
  const before = await open.services.task.list();
  await open.services.task.delete({ id: idOf("b") }, AUTHOR);
  expect(await titles()).toBe("acd");
  await open.services.activity.undoDelete({ kind: "task", record_id: idOf("b") }, EDITOR);
  expect(await titles()).toBe("abcd");
  const unsaid = { version: 0, updatedAt: "" };
  const texts = (tasks: Task[]) => tasks.map((task) => ({ ...task, ...unsaid }));
  expect(texts(await open.services.task.list())).toEqual(texts(before));
  const again = open.services.activity.undoDelete({ kind: "task", record_id: idOf("b") }, EDITOR);
  expect((await refusal(again)).code).toBe("CONFLICT");
  await undoLast();
  expect(await titles()).toBe("acd");
});

test("undoing the deletion of a task restores it between its former neighbors although others moved meanwhile", async () => {
  await order("dcba");
  await open.services.task.delete({ id: idOf("d") }, AUTHOR);
  await order("bca");
  await open.services.activity.undoDelete({ kind: "task", record_id: idOf("d") }, EDITOR);
  expect(await titles()).toBe("dbca");
});

test("undoing an edit of a task does not change its current position", async () => {
  await rename("a", "x");
  await order("bcda");
  const [, edit] = await entries(2);
  expect(edit?.undoable).toBe(true);
  await open.services.activity.undo(edit?.id ?? "", EDITOR);
  expect(await titles()).toBe("bcda");
});

test("restoring a state of a task does not change its current position", async () => {
  await rename("a", "x");
  await order("bcda");
  await rename("a", "y");
  const [, first] = await historyOf("a");
  await open.services.activity.restore({ change_id: first?.change_id ?? "", state: "after" }, EDITOR);
  expect(await titles()).toBe("bcdx");
  await open.services.activity.restore({ change_id: first?.change_id ?? "", state: "before" }, EDITOR);
  expect(await titles()).toBe("bcda");
});

test("an edit of a task that was redone can be undone although the task moved in between", async () => {
  await rename("a", "x");
  const [edit] = await entries();
  await order("bcda");
  await rename("a", "y");
  expect((await entries(3))[2]).toMatchObject({ id: edit?.id, undoable: false });
  await undoLast();
  expect((await entries(4))[3]).toMatchObject({ id: edit?.id, undoable: true });
  await open.services.activity.undo(edit?.id ?? "", EDITOR);
  expect(await titles()).toBe("bcda");
});

test("an edit of a task that was changed since cannot be undone", async () => {
  await rename("a", "x");
  const [edit] = await entries();
  await rename("a", "y");
  expect(await refusal(open.services.activity.undo(edit?.id ?? "", EDITOR))).toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("“x” was changed since"),
  });
});

test("the creation of a task can be undone although the task moved since", async () => {
  const [making] = await entries();
  await order("dcba");
  await open.services.activity.undo(making?.id ?? "", EDITOR);
  expect(await titles()).toBe("cba");
});

test("a toggle of a task can be undone", async () => {
  await open.services.task.toggle({ id: idOf("c") }, AUTHOR);
  await undoLast();
  expect((await open.services.task.list()).map(({ status }) => status)).toEqual(Array(4).fill("pending"));
});

test("the history of a task shows its texts, but not its position", async () => {
  await order("dcba");
  await rename("a", "x");
  expect((await historyOf("a")).map(({ action, fields }) => [action, fields])).toEqual([
    ["update", [{ field: "title", before: "a", after: "x" }]],
    [
      "create",
      [
        { field: "title", before: null, after: "a" },
        { field: "status", before: null, after: "pending" },
      ],
    ],
  ]);
});
