import { describe, expect, test, vi } from "vitest";
import { ContentCache } from "./content-cache.ts";

function listeningCache() {
  const cache = new ContentCache();
  cache.setListening(true);
  return cache;
}

describe("ContentCache", () => {
  test("computes once for all that ask at the same time and later", async () => {
    const cache = listeningCache();
    const compute = vi.fn(async () => 1);
    await Promise.all([cache.get("a", compute), cache.get("a", compute)]);
    await cache.get("a", compute);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  test("computes again after a change", async () => {
    const cache = listeningCache();
    const compute = vi.fn(async () => 1);
    await cache.get("a", compute);
    cache.clear();
    await cache.get("a", compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  test("keeps nothing while changes are not announced", async () => {
    const cache = new ContentCache();
    const compute = vi.fn(async () => 1);
    await cache.get("a", compute);
    await cache.get("a", compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  test("does not keep a failure", async () => {
    const cache = listeningCache();
    await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    await expect(cache.get("a", async () => "up")).resolves.toBe("up");
  });

  test("tells its listeners of every change, and of times when nobody tells of changes", () => {
    const cache = listeningCache();
    const listener = vi.fn();
    cache.onClear(listener);
    cache.clear();
    cache.setListening(false);
    cache.setListening(true);
    expect(listener.mock.calls).toEqual([["changed"], ["unheard"], ["heard again"]]);
  });
});
