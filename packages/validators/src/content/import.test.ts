import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  exportQuery,
  IMPORT_COLUMNS,
  IMPORT_FILES,
  importError,
  importEvent,
  importQuery,
  listExportQuery,
  REASON_COLUMN,
  selectedExportQuery,
  selectedListExportQuery,
  selectedRecords,
} from "./import.ts";

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
    "language phrase english native_text romanization pronunciation_guide literal_translation usage_notes cultural_notes audio_url video_url thanks_to regional_variations variants needs_review",
  );
});

test.each([
  ["translation", "/language-phrases", IMPORT_COLUMNS.join(" "), "language phrase", "english"],
  ["language", "/emergency-numbers", "language name emergency_numbers", "language", "name"],
  ["phrase", "/phrase-intents", "phrase english intents", "phrase", "english"],
] as const)(
  "a file of the kind %s has the path %s and the columns %s, requires %s and ignores %s",
  (kind, path, columns, required, ignored) => {
    const file = IMPORT_FILES[kind];
    expect(file.path).toBe(path);
    expect([file.columns, file.required, file.ignored].map((names) => names.join(" "))).toEqual([
      columns,
      required,
      ignored,
    ]);
  },
);

test("the column with the reason of an error is not one that an import reads", () => {
  expect(REASON_COLUMN).toBe("reason");
  for (const { columns } of Object.values(IMPORT_FILES)) expect(columns).not.toContain(REASON_COLUMN);
});

test.each(["json", "columns"])("an export can have lists as %s", (lists) =>
  expect(exportQuery.parse({ lists })).toMatchObject({ lists }),
);

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

test.each([[[7]], [[12, 2_147_483_647, 1]], [numbers(1_000)], [[10, 2]]])(
  "an export can be limited to the records %j",
  (ids) => expect(listExportQuery.parse({ ids: ids.join(",") })).toEqual({ format: "csv", ids }),
);

test("the records of an export can be in its body, and the form of the file in its query", () => {
  expect(selectedRecords.parse({ ids: numbers(1_000) })).toEqual({ ids: numbers(1_000) });
  expect(issuesOf(selectedRecords, { ids: [] })).toEqual([["ids", "Name at least one record"]]);
  expect(issuesOf(selectedRecords, { ids: numbers(1_001) })).toEqual([
    ["ids", "Use at most 1,000 identifiers"],
  ]);
  expect(selectedExportQuery.parse({})).toEqual({ format: "csv", lists: "json" });
  expect(selectedListExportQuery.parse({})).toEqual({ format: "csv" });
});

const NOT_A_LIST = "Write identifiers separated by commas, such as 1,2,3";

test.each([
  ["", NOT_A_LIST],
  ["x1", NOT_A_LIST],
  ["1x", NOT_A_LIST],
  ["1,", NOT_A_LIST],
  ["1, 2", NOT_A_LIST],
  ["0", NOT_A_LIST],
  ["1,02", NOT_A_LIST],
  ["1xx", NOT_A_LIST],
  ["1,2xx", NOT_A_LIST],
  ["12345678901", NOT_A_LIST],
  ["2147483648", "Use identifiers of at most 2,147,483,647"],
  ["1,2147483648", "Use identifiers of at most 2,147,483,647"],
  [numbers(1_001).join(","), "Use at most 1,000 identifiers"],
])("rejects the identifiers of an export %j: %s", (ids, words) =>
  expect(issuesOf(exportQuery, { ids })).toEqual([["ids", words]]),
);

test("an export takes a thousand of the longest identifiers and no more", () => {
  const longest = Array.from({ length: 1_000 }, () => "2147483647").join(",");
  expect(issuesOf(exportQuery, { ids: longest })).toEqual([]);
  expect(issuesOf(exportQuery, { ids: `${longest},1` })).toEqual([["ids", "Use at most 1,000 identifiers"]]);
});
