import {
  type BreakablePostgres,
  startBreakablePostgres,
} from "@saywhere/db/testing/start-breakable-postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { faultTimes, noteFault, patience, timeToRecover } from "./support/note-fault.ts";
import { type FaultedServer, lookInto, makeHome, runServer } from "./support/run-server.ts";
import { writeAllAlong } from "./support/write-all-along.ts";

const AWAY = "The database does not answer. Please try again in a minute.";

let postgres: BreakablePostgres;
beforeAll(async () => {
  postgres = await startBreakablePostgres();
});
afterAll(() => postgres.stop());

const writes = (server: FaultedServer) => async () =>
  (await server.call("PUT", "/cdn/static-site/auto-generate", { enabled: false })).status === 200;

test("PostgreSQL is killed in the middle of writes", { timeout: patience() }, async (context) => {
  const server = await runServer(await makeHome(postgres.url));
  const recovered: number[] = [];
  const sum = { acknowledged: 0, lost: 0, doubled: 0, halves: 0 };
  for (let time = 0; time < faultTimes(); time++) {
    const writing = writeAllAlong(server.call);
    await writing.acknowledged(20);
    await postgres.kill();
    // Nobody waits for it to come back: it does so only when all have been told.
    for (const { status, body } of await writing.allRefused()) {
      expect({ status, body }).toMatchObject({ status: 503, body: { message: AWAY } });
    }
    await postgres.start();
    recovered.push(await timeToRecover(writes(server)));
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

test("PostgreSQL stands still, and what is kept is served all along", {
  timeout: patience(),
}, async (context) => {
  const server = await runServer(await makeHome(postgres.url));
  // The server could not end while it is halted.
  onTestFinished(postgres.thaw);
  const recovered: number[] = [];
  for (let time = 0; time < faultTimes(); time++) {
    // Nothing is kept before the server listens for changes.
    const listening = await lookInto(postgres.url);
    const listeners = "select 1 from pg_stat_activity where application_name = 'saywhere changes'";
    await expect.poll(async () => (await listening.pool.query(listeners)).rowCount).toBe(1);
    await listening.close();
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
    recovered.push(await timeToRecover(writes(server)));
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
