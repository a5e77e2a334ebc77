import { z } from "zod";
import { conflict } from "./conflict.ts";

/** One validation issue of the input: its path and a message for users. */
export const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).describe("Where in the input"),
  message: z.string().describe("What is wrong"),
});

/** Body of every error response. */
export const errorBody = z
  .object({
    message: z.string().describe("What went wrong, in words for people"),
    code: z.string().describe("What went wrong, for programs, such as `NOT_FOUND`"),
    issues: z.array(issue).optional().describe("Each fault of the input, where the input was at fault"),
    conflict: conflict.optional().describe("What stored thing is in the way, where one is"),
  })
  .meta({ id: "Error", description: "What every failed call answers" });
export type ErrorBody = z.infer<typeof errorBody>;
