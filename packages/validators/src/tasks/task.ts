import { z } from "zod";

export const taskStatus = z.enum(["pending", "in-progress", "completed"]);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Returns the symbol of a status (specification §3): a check mark for a completed task, otherwise a cycle. */
export function statusSymbol(status: TaskStatus): string {
  return status === "completed" ? "✓" : "↻";
}

/** Returns the status after a toggle (specification §4). */
export function toggledStatus(status: TaskStatus): TaskStatus {
  return status === "completed" ? "pending" : "completed";
}

/** An item of the task manager (specification §3). */
export const task = z
  .object({
    id: z.int(),
    title: z.string().describe("May be a Markdown link to a document"),
    status: taskStatus,
    statusSymbol: z.string().describe("A check mark for completed, else a cycle; made of the status"),
    release: z.string(),
    priority: z.string().describe("Such as High, Medium or Low"),
    dependencies: z.string().describe("What has to be done before, such as `#12` or the title of a task"),
    description: z.string(),
    details: z.string(),
    documentUrl: z.string().nullable().describe("Address of the linked document"),
    titleText: z.string().nullable().describe("Text of the link to the document"),
    version: z.int().describe("Counts the changes"),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof task>;
