import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test } from "vitest";
import { testAccounts } from "../support/accounts.ts";
import { cookieOf, post } from "../support/calls.ts";
import { temporaryFolder } from "../support/run-main.ts";
import { startSiteStore } from "../support/start-site-store.ts";
import { noteFault, patience } from "./support/note-fault.ts";
import { makeHome, runServer } from "./support/run-server.ts";

const SHIFT_CLOCK = join(import.meta.dirname, "support/shift-clock.mjs");
const HOUR = 3_600_000;

/** Returns by how many hours the clock of a server is ahead, from the last line of its log. */
function hoursAhead(output: string): number {
  const time = [...output.matchAll(/"time":(\d+)/g)].at(-1)?.[1];
  return Math.round((Number(time) - Date.now()) / HOUR) || 0;
}

test("the server's clock jumps a day ahead, and back by more", { timeout: patience() }, async (context) => {
  const created = await createTestDatabase();
  onTestFinished(created.drop);
  const database = await openDatabase({ url: created.url, poolSize: 1 });
  onTestFinished(database.close);
  const { email, password } = await testAccounts(database, "").addPerson("administrator");
  const clock = join(await temporaryFolder(), "clock");
  const setClock = (hours: number) => writeFile(clock, String(hours * HOUR));
  await setClock(0);
  const store = await startSiteStore();
  onTestFinished(store.close);
  const home = await makeHome(created.url);
  Object.assign(home.variables, store.variables, {
    LOG_LEVEL: "info",
    CLOCK: clock,
    NODE_OPTIONS: `--import=${SHIFT_CLOCK}`,
  });
  const server = await runServer(home);
  const signIn = () => post(`${server.url}/api/auth/sign-in`, { email, password });
  const cookies: string[] = [];
  for (const hours of [0, 24, -1, 0]) {
    await setClock(hours);
    const signedIn = await signIn();
    expect(signedIn.status).toBe(200);
    await expect.poll(() => hoursAhead(server.output())).toBe(hours);
    cookies.push(cookieOf(signedIn));
    // Earlier sign-ins, at whatever time, remain valid, and their writes are visible immediately.
    for (const cookie of cookies) {
      expect((await post(`${server.url}/api/tasks`, { title: `At ${hours}` }, { cookie })).status).toBe(201);
    }
    // The storage rejects requests that are signed at another time than its own.
    const tested = await server.call("POST", "/cdn/configuration/test");
    expect(tested).toMatchObject({ status: 200, body: { success: true } });
    const name = `Clock ${cookies.length}`;
    const made = await server.call("POST", "/categories", { name, description: "Made at another time." });
    expect(made.status).toBe(201);
    expect(JSON.stringify((await server.call("GET", "/categories")).body)).toContain(name);
    for (const [path, input] of [
      ["people.invite", { name, email: `${cookies.length}-${email}`, role: "editor" }],
      ["token.create", { name, role: "editor", expires_in_days: 30 }],
    ] as const) {
      const { status } = await post(`${server.url}/trpc/${path}`, input, { cookie: cookies[0] ?? "" });
      expect(status).toBe(200);
    }
  }
  const { rows } = await database.pool.query<{ days: string }>(`
    select distinct round(extract(epoch from expires_at - now()) / 864)::int / 100.0 as days from (
      select expires_at from session union all select expires_at from one_time_link
      union all select expires_at from api_token where expires_at is not null) as ends`);
  expect(rows.map(({ days }) => Number(days)).toSorted((a, b) => a - b)).toEqual([7, 30]);
  noteFault(context, {
    fault: "Clock a day ahead, an hour back, and right again",
    times: 1,
    lost: 0,
    doubled: 0,
    remark: "sessions, links and tokens last as long as they say by the clock of the database",
  });
});
