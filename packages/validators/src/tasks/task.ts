import { z } from "zod";
import {
  expectedVersion,
  optionalSingleLine,
  optionalText,
  rawText,
  recordId,
  requiredSingleLine,
  singleLine,
  URL_IN_ONE_LINE,
} from "../texts/field-schemas.ts";
import { documentIdOf, INVALID_DOCUMENT_URL } from "./document.ts";

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
    documentUrl: z.string().nullable().describe("URL of the linked document"),
    titleText: z.string().nullable().describe("Text of the link to the document"),
    version: z.int().describe("Counts the changes"),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof task>;

/** A title may also contain the URL of a document. */
const TITLE_LENGTH = 1_000;

/** Fields of a task that an editor enters (specification §5). */
export const taskInput = z
  .object({
    title: requiredSingleLine("Title is required", TITLE_LENGTH).describe(
      "May be a Markdown link to a document",
    ),
    status: taskStatus.default("pending"),
    release: singleLine().default(""),
    priority: singleLine().default("").describe("Such as High, Medium or Low"),
    dependencies: singleLine(1_000).default("").describe("Such as `#12`, or titles of tasks"),
    description: rawText().default(""),
    details: rawText().default(""),
    documentUrl: optionalText(2_000)
      .refine(...URL_IN_ONE_LINE)
      .refine((url) => url == null || documentIdOf(url) !== null, INVALID_DOCUMENT_URL)
      .describe("URL of a document; its last segment is the document's identifier"),
    titleText: optionalSingleLine(200).describe("Text of the link to the document"),
  })
  .meta({ id: "TaskInput" });
export type TaskInput = z.infer<typeof taskInput>;

export const taskUpdateInput = taskInput.extend({ id: recordId, version: expectedVersion });
export type TaskUpdateInput = z.infer<typeof taskUpdateInput>;

/** A toggle of a task's status. */
export const taskToggleInput = z.object({
  id: recordId,
  status: taskStatus.optional().describe("Status that was pressed; when it is another one by now, it stays"),
});
export type TaskToggleInput = z.infer<typeof taskToggleInput>;

/** Maximum number of tasks in an order, more than any real list has. */
const MAX_TASKS = 20_000;

/** A new order of tasks (specification §7). */
export const taskReorderInput = z
  .object({
    taskIds: z
      .array(z.int().positive())
      .max(MAX_TASKS)
      .describe("Identifiers in the new order; tasks that are not named keep their places"),
  })
  .meta({ id: "TaskOrderInput" });
export type TaskReorderInput = z.infer<typeof taskReorderInput>;

export const taskOrder = z
  .object({ taskIds: z.array(z.int()).describe("Identifiers of all tasks, in their order") })
  .meta({ id: "TaskOrder" });
export type TaskOrder = z.infer<typeof taskOrder>;

/**
 * Reorders some of the tasks: the named tasks are redistributed over their current positions, and all others keep
 * theirs.
 *
 * @param current identifiers of all tasks, in their order
 * @param wanted identifiers in the new order; unknown and repeated ones are ignored
 * @returns identifiers of all tasks, in the new order
 */
export function withOrder(current: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(current);
  const named = new Set(wanted.filter((id) => known.has(id)));
  const next = named.values();
  return current.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}
