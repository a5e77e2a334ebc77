import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  statusSymbol,
  task,
  taskInput,
  taskOrder,
  taskReorderInput,
  taskToggleInput,
  taskUpdateInput,
  toggledStatus,
  withOrder,
} from "./task.ts";

describe("taskInput (specification §5)", () => {
  test("a task only needs a title; the other fields default to empty and the status to pending", () => {
    expect(taskInput.parse({ title: "Record audio" })).toEqual({
      title: "Record audio",
      status: "pending",
      release: "",
      priority: "",
      dependencies: "",
      description: "",
      details: "",
      documentUrl: undefined,
      titleText: undefined,
    });
  });

  test("stores empty texts of a task as empty, and an empty link as null", () => {
    const empty = { release: "", priority: " ", dependencies: "", description: "", details: "" };
    expect(taskInput.parse({ title: "x", ...empty, documentUrl: " ", titleText: "" })).toMatchObject({
      ...empty,
      priority: "",
      documentUrl: null,
      titleText: null,
    });
  });

  test.each([{}, { title: "" }, { title: "  \n" }, { title: null }, { title: 7 }])(
    "rejects a task without a title: %j",
    (input) => expect(issuesOf(taskInput, input)).toEqual([["title", "Title is required"]]),
  );

  test("ignores a status symbol in the input of a task", () => {
    const parsed = taskInput.parse({ title: "x", status: "completed", statusSymbol: "↻", position: 7 });
    expect(parsed).not.toHaveProperty("statusSymbol");
    expect(parsed).not.toHaveProperty("position");
  });

  test.each(["done", "Completed", "", null, 1])("rejects the task status %j", (status) =>
    expect(issuesOf(taskInput, { title: "x", status }).map(([field]) => field)).toEqual(["status"]),
  );

  test.each(["https://example.org/docs/", "/", "?x", "javascript:alert(1)", "/docs/a%2Fb", "/docs/%E0%A4%A"])(
    "rejects the document URL %j",
    (documentUrl) =>
      expect(issuesOf(taskInput, { title: "x", documentUrl })).toEqual([
        ["documentUrl", "Invalid document URL"],
      ]),
  );

  test("trims single-line fields of a task, preserves spaces in its texts and composes letters", () => {
    const parsed = taskInput.parse({ title: " Cafe\u0301 ", release: " 1.1 ", details: "  1. a\n\tb \n" });
    expect(parsed).toMatchObject({ title: "Caf\u00e9", release: "1.1", details: "  1. a\n\tb \n" });
  });

  const LENGTHS = {
    title: 1_000,
    release: 200,
    priority: 200,
    dependencies: 1_000,
    description: 10_000,
    details: 10_000,
    titleText: 200,
  };

  test.each(Object.entries(LENGTHS))("the task field %s takes %i characters and no more", (field, length) => {
    const long = "a".repeat(length);
    expect(taskInput.parse({ title: "x", [field]: long })).toMatchObject({ [field]: long });
    expect(issuesOf(taskInput, { title: "x", [field]: `${long}a` })).toEqual([
      [field, `Use at most ${length.toLocaleString("en")} characters`],
    ]);
  });

  test("a document URL takes 2,000 characters and no more", () => {
    const url = (length: number) => "/guide?".padEnd(length, "a");
    expect(taskInput.safeParse({ title: "x", documentUrl: url(2_000) }).success).toBe(true);
    expect(issuesOf(taskInput, { title: "x", documentUrl: url(2_001) })).toContainEqual([
      "documentUrl",
      "Use at most 2,000 characters",
    ]);
  });

  test.each(Object.keys(LENGTHS))("the task field %s rejects characters that cannot be stored", (field) => {
    for (const text of ["\0", "a\0b", "\ud800", "a\udc00b"]) {
      expect(issuesOf(taskInput, { title: "x", [field]: text })).toEqual([
        [field, "This holds a character that cannot be stored"],
      ]);
    }
  });
});

test("a task update has the task's identifier and the version on which it is based", () => {
  expect(taskUpdateInput.parse({ id: 7, version: 2, title: "x" })).toMatchObject({ id: 7, version: 2 });
  expect(issuesOf(taskUpdateInput, { id: 7, version: 0, title: "x" }).map(([field]) => field)).toEqual([
    "version",
  ]);
});

test("a status toggle may contain the status that was shown", () => {
  expect(taskToggleInput.parse({ id: 7 })).toEqual({ id: 7 });
  expect(issuesOf(taskToggleInput, { id: 7, status: "done" }).map(([field]) => field)).toEqual(["status"]);
});

test.each([
  [undefined],
  ["1,2"],
  [[1.5]],
  [["1"]],
  [[0]],
  [[null]],
  [Array.from({ length: 20_001 }, () => 1)],
])("rejects %j as an order of tasks", (taskIds) =>
  expect(issuesOf(taskReorderInput, { taskIds })).not.toEqual([]),
);

test("toggling a status completes a task, and reopens a completed one", () => {
  expect((["pending", "in-progress", "completed"] as const).map(toggledStatus)).toEqual([
    "completed",
    "completed",
    "pending",
  ]);
  expect((["pending", "in-progress", "completed"] as const).map(statusSymbol)).toEqual(["↻", "↻", "✓"]);
});

test.each([
  ["all named", [1, 2, 3], [3, 1, 2], [3, 1, 2]],
  ["as it is", [1, 2, 3], [1, 2, 3], [1, 2, 3]],
  ["none named", [1, 2, 3], [], [1, 2, 3]],
  ["one named", [1, 2, 3], [3], [1, 2, 3]],
  ["some missing: the others keep their places", [1, 2, 3, 4, 5], [5, 1, 3], [5, 2, 1, 4, 3]],
  ["unknown ones", [1, 2, 3], [9, 3, 8, 2, 1, 7], [3, 2, 1]],
  ["repeated ones: the first time counts", [1, 2, 3], [3, 3, 1, 3, 2, 1], [3, 1, 2]],
  ["unknown ones alone", [1, 2, 3], [7, 8, 9], [1, 2, 3]],
  ["no tasks", [], [1, 2], []],
])("%s", (_, current, wanted, order) => {
  expect(withOrder(current, wanted)).toEqual(order);
});

test("withOrder does not modify the current order", () => {
  const current = [1, 2, 3];
  withOrder(current, [3, 2, 1]);
  expect(current).toEqual([1, 2, 3]);
});

test.each<[string, z.ZodType, unknown]>([
  [
    "a task",
    task,
    {
      id: 1,
      title: "Record",
      status: "in-progress",
      statusSymbol: "↻",
      release: "1",
      priority: "High",
      dependencies: "#2",
      description: "a",
      details: "b",
      documentUrl: "/docs/a.md",
      titleText: "a",
      version: 1,
      updatedAt: "2026-03-01T12:00:00.000Z",
    },
  ],
  ["the order of tasks", taskOrder, { taskIds: [2, 1] }],
])("the tasks contract of %s preserves the whole value", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);
