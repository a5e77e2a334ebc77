import { expect, test } from "vitest";
import { presentTask } from "./task.presenter.ts";

test("presents a task with the symbol of its status", () => {
  const row = {
    id: 1,
    title: "Record",
    status: "completed" as const,
    release: "1",
    priority: "High",
    dependencies: "#2",
    description: "",
    details: "",
    documentUrl: null,
    titleText: null,
    version: 1,
    updatedAt: "2026-03-01T12:00:00.000Z",
  };
  expect(presentTask(row)).toEqual({ ...row, statusSymbol: "✓" });
});
