import { ImportError } from "./import-error.ts";

/**
 * Reads a table of values by RFC 4180. Spreadsheets of some countries separate by semicolons or tabs, which is seen in the
 * first line.
 *
 * @throws ImportError when a quoted value has no end
 */
export function readCsv(content: string): string[][] {
  const text = content.replace(/^\uFEFF/, "");
  const [header = ""] = text.split(/\r?\n/, 1);
  const separator = [",", ";", "\t"].find((sign) => header.includes(sign)) ?? ",";
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { value, end } =
      text[at] === '"' ? quotedValue(text, at, rows.length) : plainValue(text, at, separator);
    rows.at(-1)?.push(value);
    const lineEnd = /^\r?\n|^\r/.exec(text.slice(end, end + 2));
    if (lineEnd) rows.push([]);
    at = end + (lineEnd?.[0].length ?? 1);
    // A separator at the very end is followed by an empty value.
    if (at === text.length && text[end] === separator) rows.at(-1)?.push("");
  }
  return rows;
}

function plainValue(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  return { value: text.slice(start, end), end };
}

function quotedValue(text: string, start: number, row: number) {
  let end = start + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  if (end >= text.length) throw new ImportError(`The file is cut off: a text in row ${row} has no end.`);
  return { value: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}
