import { translationInput, variantInput } from "@saywhere/validators/content/translation";

/** The lists whose entries can have columns of their own in CSV files, such as `variant_2_label`. */
const LISTS = {
  regional_variations: {
    entry: "regional_variation",
    fields: Object.keys(translationInput.shape.regional_variations.unwrap().element.shape),
  },
  variants: { entry: "variant", fields: Object.keys(variantInput.shape) },
};
type List = keyof typeof LISTS;

/** The number of entries that have columns. */
export type ListSizes = Record<List, number>;

type Row = Record<string, unknown>;

const isList = (column: string): column is List => column in LISTS;

const nameOf = (list: List, place: number, field: string): string => `${LISTS[list].entry}_${place}_${field}`;

/** Returns the columns of the entries in place of the columns of the lists. */
export function spreadColumns(columns: readonly string[], sizes: ListSizes): string[] {
  return columns.flatMap((column) => {
    if (!isList(column)) return column;
    const places = Array.from({ length: sizes[column] }, (_, index) => index + 1);
    return places.flatMap((place) => LISTS[column].fields.map((field) => nameOf(column, place, field)));
  });
}

/** Adds the fields of the entries to each row, under the names of their columns. */
export async function* spreadRows(rows: AsyncIterable<Row>, sizes: ListSizes): AsyncGenerator<Row> {
  for await (const row of rows) {
    const spread: Row = { ...row };
    for (const list of Object.keys(LISTS).filter(isList)) {
      const entries = (row[list] ?? []) as Row[];
      // An editor added an entry after the columns were counted: a file without it would delete it.
      if (entries.length > sizes[list]) throw new Error(`${list} grew while they were exported`);
      for (const [index, entry] of entries.entries()) {
        for (const field of LISTS[list].fields) spread[nameOf(list, index + 1, field)] = entry[field];
      }
    }
    yield spread;
  }
}

const COLUMN = /^(regional_variation|variant)_([1-9]\d?)_(.+)$/;

/** Returns the list, place and field of a column of an entry; undefined for any other column. */
function parseColumn(column: string): { list: List; place: number; field: string } | undefined {
  const [, entry, place, field = ""] = COLUMN.exec(column) ?? [];
  const list = entry === "variant" ? "variants" : "regional_variations";
  return LISTS[list].fields.includes(field) ? { list, place: Number(place), field } : undefined;
}

/** Returns the list that a column of an entry belongs to. */
export const listOfColumn = (column: string): List | undefined => parseColumn(column)?.list;

/** An empty cell of these is an error; of the others it means null. */
const NEEDED = { regional_variations: ["region", "notes"], variants: ["label", "native_text"] };

/**
 * Returns the values of a row with lists in place of the columns of their entries. Entries without any text are
 * undefined, so that errors name the right positions of the others.
 */
export function gatherLists(values: Row): Row {
  const gathered: Row = {};
  const lists = new Map<List, (Row | undefined)[]>();
  for (const [column, value] of Object.entries(values)) {
    const found = parseColumn(column);
    if (!found) {
      gathered[column] = value;
      continue;
    }
    const { list, place, field } = found;
    const entries = lists.get(list) ?? [];
    lists.set(list, entries);
    const isEmpty = typeof value !== "string" || value.trim() === "";
    const empty = NEEDED[list].includes(field) ? "" : null;
    entries[place - 1] = { ...entries[place - 1], [field]: isEmpty ? empty : value };
  }
  for (const [list, entries] of lists) {
    gathered[list] = Array.from(entries, (entry) =>
      Object.values(entry ?? {}).some(Boolean) ? entry : undefined,
    );
  }
  return gathered;
}
