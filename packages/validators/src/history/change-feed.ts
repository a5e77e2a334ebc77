import { z } from "zod";
import { booleanText, wholeNumber } from "../texts/field-schemas.ts";

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
  admin: booleanText()
    .describe(
      "`true` also lists what editors work with, as far as the role of the session or the token reads it",
    )
    .optional(),
  limit: wholeNumber(1, 500).default(100).describe("Maximum number of changes that the response covers"),
});
export type ChangeFeedInput = z.infer<typeof changeFeedInput>;

/** Kinds that everybody reads. */
export const PUBLIC_KINDS = ["language", "category", "phrase", "translation"] as const;
/** Kinds that editors and readers read, as in the activity. */
export const EDITOR_KINDS = ["task", "document", "synonym_group", "setting", "file"] as const;
/** Kinds that administrators read. */
export const ADMINISTRATOR_KINDS = ["webhook_endpoint", "person", "api_token"] as const;

/** A record that changed, was created, or was deleted. */
export const changedRecord = z.object({
  kind: z.enum([...PUBLIC_KINDS, ...EDITOR_KINDS, ...ADMINISTRATOR_KINDS]),
  id: z.int().describe("0 for a file, which has no ID"),
  slug: z
    .string()
    .nullable()
    .describe(
      "The current slug, or the last one of a deleted record; of a document its `documentId`, of a setting its name, of a file its store and key, such as `assets/guides/sheet.pdf`; null for a kind that has only an ID",
    ),
  language_id: z.int().nullable().describe("The language of a translation"),
  phrase_id: z.int().nullable().describe("The phrase of a translation"),
  deleted: z
    .boolean()
    .describe(
      "Whether the record no longer exists; of a file, whether its newest change in the response deleted it",
    ),
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
