import { expect, onTestFinished, test, vi } from "vitest";
import { PACKS, RECORDINGS_PREFIX } from "../../lib/packs/pack-cache.ts";
import { backgroundRequest, removeOtherCaches } from "./cache-names.ts";

test("deletes the caches of earlier versions, and keeps the packs with their recordings and what others store", async () => {
  const names = new Set([PACKS, "saywhere-packs-1", `${RECORDINGS_PREFIX}farsi`, "another-site"]);
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  await removeOtherCaches();
  expect([...names]).toEqual([PACKS, `${RECORDINGS_PREFIX}farsi`, "another-site"]);
});

test("aborts a background request that gets no response", () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const request = backgroundRequest(new URL("/about", location.origin), { credentials: "omit" });
  expect([request.credentials, request.signal.aborted]).toEqual(["omit", false]);
  limit.abort();
  expect(request.signal.aborted).toBe(true);
});
