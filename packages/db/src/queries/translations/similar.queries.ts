import { type Queryable, queryAll } from "../queryable.ts";

/** A translation of another phrase with a similar English or native text. */
export interface SimilarTranslation {
  translation_id: number;
  english: string;
  native_text: string;
  romanization: string | null;
  /** From 0 to 1, by trigrams (pg_trgm). */
  likeness: number;
}

interface SimilarRequest {
  languageId: number;
  phraseId: number;
  /** The native text so far, which may be empty. */
  nativeText: string;
  limit: number;
}

/**
 * Lists the translations of a language that share words with a phrase: whose English contains words of its English, or
 * whose text contains words of its text. The most similar ones come first.
 */
export function listSimilarTranslations(
  db: Queryable,
  { languageId, phraseId, nativeText, limit }: SimilarRequest,
): Promise<SimilarTranslation[]> {
  return queryAll<SimilarTranslation>(db, {
    name: "list-similar-translations",
    // Two statements, because no index serves a condition with "or" over two tables. An empty text would read a whole
    // index, which has no trigrams of it.
    text: `
      with given as (
        select coalesce((select search_english from phrase where id = $2), '') as english,
          search_normalize($3) as native
      ), near as (
        select t.id, similarity(p.search_english, given.english) as likeness
        from given join phrase p on p.search_english %>> given.english
        join translation t on t.phrase_id = p.id and t.language_id = $1
        where p.id <> $2 and given.english <> ''
        union all
        select t.id, similarity(t.search_native, given.native)
        from given join translation t on t.search_native %>> given.native
        where t.language_id = $1 and t.phrase_id <> $2 and given.native <> ''
      ), nearest as (
        select id, max(likeness) as likeness from near group by id order by likeness desc, id limit $4
      )
      select t.id as translation_id, p.english, t.native_text, t.romanization, n.likeness
      from nearest n join translation t on t.id = n.id join phrase p on p.id = t.phrase_id
      order by n.likeness desc, t.id`,
    values: [languageId, phraseId, nativeText, limit],
  });
}
