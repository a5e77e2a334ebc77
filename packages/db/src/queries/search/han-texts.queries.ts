import { type Queryable, queryAll } from "../queryable.ts";

/** All native texts of a language in one. */
export interface HanTextsRow {
  /** Slug. */
  language: string;
  texts: string;
}

/**
 * Reads the texts of each language in Chinese characters; Japanese is not one of them. They are normalized here: the
 * texts that visitors see until a review come from the history, which has no `search_native`.
 */
export function readHanTexts(db: Queryable): Promise<HanTextsRow[]> {
  return queryAll<HanTextsRow>(db, {
    name: "read-han-texts",
    text: `
      select l.slug as language, search_normalize(string_agg(t.native_text || coalesce((
          select string_agg(form ->> 'nativeText', '') from jsonb_array_elements(t.variants) as form
        ), ''), '')) as texts
      from language l join published_translation t on t.language_id = l.id
      where l.script in ('Hani', 'Hans', 'Hant')
      group by l.id order by l.position, l.id`,
  });
}
