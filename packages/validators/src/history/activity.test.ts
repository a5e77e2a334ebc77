import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  activityInput,
  activityPage,
  changeReason,
  changesInput,
  changesPage,
  history,
  historyInput,
  recordKind,
  restoreInput,
  undoInput,
} from "./activity.ts";

const AT = "2026-03-01T12:00:00.000Z";
const WHO = { person_id: 1, by_token: false, name: "Ada" };
const FIELDS = [{ field: "english", before: "Hi", after: "Hello" }];
const CHANGE = {
  id: "8",
  kind: "phrase",
  record_id: 3,
  label: "Hello",
  action: "update",
  fields: FIELDS,
  language_id: null,
};
const RESTORABLE = [
  "language",
  "category",
  "phrase",
  "translation",
  "setting",
  "task",
  "document",
  "synonym_group",
];
const KINDS = [
  ...RESTORABLE,
  "related_phrase",
  "person",
  "api_token",
  "task_order",
  "file",
  "webhook_endpoint",
];

test.each<[string, z.ZodType, unknown]>([
  ["all kinds", z.array(recordKind), KINDS],
  [
    "all reasons",
    z.array(changeReason),
    ["edit", "import", "undo", "restore", "reorder", "set-up", "selection"],
  ],
  [
    "activity",
    activityPage,
    {
      items: [
        {
          id: "9",
          at: AT,
          who: WHO,
          reason: "selection",
          change_count: 2,
          headline: CHANGE,
          selected_count: 2,
          selected_action: "update",
          undoable: true,
        },
      ],
      next: "9",
    },
  ],
  ["a question for changes", changesInput, { change_set_id: "98", after: "3" }],
  [
    "changes",
    changesPage,
    { items: ["create", "update", "delete"].map((action) => ({ ...CHANGE, action })), next: null },
  ],
  ["questions for a history", z.array(historyInput), RESTORABLE.map((kind) => ({ kind, record_id: 3 }))],
  [
    "a history",
    history,
    {
      label: "Hello",
      exists: true,
      entries: [
        {
          change_id: "8",
          change_set_id: "9",
          at: AT,
          who: WHO,
          reason: "edit",
          action: "update",
          fields: FIELDS,
          current: true,
        },
      ],
    },
  ],
  ["restoring", z.array(restoreInput), ["before", "after"].map((state) => ({ change_id: "81", state }))],
  ["undoing", undoInput, { change_set_id: "123456789012345678" }],
])("the activity schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("converts times with an offset to UTC and defaults to a page of 25 entries", () => {
  expect(activityInput.parse({ from: "2026-03-01T12:00:00+02:00", person_id: 1, kind: "task" })).toEqual({
    from: "2026-03-01T10:00:00.000Z",
    person_id: 1,
    kind: "task",
    limit: 25,
  });
});

test.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00"])(
  "the activity filter rejects %s, which is outside the calendar years 1 to 9999",
  (from) =>
    expect(issuesOf(activityInput, { from })).toEqual([["from", "Choose a day of the years 1 to 9999"]]),
);

test.each(["person_id", "limit"])("the activity filter rejects a %s below one", (field) => {
  expect(issuesOf(activityInput, { [field]: 0 }).map(([where]) => where)).toEqual([field]);
});

test.each(["", "-1", "1a", "a1", "1234567890123456789"])("rejects %j as the identifier of a change", (id) => {
  expect(issuesOf(changesInput, { change_set_id: id }).map(([where]) => where)).toEqual(["change_set_id"]);
  expect(issuesOf(undoInput, { change_set_id: id }).map(([where]) => where)).toEqual(["change_set_id"]);
  expect(issuesOf(restoreInput, { change_id: id, state: "after" }).map(([where]) => where)).toEqual([
    "change_id",
  ]);
});

test("limits the length of cursors and of pages", () => {
  expect(issuesOf(activityInput, { after: "1".repeat(41), limit: 101 }).map(([where]) => where)).toEqual([
    "after",
    "limit",
  ]);
  expect(issuesOf(changesInput, { change_set_id: "1", after: "1".repeat(41) })).toHaveLength(1);
});
