import { markdownTable, whole } from "../markdown-table.ts";
import { measureDeployments } from "./measure-deployments.ts";

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
    "made anew",
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
