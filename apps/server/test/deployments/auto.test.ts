import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import { type Deployment, deployAnswer, deploymentPage } from "@saywhere/validators/cdn/deployment";
import { activityPage } from "@saywhere/validators/history/activity";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { createExportFile, ExportError } from "../../src/modules/static-export/export-file.ts";
import { restCalls } from "../support/rest-calls.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const PATH = "/api/cdn/static-site";
const TIMES = { quiet: 300, longest: 2_000, check: 500 };

let instances: TestServer[];
let token: string;
let close: () => Promise<void>;
/** The failure that the renderers of both instances throw. */
let failure: Error | null = null;
let gate: Promise<void> = Promise.resolve();
let asked = Promise.withResolvers<void>();

const { call } = restCalls(() => ({ server: instances[0] as TestServer, token }));
const deploy = async () => deployAnswer.parse((await call("POST", `${PATH}/deploy`)).body);
const list = async () => deploymentPage.parse((await call("GET", `${PATH}/deployments`)).body).deployments;
const contentOf = (server: TestServer) => async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "select name from category order by id",
  );
  return rows.map(({ name }) => name).join();
};

async function rename(name: string): Promise<void> {
  const texts = { slug: "numbers", description: "One, two" };
  const categories = (await call("GET", "/api/categories")).body as { id: number; slug: string }[];
  const id = categories.find(({ slug }) => slug === "numbers")?.id;
  const { status } = await call("PUT", `/api/categories/${id}`, { name, ...texts });
  expect(status).toBe(200);
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-auto-"));
  let read: () => Promise<string>;
  const render: RenderExport = async function* render({ onStart }) {
    if (failure) throw failure;
    const { pool } = (instances[0] as TestServer).database;
    await onStart(1, pool);
    const content = await read();
    asked.resolve();
    await gate;
    yield createExportFile("index.html", content);
  };
  const start = (databaseUrl?: string) =>
    startTestServer({
      ...(databaseUrl && { databaseUrl }),
      deployments: { storage: { provider: "folder", folder }, folder, render, automatic: TIMES },
    });
  const first = await start();
  instances = [first, await start(first.databaseUrl)];
  read = contentOf(first);
  token = await first.tokenFor("administrator");
  close = async () => {
    for (const instance of instances.toReversed()) await instance.close();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => close());

/** Deployed by hand before each test, as automatic deployments require. */
let first: Deployment;
beforeEach(async () => {
  failure = null;
  gate = Promise.resolve();
  await withoutDeployments();
  first = await deploy();
});
// Deletes rows instead of truncating tables: an instance that looks for a deployment can deadlock with those locks.
const withoutDeployments = () =>
  (instances[0] as TestServer).database.pool.query("delete from site_file; delete from deployment");

/** Long enough for a deployment to start; used to check that none does. */
const timeToStart = () => delay(TIMES.quiet + 2 * TIMES.check);

/** Returns the deployments after the first one, once the content is deployed. */
async function settled() {
  const version = await readContentVersion((instances[0] as TestServer).database.pool);
  const since = async () => (await list()).filter((row) => row.id > first.id);
  const current = async () => {
    const { rows } = await (instances[0] as TestServer).database.pool.query<{ version: string }>(
      "select content_version as version from deployment where status = 'succeeded' order by id desc limit 1",
    );
    return rows[0]?.version;
  };
  await expect.poll(current, { timeout: 15_000 }).toBe(version);
  return since();
}

test("no automatic deployment starts before the first manual one", async () => {
  await withoutDeployments();
  await rename("Numbers and more");
  await timeToStart();
  expect(await list()).toEqual([]);
  expect(await deploy()).toMatchObject({ reason: "manual", success: true });
});

test("a burst of changes causes one deployment, however many instances are notified", async () => {
  await Promise.all(["One", "Two", "Three"].map(rename));
  const since = await settled();
  expect(since).toMatchObject([{ reason: "content", startedBy: null, status: "succeeded" }]);
});

test("a change during a deployment is deployed by a following one", async () => {
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  asked = Promise.withResolvers();
  await rename("Before");
  await asked.promise;
  await rename("Meanwhile");
  opened.resolve();
  const since = await settled();
  expect(since.map(({ reason }) => reason)).toEqual(["content", "content"]);
});

test("a deployment has the number of changed records and their authors, and filters the activity by them", async () => {
  const { cookie } = await (instances[0] as TestServer).signedIn("administrator");
  const activity = async (id: number) => {
    const input = encodeURIComponent(JSON.stringify({ deployment_id: id }));
    const response = await fetch(`${instances[0]?.url}/trpc/activity.list?input=${input}`, {
      headers: { cookie },
    });
    const { result } = (await response.json()) as { result: { data: unknown } };
    return activityPage.parse(result.data).items.map(({ headline }) => headline.label);
  };
  await call("PUT", `${PATH}/auto-generate`, { enabled: false });
  await Promise.all(["Uno", "Due"].map(rename));
  await rename("Tre");
  const changed = await deploy();
  expect(changed.changes).toEqual({ records: 1, authors: ["A administrator's token"] });
  expect(await activity(changed.id)).toHaveLength(3);
  // The switch for automatic deployments is no content.
  await call("PUT", `${PATH}/auto-generate`, { enabled: true });
  const unchanged = await deploy();
  expect(unchanged.changes).toEqual({ records: 0, authors: [] });
  expect(await activity(unchanged.id)).toEqual([]);
  expect(first.changes).toBeNull();
});

test("a failed automatic deployment is retried later", async () => {
  failure = new ExportError("The page / could not be made");
  await rename("Once more");
  await expect.poll(async () => (await list())[0]?.status, { timeout: 10_000 }).toBe("failed");
  failure = null;
  const since = await settled();
  expect(since[0]).toMatchObject({ reason: "content", status: "succeeded" });
});

test("a failed deployment of unchanged content that left a partial site is retried too", async () => {
  failure = new ExportError("The page / could not be made");
  const newest = async () => (await list())[0];
  await call("POST", `${PATH}/deploy`);
  await expect.poll(newest, { timeout: 10_000 }).toMatchObject({ reason: "manual", status: "failed" });
  failure = null;
  await timeToStart();
  expect(await newest()).toMatchObject({ reason: "manual" });
  const id = (await newest())?.id;
  // As if the page was replaced, and could not be restored.
  const { pool } = (instances[0] as TestServer).database;
  await pool.query("update site_file set until_id = $1 where key = 'index.html' and until_id is null", [id]);
  await expect.poll(newest, { timeout: 15_000 }).toMatchObject({ reason: "content", status: "succeeded" });
  const mended = (await newest())?.id;
  await timeToStart();
  expect((await newest())?.id).toBe(mended);
});

test("a rollback is not reverted automatically, and no deployment starts while automatic ones are disabled", async () => {
  await rename("Reverted");
  await settled();
  const back = await call("POST", `${PATH}/deployments/${first.id}/restore`);
  const { id } = deployAnswer.parse(back.body);
  await timeToStart();
  await call("PUT", `${PATH}/auto-generate`, { enabled: false });
  await rename("Unseen");
  await timeToStart();
  expect((await list())[0]?.id).toBe(id);
  await call("PUT", `${PATH}/auto-generate`, { enabled: true });
  const since = (await settled()).filter((row) => row.id > id);
  expect(since).toMatchObject([{ reason: "content", status: "succeeded" }]);
});
