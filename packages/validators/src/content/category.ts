import { z } from "zod";

/** A category as every read returns it. */
export const category = z
  .object({
    id: z.int().describe("Identifier"),
    slug: z.string().describe("Value of the `category` filter"),
    name: z.string().describe("English name"),
    description: z.string().describe("What its phrases are about"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({
    id: "Category",
    description: "A group of phrases",
    example: {
      id: 1,
      slug: "greetings",
      name: "Greetings",
      description: "Saying hello and goodbye, and wishing people well at any time of day.",
      version: 1,
    },
  });
export type Category = z.infer<typeof category>;

/** The reference of a phrase to its category. */
export const categoryRef = z.object({ slug: z.string(), name: z.string() }).describe("The phrase's category");
export type CategoryRef = z.infer<typeof categoryRef>;
