import { expect, test } from "vitest";
import type { z } from "zod";
import { task } from "./task.ts";
import { taskOrder } from "./task-input.ts";

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
