import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";

const TaskSchema = defineEntity({
  name: "Task",
  tableName: "task",
  properties: {
    ...baseProperties,
    title: p.text(),
    status: p.enum(["pending", "in-progress", "completed"] as const).default("pending"),
    /** The release of the product that the task is planned for, such as 1.1. */
    release: p.text().default(""),
    priority: p.text().default(""),
    dependencies: p.text().default(""),
    description: p.text().default(""),
    details: p.text().default(""),
    documentUrl: p.text().nullable(),
    /** Text of the link to the document. */
    titleText: p.text().nullable(),
    /** Its rank in the list; a change of it is not a change of the task. */
    position: p.integer().default(0),
  },
  indexes: [{ properties: ["position", "id"] }],
  checks: [
    { name: "task_texts_filled", expression: "title <> ''" },
    { name: "task_position_counts", expression: "position >= 0" },
  ],
});

/** An item of the task manager. */
export class Task extends TaskSchema.class {}
TaskSchema.setClass(Task);
