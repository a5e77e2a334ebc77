import { expect, test, vi } from "vitest";
import { PACKS, RECORDINGS_PREFIX } from "../../lib/offline/cache-names.ts";
import { removeOtherCaches } from "./remove-other-caches.ts";

test("deletes the caches of earlier versions, and keeps the packs with their recordings and what others store", async () => {
  const names = new Set([PACKS, "saywhere-packs-1", `${RECORDINGS_PREFIX}farsi`, "another-site"]);
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  await removeOtherCaches();
  expect([...names]).toEqual([PACKS, `${RECORDINGS_PREFIX}farsi`, "another-site"]);
});
