import type { PhraseOptionRow } from "./phrase.queries.ts";
import { type Queryable, queryAll, queryFirst } from "./queryable.ts";

/** The popular phrases, by rank. */
export function listPopularPhrases(db: Queryable): Promise<PhraseOptionRow[]> {
  return queryAll<PhraseOptionRow>(db, {
    name: "list-popular-phrases",
    text: `select id, english, slug from phrase where popular_rank is not null
      order by popular_rank, position, id`,
  });
}

/** Reads how many phrases are popular, and the highest rank; 0 if there are none. */
export async function readPopularRanks(db: Queryable): Promise<{ highest: number; popular: number }> {
  const row = await queryFirst<{ highest: number; popular: number }>(db, {
    name: "read-popular-ranks",
    text: `select coalesce(max(popular_rank), 0) as highest, count(*)::int as popular
      from phrase where popular_rank is not null`,
  });
  return row ?? { highest: 0, popular: 0 };
}
