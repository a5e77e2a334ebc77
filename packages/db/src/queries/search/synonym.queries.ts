import type { Queryable } from "../queryable.ts";

/** A group of words and short texts that mean the same to search. */
export interface SynonymGroupRow {
  id: number;
  /** In the order in which editors wrote them. */
  terms: string[];
  version: number;
}

/** The terms of every group of synonyms, as search goes by them. */
export async function listSynonyms(db: Queryable): Promise<string[][]> {
  return (await listSynonymGroups(db)).map(({ terms }) => terms);
}

/** Every group of synonyms, in the order in which they were made. */
export async function listSynonymGroups(db: Queryable): Promise<SynonymGroupRow[]> {
  const { rows } = await db.query<SynonymGroupRow>({
    name: "list-synonym-groups",
    text: "select id, terms, version from synonym_group order by id",
  });
  return rows;
}

/** One group of synonyms; null when there is none. */
export async function findSynonymGroup(db: Queryable, id: number): Promise<SynonymGroupRow | null> {
  const { rows } = await db.query<SynonymGroupRow>({
    name: "find-synonym-group",
    text: "select id, terms, version from synonym_group where id = $1",
    values: [id],
  });
  return rows[0] ?? null;
}
