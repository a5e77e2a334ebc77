import { readFile, writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { describeMachine } from "../output.ts";
import { type LoadOptions, readLoadOptions, type SetUp } from "./load-options.ts";
import { FailureLog } from "./measurements.ts";
import { reportRun } from "./report.ts";
import { runScenario } from "./run-scenario.ts";
import { startProduct } from "./start-product.ts";
import { judge } from "./verdict.ts";

const TITLES: Record<SetUp, string> = { one: "One server", two: "Two servers behind nginx" };
const DOCUMENT = fileURLToPath(new URL("../../../../docs/load-testing.md", import.meta.url));
const MEASURED = /(<!-- measured -->\n).*(<!-- \/measured -->)/s;

/** What the command ends with. */
const EXIT = { good: 0, bad: 1, invalid: 2, interrupted: 130 };

interface Outcome {
  text: string;
  machine: string;
  exit: number;
}

/** Drives one way of running the product, and leaves nothing of it behind. */
async function load(setUp: SetUp, options: LoadOptions, interrupted: AbortSignal): Promise<Outcome> {
  const failed = new AbortController();
  const onFailure = (error: Error): void => failed.abort(error);
  const signal = AbortSignal.any([interrupted, failed.signal]);
  const failures = new FailureLog();
  await using stack = new AsyncDisposableStack();
  const product = await startProduct(stack, {
    instances: setUp === "one" ? 1 : 2,
    failures,
    onEnd: onFailure,
  });
  signal.throwIfAborted();
  const machine = await describeMachine(product.databaseUrl);
  raisePriority(stack);
  const driven = await runScenario(stack, product, { ...options, failures, signal, onFailure });
  const verdict = judge(driven, failures);
  const isGood = verdict.checks.every(({ holds }) => holds);
  return {
    text: reportRun(TITLES[setUp], driven, verdict),
    machine,
    exit: verdict.valid ? (isGood ? EXIT.good : EXIT.bad) : EXIT.invalid,
  };
}

/** Raises the priority of the generator, so that it stays on schedule. Processes started before keep theirs. */
function raisePriority(stack: AsyncDisposableStack): void {
  try {
    setPriority(-5);
    stack.defer(() => setPriority(0));
  } catch {
    console.warn("This user may not change process priorities, so the generator may be behind schedule.");
  }
}

async function updateDocument(text: string): Promise<void> {
  const document = await readFile(DOCUMENT, "utf8");
  await writeFile(
    DOCUMENT,
    document.replace(MEASURED, (_all, begin: string, end: string) => `${begin}\n${text}\n${end}`),
  );
}

async function run(): Promise<number> {
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    // Some send it twice, to the program and to its group: cleaning up is not ended by the second one.
    process.on(name, () =>
      interrupted.abort(new Error("It was interrupted; what it had started is stopped")),
    );
  }
  try {
    const options = readLoadOptions(process.argv.slice(2));
    const outcomes: Outcome[] = [];
    for (const setUp of options.setUps) {
      console.warn(`${TITLES[setUp]}: ${options.seconds} seconds …`);
      const one = await load(setUp, options, interrupted.signal);
      console.log(`\n${one.text}`);
      outcomes.push(one);
    }
    if (options.write) {
      const visits = new Intl.NumberFormat("en").format(options.visits);
      const how = `Measured with ${visits} visits per hour, on ${outcomes[0]?.machine}.`;
      await updateDocument([how, ...outcomes.map(({ text }) => text)].join("\n\n"));
    }
    return Math.max(...outcomes.map(({ exit }) => exit));
  } catch (error) {
    console.error((error as Error).message);
    return interrupted.signal.aborted ? EXIT.interrupted : EXIT.bad;
  }
}

process.exitCode = await run();
