import type { Direction } from "./language.queries.ts";
import type { EntryRow } from "./phrase-entry.queries.ts";
import type { Queryable } from "./queryable.ts";
import { searchStatement } from "./search-statement.ts";

export interface LanguageNamesRow {
  id: number;
  slug: string;
  name: string;
  code: string;
  script: string;
  direction: Direction;
  /** English name, native name, code and aliases, as `normalizeSearchText` writes them. */
  names: string[];
}

export interface SearchOptions {
  text: string;
  /** Search in this language alone. */
  languageId?: number | undefined;
  limit: number;
}

/** The names of every language, for recognising one in a query. */
export async function listLanguageNames(db: Queryable): Promise<LanguageNamesRow[]> {
  const { rows } = await db.query<LanguageNamesRow>({
    name: "list-language-names",
    text: `select id, slug, name, code, script, direction, search_names as names
      from language order by position, id`,
  });
  return rows;
}

/** A text as search compares it: without case, accents, marks, punctuation and variants of letters. */
export async function normalizeSearchText(db: Queryable, text: string): Promise<string> {
  const { rows } = await db.query<{ text: string }>({
    name: "normalize-search-text",
    text: "select search_normalize($1) as text",
    values: [text],
  });
  return rows[0]?.text ?? "";
}

/**
 * The entries whose English, native text or romanization matches a text, best first: the same, beginning with
 * it, holding it as a word, holding a word that begins with it, similar. Among equals popular phrases come
 * first. One or two letters must be whole words.
 *
 * @returns nothing when nothing is near, and for texts without a letter or digit
 */
export async function searchEntries(db: Queryable, options: SearchOptions): Promise<EntryRow[]> {
  const inLanguage = options.languageId !== undefined;
  const values: unknown[] = [options.text, options.limit];
  if (inLanguage) values.push(options.languageId);
  const { rows } = await db.query<EntryRow>({
    name: inLanguage ? "search-entries-language" : "search-entries",
    text: searchStatement(inLanguage ? "t.language_id = $3" : "true"),
    values,
  });
  return rows;
}
