import { z } from "zod";
import { pageCursors } from "../api/pagination.ts";
import { SEARCH_MAX_LENGTH } from "../api/search-length.ts";
import { recordId, referenceId } from "../texts/field-schemas.ts";
import { qualityWarning } from "../texts/quality-warnings.ts";
import { languageRef } from "./phrase-entry.ts";
import { translation } from "./translation.ts";

/** What the grid of a language shows: phrases without a translation, translations with warnings or in review, or all. */
export const gridShow = z.enum(["missing", "attention", "review", "all"]);
export type GridShow = z.infer<typeof gridShow>;

/** Maximum number of languages beside the English text. */
export const MAX_REFERENCES = 2;

const references = z.array(referenceId()).max(MAX_REFERENCES).default([]);

/** The fields of a translation that the grid shows, with its version. */
export const gridTranslation = translation
  .pick({
    id: true,
    native_text: true,
    romanization: true,
    accepted_warnings: true,
    needs_review: true,
    version: true,
    updated_at: true,
  })
  .extend({ variants: z.int().describe("How many variants it has"), regional_variations: z.int() });

/** A phrase in one language; `translation` is null if it has none. */
export const gridRow = z.object({
  language: languageRef.extend({ id: z.int() }),
  phrase: z.object({ id: z.int(), slug: z.string(), english: z.string() }),
  translation: gridTranslation.nullable(),
  warnings: z.array(qualityWarning),
  references: z.array(
    z.object({ language_id: z.int(), native_text: z.string(), romanization: z.string().nullable() }),
  ),
});
export type GridRow = z.infer<typeof gridRow>;

export const gridPageInput = z.object({
  language_id: recordId,
  references,
  show: gridShow.default("missing"),
  search: z
    .string()
    .max(SEARCH_MAX_LENGTH)
    .optional()
    .describe("Part of the English text or of the native text"),
  after: pageCursors.after,
  limit: z.int().min(1).max(200).default(100),
});
export type GridPageInput = z.infer<typeof gridPageInput>;

export const gridPage = z.object({
  items: z.array(gridRow),
  next: z.string().nullable().describe("Cursor of the next page; null on the last"),
});
export type GridPage = z.infer<typeof gridPage>;

export const gridRowInput = z.object({ language_id: recordId, phrase_id: recordId, references });
export type GridRowInput = z.infer<typeof gridRowInput>;
