import type { EntryRow } from "../phrase-entry.queries.ts";
import type { Queryable } from "../queryable.ts";
import { ENTRY_COLUMNS, LANGUAGE_ORDER, PHRASE_ORDER } from "../sql-parts.ts";

export interface PhraseTextsRow {
  slug: string;
  english: string;
  categorySlug: string;
  categoryName: string;
  isPopular: boolean;
  /** In how many languages it is said. */
  languages: number;
}

/** A translation with all texts by which it is found. */
export interface TranslationTextsRow {
  id: number;
  phraseSlug: string;
  native: string;
  romanization: string | null;
  /** The native text and the romanization of each of its other forms. */
  variants: string[];
}

export interface OldSlugRow {
  kind: "language" | "phrase" | "category";
  slug: string;
  /** The slug that the record has now. */
  current: string;
}

/** Every phrase with its category, in the order of `listEntries`: the popular ones come first. */
export async function listPhraseTexts(db: Queryable): Promise<PhraseTextsRow[]> {
  const { rows } = await db.query<PhraseTextsRow>({
    name: "list-phrase-texts",
    text: `select p.slug, p.english, c.slug as "categorySlug", c.name as "categoryName",
        p.popular_rank is not null as "isPopular",
        (select count(*)::int from translation t where t.phrase_id = p.id) as languages
      from phrase p join category c on c.id = p.category_id order by ${PHRASE_ORDER}`,
  });
  return rows;
}

/** The texts of a language's translations, in the order of `listEntries`. */
export async function listTranslationTexts(
  db: Queryable,
  languageSlug: string,
): Promise<TranslationTextsRow[]> {
  const { rows } = await db.query<TranslationTextsRow>({
    name: "list-translation-texts",
    text: `select t.id, p.slug as "phraseSlug", t.native_text as native, t.romanization, array(
          select said.text from jsonb_array_elements(t.variants) with ordinality as variant (form, place),
            lateral (values (1, form ->> 'nativeText'), (2, form ->> 'romanization')) as said (part, text)
          where said.text is not null order by place, part
        ) as variants
      from translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
      where l.slug = $1 order by ${PHRASE_ORDER}`,
    values: [languageSlug],
  });
  return rows;
}

export interface LanguageSlugsRow {
  slug: string;
  phraseSlugs: string[];
}

/** The slug of every language, in their order, with those of its phrases in the order of `listEntries`. */
export async function listSlugs(db: Queryable): Promise<LanguageSlugsRow[]> {
  const { rows } = await db.query<LanguageSlugsRow>({
    name: "list-slugs",
    text: `select l.slug, coalesce(said.slugs, '[]') as "phraseSlugs" from language l left join (
        select t.language_id, json_agg(p.slug order by ${PHRASE_ORDER}) as slugs
        from translation t join phrase p on p.id = t.phrase_id group by t.language_id
      ) said on said.language_id = l.id
      order by l.position, l.id`,
  });
  return rows;
}

/** A phrase in every language that has it, in the order of the languages. */
export async function listEntriesOfPhrase(db: Queryable, phraseSlug: string): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>({
    name: "list-entries-of-phrase",
    text: `select ${ENTRY_COLUMNS} from translation t join phrase p on p.id = t.phrase_id
      join language l on l.id = t.language_id join category c on c.id = p.category_id
      where p.slug = $1 order by ${LANGUAGE_ORDER}`,
    values: [phraseSlug],
  });
  return rows;
}

/** The slugs that languages, phrases and categories had before, without those that are in use again. */
export async function listOldSlugs(db: Queryable): Promise<OldSlugRow[]> {
  const of = (kind: OldSlugRow["kind"]) => `
    select r.kind, r.slug, target.slug as current from slug_redirect r
    join ${kind} target on target.id = r.target_id
    where r.kind = '${kind}' and not exists (select from ${kind} taken where taken.slug = r.slug)`;
  const { rows } = await db.query<OldSlugRow>({
    name: "list-old-slugs",
    text: `select kind, slug, current
      from (${of("language")} union all ${of("phrase")} union all ${of("category")}) old
      order by kind, slug collate "C"`,
  });
  return rows;
}
