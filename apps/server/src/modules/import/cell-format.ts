import type { EmergencyNumbers } from "@saywhere/validators/content/emergency-numbers";
import { z } from "zod";

/** How a cell of a CSV file holds a list; JSON files hold the list itself. */
interface ListCell {
  /** An entry that the cell can hold. */
  entry: z.ZodType;
  write(list: unknown[]): string;
  /**
   * Reports to the context what is invalid: the cell, by returning `z.NEVER`, or some entries, whose places in the result
   * are then undefined.
   */
  read(cell: string, context: z.RefinementCtx): unknown;
}

/** Longest list of a cell; more entries are not checked one by one. */
const MAX_ENTRIES = 1_000;

/** One entry in each line. */
const LINES: ListCell = {
  entry: z.string(),
  // Stored entries have no breaks.
  write: (list) => list.map((entry) => String(entry).replaceAll(/\s+/g, " ")).join("\n"),
  read: linesOf,
};

/** What stands between two commas. */
const PART = /^[^,\r\n]*$/;

/** Only the name of a country can have commas. */
const COUNTRY = /^(.*),([^,]*),([^,]*),([^,]*),([^,]*)$/;

/** One country in each line. */
const COUNTRIES: ListCell = {
  entry: z.object({
    country: formatted(/^[^\r\n]*$/),
    code: formatted(PART),
    police: formatted(PART),
    ambulance: formatted(PART),
    fire: formatted(PART),
  }),
  write: (list) =>
    (list as EmergencyNumbers[])
      .map(({ country, code, police, ambulance, fire }) =>
        [country, code, police, ambulance, fire].join(", "),
      )
      .join("\n"),
  read(cell, context) {
    return linesOf(cell).map((line, place) => {
      const [, country, code, police, ambulance, fire] = COUNTRY.exec(line) ?? [];
      if (country !== undefined) return { country, code, police, ambulance, fire };
      const message = "Write country, code, police, ambulance and fire, such as: Japan, JP, 110, 119, 119";
      context.addIssue({ code: "custom", path: [place], message });
    });
  },
};

/** The list as JSON files have it, for entries of many fields. */
const JSON_LIST: ListCell = {
  entry: z.unknown(),
  write: (list) => (list.length === 0 ? "" : JSON.stringify(list)),
  read(cell, context) {
    if (cell.trim() === "") return [];
    try {
      return JSON.parse(cell);
    } catch {
      const message = "The cell is not valid JSON. Write a list as an export has it, or leave the cell empty";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
  },
};

const CELLS: Record<string, ListCell> = {
  regional_variations: JSON_LIST,
  variants: JSON_LIST,
  emergency_numbers: COUNTRIES,
  intents: LINES,
};

/** Writes a value of a row as the text of a cell. */
export function writeCell(column: string, value: unknown): string {
  if (Array.isArray(value)) return CELLS[column]?.write(value) ?? "";
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** Writes a value of a row that may be invalid; a list that the column's cells cannot hold, and any other value, as JSON. */
export function writeAnyCell(column: string, value: unknown): string {
  if (typeof value === "string") return value;
  const cell = Array.isArray(value) ? CELLS[column] : undefined;
  if (cell && z.array(cell.entry).safeParse(value).success) return writeCell(column, value);
  return value == null ? "" : JSON.stringify(value);
}

/** Returns the schema of a column with a list, which also accepts the text of a cell; the column may be missing. */
export function listColumn<Schema extends z.ZodType>(column: keyof typeof CELLS, list: Schema) {
  const read = (value: unknown, context: z.RefinementCtx): z.output<Schema> => {
    const given = typeof value === "string" ? CELLS[column]?.read(value, context) : value;
    if (given === z.NEVER) return z.NEVER;
    if (Array.isArray(given) && given.length <= MAX_ENTRIES) return checkEntries(list, given, context);
    const message = Array.isArray(given)
      ? "The list has more than 1,000 entries"
      : "Write a list in square brackets";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  return z.unknown().transform(read).optional();
}

/** Checks the entries that could be read, and reports those that are invalid by their places in the cell. */
function checkEntries<Schema extends z.ZodType>(
  list: Schema,
  entries: unknown[],
  context: z.RefinementCtx,
): z.output<Schema> {
  const readable = [...entries.entries()].filter(([, entry]) => entry !== undefined);
  const { data, error } = list.safeParse(readable.map(([, entry]) => entry));
  for (const { message, path } of error?.issues ?? []) {
    const [index, ...field] = path;
    const place = typeof index === "number" ? [readable[index]?.[0] ?? index] : [];
    context.addIssue({ code: "custom", message, path: [...place, ...field] });
  }
  return data ?? z.NEVER;
}

function formatted(format: RegExp) {
  return z.string().regex(format);
}

function linesOf(cell: string): string[] {
  return cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
