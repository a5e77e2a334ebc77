import { markdownTable, whole } from "../output.ts";
import type { RunResult } from "./run-scenario.ts";
import type { Deployed } from "./scenarios/deployments.ts";
import type { Verdict } from "./verdict.ts";

const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
const megabytes = (bytes: number): string => whole(bytes / 2 ** 20);

/** Reports a run in tables. */
export function reportRun(title: string, driven: RunResult, { valid, checks, servers }: Verdict): string {
  const counted = driven.seconds - driven.warmUp;
  const total = driven.kinds.reduce((sum, { count }) => sum + count, 0);
  return [
    `### ${title}\n`,
    `${whole(total)} requests in ${whole(counted)} seconds, after ${whole(driven.warmUp)} seconds of warm-up: ${whole(total / counted)} per second.\n`,
    markdownTable(
      ["", "requests", "p50 ms", "p95 ms", "p99 ms", "longest ms"],
      driven.kinds.map(({ kind, count, p50, p95, p99, longest }) => [
        kind,
        whole(count),
        ...[p50, p95, p99, longest].map(milliseconds),
      ]),
    ),
    markdownTable(
      [
        "",
        "memory MB, first and last third",
        "MB a minute",
        "heap MB, first and last third",
        "event loop lag ms, median and worst",
        "CPU cores",
      ],
      servers.map(({ name, rss, heap, lag, cpu }) => [
        name,
        `${megabytes(rss.first)}, ${megabytes(rss.last)}`,
        (rss.perMinute / 2 ** 20).toFixed(1),
        `${megabytes(heap.first)}, ${megabytes(heap.last)}`,
        `${milliseconds(lag.median)}, ${milliseconds(lag.worst)}`,
        cpu.toFixed(2),
      ]),
    ),
    reportDeployments(driven),
    markdownTable(
      ["requirement", "met", "result"],
      [
        ...checks.map(({ what, holds, found }) => [what, holds ? "yes" : "**no**", found]),
        [
          "the generator is on schedule",
          valid ? "yes" : "**no**: nothing above counts",
          `p99 ${milliseconds(driven.lateness)} ms`,
        ],
      ],
    ),
    `The servers used ${((servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) * 1_000) / total).toFixed(2)} ms of processor time per request; the generator used ${(driven.generatorCpu / driven.seconds).toFixed(2)} of a core.\n`,
  ].join("\n");
}

function reportDeployments({ deployed }: RunResult): string {
  const [first, ...later] = deployed;
  if (!first) return "Nothing was deployed.\n";
  const mean = (of: (each: Deployed) => number) =>
    later.reduce((sum, each) => sum + of(each), 0) / later.length;
  const cells = (name: string, times: number, seconds: number, counts: number[]) => [
    name,
    whole(times),
    seconds.toFixed(1),
    ...counts.map(whole),
  ];
  const rows = [cells("first", 1, first.seconds, [first.files, first.made, first.uploaded])];
  if (later.length > 0) {
    const counts = [mean(({ files }) => files), mean(({ made }) => made), mean(({ uploaded }) => uploaded)];
    rows.push(
      cells(
        "after edits, on average",
        later.length,
        mean(({ seconds }) => seconds),
        counts,
      ),
    );
  }
  return markdownTable(["deployments", "times", "seconds", "files", "rendered", "uploaded"], rows);
}
