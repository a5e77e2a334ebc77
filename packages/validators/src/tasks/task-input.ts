import { z } from "zod";
import {
  expectedVersion,
  optionalSingleLine,
  optionalText,
  rawText,
  recordId,
  requiredText,
} from "../texts/fields.ts";
import { INVALID_DOCUMENT_URL } from "./document.ts";
import { documentIdOf } from "./document-id.ts";
import { taskStatus } from "./task.ts";

/** A title may also contain the URL of a document. */
const TITLE_LENGTH = 1_000;

/** Fields of a task that an editor enters (specification §5). */
export const taskInput = z
  .object({
    title: requiredText("Title is required", TITLE_LENGTH).describe("May be a Markdown link to a document"),
    status: taskStatus.default("pending"),
    release: optionalSingleLine(),
    priority: optionalSingleLine().describe("Such as High, Medium or Low"),
    dependencies: optionalSingleLine(1_000).describe("Such as `#12`, or titles of tasks"),
    description: rawText().default(""),
    details: rawText().default(""),
    documentUrl: optionalText(2_000)
      .refine((url) => url == null || documentIdOf(url) !== null, INVALID_DOCUMENT_URL)
      .describe("Address of a document; its last segment is the document's identifier"),
    titleText: optionalText(200).describe("Text of the link to the document"),
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
const MOST_TASKS = 20_000;

/** A new order of tasks (specification §7). */
export const taskReorderInput = z
  .object({
    taskIds: z
      .array(z.int().positive())
      .max(MOST_TASKS)
      .describe("Identifiers in the new order; tasks that are not named keep their places"),
  })
  .meta({ id: "TaskOrderInput" });
export type TaskReorderInput = z.infer<typeof taskReorderInput>;

export const taskOrder = z
  .object({ taskIds: z.array(z.int()).describe("Identifiers of all tasks, in their order") })
  .meta({ id: "TaskOrder" });
export type TaskOrder = z.infer<typeof taskOrder>;
