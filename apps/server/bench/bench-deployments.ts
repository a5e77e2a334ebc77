import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createTRPCClient, httpLink } from "@trpc/client";
import autocannon from "autocannon";
import type { AppRouter } from "../src/app/api/app-router.ts";
import { startS3Server } from "../src/modules/storage/testing/start-s3-server.ts";
import { markdownTable, whole } from "./output.ts";
import { startServerProcess } from "./server-process.ts";
import { runMaker } from "./site/bench-site.ts";
import { syncClients } from "./sync-clients.ts";
import { readWorkloads } from "./workloads.ts";

export interface Latency {
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Requests per second of visitors during another measurement; not a load test. */
const RATE = 50;
const SECONDS = 5;

/** Measures cached pages one after the other on an idle server. */
async function latencyOf(url: string, paths: string[]): Promise<Latency> {
  await askOnce(url, paths);
  return figuresOf(await autocannon({ ...options(url, paths), duration: SECONDS }));
}

/** The same, for as long as a work takes. */
async function latencyDuring(url: string, paths: string[], work: () => Promise<unknown>): Promise<Latency> {
  await askOnce(url, paths);
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon({ ...options(url, paths), duration: 600 }, (error: Error | null, result) =>
    error ? reject(error) : resolve(result),
  );
  await work().finally(() => instance.stop());
  return figuresOf(await promise);
}

async function askOnce(url: string, paths: string[]): Promise<void> {
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
}

const options = (url: string, paths: string[]) => ({
  url,
  connections: 4,
  overallRate: RATE,
  requests: paths.map((path) => ({ path })),
});

function figuresOf({ latency, errors, timeouts, non2xx }: autocannon.Result): Latency {
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${errors} errors, ${timeouts} without an answer in time, ${non2xx} refused`);
  }
  return { p50: latency.p50, p99: latency.p99 };
}

/** The administrator who deploys. */
const ADMINISTRATOR = { email: "bench@example.org", password: "a password for the bench" };

export interface Deployed {
  seconds: number;
  files: number;
  /** Those that were made, and not found to be the same without making them. */
  made: number;
  uploaded: number;
}

/** What an administrator does on a server. */
export interface BenchAdministrator {
  /** Waits until it is over. */
  deploy(): Promise<Deployed>;
  changeOneTranslation(): Promise<void>;
  /** Changes what every page shows. */
  changeEveryPage(): Promise<void>;
}

/** Signs in, and turns off that changes are deployed by themselves. */
async function signIn(url: string): Promise<BenchAdministrator> {
  const headers = { origin: url, cookie: await sessionCookie(url) };
  const server = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers })] });
  await server.deployment.setAutoGenerate.mutate({ enabled: false });
  let changes = 0;
  return {
    async deploy() {
      const start = performance.now();
      const { success, error, counts } = await server.deployment.deploy.mutate({ wait: true });
      if (!success) throw new Error(`the deployment failed: ${error}`);
      return {
        seconds: (performance.now() - start) / 1_000,
        files: counts.pages,
        made: counts.rendered - counts.reused,
        uploaded: counts.uploaded,
      };
    },
    async changeOneTranslation() {
      const { items } = await server.translation.page.query({ limit: 1 });
      const translation = items[0]?.translation;
      if (!translation) throw new Error("the content has no translation");
      const native_text = `${translation.native_text} ${++changes}`;
      await server.translation.update.mutate({ ...translation, native_text });
    },
    async changeEveryPage() {
      const settings = await server.settings.stored.query({});
      await server.settings.update.mutate({
        ...settings,
        contactUrl: `mailto:bench${++changes}@example.org`,
      });
    },
  };
}

async function sessionCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!answer.ok) throw new Error(`the sign-in failed: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Measures a program that synchronizes a bucket of the same store with a folder of the same export. */
interface Synced {
  name: string;
  /** In the order of the deployments. */
  seconds: number[];
}

export interface DeploymentFigures {
  /** Seconds that rendering takes alone. */
  render: number;
  runs: (Deployed & { name: string })[];
  synced: Synced[];
  /** The programs that are not on this machine. */
  missing: string[];
  waits: (Latency & { name: string })[];
}

const EXPORT = fileURLToPath(new URL("../src/cli/export-site.ts", import.meta.url));
const SITE = "bench-site";
const COPIES = ["bench-copy-1", "bench-copy-2"];

/** Measures deployments and what they are compared with, in turn. */
async function measureDeployments(databaseUrl: string, folder: string): Promise<DeploymentFigures> {
  const store = await startS3Server([SITE, ...COPIES]);
  const base = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const server = await startServerProcess("../src/main.ts", {
    env: {
      ...base,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      S3_STATIC_BUCKET: SITE,
      S3_ASSETS_BUCKET: SITE,
      S3_MEDIA_BUCKET: SITE,
    },
  });
  const copyTo = async (name: string): Promise<string> => {
    const env = { ...process.env, ...base, PUBLIC_URL: server.url };
    await promisify(execFile)(process.execPath, [EXPORT, join(folder, name)], { env });
    return join(folder, name);
  };
  try {
    const administrator = await signIn(server.url);
    const copy = await copyTo("copy");
    const { seconds: render } = await runMaker("make-site.ts", ["once"], base);
    const first = { name: "first deployment", ...(await administrator.deploy()) };
    const nothing = { name: "nothing changed", ...(await administrator.deploy()) };
    await administrator.changeOneTranslation();
    const one = { name: "one translation changed", ...(await administrator.deploy()) };
    const changed = await copyTo("changed");
    const { installed, missing } = await syncClients(store);
    const synced: Synced[] = [];
    for (const [index, { name, sync }] of installed.entries()) {
      const bucket = COPIES[index] ?? SITE;
      const seconds: number[] = [];
      for (const from of [copy, copy, changed]) seconds.push(await timed(() => sync(from, bucket)));
      synced.push({ name, seconds });
    }
    const waits = await measureWaits(server.url, administrator);
    return { render, runs: [first, nothing, one], synced, missing, waits };
  } finally {
    await server.stop();
    await store.stop();
  }
}

/** Measures the response times of pages, on an idle server and during a full deployment. */
async function measureWaits(url: string, administrator: BenchAdministrator) {
  const pages = (await readWorkloads(url)).find(({ name }) => name === "phrase pages")?.paths ?? [];
  const idle = await latencyOf(url, pages);
  await administrator.changeEveryPage();
  const deploying = await latencyDuring(url, pages, () => administrator.deploy());
  return [
    { name: "nothing else goes on", ...idle },
    { name: "every page is deployed", ...deploying },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/**
 * Measures deployments of the starting content to an S3 server on this machine: the first one, one with nothing
 * changed, and one with a changed translation; beside rendering alone, and public programs that keep a bucket of the
 * same server like a folder with the same copy. A ratio is what rendering and the program take, one after the other,
 * to what the deployment takes.
 */
export async function benchDeployments(databaseUrl: string, folder: string): Promise<string> {
  const { render, runs, synced, missing, waits } = await measureDeployments(databaseUrl, folder);
  const head = [
    "",
    "seconds",
    "files",
    "rendered",
    "uploaded",
    ...synced.flatMap(({ name }) => [`${name}, s`, "ratio"]),
  ];
  const rows = runs.map(({ name, seconds, files, made, uploaded }, index) => [
    name,
    seconds.toFixed(2),
    whole(files),
    whole(made),
    whole(uploaded),
    ...synced.flatMap(({ seconds: taken }) => {
      const theirs = taken[index] ?? Number.NaN;
      return [theirs.toFixed(2), ((render + theirs) / seconds).toFixed(2)];
    }),
  ]);
  const missed = missing.map((name) => `Not on this machine, and so not measured: ${name}.\n`);
  return [
    `Rendering alone, without a store: ${render.toFixed(2)} s.\n`,
    markdownTable(head, rows),
    ...missed,
    markdownTable(
      ["phrase pages, asked for 50 times a second", "p50 ms", "p99 ms"],
      waits.map(({ name, p50, p99 }) => [name, whole(p50), whole(p99)]),
    ),
  ].join("\n");
}
