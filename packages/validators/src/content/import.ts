import { z } from "zod";
import { problem } from "../api/error-body.ts";
import { fieldChange } from "../history/activity.ts";
import { booleanText, referenceId } from "../texts/field-schemas.ts";
import { MAX_SELECTED } from "./bulk-selection.ts";
import { TRANSLATION_INPUT_FIELDS } from "./translation.ts";

export const importFormat = z.enum(["csv", "json"]);
export type ImportFormat = z.infer<typeof importFormat>;

/** Columns of the content of a translation. `language` and `phrase` are slugs. */
export const TRANSLATION_COLUMNS = ["language", "phrase", "english", ...TRANSLATION_INPUT_FIELDS];

/** Columns of a file of translations, in the order of an export. */
export const IMPORT_COLUMNS = [...TRANSLATION_COLUMNS, "needs_review"];

/** What a file holds: translations, the emergency numbers of languages, or the intents of phrases. */
export type ImportKind = "translation" | "language" | "phrase";

export interface FileColumns {
  /** Path of the export and the import, below `/api`. */
  path: string;
  /** In the order of an export. */
  columns: readonly string[];
  /** Those that every CSV file has to have. */
  required: readonly string[];
  /** Those that an import ignores: they tell people what a row is about. */
  ignored: readonly string[];
}

export const IMPORT_FILES: Record<ImportKind, FileColumns> = {
  translation: {
    path: "/language-phrases",
    columns: IMPORT_COLUMNS,
    required: ["language", "phrase"],
    ignored: ["english"],
  },
  language: {
    path: "/emergency-numbers",
    columns: ["language", "name", "emergency_numbers"],
    required: ["language"],
    ignored: ["name"],
  },
  phrase: {
    path: "/phrase-intents",
    columns: ["phrase", "english", "intents"],
    required: ["phrase"],
    ignored: ["english"],
  },
};

/** Last column of the rows with errors that can be downloaded; an import ignores it. */
export const REASON_COLUMN = "reason";

/** Result of importing a row. */
export const importRow = z.object({
  line: z.int().describe("Line of the file (CSV), or place in the list from 1 (JSON)"),
  language: z.string().describe("Empty if the file holds phrases"),
  phrase: z.string().describe("Empty if the file holds languages"),
  outcome: z.enum(["create", "update", "unchanged", "skipped", "invalid"]),
  /** The changes by field. */
  fields: z.array(fieldChange),
  /** The error messages by field; a row with any of them is invalid. */
  problems: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
  reason: z.string().nullable().describe("Why an unchanged or skipped row changes nothing; null for others"),
});
export type ImportRow = z.infer<typeof importRow>;

/** Maximum number of rows that a report lists per outcome; the counts cover all rows. */
export const IMPORT_REPORT_ROWS = 500;

/** Maximum number of characters of the rows that a report lists per outcome; later rows are omitted. */
export const IMPORT_REPORT_SIZE = 1_000_000;

export const importReport = z
  .object({
    applied: z
      .boolean()
      .describe(
        "False for a dry run, and where a row is invalid and `skip_invalid` is not set, or no row is valid",
      ),
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
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.infer<typeof importReport>;

/** Error response of an import with invalid rows, which wrote nothing. */
export const importError = problem.extend({ report: importReport }).meta({ id: "ImportError" });

/** One line of the response to a client that accepts newline-delimited JSON, which has the progress of the import. */
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

/** Maximum number of rows in a file. */
export const IMPORT_MOST_ROWS = 100_000;

/** Query of an import, such as `POST /api/language-phrases/import`. */
export const importQuery = z.object({
  format: importFormat.describe("Format of the file"),
  dry_run: booleanText().describe("`true` only reports what an import would change"),
  skip_invalid: booleanText()
    .default(false)
    .describe("`true` imports the valid rows although others are invalid, in one change set"),
});
export type ImportQuery = z.infer<typeof importQuery>;

const TOO_MANY_IDS = `Use at most ${MAX_SELECTED.toLocaleString("en")} identifiers`;

/** The records of an export, as a list in its URL. */
const exportedIds = z
  .string()
  .max(11 * MAX_SELECTED, TOO_MANY_IDS)
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, "Write identifiers separated by commas, such as 1,2,3")
  .transform((ids) => ids.split(",").map(Number))
  .refine((ids) => ids.length <= MAX_SELECTED, TOO_MANY_IDS)
  .refine((ids) => ids.every((id) => id <= 2_147_483_647), "Use identifiers of at most 2,147,483,647")
  .optional();

/** Query of `GET /api/language-phrases/export`. */
export const exportQuery = z.object({
  format: importFormat.default("csv").describe("Format of the file"),
  ids: exportedIds.describe(
    "Identifiers of translations, separated by commas, to export only these; `language` and `missing` do not apply",
  ),
  language: z.string().max(200).optional().describe("Slug of a language; all of them when left out"),
  missing: booleanText()
    .default(false)
    .describe("The phrases that a language lacks, with empty cells to fill in"),
  lists: z
    .enum(["json", "columns"])
    .default("json")
    .describe(
      "How CSV has variants and regional variations: each list as JSON in one cell, or columns for each entry, such as `variant_1_label`",
    ),
});
export type ExportQuery = z.infer<typeof exportQuery>;

/** Query of an export whose records are in the body. */
export const selectedExportQuery = exportQuery.pick({ format: true, lists: true });
export const selectedListExportQuery = exportQuery.pick({ format: true });

/** Body of an export of chosen records. */
export const selectedRecords = z.strictObject({
  ids: z.array(referenceId()).min(1, "Name at least one record").max(MAX_SELECTED, TOO_MANY_IDS),
});

/** Query of the other exports, which hold languages or phrases. */
export const listExportQuery = exportQuery.pick({ format: true }).extend({
  ids: exportedIds.describe(
    "Identifiers, separated by commas, to export only these records; all when left out",
  ),
});
