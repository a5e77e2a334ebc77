import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import {
  type Deployment,
  deployAnswer,
  deployment,
  deploymentPage,
  siteStatus,
} from "@saywhere/validators/cdn/deployment";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { StorageSettings } from "../../src/config/storage-settings.ts";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { ExportError } from "../../src/modules/static-export/export-file.ts";
import { type FaultyProxy, startFaultyProxy } from "../../src/modules/storage/testing/start-faulty-proxy.ts";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";
import { renderOf, type TestSite } from "../support/deployment-engine.ts";
import { type RestCalls, restCalls } from "../support/rest-calls.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const SITE: TestSite = { "assets/app.js": "app", "index.html": "<p>Hello</p>", "sitemap.xml": "<urlset/>" };
const PATH = "/api/cdn/static-site";

let site: TestSite = SITE;
/** Blocks rendering until the test opens it; `asked` resolves when a deployment starts to render. */
let gate: { asked: PromiseWithResolvers<void>; open: PromiseWithResolvers<void> } | null = null;
let failure: Error | null = null;

const render: RenderExport = async function* render(options) {
  if (failure) throw failure;
  gate?.asked.resolve();
  await gate?.open.promise;
  yield* renderOf(site)(options);
};

function holdBack(): NonNullable<typeof gate> {
  const open = Promise.withResolvers<void>();
  onTestFinished(() => open.resolve());
  return (gate = { asked: Promise.withResolvers(), open });
}

let server: TestServer;
let proxy: FaultyProxy;
let token: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-deployments-"));
  const store = await startS3Server(["site"]);
  proxy = await startFaultyProxy(store.endpoint);
  const place = { bucket: "site", url: undefined };
  const connection = { ...store, endpoint: proxy.endpoint, region: "us-lax-1", pathStyle: true };
  const buckets = { static: place, assets: place, media: place };
  const storage: StorageSettings = { provider: "s3", connection, gzip: true, ...buckets };
  server = await startTestServer({ deployments: { storage, folder, render } });
  token = await server.tokenFor("administrator");
  close = async () => {
    await server.close();
    await proxy.stop();
    await store.stop();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => close());
beforeEach(async () => {
  [site, gate, failure] = [SITE, null, null];
  await server.database.pool.query("truncate deployment, site_file");
});

const { call, refused }: RestCalls = restCalls(() => ({ server, token }));
const deploy = async (body?: object) => deployAnswer.parse((await call("POST", `${PATH}/deploy`, body)).body);
const list = async () => deploymentPage.parse((await call("GET", `${PATH}/deployments`)).body).deployments;
const status = async () => siteStatus.parse((await call("GET", `${PATH}/status`)).body);

test("without deployments the list is empty; a call without a body deploys and responds when it is finished", async () => {
  expect(await status()).toEqual({ success: false, fileCount: 0, lastUpdated: null });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}${PATH}/deploy`, { method: "POST", headers });
  expect(response.status).toBe(200);
  const answer = deployAnswer.strict().parse(await response.json());
  expect(answer).toMatchObject({
    success: true,
    status: "succeeded",
    reason: "manual",
    startedBy: "A administrator's token",
    current: true,
    restorable: false,
    counts: { pages: 3, uploaded: 3, skipped: 0 },
  });
  expect(await status()).toEqual({ success: true, fileCount: 3, lastUpdated: answer.finishedAt });
  await deploy();
  expect(await status()).toEqual({ success: true, fileCount: 3, lastUpdated: answer.finishedAt });
});

test("a second deployment is rejected while one runs, with its author and start time", async () => {
  const { id } = await deploy();
  await deploy();
  const { asked, open } = holdBack();
  const begun = await deploy({ wait: false });
  expect(begun).toMatchObject({ success: null, status: "running", finishedAt: null });
  await asked.promise;
  const said = `A administrator's token started a deployment at ${begun.startedAt.slice(11, 16)} (UTC); it is still running.`;
  expect(await refused(409, "POST", `${PATH}/deploy`)).toMatchObject({ message: said, code: "CONFLICT" });
  expect(await refused(409, "POST", `${PATH}/deployments/${id}/restore`)).toMatchObject({ message: said });

  const cancelled = await call("POST", `${PATH}/deployments/${begun.id}/cancel`);
  expect(deployment.parse(cancelled.body)).toMatchObject({
    id: begun.id,
    cancelling: true,
    status: "running",
  });
  open.resolve();
  await expect.poll(async () => (await list())[0]?.status).not.toBe("running");
  await refused(404, "POST", `${PATH}/deployments/9999/cancel`);
  expect((await call("GET", `${PATH}/deployments/${begun.id}`)).body).toEqual((await list())[0]);
  await refused(404, "GET", `${PATH}/deployments/9999`);
});

test("a failed deployment returns its cause, which is recorded in the history", async () => {
  await deploy();
  failure = new ExportError("The page /phrases/thai/hello could not be made: the poster fell off");
  expect(await refused(502, "POST", `${PATH}/deploy`)).toMatchObject({ message: failure.message });
  failure = new Error("password=hunter2");
  const { message } = await refused(502, "POST", `${PATH}/deploy`);
  expect(message).toBe("Something went wrong on our side. The server's log says what.");
  const [newest, before] = await list();
  failure = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(await refused(507, "POST", `${PATH}/deploy`)).toMatchObject({
    code: "INSUFFICIENT_STORAGE",
    message: expect.stringMatching(/^The disk of the server is full\./),
  });
  expect(newest).toMatchObject({ status: "failed", error: message, restorable: false, current: false });
  expect(before).toMatchObject({ status: "failed", error: expect.stringContaining("the poster fell off") });
  const { body } = await call("GET", `${PATH}/deployments?limit=1&before=${newest?.id}`);
  expect(deploymentPage.parse(body)).toMatchObject({ deployments: [{ id: before?.id }], more: true });
});

test("storage that does not respond is reported in the status, with instructions", async () => {
  proxy.always({ status: 404, code: "NoSuchBucket" });
  onTestFinished(() => proxy.always("pass"));
  const { message } = await refused(502, "GET", `${PATH}/status`);
  expect(message).toMatch(/^There is no bucket “site” at http.* Create it, or correct its name/);
});

test("only the last ten successful deployments can be restored, except the current one", async () => {
  const { id: current } = await deploy();
  const answer = await refused(409, "POST", `${PATH}/deployments/${current}/restore`);
  expect(answer.message).toBe("This deployment is already live.");
  site = { ...SITE, "index.html": "<p>Changed</p>" };
  await deploy();
  const back = await call("POST", `${PATH}/deployments/${current}/restore`);
  expect(deployAnswer.parse(back.body)).toMatchObject({
    success: true,
    reason: "rollback",
    restores: current,
    current: true,
    counts: { uploaded: 1, skipped: 2 },
  });
  failure = new ExportError("The page could not be made");
  await refused(502, "POST", `${PATH}/deploy`);
  await refused(409, "POST", `${PATH}/deployments/${(await list())[0]?.id}/restore`);
  await refused(404, "POST", `${PATH}/deployments/9999/restore`);
});

/** Subscribes to deployments as the administration area does. */
async function watch(cookie: string) {
  const response = await fetch(`${server.url}/trpc/deployment.watch?input=${encodeURIComponent("{}")}`, {
    headers: { cookie, accept: "text/event-stream" },
  });
  if (!response.body) throw new Error("There is no body");
  const body = Readable.fromWeb(response.body);
  const lines = createInterface(body);
  const seen: (Deployment | null)[] = [];
  let output = "";
  lines.on("line", (line) => {
    output += line;
    const data: unknown = line.startsWith("data: ") ? JSON.parse(line.slice("data: ".length)) : undefined;
    const shown = deployment.nullable().safeParse(data);
    if (shown.success) seen.push(shown.data);
  });
  return { response, seen, output: () => output, leave: () => void body.destroy() };
}

test("a subscriber receives the start, progress and end of a deployment, and only changes", async () => {
  await deploy();
  const { cookie } = await server.signedIn("administrator");
  const { response, seen, leave } = await watch(cookie);
  onTestFinished(leave);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  expect(response.headers.get("cache-control")).toContain("no-store");
  await expect.poll(() => seen).toMatchObject([{ status: "succeeded" }]);
  const { asked, open } = holdBack();
  const { id } = await deploy({ wait: false });
  await asked.promise;
  await expect.poll(() => seen.at(-1)).toMatchObject({ id, status: "running", phase: "rendering" });
  open.resolve();
  await expect.poll(() => seen.at(-1)).toMatchObject({ id, status: "succeeded", counts: { rendered: 3 } });
  const told = seen.map((shown) => JSON.stringify(shown));
  expect(new Set(told).size).toBe(told.length);
  const editor = await watch((await server.signedIn("editor")).cookie);
  await expect.poll(editor.output).toContain("Only administrators may do this");
  expect(editor.seen).toEqual([]);
});

test("an eleventh subscription ends the first one, with the reason", async () => {
  const { cookie } = await server.signedIn("administrator");
  const first = await watch(cookie);
  onTestFinished(first.leave);
  await expect.poll(() => first.seen.length).toBe(1);
  const others = await Promise.all(Array.from({ length: 9 }, () => watch(cookie)));
  const somebody = await watch((await server.signedIn("administrator")).cookie);
  for (const { leave } of [...others, somebody]) onTestFinished(leave);
  for (const { seen } of others) await expect.poll(() => seen.length).toBe(1);
  expect(first.output()).not.toContain("too many windows");
  const eleventh = await watch(cookie);
  onTestFinished(eleventh.leave);
  await expect.poll(first.output).toContain("too many windows at once");
  expect(first.output()).toContain('"httpStatus":429');
  await expect.poll(() => eleventh.seen.length).toBe(1);
  for (const { output } of [...others, somebody]) expect(output()).not.toContain("too many windows");
});

test("a subscriber who signs out receives no further events", async () => {
  const { cookie } = await server.signedIn("administrator");
  const { seen, output, leave } = await watch(cookie);
  onTestFinished(leave);
  await expect.poll(() => seen.length).toBe(1);
  await fetch(`${server.url}/trpc/account.signOut`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: "{}",
  });
  await deploy();
  await expect.poll(output).toContain("Sign in first");
  expect(seen).toHaveLength(1);
});

test("the setting for automatic deployments is stored, and counts neither as content nor as a site setting", async () => {
  const before = (await call("GET", "/api/settings")).body;
  const path = `${PATH}/auto-generate`;
  expect((await call("GET", path)).body).toEqual({ enabled: true });
  expect((await call("PUT", path, { enabled: false })).body).toEqual({ enabled: false });
  expect((await call("GET", path)).body).toEqual({ enabled: false });
  expect((await call("GET", "/api/settings")).body).toEqual(before);
  await call("PUT", path, { enabled: true });
});
