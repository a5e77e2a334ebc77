import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";

const REMOVER = join(import.meta.dirname, "../../../../../docs/deployment/remove-worker.js");

test("activates the removal worker immediately, which deletes all caches and then unregisters itself", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
    skipWaiting: vi.fn(),
    registration: { unregister: async () => void done.push("unregistered") },
  };
  runInNewContext(readFileSync(REMOVER, "utf8"), {
    self: scope,
    caches: {
      keys: async () => ["saywhere-pages", "saywhere-assets"],
      delete: async (name: string) => void done.push(name),
    },
    indexedDB: { deleteDatabase: (name: string) => void done.push(name) },
    setInterval,
    clearInterval,
  });
  const waitUntil = vi.fn<(work: Promise<void>) => void>();
  listeners["install"]?.({ waitUntil });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  // Pages may have started the other worker again, more than once.
  vi.advanceTimersByTime(3000);
  expect(scope.skipWaiting).toHaveBeenCalledTimes(4);
  listeners["activate"]?.({ waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  expect(vi.getTimerCount()).toBe(0);
  expect(done).toEqual(["saywhere-pages", "saywhere-assets", "workbox-expiration", "unregistered"]);
});
