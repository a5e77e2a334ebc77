import { task } from "@saywhere/validators/tasks/task";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";
import { restCalls } from "../support/rest-calls.ts";
import { startTestServer } from "../support/start-test-server.ts";

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

test.each([
  [{ title: "" }, "title", "Title is required"],
  [{}, "title", "Title is required"],
  [{ title: "x", documentUrl: "https://example.org/docs/" }, "documentUrl", "Invalid document URL"],
  [{ title: "x", documentUrl: "javascript:alert(1)" }, "documentUrl", "Invalid document URL"],
  [{ title: "x", details: "a".repeat(10_001) }, "details", "Use at most 10,000 characters"],
  [{ title: "x", status: "done" }, "status", expect.any(String)],
  [{ title: "x", release: null }, "release", expect.any(String)],
  [{ title: "x", version: "1" }, "version", expect.any(String)],
])("a task of %j is 400 at %s", async (wrong, field, message) => {
  const { issues } = await refused(400, "PUT", "/api/tasks/1", wrong);
  expect(issues).toEqual([{ path: [field], message }]);
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

test.each([
  [{}],
  [{ taskIds: null }],
  [{ taskIds: "1,2" }],
  [{ taskIds: ["1"] }],
  [{ taskIds: [1.5] }],
  [{ taskIds: [[1]] }],
])("a task order of %j is 400", async (body) => {
  const before = [await added("a"), await added("b")];
  const { issues } = await refused(400, "POST", "/api/tasks/reorder", body);
  expect(issues?.[0]?.path[0]).toBe("taskIds");
  expect(await listed()).toEqual(before);
});

test("a task order with a misspelt field is 400 and names the right one", async () => {
  const { message } = await refused(400, "POST", "/api/tasks/reorder", { task_ids: [1] });
  expect(message).toBe('There is no field "task_ids". Did you mean "taskIds"?');
});

test("a task order that is not an object is 400", async () => {
  for (const body of [[1, 2], "{}", 7, null]) await refused(400, "POST", "/api/tasks/reorder", body);
  const { message } = await refused(400, "POST", "/api/tasks/reorder", JSON.stringify({ taskIds: [1] }));
  expect(message).toBe("Send the object itself, not a string holding JSON");
});

test("reordering tasks requires a sign-in, and is rejected from another site", async () => {
  const body = { taskIds: [] };
  await refused(401, "POST", "/api/tasks/reorder", body, {});
  await refused(401, "POST", "/api/tasks/reorder", body, { authorization: "Bearer swt_x" });
  const { cookie } = await rest.server.signedIn("editor");
  await refused(403, "POST", "/api/tasks/reorder", body, { cookie, origin: "https://elsewhere.example" });
  expect((await call("POST", "/api/tasks/reorder", body, { cookie })).status).toBe(200);
});

test("a task body of more than a megabyte is 413", async () => {
  const details = "a".repeat(1024 * 1024);
  expect((await refused(413, "POST", "/api/tasks", { title: "x", details })).code).toBe("PAYLOAD_TOO_LARGE");
});

test("without a database every task call is 503 and asks to try again", async () => {
  const cut = await startTestServer();
  const headers = { authorization: `Bearer ${await cut.tokenFor("editor")}` };
  await cut.database.close();
  const without = restCalls(() => ({ server: cut, token: rest.token }));
  for (const [method, path, body] of [
    ["GET", "/api/tasks"],
    ["POST", "/api/tasks", { title: "x" }],
    ["POST", "/api/tasks/reorder", { taskIds: [1] }],
    ["GET", "/api/documents/guide.md"],
    ["POST", "/api/documents/guide.md", { content: "x" }],
  ] as const) {
    const { code, message } = await without.refused(503, method, path, body, headers);
    expect([code, message]).toEqual(["SERVICE_UNAVAILABLE", expect.stringMatching(/try again/)]);
  }
  await cut.close();
});

test("a reordering whose connection is lost is 503 and changes nothing", async () => {
  const before = [await added("a"), await added("b")];
  const { pool } = rest.server.database;
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query("lock table task in row exclusive mode");
  const taskIds = before.map(({ id }) => id).toReversed();
  const refusing = refused(503, "POST", "/api/tasks/reorder", { taskIds });
  const waiting =
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await pool.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`);
  expect((await refusing).code).toBe("SERVICE_UNAVAILABLE");
  await holder.query("rollback");
  holder.release();
  expect(await listed()).toEqual(before);
  expect((await call("POST", "/api/tasks/reorder", { taskIds })).body).toEqual({ taskIds });
});
