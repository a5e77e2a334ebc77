import { type Queryable, queryFirst } from "../queryable.ts";
import type { RestorableTable } from "./restorable-tables.ts";

/**
 * The ID that a record with a unique name had before its deletion, or null. A record that is created again under the name
 * takes the ID, so that its history continues.
 *
 * @param name SQL of the name
 */
export const formerId = (kind: "document" | "setting", name: string): string =>
  `(select max(record_id) from change where kind = '${kind}' and label = ${name})`;

/**
 * A version that no record with an ID has had: each came with an update of the starting content, which records its version,
 * or with a change, and the ID of a change is at least the number of changes so far.
 *
 * @param id SQL of the ID
 */
export const beyondVersionsOf = (table: RestorableTable, id: string): string => `
  1 + coalesce((select max(id) from change where kind = '${table}' and record_id = ${id}), 0)
  + coalesce((select max(target_version) from seed_record where kind = '${table}' and target_id = ${id}), 0)`;

/** Finds the ID that a deleted document had, and a version beyond those that it had; null if there was none of the name. */
export function findFormerDocument(
  db: Queryable,
  name: string,
): Promise<{ id: number; version: number } | null> {
  return queryFirst(db, {
    name: "find-former-document",
    text: `select id, (${beyondVersionsOf("document", "former.id")})::int as version
      from (select ${formerId("document", "$1")} as id) former where id is not null`,
    values: [name],
  });
}
