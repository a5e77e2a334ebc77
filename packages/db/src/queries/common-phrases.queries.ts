import type { LanguageRow } from "./language.queries.ts";
import type { Queryable } from "./queryable.ts";
import { idOfSlug, LANGUAGE_COLUMNS } from "./sql-parts.ts";

export interface CommonPhraseRow {
  /** Identifier of the translation. */
  id: number;
  slug: string;
  english: string;
  nativeText: string;
  romanization: string | null;
  pronunciationGuide: string | null;
}

export interface CommonPhrasesRow {
  language: LanguageRow;
  /** The categories that the language has phrases of. */
  categories: { slug: string; name: string; description: string; phrases: CommonPhraseRow[] }[];
}

/** All phrases of a language by category, also by a slug it had before; null when there is no such language. */
export async function findCommonPhrases(
  db: Queryable,
  languageSlug: string,
): Promise<CommonPhrasesRow | null> {
  const { rows } = await db.query<LanguageRow & Pick<CommonPhrasesRow, "categories">>({
    name: "find-common-phrases",
    text: `
      select ${LANGUAGE_COLUMNS}, (
        select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'description', c.description,
          'phrases', said.phrases) order by c.position, c.id), '[]')
        from category c join (
          select p.category_id, json_agg(json_build_object('id', t.id, 'slug', p.slug, 'english', p.english,
            'nativeText', t.native_text, 'romanization', t.romanization,
            'pronunciationGuide', t.pronunciation_guide) order by p.position, p.id) as phrases
          from translation t join phrase p on p.id = t.phrase_id
          where t.language_id = l.id group by p.category_id
        ) said on said.category_id = c.id
      ) as categories
      from language l where l.id = ${idOfSlug("language", "$1")}`,
    values: [languageSlug],
  });
  if (!rows[0]) return null;
  const { categories, ...language } = rows[0];
  return { language, categories };
}
