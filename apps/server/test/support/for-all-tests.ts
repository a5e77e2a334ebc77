import { afterAll, beforeAll } from "vitest";

/** Starts something before the tests of a file, and closes it after them. Its properties exist from the first test on. */
export function forAllTests<T extends { close(): Promise<unknown> }>(start: () => Promise<T>): T {
  const started = {} as T;
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.close());
  return started;
}
