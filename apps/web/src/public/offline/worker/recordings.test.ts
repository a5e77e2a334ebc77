// @vitest-environment node

import { afterEach, expect, test, vi } from "vitest";
import { RECORDINGS_PREFIX } from "../../lib/offline/cache-names.ts";
import { isRecording, partOf, respondWithRecording } from "./recordings.ts";
import { MAX_WAIT_SECONDS } from "./time-limits.ts";

const SITE = "https://saywhere.example";
const request = { method: "GET", url: `${SITE}/files/media/a.mp3`, destination: "audio" } as const;
const recording = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });

afterEach(() => {
  vi.useRealTimers();
});

test("handles only recordings of this site", () => {
  expect(isRecording(request, SITE)).toBe(true);
  expect(isRecording({ ...request, url: "https://elsewhere.example/files/a.mp3" }, SITE)).toBe(false);
  expect(isRecording({ ...request, destination: "video" }, SITE)).toBe(false);
  expect(isRecording({ ...request, url: `${SITE}/admin/a.mp3` }, SITE)).toBe(false);
  expect(isRecording({ ...request, method: "POST" }, SITE)).toBe(false);
});

test("responds without a connection from the recordings of a kept language, and fails without any", async () => {
  const offline = new TypeError("Failed to fetch");
  vi.stubGlobal("fetch", () => Promise.reject(offline));
  const kept = new Map<string, string>([[`${RECORDINGS_PREFIX}farsi`, request.url]]);
  const match = async (url: string, { cacheName }: MultiCacheQueryOptions) => {
    const searched = cacheName === undefined ? [...kept.values()] : [kept.get(cacheName)];
    return searched.includes(url) ? recording() : undefined;
  };
  vi.stubGlobal("caches", { match });
  const response = await respondWithRecording(new Request(request.url, { headers: { range: "bytes=2-4" } }));
  expect([response.status, await response.text()]).toEqual([206, "234"]);
  await expect(respondWithRecording(new Request(`${SITE}/files/media/b.mp3`))).rejects.toBe(offline);
});

test("plays the recording of a kept language when nothing arrives from the network", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.stubGlobal("caches", { match: async () => recording() });
  const response = respondWithRecording(new Request(request.url));
  await vi.advanceTimersByTimeAsync(MAX_WAIT_SECONDS * 1000);
  expect(await (await response).text()).toBe("0123456789");
});

test.each([
  ["a page", () => new Response("<h1>Hotel Wi-Fi</h1>", { headers: { "content-type": "text/html" } })],
  ["an error", () => new Response("Bad gateway", { status: 502 })],
])("prefers the recording of a kept language to %s in its place", async (_what, respond) => {
  vi.stubGlobal("fetch", async () => respond());
  vi.stubGlobal("caches", { match: async (url: string) => (url === request.url ? recording() : undefined) });
  expect(await (await respondWithRecording(new Request(request.url))).text()).toBe("0123456789");
  const other = await respondWithRecording(new Request(`${SITE}/files/media/b.mp3`));
  expect(await other.text()).toBe(await respond().text());
});

test.each([
  [null, 200, "0123456789", null],
  ["bytes=0-", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=8-20", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=0-1,3-4", 200, "0123456789", null],
])("responds to the range %s with status %i", async (range, status, text, contentRange) => {
  const part = await partOf(recording(), range);
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
    status,
    text,
    contentRange,
  ]);
});
