import { z } from "zod";
import { wholeNumber } from "../texts/field-schemas.ts";

/** Value of `after` for the end of the history. */
export const NOW = "now";

export const changeFeedInput = z.object({
  after: z
    .string()
    .max(400)
    .optional()
    .describe(
      `\`next\` of the previous response; \`${NOW}\` for no changes and the cursor of the present; without it, the history is read from its beginning`,
    ),
  admin: z
    .stringbool()
    .describe(
      "`true` also lists what editors work with, as far as the role of the session or the token reads it",
    )
    .optional(),
  limit: wholeNumber(1, 500).default(100).describe("Maximum number of changes that the response covers"),
});
export type ChangeFeedInput = z.infer<typeof changeFeedInput>;

/** Kinds that everybody reads. */
export const PUBLIC_KINDS = ["language", "category", "phrase", "translation"] as const;
/** Kinds that editors and readers read. */
export const EDITOR_KINDS = ["task", "document", "synonym_group"] as const;
/** Kinds that administrators read. */
export const ADMINISTRATOR_KINDS = ["webhook_endpoint"] as const;

/** A record that changed, was created, or was deleted. */
export const changedRecord = z.object({
  kind: z.enum([...PUBLIC_KINDS, ...EDITOR_KINDS, ...ADMINISTRATOR_KINDS]),
  id: z.int(),
  slug: z
    .string()
    .nullable()
    .describe(
      "The current slug, or the last one of a deleted record; of a document its `documentId`; null for a kind whose addresses have the ID",
    ),
  language_id: z.int().nullable().describe("The language of a translation"),
  phrase_id: z.int().nullable().describe("The phrase of a translation"),
  deleted: z.boolean().describe("Whether the record no longer exists"),
});

export const changeFeed = z
  .object({
    changes: z
      .array(changedRecord)
      .describe("Each record at most once, in the order of its newest change; can be empty before the end"),
    next: z.string().describe("Cursor for `after` of the next request"),
    more: z.boolean().describe("Whether more changes follow already"),
  })
  .meta({
    id: "ChangeFeed",
    description: "The records that changed since a cursor",
    example: {
      changes: [
        {
          kind: "phrase",
          id: 12,
          slug: "good-morning",
          language_id: null,
          phrase_id: null,
          deleted: false,
        },
        { kind: "translation", id: 1197, slug: null, language_id: 2, phrase_id: 12, deleted: true },
      ],
      next: "WyJjaGFuZ2VzIiwiYXNjIiwiNDEiLCI5NyIsMTc5NTQ1NjgwMDAwMDAwMF0",
      more: false,
    },
  });
export type ChangeFeed = z.infer<typeof changeFeed>;
