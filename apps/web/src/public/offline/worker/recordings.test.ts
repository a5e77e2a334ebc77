// @vitest-environment node
import { expect, test } from "vitest";
import { isRecording, partOf } from "./recordings.ts";

const SITE = "https://saywhere.example";
const request = { method: "GET", url: `${SITE}/files/media/a.mp3`, destination: "audio" } as const;
const recording = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });

test("handles recordings of this site alone", () => {
  expect(isRecording(request, SITE)).toBe(true);
  expect(isRecording({ ...request, url: "https://elsewhere.example/files/a.mp3" }, SITE)).toBe(false);
  expect(isRecording({ ...request, destination: "video" }, SITE)).toBe(false);
  expect(isRecording({ ...request, url: `${SITE}/admin/a.mp3` }, SITE)).toBe(false);
  expect(isRecording({ ...request, method: "POST" }, SITE)).toBe(false);
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
