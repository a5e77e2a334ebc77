import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SerializedError } from "vitest";
import type { Reporter, Vitest } from "vitest/node";

export interface ErrorOutsideTests {
  /** The file whose tests ran when it was thrown; unknown if no test file ran. */
  file?: string;
  message: string;
}

/**
 * Writes what was thrown while no test waited for it, such as a rejected promise. Vitest fails the run for it, and its JSON
 * report does not mention it.
 */
export default class ReportErrorsOutsideTests implements Reporter {
  #folder = "";

  onInit({ config }: Vitest) {
    this.#folder = join(config.root, "test-results");
  }

  onTestRunEnd(_modules: unknown, thrown: readonly SerializedError[]) {
    const errors: ErrorOutsideTests[] = thrown.map(({ message, VITEST_TEST_PATH }) => ({
      ...(typeof VITEST_TEST_PATH === "string" && { file: VITEST_TEST_PATH }),
      message,
    }));
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, "errors-outside-tests.json"), JSON.stringify({ errors }));
  }
}
