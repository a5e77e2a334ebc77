import { nameRecords, type RecordRef } from "@saywhere/db/queries/history/activity.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { NameOf } from "./record-fields.ts";

/** Loads the names of records in one query. */
export async function lookUpNames(db: Queryable, refs: RecordRef[]): Promise<NameOf> {
  const distinct = new Map(refs.map((ref) => [keyOf(ref), ref]));
  const rows = distinct.size > 0 ? await nameRecords(db, [...distinct.values()]) : [];
  const names = new Map(rows.map((row) => [keyOf(row), row.name]));
  return (ref) => names.get(keyOf(ref));
}

const keyOf = ({ kind, id }: RecordRef): string => `${kind}/${id}`;
