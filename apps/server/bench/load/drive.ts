import { once } from "node:events";
import { HttpClient } from "./http-client.ts";
import { COMPRESSION } from "./load-options.ts";
import { Faults } from "./measuring/faults.ts";
import { Figures, type KindFigures } from "./measuring/figures.ts";
import { watchConnections } from "./measuring/watch-connections.ts";
import { watchDeployments } from "./measuring/watch-deployments.ts";
import { type Sample, watchInstance } from "./measuring/watch-instance.ts";
import { type Catalogue, readCatalogue } from "./people/catalogue.ts";
import type { Stretch } from "./people/come-by-themselves.ts";
import { checkCopy, type Deployed, deploy, deployAllAlong } from "./people/deploy-all-along.ts";
import { edit, type Saved } from "./people/editors.ts";
import { sendByOldLinks, sendCrawlers, sendReaders } from "./people/programs.ts";
import { renameSome } from "./people/rename-some.ts";
import { sendSlowClients } from "./people/slow-clients.ts";
import { gatherTeam, type Team } from "./people/team.ts";
import { sendVisitors } from "./people/visitors.ts";
import { writeByProgram } from "./people/writing-programs.ts";
import { PlannedMoments } from "./planned-moments.ts";
import type { Product } from "./product/start-product.ts";

/** What came of driving the product. */
export interface Driven {
  /** How long, and how much of it at the beginning was not counted; seconds. */
  seconds: number;
  warmUp: number;
  kinds: KindFigures[];
  /** Each second of each server. */
  servers: { name: string; samples: Sample[] }[];
  mostConnections: number;
  deployed: Deployed[];
  /** Words that the watchers of deployments heard. */
  heard: number;
  /** Of the generator: milliseconds that it was late, for 99 of 100, and seconds of processor time. */
  lateness: number;
  generatorCpu: number;
}

interface Options {
  seconds: number;
  /** Of the hour that is compressed. */
  visits: number;
  faults: Faults;
  /** Ends it before its time. */
  signal: AbortSignal;
  onFailure: (error: Error) => void;
}

const EDITORS = 10;
const PROGRAMS = 3;
/** Milliseconds from one thing that somebody does to the next; in the hour it is six times as long. */
const PACE = { editors: 60_000 / COMPRESSION, programs: 36_000 / COMPRESSION };

/** Of the traffic, the share that grows and warms up. */
const WARM_UP = 0.1;

/** For every visit so many of these come. */
const SHARES = { crawlers: 0.1, readers: 0.25, oldLinks: 0.01, slow: 0.03 };

/** Sends everybody to a product for some time, and tells how it did. */
export async function drive(
  stack: AsyncDisposableStack,
  product: Product,
  { seconds, visits, faults, signal, onFailure }: Options,
): Promise<Driven> {
  const { origin, certificate } = product;
  const clientWith = (figures: Figures, kept: Faults): HttpClient => {
    const client = new HttpClient(origin, certificate, { figures, faults: kept });
    stack.defer(() => client.close());
    return client;
  };
  // What is deferred last is done first: nothing new is begun, what is under way breaks off, and all of it is waited for.
  const background: Promise<unknown>[] = [];
  stack.defer(async () => void (await Promise.allSettled(background)));
  const first = clientWith(new Figures(Number.POSITIVE_INFINITY), new Faults());
  let figures = new Figures(Number.POSITIVE_INFINITY);
  const team = await gatherTeam(product, {
    editors: EDITORS,
    writers: PROGRAMS,
    watch: (isWrite, begun) => figures.ended(isWrite ? "editors: saves" : "editors: reads", begun),
  });
  stack.defer(team.close);
  const moved = await renameSome(team.administrator);
  const catalogue = await readCatalogue(first);
  signal.throwIfAborted();

  const begun = performance.now();
  const stretch = { from: begun, full: begun + seconds * WARM_UP * 1_000, until: begun + seconds * 1_000 };
  figures = new Figures(stretch.full);
  const moments = new PlannedMoments(onFailure);
  stack.defer(() => moments.end());
  const client = clientWith(figures, faults);
  const work = new AbortController();
  stack.defer(() => work.abort());
  const inBackground = <T>(doing: Promise<T>): Promise<T> => {
    background.push(doing);
    return doing;
  };
  const cpu = process.cpuUsage();

  const servers = product.instances.map(({ name, metricsUrl }) =>
    inBackground(watchInstance({ name, metricsUrl }, { begun, faults, signal: work.signal })),
  );
  const connections = inBackground(watchConnections(product.databaseUrl, work.signal));
  const watching = team.editors
    .filter(({ isAdministrator }) => isAdministrator)
    .map((member) => watchDeployments(client, member, certificate));
  const endWatching = (): void => watching.forEach((watcher) => watcher.end());
  stack.defer(endWatching);
  const saved: Saved = new Map();
  const working = inBackground(beginWork({ client, team, catalogue, saved, signal: work.signal }));
  const deploying = inBackground(deployAllAlong(client, team.deployer, work.signal));
  sendEverybody({ client, catalogue, moments, stretch, moved, visits, certificate });

  await until(stretch, signal);
  await moments.end();
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
    heard: watching.reduce((sum, watcher) => sum + watcher.heard(), 0),
    lateness: moments.lateness.percentile(99) / 1e6,
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

/** Has everybody of the team work, each on translations of his own, so that nobody's save hides another one's. */
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

interface Everybody {
  client: HttpClient;
  catalogue: Catalogue;
  moments: PlannedMoments;
  stretch: Stretch;
  moved: { from: string; to: string }[];
  visits: number;
  certificate: string | undefined;
}

function sendEverybody({ moved, visits, certificate, ...traffic }: Everybody): void {
  const rate = (visits / 3_600) * COMPRESSION;
  sendVisitors(traffic, rate);
  sendCrawlers(traffic, rate * SHARES.crawlers);
  sendReaders(traffic, rate * SHARES.readers);
  sendByOldLinks(traffic, moved, rate * SHARES.oldLinks);
  sendSlowClients(traffic, { rate: rate * SHARES.slow, certificate });
}

/** @throws whatever it was ended with before its time */
async function until(stretch: Stretch, signal: AbortSignal): Promise<void> {
  const time = AbortSignal.timeout(Math.max(0, Math.ceil(stretch.until - performance.now())));
  const ended = AbortSignal.any([time, signal]);
  if (!ended.aborted) await once(ended, "abort");
  signal.throwIfAborted();
}
