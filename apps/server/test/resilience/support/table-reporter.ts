import { mkdirSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";
import type { FaultNote } from "./note-fault.ts";

const HEAD = ["Fault", "Times", "Recovered in (median, longest)", "Lost", "Doubled", "Remark"];
const FILE = "test-results/faults.md";

/** Prints the results of the failures as a table, and writes it to a file. */
export class TableReporter implements Reporter {
  readonly #notes: FaultNote[] = [];

  onTestCaseResult(test: TestCase): void {
    const { fault } = test.meta();
    if (fault && test.ok()) this.#notes.push(fault);
  }

  onTestRunEnd(): void {
    const rows = this.#notes.map(({ fault, times, recovered, lost, doubled, remark = "" }) => [
      fault,
      String(times),
      recovered ? tell(recovered) : "—",
      String(lost),
      String(doubled),
      remark,
    ]);
    const lines = [HEAD, HEAD.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    mkdirSync("test-results", { recursive: true });
    writeFileSync(FILE, `${lines.join("\n")}\n`);
    process.stdout.write(`\n${lines.join("\n")}\n\nKept in apps/server/${FILE}\n`);
  }
}

function tell(milliseconds: number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const seconds = (value = 0) => (value / 1_000).toFixed(2);
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} s, ${seconds(sorted.at(-1))} s`;
}
