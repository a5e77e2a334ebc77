import type { NativeLanguage } from "../form/field-text.tsx";
import { formatValue } from "../text/format-value.ts";

export interface ConflictField {
  name: string;
  label: string;
  native?: NativeLanguage;
  /** Returns the value in the current record; default: the property with the name of the field. */
  theirs?(current: Record<string, unknown>): unknown;
  /** Formats a value, such as the name of a category instead of its ID. */
  text?(value: unknown): string;
}

/** The fields of a form, in the order of their labels. */
export function conflictFieldsOf(
  labels: Record<string, string>,
  special: Partial<Record<string, Partial<ConflictField>>> = {},
): ConflictField[] {
  return Object.entries(labels).map(([name, label]) => ({ name, label, ...special[name] }));
}

export type Side = "mine" | "theirs";

export interface FieldDifference {
  field: ConflictField;
  before: string;
  mine: string;
  theirs: string;
  /** Who changed the field since it was read; null: both. */
  changedBy: Side | null;
}

type Values = Record<string, unknown>;

const valueOf = (values: object, name: string): unknown => (values as Values)[name];

/** Returns the other editor's value of a field as forms hold it: an empty text instead of null. */
export function theirValue(field: ConflictField, current: Values, mine: object): unknown {
  const value = field.theirs ? field.theirs(current) : current[field.name];
  return value === null && typeof valueOf(mine, field.name) === "string" ? "" : value;
}

/** Returns the fields in which my values differ from those that another editor saved meanwhile. */
export function fieldDifferences(
  fields: ConflictField[],
  base: object,
  mine: object,
  current: Values,
): FieldDifference[] {
  return fields.flatMap((field) => {
    const read = (value: unknown) => (field.text ?? formatValue)(value).trim().normalize("NFC");
    const before = read(valueOf(base, field.name));
    // A field that the form does not have is unchanged.
    const typed = valueOf(mine, field.name);
    const my = typed === undefined ? before : read(typed);
    const their = read(theirValue(field, current, mine));
    if (my === their) return [];
    const changedBy = my === before ? "theirs" : their === before ? "mine" : null;
    return [{ field, before, mine: my, theirs: their, changedBy }];
  });
}
