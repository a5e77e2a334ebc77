import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test } from "vitest";
import { testAccounts } from "../support/accounts.ts";
import { cookieOf, post } from "../support/calls.ts";
import { temporaryFolder } from "../support/run-main.ts";
import { noteFault, patience } from "./support/note-fault.ts";
import { makeHome, runServer } from "./support/run-server.ts";

/** Where Debian has the library that lets a program see another time. */
const FAKETIME = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/faketime/libfaketime.so.1`;

test.runIf(existsSync(FAKETIME))(
  "the server's clock jumps a day ahead, and back by more",
  { timeout: patience() },
  async (context) => {
    const created = await createTestDatabase();
    onTestFinished(created.drop);
    const database = await openDatabase({ url: created.url, poolSize: 1 });
    onTestFinished(database.close);
    const { email, password } = await testAccounts(database, "").addPerson("administrator");
    const clock = join(await temporaryFolder(), "clock");
    const setClock = (offset: string) => writeFile(clock, offset);
    await setClock("+0");
    const home = await makeHome(created.url);
    Object.assign(home.variables, {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      // What measures how long something takes does not jump in a real machine either.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const server = await runServer(home);
    const dateOf = (answer: Response) => Date.parse(answer.headers.get("date") ?? "");
    const signIn = () => post(`${server.url}/api/auth/sign-in`, { email, password });
    const cookies: string[] = [];
    for (const offset of ["+0", "+1d", "-1h", "+0"]) {
      await setClock(offset);
      // Node writes the time of an answer anew each second.
      const hours = async () =>
        Math.round((dateOf(await fetch(`${server.url}/health/live`)) - Date.now()) / 3_600_000) || 0;
      await expect.poll(hours, { timeout: 10_000 }).toBe({ "+1d": 24, "-1h": -1 }[offset] ?? 0);
      const signedIn = await signIn();
      expect(signedIn.status).toBe(200);
      cookies.push(cookieOf(signedIn));
      // Whoever signed in before, at whatever time, is signed in; what they write is there at once.
      for (const cookie of cookies) {
        expect((await post(`${server.url}/api/tasks`, { title: `At ${offset}` }, { cookie })).status).toBe(
          201,
        );
      }
      const name = `Clock ${cookies.length}`;
      const made = await server.call("POST", "/categories", { name, description: "Made at another time." });
      expect(made.status).toBe(201);
      expect(JSON.stringify((await server.call("GET", "/categories")).body)).toContain(name);
    }
    const { rows } = await database.pool.query(
      "select count(*)::int as count from session where expires_at > now() + interval '30 days 1 minute'",
    );
    expect(rows).toEqual([{ count: 0 }]);
    noteFault(context, {
      fault: "Clock a day ahead, an hour back, and right again",
      times: 1,
      lost: 0,
      doubled: 0,
      remark: "sessions last 30 days by the clock of the database",
    });
  },
);
