import { task } from "@saywhere/validators/tasks/task";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { AUTHOR } from "../support/refusal.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const one = forAllTests(() => startTestServer());
const other = forAllTests(() => startTestServer({ databaseUrl: one.databaseUrl }));
let authorization: string;
beforeAll(async () => {
  authorization = `Bearer ${await one.tokenFor("editor")}`;
});

/** One instance handles even numbers, the other one odd numbers. */
const server = (number: number): TestServer => (number % 2 === 0 ? one : other);

async function call(number: number, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server(number).url}/api/tasks${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect(response.status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

const list = async (number = 0) => z.array(task).parse(await call(number, "GET", ""));
const add = async (number: number) => task.parse(await call(number, "POST", "", { title: `Task ${number}` }));

beforeEach(async () => {
  await one.database.pool.query("delete from task");
  for (let number = 0; number < 30; number++) await add(number);
});

/** Returns the same shuffle on every run. */
function shuffled(ids: number[], round: number): number[] {
  const key = (id: number): number => (id * 7_919 + round * 104_729) % 1_009;
  return ids.toSorted((left, right) => key(left) - key(right) || left - right);
}

test("concurrent reorderings, additions, changes, completions and deletions lose no task and none fails", async () => {
  const ids = (await list()).map(({ id }) => id);
  const [kept, doomed] = [ids.slice(0, 20), ids.slice(20)];
  const calls: Promise<unknown>[] = [];
  const added: Promise<{ id: number }>[] = [];
  for (let round = 0; round < 20; round++) {
    const [changed = 0, pressed = 0] = [kept[round], kept[(round + 7) % kept.length]];
    calls.push(
      call(round, "POST", "/reorder", { taskIds: shuffled(ids, round) }),
      call(round + 1, "POST", "/reorder", { taskIds: shuffled(kept, round + 100).slice(0, 8) }),
      call(round, "PUT", `/${changed}`, { title: `Changed ${round}`, details: "x".repeat(5_000) }),
      server(round).services.task.toggle({ id: pressed }, AUTHOR),
    );
    added.push(add(100 + round));
    const gone = doomed[round];
    if (gone) calls.push(call(round + 1, "DELETE", `/${gone}`));
  }
  await Promise.all(calls);
  const came = await Promise.all(added);
  const listed = await list();
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([...kept, ...came.map(({ id }) => id)]));
  expect(await list(1)).toEqual(listed);
  for (const [round, id] of kept.entries()) {
    expect(listed.find((listing) => listing.id === id)?.title).toBe(`Changed ${round}`);
  }
  const wanted = listed.map(({ id }) => id).toReversed();
  expect(await call(0, "POST", "/reorder", { taskIds: wanted })).toEqual({ taskIds: wanted });
  expect((await list(1)).map(({ id }) => id)).toEqual(wanted);
  const { rows } = await one.database.pool.query<{ apart: boolean }>(
    "select count(distinct position) = count(*) as apart from task",
  );
  expect(rows).toEqual([{ apart: true }]);
});

test("tasks that are added concurrently get different positions", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => add(200 + number)));
  const { rows } = await one.database.pool.query<{ apart: boolean }>(
    "select count(distinct position) = count(*) as apart from task",
  );
  expect(rows).toEqual([{ apart: true }]);
});

test("of two concurrent reorderings each moves its tasks, and the second one starts from the first one's result", async () => {
  const [a = 0, b = 0, c = 0, d = 0, ...rest] = (await list()).map(({ id }) => id);
  for (let round = 0; round < 10; round++) {
    await call(0, "POST", "/reorder", { taskIds: [a, b, c, d, ...rest] });
    await Promise.all([
      call(0, "POST", "/reorder", { taskIds: [b, a] }),
      call(1, "POST", "/reorder", { taskIds: [d, c] }),
    ]);
    expect((await list(round)).map(({ id }) => id)).toEqual([b, a, d, c, ...rest]);
  }
});

test("undoing deletions while others move tasks never fails", async () => {
  const ids = (await list()).map(({ id }) => id);
  const doomed = ids.slice(0, 8);
  for (const id of doomed) await call(0, "DELETE", `/${id}`);
  const { cookie } = await one.signedIn("editor");
  const undo = async (id: number, number: number): Promise<void> => {
    const response = await fetch(`${server(number).url}/trpc/activity.undoDelete`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ kind: "task", record_id: id }),
    });
    expect(response.status, await response.text()).toBe(200);
  };
  await Promise.all(
    doomed.flatMap((id, number) => [
      undo(id, number),
      call(number, "POST", "/reorder", { taskIds: shuffled(ids, number) }),
    ]),
  );
  const listed = (await list()).map(({ id }) => id);
  expect(listed).toHaveLength(ids.length);
  expect(new Set(listed)).toEqual(new Set(ids));
});
