/**
 * Stryker tries a change with the tests during which the changed place was reached. A service is made before the first
 * test of a file, so that a change of that counted as reached by no test but those that start a server of their own,
 * and survived without those having run that use the service. Here all of a file's tests reach what is reached outside
 * of them.
 */
import { afterAll, beforeAll, beforeEach, inject } from "vitest";

/** How often each change was reached, by its number. */
type Hits = Record<string, number>;

/** What Stryker notes in the process of the tests. */
interface Notes {
  currentTestId?: string;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Stryker's: whether it looks which tests reach what, or tries a change. */
    mode: "dry-run" | "mutant";
    globalNamespace: string;
  }
}

if (inject("mode") === "dry-run") {
  const notes = (globalThis as unknown as Record<string, Notes>)[inject("globalNamespace")] ?? {};
  const tests: string[] = [];
  let imported: Hits = {};
  beforeAll(() => {
    imported = { ...notes.mutantCoverage?.static };
  });
  beforeEach(() => {
    if (notes.currentTestId !== undefined) tests.push(notes.currentTestId);
  });
  afterAll(() => {
    if (!notes.mutantCoverage) return;
    const { static: outside, perTest } = notes.mutantCoverage;
    for (const [change, hits] of Object.entries(outside)) {
      if (hits === imported[change]) continue;
      for (const test of tests) perTest[test] = { [change]: hits, ...perTest[test] };
    }
    notes.mutantCoverage.static = imported;
  });
}
