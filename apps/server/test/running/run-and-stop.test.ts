import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import type { TestDatabase } from "@saywhere/db/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testAccounts } from "../support/accounts.ts";
import { post } from "../support/calls.ts";
import { freePort } from "../support/free-port.ts";
import { fakeWebApp, type Program, runMain, temporaryFolder } from "../support/run-main.ts";
import { sampleOf } from "../support/sample-files.ts";
import { sendSlowly } from "../support/send-slowly.ts";

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = await openDatabase({ url: own.url, poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** Runs the server with an upload in flight, the first half of which was sent. */
async function runWithUpload(variables: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  const port = await freePort();
  const program: Program = runMain({
    DATABASE_URL: own.url,
    DATA_DIR: folder,
    WEB_DIR: await fakeWebApp(folder),
    PORT: String(port),
    ...variables,
  });
  await program.ready();
  const site = `http://127.0.0.1:${port}`;
  const authorization = `Bearer ${await testAccounts(database, "").tokenFor("administrator")}`;
  const sample = sampleOf("mp3");
  const upload = sendSlowly(`${site}/api/cdn/media/${port}.mp3`, {
    authorization,
    "content-length": sample.length,
  });
  await upload.send(sample.subarray(0, 300));
  const finish = async () => {
    await upload.send(sample.subarray(300));
    upload.end();
    return upload.answer;
  };
  return { program, site, finish, upload, authorization, file: join(folder, "storage") };
}

/** Reads a feed of server-sent events until it ends. */
async function readFeed(
  url: string,
  cookie: string,
): Promise<{ begun: Promise<void>; ended: Promise<void> }> {
  const response = await fetch(url, { headers: { cookie } });
  expect(response.status).toBe(200);
  const begun = Promise.withResolvers<void>();
  const ended = (async () => {
    const pieces = response.body?.getReader();
    while ((await pieces?.read())?.done === false) begun.resolve();
  })().catch(() => undefined);
  return { begun: begun.promise, ended };
}

/** Opens a connection ahead of requests, as browsers do, without sending one. */
async function openAhead(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  await once(connect(Number(port), hostname), "connect");
}

test("a server that is asked to stop is not ready, finishes requests in flight, and exits", async () => {
  const metricsPort = await freePort();
  const { program, site, finish } = await runWithUpload({
    SHUTDOWN_DELAY: "2",
    SHUTDOWN_LIMIT: "600",
    METRICS_PORT: String(metricsPort),
  });
  const { cookie } = await testAccounts(database, "saywhere_session").signedIn("administrator");
  const feed = await readFeed(`${site}/trpc/deployment.watch?input=%7B%7D`, cookie);
  await feed.begun;
  expect((await fetch(`${site}/api/search?query=zzyzzxqq`)).status).toBe(200);
  const ready = await fetch(`${site}/health/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ parts: { database: "ok", migrations: "ok", renderer: "ok" } });
  const preview = /http\S+/.exec(program.output().split("Static preview")[1] ?? "")?.[0] ?? "";
  for (const url of [site, preview, `http://127.0.0.1:${metricsPort}`]) await openAhead(url);

  program.child.kill("SIGTERM");
  const isReady = async () => {
    const response = await fetch(`${site}/health/ready`);
    return {
      status: response.status,
      connection: response.headers.get("connection"),
      body: await response.json(),
    };
  };
  await expect.poll(isReady).toMatchObject({
    status: 503,
    connection: "close",
    body: { message: "The server is stopping", code: "SERVICE_UNAVAILABLE" },
  });
  expect((await fetch(`${site}/health/live`)).status).toBe(200);
  await feed.ended;
  await expect
    .poll(() =>
      fetch(site).then(
        () => "answers",
        () => "refuses",
      ),
    )
    .toBe("refuses");
  expect((await finish()).status).toBe(201);
  expect(await program.ended(), program.output()).toBe(0);
  const { rows } = await database.pool.query("select times from missed_search where normalized = 'zzyzzxqq'");
  expect(rows).toEqual([{ times: 1 }]);
  // Idle connections would keep the server running for a minute.
}, 50_000);

test("requests that do not finish are cut off, so that the server stops in time", async () => {
  const { program, upload } = await runWithUpload({ SHUTDOWN_LIMIT: "2" });
  program.child.kill("SIGTERM");
  expect(await program.ended(), program.output()).toBe(0);
  await expect(upload.answer).rejects.toThrow();
});

test("a second signal ends the server immediately", async () => {
  const { program } = await runWithUpload({ SHUTDOWN_LIMIT: "600", LOG_LEVEL: "info" });
  program.child.kill("SIGTERM");
  await expect.poll(program.output).toContain('"msg":"stopping"');
  program.child.kill("SIGTERM");
  // A process with a busy thread can only be ended by SIGKILL.
  expect([1, "SIGKILL"]).toContain(await program.ended());
  expect(program.output()).toContain("received a second stop signal");
});

test("the server exposes its metrics on a separate port", async () => {
  const metricsPort = await freePort();
  const { program, site, upload } = await runWithUpload({ METRICS_PORT: String(metricsPort) });
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const ask = async (path: string) => (await fetch(site + path)).text();
  // Responses are not cached before the server receives change notifications.
  const askAgain = () => ask("/api/categories").then(read);
  await expect.poll(askAgain).toContain('saywhere_response_cache_requests_total{result="hit"} 1\n');
  await ask("/api/languages/farsi");
  await ask("/api/languages/%00");
  await post(`${site}/api/auth/sign-in`, { email: "nobody@example.org", password: "a wrong password" });
  await fetch(`${site}/api/search?query=zzyzzxqqq`);
  await new Promise((resolve) => {
    request(site, { method: "BREW" }, resolve).on("error", resolve).end();
  });
  await expect.poll(read).toContain("saywhere_missed_searches_total 1\n");
  const figures = await read();
  for (const line of [
    'saywhere_http_request_duration_seconds_count{method="GET",route="/api/languages/:slug",status="4xx"} 1',
    'saywhere_http_request_duration_seconds_count{method="GET",route="/api/languages/:slug",status="2xx"} 1',
    "saywhere_failed_sign_ins_total 1",
    "saywhere_event_stream_clients 0",
    "saywhere_deployments_running 0",
  ]) {
    expect(figures).toContain(`${line}\n`);
  }
  expect(figures).toMatch(/seconds_count\{method="GET",route="\/api\/categories",status="2xx"\} [2-9]/);
  expect(figures).toMatch(/saywhere_response_cache_requests_total\{result="miss"\} [2-9]/);
  expect(figures).toMatch(/saywhere_database_connections\{state="idle"\} [1-9]/);
  expect(figures).toMatch(/process_resident_memory_bytes \d+\n[^]*nodejs_eventloop_lag_p99_seconds \S+\n/);
  expect((await fetch(`${site}/metrics`)).headers.get("content-type")).toMatch(/^text\/html/);
  // The metrics of a database that hangs are omitted, and the others still exposed.
  await database.pool.query("alter table deployment rename to elsewhere");
  expect(await read()).not.toMatch(/^saywhere_deployments_running \d/m);
  await database.pool.query("alter table elsewhere rename to deployment");
  expect(await read()).toContain("saywhere_deployments_running 0");
  upload.hangUp();
  program.child.kill("SIGTERM");
  expect(await program.ended()).toBe(0);
});
