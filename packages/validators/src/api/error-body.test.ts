import { expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { errorBody, problem } from "./error-body.ts";
import { successResult } from "./success.ts";

const conflict = (more: object) => ({ message: "m", code: "CONFLICT", conflict: more });

test.each<[string, z.ZodType, unknown]>([
  ["a success", successResult, { success: true }],
  ["an error", errorBody, { message: "m", code: "c", issues: [{ path: ["a", 0], message: "w" }] }],
  [
    "a stale change",
    errorBody,
    conflict({
      reason: "stale",
      saved_by: "Ada",
      saved_at: "2026-03-01T12:00:00.000Z",
      current: { name: "x" },
    }),
  ],
  ["a duplicate", errorBody, conflict({ reason: "duplicate", field: "slug", suggestion: "a-2" })],
  ["something in use", errorBody, conflict({ reason: "in-use", count: 2 })],
])("the contract of %s preserves the whole value", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("an error of the REST API has all fields of a problem", () => {
  expect(issuesOf(problem, { message: "m", code: "c" }).map(([field]) => field)).toEqual([
    "type",
    "title",
    "status",
    "detail",
  ]);
});
