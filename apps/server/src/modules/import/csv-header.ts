import { type FileColumns, REASON_COLUMN } from "@saywhere/validators/content/import";
import { mostSimilar } from "../../lib/most-similar.ts";
import { fileError } from "./decode-file.ts";
import { didYouMean } from "./did-you-mean.ts";
import { listOfColumn } from "./numbered-columns.ts";

/** The most unknown columns, and the most that are there twice, that are reported. */
const MAX_COLUMNS = 20;

/**
 * Returns the columns that the first line of a CSV file names.
 *
 * @throws if any of them are unknown or there twice, or required ones are missing; the message names all of these
 */
export function readHeader(
  cells: string[],
  { columns: known, required }: Pick<FileColumns, "columns" | "required">,
): string[] {
  // Excel leaves unnamed columns where cells were cleared.
  const isKnown = (column: string): boolean =>
    ["", REASON_COLUMN, ...known].includes(column) || known.includes(listOfColumn(column) ?? "");
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    // Spreadsheets made by hand have headers such as “Native text”.
    const column = name.replace(/\s+/g, "_");
    return isKnown(column) ? column : name;
  });
  const places = new Map<string, number>();
  for (const column of columns) places.set(column, (places.get(column) ?? 0) + 1);
  const unknown = [...places.keys()]
    .filter((column) => !isKnown(column))
    .slice(0, MAX_COLUMNS)
    .map((column) => ({ column, meant: mostSimilar(column, known) }));
  const faults = unknown.map(({ column, meant }) => `There is no column “${column}”.${didYouMean(meant)}`);
  if (unknown.length > 0) faults.push(`The columns are ${known.join(", ")}.`);
  // A misspelt column is there as soon as its name is corrected.
  const missing = required.filter(
    (column) => !places.has(column) && !unknown.some(({ meant }) => meant === column),
  );
  if (missing.length > 0) {
    const subject = missing.length === 1 ? "The column" : "The columns";
    const verb = missing.length === 1 ? "is" : "are";
    faults.push(`${subject} ${missing.join(", ")} ${verb} missing. The first line has to name the columns.`);
  }
  const twice = [...places].filter(([column, count]) => column !== "" && count > 1);
  for (const [column] of twice.slice(0, MAX_COLUMNS)) {
    faults.push(`The column ${column} is there twice. Remove one of them.`);
  }
  for (const list of known.filter((column) => places.has(column))) {
    const both = columns.find((column) => listOfColumn(column) === list);
    if (both) faults.push(`Use either the column ${list} or columns such as ${both}, not both.`);
  }
  if (faults.length > 0) throw fileError(faults.join(" "));
  return columns;
}
