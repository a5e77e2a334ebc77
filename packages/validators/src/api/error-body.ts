import { z } from "zod";

/** Reason why a write failed with 409, where the caller can resolve it. */
export const conflict = z
  .discriminatedUnion("reason", [
    z.object({
      reason: z.literal("stale").describe("Someone else saved the record after it was read"),
      saved_by: z.string().nullable(),
      saved_at: z.iso.datetime(),
      /** The current record, in the shape that its reads return. */
      current: z.record(z.string(), z.unknown()),
    }),
    z.object({
      reason: z.literal("duplicate").describe("Another record has this value already"),
      field: z.string(),
      /** An available value, where one can be suggested. */
      suggestion: z.string().nullable(),
    }),
    z.object({ reason: z.literal("in-use").describe("Other records need it"), count: z.int() }),
    z.object({
      reason: z
        .literal("decided")
        .describe("An editor has decided on the suggestion; in the administration area only"),
    }),
  ])
  .meta({ id: "Conflict" });
export type Conflict = z.infer<typeof conflict>;

/** One validation issue of the input: its path and a message for users. */
export const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).describe("Where in the input"),
  message: z.string().describe("What is wrong"),
});

/** Body of every error response. Those of the REST API have the fields of a problem too. */
export const errorBody = z.object({
  message: z.string().describe("What went wrong, in words for people"),
  code: z.string().describe("What went wrong, for programs, such as `NOT_FOUND`"),
  issues: z.array(issue).optional().describe("Each error of an invalid input"),
  conflict: conflict.optional().describe("What stored thing is in the way, where one is"),
  type: z.string().optional().describe("`about:blank`, because `code` says what went wrong"),
  title: z.string().optional().describe("Name of the status"),
  status: z.int().optional().describe("The status of the response"),
  detail: z.string().optional().describe("The same as `message`"),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Body of every error response of the REST API, which is a problem too (RFC 9457). */
export const problem = errorBody
  .required({ type: true, title: true, status: true, detail: true })
  .meta({ id: "Error", description: "What every failed call answers: problem details (RFC 9457), and more" });
