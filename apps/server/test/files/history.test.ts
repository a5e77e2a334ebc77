import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { startFileServer } from "../support/start-file-server.ts";

const server = forAllTests(() => startFileServer("folder"));

const ask = (path: string, body?: object) =>
  server.call(body ? "POST" : "GET", `/trpc/${path}`, {
    headers: { authorization, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
let authorization: string;
beforeAll(async () => {
  authorization = `Bearer ${await server.tokenFor("administrator")}`;
});

async function changesOfFiles() {
  const input = encodeURIComponent(JSON.stringify({ kind: "file", limit: 10 }));
  const { result } = (await (await ask(`activity.list?input=${input}`)).json()) as {
    result: { data: { items: { id: string; undoable: boolean; who: object; headline: object }[] } };
  };
  return result.data.items;
}

test("uploading, replacing and deleting files is in the history, and cannot be undone", async () => {
  const recording = sampleOf("wav");
  const size = recording.length;
  const put = (query = "") =>
    server.call("PUT", `/api/cdn/media/audio/hello.wav${query}`, { body: recording });
  expect((await put()).status).toBe(201);
  expect((await put()).status).toBe(409);
  expect((await put("?replace=true")).status).toBe(200);
  expect((await server.call("DELETE", "/api/cdn/media/audio/hello.wav")).status).toBe(200);
  expect((await server.call("DELETE", "/api/cdn/media/audio/hello.wav")).status).toBe(404);

  const file = { kind: "file", label: "audio/hello.wav" };
  const field = (name: string, before: unknown, after: unknown) => ({ field: name, before, after });
  const changes = await changesOfFiles();
  expect(changes).toMatchObject([
    { headline: { ...file, action: "delete" }, undoable: false },
    { headline: { ...file, action: "update", fields: [] }, undoable: false },
    { headline: { ...file, action: "create" }, undoable: false, who: { name: expect.any(String) } },
  ]);
  expect(changes[2]?.headline).toMatchObject({
    fields: [field("key", null, "audio/hello.wav"), field("size", null, size), field("store", null, "media")],
  });
  const undo = await ask("activity.undo", { change_set_id: changes[0]?.id });
  expect(undo.status).toBe(400);
});

test("a file that could not be recorded in the history is not stored, so that the next try stores it", async () => {
  const put = () => server.call("PUT", "/api/cdn/media/audio/again.wav", { body: sampleOf("wav") });
  const { pool } = server.database;
  await pool.query("alter table change rename to change_elsewhere");
  expect((await put()).status).toBe(500);
  await pool.query("alter table change_elsewhere rename to change");
  expect((await put()).status).toBe(201);
  expect((await server.call("DELETE", "/api/cdn/media/audio/again.wav")).status).toBe(200);
});
