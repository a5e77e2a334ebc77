import { join } from "node:path";
import {
  type InterruptiblePostgres,
  startInterruptiblePostgres,
} from "@saywhere/db/testing/start-interruptible-postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makePipe } from "../support/make-pipe.ts";
import { faultTimes, noteFault, patience, timeToRecover } from "./support/note-fault.ts";
import { type FaultedServer, lookInto, makeHome, runServer } from "./support/run-server.ts";
import { writeAllAlong } from "./support/write-all-along.ts";

const HOLD_THREAD = join(import.meta.dirname, "support/hold-thread.mjs");
const AWAY = "The database is not responding. Please try again in a minute.";

let postgres: InterruptiblePostgres;
/** One server for all tests, each of which leaves it recovered. */
let server: FaultedServer;
const cleanUps: (() => Promise<void>)[] = [];
const whenDone = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp);
beforeAll(async () => {
  postgres = await startInterruptiblePostgres();
  whenDone(postgres.stop);
  const home = await makeHome(postgres.url, whenDone);
  // The built pages, which read the database.
  delete home.variables.WEB_DIR;
  server = await runServer(home, { whenDone });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

const writes = async () =>
  (await server.call("PUT", "/cdn/static-site/auto-generate", { enabled: false })).status === 200;

/** Nothing is cached before the server listens for changes. */
async function untilListening(): Promise<void> {
  const { pool, close } = await lookInto(postgres.url);
  const listeners = "select 1 from pg_stat_activity where application_name = 'saywhere changes'";
  await expect.poll(async () => (await pool.query(listeners)).rowCount).toBe(1);
  await close();
}

test("PostgreSQL is killed in the middle of writes", { timeout: patience() }, async (context) => {
  const recovered: number[] = [];
  const sum = { acknowledged: 0, lost: 0, doubled: 0, halves: 0 };
  for (let time = 0; time < faultTimes(); time++) {
    const writing = writeAllAlong(server.call);
    await writing.acknowledged(20);
    await postgres.kill();
    // Does not wait for recovery, because PostgreSQL returns only after each editor received an error.
    for (const { status, body } of await writing.allRefused()) {
      expect({ status, body }).toMatchObject({ status: 503, body: { message: AWAY } });
    }
    await postgres.start();
    recovered.push(await timeToRecover(writes));
    await writing.acknowledged(20);
    await writing.stop();
    const { pool, close } = await lookInto(postgres.url);
    const verdict = await writing.judge(pool);
    await close();
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += verdict[key];
  }
  expect(sum).toMatchObject({ lost: 0, doubled: 0, halves: 0 });
  noteFault(context, {
    fault: "PostgreSQL killed in the middle of writes",
    times: faultTimes(),
    recovered,
    ...sum,
    remark: `${sum.acknowledged} writes acknowledged`,
  });
});

test("PostgreSQL is down, and cached content is served throughout", {
  timeout: patience(),
}, async (context) => {
  const read = async (path: string) => {
    const response = await fetch(server.url + path);
    const { status, headers } = response;
    const told = ["content-type", "etag", "cache-control", "content-security-policy"].map((name) =>
      headers.get(name),
    );
    return { status, warning: headers.get("warning"), told, text: await response.text() };
  };
  const kept = ["/languages/farsi", "/api/categories", "/trpc/language.list?input=%7B%7D"];
  for (let time = 0; time < faultTimes(); time++) {
    await untilListening();
    const before = await Promise.all(kept.map(read));
    expect(before.map(({ status, warning }) => [status, warning])).toEqual(kept.map(() => [200, null]));
    await postgres.kill();
    const outdated = before.map((answer) => ({ ...answer, warning: '110 - "Response is Stale"' }));
    // The connection for change notifications ends shortly after PostgreSQL.
    await expect.poll(() => read("/api/categories")).toEqual(outdated[1]);
    expect(await Promise.all(kept.map(read))).toEqual(outdated);
    expect(await read("/languages/spanish")).toMatchObject({ status: 503, warning: null });
    for (const [method, path] of [
      ["GET", "/tasks"],
      ["GET", "/languages"],
      ["PUT", "/cdn/static-site/auto-generate"],
    ] as const) {
      const answer = await server.call(method, path, method === "PUT" ? { enabled: false } : undefined);
      expect(answer).toMatchObject({ status: 503, body: { message: AWAY } });
    }
    await postgres.start();
    // As another instance would, without a notification to this one.
    const { pool, close } = await lookInto(postgres.url);
    const name = `Made while nobody heard of it ${time}`;
    await pool.query("update category set name = $1 where slug = 'greetings'", [name]);
    await close();
    expect(await read("/api/categories")).toMatchObject({
      status: 200,
      warning: null,
      text: expect.stringContaining(name) as string,
    });
  }
  noteFault(context, {
    fault: "PostgreSQL away, while pages are read",
    times: faultTimes(),
    lost: 0,
    doubled: 0,
    remark: "what was read before was shown, and what changed at once when it was back",
  });
});

test("PostgreSQL hangs, and cached content is served throughout", {
  timeout: patience(),
}, async (context) => {
  onTestFinished(postgres.thaw);
  const recovered: number[] = [];
  for (let time = 0; time < faultTimes(); time++) {
    await untilListening();
    expect((await server.call("GET", "/languages")).status).toBe(200);
    await postgres.freeze();
    const stuck = writeAllAlong(server.call);
    const refused = stuck.allRefused();
    expect((await server.call("GET", "/languages")).status).toBe(200);
    for (const { status, body } of await refused) {
      expect({ status, body }).toMatchObject({ status: 503, body: { message: AWAY } });
    }
    expect((await server.call("GET", "/languages")).status).toBe(200);
    await postgres.thaw();
    recovered.push(await timeToRecover(writes));
    await stuck.acknowledged(20);
    await stuck.stop();
    const { pool, close } = await lookInto(postgres.url);
    expect(await stuck.judge(pool)).toMatchObject({ lost: 0, doubled: 0, halves: 0 });
    await close();
  }
  noteFault(context, {
    fault: "PostgreSQL halted until every call under way was refused",
    times: faultTimes(),
    recovered,
    lost: 0,
    doubled: 0,
  });
});

test("replaces connections that fail individually while PostgreSQL is healthy", {
  timeout: patience(),
}, async (context) => {
  onTestFinished(postgres.thaw);
  const [recovered, halted]: [number[], number[]] = [[], []];
  for (let time = 0; time < faultTimes(); time++) {
    await untilListening();
    // As many concurrent calls as the pool has connections.
    const tasks = () => Promise.all(Array.from({ length: 10 }, () => server.call("GET", "/tasks")));
    await tasks();
    halted.push(await postgres.freezeBackends());
    const begun = performance.now();
    const refused = (await tasks()).filter(({ status }) => status !== 200);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, body: { message: AWAY } });
    await timeToRecover(writes);
    recovered.push(performance.now() - begun);
    expect((await tasks()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await postgres.thaw();
  }
  noteFault(context, {
    fault: "Connections of the pool halted singly, while PostgreSQL is well (measured from the halt on)",
    times: faultTimes(),
    recovered,
    lost: 0,
    doubled: 0,
    remark: `${halted.join(", ")} of 10 halted`,
  });
  expect(Math.min(...halted)).toBeGreaterThan(0);
});

test("a server is asked to stop while PostgreSQL and a disk hang", {
  timeout: patience(),
}, async (context) => {
  const home = await makeHome(postgres.url);
  Object.assign(home.variables, {
    SHUTDOWN_LIMIT: "1",
    LOG_LEVEL: "error",
    PIPE: await makePipe(),
    NODE_OPTIONS: `--import=${HOLD_THREAD}`,
  });
  const stopped = await runServer(home);
  onTestFinished(() => void stopped.child.kill("SIGKILL"));
  onTestFinished(postgres.thaw);
  await postgres.freeze();
  const calls = Array.from({ length: 12 }, () => stopped.call("POST", "/tasks", { title: "Not now" }));
  stopped.child.kill("SIGTERM");
  expect(await stopped.ended()).toBe("SIGKILL");
  expect(stopped.output()).toContain("could not stop in time");
  await Promise.all(calls);
  noteFault(context, {
    fault: "Server told to stop while PostgreSQL and a disk are halted",
    times: 1,
    lost: 0,
    doubled: 0,
    remark: "it ended within SHUTDOWN_LIMIT",
  });
});
