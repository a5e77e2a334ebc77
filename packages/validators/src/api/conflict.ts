import { z } from "zod";

/** Reason why a write failed with 409, where the caller can resolve it. */
export const conflict = z
  .discriminatedUnion("reason", [
    z.object({
      reason: z.literal("stale").describe("Somebody saved the record since it was read"),
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
  ])
  .meta({ id: "Conflict" });
export type Conflict = z.infer<typeof conflict>;
