import { expect, onTestFinished, test, vi } from "vitest";
import { farsi, japanese, spanish } from "../../../testing/languages.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { stubLocks } from "../../testing/locks.ts";
import { discardPack, discardRecordings, downloadPack, renewPacks } from "./pack-downloads.ts";
import { findPackRecord, writePackRecord } from "./pack-registry.ts";

const kept = { version: "1", bytes: 1_000, phrases: 4, recordings: true, checkedAt: 0 };

test("loads a pack once, and anew after it was discarded, even while the first load has not ended", async () => {
  stubCaches();
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
  const first = downloadPack(farsi, false);
  expect(downloadPack(farsi, false)).toBe(first);
  await discardPack(farsi.slug);
  const second = downloadPack(farsi, false);
  expect(second).not.toBe(first);
  expect(downloadPack(farsi, false)).toBe(second);
  await discardPack(farsi.slug);
});

/** A connection over which nothing arrives. */
function stubSilentFetch(): void {
  vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    // As the browser's own does, also for a signal that was aborted before.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  });
}

test("stops loading a pack that another tab removes", async () => {
  stubCaches();
  stubSilentFetch();
  const loading = downloadPack(farsi, false);
  // Another tab has modules of its own.
  vi.resetModules();
  const otherTab = await import("./pack-downloads.ts");
  await otherTab.discardPack(farsi.slug);
  await loading;
  expect(findPackRecord(farsi.slug)).toBeUndefined();
});

test("does not renew a pack that another tab loads, and renews it when that has ended", async () => {
  stubCaches();
  stubLocks();
  stubSilentFetch();
  const loading = downloadPack(farsi, false);
  vi.resetModules();
  const otherTab = await import("./pack-downloads.ts");
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    throw new TypeError("No connection");
  });
  await otherTab.renewPacks();
  expect(requested).toEqual([]);
  await discardPack(farsi.slug);
  await loading;
  writePackRecord({ ...kept, slug: "farsi", name: "Farsi", code: "fa", script: "Arab" });
  await otherTab.renewPacks();
  expect(requested.join()).toContain("farsi");
});

test("renews neither a pack nor recordings that are removed while another pack is renewed", async () => {
  stubCaches();
  for (const { slug, name, code, script } of [farsi, japanese, spanish])
    writePackRecord({ slug, name, code, script, ...kept });
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    await discardPack(japanese.slug);
    await discardRecordings(spanish.slug);
    throw new TypeError("No connection");
  });
  await renewPacks();
  expect(requested.join()).toContain("farsi");
  expect(requested.join()).not.toContain("japanese");
  expect(findPackRecord("japanese")).toBeUndefined();
  expect(findPackRecord("spanish")).toMatchObject({ recordings: false });
});

test("fails when nothing arrives for two minutes over a connection that is there, so that it can be continued", async () => {
  stubCaches();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  stubSilentFetch();
  const failed = vi.fn();
  downloadPack(farsi, false).catch(failed);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failed).toHaveBeenCalledOnce();
  expect(findPackRecord(farsi.slug)).toMatchObject({ version: null });
  await discardPack(farsi.slug);
});
