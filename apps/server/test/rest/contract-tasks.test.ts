import { task } from "@saywhere/validators/tasks/task";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { lockWaits, WAITING_FOR_LOCK } from "../support/lock-waits.ts";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call, refused } = rest;
beforeEach(() => rest.server.database.pool.query("delete from task"));

async function listed() {
  const { status, body } = await call("GET", "/api/tasks");
  expect(status).toBe(200);
  return z.array(task.strict()).parse(body);
}

async function added(title: string) {
  const { status, body } = await call("POST", "/api/tasks", { title });
  expect(status).toBe(201);
  return task.strict().parse(body);
}

/** Creating, updating and deleting, as for other records, is tested in contract-writes.test.ts. */
test("GET /api/tasks lists the tasks in their order for signed-in users only, and is not cached", async () => {
  expect(await listed()).toEqual([]);
  const made = [await added("one"), await added("two")];
  expect(await listed()).toEqual(made);
  const answer = await call("GET", "/api/tasks");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect((await refused(401, "GET", "/api/tasks", undefined, {})).code).toBe("UNAUTHORIZED");
  for (const role of ["editor", "administrator"] as const) {
    const { cookie } = await rest.server.signedIn(role);
    expect((await call("GET", "/api/tasks", undefined, { cookie })).body).toEqual(made);
  }
});

test("a task requires only a title, and its symbol follows its status, whatever is sent", async () => {
  const { body } = await call("POST", "/api/tasks", { title: "Alone", statusSymbol: "✓" });
  expect(body).toMatchObject({
    title: "Alone",
    status: "pending",
    statusSymbol: "↻",
    release: "",
    priority: "",
    dependencies: "",
    description: "",
    details: "",
    documentUrl: null,
    titleText: null,
  });
  const { id } = task.parse(body);
  const changed = { ...task.parse(body), status: "completed", statusSymbol: "↻" };
  expect((await call("PUT", `/api/tasks/${id}`, changed)).body).toMatchObject({
    statusSymbol: "✓",
    version: 2,
  });
});

test("POST /api/tasks/reorder reorders the tasks and returns all of them in order", async () => {
  const [a, b, c] = [await added("a"), await added("b"), await added("c")];
  const taskIds = [c.id, a.id, b.id];
  const answer = await call("POST", "/api/tasks/reorder", { taskIds });
  expect(answer).toMatchObject({ status: 200, body: { taskIds } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await listed()).toEqual([c, a, b]);
});

test("reordering some, unknown or repeated tasks leaves the other tasks in their positions", async () => {
  const [first, second, last] = [await added("a"), await added("b"), await added("c")];
  const { body } = await call("POST", "/api/tasks/reorder", {
    taskIds: [last.id, 1_000_000_000, last.id, first.id, 2 ** 50],
  });
  expect(body).toEqual({ taskIds: [last.id, second.id, first.id] });
  expect((await call("POST", "/api/tasks/reorder", { taskIds: [] })).body).toEqual(body);
});

test("a task order that is no list of numbers is 400", async () => {
  const before = [await added("a"), await added("b")];
  const { issues } = await refused(400, "POST", "/api/tasks/reorder", { taskIds: "1,2" });
  expect(issues?.[0]?.path[0]).toBe("taskIds");
  expect(await listed()).toEqual(before);
});

test("a reordering whose connection is lost is 503 and changes nothing", async () => {
  const before = [await added("a"), await added("b")];
  const { pool } = rest.server.database;
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query("lock table task in row exclusive mode");
  const taskIds = before.map(({ id }) => id).toReversed();
  const refusing = refused(503, "POST", "/api/tasks/reorder", { taskIds });
  await lockWaits(rest.server.database, 1);
  await pool.query(`select pg_terminate_backend(pid) from (${WAITING_FOR_LOCK}) waiting`);
  expect((await refusing).code).toBe("SERVICE_UNAVAILABLE");
  await holder.query("rollback");
  holder.release();
  expect(await listed()).toEqual(before);
  expect((await call("POST", "/api/tasks/reorder", { taskIds })).body).toEqual({ taskIds });
});
