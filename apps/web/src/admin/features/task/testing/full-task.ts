import type { Task } from "@saywhere/validators/tasks/task";

/** A task with all fields filled in. */
export const writeTests: Task = {
  id: 12,
  title: "Write tests",
  status: "in-progress",
  statusSymbol: "↻",
  priority: "High",
  release: "1.2",
  dependencies: "#3, Choose a runner",
  description: "Of what people do.",
  details: "  - forms\n  - lists\n",
  documentUrl: "https://example.org/docs/tests.md",
  titleText: "How to test",
  version: 3,
  updatedAt: "2026-03-10T12:00:00.000Z",
};
