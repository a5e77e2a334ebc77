import type { Queryable } from "./queryable.ts";

/** Every group of words and short texts that mean the same to search, each in the order in which editors wrote it. */
export async function listSynonyms(db: Queryable): Promise<string[][]> {
  const { rows } = await db.query<{ terms: string[] }>({
    name: "list-synonyms",
    text: "select terms from synonym_group order by id",
  });
  return rows.map(({ terms }) => terms);
}
