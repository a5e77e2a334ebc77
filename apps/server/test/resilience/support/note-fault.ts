import { setTimeout } from "node:timers/promises";
import { inject, type TestContext } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Number of repetitions of each failure. */
    faultTimes: number;
  }
  interface TaskMeta {
    fault?: FaultNote;
  }
}

/** A row of the table that `pnpm test:resilience` prints. */
export interface FaultNote {
  fault: string;
  times: number;
  /** Milliseconds from the end of the failure's cause to the first successful call, for each repetition. */
  recovered?: number[];
  lost: number;
  doubled: number;
  /** Additional remark. */
  remark?: string;
}

/** Number of repetitions of a failure: one in the suite, many with `pnpm test:resilience`. */
export const faultTimes = (): number => inject("faultTimes");

/** Timeout of a resilience test in milliseconds, on a machine that is busy with other work. */
export const patience = (): number => 600_000 + 60_000 * faultTimes();

/** Adds a failure to the table. */
export function noteFault({ task }: Pick<TestContext, "task">, note: FaultNote): void {
  task.meta.fault = note;
}

/** Calls until it succeeds, and returns the elapsed milliseconds. */
export async function timeToRecover(succeeds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  // Rapid calls would take processor time from the recovery.
  while (!(await succeeds())) await setTimeout(25);
  return performance.now() - start;
}
