import { pipeline, Readable } from "node:stream";
import type { ExportRow } from "@saywhere/db/queries/import-export.queries";
import { listExportLanguages, readExportBatch } from "@saywhere/db/queries/import-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { type ExportQuery, IMPORT_COLUMNS } from "@saywhere/validators/content/import";
import { stringify } from "csv-stringify";
import { AppError } from "../../errors/app-error.ts";
import { presentVariants } from "../translation/variants.ts";
import { escapeFormula } from "./csv-injection.ts";

export type ExportService = ReturnType<typeof createExportService>;

const BATCH = 500;

export function createExportService({ db }: { db: Queryable }) {
  async function* rowsOf(languages: number[], missing: boolean): AsyncGenerator<ExportRow> {
    for (const languageId of languages) {
      let after: ExportRow | undefined;
      do {
        const batch = await readExportBatch(db, { languageId, missing, after, limit: BATCH });
        yield* batch;
        after = batch.length === BATCH ? batch.at(-1) : undefined;
      } while (after);
    }
  }
  return {
    /**
     * Returns the rows of an export file, read a few hundred at a time, however many there are.
     *
     * @throws AppError NOT_FOUND when no language has the slug, before the first row
     */
    async rows({
      language,
      missing,
    }: {
      language?: string | undefined;
      missing: boolean;
    }): Promise<AsyncIterable<ExportRow>> {
      const languages = await listExportLanguages(db, language);
      if (language !== undefined && languages.length === 0) {
        throw new AppError("NOT_FOUND", "Language Not Found");
      }
      return rowsOf(languages, missing);
    },
  };
}

/**
 * Returns the header that names the file for the browser that saves it; a slug may contain any letters (RFC 6266,
 * section 4.3).
 */
export function contentDisposition({ language, missing, format }: ExportQuery): string {
  const name = `saywhere-${language ?? "all"}-${missing ? "missing" : "translations"}.${format}`;
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, "_");
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${encodeURIComponent(name)}`}`;
}

/** Writes rows as CSV that Excel opens with all scripts intact: UTF-8 with a byte order mark, CRLF. */
export function toCsv(rows: AsyncIterable<ExportRow>): Readable {
  const columns = [...IMPORT_COLUMNS];
  const writer = stringify({ bom: true, header: true, columns, record_delimiter: "windows" });
  // An error or an early end of either stream ends both; the reader of the writer receives the error.
  pipeline(cellsOf(rows), writer, () => undefined);
  return writer;
}

async function* cellsOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<string[]> {
  for await (const row of rows) yield IMPORT_COLUMNS.map((column) => escapeFormula(row[column] ?? ""));
}

/** Writes rows as a list of objects, one object per line, including values that a CSV cell cannot hold. */
export function toJson(rows: AsyncIterable<ExportRow>): Readable {
  return Readable.from(linesOf(rows));
}

async function* linesOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    const { regional_variations, variants } = row;
    const columns = IMPORT_COLUMNS.map((column) => [column, row[column]]);
    const lists = { regional_variations, variants: variants && presentVariants(variants) };
    yield before + JSON.stringify({ ...Object.fromEntries(columns), ...(variants && lists) });
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
