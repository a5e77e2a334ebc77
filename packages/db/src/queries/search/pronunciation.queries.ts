import { type Queryable, queryAll } from "../queryable.ts";
import { PHRASE_ORDER } from "../sql-parts.ts";

/** How a phrase is pronounced in a language. */
export interface PronunciationRow {
  /** Slugs. */
  language: string;
  phrase: string;
  /** The distinct pronunciation guides of the translation and its variants, in lower case. */
  guides: string[];
}

/** Pronunciations are held in memory, so a large guide is limited to what visitors most likely know by ear. */
const MAX_LANGUAGES = 60;
const MAX_PHRASES = 100;

/**
 * Lists the pronunciations of the popular phrases, and of phrases related to them, in the first languages; in the order
 * of languages and phrases.
 */
export function listPronunciations(db: Queryable): Promise<PronunciationRow[]> {
  return queryAll<PronunciationRow>(db, {
    name: "list-heard-texts",
    text: `
      with said_often as (
        select p.id, p.slug, p.place from phrase p
        where p.popular_rank is not null or p.id in (
          select r.related_id from related_phrase r join phrase popular on popular.id = r.phrase_id
          where popular.popular_rank is not null
        )
        order by ${PHRASE_ORDER} limit ${MAX_PHRASES}
      ), spoken_most as (
        select id, slug, position from language order by position, id limit ${MAX_LANGUAGES}
      )
      select l.slug as language, p.slug as phrase, said.guides
      from spoken_most l cross join said_often p
      -- A lateral lookup, because PostgreSQL would otherwise scan a small table completely.
      cross join lateral (
        select pronunciation_guide, variants from published_translation
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
}
