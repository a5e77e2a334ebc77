import autocannon from "autocannon";

export interface Latency {
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Requests a second: visitors who come while something else goes on, and no load test. */
const RATE = 50;
const SECONDS = 5;

/** How long pages take, in turn, while nothing else goes on; each was asked for before. */
export async function latencyOf(url: string, paths: string[]): Promise<Latency> {
  await askOnce(url, paths);
  return figuresOf(await autocannon({ ...options(url, paths), duration: SECONDS }));
}

/** The same, for as long as a work takes. */
export async function latencyDuring(
  url: string,
  paths: string[],
  work: () => Promise<unknown>,
): Promise<Latency> {
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
