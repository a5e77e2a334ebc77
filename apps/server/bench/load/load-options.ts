import { parseArgs } from "node:util";

/** One server, or two behind nginx. */
export type SetUp = "one" | "two";

export interface LoadOptions {
  setUps: SetUp[];
  /** How long each is driven. */
  seconds: number;
  /** Visits of the hour that is compressed. */
  visits: number;
  /** Whether to write the results into the documentation. */
  write: boolean;
}

/** An hour in ten minutes. */
export const COMPRESSION = 6;

/** What `--quick` takes: enough to see that everything works, and too little to judge memory by. */
const QUICK = 0.5;
/** Servers report their figures each second; a trend needs several. */
const MIN_MINUTES = 0.2;
const MAX_MINUTES = 120;
const MAX_VISITS = 1_000_000;

const USAGE = `Use: pnpm load [--minutes=10] [--visits=50000] [--only=one|two] [--write]
     pnpm load --quick`;

/** @throws Error with instructions */
export function readLoadOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    options: {
      minutes: { type: "string", default: "10" },
      visits: { type: "string", default: "50000" },
      only: { type: "string" },
      quick: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const minutes = values.quick ? QUICK : numberOf("--minutes", values.minutes, MIN_MINUTES, MAX_MINUTES);
  const visits = numberOf("--visits", values.visits, 1, MAX_VISITS);
  const { only, write } = values;
  if (only !== undefined && only !== "one" && only !== "two") {
    throw new Error(`--only is one or two, not ${only}.\n${USAGE}`);
  }
  if (write && values.quick)
    throw new Error(`--write is for what was measured in full: leave out --quick.\n${USAGE}`);
  return { setUps: only ? [only] : ["one", "two"], seconds: minutes * 60, visits, write };
}

function numberOf(name: string, given: string, least: number, most: number): number {
  const number = Number(given);
  if (number >= least && number <= most) return number;
  throw new Error(`${name} is a number from ${least} to ${most}, not ${given}.\n${USAGE}`);
}
