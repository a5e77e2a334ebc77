import { type Queryable, queryAll, queryFirst } from "../queryable.ts";

/** A group of words and short texts that mean the same to search. */
export interface SynonymGroupRow {
  id: number;
  /** In the order in which editors wrote them. */
  terms: string[];
  version: number;
}

export async function listSynonyms(db: Queryable): Promise<string[][]> {
  return (await listSynonymGroups(db)).map(({ terms }) => terms);
}

/** Lists the groups of synonyms, oldest first. */
export function listSynonymGroups(db: Queryable): Promise<SynonymGroupRow[]> {
  return queryAll<SynonymGroupRow>(db, {
    name: "list-synonym-groups",
    text: "select id, terms, version from synonym_group order by id",
  });
}

export function findSynonymGroup(db: Queryable, id: number): Promise<SynonymGroupRow | null> {
  return queryFirst<SynonymGroupRow>(db, {
    name: "find-synonym-group",
    text: "select id, terms, version from synonym_group where id = $1",
    values: [id],
  });
}
