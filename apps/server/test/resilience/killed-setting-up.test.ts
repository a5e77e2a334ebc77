import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { resetDatabase } from "@saywhere/db/migrate-database";
import { createEmptyDatabase, createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test } from "vitest";
import { programEnvironment } from "../support/program-environment.ts";
import { fingerprintOf } from "./support/fingerprint.ts";
import { faultTimes, noteFault, patience } from "./support/note-fault.ts";
import { lookInto } from "./support/run-server.ts";
import { spreadPoints } from "./support/spread-points.ts";
import { type CountingProxy, startCountingProxy } from "./support/start-counting-proxy.ts";

const MIGRATE = fileURLToPath(new URL("../../src/cli/migrate.ts", import.meta.url));
const SEED = fileURLToPath(new URL("support/seed-three-languages.ts", import.meta.url));

/** Runs a program on a database, and returns how it ended. */
async function run(file: string, proxy: CountingProxy, killAt = 0): Promise<unknown> {
  const program = spawn(process.execPath, [file], {
    env: { ...programEnvironment, DATABASE_URL: proxy.url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  proxy.strikeAt(killAt, () => program.kill("SIGKILL"));
  const [code, signal] = (await once(program, "exit")) as [number | null, string | null];
  return code ?? signal;
}

test("what migrates is killed", { timeout: patience() }, async (context) => {
  const reference = await createEmptyDatabase();
  const through = await startCountingProxy(reference.url);
  onTestFinished(reference.drop);
  onTestFinished(through.stop);
  expect(await run(MIGRATE, through)).toBe(0);
  const messages = through.count();
  const whole = await fingerprintOf((await lookInto(reference.url)).pool);

  let killed = 0;
  for (const point of spreadPoints(faultTimes(), messages)) {
    const database = await createEmptyDatabase();
    const proxy = await startCountingProxy(database.url);
    if ((await run(MIGRATE, proxy, point)) === "SIGKILL") killed++;
    expect(await run(MIGRATE, proxy)).toBe(0);
    const { pool, close } = await lookInto(database.url);
    expect(await fingerprintOf(pool), `killed at message ${point} of ${messages}`).toEqual(whole);
    await close();
    await proxy.stop();
    await database.drop();
  }
  expect(killed).toBeGreaterThan(0);
  noteFault(context, {
    fault: "Migration killed",
    times: faultTimes(),
    lost: 0,
    doubled: 0,
    remark: `${killed} in the middle; the next start completes it`,
  });
});

test("what seeds is killed", { timeout: patience() }, async (context) => {
  const database = await createTestDatabase();
  const proxy = await startCountingProxy(database.url);
  onTestFinished(database.drop);
  onTestFinished(proxy.stop);
  const { pool } = await lookInto(database.url);
  await resetDatabase(database.url);
  const nothing = await fingerprintOf(pool);
  expect(await run(SEED, proxy)).toBe(0);
  const messages = proxy.count();
  const whole = await fingerprintOf(pool);
  expect(whole).not.toEqual(nothing);

  let killed = 0;
  for (const point of spreadPoints(faultTimes(), messages)) {
    await resetDatabase(database.url);
    if ((await run(SEED, proxy, point)) === "SIGKILL") killed++;
    // All of it, or nothing.
    expect([nothing, whole]).toContainEqual(await fingerprintOf(pool));
    expect(await run(SEED, proxy)).toBe(0);
    expect(await fingerprintOf(pool), `killed at message ${point} of ${messages}`).toEqual(whole);
  }
  expect(killed).toBeGreaterThan(0);
  noteFault(context, {
    fault: "Seeding killed",
    times: faultTimes(),
    lost: 0,
    doubled: 0,
    remark: `${killed} in the middle; all of it is there or nothing, and the next start completes it`,
  });
});
