import { parse } from "papaparse";
import { ImportError } from "./import-error.ts";

/**
 * Reads a table of values. Spreadsheets of some countries separate by semicolons or tabs.
 *
 * @throws ImportError when a quoted value has no end
 */
export function readCsv(content: string): string[][] {
  const { data, errors } = parse<string[]>(content, { delimitersToGuess: [",", ";", "\t"] });
  const cutOff = errors.find(({ code }) => code === "MissingQuotes");
  if (cutOff)
    throw new ImportError(`The file is cut off: a text in row ${(cutOff.row ?? 0) + 1} has no end.`);
  return data;
}
