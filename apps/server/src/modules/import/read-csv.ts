import { Readable } from "node:stream";
import { type FileColumns, IMPORT_MOST_ROWS } from "@saywhere/validators/content/import";
import { CsvError, type Info, parse } from "csv-parse";
import { readHeader } from "./csv-header.ts";
import { unescapeFormula } from "./csv-injection.ts";
import { type FileRow, fileError, MAX_ROW_LENGTH } from "./decode-file.ts";

const DELIMITERS = [",", ";", "\t"];
/** More than an export has with 50 variants and 50 regional variations, and than a spreadsheet leaves empty beside them. */
const MAX_COLUMNS = 600;

/** Reads CSV according to RFC 4180, with any of the delimiters that Excel writes, depending on the country. */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  known: Pick<FileColumns, "columns" | "required">,
): AsyncGenerator<FileRow> {
  let unread = 0;
  let before = { lines: 0, empty: 0 };
  const { first, all } = await withFirst(pieces, (piece) => {
    unread += piece.length;
    if (unread > MAX_ROW_LENGTH) throw tooLongRow(before.lines + 1);
  });
  const parser = parse({
    delimiter: delimiterOf(first),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(all);
  source.once("error", (error) => parser.destroy(error));
  let columns: string[] | undefined;
  let rows = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      unread = 0;
      // A record may span several lines, and is identified by its first line.
      const line = before.lines + 1 + info.empty_lines - before.empty;
      before = { lines: info.lines, empty: info.empty_lines };
      if (record.every((cell) => cell.trim() === "")) continue;
      if (record.length > MAX_COLUMNS) throw tooManyCells(line, record.length, known);
      if (!columns) columns = readHeader(record, known);
      else {
        rows += 1;
        if (rows > IMPORT_MOST_ROWS) throw tooManyRows();
        yield readRecord(columns, record, line);
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? malformed(error) : error;
  } finally {
    source.destroy();
  }
  if (!columns) throw fileError("The file is empty. Its first line has to name the columns.");
}

export function tooManyRows(): Error {
  return fileError(`The file has more than ${IMPORT_MOST_ROWS} rows. Import it in parts.`);
}

/** Returns the first chunk with text, and an iterable of all chunks that checks each of them. */
async function withFirst(
  pieces: AsyncIterable<string>,
  watch: (piece: string) => void,
): Promise<{ first: string; all: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let first = await iterator.next();
  while (first.value === "") first = await iterator.next();
  async function* all(): AsyncGenerator<string> {
    for (let { done, value } = first; !done; { done, value } = await iterator.next()) {
      watch(value);
      yield value;
    }
  }
  return { first: first.value ?? "", all: all() };
}

function tooLongRow(line: number): Error {
  return fileError(
    `Line ${line}: the row has more than ${MAX_ROW_LENGTH} characters. Shorten it, or close the quotation mark in it.`,
  );
}

function tooManyCells(line: number, cells: number, { columns }: Pick<FileColumns, "columns">): Error {
  return fileError(
    `Line ${line}: the row has ${cells} cells, more than ${MAX_COLUMNS}. Use the columns ${columns.join(", ")}.`,
  );
}

function delimiterOf(text: string): string {
  // The first line with any text: lines without are skipped.
  const header = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? "";
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function readRecord(columns: string[], cells: string[], line: number): FileRow {
  // Cells without the name of a column have blank ones, each its own, so that the download of invalid rows has them too.
  const named = Array.from({ length: Math.max(columns.length, cells.length) }, (_, index) => {
    return [columns[index] || " ".repeat(index + 1), unescapeFormula(cells[index] ?? "")] as const;
  });
  const values = Object.fromEntries(named.filter(([name, cell]) => name.trim() !== "" || cell.trim() !== ""));
  if (cells.length !== columns.length) {
    // Which delimiter is wrong is not known, so any cell may belong to another column, and none is checked.
    const error = `The row has ${cells.length} cells, the first line ${columns.length}. Is a delimiter missing, or one too many?`;
    return { line, values, error };
  }
  const unnamed = Object.keys(values).find((name) => name.trim() === "");
  if (unnamed === undefined) return { line, values };
  const error = `Column ${unnamed.length} has no name in the first line. Name it there, or clear the cell.`;
  return { line, values, error };
}

function malformed(error: CsvError): Error {
  const line = typeof error["lines"] === "number" ? `Line ${error["lines"]}: ` : "";
  return fileError(
    `${line}a quotation mark stands where none may, or is never closed. Inside a cell, write it twice.`,
    error,
  );
}
