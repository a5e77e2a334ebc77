import { describe, expect, test, vi } from "vitest";
import { ContentCache } from "./content-cache.ts";

function listeningCache() {
  const cache = new ContentCache();
  cache.setListening(true);
  return cache;
}

describe("ContentCache", () => {
  test("ContentCache computes once for concurrent and later callers", async () => {
    const cache = listeningCache();
    const compute = vi.fn(async () => 1);
    await Promise.all([cache.get("a", compute), cache.get("a", compute)]);
    await cache.get("a", compute);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  test("ContentCache computes again after a change", async () => {
    const cache = listeningCache();
    const compute = vi.fn(async () => 1);
    await cache.get("a", compute);
    cache.clear();
    await cache.get("a", compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  test("ContentCache caches nothing while changes are not being announced", async () => {
    const cache = new ContentCache();
    const compute = vi.fn(async () => 1);
    await cache.get("a", compute);
    await cache.get("a", compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  test("ContentCache does not cache an error", async () => {
    const cache = listeningCache();
    await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    await expect(cache.get("a", async () => "up")).resolves.toBe("up");
  });

  test("ContentCache notifies its listeners of changes and of interrupted change notifications", () => {
    const cache = listeningCache();
    const listener = vi.fn();
    cache.onClear(listener);
    cache.clear();
    cache.setListening(false);
    cache.setListening(true);
    expect(listener.mock.calls).toEqual([["changed"], ["disconnected"], ["reconnected"]]);
  });
});
