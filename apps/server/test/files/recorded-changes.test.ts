import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StorageError } from "../../src/errors/storage-error.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { startFileServer } from "../support/start-file-server.ts";

const server = forAllTests(() => startFileServer("s3"));

const OLD = sampleOf("wav");
const NEW = Buffer.concat([OLD, Buffer.alloc(1_000)]);
const put = (key: string, body = OLD) => server.call("PUT", `/api/cdn/media/${key}?replace=true`, { body });
const remove = (key: string) => server.call("DELETE", `/api/cdn/media/${key}`);
const stored = async (key: string) => {
  const found = await server.stores.media.storage.get(key);
  return found && buffer(found.body);
};
const recorded = async (key: string): Promise<string[]> =>
  (
    await server.database.pool.query<{ action: string }>(
      "select action from change where kind = 'file' and label = $1 order by id",
      [key],
    )
  ).rows.map(({ action }) => action);

beforeEach(async () => {
  const { ok } = await put("old.wav");
  if (!ok) throw new Error("The file was not stored");
});
afterEach(async () => {
  server.proxy?.always("pass");
  await server.database.pool.query("truncate change, change_set");
  await server.stores.media.storage.delete(["old.wav", "new.wav"]);
});

/** Makes PostgreSQL reject records of files: at once, or when they are committed. */
async function rejectRecords(when: "at once" | "at commit", work: () => Promise<void>, times = 99) {
  const { pool } = server.database;
  const deferred = when === "at commit" ? "constraint trigger" : "trigger";
  await pool.query(`
    create sequence rejected_records;
    create function reject_record() returns trigger language plpgsql as $$
      begin
        if nextval('rejected_records') <= ${times} then raise 'rejected'; end if;
        return null;
      end $$;
    create ${deferred} reject_record after insert on change
      ${when === "at commit" ? "deferrable initially deferred" : ""} for each row execute function reject_record()`);
  try {
    await work();
  } finally {
    await pool.query("drop function reject_record cascade; drop sequence rejected_records");
  }
}

test("a file whose deletion or replacement the database cannot record stays as it was", async () => {
  await rejectRecords("at once", async () => {
    expect((await remove("old.wav")).status).toBe(500);
    expect((await put("old.wav", NEW)).status).toBe(500);
    expect((await put("new.wav")).status).toBe(500);
  });
  expect(await stored("old.wav")).toEqual(OLD);
  expect(await stored("new.wav")).toBeNull();
  expect(await recorded("old.wav")).toEqual(["create"]);
  expect((await remove("old.wav")).status).toBe(200);
  expect(await recorded("old.wav")).toEqual(["create", "delete"]);
});

test("a store that refuses a deletion or a replacement leaves no record of it", async () => {
  server.proxy?.always(
    { status: 403, code: "AccessDenied" },
    ({ method, url = "" }) => method === "PUT" || (method === "POST" && url.includes("delete")),
  );
  expect((await remove("old.wav")).status).toBe(502);
  expect((await put("old.wav", NEW)).status).toBe(502);
  expect(await stored("old.wav")).toEqual(OLD);
  expect(await recorded("old.wav")).toEqual(["create"]);
});

/** Makes the store report a failure once, after it did what it was asked. */
function loseResponse(call: "put" | "delete"): void {
  const { storage } = server.stores.media;
  const real = storage[call].bind(storage) as (...args: unknown[]) => Promise<never>;
  vi.spyOn(storage, call).mockImplementationOnce(async (...args: unknown[]) => {
    await real(...args);
    throw new StorageError("interrupted", "The connection broke off");
  });
}

test("a deletion whose response from the store is lost is recorded", async () => {
  loseResponse("delete");
  expect((await remove("old.wav")).status).toBe(200);
  expect(await stored("old.wav")).toBeNull();
  expect(await recorded("old.wav")).toEqual(["create", "delete"]);
});

test("a replacement whose response from the store is lost is recorded", async () => {
  loseResponse("put");
  expect((await put("old.wav", NEW)).status).toBe(200);
  expect(await stored("old.wav")).toEqual(NEW);
  expect(await recorded("old.wav")).toEqual(["create", "update"]);
});

test("an upload is recorded although the store cannot describe the file afterwards", async () => {
  let isStored = false;
  server.proxy?.always({ status: 403, code: "AccessDenied" }, ({ method }) => {
    isStored ||= method === "PUT";
    return isStored && method === "HEAD";
  });
  const response = await put("new.wav");
  expect([response.status, await response.json()]).toMatchObject([201, { key: "new.wav", size: OLD.length }]);
  expect(await recorded("new.wav")).toEqual(["create"]);
});

test("a change whose record fails to be committed once is recorded all the same", async () => {
  for (const change of [() => put("old.wav", NEW), () => remove("old.wav")]) {
    await rejectRecords("at commit", async () => expect((await change()).status).toBe(200), 1);
  }
  expect(await stored("old.wav")).toBeNull();
  expect(await recorded("old.wav")).toEqual(["create", "update", "delete"]);
});

test("a deletion is recorded once although its connection to the database ends while the store deletes", async () => {
  server.proxy?.always("hold", ({ method }) => method === "POST");
  const removal = remove("old.wav");
  await expect.poll(() => recordsUnderWay("pg_terminate_backend(pid)")).toBe(1);
  server.proxy?.always("pass");
  expect((await removal).status).toBe(200);
  expect(await stored("old.wav")).toBeNull();
  expect(await recorded("old.wav")).toEqual(["create", "delete"]);
});

/** Number of transactions that have recorded a change of a file and wait for the store. */
async function recordsUnderWay(act = "pid"): Promise<number | null> {
  const { rowCount } = await server.database.pool.query(
    `select ${act} from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
       and query like '%now()%'`,
  );
  return rowCount;
}

test("a new file whose record cannot be committed is deleted, so that the next try stores it", async () => {
  await rejectRecords("at commit", async () => expect((await put("new.wav")).status).toBe(500));
  expect(await stored("new.wav")).toBeNull();
  expect(await recorded("new.wav")).toEqual([]);
  expect((await put("new.wav")).status).toBe(201);
});

test("a deletion waits for an upload of the same file that is being stored", async () => {
  server.proxy?.always("hold", ({ method }) => method === "PUT");
  const replacement = put("old.wav", NEW);
  await expect.poll(() => recordsUnderWay()).toBe(1);
  const removal = remove("old.wav");
  server.proxy?.always("pass");
  expect([(await replacement).status, (await removal).status]).toEqual([200, 200]);
  expect(await stored("old.wav")).toBeNull();
  expect(await recorded("old.wav")).toEqual(["create", "update", "delete"]);
});
