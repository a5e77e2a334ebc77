import {
  type InterruptiblePostgres,
  startInterruptiblePostgres,
} from "@saywhere/db/testing/start-interruptible-postgres";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultTimes, noteFault, patience, timeToRecover } from "./support/note-fault.ts";
import { makeHome, runServer } from "./support/run-server.ts";

const CONNECTIONS = 30;
const TOLD = [
  "The database has no free connections. Please try again in a minute.",
  "The database is not responding. Please try again in a minute.",
];

let postgres: InterruptiblePostgres;
beforeAll(async () => {
  postgres = await startInterruptiblePostgres();
  const client = await connect();
  await client?.query(`alter database saywhere connection limit ${CONNECTIONS}`);
  await client?.end();
});
afterAll(() => postgres.stop());

/** Returns null if PostgreSQL has no connection left. */
async function connect(): Promise<Client | null> {
  const client = new Client({ connectionString: postgres.url });
  client.on("error", () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
}

/** Takes every available connection, including those of the server. */
async function takeAll(): Promise<Client[]> {
  const taken: Client[] = [];
  const takeMore = async () => {
    const more = await Promise.all(Array.from({ length: CONNECTIONS }, connect));
    taken.push(...more.filter((client) => client !== null));
  };
  await takeMore();
  while (taken.length < CONNECTIONS) {
    await taken[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'saywhere%'",
    );
    await takeMore();
  }
  return taken;
}

test("others take every connection of PostgreSQL", { timeout: patience() }, async (context) => {
  const server = await runServer(await makeHome(postgres.url));
  const recovered: number[] = [];
  for (let time = 0; time < faultTimes(); time++) {
    const taken = await takeAll();
    // More calls than the server's pool has connections: if each call leaked one, none would be left.
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, number) =>
        server.call("POST", "/tasks", { title: `Refused ${time}-${number}` }),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(TOLD).toContain((body as { message: string }).message);
    }
    await Promise.all(taken.map((client) => client.end()));
    recovered.push(
      await timeToRecover(
        async () => (await server.call("POST", "/tasks", { title: `Kept ${time}` })).status === 201,
      ),
    );
    const together = await Promise.all(Array.from({ length: 20 }, () => server.call("GET", "/tasks")));
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
  }
  const tasks = (await server.call("GET", "/tasks")).body as { title: string }[];
  expect(
    tasks
      .map(({ title }) => title)
      .filter((title) => /^(Refused|Kept)/.test(title))
      .toSorted(),
  ).toEqual(recovered.map((_, time) => `Kept ${time}`).toSorted());
  noteFault(context, {
    fault: "Every connection of PostgreSQL taken by others",
    times: faultTimes(),
    recovered,
    lost: 0,
    doubled: 0,
  });
});
