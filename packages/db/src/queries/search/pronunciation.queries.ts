import type { Queryable } from "../queryable.ts";
import { PHRASE_ORDER } from "../sql-parts.ts";

/** How a phrase is pronounced in a language. */
export interface HeardTextRow {
  /** Slugs. */
  language: string;
  phrase: string;
  /** The pronunciation guides of the translation and its other forms, each once and without capitals. */
  guides: string[];
}

/** They are kept in memory: of a large guide, those that most people know by ear. */
const MOST_LANGUAGES = 60;
const MOST_PHRASES = 100;

/**
 * How the popular phrases, and those related to them, are pronounced in the first languages; in the order of languages
 * and phrases.
 */
export async function listPronunciations(db: Queryable): Promise<HeardTextRow[]> {
  const { rows } = await db.query<HeardTextRow>({
    name: "list-heard-texts",
    text: `
      with said_often as (
        select p.id, p.slug, p.place from phrase p
        where p.popular_rank is not null or p.id in (
          select r.related_id from related_phrase r join phrase popular on popular.id = r.phrase_id
          where popular.popular_rank is not null
        )
        order by ${PHRASE_ORDER} limit ${MOST_PHRASES}
      ), spoken_most as (
        select id, slug, position from language order by position, id limit ${MOST_LANGUAGES}
      )
      select l.slug as language, p.slug as phrase, said.guides
      from spoken_most l cross join said_often p
      -- Looked up one by one: a small table would otherwise be read whole.
      cross join lateral (
        select pronunciation_guide, variants from translation
        where language_id = l.id and phrase_id = p.id limit 1
      ) t cross join lateral (
        select array_agg(guide order by place) as guides from (
          select lower(guide) as guide, min(place) as place from (
            select 0 as place, t.pronunciation_guide as guide
            union all
            select place, form ->> 'pronunciationGuide'
            from jsonb_array_elements(t.variants) with ordinality as variant (form, place)
          ) every where guide is not null group by lower(guide)
        ) once
      ) said
      where said.guides is not null
      order by l.position, l.id, ${PHRASE_ORDER}`,
  });
  return rows;
}
