import { once } from "node:events";
import { Schedule, type Stretch } from "./arrivals.ts";
import { HttpClient } from "./http-client.ts";
import { COMPRESSION } from "./load-options.ts";
import {
  FailureLog,
  Figures,
  type KindFigures,
  type Sample,
  watchConnections,
  watchInstance,
} from "./measurements.ts";
import { sendCrawlers, sendReaders, sendRedirected } from "./scenarios/api-clients.ts";
import {
  checkCopy,
  type Deployed,
  deploy,
  deployContinuously,
  watchDeployments,
} from "./scenarios/deployments.ts";
import { edit, renamePhrases, type Saved, writeByProgram } from "./scenarios/editors.ts";
import { type Catalogue, readCatalogue } from "./scenarios/pages.ts";
import { createTeam, type Team } from "./scenarios/team.ts";
import { sendSlowClients, sendVisitors } from "./scenarios/visitors.ts";
import type { Product } from "./start-product.ts";

/** What came of driving the product. */
export interface RunResult {
  /** How long, and how much of it at the beginning was not counted; seconds. */
  seconds: number;
  warmUp: number;
  kinds: KindFigures[];
  /** Each second of each server. */
  servers: { name: string; samples: Sample[] }[];
  mostConnections: number;
  deployed: Deployed[];
  /** Events that the watchers of deployments received. */
  received: number;
  /** 99th percentile of the generator's lateness in milliseconds, and its processor time in seconds. */
  lateness: number;
  generatorCpu: number;
}

interface Options {
  seconds: number;
  /** Of the hour that is compressed. */
  visits: number;
  failures: FailureLog;
  /** Ends it before its time. */
  signal: AbortSignal;
  onFailure: (error: Error) => void;
}

const EDITORS = 10;
const PROGRAMS = 3;
/** Milliseconds between two actions of a person; in real time six times as long. */
const PACE = { editors: 60_000 / COMPRESSION, programs: 36_000 / COMPRESSION };

/** Of the traffic, the share that grows and warms up. */
const WARM_UP = 0.1;

/** For every visit so many of these come. */
const SHARES = { crawlers: 0.1, readers: 0.25, oldLinks: 0.01, slow: 0.03 };

/** Runs all scenarios against a product for some time, and returns the results. */
export async function runScenario(
  stack: AsyncDisposableStack,
  product: Product,
  { seconds, visits, failures, signal, onFailure }: Options,
): Promise<RunResult> {
  const { origin, certificate } = product;
  const clientWith = (figures: Figures, failureLog: FailureLog): HttpClient => {
    const client = new HttpClient(origin, certificate, { figures, failures: failureLog });
    stack.defer(() => client.close());
    return client;
  };
  // What is deferred last is done first: nothing new is start, what is under way breaks off, and all of it is waited for.
  const background: Promise<unknown>[] = [];
  stack.defer(async () => void (await Promise.allSettled(background)));
  const first = clientWith(new Figures(Number.POSITIVE_INFINITY), new FailureLog());
  let figures = new Figures(Number.POSITIVE_INFINITY);
  const team = await createTeam(product, {
    editors: EDITORS,
    writers: PROGRAMS,
    watch: (isWrite, start) => figures.ended(isWrite ? "editors: saves" : "editors: reads", start),
  });
  stack.defer(team.close);
  const moved = await renamePhrases(team.administrator);
  const catalogue = await readCatalogue(first);
  signal.throwIfAborted();

  const start = performance.now();
  const stretch = { from: start, full: start + seconds * WARM_UP * 1_000, until: start + seconds * 1_000 };
  figures = new Figures(stretch.full);
  const schedule = new Schedule(onFailure);
  stack.defer(() => schedule.end());
  const client = clientWith(figures, failures);
  const work = new AbortController();
  stack.defer(() => work.abort());
  const inBackground = <T>(doing: Promise<T>): Promise<T> => {
    background.push(doing);
    return doing;
  };
  const cpu = process.cpuUsage();

  const servers = product.instances.map(({ name, metricsUrl }) =>
    inBackground(watchInstance({ name, metricsUrl }, { start, failures, signal: work.signal })),
  );
  const connections = inBackground(watchConnections(product.databaseUrl, work.signal));
  const watching = team.editors
    .filter(({ isAdministrator }) => isAdministrator)
    .map((member) => watchDeployments(client, member, certificate));
  const endWatching = (): void => watching.forEach((watcher) => watcher.end());
  stack.defer(endWatching);
  const saved: Saved = new Map();
  const working = inBackground(beginWork({ client, team, catalogue, saved, signal: work.signal }));
  const deploying = inBackground(deployContinuously(client, team.deployer, work.signal));
  startTraffic({ client, catalogue, schedule, stretch, moved, visits, certificate });

  await until(stretch, signal);
  await schedule.end();
  const used = process.cpuUsage(cpu);
  work.abort();
  await working;
  const deployed = await deploying;
  signal.throwIfAborted();
  const last = await deploy(client, team.deployer);
  await checkCopy(client, product.siteBucketUrl, saved);
  endWatching();
  return {
    seconds,
    warmUp: seconds * WARM_UP,
    kinds: figures.byKind(),
    servers: await Promise.all(
      servers.map(async (samples, index) => ({
        name: product.instances[index]?.name ?? "",
        samples: await samples,
      })),
    ),
    mostConnections: await connections,
    deployed: last ? [...deployed, last] : deployed,
    received: watching.reduce((sum, watcher) => sum + watcher.received(), 0),
    lateness: schedule.lateness.percentile(99) / 1e6,
    generatorCpu: (used.user + used.system) / 1e6,
  };
}

interface Work {
  client: HttpClient;
  team: Team;
  catalogue: Catalogue;
  saved: Saved;
  signal: AbortSignal;
}

/** Starts the editors, each on different translations, so that no save hides another one's. */
async function beginWork({ client, team, catalogue, saved, signal }: Work): Promise<void> {
  const count = team.editors.length + team.writers.length;
  const share = (index: number) => catalogue.entries.filter((_, place) => place % count === index);
  const common = { client, saved, signal };
  await Promise.all([
    ...team.editors.map((member, index) =>
      edit({ ...common, member, entries: share(index), pace: PACE.editors }),
    ),
    ...team.writers.map((token, index) =>
      writeByProgram({ ...common, token, entries: share(team.editors.length + index), pace: PACE.programs }),
    ),
  ]);
}

interface TrafficOptions {
  client: HttpClient;
  catalogue: Catalogue;
  schedule: Schedule;
  stretch: Stretch;
  moved: { from: string; to: string }[];
  visits: number;
  certificate: string | undefined;
}

function startTraffic({ moved, visits, certificate, ...traffic }: TrafficOptions): void {
  const rate = (visits / 3_600) * COMPRESSION;
  sendVisitors(traffic, rate);
  sendCrawlers(traffic, rate * SHARES.crawlers);
  sendReaders(traffic, rate * SHARES.readers);
  sendRedirected(traffic, moved, rate * SHARES.oldLinks);
  sendSlowClients(traffic, { rate: rate * SHARES.slow, certificate });
}

/** @throws whatever it was ended with before its time */
async function until(stretch: Stretch, signal: AbortSignal): Promise<void> {
  const time = AbortSignal.timeout(Math.max(0, Math.ceil(stretch.until - performance.now())));
  const ended = AbortSignal.any([time, signal]);
  if (!ended.aborted) await once(ended, "abort");
  signal.throwIfAborted();
}
