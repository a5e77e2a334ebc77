import { z } from "zod";

/** Why a write was refused with 409, as far as the caller can do something about it. */
export const conflict = z
  .discriminatedUnion("reason", [
    z.object({
      reason: z.literal("stale").describe("Somebody saved the record since it was read"),
      saved_by: z.string().nullable(),
      saved_at: z.iso.datetime(),
      /** The record as it is now, in the shape its reads give. */
      current: z.record(z.string(), z.unknown()),
    }),
    z.object({
      reason: z.literal("duplicate").describe("Another record has this value already"),
      field: z.string(),
      /** A value that is free, where one can be suggested. */
      suggestion: z.string().nullable(),
    }),
    z.object({ reason: z.literal("in-use").describe("Other records need it"), count: z.int() }),
  ])
  .meta({ id: "Conflict" });
export type Conflict = z.infer<typeof conflict>;
