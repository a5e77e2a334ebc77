import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { japanese } from "../../testing/languages.ts";
import type { OfflineAppManifest } from "../lib/packs/offline-app-manifest.ts";
import { searchHit } from "../testing/search.ts";
import { hasSavedParts, loadSavedParts } from "./saved-parts.ts";

const app: Pick<OfflineAppManifest, "fonts" | "families"> = {
  fonts: [
    ["/assets/sans-core.woff2", 1, "SW Sans", [[32, 126]]],
    [
      "/assets/japanese.woff2",
      1,
      "SW Japanese",
      [
        [32, 32],
        [0x3000, 0x30ff],
      ],
    ],
    ["/assets/japanese-rare.woff2", 1, "SW Japanese", [[0x4e00, 0x9fff]]],
    ["/assets/naskh.woff2", 1, "SW Naskh", [[0x600, 0x6ff]]],
  ],
  families: { Jpan: ["SW Japanese"], Arab: ["SW Naskh"] },
};
const saved = [
  { ...searchHit("Thank you", japanese, { native_text: "ありがとう" }), id: 1 },
  { ...searchHit("Yes", japanese, { native_text: "はい, OK" }), id: 2 },
];

const match = vi.fn<CacheStorage["match"]>(async () => undefined);

beforeEach(() => {
  vi.stubGlobal("caches", { match });
});

test("loads the parts again with the next page while one of them is missing", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(app));
  vi.resetModules();
  vi.doMock("../features/saved/print-area.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  onTestFinished(() => vi.doUnmock("../features/saved/print-area.tsx"));
  const nextPage = await import("./saved-parts.ts");
  expect(await nextPage.loadSavedParts(saved)).toEqual(["/assets/japanese.woff2"]);
  expect(nextPage.hasSavedParts()).toBe(false);
});

test("loads the fonts that the native texts need, once a day or with a new phrase", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetched.mockImplementation(async () => Response.json(app));
  expect(hasSavedParts()).toBe(false);
  // A failure before the first wait must not be remembered either.
  match.mockImplementationOnce(() => {
    throw new Error("No caches");
  });
  await expect(loadSavedParts(saved)).rejects.toThrow("No caches");
  await expect(loadSavedParts(saved)).rejects.toThrow("Failed to fetch");
  expect(hasSavedParts()).toBe(false);
  expect(await loadSavedParts(saved)).toEqual(["/assets/japanese.woff2"]);
  await loadSavedParts(saved);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(hasSavedParts()).toBe(true);
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  expect(hasSavedParts()).toBe(false);
});
