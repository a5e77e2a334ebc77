import type { PhraseRow } from "./phrase.queries.ts";
import type { Queryable } from "./queryable.ts";

/** A phrase with what only its editors need. */
export interface AdminPhraseRow extends PhraseRow {
  categoryName: string | null;
  popularRank: number | null;
  translationCount: number;
  related: { id: number; english: string }[];
}

export const ADMIN_PHRASE_COLUMNS = `p.id, p.slug, p.english, p.category_id as "categoryId", p.version,
  c.name as "categoryName", p.popular_rank as "popularRank",
  (select count(*)::int from translation t where t.phrase_id = p.id) as "translationCount",
  (select coalesce(json_agg(json_build_object('id', o.id, 'english', o.english) order by r.position, r.id), '[]')
    from related_phrase r join phrase o on o.id = r.related_id where r.phrase_id = p.id) as related`;

/** One phrase as editors see it; null when there is none. */
export async function findAdminPhrase(db: Queryable, id: number): Promise<AdminPhraseRow | null> {
  const { rows } = await db.query<AdminPhraseRow>({
    name: "find-admin-phrase",
    text: `select ${ADMIN_PHRASE_COLUMNS} from phrase p left join category c on c.id = p.category_id where p.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
