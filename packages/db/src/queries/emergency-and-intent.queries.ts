import type { EmergencyNumbers } from "../entities/language.entity.ts";
import { type Queryable, queryAll } from "./queryable.ts";

/** The lists that files of languages and phrases have, by the kind of their records. */
export interface FieldLists {
  language: EmergencyNumbers;
  phrase: string;
}

const FIELDS = {
  language: { name: "name", field: "emergency_numbers", read: "emergency_numbers", written: "given.list" },
  phrase: {
    name: "english",
    field: "intents",
    read: "to_jsonb(intents)",
    written:
      "array(select intent from jsonb_array_elements_text(given.list) with ordinality as term (intent, place) order by place)",
  },
} as const;

/** A list of a record. */
export interface StoredList<Kind extends keyof FieldLists> {
  id: number;
  list: FieldLists[Kind][];
}

export interface ListExportRow<Kind extends keyof FieldLists> extends StoredList<Kind> {
  slug: string;
  /** English name of a language, English text of a phrase. */
  name: string;
  position: number;
}

interface ListBatch {
  /** The records to read; all if left out. */
  ids?: number[] | undefined;
  after?: { id: number; position: number } | undefined;
  limit: number;
}

/** Reads the lists of some languages or phrases, in their order. */
export function readListBatch<Kind extends keyof FieldLists>(
  db: Queryable,
  kind: Kind,
  { ids, after, limit }: ListBatch,
): Promise<ListExportRow<Kind>[]> {
  const { name, read } = FIELDS[kind];
  return queryAll<ListExportRow<Kind>>(db, {
    name: `export-lists-of-${kind}s`,
    text: `
      select id, slug, ${name} as name, position, coalesce(${read}, '[]') as list from ${kind}
      where (position, id) > ($1, $2) and ($4::int[] is null or id = any($4)) order by position, id limit $3`,
    values: [after?.position ?? -1, after?.id ?? 0, limit, ids ?? null],
  });
}

/** Finds the lists of languages or phrases; records that do not exist are missing. */
export function findLists<Kind extends keyof FieldLists>(
  db: Queryable,
  kind: Kind,
  ids: number[],
): Promise<StoredList<Kind>[]> {
  return queryAll<StoredList<Kind>>(db, {
    name: `find-lists-of-${kind}s`,
    text: `select id, coalesce(${FIELDS[kind].read}, '[]') as list from ${kind} where id = any($1::int[])`,
    values: [ids],
  });
}

/** Blocks other writes of languages or phrases until the transaction ends. */
export async function lockLists(db: Queryable, kind: keyof FieldLists): Promise<void> {
  await db.query({ text: `lock table ${kind} in share row exclusive mode` });
}

/** Writes the lists of languages or phrases. */
export async function writeLists<Kind extends keyof FieldLists>(
  db: Queryable,
  kind: Kind,
  lists: StoredList<Kind>[],
): Promise<void> {
  const { field, written } = FIELDS[kind];
  await db.query({
    text: `
      update ${kind} set ${field} = ${written}
      from jsonb_to_recordset($1::jsonb) as given (id int, list jsonb) where ${kind}.id = given.id`,
    values: [JSON.stringify(lists)],
  });
}
