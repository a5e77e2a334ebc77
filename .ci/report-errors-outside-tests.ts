import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SerializedError } from "vitest";
import type { Reporter, Vitest } from "vitest/node";

export interface ErrorOutsideTests {
  /** The test file that was running when the error was thrown; unknown if none was. */
  file?: string;
  message: string;
}

/**
 * Reports errors thrown outside of any test, such as an unhandled rejection. Vitest fails the run because of them, but
 * its JSON report omits them.
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
