import { spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { findPostgresBinaries } from "./cluster.ts";
import { chooseAccount } from "./os-user.ts";
import { choosePort } from "./port.ts";
import { launchPostgres } from "./postgres-process.ts";
import { isAlive } from "./testing/is-alive.ts";
import { query } from "./testing/query.ts";
import { startChild } from "./testing/start-child.ts";
import { tempFolder, usedFolder } from "./testing/temp-folder.ts";

const DURABLE = { durable: true };

/** Writes rows, one transaction each, until the connection breaks. @returns how many were acknowledged */
async function writeUntilKilled(url: string, kill: () => void): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS entry (id int)");
  const { rows } = await client.query("SELECT count(*)::int AS count FROM entry");
  let acknowledged: number = rows[0].count;
  const goal = acknowledged + 100;
  try {
    for (;;) {
      await client.query("INSERT INTO entry VALUES ($1)", [acknowledged]);
      acknowledged += 1;
      // The kill happens while the next rows are being written.
      if (acknowledged === goal) setImmediate(kill);
    }
  } catch {
    return acknowledged;
  }
}

async function countEntries(url: string): Promise<number> {
  const [row] = await query(url, "SELECT count(*)::int AS count FROM entry");
  return Number(row?.count);
}

test("no acknowledged row is lost when the server, PostgreSQL or both are killed", async () => {
  const folder = await usedFolder();
  let child = startChild(folder, DURABLE);
  const victims = {
    server: () => [child.pid],
    both: (postgres: number) => [child.pid, postgres],
    postgres: (postgres: number) => [postgres],
  };
  for (const [name, pids] of Object.entries(victims)) {
    const { url, pid } = await child.ready;
    const acknowledged = await writeUntilKilled(url, () => {
      for (const victim of pids(pid)) process.kill(victim, "SIGKILL");
    });
    if (name === "postgres") await child.waitForLog(/runs again/);
    else child = startChild(folder, DURABLE);
    const again = await child.ready;
    expect(again.url).toBe(url);
    // The row that was sent when the connection broke may or may not be stored.
    expect([acknowledged, acknowledged + 1], name).toContain(await countEntries(url));
  }
});

test("leaves no PostgreSQL behind when the server is killed", async () => {
  const child = startChild(await usedFolder());
  const { pid } = await child.ready;
  child.kill("SIGKILL");
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("shuts down cleanly on INT and TERM", async () => {
  const folder = await usedFolder();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const child = startChild(folder);
    const { pid } = await child.ready;
    child.kill(signal);
    expect(await child.result()).toEqual({ code: 0, errors: "" });
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(join(folder, "cluster"))).not.toContain("postmaster.pid");
  }
});

test("starts again after it was killed while it created the cluster", async () => {
  const folder = await tempFolder();
  const killed = startChild(folder);
  const unfinished = async () => (await readdir(folder)).find((name) => name.startsWith("cluster.new-"));
  await expect.poll(async () => readdir(join(folder, (await unfinished()) ?? "", "data"))).toContain("base");
  killed.kill("SIGKILL");
  await killed.result();
  expect(await readdir(folder)).not.toContain("cluster");

  await startChild(folder).ready;
  expect((await readdir(folder)).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
});

test("replaces a PostgreSQL that outlived its server", async () => {
  const folder = await usedFolder();
  const account = await chooseAccount(folder);
  const setpriv = account.prefix.indexOf("setpriv");
  if (setpriv >= 0) account.prefix.splice(setpriv, 3);
  const orphan = await launchPostgres({
    folder,
    cluster: join(folder, "cluster"),
    account,
    postgres: findPostgresBinaries().postgres,
    port: await choosePort(folder, account),
    durable: true,
    log: () => {},
  });
  onTestFinished(() => orphan.kill("SIGKILL"));

  const second = await startChild(folder).ready;
  expect(orphan.hasEnded()).toBe(true);
  expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("starts although another program has the process ID of a killed PostgreSQL", async () => {
  const folder = await usedFolder();
  const other = spawn("sleep", ["60"]);
  onTestFinished(() => void other.kill());
  const cluster = join(folder, "cluster");
  await writeFile(
    join(cluster, "postmaster.pid"),
    `${other.pid}\n${cluster}\n0\n1\n\n127.0.0.1\n0 0\nready\n`,
  );

  const { url } = await startChild(folder).ready;
  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(isAlive(other.pid ?? 0)).toBe(true);
});

test("reports a PostgreSQL that dies repeatedly, and stops restarting it", async () => {
  const child = startChild(await usedFolder());
  await child.ready;
  const runs = () => child.lines.filter(({ log }) => log?.includes("runs again"));
  let { pid } = await child.ready;
  for (let died = 1; died <= 6; died += 1) {
    process.kill(pid, "SIGKILL");
    if (died === 6) break;
    await child.waitForLog(new RegExp(`(runs again[^]*){${died}}`));
    pid = Number(/process (\d+)/.exec(runs().at(-1)?.log ?? "")?.[1]);
  }
  await expect
    .poll(() => child.lines.at(-1)?.failure)
    .toMatch(/does not stay up after 5 tries.*postgres\.log/);
  expect((await child.result()).code).toBe(0);
});
