import { z } from "zod";
import { fieldChange } from "../accounts/activity.ts";

export const importFormat = z.enum(["csv", "json"]);
export type ImportFormat = z.infer<typeof importFormat>;

/** The columns of the file, in the order of an export. `language` and `phrase` are slugs. */
export const IMPORT_COLUMNS = [
  "language",
  "phrase",
  "english",
  "native_text",
  "romanization",
  "pronunciation_guide",
  "literal_translation",
  "usage_notes",
  "cultural_notes",
  "audio_url",
  "video_url",
] as const;

/** What importing a row would do. */
export const importRow = z.object({
  line: z.int().describe("Line of the file (CSV), or place in the list from 1 (JSON)"),
  language: z.string(),
  phrase: z.string(),
  outcome: z.enum(["create", "update", "unchanged", "skipped", "invalid"]),
  /** What would change, field by field. */
  fields: z.array(fieldChange),
  /** What is wrong, field by field; the row counts as invalid when there is any. */
  problems: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

/** The most rows a report shows of each outcome; the counts are of all. */
export const IMPORT_REPORT_ROWS = 500;

/** Characters of the rows that a report shows of each outcome; it shows no more rows after these. */
export const IMPORT_REPORT_SIZE = 1_000_000;

export const importReport = z.object({
  applied: z.boolean().describe("False for a dry run, and where a row is invalid"),
  counts: z.object({
    create: z.int(),
    update: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    invalid: z.int(),
  }),
  rows: z
    .array(importRow)
    .describe(
      "Invalid ones first; of each outcome at most 500 rows with about a million characters, while the counts are of all",
    ),
  change_set_id: z.string().nullable(),
});
export type ImportReport = z.infer<typeof importReport>;

/** A line of the answer while an import runs (newline-delimited JSON). */
export const importEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    phase: z.enum(["reading", "checking", "writing"]),
    done: z.int(),
    total: z.int(),
  }),
  z.object({ type: z.literal("report"), report: importReport }),
  z.object({ type: z.literal("error"), message: z.string(), code: z.string() }),
]);
export type ImportEvent = z.infer<typeof importEvent>;

/** The most rows of one file. */
export const IMPORT_MOST_ROWS = 100_000;

/** The query of `POST /api/language-phrases/import`. */
export const importQuery = z.object({ format: importFormat, dry_run: z.stringbool() });
export type ImportQuery = z.infer<typeof importQuery>;

/** The query of `GET /api/language-phrases/export`. */
export const exportQuery = z.object({
  format: importFormat.default("csv"),
  language: z.string().max(200).optional().describe("Slug of a language; all of them when left out"),
  missing: z
    .stringbool()
    .default(false)
    .describe("The phrases that a language lacks, with empty cells to fill in"),
});
export type ExportQuery = z.infer<typeof exportQuery>;
