import { expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { matchingRecords, selectedRecords, selectionResult } from "./bulk-selection.ts";

const many = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1, version: 1 }));

test.each<[string, z.ZodType, unknown]>([
  ["1,000 records", selectedRecords, many(1_000)],
  ["the result of their change", selectionResult, { count: 2, change_set_id: "8" }],
  [
    "records that match",
    matchingRecords,
    { items: [{ id: 1, version: 2, name: "Farsi", translations: 40 }], more: true },
  ],
])("the selection schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test.each([
  [[], "Select at least one record"],
  [many(1_001), "Select at most 1,000 records"],
])("rejects the selection %#, which has too few or too many records", (records, words) =>
  expect(issuesOf(selectedRecords, records)).toEqual([["", words]]),
);

test("rejects a record of a selection without an identifier or a version", () => {
  const records = [{ version: 1 }, { id: 1 }, { id: 1, version: 0 }];
  expect(issuesOf(selectedRecords, records).map(([field]) => field)).toEqual([
    "0.id",
    "1.version",
    "2.version",
  ]);
});
