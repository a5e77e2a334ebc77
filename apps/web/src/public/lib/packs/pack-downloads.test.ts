import { expect, test, vi } from "vitest";
import { farsi, japanese, spanish } from "../../../testing/languages.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { discardPack, discardRecordings, downloadPack, renewPacks } from "./pack-downloads.ts";
import { findPackRecord, writePackRecord } from "./pack-registry.ts";

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

test("renews neither a pack nor recordings that are removed while another pack is renewed", async () => {
  stubCaches();
  const kept = { version: "1", bytes: 1_000, phrases: 4, recordings: true, checkedAt: 0 };
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
