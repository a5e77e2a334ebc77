import { pipeline, Readable } from "node:stream";
import {
  type FieldLists,
  type ListExportRow,
  readListBatch,
} from "@saywhere/db/queries/emergency-and-intent.queries";
import type { ExportRow } from "@saywhere/db/queries/import-export.queries";
import {
  listExportLanguages,
  readExportBatch,
  readExportOf,
  readLongestLists,
} from "@saywhere/db/queries/import-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ExportQuery } from "@saywhere/validators/content/import";
import { stringify } from "csv-stringify";
import { AppError } from "../../errors/app-error.ts";
import { unknownFilterError } from "../../errors/unknown-filter.ts";
import { presentVariants } from "../translation/variants.ts";
import { writeCell } from "./cell-format.ts";
import { escapeFormula } from "./csv-injection.ts";
import { LIST_FIELDS } from "./emergency-and-intent-files.ts";
import type { ListSizes } from "./numbered-columns.ts";

export type ExportService = ReturnType<typeof createExportService>;

/** A row of a file by its columns: texts, lists, and null for what is empty. */
type FileRecord = Record<string, unknown>;

const BATCH = 500;

export function createExportService({ db }: { db: Queryable }) {
  async function* rowsOf(languages: number[], missing: boolean): AsyncGenerator<FileRecord> {
    for (const languageId of languages) {
      const read = (after?: ExportRow) => readExportBatch(db, { languageId, missing, after, limit: BATCH });
      for await (const row of inBatches(read)) yield presentTranslation(row);
    }
  }
  async function* listsOf<Kind extends keyof FieldLists>(
    kind: Kind,
    ids: number[] | undefined,
  ): AsyncGenerator<FileRecord> {
    const { column, present } = LIST_FIELDS[kind];
    const read = (after?: ListExportRow<Kind>) => readListBatch(db, kind, { ids, after, limit: BATCH });
    for await (const { slug, name, list } of inBatches(read)) {
      yield { [kind]: slug, [kind === "language" ? "name" : "english"]: name, [column]: present(list) };
    }
  }
  return {
    /**
     * Returns the rows of a file of translations, read a few hundred at a time, however many there are.
     *
     * @throws AppError NOT_FOUND when no language has the slug, before the first row
     */
    async translations({
      language,
      missing,
    }: Pick<ExportQuery, "language" | "missing">): Promise<AsyncIterable<FileRecord>> {
      const languages = await listExportLanguages(db, language);
      if (language !== undefined && languages.length === 0) throw unknownFilterError("language");
      return rowsOf(languages, missing);
    },
    /** Returns how many variants and regional variations the columns of a file need, at least one each. */
    async listSizes(filter: Pick<ExportQuery, "language" | "ids">): Promise<ListSizes> {
      const { variants, regional_variations } = await readLongestLists(db, filter);
      return { variants: Math.max(1, variants), regional_variations: Math.max(1, regional_variations) };
    },
    /**
     * Returns the rows of a file of translations with these IDs.
     *
     * @throws AppError NOT_FOUND when no translation has any of them
     */
    async selectedTranslations(ids: number[]): Promise<AsyncIterable<FileRecord>> {
      const rows = await readExportOf(db, ids);
      if (rows.length === 0) throw nothingChosen();
      return Readable.from(rows.map(presentTranslation));
    },
    /**
     * Returns the rows of a file with the emergency numbers of languages, or the intents of phrases.
     *
     * @param ids the records; all if undefined
     * @throws AppError NOT_FOUND when there are IDs, and no record has any of them
     */
    async lists(kind: keyof FieldLists, ids?: number[]): Promise<AsyncIterable<FileRecord>> {
      if (ids && (await readListBatch(db, kind, { ids, limit: 1 })).length === 0) throw nothingChosen();
      return listsOf(kind, ids);
    },
  };
}

/** An empty file would look like a success. */
const nothingChosen = (): AppError => new AppError("NOT_FOUND", "No record has any of these identifiers");

/** Yields all rows, of which each batch starts after the last row of the one before. */
async function* inBatches<Row>(read: (after?: Row) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | undefined;
  do {
    const batch = await read(after);
    yield* batch;
    after = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (after);
}

/** A phrase without a translation has no lists, so that an import of its row clears none. */
function presentTranslation({ variants, regional_variations, ...row }: ExportRow): FileRecord {
  if (!variants) return row;
  return {
    ...row,
    regional_variations,
    // Imports derive from the label whether a form means the same.
    variants: presentVariants(variants).map(({ same_meaning: _, ...variant }) => variant),
  };
}

/**
 * Returns the header that names the file for the browser that saves it; a slug may contain any letters (RFC 6266,
 * section 4.3).
 *
 * @param name without its extension
 */
export function contentDisposition(name: string, format: ExportQuery["format"]): string {
  const file = `saywhere-${name}.${format}`;
  const plain = file.replaceAll(/[^\x20-\x7e]|["\\]/g, "_");
  return `attachment; filename="${plain}"${plain === file ? "" : `; filename*=UTF-8''${encodeURIComponent(file)}`}`;
}

/** Writes rows as CSV that Excel opens with all scripts intact: UTF-8 with a byte order mark, CRLF. */
export function toCsv(columns: readonly string[], rows: AsyncIterable<FileRecord>): Readable {
  const writer = stringify({
    bom: true,
    header: true,
    columns: columns.map((column) => escapeFormula(column.trim())),
    record_delimiter: "windows",
    // Programs take a line feed alone as the end of a row, too.
    quoted_match: /[\r\n]/,
  });
  // An error or an early end of either stream ends both; the reader of the writer receives the error.
  pipeline(cellsOf(columns, rows), writer, () => undefined);
  return writer;
}

async function* cellsOf(
  columns: readonly string[],
  rows: AsyncIterable<FileRecord>,
): AsyncGenerator<string[]> {
  for await (const row of rows) {
    yield columns.map((column) => escapeFormula(writeCell(column, row[column])));
  }
}

/** Writes rows as a list of objects, one object per line. */
export function toJson(columns: readonly string[], rows: AsyncIterable<FileRecord>): Readable {
  return Readable.from(linesOf(columns, rows));
}

async function* linesOf(columns: readonly string[], rows: AsyncIterable<FileRecord>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    const values = columns.map((column) => [column, row[column]]);
    yield before + JSON.stringify(Object.fromEntries(values));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
