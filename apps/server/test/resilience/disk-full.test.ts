import { randomBytes } from "node:crypto";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { startInterruptiblePostgres } from "@saywhere/db/testing/start-interruptible-postgres";
import { expect, onTestFinished, test } from "vitest";
import { makeDeployingHome } from "../support/deploying-home.ts";
import { publishedIn } from "../support/published-site.ts";
import { buildWebApp, openSmallContent } from "../support/small-site.ts";
import { canMakeDisks, makeSmallDisk } from "./support/make-small-disk.ts";
import { faultTimes, noteFault, patience, timeToRecover } from "./support/note-fault.ts";
import { type FaultedServer, lookInto, makeHome, runServer } from "./support/run-server.ts";
import { writeAllAlong } from "./support/write-all-along.ts";

const here = await canMakeDisks();

async function upload({ url, authorization }: FaultedServer, key: string, size: number) {
  const response = await fetch(`${url}/api/cdn/assets/${key}?replace=true`, {
    method: "PUT",
    headers: { authorization },
    body: Buffer.from("sound ".repeat(size / 6)),
  });
  return { status: response.status, body: (await response.json()) as { message?: string } };
}

test.runIf(here)("the disk of the stored files is full", { timeout: patience() }, async (context) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const disk = await makeSmallDisk(8);
  const home = await makeHome(database.url);
  const dataDir = join(disk.folder, "data");
  await mkdir(dataDir);
  home.variables.DATA_DIR = dataDir;
  const server = await runServer(home);
  expect((await upload(server, "there.txt", 60_000)).status).toBe(201);
  const recovered: number[] = [];
  for (let time = 0; time < faultTimes(); time++) {
    await disk.fill();
    for (const key of ["there.txt", "new.txt"]) {
      expect(await upload(server, key, 600_000)).toEqual({
        status: 507,
        body: expect.objectContaining({
          message: "The disk of the server is full. Free up space, and try again.",
        }) as object,
      });
    }
    // No partial file remains: the old file is complete, the new one is not listed, and no part of it uses space.
    const listed = (await server.call("GET", "/cdn/assets")).body;
    expect(JSON.stringify(listed)).toContain('"there.txt"');
    expect(JSON.stringify(listed)).not.toContain('"new.txt"');
    const old = await fetch(`${server.url}/files/assets/there.txt`);
    expect((await old.text()).length).toBe(60_000);
    expect(await readdir(join(dataDir, "storage", "assets", "incoming"))).toEqual([]);
    await disk.free();
    recovered.push(
      await timeToRecover(async () => (await upload(server, "again.txt", 600_000)).status < 300),
    );
  }
  noteFault(context, {
    fault: "Disk of the stored files full",
    times: faultTimes(),
    recovered,
    lost: 0,
    doubled: 0,
  });
});

test.runIf(here)(
  "the disk of the files that a deployment makes is full",
  { timeout: patience() },
  async (context) => {
    const database = await openSmallContent(2, 6);
    onTestFinished(database.close);
    const disk = await makeSmallDisk(8);
    const { webDir, store, run } = await makeDeployingHome(database, database.url, { LOG_LEVEL: "silent" });
    const dataDir = join(disk.folder, "data");
    const server = await run(dataDir);
    await buildWebApp(webDir, 0);
    expect(await server.deploy()).toMatchObject({ status: "succeeded" });
    const recovered: number[] = [];
    for (let time = 0; time < faultTimes(); time++) {
      const site = await publishedIn(store.storage);
      await buildWebApp(webDir, time + 1);
      // The process of the previous deployment frees its space when it ends.
      await expect.poll(() => readdir(dataDir)).not.toContain("deployments");
      await disk.fill();
      await server.deploy({ wait: false });
      const newest = async () => (await server.newest())?.status;
      await expect.poll(newest).not.toBe("running");
      expect(await server.newest()).toMatchObject({
        status: "failed",
        error: expect.stringMatching(/^The disk of the server is full\. .*Free up space there/) as string,
      });
      expect(await publishedIn(store.storage)).toEqual(site);
      await disk.free();
      recovered.push(await timeToRecover(async () => (await server.deploy()).status === "succeeded"));
    }
    noteFault(context, {
      fault: "Disk of the files that a deployment makes full",
      times: faultTimes(),
      recovered,
      lost: 0,
      doubled: 0,
    });
  },
);

test.runIf(here)("the disk of PostgreSQL is full", { timeout: patience() }, async (context) => {
  const disk = await makeSmallDisk(600);
  const dataDir = join(disk.folder, "postgres");
  await mkdir(dataDir);
  const postgres = await startInterruptiblePostgres(dataDir);
  onTestFinished(postgres.stop);
  const server = await runServer(await makeHome(postgres.url));
  const recovered: number[] = [];
  const told = new Set<string>();
  for (let time = 0; time < faultTimes(); time++) {
    const writing = writeAllAlong(server.call);
    await writing.acknowledged(10);
    await disk.fill();
    // Incompressible, so that it soon needs additional space.
    const long = { title: "Too long for the disk", details: randomBytes(4_000).toString("hex") };
    for (let status = 201; status === 201; ) {
      const answer = await server.call("POST", "/tasks", long);
      status = answer.status;
      if (status !== 201) told.add(`${status} ${(answer.body as { message: string }).message}`);
    }
    expect((await server.call("GET", "/languages")).status).toBe(200);
    await disk.free();
    recovered.push(
      await timeToRecover(async () => (await server.call("POST", "/tasks", long)).status === 201),
    );
    await writing.acknowledged(10);
    await writing.stop();
    const { pool, close } = await lookInto(postgres.url);
    expect(await writing.judge(pool)).toMatchObject({ lost: 0, doubled: 0, halves: 0 });
    await close();
  }
  expect([...told]).toEqual([
    "503 The disk of the database is full, so nothing can be saved. Ask the server’s operator to free up space, then try again.",
  ]);
  noteFault(context, {
    fault: "Disk of PostgreSQL full",
    times: faultTimes(),
    recovered,
    lost: 0,
    doubled: 0,
  });
});
