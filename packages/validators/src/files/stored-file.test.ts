import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  fileKindOf,
  fileUploadQuery,
  fileUses,
  fileUsesInput,
  formatFileSize,
  isRecordingKey,
  storedFileKeyInput,
  storedFileList,
  storedFileListInput,
} from "./stored-file.ts";
import { MAX_FILE_BYTES, MAX_IMPORT_BYTES, MAX_RECORDING_BYTES } from "./upload-limits.ts";

const USE = { id: 1, language: "Farsi", english: "Hello" };

test.each<[string, z.ZodType, unknown]>([
  [
    "a list of files",
    storedFileList,
    {
      files: [{ key: "a.png", size: 1, lastModified: "2026-03-01T12:00:00.000Z", url: "/a.png" }],
      next: "a.png",
    },
  ],
  ["a question for files", storedFileListInput, { search: "a", after: "b", limit: 1_000 }],
  ["the name of a file", storedFileKeyInput, { key: "é".repeat(512) }],
  [
    "questions for its uses",
    z.array(fileUsesInput),
    ["assets", "media"].map((store) => ({ store, key: "a" })),
  ],
  [
    "its uses",
    fileUses,
    { total: 9, translations: ["audio_url", "video_url"].map((field) => ({ ...USE, field })) },
  ],
])("the stored file schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("an upload replaces a file of the same name only if requested", () => {
  expect(fileUploadQuery.parse({})).toEqual({ replace: false });
  expect(fileUploadQuery.parse({ replace: "true" })).toEqual({ replace: true });
});

test.each([
  ["", "Name the file"],
  [`${"é".repeat(512)}a`, "The file's name is too long"],
])("rejects %s as the key of a file: %s", (key, words) =>
  expect(issuesOf(storedFileKeyInput, { key })).toEqual([["key", words]]),
);

test.each([{ search: "a".repeat(201) }, { after: "a".repeat(1_025) }, { limit: 0 }, { limit: 1_001 }])(
  "the file list rejects the query %j, in which a value is out of range",
  (input) => expect(issuesOf(storedFileListInput, input)).toHaveLength(1),
);

test.each([
  ["assets", "png", "image/png"],
  ["assets", "jpg", "image/jpeg"],
  ["assets", "jpeg", "image/jpeg"],
  ["assets", "webp", "image/webp"],
  ["assets", "avif", "image/avif"],
  ["assets", "gif", "image/gif"],
  ["assets", "svg", "image/svg+xml"],
  ["assets", "pdf", "application/pdf"],
  ["assets", "woff2", "font/woff2"],
  ["assets", "txt", "text/plain"],
  ["assets", "csv", "text/csv"],
  ["assets", "json", "application/json"],
  ["assets", "mp3", undefined],
  ["media", "mp3", "audio/mpeg"],
  ["media", "m4a", "audio/mp4"],
  ["media", "ogg", "audio/ogg"],
  ["media", "oga", "audio/ogg"],
  ["media", "opus", "audio/ogg"],
  ["media", "wav", "audio/wav"],
  ["media", "flac", "audio/flac"],
  ["media", "weba", "audio/webm"],
  ["media", "mp4", "video/mp4"],
  ["media", "m4v", "video/mp4"],
  ["media", "webm", "video/webm"],
  ["media", "vtt", "text/vtt"],
  ["media", "html", undefined],
] as const)("in %s, .%s is %s", (store, extension, contentType) => {
  expect(fileKindOf(store, `folder.d/some.${extension.toUpperCase()}`)?.contentType).toBe(contentType);
});

test.each(["png", ".png/readme", "a.", "png.", "a.png "])("the file name %s has no accepted type", (name) => {
  expect(fileKindOf("assets", name)).toBeNull();
});

test.each([
  ["recordings/greek/thank-you.mp3", true],
  ["recordings/greek/thank-you.m4a", true],
  ["recordings/greek/thank-you.wav", false],
  ["recordings/greek/thank-you.mp3/page.html", false],
  ["recordings.mp3", false],
  ["greek/recordings/thank-you.mp3", false],
])("whether %s is the key of a recording: %s", (key, expected) => expect(isRecordingKey(key)).toBe(expected));

test("accepts assets of up to 25 MB, media of up to 250 MB, recordings of editors of up to 2 MB, and imports of up to 32 MB", () => {
  const limits = [MAX_FILE_BYTES.assets, MAX_FILE_BYTES.media, MAX_RECORDING_BYTES, MAX_IMPORT_BYTES];
  expect(limits.map(formatFileSize)).toEqual(["25.0 MB", "250.0 MB", "2.0 MB", "32.0 MB"]);
});

test.each([
  [0, "0 B"],
  [1_023, "1023 B"],
  [1_024, "1.0 KB"],
  [1_536, "1.5 KB"],
  [1_048_524, "1023.9 KB"],
  [1_048_575, "1.0 MB"],
  [1_572_864, "1.5 MB"],
])("formats %i bytes as %s", (bytes, shown) => expect(formatFileSize(bytes)).toBe(shown));
