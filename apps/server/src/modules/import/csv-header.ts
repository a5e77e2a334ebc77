import { type FileColumns, REASON_COLUMN } from "@saywhere/validators/content/import";
import { fileError } from "./decode-file.ts";
import { didYouMean } from "./did-you-mean.ts";
import { listOfColumn } from "./numbered-columns.ts";

/**
 * Returns the columns that the first line of a CSV file names.
 *
 * @throws if one of them is unknown or there twice, or a required one is missing
 */
export function readHeader(
  cells: string[],
  { columns: known, required }: Pick<FileColumns, "columns" | "required">,
): string[] {
  const columns = cells.map((cell) => cell.trim().toLowerCase());
  // Excel leaves unnamed columns where cells were cleared.
  const isKnown = (column: string): boolean =>
    ["", REASON_COLUMN, ...known].includes(column) || known.includes(listOfColumn(column) ?? "");
  const unknown = columns.find((column) => !isKnown(column));
  if (unknown !== undefined) {
    throw fileError(
      `There is no column “${unknown}”.${didYouMean(unknown, known)} The columns are ${known.join(", ")}.`,
    );
  }
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw fileError(`The column ${missing.join(", ")} is missing. The first line has to name the columns.`);
  }
  const twice = columns.find((column, index) => column !== "" && columns.indexOf(column) !== index);
  if (twice) throw fileError(`The column ${twice} is there twice. Remove one of them.`);
  const both = columns.find((column) => columns.includes(listOfColumn(column) ?? ""));
  if (both)
    throw fileError(`Use either the column ${listOfColumn(both)} or columns such as ${both}, not both.`);
  return columns;
}
