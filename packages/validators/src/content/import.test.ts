import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { exportQuery, IMPORT_COLUMNS, importError, importEvent, importQuery } from "./import.ts";

const ROW = {
  line: 2,
  language: "farsi",
  phrase: "hello",
  fields: [{ field: "native_text", before: "a", after: "b" }],
  problems: [{ field: null, message: "There is no such language" }],
  reason: null,
};
const REPORT = {
  applied: false,
  counts: { create: 1, update: 2, unchanged: 3, skipped: 4, invalid: 5 },
  rows: ["create", "update", "unchanged", "skipped", "invalid"].map((outcome) => ({ ...ROW, outcome })),
  change_set_id: null,
};

test.each([
  ...["reading", "checking", "writing"].map((phase) => ({ type: "progress", phase, done: 1, total: 2 })),
  { type: "report", report: REPORT },
  { type: "error", message: "It is no CSV", code: "BAD_REQUEST" },
])("the import event schema parses %j unchanged", (event) => expect(importEvent.parse(event)).toEqual(event));

test("the error response of an import has its report", () => {
  const message = "5 rows have errors";
  const problem = { type: "about:blank", title: "Unprocessable Entity", status: 422, detail: message };
  const error = { message, code: "UNPROCESSABLE_CONTENT", ...problem, report: REPORT };
  expect(importError.parse(error)).toEqual(error);
});

test("an import query has a format, a dry-run flag, and rejects invalid rows by default", () => {
  const queries = [
    { format: "csv", dry_run: "true" },
    { format: "json", dry_run: "false", skip_invalid: "true" },
  ];
  expect(z.array(importQuery).parse(queries)).toEqual([
    { format: "csv", dry_run: true, skip_invalid: false },
    { format: "json", dry_run: false, skip_invalid: true },
  ]);
  expect(issuesOf(importQuery, { format: "xls" }).map(([field]) => field)).toEqual(["format", "dry_run"]);
});

test("an export query defaults to all translations in CSV", () => {
  expect(exportQuery.parse({})).toEqual({ format: "csv", lists: "json", missing: false });
  expect(exportQuery.parse({ format: "json", language: "farsi", missing: "1" })).toEqual({
    format: "json",
    language: "farsi",
    lists: "json",
    missing: true,
  });
  expect(issuesOf(exportQuery, { language: "a".repeat(201) })).toHaveLength(1);
});

test("the columns of the file are the language and the phrase, then the fields of a translation and its review", () => {
  expect(IMPORT_COLUMNS.join(" ")).toBe(
    "language phrase english native_text romanization pronunciation_guide literal_translation usage_notes cultural_notes audio_url video_url regional_variations variants needs_review",
  );
});
