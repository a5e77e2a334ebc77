import { z } from "zod";

/** An English phrase as the admin lists return it. */
export const phrase = z
  .object({
    id: z.int().describe("Identifier"),
    slug: z.string().describe("Last segment of the phrase's addresses"),
    english: z.string().describe("The phrase in English"),
    category_id: z.int().describe("Identifier of its category"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({
    id: "Phrase",
    description: "An English phrase",
    example: { id: 1, slug: "hello", english: "Hello", category_id: 1, version: 1 },
  });
export type Phrase = z.infer<typeof phrase>;
