import type { z } from "zod";

/** Where the faults of an input are, and in what words. */
export function issuesOf(schema: z.ZodType, input: unknown): [where: string, words: string][] {
  const { error } = schema.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}
