import type { NativeFace } from "../language-attributes.ts";
import { formatValue } from "../text/format-value.ts";

export interface ConflictField {
  name: string;
  label: string;
  /** Its text may be long, or of several lines. */
  multiline?: boolean;
  native?: NativeFace;
  /** Its value in the record as it is now; the property of the same name when left out. */
  theirs?(current: Record<string, unknown>): unknown;
  /** How a value reads, such as the name of a category instead of its number. */
  text?(value: unknown): string;
}

export type Side = "mine" | "theirs";

export interface FieldDifference {
  field: ConflictField;
  before: string;
  mine: string;
  theirs: string;
  /** Who changed it since it was read; `null`: both. */
  changedBy: Side | null;
}

type Values = Record<string, unknown>;

const valueOf = (values: object, name: string): unknown => (values as Values)[name];

/** What another save left of a field, in the shape that forms hold it in: an empty text instead of null. */
export function theirValue(field: ConflictField, current: Values, mine: object): unknown {
  const value = field.theirs ? field.theirs(current) : current[field.name];
  return value === null && typeof valueOf(mine, field.name) === "string" ? "" : value;
}

/** The fields in which what I typed differs from what somebody else saved meanwhile. */
export function fieldDifferences(
  fields: ConflictField[],
  base: object,
  mine: object,
  current: Values,
): FieldDifference[] {
  return fields.flatMap((field) => {
    const read = (value: unknown) => (field.text ?? formatValue)(value).trim().normalize("NFC");
    const before = read(valueOf(base, field.name));
    // What a form leaves out is left as it is.
    const typed = valueOf(mine, field.name);
    const my = typed === undefined ? before : read(typed);
    const their = read(theirValue(field, current, mine));
    if (my === their) return [];
    const changedBy = my === before ? "theirs" : their === before ? "mine" : null;
    return [{ field, before, mine: my, theirs: their, changedBy }];
  });
}
