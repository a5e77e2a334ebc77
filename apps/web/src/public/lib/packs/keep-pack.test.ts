import { staticData } from "@saywhere/search/static/data-files";
import type { LanguagePack } from "@saywhere/search/static/language-pack";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { FONT, PACK, SCRIPT, serveSite } from "../../testing/serve-pack.ts";
import { ASSETS, PACKS } from "../offline/cache-names.ts";
import { keepPack, removeRecordings } from "./keep-pack.ts";
import { OFFLINE_APP_MANIFEST } from "./offline-app-manifest.ts";
import { discardPack, renewPacks } from "./pack-downloads.ts";
import { findPackRecord, writePackRecord } from "./pack-registry.ts";
import { openRecordings } from "./recordings-cache.ts";
import { storedJson } from "./stored-pack.ts";

function stubStorage(storage: object): void {
  Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "storage"));
}

const keep = (recordings = false, onProgress?: (share: number) => void) =>
  keepPack(farsi, { recordings, ...(onProgress && { onProgress }) });
const stored = async (path: string) => (await (await caches.open(PACKS)).match(path))?.text();
const storedRecordings = async () => {
  const requests = await (await openRecordings("farsi")).keys();
  return requests.map(({ url }) => new URL(url).pathname);
};
const storedPack = async () => {
  const pack = await (await caches.open(PACKS)).match(PACK);
  return pack && storedJson<LanguagePack & { version: string }>(pack);
};

beforeEach(() => {
  stubCaches();
});

test("keeps a language with the files that its pages need, and asks the browser not to remove it", async () => {
  serveSite();
  const persist = vi.fn(async () => true);
  stubStorage({ persist });
  const shares: number[] = [];
  await keep(false, (share) => shares.push(share));
  expect(persist).toHaveBeenCalled();
  expect(findPackRecord("farsi")).toMatchObject({ bytes: 1_800, phrases: 4, version: "1 a" });
  expect((await storedPack())?.phrases.map(({ native_text }) => native_text)).toContain("متشکرم");
  expect(await stored(OFFLINE_APP_MANIFEST)).toContain("<!DOCTYPE html>");
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("keeps a language while the browser waits for permission to store data, and when permission is refused", async () => {
  serveSite();
  const persist = vi.fn<() => Promise<boolean>>(() => new Promise(() => {}));
  stubStorage({ persist });
  await keep();
  expect(findPackRecord("farsi")).toMatchObject({ version: "1 a" });
  await discardPack("farsi");
  persist.mockRejectedValue(new DOMException("The site may not ask", "NotAllowedError"));
  await keep();
  expect(findPackRecord("farsi")).toMatchObject({ version: "1 a" });
});

test("continues after an interruption with what is missing", async () => {
  serveSite({ broken: [FONT] });
  await expect(keep()).rejects.toThrow();
  expect(findPackRecord("farsi")).toMatchObject({ version: null });
  expect(await stored(PACK)).toBeUndefined();
  const requested = serveSite();
  await renewPacks();
  expect(requested).not.toContain(SCRIPT);
  expect(requested).toContain(FONT);
  expect(findPackRecord("farsi")).toMatchObject({ version: "1 a" });
});

test.each([FONT, PACK, OFFLINE_APP_MANIFEST])(
  "does not store the page of a captive portal in place of %s",
  async (path) => {
    serveSite({ replaced: [path] });
    await expect(keep()).rejects.toThrow(`${path} could not be read`);
    expect(findPackRecord("farsi")).toMatchObject({ version: null });
    serveSite();
    await keep();
    expect(findPackRecord("farsi")).toMatchObject({ version: "1 a" });
    expect(await (await (await caches.open(ASSETS)).match(FONT))?.text()).toBe(FONT);
    expect((await storedPack())?.phrases).toHaveLength(4);
  },
);

test("renews a pack whose content changed, an hour after the last comparison, and loads nothing else again", async () => {
  serveSite();
  await keep();
  const soon = serveSite({ version: "2" });
  await renewPacks();
  expect(soon).toEqual([]);
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  const later = serveSite({ version: "2" });
  await renewPacks();
  expect(later.toSorted()).toEqual([OFFLINE_APP_MANIFEST, PACK, staticData.packInfo("farsi")].toSorted());
  expect(await storedPack()).toMatchObject({ version: "2" });
});

test.each([
  ["a script", (caches: CacheStorage) => caches.open(ASSETS), SCRIPT],
  ["the pack", (caches: CacheStorage) => caches.open(PACKS), PACK],
  ["what renders it", (caches: CacheStorage) => caches.open(PACKS), OFFLINE_APP_MANIFEST],
])(
  "says that a pack is incomplete after the browser removed %s, and loads it again",
  async (_what, open, path) => {
    serveSite();
    await keep();
    await (await open(caches)).delete(path);
    serveSite({ broken: [staticData.packInfo("farsi")] });
    await renewPacks();
    expect(findPackRecord("farsi")).toMatchObject({ version: null });
    const requested = serveSite();
    await renewPacks();
    expect(requested).toContain(path);
    expect(findPackRecord("farsi")).toMatchObject({ version: "1 a" });
  },
);

test("says that the space is not enough before it loads anything", async () => {
  const requested = serveSite();
  stubStorage({ estimate: async () => ({ quota: 2_000, usage: 1_000 }) });
  await expect(keep()).rejects.toThrow(expect.objectContaining({ name: "NoSpaceError" }));
  expect(requested).not.toContain(SCRIPT);
  expect(findPackRecord("farsi")).toBeUndefined();
});

test("keeps the recordings of this site if the visitor wants them, and none of other sites", async () => {
  serveSite({ recordings: ["/files/media/a.mp3", "https://elsewhere.example/b.mp3"] });
  await keep();
  expect(await storedRecordings()).toEqual([]);
  await keep(true);
  expect(await storedRecordings()).toEqual(["/files/media/a.mp3"]);
});

test("deletes a recording that another one replaced, as soon as the new pack is complete", async () => {
  serveSite({ recordings: ["/files/media/a.mp3", "/files/media/b.mp3"] });
  await keep(true);
  const renewed = { version: "2", recordings: ["/files/media/b.mp3", "/files/media/c.mp3"] };
  serveSite({ ...renewed, broken: [PACK] });
  await expect(keep(true)).rejects.toThrow();
  expect(await storedRecordings()).toContain("/files/media/a.mp3");
  const requested = serveSite(renewed);
  await keep(true);
  expect(await storedRecordings()).toEqual(["/files/media/b.mp3", "/files/media/c.mp3"]);
  expect(requested).not.toContain("/files/media/b.mp3");
});

test("loads a recording again that was replaced under its URL when the pack is compared with the site, and no other one", async () => {
  const [a, b, gone] = ["/files/media/a.mp3", "/files/media/b.mp3", "/files/media/gone.mp3"] as const;
  const recordings = [a, b, gone];
  serveSite({ recordings, etags: { [a]: '"1"', [b]: '"1"', [gone]: '"1"' } });
  await keep(true);
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  const textOf = async (path: string) => (await (await openRecordings("farsi")).match(path))?.text();
  const etags = { [a]: '"2"', [b]: '"1"', [gone]: '"1"' };
  const requested = serveSite({ recordings, etags, replaced: [gone] });
  await renewPacks();
  expect(requested).toEqual(expect.arrayContaining(recordings));
  expect([await textOf(a), await textOf(b), await textOf(gone)]).toEqual(['"2"', '"1"', '"1"']);
  expect(findPackRecord("farsi")).toMatchObject({ recordings: true, version: "1 a" });
});

test("leaves recordings as another tab removed or added them while a pack was renewed", async () => {
  serveSite({ recordings: ["/files/media/a.mp3"] });
  await keep(true);
  const removed = vi.fn(() => removeRecordings("farsi"));
  await keep(true, () => removed.mock.calls.length > 0 || void removed());
  expect(removed).toHaveBeenCalled();
  expect(findPackRecord("farsi")).toMatchObject({ recordings: false, bytes: 1_800 });
  await keep(false, () => {
    const record = findPackRecord("farsi");
    if (record) writePackRecord({ ...record, recordings: true });
  });
  expect(findPackRecord("farsi")).toMatchObject({ recordings: true, bytes: 31_800 });
});

test("makes the worker record the use of the built files, so that those of old versions are evicted", async () => {
  serveSite();
  const postMessage = vi.fn<(message: object) => void>();
  Object.defineProperty(navigator, "serviceWorker", {
    value: { controller: { postMessage } },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  await keep();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ assets: [SCRIPT, FONT] });
});

test("loads no further files after one that could not be loaded", async () => {
  const recordings = Array.from({ length: 40 }, (_, index) => `/files/media/${index}.mp3`);
  const requested = serveSite({ recordings, broken: [SCRIPT] });
  const shown = vi.fn<() => void>();
  await expect(keep(true, shown)).rejects.toThrow();
  const shownBefore = shown.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requested).not.toContain(recordings.at(-1));
  expect(shown).toHaveBeenCalledTimes(shownBefore);
});

test("deletes the recordings of an interrupted download with the language", async () => {
  const recordings = ["/files/media/a.mp3", "/files/media/b.mp3"];
  serveSite({ recordings, broken: ["/files/media/b.mp3"] });
  await expect(keep(true)).rejects.toThrow();
  // What was being loaded when the other one failed is still stored.
  await vi.waitFor(async () => expect(await storedRecordings()).toEqual(["/files/media/a.mp3"]));
  await discardPack("farsi");
  expect(await storedRecordings()).toEqual([]);
});

test("removes a language from the device", async () => {
  serveSite();
  await keep();
  await discardPack("farsi");
  expect(findPackRecord("farsi")).toBeUndefined();
  expect(await stored(PACK)).toBeUndefined();
});
