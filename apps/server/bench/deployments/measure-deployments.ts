import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";
import { startServerProcess } from "../server-process.ts";
import { runMaker } from "../site/run-maker.ts";
import { readWorkloads } from "../workloads.ts";
import { ADMINISTRATOR, type BenchAdministrator, type Deployed, signIn } from "./bench-administrator.ts";
import { type Latency, latencyDuring, latencyOf } from "./page-latency.ts";
import { syncClients } from "./sync-clients.ts";

/** What a public program takes to keep a bucket of the same store like a folder with the same copy. */
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

const EXPORT = fileURLToPath(new URL("../../src/cli/export-site.ts", import.meta.url));
const SITE = "bench-site";
const COPIES = ["bench-copy-1", "bench-copy-2"];

/** Measures deployments and what they are compared with, in turn. */
export async function measureDeployments(databaseUrl: string, folder: string): Promise<DeploymentFigures> {
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

/** How long visitors wait for pages, while nothing else goes on and while everything is deployed anew. */
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
