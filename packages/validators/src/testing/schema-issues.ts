import type { z } from "zod";

/** Returns the path and the message of each issue of an input. */
export function issuesOf(schema: z.ZodType, input: unknown): [where: string, words: string][] {
  const { error } = schema.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}
