import { afterEach, expect, test, vi } from "vitest";

const { groupBy } = Map;
const { withResolvers } = Promise;
const { parse } = URL;
afterEach(() => {
  Map.groupBy = groupBy;
  Promise.withResolvers = withResolvers.bind(Promise);
  URL.parse = parse.bind(URL);
});

test("adds what a browser of 2023 lacks, as newer ones have it", async () => {
  Object.assign(Map, { groupBy: undefined });
  Object.assign(Promise, { withResolvers: undefined });
  Object.assign(URL, { parse: undefined });
  vi.resetModules();
  await import("./es2024-polyfills.ts");
  const isOdd = (number: number) => number % 2 === 1;
  expect([...Map.groupBy([1, 2, 3], isOdd)]).toEqual([...groupBy.call(Map, [1, 2, 3], isOdd as never)]);
  expect(URL.parse("b", "https://example.org/a")?.href).toBe("https://example.org/b");
  expect(URL.parse("b")).toBeNull();
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve("kept");
  await expect(promise).resolves.toBe("kept");
});
