import {
  nameRecords,
  type RecordRef,
  type RecordState,
  type StateChange,
} from "@saywhere/db/queries/history/activity.queries";
import type { RelatedState } from "@saywhere/db/queries/history/record-changes.queries";
import { POSITION_COLUMNS, type RestorableTable } from "@saywhere/db/queries/history/restorable-tables";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { FieldChange } from "@saywhere/validators/history/activity";
import { truncateTexts } from "./truncate-text.ts";

/** Returns the name of a record, or undefined when it is unknown. */
export type NameOf = (ref: RecordRef) => string | undefined;

/** Columns that hold the identifier of another record, whose name the field shows. */
const REFERENCES: Record<string, { field: string; kind: string }> = {
  category_id: { field: "category", kind: "category" },
  language_id: { field: "language", kind: "language" },
  phrase_id: { field: "phrase", kind: "phrase" },
  related_id: { field: "related_phrase", kind: "phrase" },
  created_by_id: { field: "created_by", kind: "person" },
};

/** Columns that hold identifiers of several records, whose names the field shows. */
const REFERENCE_LISTS: Record<string, { field: string; kind: string }> = {
  language_ids: { field: "languages", kind: "language" },
};

/** What visitors see of a translation that needs a review: an earlier state, which the history has anyway. */
const REVIEWED = "reviewed";

/** Columns with another name in the API. */
const FIELD_NAMES: Record<string, string> = { native_name: "nativeName" };

/** Returns the records whose names are needed to show the changes. */
export function referencesIn(changes: StateChange[]): RecordRef[] {
  return changes.flatMap(({ before, after }) =>
    [before, after].flatMap((state) =>
      Object.entries({ ...REFERENCES, ...REFERENCE_LISTS }).flatMap(([column, { kind }]) =>
        [state?.[column]].flat().flatMap((id) => (typeof id === "number" ? [{ kind, id }] : [])),
      ),
    ),
  );
}

/**
 * Returns the fields that differ between two states of a record, or all non-empty fields of a new or deleted record.
 * Long texts are truncated to the parts that differ.
 */
export function fieldChanges({ kind, before, after }: StateChange, nameOf: NameOf): FieldChange[] {
  if (kind === "setting") {
    const field = String((after ?? before)?.["key"]);
    return [{ field, before: before?.["value"] ?? null, after: after?.["value"] ?? null }];
  }
  const left = ["id", REVIEWED, ...(POSITION_COLUMNS[kind as RestorableTable] ?? [])];
  const columns = Object.keys({ ...before, ...after }).filter((column) => !left.includes(column));
  return columns.flatMap((column) => {
    const change = { before: valueOf(column, before, nameOf), after: valueOf(column, after, nameOf) };
    if (isSame(change.before, change.after)) return [];
    const field = (REFERENCES[column] ?? REFERENCE_LISTS[column])?.field ?? FIELD_NAMES[column] ?? column;
    return [{ field, ...truncateTexts(change) }];
  });
}

function valueOf(column: string, state: RecordState | null, nameOf: NameOf): unknown {
  const value = state?.[column] ?? null;
  const reference = REFERENCES[column];
  if (reference && typeof value === "number") {
    return nameOf({ kind: reference.kind, id: value }) ?? `No. ${value}`;
  }
  const listed = REFERENCE_LISTS[column];
  if (listed && Array.isArray(value)) {
    return value.map((id: number) => nameOf({ kind: listed.kind, id }) ?? `No. ${id}`);
  }
  if (column === "variants" && Array.isArray(value)) return value.map(presentVariant);
  return value;
}

function presentVariant({ nativeText, pronunciationGuide, ...rest }: Record<string, unknown>): unknown {
  return { ...rest, native_text: nativeText, pronunciation_guide: pronunciationGuide };
}

/** Null, an empty text and an empty list are equal, because they look the same to people. */
function isSame(before: unknown, after: unknown): boolean {
  const [left, right] = [filled(before), filled(after)];
  if (typeof left === "string" && typeof right === "string") return left === right;
  return JSON.stringify(left) === JSON.stringify(right);
}

function filled(value: unknown): unknown {
  return value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}

/** The related phrases of a phrase, by the identifier of the relation. */
export type Relations = ReadonlyMap<number, RelatedState>;

/** Returns the relations as they were before the changes, which are given newest first. */
export function relationsBefore(after: Relations, changes: StateChange[]): Relations {
  const relations = new Map(after);
  for (const change of changes) {
    if (change.kind !== "related_phrase") continue;
    const [before, then] = [change.before, change.after] as unknown as (RelatedState | null)[];
    if (then) relations.delete(then.id);
    if (before) relations.set(before.id, before);
  }
  return relations;
}

/** Returns the change of a phrase's related phrases, as English texts in their order; nothing when they are equal. */
export function relatedField(before: Relations, after: Relations, nameOf: NameOf): FieldChange[] {
  const [left, right] = [before, after].map((relations) =>
    inOrder(relations).map(({ related_id }) => related_id),
  );
  if (String(left) === String(right)) return [];
  const names = (ids: number[] = []): string[] =>
    ids.map((id) => nameOf({ kind: "phrase", id }) ?? `No. ${id}`);
  return [{ field: "related_phrases", before: names(left), after: names(right) }];
}

export function inOrder(relations: Relations): RelatedState[] {
  return [...relations.values()].sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Loads the names of records in one query. */
export async function lookUpNames(db: Queryable, refs: RecordRef[]): Promise<NameOf> {
  const distinct = new Map(refs.map((ref) => [keyOf(ref), ref]));
  const rows = distinct.size > 0 ? await nameRecords(db, [...distinct.values()]) : [];
  const names = new Map(rows.map((row) => [keyOf(row), row.name]));
  return (ref) => names.get(keyOf(ref));
}

const keyOf = ({ kind, id }: RecordRef): string => `${kind}/${id}`;
