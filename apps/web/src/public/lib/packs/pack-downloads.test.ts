import { expect, test, vi } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { discardPack, downloadPack } from "./pack-downloads.ts";

test("loads a pack once, and anew after it was discarded, even while the first load has not ended", async () => {
  stubCaches();
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
  const first = downloadPack(farsi, false);
  expect(downloadPack(farsi, false)).toBe(first);
  await discardPack(farsi.slug);
  const second = downloadPack(farsi, false);
  expect(second).not.toBe(first);
  expect(downloadPack(farsi, false)).toBe(second);
});
