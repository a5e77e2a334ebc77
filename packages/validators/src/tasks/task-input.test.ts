import { describe, expect, test } from "vitest";
import { issuesOf as faults } from "../testing/schema-issues.ts";
import { statusSymbol, toggledStatus } from "./task.ts";
import { taskInput, taskReorderInput, taskToggleInput, taskUpdateInput } from "./task-input.ts";

describe("taskInput (specification §5)", () => {
  test("a title is enough; the rest is empty and the status pending", () => {
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

  test("empty texts stay empty, an empty link is none", () => {
    const empty = { release: "", priority: " ", dependencies: "", description: "", details: "" };
    expect(taskInput.parse({ title: "x", ...empty, documentUrl: " ", titleText: "" })).toMatchObject({
      ...empty,
      priority: "",
      documentUrl: null,
      titleText: null,
    });
  });

  test.each([{}, { title: "" }, { title: "  \n" }, { title: null }, { title: 7 }])(
    "%j has no title",
    (input) => expect(faults(taskInput, input)).toEqual([["title", "Title is required"]]),
  );

  test("a status symbol sent along is not read", () => {
    const parsed = taskInput.parse({ title: "x", status: "completed", statusSymbol: "↻", position: 7 });
    expect(parsed).not.toHaveProperty("statusSymbol");
    expect(parsed).not.toHaveProperty("position");
  });

  test.each(["done", "Completed", "", null, 1])("the status %j is none", (status) =>
    expect(faults(taskInput, { title: "x", status }).map(([field]) => field)).toEqual(["status"]),
  );

  test.each(["https://example.org/docs/", "/", "?x", "javascript:alert(1)", "/docs/a%2Fb", "/docs/%E0%A4%A"])(
    "the document URL %j is not valid",
    (documentUrl) =>
      expect(faults(taskInput, { title: "x", documentUrl })).toEqual([
        ["documentUrl", "Invalid document URL"],
      ]),
  );

  test("spaces around a line go, those in the texts stay, and letters are composed", () => {
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

  test.each(Object.entries(LENGTHS))("%s takes %i characters and no more", (field, length) => {
    const long = "a".repeat(length);
    expect(taskInput.parse({ title: "x", [field]: long })).toMatchObject({ [field]: long });
    expect(faults(taskInput, { title: "x", [field]: `${long}a` })).toEqual([
      [field, `Use at most ${length.toLocaleString("en")} characters`],
    ]);
  });

  test("a document URL takes 2,000 characters and no more", () => {
    const url = (length: number) => "/guide?".padEnd(length, "a");
    expect(taskInput.safeParse({ title: "x", documentUrl: url(2_000) }).success).toBe(true);
    expect(faults(taskInput, { title: "x", documentUrl: url(2_001) })).toContainEqual([
      "documentUrl",
      "Use at most 2,000 characters",
    ]);
  });

  test.each(Object.keys(LENGTHS))("%s takes no character that cannot be stored", (field) => {
    for (const text of ["\0", "a\0b", "\ud800", "a\udc00b"]) {
      expect(faults(taskInput, { title: "x", [field]: text })).toEqual([
        [field, "This holds a character that cannot be stored"],
      ]);
    }
  });
});

test("a change names its task and the version it was made from", () => {
  expect(taskUpdateInput.parse({ id: 7, version: 2, title: "x" })).toMatchObject({ id: 7, version: 2 });
  expect(faults(taskUpdateInput, { id: 7, version: 0, title: "x" }).map(([field]) => field)).toEqual([
    "version",
  ]);
});

test("a press on a status may say which one was pressed", () => {
  expect(taskToggleInput.parse({ id: 7 })).toEqual({ id: 7 });
  expect(faults(taskToggleInput, { id: 7, status: "done" }).map(([field]) => field)).toEqual(["status"]);
});

test.each([
  [undefined],
  ["1,2"],
  [[1.5]],
  [["1"]],
  [[0]],
  [[null]],
  [Array.from({ length: 20_001 }, () => 1)],
])("%j is no order", (taskIds) => expect(faults(taskReorderInput, { taskIds })).not.toEqual([]));

test("a press completes a task, and takes back a completion", () => {
  expect((["pending", "in-progress", "completed"] as const).map(toggledStatus)).toEqual([
    "completed",
    "completed",
    "pending",
  ]);
  expect((["pending", "in-progress", "completed"] as const).map(statusSymbol)).toEqual(["↻", "↻", "✓"]);
});
