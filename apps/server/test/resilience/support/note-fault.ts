import { inject, type TestContext } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How often each fault is done. */
    faultTimes: number;
  }
  interface TaskMeta {
    fault?: FaultNote;
  }
}

/** A line of the table that `pnpm test:resilience` prints. */
export interface FaultNote {
  fault: string;
  times: number;
  /** Milliseconds from the end of the cause to the first call that succeeds, each time. */
  recovered?: number[];
  lost: number;
  doubled: number;
  /** What else there is to tell. */
  remark?: string;
}

/** How often a fault is done: a few times in the suite, many times by `pnpm test:resilience`. */
export const faultTimes = (): number => inject("faultTimes");

/** How long a test of faults may take, in milliseconds, on a machine that has other things to do. */
export const patience = (): number => 120_000 + 60_000 * faultTimes();

/** Has the table tell of a fault that was done. */
export function noteFault({ task }: Pick<TestContext, "task">, note: FaultNote): void {
  task.meta.fault = note;
}

/** Calls until it succeeds, and gives the milliseconds that it took. */
export async function timeToRecover(succeeds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await succeeds()));
  return performance.now() - start;
}
