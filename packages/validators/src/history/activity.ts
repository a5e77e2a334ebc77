import { z } from "zod";
import { referenceId } from "../texts/field-schemas.ts";

/** Kinds of record whose changes are recorded. */
export const recordKind = z.enum([
  "language",
  "category",
  "phrase",
  "related_phrase",
  "translation",
  "setting",
  "person",
  "api_token",
  "task",
  "task_order",
  "document",
  "file",
  "synonym_group",
  "webhook_endpoint",
]);
export type RecordKind = z.infer<typeof recordKind>;

/** Kinds of record whose changes only administrators may see. */
export const ADMINISTRATORS_ONLY: readonly RecordKind[] = [
  "person",
  "api_token",
  "webhook_endpoint",
  "setting",
];

/** Kinds of record whose earlier states can be restored. */
export const restorableKind = z.enum([
  "language",
  "category",
  "phrase",
  "translation",
  "setting",
  "task",
  "document",
  "synonym_group",
]);
export type RestorableKind = z.infer<typeof restorableKind>;

export const changeAction = z.enum(["create", "update", "delete"]);
export type ChangeAction = z.infer<typeof changeAction>;

/** Origin of a change set other than a plain edit. */
export const changeReason = z.enum(["edit", "import", "undo", "restore", "reorder", "set-up", "selection"]);
export type ChangeReason = z.infer<typeof changeReason>;

export const fieldChange = z.object({
  field: z.string().describe("Name of the field, such as `native_text`"),
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** One changed record. */
export const recordChange = z.object({
  id: z.string().describe("Identifier of the change"),
  kind: recordKind,
  record_id: z.int(),
  label: z.string().describe("What people call the record, such as `Hello in Spanish`"),
  action: changeAction,
  fields: z
    .array(fieldChange)
    .describe("What differs; for a new or a deleted record, all that was filled in"),
  language_id: z.int().nullable().describe("The language of its native text; null where it has none"),
});
export type RecordChange = z.infer<typeof recordChange>;

/** Who made a change. */
const changeAuthor = z.object({
  person_id: z.int().nullable(),
  by_token: z.boolean().describe("Whether an API token made the change, whose name this is"),
  name: z.string(),
});

/** Result of one save: the saved record, and the number of other records that changed with it. */
export const activityEntry = z.object({
  id: z.string().describe("Identifier of the set of changes"),
  at: z.iso.datetime(),
  who: changeAuthor,
  reason: changeReason,
  change_count: z.int(),
  headline: recordChange.describe("The record the save was about"),
  selected_count: z
    .int()
    .nullable()
    .describe(
      "Number of the records that a change of a selection, an undo or a restore was about; null for other changes",
    ),
  selected_action: changeAction
    .nullable()
    .describe(
      "What happened to each of the selected records; null if it differs or `selected_count` is null",
    ),
  /** Whether the change set can still be undone as a whole. */
  undoable: z.boolean(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** A time with any offset, converted to UTC. The range excludes offsets and years that PostgreSQL does not accept. */
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => /^\d{4}-/.test(text) && !text.startsWith("0000"), "Choose a day of the years 1 to 9999");

export const activityInput = z.object({
  person_id: referenceId().optional(),
  kind: recordKind.optional(),
  deployment_id: referenceId().optional().describe("Only the changes that a deployment brought to the site"),
  from: moment.optional(),
  to: moment.optional(),
  after: z.string().max(40).optional().describe("`next` of the page before"),
  limit: z.int().min(1).max(100).default(25),
});
export type ActivityInput = z.infer<typeof activityInput>;

export const activityPage = z.object({ items: z.array(activityEntry), next: z.string().nullable() });
export type ActivityPage = z.infer<typeof activityPage>;

export const changesInput = z.object({
  change_set_id: z.string().regex(/^\d{1,18}$/),
  after: z.string().max(40).optional(),
});
export type ChangesInput = z.infer<typeof changesInput>;
export const changesPage = z.object({ items: z.array(recordChange), next: z.string().nullable() });
export type ChangesPage = z.infer<typeof changesPage>;

/** A past state of a record. */
export const historyEntry = z.object({
  change_id: z.string(),
  change_set_id: z.string(),
  at: z.iso.datetime(),
  who: changeAuthor,
  reason: changeReason,
  action: changeAction,
  fields: z.array(fieldChange),
  /** Whether the record is now in the state after this change. */
  current: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyInput = z.object({ kind: restorableKind, record_id: referenceId() });
export type HistoryInput = z.infer<typeof historyInput>;
export const history = z.object({ label: z.string(), exists: z.boolean(), entries: z.array(historyEntry) });
export type History = z.infer<typeof history>;

/** Restores a record to its state before or after a change. */
export const restoreInput = z.object({
  change_id: z.string().regex(/^\d{1,18}$/),
  state: z.enum(["before", "after"]),
});
export type RestoreInput = z.infer<typeof restoreInput>;
export const undoInput = z.object({ change_set_id: z.string().regex(/^\d{1,18}$/) });
