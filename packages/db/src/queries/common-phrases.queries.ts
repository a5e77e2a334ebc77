import type { LanguageRow } from "./language.queries.ts";
import { type List, type PageRequest, readRows } from "./pagination/keyset.ts";
import { cutPage, type ListPage } from "./pagination/page.ts";
import { type Queryable, queryAll } from "./queryable.ts";
import { IS_UNPUBLISHED, idOfSlug, LANGUAGE_COLUMNS } from "./sql-parts.ts";

export interface CommonPhraseRow {
  /** Identifier of the translation. */
  id: number;
  slug: string;
  english: string;
  nativeText: string;
  romanization: string | null;
  pronunciationGuide: string | null;
  audioUrl: string | null;
}

export interface CommonPhrasesRow extends Pick<ListPage<unknown>, "next" | "previous"> {
  language: LanguageRow;
  /** Number of phrases that the language has. */
  count: number;
  /** The phrases of the page by category. */
  categories: { slug: string; name: string; description: string; phrases: CommonPhraseRow[] }[];
}

/** Lists the phrases of a category in a language, in the order of the site. Both slugs may be former ones. */
export function listPhrasesOfCategory(
  db: Queryable,
  languageSlug: string,
  categorySlug: string,
): Promise<CommonPhraseRow[]> {
  return queryAll<CommonPhraseRow>(db, {
    name: "list-phrases-of-category",
    text: `select t.id, p.slug, p.english, t.native_text as "nativeText", t.romanization,
        t.pronunciation_guide as "pronunciationGuide", t.audio_url as "audioUrl"
      from phrase p join published_translation t on t.phrase_id = p.id
      where t.language_id = ${idOfSlug("language", "$1")} and p.category_id = ${idOfSlug("category", "$2")}
      order by p.position, p.id`,
    values: [languageSlug, categorySlug],
  });
}

interface FlatRow {
  said: CommonPhraseRow;
  category: Omit<CommonPhrasesRow["categories"][number], "phrases">;
}

/**
 * Reads a page of a language's phrases by category. The slug may be a former one.
 *
 * @returns null if there is no such language
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function findCommonPhrases(
  db: Queryable,
  languageSlug: string,
  pageRequest: Omit<PageRequest, "order">,
): Promise<CommonPhrasesRow | null> {
  const { rows } = await db.query<LanguageRow & { count: number }>({
    name: "find-language-and-count",
    text: `select ${LANGUAGE_COLUMNS}, coalesce((
        select sum(translated) from translation_tally where language_id = l.id), 0)::int - (
        select count(*) from translation t
        where t.language_id = l.id and ${IS_UNPUBLISHED})::int as count
      from language l where l.id = ${idOfSlug("language", "$1")}`,
    values: [languageSlug],
  });
  if (!rows[0]) return null;
  const { count, ...language } = rows[0];
  const request = { order: "asc", ...pageRequest } as const;
  const found = await readRows<FlatRow>(db, phrasesOf(language.id), {
    ...request,
    limit: request.limit + 1,
  });
  const { items, next, previous } = cutPage(found, request);
  return { language, count, categories: byCategory(items), next, previous };
}

function phrasesOf(languageId: number): List {
  return {
    // A subquery, so that translations are read only for the phrases of the page.
    columns: `(
        select json_build_object('id', t.id, 'slug', p.slug, 'english', p.english, 'nativeText', t.native_text,
          'romanization', t.romanization, 'pronunciationGuide', t.pronunciation_guide, 'audioUrl', t.audio_url)
        from published_translation t where t.language_id = $1 and t.phrase_id = p.id
      ) as said,
      json_build_object('slug', c.slug, 'name', c.name, 'description', c.description) as category`,
    tables: "category c join phrase p on p.category_id = c.id",
    conditions: ["p.id in (select phrase_id from published_translation where language_id = $1)"],
    values: [languageId],
    sort: {
      name: "category",
      columns: [
        { expression: "c.position", type: "int" },
        { expression: "c.id", type: "int" },
        { expression: "p.position", type: "int" },
        { expression: "p.id", type: "int" },
      ],
      leading: 2,
    },
  };
}

function byCategory(rows: FlatRow[]): CommonPhrasesRow["categories"] {
  const categories: CommonPhrasesRow["categories"] = [];
  for (const { category, said } of rows) {
    const last = categories.at(-1);
    if (last?.slug === category.slug) last.phrases.push(said);
    else categories.push({ ...category, phrases: [said] });
  }
  return categories;
}
