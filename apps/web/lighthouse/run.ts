/**
 * Runs Lighthouse over the built product, served as `pnpm start` serves it, in a data folder of its own, and over its static
 * export, served as a bucket serves it. Prints what each page gets, median of the rounds, and fails where one gets less
 * than it has to. `pnpm lighthouse server` and `pnpm lighthouse export` run one of them.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { serveBucket } from "../e2e/support/servers/bucket-server.ts";
import { findBrowser, findSystemBrowser } from "../e2e/support/servers/find-browser.ts";
import { startServer } from "../e2e/support/servers/start-server.ts";
import { type Audited, auditPage, CATEGORIES, MEASURES } from "./audit-page.ts";
import { exportBucket, exportSite } from "./export-bucket.ts";
import { pages } from "./pages.ts";
import { type ThrottledVisit, visitThrottled } from "./throttled-visit.ts";

const ROUNDS = 5;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const row = (cells: string[]) => `| ${cells.join(" | ")} |`;

async function auditAll(origin: string, port: number): Promise<Map<string, Audited[]>> {
  const found = new Map<string, Audited[]>();
  // Round by round, so that a busy moment of the machine is not one page's alone.
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, hidden = false } of pages) {
      const audited = await auditPage(origin + path, port, hidden);
      found.set(path, [...(found.get(path) ?? []), audited]);
    }
  }
  return found;
}

/** Prints the table, and what was lost where a page gets less than it has to. */
function tell(found: Map<string, Audited[]>): boolean {
  console.log(row(["", ...[...CATEGORIES, ...MEASURES].map(({ title }) => title)]));
  console.log(row(["---", ...[...CATEGORIES, ...MEASURES].map(() => "---")]));
  const faults: string[] = [];
  for (const [path, rounds] of found) {
    const scores = CATEGORIES.map((_, at) => median(rounds.map((round) => round.scores[at] ?? 0)));
    const measures = MEASURES.map(({ shown }, at) =>
      shown(median(rounds.map((round) => round.measures[at] ?? Number.NaN))),
    );
    console.log(row([path, ...scores.map(String), ...measures]));
    for (const [at, { title, least }] of CATEGORIES.entries()) {
      if ((scores[at] ?? 0) >= least) continue;
      const lost = new Set(rounds.flatMap((round) => round.lost).filter((line) => line.startsWith(title)));
      faults.push(`${path}: ${title} ${scores[at]}, at least ${least} is asked.`, ...lost);
    }
  }
  const load = `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
  console.log(`\nLoad of the machine: ${load}. What else it does makes performance look worse than it is.`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** Prints when the pages are painted and alive on a line that is really throttled, median of the rounds. */
async function tellThrottled(browser: Browser, origin: string): Promise<void> {
  console.log(`\n${row(["1.6 Mbit/s, 150 ms", "LCP, s", "alive, s"])}\n${row(["---", "---", "---"])}`);
  for (const { path } of pages) {
    const visits: ThrottledVisit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visitThrottled(browser, origin + path));
    const seconds = (of: keyof ThrottledVisit) =>
      (median(visits.map((visit) => visit[of])) / 1000).toFixed(2);
    console.log(row([path, seconds("largestPaint"), seconds("alive")]));
  }
}

/** Looks at the pages at an origin in a browser of their own. */
async function lookAt(title: string, origin: string): Promise<boolean> {
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const { CHROME_PATH, PATH = "" } = process.env;
  const browser = await chromium.launch({
    // One that draws as those of visitors do, where there is one.
    executablePath: CHROME_PATH || findSystemBrowser(PATH) || (await findBrowser(PATH)),
    chromiumSandbox: !asRoot,
    args: [`--remote-debugging-port=${port}`, "--disable-background-networking"],
  });
  try {
    console.log(`\n${title}`);
    const passed = tell(await auditAll(origin, port));
    await tellThrottled(browser, origin);
    return passed;
  } finally {
    await browser.close();
  }
}

/** The server is stopped before its export is looked at. */
async function exported(dataDir: string, stop: () => Promise<void>): Promise<boolean> {
  const parent = await mkdtemp(join(tmpdir(), "saywhere-lighthouse-"));
  try {
    const port = await freePort();
    const folder = join(parent, "site");
    await exportSite(dataDir, `http://127.0.0.1:${port}`, folder);
    await stop();
    const site = await serveBucket(exportBucket(folder), port);
    const passed = await lookAt("Static export, compressed with gzip", site.url);
    await site.stop();
    return passed;
  } finally {
    await rm(parent, { recursive: true });
  }
}

const wanted = process.argv[2];
const server = await startServer(await freePort());
let passed = true;
try {
  if (wanted !== "export") passed = await lookAt("Server", server.url);
  if (wanted !== "server") passed = (await exported(server.dataDir, server.end)) && passed;
} finally {
  await server.stop();
}
process.exitCode = passed ? 0 : 1;
